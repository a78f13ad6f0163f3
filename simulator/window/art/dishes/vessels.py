"""What dishes are served in, and what they wear."""

from __future__ import annotations

from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import CAST_SHADOW, colour, dark, light, mix
from simulator.window.art.shapes import Shape, ellipse, rounded, spline, stroke, together

WHITE = "#FFFFFF"
LINEN_SHADE = "#DCD6E6"


def plate(canvas: Canvas, width: float = 92, y: float = 70, hue: str = WHITE) -> None:
    """A plate about 0, `width` to each side."""
    canvas.path(ellipse(4, y + 12, width * 0.9, 8), CAST_SHADOW, opacity=0.22)
    canvas.toy(rounded(-width * 0.42, y + 2, width * 0.84, 13, 6), dark(hue, 0.14), 4.5, gloss=False)
    canvas.toy(ellipse(0, y - 2, width, 13), hue, 5.5, depth=5, gloss=False)
    canvas.path(ellipse(0, y - 4, width * 0.74, 7.5), None, mix(hue, "#C9A27A", 0.45), 3)


def bowl(canvas: Canvas, width: float, height: float, y: float, inside: str) -> Shape:
    """The back of a bowl with its filling; gives the outline that `bowl_front` draws over the food."""
    canvas.path(ellipse(4, y + height + 3, width * 0.72, 8), CAST_SHADOW, opacity=0.22)
    canvas.toy(rounded(-width * 0.4, y + height - 10, width * 0.8, 14, 6), dark("#D9A88A", 0.18), 5, gloss=False)
    canvas.flat(ellipse(0, y, width, 14), inside, 5.5)
    return bowl_outline(width, height, y)


def bowl_outline(width: float, height: float, y: float) -> Shape:
    """The side of a bowl whose rim is at `y`."""
    half = [(width, y), (width * 0.93, y + height * 0.42), (width * 0.55, y + height * 0.92)]
    left = [(-x, way) for x, way in half]
    return spline([*left, (0, y + height), *reversed(half), (0, y + 11)])


def bowl_front(canvas: Canvas, body: Shape, hue: str, dotted: bool = False) -> None:
    """The side of a bowl, over what is in it."""
    canvas.toy(body, hue, 5.5, depth=12)
    if dotted:
        left, top, right, bottom = body.bounds
        width, y = (right - left) / 2, top + (bottom - top) * 0.42 + 8
        for place in (-2, -1, 0, 1, 2):
            canvas.path(ellipse(place * width * 0.29, y - abs(place) * 3, 6, 6, sides=20), light(hue, 0.55))


def pot_handles(canvas: Canvas, x: float, y: float, hue: str | None = None) -> None:
    """The two ears of a pot; only ink without `hue`."""
    for side in (-1, 1):
        ear = [(side * x, y), (side * (x + 28), y - 3), (side * (x + 27), y + 21), (side * (x + 1), y + 22)]
        canvas.path(stroke(ear, 13), colour("ink"))
        if hue:
            canvas.path(stroke(ear, 5), hue)


def steam(
    canvas: Canvas, x: float, y: float, size: float = 1, opacity: float = 0.85, count: int = 3, sway: float = 1
) -> None:
    """Wisps of steam that rise from (x, y); `sway` from -1 to 1 moves them for an animation."""
    for wisp in range(count):
        at_x = x + (wisp - (count - 1) / 2) * 26 * size
        high = (46 if wisp % 2 == 0 else 62) * size
        way = [(0.0, 0.0), (-9.0, 0.35), (8.0, 0.7), (-2.0, 1.0)]
        points = [(at_x + dx * size * sway, y - high * part) for dx, part in way]
        canvas.path(stroke(points, 8 * size + 5), "#D8B98E", opacity=opacity * 0.75)
        canvas.path(stroke(points, 8 * size), WHITE, opacity=opacity)


def toque(canvas: Canvas, x: float, y: float, size: float = 1) -> None:
    """A cook's hat whose band stands at (x, y)."""
    with canvas.at(x, y, size):
        puffs = [ellipse(-22, -34, 20), ellipse(22, -34, 20), ellipse(0, -44, 24), rounded(-28, -36, 56, 30, 4)]
        canvas.toy(together(*puffs), WHITE, 5, depth=7, shade=LINEN_SHADE)
        canvas.toy(rounded(-30, -16, 60, 18, 6), WHITE, 5, gloss=False, shade=LINEN_SHADE)
