"""The six ingredients of « À table ! » and their two signs: a shape for the kind, a mark for the value."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from simulator.window.art import shapes
from simulator.window.art.canvas import Canvas
from simulator.window.art.faces import face
from simulator.window.art.palette import colour
from simulator.window.art.shapes import Shape, ellipse, placed, polygon, rounded, spline, together

GREENS = "#5FB56A"
HUES: Mapping[str, str] = {
    "potato": "#C98A4B",
    "carrot": "#F08A2C",
    "leek": "#6DBB6A",
    "garlic": "#B79BD0",
    "chicken": "#E8604C",
    "stone": "#7C7F8C",
}
"""The colour of each sign: the shape says the same."""

TINTS: Mapping[str, str] = {
    "potato": "#F6E5CC",
    "carrot": "#FFE6CB",
    "leek": "#E3F3DE",
    "garlic": "#F0E8F6",
    "chicken": "#FBE0D8",
    "stone": "#E4E6EC",
}


def kind_shape(ingredient: str, x: float, y: float, size: float) -> Shape:
    """The outline that says which ingredient it is, about (x, y), `size` high."""
    return placed(_SHAPES[ingredient](), x, y, size)


def kind_sign(canvas: Canvas, ingredient: str, x: float, y: float, size: float) -> None:
    """The shape of the ingredient in its colour."""
    shape = kind_shape(ingredient, x, y, size)
    canvas.toy(shape, HUES[ingredient], max(3.5, size * 0.11), depth=size * 0.1, gloss=False)


def value_mark(canvas: Canvas, ingredient: str, x: float, y: float, size: float = 1) -> None:
    """The mark that says what it counts, about (x, y), 110 wide at size 1."""
    with canvas.at(x, y, size):
        _MARKS[ingredient](canvas)


def ingredient_picture(canvas: Canvas, ingredient: str, x: float, y: float, size: float = 1) -> None:
    """The ingredient itself, about (x, y), some 110 high at size 1."""
    with canvas.at(x, y, size):
        _PICTURES[ingredient](canvas)


# Shapes


def _cross() -> Shape:
    bars = together(rounded(-0.5, -0.17, 1, 0.34, 0.06), rounded(-0.17, -0.5, 0.34, 1, 0.06))
    return placed(bars, turn=45)


def _exclamation() -> Shape:
    return together(polygon([(-0.2, -0.52), (0.2, -0.52), (0.12, 0.16), (-0.12, 0.16)], 0.05), ellipse(0, 0.38, 0.16))


_SHAPES: Mapping[str, Callable[[], Shape]] = {
    "potato": lambda: rounded(-0.44, -0.44, 0.88, 0.88, 0.1),
    "carrot": lambda: polygon([(0, -0.54), (0.54, 0.42), (-0.54, 0.42)], 0.06),
    "leek": _exclamation,
    "garlic": lambda: shapes.clover(0, 0, 1),
    "chicken": lambda: ellipse(0, 0, 0.47),
    "stone": _cross,
}


# Marks


def _dots(*places: tuple[float, float]) -> Callable[[Canvas], None]:
    def draw(canvas: Canvas) -> None:
        for x, y in places:
            canvas.path(ellipse(x, y, 12), colour("ink"))

    return draw


def _ring(canvas: Canvas) -> None:
    canvas.path(ellipse(0, 0, 23), None, colour("ink"), 8)
    canvas.path(ellipse(0, 0, 9.5), colour("ink"))


def _star(canvas: Canvas) -> None:
    canvas.path(placed(polygon(shapes.star_points(0.45)), 0, 2, 30), colour("ink"))


def _minus_three(canvas: Canvas) -> None:
    canvas.path(rounded(-56, -6, 36, 12, 4), colour("ink"))
    _dots((2, 0), (28, 0), (54, 0))(canvas)


_MARKS: Mapping[str, Callable[[Canvas], None]] = {
    "potato": _dots((0, 0)),
    "carrot": _dots((-18, 0), (18, 0)),
    "leek": _dots((-34, 0), (0, 0), (34, 0)),
    "garlic": _star,
    "chicken": _ring,
    "stone": _minus_three,
}


# Pictures


def _potato(canvas: Canvas) -> None:
    canvas.toy(spline([(-46, -6), (-26, -42), (14, -46), (44, -22), (46, 18), (18, 44), (-24, 42)]), "#D9A164", 6)
    for x, y in ((-26, -24), (30, -26), (-32, 22), (26, 28)):
        canvas.path(ellipse(x, y, 4, 2.6), "#A8703A")
    face(canvas, 0, -6, 0.8, "happy")


def _carrot(canvas: Canvas) -> None:
    for turn in (-28, 0, 28):
        leaf = placed(spline([(0, 4), (-9, -18), (0, -40), (9, -18)]), 0, -26, turn=turn)
        canvas.toy(leaf, GREENS, 5, gloss=False)
    canvas.toy(spline([(-36, -22), (0, -32), (36, -22), (22, 22), (0, 56), (-22, 22)]), "#F49A3C", 6)
    canvas.line([(-20, 28), (-8, 30)], "#C96A1B", 4)
    face(canvas, 0, -6, 0.68, "glee", gap=17)


def _leek(canvas: Canvas) -> None:
    for way in (-1, 1):
        leaf = spline([(0, -6), (way * 16, -40), (way * 46, -56), (way * 40, -26), (way * 16, 0)])
        canvas.toy(leaf, "#4FA45E", 5, gloss=False)
    canvas.toy(polygon([(-17, -22), (17, -22), (21, 40), (-21, 40)], 10), "#F4F6E2", 6)
    canvas.path(polygon([(-14, -20), (14, -20), (16, -2), (-16, -2)]), "#A9D68F")
    for x in (-12, 0, 12):
        canvas.line([(x, 42), (x * 1.4, 54)], width=4, soft=False)
    face(canvas, 0, 8, 0.56, "smug", gap=14)


def _garlic(canvas: Canvas) -> None:
    canvas.line([(0, -30), (-4, -50), (6, -58)], "#8FAE6B", 9)
    canvas.toy(spline([(0, -40), (18, -26), (46, 4), (34, 42), (0, 48), (-34, 42), (-46, 4), (-18, -26)]), "#F8F2F6", 6)
    for way in (-1, 1):
        canvas.line([(way * 6, -34), (way * 26, 2), (way * 16, 44)], "#CDB6D8", 4)
    face(canvas, 0, 4, 0.74, "shock")


def _chicken(canvas: Canvas) -> None:
    canvas.toy(spline([(-14, -36), (-8, -56), (2, -42), (10, -58), (16, -40), (24, -48), (22, -28)]), "#E0344C", 5)
    canvas.toy(spline([(-30, -20), (2, -46), (32, -22), (50, 26), (22, 48), (-26, 48), (-50, 22)]), "#FFF3DC", 6)
    canvas.toy(spline([(-46, 18), (-60, 2), (-66, 24), (-44, 38)]), "#F4DDB4", 5, gloss=False)
    face(canvas, 2, -14, 0.62, "worried", gap=18)
    canvas.flat(polygon([(-8, 2), (12, 2), (2, 16)], 2), "#F6B73C", 4)


def _stone(canvas: Canvas) -> None:
    canvas.toy(polygon([(-50, 34), (-44, -14), (-12, -44), (30, -36), (52, 2), (44, 40)], 10), "#9CA0AD", 6)
    canvas.line([(22, -30), (14, -14), (24, -6)], "#6D707C", 4, soft=False)
    face(canvas, -2, 0, 0.74, "angry")


_PICTURES: Mapping[str, Callable[[Canvas], None]] = {
    "potato": _potato,
    "carrot": _carrot,
    "leek": _leek,
    "garlic": _garlic,
    "chicken": _chicken,
    "stone": _stone,
}
