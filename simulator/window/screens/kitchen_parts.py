"""The things that stand in a kitchen, each put at its place or drawn on its way. Positions are design px."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from simulator.alacarte.components import CREPE
from simulator.alacarte.state import State
from simulator.window.art import signs, tools
from simulator.window.art.canvas import Canvas
from simulator.window.art.pieces import piece
from simulator.window.art.tiles import tile
from simulator.window.screens.kitchen_layout import Spot
from simulator.window.type import Align, Role

if TYPE_CHECKING:
    from simulator.window.app import App

Draw = Callable[[Canvas], None]


class Parts:
    """Puts parts on a picture, by their middle."""

    def __init__(self, app: App, die_size: float) -> None:
        self.app = app
        self._die_size = die_size

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A design point in screen px."""
        return self.app.frame.point(x, y)

    def put(self, picture: pygame.Surface, key: Hashable, draw: Draw, spot: Spot) -> None:
        """A part with its origin at `spot`, `spot.size` times as large as drawn."""
        self.app.sprites.put(picture, ("kitchen", key), draw, self.at(spot.x, spot.y), spot.size * self.app.scale)

    def moving(
        self, surface: pygame.Surface, key: Hashable, draw: Draw, at: tuple[float, float], size: float, turn: float = 0
    ) -> None:
        """A part on its way, of any size and turned by any degrees: one kept picture, turned and scaled as it goes."""
        whole, left, top = self.app.sprites.picture(("kitchen", key), draw, self.app.scale)
        turned = pygame.transform.rotozoom(whole, -turn, size)
        middle = pygame.Vector2(left + whole.get_width() / 2, top + whole.get_height() / 2).rotate(turn) * size
        surface.blit(turned, turned.get_rect(center=self.at(*at) + middle))

    def text(
        self,
        picture: pygame.Surface,
        words: str,
        role: Role,
        x: float,
        y: float,
        w: float,
        h: float,
        align: Align = "left",
        lines: int = 1,
        colour: str = "",
        face: str = "",
    ) -> None:
        """Words in a design box."""
        self.app.type.draw(picture, words, role, self.app.frame.rect(x, y, w, h), colour, align, lines, face)

    def star(self, picture: pygame.Surface, x: float, y: float, radius: float, won: bool, turn: float = 0) -> None:
        """A star, or its dashed place."""
        key = ("star", round(radius, 1), won, turn)
        self.put(picture, key, lambda c: signs.star(c, 0, 0, radius, won, max(4.5, radius * 0.15), turn), Spot(x, y))

    def tile(self, picture: pygame.Surface, state: State, dish: str, x: float, y: float, side: float) -> None:
        """A dish's tile about (x, y)."""
        kind = "crepe" if dish == CREPE else state.deck[dish].colour
        key = ("tile", dish, round(side))
        self.put(picture, key, lambda c: tile(c, 0, 0, side, dish, kind, width=max(3.5, side * 0.055)), Spot(x, y))

    def empty(self, picture: pygame.Surface, x: float, y: float, side: float) -> None:
        """A free place on a tray."""
        self.put(picture, ("empty", round(side)), lambda c: signs.empty_place(c, 0, 0, side * 0.93), Spot(x, y))

    def moving_tile(
        self, surface: pygame.Surface, state: State, dish: str, at: tuple[float, float], side: float
    ) -> None:
        """A dish's tile on its way."""
        kind = "crepe" if dish == CREPE else state.deck[dish].colour
        self.moving(surface, ("flying tile", dish), lambda c: tile(c, 0, 0, 160, dish, kind, width=7), at, side / 160)

    def moving_cup(self, surface: pygame.Surface, kind: str, at: tuple[float, float], size: float) -> None:
        """A cup on its way."""
        known = kind != "unknown"
        shown = kind if known else "vp"
        self.moving(surface, ("cup", kind, 6), lambda c: tools.cup(c, 0, 0, 1, shown, known, 6), at, size)

    def moving_piece(
        self, surface: pygame.Surface, condiment: str, at: tuple[float, float], length: float, turn: float
    ) -> None:
        """A piece on its way."""
        self.moving(
            surface, ("flying piece", condiment), lambda c: piece(c, condiment, 0, 0, 60), at, length / 60, turn
        )

    def cup(self, picture: pygame.Surface, kind: str, spot: Spot) -> None:
        """A cup face up; face down when its face is unknown."""
        known = kind != "unknown"
        width = 6 if spot.size > 0.6 else 9
        key = ("cup", kind, width)
        self.put(picture, key, lambda c: tools.cup(c, 0, 0, 1, kind if known else "vp", known, width), spot)

    def figure(self, picture: pygame.Surface, number: int, spot: Spot, radius: float) -> None:
        """A round figure."""
        key = ("figure", number, radius)
        self.put(picture, key, lambda c: signs.figure_disc(c, 0, 0, radius, str(number), width=radius * 0.18), spot)

    def spoon(self, surface: pygame.Surface, spot: Spot, turn: float = 0, there: bool = True) -> None:
        """A cooking spoon, or its dashed place."""
        turn = round(turn / 6) * 6
        self.put(surface, ("spoon", turn, there), lambda c: tools.spoon(c, 0, 0, 1, turn, there, 9), spot)

    def moving_spoon(self, surface: pygame.Surface, spot: Spot, turn: float) -> None:
        """A spoon on its way."""
        key = ("flying spoon",)
        self.moving(surface, key, lambda c: tools.spoon(c, 0, 0, 1, 0, True, 9), (spot.x, spot.y), spot.size, turn)

    def die(self, surface: pygame.Surface, face: str, x: float, y: float, turn: float = 0) -> None:
        """The heating die with `face` to us; on its way when it is turned."""
        size = self._die_size
        key = ("die", face)
        if turn:
            self.moving(surface, key, lambda c: tools.die(c, 0, 0, 100, face), (x, y), size, turn)
        else:
            self.put(surface, key, lambda c: tools.die(c, 0, 0, 100, face), Spot(x, y, size))
