"""The room the kitchen plays in, and its own tray."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.vocabulary import Tally
from simulator.window.art import furniture
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import CAST_SHADOW, colour, light
from simulator.window.art.shapes import rounded
from simulator.window.art.signs import empty_place
from simulator.window.screens.kitchen_layout import COUNTER_Y, Box, Layout

if TYPE_CHECKING:
    from simulator.window.app import App
    from simulator.window.layout import Frame

MOST_IN_SINK = 27
"""More pieces than this are not drawn one by one: the sink is full to the eye."""

_TRAY_STEP = 82.0


def room(app: App, places: Layout) -> pygame.Surface:
    """Wall, counter, shelves, sign and rack, without anything on them. Kept: a cook comes back to it from every act."""
    wide, high = app.frame.spare
    whole = 0.0, 0.0, furniture.FRAME_WIDTH + wide, furniture.FRAME_HEIGHT + high
    key = ("kitchen room", places, app.frame.spare, app.frame.mirrored)
    picture = app.sprites.get(key, partial(_room, places=places, frame=app.frame), whole, app.scale)
    if picture.get_size() != app.size:
        picture = pygame.transform.smoothscale(picture, app.size)
    return picture.convert()


def _room(canvas: Canvas, places: Layout, frame: Frame) -> None:
    wide, high = frame.spare
    width, height = furniture.FRAME_WIDTH + wide, furniture.FRAME_HEIGHT + high
    with canvas.at(width if frame.mirrored else 0, 0, mirrored=frame.mirrored):
        furniture.wall(canvas, 520 + high, (560 + wide / 2, 200 + high), _light(places, wide, high), width, height)
        with canvas.at(wide / 2, high):
            for ledge in (*(shelf.board for shelf in places.shelves), *places.ledges):
                _ledge(canvas, ledge)
            _sign(canvas, places.sign, high)
            _rack(canvas, places.rack, [x for x, _ in places.spoons])
        furniture.counter(canvas, COUNTER_Y + high, width=width, height=height)


def _light(places: Layout, wide: float, high: float) -> tuple[float, float]:
    return places.light[0] + wide / 2, places.light[1] + high


def _ledge(canvas: Canvas, board: Box) -> None:
    if board.w > 300:
        furniture.shelf(canvas, board.x, board.y, board.w)
        return
    canvas.path(rounded(board.x + 10, board.y + 22, board.w - 14, 12, 6), CAST_SHADOW, opacity=0.16)
    canvas.toy(rounded(board.x, board.y, board.w, board.h, 8), colour("wood"), 6, depth=6)


def _sign(canvas: Canvas, box: Box, above: float) -> None:
    x, y = box.middle
    for side in (-1, 1):
        cord = [(x + side * box.w * 0.36, -above - 20), (x + side * box.w * 0.36, box.y + 6)]
        canvas.line(cord, width=7, soft=False)
        canvas.line(cord, "#E8D2B0", 2.5, soft=False)
    furniture.sign(canvas, x, y, box.w, box.h, hanging=False)


def _rack(canvas: Canvas, box: Box, hooks: list[float]) -> None:
    canvas.toy(rounded(box.x, box.y, box.w, box.h, 8), colour("steel"), 6, gloss=False)
    for x in hooks:
        canvas.line([(x, box.y + box.h), (x, box.y + box.h + 10)], width=5, soft=False)


# The own tray


def tray_x(place: int, goal: int) -> float:
    """Where a place of the tray is, from its middle; five places fill it, more stand closer."""
    return (place - (goal - 1) / 2) * _TRAY_STEP * min(1.0, 5 / goal)


def tray_side(goal: int) -> float:
    """The side of a tile on the tray."""
    return 72.0 * min(1.0, 5 / goal)


def tray(canvas: Canvas, goal: int) -> None:
    """The own tray about 0, 0, with a dashed place for each dish that is still wanted."""
    canvas.shadow(6, 50, 230, 14, 0.3)
    canvas.toy(rounded(-222, -60, 444, 104, 24), colour("wood"), 7, depth=10)
    canvas.path(rounded(-206, -46, 412, 76, 16), colour("wood_lo"), opacity=0.55)
    for place in range(goal):
        empty_place(canvas, tray_x(place, goal), -8, tray_side(goal) * 0.94)
    for end in (-1, 1):
        canvas.toy(rounded(end * 226 - 14, -30, 28, 44, 10), colour("wood_lo"), 6, gloss=False)


def name_card(canvas: Canvas, enamel: str, width: float, height: float) -> None:
    """The card with an opponent's name, about 0, 0."""
    shape = rounded(-width / 2, -height / 2, width, height, height * 0.31)
    canvas.toy(shape, light(colour(enamel), 0.25), 5, gloss=False, depth=5)


def washed(pieces: Tally) -> list[str]:
    """The pieces that are seen in the sink, at most MOST_IN_SINK, mixed through one another."""
    rows = [[kind.value] * pieces[kind] for kind in pieces]
    mixed: list[str] = []
    while any(rows) and len(mixed) < MOST_IN_SINK:
        mixed += [row.pop() for row in rows if row]
    return mixed[:MOST_IN_SINK]
