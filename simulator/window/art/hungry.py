"""The six Hungry of « À table ! »: each has a shape of its own beside its face."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from simulator.window.art import shapes
from simulator.window.art.canvas import Canvas
from simulator.window.art.faces import face
from simulator.window.art.shapes import Point, Shape, ellipse, placed, polygon, rounded, spline

TINTS: Mapping[str, str] = {
    "raccoon": "#DDE6F0",
    "rabbit": "#FBE2E6",
    "gopher": "#F3E3C4",
    "boar": "#E6DACF",
    "fox": "#FFE4C6",
    "vagabond": "#DCEBDD",
}
HUES: Mapping[str, str] = {
    "raccoon": "#7F93B2",
    "rabbit": "#EE8FA2",
    "gopher": "#C99248",
    "boar": "#8A6552",
    "fox": "#F08A3C",
    "vagabond": "#5E9A76",
}

_SHAPES: Mapping[str, Callable[[], Shape]] = {
    "raccoon": lambda: shapes.moon(0, 0, 1),
    "rabbit": lambda: shapes.heart(0, 0, 1),
    "gopher": lambda: shapes.house(0, 0, 1),
    "boar": lambda: polygon([(0, -0.56), (0.46, 0), (0, 0.56), (-0.46, 0)], 0.05),
    "fox": lambda: placed(polygon(shapes.star_points(0.52)), 0, 0, 0.58),
    "vagabond": lambda: polygon([(-0.54, 0), (-0.27, -0.47), (0.27, -0.47), (0.54, 0), (0.27, 0.47), (-0.27, 0.47)]),
}
"""None of them is a shape of the ingredients."""


def hungry_shape(hungry: str, x: float, y: float, size: float) -> Shape:
    """The outline that says who it is."""
    return placed(_SHAPES[hungry](), x, y, size)


def hungry_sign(canvas: Canvas, hungry: str, x: float, y: float, size: float) -> None:
    """The shape of the Hungry in its colour."""
    canvas.toy(hungry_shape(hungry, x, y, size), HUES[hungry], max(3.5, size * 0.11), depth=size * 0.1, gloss=False)


def hungry_head(
    canvas: Canvas, hungry: str, x: float, y: float, size: float = 1, mood: str = "worried", look: Point = (0, 0.8)
) -> None:
    """The head, about 130 wide at size 1; hungry eyes look down into the pot."""
    with canvas.at(x, y, size):
        _HEADS[hungry](canvas)
        if hungry == "vagabond":
            face(canvas, 0, 4, 0.92, mood, look, gap=20)
            _whiskers_of_a_man(canvas)
        else:
            face(canvas, 0, -4, 0.92, mood, look, gap=22)


def _ears(canvas: Canvas, hue: str, inner: str, x: float, y: float, wide: float, high: float, turn: float) -> None:
    for way in (-1, 1):
        canvas.toy(ellipse(way * x, y, wide, high, way * turn), hue, 6, gloss=False)
        canvas.path(ellipse(way * x, y + 2, wide * 0.5, high * 0.6, way * turn), inner)


def _raccoon(canvas: Canvas) -> None:
    _ears(canvas, "#8E9BB0", "#4A4A5C", 46, -46, 20, 22, 20)
    canvas.toy(spline([(-62, 2), (-44, -46), (0, -56), (44, -46), (62, 2), (40, 44), (0, 56), (-40, 44)]), "#A9B5C7", 7)
    canvas.path(spline([(-56, 4), (-36, -22), (0, -12), (36, -22), (56, 4), (34, 20), (0, 10), (-34, 20)]), "#4A4A5C")
    canvas.path(ellipse(0, 30, 26, 20), "#EEF1F5")
    canvas.path(ellipse(0, 16, 9, 6), "#2E2230")


def _rabbit(canvas: Canvas) -> None:
    _ears(canvas, "#F6EDE6", "#F2AEB8", 24, -74, 15, 44, 10)
    canvas.toy(spline([(-56, 4), (-40, -42), (0, -52), (40, -42), (56, 4), (38, 44), (0, 54), (-38, 44)]), "#F6EDE6", 7)
    canvas.path(ellipse(0, 13, 8, 5), "#E77B8E")


def _gopher(canvas: Canvas) -> None:
    _ears(canvas, "#B9823F", "#8A5C28", 48, -40, 15, 15, 0)
    canvas.toy(
        spline([(-60, 10), (-46, -42), (0, -54), (46, -42), (60, 10), (44, 50), (0, 58), (-44, 50)]), "#CF9A55", 7
    )
    canvas.path(ellipse(0, 32, 32, 22), "#EFD3A4")
    canvas.path(ellipse(0, 14, 9, 6), "#4A2A22")
    for x in (-9, 1):
        canvas.flat(rounded(x, 36, 9, 15, 3), "#FFFFFF", 3)


def _boar(canvas: Canvas) -> None:
    _ears(canvas, "#6E4F40", "#C08A78", 48, -44, 16, 24, 28)
    canvas.toy(polygon([(-14, -58), (0, -76), (14, -58)], 4), "#3F2C26", 5, gloss=False)
    canvas.toy(spline([(-62, 0), (-44, -46), (0, -58), (44, -46), (62, 0), (42, 46), (0, 56), (-42, 46)]), "#8A6552", 7)
    canvas.toy(ellipse(0, 32, 28, 19), "#D49A8A", 5, gloss=False)
    for way in (-1, 1):
        canvas.path(ellipse(way * 10, 30, 4.5, 6.5), "#5A2E28")
        canvas.flat(polygon([(way * 30, 38), (way * 46, 40), (way * 44, 16)], 3), "#FFF8EA", 4)


def _fox(canvas: Canvas) -> None:
    for way in (-1, 1):
        canvas.toy(polygon([(way * 20, -40), (way * 62, -34), (way * 56, -82)], 6), "#F08A3C", 6, gloss=False)
        canvas.path(polygon([(way * 34, -42), (way * 54, -40), (way * 52, -64)], 3), "#4A2A22")
    canvas.toy(
        spline([(-66, -4), (-42, -46), (0, -52), (42, -46), (66, -4), (36, 34), (0, 58), (-36, 34)]), "#F49A4C", 7
    )
    for way in (-1, 1):
        canvas.path(spline([(way * 58, 2), (way * 30, 10), (way * 4, 50), (way * 34, 32)]), "#FFF3E2")
    canvas.path(ellipse(0, 15, 9, 6.5), "#3B2430")


def _vagabond(canvas: Canvas) -> None:
    canvas.toy(spline([(-44, 0), (-34, -34), (34, -34), (44, 0), (34, 40), (0, 54), (-34, 40)]), "#F2C79B", 7)
    canvas.path(spline([(-42, 14), (-20, 30), (0, 26), (20, 30), (42, 14), (32, 44), (0, 56), (-32, 44)]), "#8A6A52")
    canvas.toy(spline([(-76, -22), (-40, -30), (0, -34), (40, -30), (76, -22), (40, -12), (-40, -12)]), "#5E7F68", 6)
    canvas.toy(spline([(-40, -28), (-36, -66), (-8, -60), (10, -72), (36, -58), (40, -28)]), "#7FA389", 6)
    canvas.path(rounded(-40, -38, 80, 11, 3), "#E0A13C")


def _whiskers_of_a_man(canvas: Canvas) -> None:
    canvas.path(ellipse(0, 15, 8, 6), "#E59A82")


_HEADS: Mapping[str, Callable[[Canvas], None]] = {
    "raccoon": _raccoon,
    "rabbit": _rabbit,
    "gopher": _gopher,
    "boar": _boar,
    "fox": _fox,
    "vagabond": _vagabond,
}
