"""The pattern of a cook's enamel: the second sign beside its colour. Dots, checks, stripes, waves."""

from __future__ import annotations

from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour, dark
from simulator.window.art.shapes import ellipse, polygon, rounded

_STRENGTH = 0.75


def trim(canvas: Canvas, enamel: str, left: float, right: float, top: float, height: float) -> None:
    """The pattern of `enamel` along a rim from `left` to `right`.

    Raises:
        KeyError: `enamel` is none of ENAMELS.
    """
    draw = {"mint": _dots, "rose": _checks, "lilac": _stripes, "sky": _waves}[enamel]
    draw(canvas, dark(colour(enamel), 0.3), left, right, top + height / 2, height)


def _dots(canvas: Canvas, hue: str, left: float, right: float, y: float, height: float) -> None:
    for dot in range(int((right - left) / 34)):
        canvas.path(ellipse(left + 17 + dot * 34, y, height * 0.17, sides=20), hue, opacity=_STRENGTH)


def _checks(canvas: Canvas, hue: str, left: float, right: float, y: float, height: float) -> None:
    side = height * 0.22
    for check in range(int((right - left) / side)):
        top = y - side if check % 2 else y
        canvas.path(rounded(left + check * side, top, side, side), hue, opacity=_STRENGTH)


def _stripes(canvas: Canvas, hue: str, left: float, right: float, y: float, height: float) -> None:
    high = height * 0.25
    for stripe in range(int((right - left) / 30)):
        x = left + stripe * 30
        points = [(x + 12, y - high), (x + 24, y - high), (x + 12, y + high), (x, y + high)]
        canvas.path(polygon(points), hue, opacity=_STRENGTH)


def _waves(canvas: Canvas, hue: str, left: float, right: float, y: float, height: float) -> None:
    count = int((right - left) / 20) + 1
    points = [(left + wave * 20, y + height * (0.16 if wave % 2 else -0.16)) for wave in range(count)]
    canvas.line(points, hue, height * 0.13, opacity=_STRENGTH)
