"""The room the kitchen plays in, and what the style frames leave open: sink, trash can, smoke, own tray."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.vocabulary import Condiment, Tally
from simulator.window.art import furniture, palette
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import CAST_SHADOW, colour, dark, light
from simulator.window.art.pieces import piece
from simulator.window.art.shapes import ellipse, polygon, rounded, stroke, together
from simulator.window.art.signs import empty_place
from simulator.window.screens.kitchen_layout import COUNTER_Y, Box, Layout

if TYPE_CHECKING:
    from simulator.window.app import App

BASIN_WIDTH, BASIN_DEPTH = 190.0, 92.0
MOST_IN_SINK = 24
"""More pieces than this are not drawn one by one: the sink is full to the eye."""

_TRAY_STEP = 82.0


def room(app: App, places: Layout) -> pygame.Surface:
    """Wall, counter, shelves, sign and rack, without anything on them."""
    wide, high = app.frame.spare
    width, height = furniture.FRAME_WIDTH + wide, furniture.FRAME_HEIGHT + high

    def draw(canvas: Canvas) -> None:
        furniture.wall(canvas, 520 + high, (560 + wide / 2, 200 + high), _light(places, wide, high), width, height)
        with canvas.at(wide / 2, high):
            for ledge in (*(shelf.board for shelf in places.shelves), *places.ledges):
                _ledge(canvas, ledge)
            _sign(canvas, places.sign, high)
            _rack(canvas, places.rack, [x for x, _ in places.spoons])
        furniture.counter(canvas, COUNTER_Y + high, width=width, height=height)

    canvas = Canvas()
    if app.frame.mirrored:
        with canvas.at(width, 0, mirrored=True):
            draw(canvas)
    else:
        draw(canvas)
    picture = canvas.render(app.scale, (0, 0, width, height))
    return (
        pygame.transform.smoothscale(picture, app.size).convert()
        if picture.get_size() != app.size
        else picture.convert()
    )


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


# Sink and trash


def sink(canvas: Canvas, pieces: Tally) -> None:
    """The sink, standing on 0, 0: an enamel basin cut open, a tap, and everything that was washed away."""
    half, depth = BASIN_WIDTH / 2, BASIN_DEPTH
    canvas.shadow(6, 2, half * 1.1, 12, 0.3)
    _tap(canvas)
    hollow = polygon([(-half + 10, -depth), (half - 10, -depth), (half - 26, -16), (-half + 26, -16)], 8)
    canvas.path(hollow, "#EAF3F4")
    canvas.linear(hollow, (0, "#8FA9B5", 0.5), (1, "#EAF3F4", 0))
    for kind, x, y, turn in washed(pieces):
        piece(canvas, kind, x, y, 30, turn, 3.2, lettered=False)
    shell = polygon([(-half, -depth), (half, -depth), (half - 16, 0), (-half + 16, 0)], 8)
    canvas.toy(shell.difference(hollow), colour("sky"), 6, depth=6, gloss=False)
    for side in (-1, 1):
        canvas.toy(rounded(side * (half - 3) - 13, -depth - 9, 26, 18, 8), light(colour("sky"), 0.4), 5, gloss=False)


def _tap(canvas: Canvas) -> None:
    pipe = [(62, -88), (62, -142), (40, -158), (12, -146), (10, -128)]
    canvas.path(stroke(pipe, 26), colour("ink"))
    canvas.path(stroke(pipe, 14), colour("steel"))
    canvas.path(stroke([(58, -92), (58, -140), (38, -153)], 4), "#FFFDF4", opacity=0.8)
    canvas.toy(rounded(46, -182, 32, 18, 8), colour("lemon"), 5, gloss=False)
    canvas.toy(rounded(56, -168, 12, 18, 4), colour("steel_lo"), 4, gloss=False)


def washed(pieces: Tally) -> list[tuple[str, float, float, float]]:
    """Where pieces lie in the sink: kind, x, y and turn, at most MOST_IN_SINK, mixed through one another."""
    rows: list[list[Condiment]] = [[kind] * pieces[kind] for kind in pieces]
    mixed: list[Condiment] = []
    while any(rows) and len(mixed) < MOST_IN_SINK:
        mixed += [row.pop() for row in rows if row]
    places = []
    for place, kind in enumerate(mixed[:MOST_IN_SINK]):
        row, column = divmod(place, 6)
        x = (column - 2.5) * 24 + (row % 2) * 10 - 5
        turn = 0.0 if kind is Condiment.SALT else float((place * 47) % 60 - 30)
        places.append((kind.value, x, -28.0 - row * 17, turn))
    return places


def trash(canvas: Canvas, spoiled: int) -> None:
    """The trash can, standing on 0, 0; its lid is up and a burnt crust looks out once something was thrown away."""
    canvas.shadow(6, 2, 62, 10, 0.3)
    if spoiled:
        for x, radius in ((-20, 20), (12, 24), (30, 15)):
            canvas.toy(ellipse(x, -112, radius, radius * 0.9), colour("iron"), 5, gloss=False)
    can = polygon([(-52, -112), (52, -112), (42, 0), (-42, 0)], 8)
    canvas.toy(can, colour("steel"), 6, depth=9)
    for x in (-22, 0, 22):
        canvas.line([(x, -88), (x * 0.84, -18)], dark(colour("steel"), 0.3), 5, soft=False)
    with canvas.at(52 if spoiled else 0, -116, turn=62 if spoiled else 0):
        lid = together(rounded(-60, -16, 120, 20, 9), rounded(-18, -28, 36, 16, 7))
        canvas.toy(lid, light(colour("steel"), 0.3), 6, depth=5, gloss=False)


def smoke(canvas: Canvas, part: float) -> None:
    """Dark smoke over a burnt pan about 0, 0; `part` 0 to 1 of its loop."""
    for puff in range(4):
        way = (part + puff / 4) % 1
        x = (puff - 1.5) * 62 + 18 * (way - 0.5)
        shape = ellipse(x, -way * 120, 22 + 26 * way, 18 + 22 * way)
        hue = palette.mix(colour("iron"), colour("wall"), way * 0.6)
        canvas.path(shape, hue, opacity=0.75 * (1 - way) + 0.05)
        canvas.path(shape, None, colour("ink"), 4, opacity=0.5 * (1 - way))
