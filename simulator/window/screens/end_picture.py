"""The picture of the end: blocks as high as the place, cooks on them, condiments falling beside."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from simulator.alacarte.components import CREPE
from simulator.alacarte.scoring import STARS_TO_WIN
from simulator.alacarte.state import State
from simulator.game import Standing
from simulator.text import _
from simulator.window.art import furniture, signs, tools
from simulator.window.art.canvas import Canvas
from simulator.window.art.cooks import CookLook, cook, look_of
from simulator.window.art.palette import PIECES
from simulator.window.art.pieces import put_piece
from simulator.window.art.tiles import tile
from simulator.window.layout import Frame
from simulator.window.screens.kitchen_picture import enamel, tray_of

if TYPE_CHECKING:
    from simulator.window.app import App

FLOOR = 904.0
HEIGHTS = {1: 420.0, 2: 380.0, 3: 344.0, 4: 314.0, 5: 270.0, 6: 232.0}
MOODS = {1: "glee", 2: "happy", 3: "smug", 4: "sleepy", 5: "sleepy", 6: "sleepy"}
CONFETTI = 34


@dataclass(frozen=True, slots=True)
class Block:
    """A cook's block: its middle, its width, and the place."""

    x: float
    width: float
    standing: Standing

    @property
    def height(self) -> float:
        """As the place says; the number says it too."""
        return HEIGHTS[self.standing.rank]


_MIDDLES = {
    2: (720.0, 1240.0),
    3: (960.0, 440.0, 1480.0),
    4: (740.0, 300.0, 1180.0, 1620.0),
    5: (960.0, 590.0, 1330.0, 220.0, 1700.0),
    6: (805.0, 495.0, 1115.0, 185.0, 1425.0, 1735.0),
}
_WIDTHS = {2: 440.0, 3: 420.0, 4: 380.0, 5: 310.0, 6: 264.0}


def blocks(standings: Sequence[Standing]) -> list[Block]:
    """The blocks, winners first: the winner in the middle, the second to the left."""
    middles, width = _MIDDLES[len(standings)], _WIDTHS[len(standings)]
    return [Block(x, width, standing) for x, standing in zip(middles, standings, strict=True)]


def unmirrored(app: App) -> Frame:
    """Where a podium stands: it has no hands, so it is the same for the left-handed."""
    return Frame(app.size)


def still(app: App, state: State, standings: Sequence[Standing], words: str) -> pygame.Surface:
    """Everything that does not move."""
    picture = room(app, standings, lambda canvas, block: _block(canvas, state, block), words)
    for block in blocks(standings):
        _names(app, picture, state, block)
    return picture


def room(
    app: App, standings: Sequence[Standing], draw_block: Callable[[Canvas, Block], None], words: str
) -> pygame.Surface:
    """The room of the podium: rays behind the winner, the blocks, and the sign."""
    wide, high = app.frame.spare
    width, height = furniture.FRAME_WIDTH + wide, furniture.FRAME_HEIGHT + high
    places = blocks(standings)

    def draw(canvas: Canvas) -> None:
        x = places[0].x + wide / 2
        furniture.wall(canvas, 600 + high, (x, 330 + high), None, width, height)
        furniture.rays(canvas, x, 420 + high, FLOOR + high, width)
        furniture.counter(canvas, FLOOR + high, width=width, height=height)
        with canvas.at(wide / 2, high):
            for block in places:
                draw_block(canvas, block)
            furniture.sign(canvas, 960, 78, 760, 116)

    canvas = Canvas()
    draw(canvas)
    picture = canvas.render(app.scale, (0, 0, width, height)).convert()
    picture = picture if picture.get_size() == app.size else pygame.transform.smoothscale(picture, app.size)
    sign = unmirrored(app).rect(610, 24, 700, 110)
    role = app.type.largest(words, ("title", "head", "button"), sign.width, sign.height)
    app.type.draw(picture, words, role, sign, align="centre")
    return picture


def title(winners: Sequence[str]) -> str:
    """The words of the sign."""
    if len(winners) == 1:
        return _("{name} wins").format(name=winners[0])
    if not winners:
        return _("The end")
    return _("{names} and {last} win").format(names=", ".join(winners[:-1]), last=winners[-1])


def _block(canvas: Canvas, state: State, block: Block) -> None:
    seat = state.seats[block.standing.seat]
    top = furniture.podium_block(canvas, block.x, FLOOR, block.width, block.height, enamel(block.standing.seat))
    top += _lower(block)
    left = block.x - block.width / 2
    signs.figure_disc(canvas, left + 58, top + 78, 36, str(block.standing.rank), width=7)
    goal = max(state.options.dish_goal, len(tray_of(seat)))
    step = min(76.0, (block.width - 50) / goal)
    side = step * 0.87
    for place in range(goal):
        x = block.x + (place - (goal - 1) / 2) * step
        _place(canvas, state, tray_of(seat), place, x, top + 208, side)
    for place in range(STARS_TO_WIN if state.options.stars else 0):
        signs.star(canvas, block.x + (place - 1) * 76, top + 274, 26, place < seat.stars, 5.5)
    if seat.vp_cups:
        tools.cup(canvas, block.x, top + 98, 0.42, "vp", True, 10)


def _lower(block: Block) -> float:
    """The higher the block, the lower its words stand in it."""
    return max(0.0, block.height - HEIGHTS[4]) * 0.42


def _place(canvas: Canvas, state: State, done: tuple[str, ...], place: int, x: float, y: float, side: float) -> None:
    if place >= len(done):
        signs.empty_place(canvas, x, y, side * 0.94)
        return
    dish = done[place]
    tile(canvas, x, y, side, dish, "crepe" if dish == CREPE else state.deck[dish].colour, width=4)


def _names(app: App, picture: pygame.Surface, state: State, block: Block) -> None:
    top = FLOOR - block.height + _lower(block)
    left = block.x - block.width / 2
    seat = state.seats[block.standing.seat]
    frame = unmirrored(app)
    name = frame.rect(left + 12, top + 118, block.width - 24, 58)
    role = app.type.largest(seat.name, ("head", "button", "text", "note"), name.width, name.height, "title")
    app.type.draw(picture, seat.name, role, name, align="centre", face="title")
    points = frame.rect(left + block.width - 126, top + 42, 100, 72)
    app.type.draw(picture, str(block.standing.points), "head", points, align="right")


def cooks(
    app: App, surface: pygame.Surface, standings: Sequence[Standing], bots: Container[int], time_s: float
) -> None:
    """The cooks on their blocks, those of `bots` of steel; winners jump for joy."""
    for block in blocks(standings):
        won = block.standing.winner
        hop = abs(math.sin(time_s * 3.4)) * 22 if won else 0.0
        at = unmirrored(app).point(block.x, FLOOR - block.height - 14 - hop)
        seat = block.standing.seat
        look = look_of(enamel(seat), seat in bots)
        key = (look, MOODS[1 if won else max(2, block.standing.rank)], won)
        app.sprites.put(surface, ("podium cook", key), _cook(*key), at, app.scale)


def _cook(look: CookLook, mood: str, won: bool) -> Callable[[Canvas], None]:
    return lambda canvas: cook(canvas, 0, 0, 1.0 if won else 0.92, look, mood, "up" if won else "down")


@lru_cache(maxsize=4)
def confetti_places(count: int, seed: int = 5) -> tuple[tuple[float, float], ...]:
    """Where confetti hangs, in design px: beside the sign, never over a cook or a word."""
    chance = random.Random(seed)
    places: list[tuple[float, float]] = []
    for _attempt in range(4000):
        x, y = chance.uniform(30, 1890), chance.uniform(20, 460)
        if _clear(x, y, count) and all(math.hypot(x - a, y - b) >= 92 for a, b in places):
            places.append((x, y))
        if len(places) == CONFETTI:
            break
    return tuple(places)


def _clear(x: float, y: float, count: int) -> bool:
    if 520 < x < 1400 and y < 210:
        return False
    return all(abs(x - middle) > 185 or y < 150 for middle in _MIDDLES[count])


def confetti(app: App, surface: pygame.Surface, time_s: float, count: int) -> None:
    """Condiments that sway and turn slowly."""
    for place, (x, y) in enumerate(confetti_places(count)):
        sway = math.sin(time_s * 1.3 + place) * 10
        fall = 26 * math.sin(time_s * 0.6 + place * 2.1)
        at = unmirrored(app).point(x + sway, y + fall)
        size = 32 + (place * 7) % 15
        turn = (place * 53) % 180 + 30 * math.sin(time_s * 0.9 + place)
        put_piece(app.sprites, surface, PIECES[place % 5], at, size, turn, app.scale)
