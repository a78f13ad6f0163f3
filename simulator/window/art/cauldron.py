"""The stew pot over its fire, cut open towards us like every vessel that holds something."""

from __future__ import annotations

from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour, dark
from simulator.window.art.shapes import Point, ellipse, polygon, rounded, spline
from simulator.window.art.tools import fire

MOUTH_HALF, DEPTH = 196.0, 226.0
"""Half the width of the mouth, and from the mouth to the floor, in design px at size 1."""

IRON = "#6F6A80"
BROTH = "#F2B45A"


def cauldron_back(canvas: Canvas) -> None:
    """Fire, legs, handles and the inside; the middle of the mouth is at 0, 0."""
    canvas.shadow(0, 286, 300, 26, 0.32)
    for x, size in ((-70, 66), (0, 84), (72, 64)):
        fire(canvas, x, 262 - size * 0.3, size, 5)
    for way in (-1, 1):
        canvas.line([(way * 150, 288), (way * -30, 274)], dark(colour("wood_lo"), 0.2), 24, soft=False)
        canvas.line([(way * 150, 286), (way * -30, 272)], colour("wood_lo"), 15, soft=False)
        ring = [(way * 200.0, 30.0), (way * 246.0, 36.0), (way * 248.0, 84.0), (way * 206.0, 90.0)]
        canvas.line(ring, colour("ink"), 26)
        canvas.line(ring, IRON, 12)
    canvas.toy(spline(_outline(0)), IRON, 9, depth=18)
    canvas.path(spline(_outline(24)), "#FBEAC9")
    canvas.path(spline(_outline(24)), None, colour("ink"), 6)
    canvas.linear(spline(_outline(27)), (0, "#E9C98F", 0.55), (1, "#FBEAC9", 0.0))
    canvas.path(ellipse(0, 4, MOUTH_HALF - 12, 22), "#8E5A3A", opacity=0.25)


def _outline(inset: float) -> list[Point]:
    """The pot's outline, `inset` px inside its outer edge."""
    part = 1 - inset / 216
    half = [(186.0, 2.0), (216.0, 60.0), (212.0, 130.0), (160.0, 214.0), (60.0, 240.0)]
    right = [(x * part, inset * 0.6 + y * (1 - inset * 1.6 / 240)) for x, y in half]
    return [*right, *((-x, y) for x, y in reversed(right))]


def cauldron_front(canvas: Canvas) -> None:
    """Broth that covers the feet of the cards, and the rim."""
    broth = polygon(
        [
            (-176, 150),
            (-120, 144),
            (-60, 152),
            (0, 145),
            (60, 152),
            (120, 144),
            (176, 150),
            (140, 196),
            (60, 216),
            (-60, 216),
            (-140, 196),
        ],
        8,
    )
    canvas.path(broth, BROTH, opacity=0.86)
    canvas.line(
        [(-176, 150), (-120, 144), (-60, 152), (0, 145), (60, 152), (120, 144), (176, 150)], dark(BROTH, 0.3), 5
    )
    for way in (-1, 1):
        canvas.toy(rounded(way * 196 - 34, -16, 68, 34, 15), dark(IRON, 0.05), 8, depth=7)
