"""The room: wall, counter, shelf, stove top, signs and cards. Pale, so that information can be saturated."""

from __future__ import annotations

import math

from shapely.geometry import Polygon, box

from simulator.window.art.canvas import Canvas
from simulator.window.art.enamel import trim
from simulator.window.art.palette import CAST_SHADOW, colour, current, dark, light
from simulator.window.art.shapes import Point, polygon, rounded

FRAME_WIDTH, FRAME_HEIGHT = 1920.0, 1080.0
TILE_WIDTH, TILE_HEIGHT = 120.0, 82.0


def wall(
    canvas: Canvas,
    tiles_from: float | None = 500,
    lamp: Point = (560, 200),
    window_light: Point | None = None,
    width: float = FRAME_WIDTH,
    height: float = FRAME_HEIGHT,
) -> None:
    """The wall of the kitchen, from 0, 0.

    Args:
        tiles_from: y of the tiled splash-back; None for none.
        lamp: where the warm light is strongest.
        window_light: top left of the light that falls through a window; None for none.
        width, height: of the room; wider for screens that are not 16:9.
    """
    canvas.path(rounded(0, 0, width, height), colour("wall"))
    if tiles_from is not None:
        _splash_back(canvas, tiles_from, width, height)
    canvas.glow(*lamp, 1250, 900, "#FFF9E6", 0.85)
    if window_light and not current().name.startswith("high"):
        _window_light(canvas, *window_light)


def _splash_back(canvas: Canvas, top: float, width: float, height: float) -> None:
    canvas.path(rounded(0, top, width, height - top), "#F4D9B0")
    for row in range(math.ceil((height - top) / TILE_HEIGHT)):
        for column in range(math.ceil(width / TILE_WIDTH) + 1):
            x = column * TILE_WIDTH - (60 if row % 2 else 0)
            hue = "#F8E3C0" if (row * 7 + int(x / TILE_WIDTH) * 3) % 5 else "#F6DDB6"
            y = top + row * TILE_HEIGHT
            canvas.path(rounded(x + 3, y + 3, TILE_WIDTH - 6, TILE_HEIGHT - 6, 12), hue)
    canvas.toy(rounded(-10, top - 20, width + 20, 20, 6), "#FBEBCB", 0, gloss=False, shade="#EBCB9A")
    canvas.path(rounded(-10, top - 3, width + 20, 5), "#DDB682")


def _window_light(canvas: Canvas, left: float, top: float) -> None:
    for column in (0, 1):
        for row in (0, 1):
            x, y = left + column * 150 + row * 46, top + row * 132
            pane = polygon([(x, y), (x + 132, y + 10), (x + 176, y + 126), (x + 44, y + 116)], 6)
            canvas.path(pane, "#FFFDF0", opacity=0.62)


def counter(
    canvas: Canvas, y: float, front: bool = True, width: float = FRAME_WIDTH, height: float = FRAME_HEIGHT
) -> None:
    """The wooden counter whose top edge is at `y`; its front carries the drawers."""
    canvas.path(rounded(0, y - 8, width, 8), CAST_SHADOW, opacity=0.1)
    canvas.path(rounded(-10, y, width + 20, 46), colour("wood_hi"))
    for place, (x, grain) in enumerate(((60, 220), (420, 140), (760, 300), (1210, 160), (1500, 280))):
        canvas.path(rounded(x, y + 14 + place % 2 * 12, grain, 4, 2), colour("wood"))
    canvas.path(rounded(-10, y + 40, width + 20, 22), colour("wood"))
    canvas.path(rounded(-10, y + 56, width + 20, 8), colour("wood_lo"))
    for edge in (y, y + 64):
        canvas.line([(-10, edge), (width + 10, edge)], width=6, soft=False)
    if front:
        canvas.path(rounded(-10, y + 67, width + 20, height - y - 60), "#C98C55")
        canvas.linear(rounded(-10, y + 67, width + 20, 46), (0, CAST_SHADOW, 0.38), (1, CAST_SHADOW, 0))


def shelf(canvas: Canvas, x: float, y: float, width: float) -> None:
    """A wooden shelf whose top left corner is (x, y)."""
    canvas.path(rounded(x + 14, y + 30, width - 20, 16, 8), CAST_SHADOW, opacity=0.16)
    for bracket in (x + 46, x + width - 46):
        points = [(-10.0, 18.0), (10.0, 18.0), (10.0, 58.0), (0.0, 66.0), (-10.0, 58.0)]
        shape = polygon([(bracket + dx, y + dy) for dx, dy in points], 4)
        canvas.toy(shape, colour("wood_lo"), 5, gloss=False)
    canvas.toy(rounded(x, y, width, 28, 9), colour("wood"), 6, depth=8)


def stove_top(canvas: Canvas, y: float, enamel: str = "mint", width: float = FRAME_WIDTH) -> None:
    """The near edge of a stove across the whole picture, for the close-ups."""
    canvas.toy(rounded(-60, y, width + 120, 400, 40), colour(enamel), 9, depth=16, gloss=False)
    canvas.toy(rounded(-80, y - 22, width + 160, 64, 26), light(colour(enamel), 0.35), 9, depth=10)
    trim(canvas, enamel, -60, width + 60, y - 22, 60)


def sign(
    canvas: Canvas, x: float, y: float, width: float, height: float, hanging: bool = True, hue: str | None = None
) -> None:
    """A sign about (x, y), on two cords when `hanging`."""
    if hanging:
        for side in (-1, 1):
            cord = [(x + side * width * 0.36, y - height), (x + side * width * 0.36, y - height / 2 + 6)]
            canvas.line(cord, width=7, soft=False)
            canvas.line(cord, "#E8D2B0", 2.5, soft=False)
    left, top, radius = x - width / 2, y - height / 2, height * 0.3
    board = hue or colour("paper")
    canvas.path(rounded(left + 6, top + 12, width, height, radius), CAST_SHADOW, opacity=0.2)
    canvas.toy(rounded(left, top, width, height, radius), board, 7, depth=8)
    canvas.path(rounded(left + 12, top + 12, width - 24, height - 24, height * 0.2), None, dark(board, 0.18), 3)


def rail(canvas: Canvas, x: float, y: float, width: float, hooks: int) -> None:
    """A steel rail with hooks for spoons; (x, y) is its top middle. Hooks are 80 apart."""
    canvas.toy(rounded(x - width / 2, y, width, 16, 8), colour("steel"), 6, gloss=False)
    for hook in range(hooks):
        at_x = x + (hook - (hooks - 1) / 2) * 80
        canvas.line([(at_x, y + 16), (at_x, y + 26)], width=5, soft=False)


def card(canvas: Canvas, x: float, y: float, width: float, height: float, radius: float = 34) -> None:
    """A paper card whose top left corner is (x, y), with its shadow."""
    canvas.path(rounded(x + 10, y + 18, width, height, radius), CAST_SHADOW, opacity=0.25)
    canvas.toy(rounded(x, y, width, height, radius), colour("paper"), 8, depth=10, gloss=False)


def veil(canvas: Canvas, width: float = FRAME_WIDTH, height: float = FRAME_HEIGHT, strength: float = 0.45) -> None:
    """Warm dusk over the screen behind a close-up or a question."""
    canvas.path(rounded(0, 0, width, height), CAST_SHADOW, opacity=strength)


def rays(canvas: Canvas, x: float, y: float, floor: float, width: float = FRAME_WIDTH) -> None:
    """Warm rays behind a winner at (x, y), down to `floor`."""
    for ray in range(16):
        first, second = math.radians(ray * 22.5 - 4), math.radians(ray * 22.5 + 6)
        far = [(x + 1500 * math.cos(a), y + 1500 * math.sin(a)) for a in (first, second)]
        canvas.path(Polygon([(x, y), *far]).intersection(box(0, 0, width, floor)), "#FFFBEA", opacity=0.55)
    canvas.glow(x, y, 620, 470, "#FFFDF0", 0.95)


def podium_block(canvas: Canvas, x: float, floor: float, width: float, height: float, enamel: str) -> float:
    """A block of the podium; gives y of its top, where the cook stands."""
    top = floor - height
    canvas.path(rounded(x - width / 2 + 14, top + 20, width, height - 16, 26), CAST_SHADOW, opacity=0.16)
    canvas.toy(rounded(x - width / 2, top, width, height + 6, 26), colour(enamel), 9, depth=18)
    canvas.toy(rounded(x - width / 2 - 18, top - 16, width + 36, 46, 22), light(colour(enamel), 0.4), 9, depth=9)
    trim(canvas, enamel, x - width / 2, x + width / 2, top - 16, 46)
    return top
