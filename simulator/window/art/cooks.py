"""The cooks: bell-shaped toys in their enamel, with hair of their own, a hat and nine moods."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.vessels import toque
from simulator.window.art.faces import face
from simulator.window.art.palette import ENAMEL_RED, colour
from simulator.window.art.shapes import Point, ellipse, heart, rounded, spline, stroke

SKINS = ("#FFE3C4", "#F2C79B", "#C98E62", "#8A5A3C")


@dataclass(frozen=True, slots=True)
class CookLook:
    """How a cook looks: hair is side, long, curls or short; `robot` for bots, who wear an aerial and steel."""

    enamel: str
    hair: str = "side"
    hair_colour: str = "#B5562A"
    skin: str = SKINS[0]
    robot: bool = False


COOKS: Mapping[str, CookLook] = {
    "mint": CookLook("mint", "side", "#B5562A", SKINS[0]),
    "rose": CookLook("rose", "short", "#E9B44A", SKINS[1]),
    "lilac": CookLook("lilac", "long", "#3A2A4A", SKINS[0]),
    "sky": CookLook("sky", "curls", "#2E1F22", SKINS[2]),
}
"""The usual cook of each enamel."""


def look_of(enamel: str, robot: bool) -> CookLook:
    """The usual look of an enamel; bots are of steel."""
    return replace(COOKS[enamel], robot=robot)


STEEL_SKIN = "#DDE2EA"


def cook(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    look: CookLook,
    mood: str = "happy",
    arms: str = "down",
    gaze: Point = (0, 0),
) -> None:
    """A cook whose feet are at (x, y), 310 high at size 1; `arms` are down, up or wave."""
    skin = STEEL_SKIN if look.robot else look.skin
    with canvas.at(x, y, size):
        canvas.shadow(6, 2, 92, 14, 0.3)
        _arms(canvas, colour(look.enamel), skin, arms)
        _body(canvas, colour(look.enamel))
        _head(canvas, look, skin)
        face(canvas, 0, -166, 1.22, mood, gaze, gap=24)
        toque(canvas, 0, -206, 1.75)


def bust(canvas: Canvas, x: float, y: float, size: float, look: CookLook, mood: str = "happy") -> None:
    """A cook's head about (x, y), 150 wide at size 1: for name plates and lists."""
    skin = STEEL_SKIN if look.robot else look.skin
    with canvas.at(x, y, size), canvas.at(0, 190):
        _head(canvas, look, skin)
        face(canvas, 0, -166, 1.22, mood, gap=24)
        toque(canvas, 0, -206, 1.5)


def _arms(canvas: Canvas, hue: str, skin: str, arms: str) -> None:
    down = [(52.0, -96.0), (86.0, -70.0), (88.0, -40.0)]
    up = [(50.0, -92.0), (96.0, -116.0), (108.0, -172.0)]
    for side in (-1, 1):
        raised = arms == "up" or (arms == "wave" and side > 0)
        way = [(side * x, y) for x, y in (up if raised else down)]
        canvas.path(stroke(way, 34), colour("ink"))
        canvas.path(stroke(way, 22), hue)
        canvas.toy(ellipse(*way[-1], 18), skin, 5.5, gloss=False)


def _body(canvas: Canvas, hue: str) -> None:
    half = [(74.0, 0.0), (70.0, -60.0), (46.0, -112.0)]
    bell = spline([*((-x, y) for x, y in half), (0, -124), *reversed(half), (0, 6)])
    canvas.toy(bell, hue, 6.5, depth=14)
    half = [(42.0, 2.0), (44.0, -52.0), (28.0, -86.0)]
    apron = spline([*((-x, y) for x, y in half), *reversed(half), (0, 5)])
    canvas.toy(apron, colour("paper"), 5, depth=8, gloss=False)
    canvas.path(heart(0, -42, 28), ENAMEL_RED)


def _head(canvas: Canvas, look: CookLook, skin: str) -> None:
    if look.robot:
        _robot_ears(canvas)
    else:
        _BACK_HAIR[look.hair](canvas, look.hair_colour)
    canvas.toy(ellipse(0, -170, 70, 60), skin, 6.5, depth=11)
    if not look.robot:
        half = [(71.0, -172.0), (66.0, -208.0), (30.0, -232.0)]
        fringe = [(52.0, -192.0), (20.0, -204.0), (-20.0, -200.0), (-50.0, -190.0)]
        hair = spline([*((-x, y) for x, y in half), *reversed(half), *fringe])
        canvas.toy(hair, look.hair_colour, 5.5, depth=6, gloss=False)


def _robot_ears(canvas: Canvas) -> None:
    for side in (-1, 1):
        canvas.toy(rounded(side * 76 - 14, -190, 28, 44, 10), colour("steel"), 6, gloss=False)
        canvas.line([(side * 80, -190), (side * 92, -222)], width=6, soft=False)
        canvas.flat(ellipse(side * 92, -226, 9), colour("star"), 4.5)


def _buns(canvas: Canvas, hue: str) -> None:
    for side in (-1, 1):
        canvas.toy(ellipse(side * 76, -158, 19, 25, side * 10), hue, 6, depth=5)


def _long(canvas: Canvas, hue: str) -> None:
    half = [(74.0, -190.0), (86.0, -140.0), (78.0, -104.0), (50.0, -112.0)]
    hair = spline([*((-x, y) for x, y in half), *reversed(half), (0, -226)])
    canvas.toy(hair, hue, 6.5, depth=9)


def _curls(canvas: Canvas, hue: str) -> None:
    for side in (-1, 1):
        for x, y, radius in ((70, -196, 24), (82, -166, 22), (72, -138, 19)):
            canvas.toy(ellipse(side * x, y, radius), hue, 6, depth=5, gloss=False)


def _short(canvas: Canvas, hue: str) -> None:
    del canvas, hue


_BACK_HAIR: Mapping[str, Callable[[Canvas, str], None]] = {
    "side": _buns,
    "long": _long,
    "curls": _curls,
    "short": _short,
}
