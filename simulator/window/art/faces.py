"""Faces: only food and cooks have one. Nine moods, and eyes that look at what falls."""

from __future__ import annotations

from collections.abc import Callable

from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour
from simulator.window.art.shapes import Point, ellipse, heart, rounded, spline

MOODS = ("happy", "glee", "shock", "worried", "scared", "angry", "smug", "sleepy", "love")

WHITE = "#FFFFFF"
BLUSH = "#F0705F"
MOUTH = "#8E1F33"
_MOUTH_Y = 22.0


def face(
    canvas: Canvas,
    x: float,
    y: float,
    size: float = 1,
    mood: str = "happy",
    look: Point = (0, 0),
    gap: float = 20,
) -> None:
    """A face about (x, y), between the eyes; `look` is where the pupils go, -1 to 1 each way.

    Raises:
        KeyError: `mood` is none of MOODS.
    """
    mouth = _MOUTHS[mood]
    with canvas.at(x, y, size):
        for side in (-1, 1):
            canvas.path(ellipse(side * (gap + 12), 15, 8, 5.5, sides=20), BLUSH, opacity=0.55)
            _eye(canvas, side, side * gap, mood, look)
        mouth(canvas)


def _eye(canvas: Canvas, side: int, x: float, mood: str, look: Point) -> None:
    if mood == "sleepy":
        canvas.line([(x - 10, 0), (x, 6), (x + 10, 0)], width=5)
    elif mood == "glee":
        canvas.line([(x - 10, 4), (x, -6), (x + 10, 4)], width=5.5)
    elif mood == "love":
        canvas.flat(heart(x, 0, 24), "#E0344C", 3)
    else:
        _open_eye(canvas, x, mood in ("shock", "scared"), look)
        _brow(canvas, side, x, mood)


def _open_eye(canvas: Canvas, x: float, wide: bool, look: Point) -> None:
    radius = 14.6 if wide else 12.0
    pupil = radius * (0.38 if wide else 0.56)
    canvas.flat(ellipse(x, 0, radius, radius * 1.12, sides=28), WHITE, 3.6)
    at_x, at_y = x + look[0] * 4, look[1] * 4
    canvas.path(ellipse(at_x, at_y + 1, pupil, pupil * 1.1, sides=20), colour("ink"))
    canvas.path(ellipse(at_x - pupil * 0.35, at_y - pupil * 0.3, pupil * 0.36, sides=12), WHITE)


def _brow(canvas: Canvas, side: int, x: float, mood: str) -> None:
    if mood == "angry":
        canvas.line([(x - 15 * side, -4), (x + 15 * side, -19)], width=6.5, soft=False)
    elif mood in ("worried", "scared"):
        canvas.line([(x - side * 10, -23), (x + side * 12, -16)], width=5, soft=False)
    elif mood == "smug":
        canvas.line([(x - 13, -4), (x + 13, -4)], width=6, soft=False)


def _laughing(canvas: Canvas) -> None:
    y = _MOUTH_Y
    lips = spline([(-11, y - 4), (0, y - 2), (11, y - 4), (7, y + 6), (0, y + 9), (-7, y + 6)])
    canvas.flat(lips, MOUTH, 3.4)
    canvas.path(ellipse(0, y + 5, 5, 3, sides=16), BLUSH)


def _round(canvas: Canvas) -> None:
    canvas.flat(ellipse(0, _MOUTH_Y + 6, 8, 11, sides=24), MOUTH, 3.6)


def _trembling(canvas: Canvas) -> None:
    y = _MOUTH_Y
    canvas.line([(-13, y + 6), (-7, y), (0, y + 6), (7, y), (13, y + 6)], width=4, soft=False)


def _teeth(canvas: Canvas) -> None:
    y = _MOUTH_Y
    canvas.flat(rounded(-13, y - 1, 26, 12, 5), WHITE, 3.4)
    for x in (-5, 5):
        canvas.line([(x, y), (x, y + 10)], width=2.4, soft=False)


def _curved(points: list[Point]) -> Callable[[Canvas], None]:
    def draw(canvas: Canvas) -> None:
        canvas.line([(x, _MOUTH_Y + y) for x, y in points], width=4.5)

    return draw


_MOUTHS: dict[str, Callable[[Canvas], None]] = {
    "happy": _laughing,
    "love": _laughing,
    "glee": _laughing,
    "shock": _round,
    "scared": _trembling,
    "angry": _teeth,
    "smug": _curved([(-10, 3), (2, 6), (12, -2)]),
    "worried": _curved([(-9, 7), (0, 2), (9, 7)]),
    "sleepy": _curved([(-7, -1), (0, 3), (7, -1)]),
}
