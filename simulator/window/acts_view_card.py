"""The recipe beside the bottle: what is asked, what lies in the pan, what the next piece would spoil."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.text import _
from simulator.vocabulary import COLOURS, Condiment, Tally
from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.catalogue import DISHES
from simulator.window.art.furniture import card
from simulator.window.art.palette import colour, letter, tint
from simulator.window.art.pieces import piece, put_piece
from simulator.window.art.shapes import ellipse, rounded
from simulator.window.art.signs import badge, letter_chip, spoil_sign, struck_star, tick
from simulator.window.screens.act_context import ActContext
from simulator.window.type import Role

if TYPE_CHECKING:
    from simulator.window.app import App

LEFT, TOP, WIDE = 1388.0, 44.0, 496.0
HEAD, ROW, FOOT = 372.0, 90.0, 46.0
PIECE = 54.0
OVER_SEASONED = 3
"""So many pieces of one kind spoil a dish (rules: over-seasoned)."""


class RecipeCard:
    """The card of one dish, for a tip of one bottle."""

    def __init__(self, app: App, context: ActContext, bottle: Condiment) -> None:
        self.app = app
        self.context = context
        self.kinds = _kinds(context, bottle)
        self.high = HEAD + ROW * len(self.kinds) + FOOT - 36
        self.rect = app.frame.rect(LEFT, TOP, WIDE, self.high, "right", "top")

    def put_still(self, picture: pygame.Surface) -> None:
        """What does not change during the tip: paper, picture, name."""
        context, scale = self.context, self.app.frame.scale
        key = ("act card", context.dish, context.colour, self.high)
        draw = partial(_paper, dish=context.dish, dish_colour=context.colour, high=self.high)
        self.app.sprites.put(picture, key, draw, self.rect.topleft, scale)
        name = self._box(22, 262, WIDE - 44, 66)
        role = self.app.type.largest(context.dish_name, (self._role, "text", "note"), *name.size, "title")
        self.app.type.draw(picture, context.dish_name, role, name, align="centre", face="title")
        label = self._box(40, 324, WIDE - 84, 44)
        self.app.type.draw(picture, _("in the pan"), "note", label, colour("ink2"), "right", face="bold")

    def draw(self, surface: pygame.Surface, have: Tally) -> None:
        """The rows, for what lies in the pan now."""
        for place, kind in enumerate(self.kinds):
            self._row(surface, kind, HEAD + ROW * (place + 0.5) - 10, self.context.needs[kind], have[kind])

    def _row(self, surface: pygame.Surface, kind: Condiment, y: float, asked: int, there: int) -> None:
        sprites, scale = self.app.sprites, self.app.frame.scale
        sprites.put(surface, ("act chip", kind, letter(kind)), partial(_chip, kind=kind), self._at(40, y), scale)
        for place in range(OVER_SEASONED):
            at = self._at(124 + 67 * place, y)
            if place == OVER_SEASONED - 1:
                sprites.put(
                    surface, ("act spoil", kind, there > place), partial(_spoil, kind=kind, on=there > place), at, scale
                )
            elif place < max(asked, there):
                turn = 6 if kind is Condiment.SALT else -8
                put_piece(sprites, surface, kind, at, PIECE, turn, scale, ghost=place >= there)
            else:
                sprites.put(surface, ("act free",), _free, at, scale)
        self._figures(surface, y, asked, there)
        if kind is Condiment.SALT and there and self.context.needs.total:
            sprites.put(surface, ("act no star",), _no_star, self._at(WIDE - 56, y - 2), scale)
        elif asked and asked == there:
            sprites.put(surface, ("act tick",), _tick, self._at(WIDE - 46, y), scale)

    def _figures(self, surface: pygame.Surface, y: float, asked: int, there: int) -> None:
        words = _("{n} of {m}").format(n=there, m=asked) if asked else str(there)
        box = self._box(306, y - ROW / 2, 116, ROW)
        ink = "stop" if there >= OVER_SEASONED else "ink"
        self.app.type.draw(surface, words, self._role, box, colour(ink), face="title")

    @property
    def _role(self) -> Role:
        return "text" if self.app.frame.narrow else "button"

    def _at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the card in screen px. The card itself is never mirrored: it is read."""
        scale = self.app.frame.scale
        return self.rect.x + x * scale, self.rect.y + y * scale

    def _box(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        left, top = self._at(x, y)
        return pygame.Rect(round(left), round(top), self.app.frame.px(wide), self.app.frame.px(high))


def _kinds(context: ActContext, bottle: Condiment) -> tuple[Condiment, ...]:
    shown = {bottle, *context.needs, *context.pan}
    return (*(kind for kind in COLOURS if kind in shown), Condiment.SALT)


def _paper(canvas: Canvas, dish: str | None, dish_colour: str, high: float) -> None:
    card(canvas, 0, 0, WIDE, high)
    frame = rounded(18, 18, WIDE - 36, 236, 24)
    canvas.path(frame, tint(dish_colour))
    canvas.path(ellipse(WIDE / 2, 140, 110), "#FFFFFF", opacity=0.6)
    if dish in DISHES:
        with canvas.at(WIDE / 2, 136, 1.08):
            DISHES[dish](canvas)
        badge(canvas, dish_colour, 66, 68, 58, 5)
    canvas.path(frame, None, colour("ink"), 5)


def _chip(canvas: Canvas, kind: Condiment) -> None:
    letter_chip(canvas, kind, 0, 0, 44, 72)


def _spoil(canvas: Canvas, kind: Condiment, on: bool) -> None:
    spoil_sign(canvas, 0, 0, 34, str(OVER_SEASONED))
    if on:
        piece(canvas, kind, 0, 0, PIECE * 0.9, -8, 5)


def _free(canvas: Canvas) -> None:
    canvas.path(ellipse(0, 0, 6, sides=16), "#D9BFA0")


def _tick(canvas: Canvas) -> None:
    tick(canvas, 0, 0)


def _no_star(canvas: Canvas) -> None:
    struck_star(canvas, 0, 0, 30)
