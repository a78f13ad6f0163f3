"""Whoever sits at the table: bust, name, points, and the card in hand, on a panel at the edge."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from simulator.window.art import furniture, signs
from simulator.window.art.canvas import Canvas
from simulator.window.art.cooks import bust, look_of
from simulator.window.art.enamel import trim
from simulator.window.art.palette import colour
from simulator.window.art.shapes import rounded
from simulator.window.screens.cards.painter import Painter, enamel
from simulator.window.screens.kitchen_layout import Box


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person or bot as the panel shows it."""

    seat: int
    name: str
    is_bot: bool
    on_turn: bool
    mood: str = "happy"


def put_panel(painter: Painter, surface: pygame.Surface, box: Box, somebody: Somebody) -> None:
    """The panel with bust and name; what belongs to the game is put on it by the game."""
    hue, on_turn = enamel(somebody.seat), somebody.on_turn
    x, y = box.middle

    def draw_board(canvas: Canvas) -> None:
        furniture.card(canvas, -box.w / 2, -box.h / 2, box.w, box.h, 30)
        top = rounded(-box.w / 2, -box.h / 2, box.w, 62, 30)
        canvas.toy(top, colour(hue), 8, depth=6, gloss=False)
        trim(canvas, hue, -box.w / 2 + 14, box.w / 2 - 14, -box.h / 2 + 40, 20)
        if on_turn:
            edge = rounded(-box.w / 2 - 9, -box.h / 2 - 9, box.w + 18, box.h + 18, 38)
            canvas.path(edge, None, colour("star"), 8)

    painter.put(surface, ("panel", hue, on_turn, box.w, box.h), draw_board, x, y)
    key = ("bust", somebody.seat % 4, somebody.is_bot, somebody.mood)
    look, mood = look_of(hue, somebody.is_bot), somebody.mood
    painter.put(surface, key, lambda canvas: bust(canvas, 0, 0, 0.56, look, mood), box.x + 70, box.y + 138)
    name = Box(box.x + 16, box.y + 2, box.w - 32, 50)
    painter.text(surface, somebody.name, "button", name, face="title")


def put_stars(painter: Painter, surface: pygame.Surface, x: float, y: float, have: int, goal: int, step: float) -> None:
    """A row of stars that begins at (x, y): won ones, and places for the rest."""
    for place in range(max(goal, have)):
        won = place < have
        draw = lambda canvas, won=won: signs.star(canvas, 0, 0, 19, won, 4)  # noqa: E731
        painter.put(surface, ("small star", won), draw, x + place * step, y)


def put_figure(painter: Painter, surface: pygame.Surface, x: float, y: float, figure: str, radius: float = 34) -> None:
    """A round figure."""
    draw = lambda canvas: signs.figure_disc(canvas, 0, 0, radius, figure)  # noqa: E731
    painter.put(surface, ("figure", figure, radius), draw, x, y)
