"""Puts cards, people and lines of words on the table of a card game. Positions are design px."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from simulator.cards.courses.components import Course
from simulator.window.art import cards
from simulator.window.art.palette import ENAMELS
from simulator.window.art.sprites import Draw
from simulator.window.fronts import draw_front
from simulator.window.screens.cards.courses_words import course_letter
from simulator.window.screens.kitchen_layout import Box
from simulator.window.type import Align, Role

if TYPE_CHECKING:
    from simulator.window.app import App


def enamel(seat: int) -> str:
    """The enamel of a seat; from the fifth on they begin again, the name tells them apart."""
    return ENAMELS[seat % len(ENAMELS)]


class Painter:
    """The brush of one window."""

    def __init__(self, app: App) -> None:
        self.app = app

    def put(
        self,
        surface: pygame.Surface,
        key: Hashable,
        draw: Draw,
        x: float,
        y: float,
        size: float = 1.0,
        turn: float = 0.0,
    ) -> None:
        """A drawing by its own middle."""
        at = self.app.frame.point(x, y)
        scale = round(self.app.scale * size, 3)
        if round(turn) % 360:
            self.app.sprites.put_turned(surface, key, draw, at, scale, turn)
        else:
            self.app.sprites.put(surface, key, draw, at, scale)

    def back(
        self, surface: pygame.Surface, seat: int | None, x: float, y: float, size: float, turn: float = 0.0
    ) -> None:
        """A card face down; in the enamel of whoever placed it."""
        hue = None if seat is None else enamel(seat)
        self.put(surface, ("card back", hue), lambda canvas: cards.card_back(canvas, hue), x, y, size, turn)

    def ingredient(
        self, surface: pygame.Surface, ingredient: str, x: float, y: float, size: float, turn: float = 0.0
    ) -> None:
        """An ingredient face up."""
        draw = lambda canvas: cards.ingredient_card(canvas, ingredient)  # noqa: E731
        self.put(surface, ("ingredient", ingredient), draw, x, y, size, turn)

    def course(
        self, surface: pygame.Surface, course: str, x: float, y: float, size: float = 1.0, turn: float = 0.0
    ) -> None:
        """A course face up."""
        letter = course_letter(Course(course))
        draw = lambda canvas: cards.course_card(canvas, str(course), letter)  # noqa: E731
        self.put(surface, ("course", str(course), letter), draw, x, y, size, turn)

    def text(
        self,
        surface: pygame.Surface,
        words: str,
        role: Role,
        box: Box,
        align: Align = "centre",
        lines: int = 1,
        colour: str = "",
        face: str = "",
    ) -> None:
        """Words in a box; "left" is right for the left-handed."""
        if align == "left" and self.app.frame.mirrored:
            align = "right"
        self.app.type.draw(surface, words, role, self.app.frame.rect(*box), colour, align, lines, face)

    def width(self, words: str, role: Role) -> float:
        """How wide a line of words is, in design px."""
        return self.app.type.fit(words, role, self.app.size[0]).width_px / self.app.scale

    def largest(self, surface: pygame.Surface, words: str, box: Box) -> None:
        """Words of a sign, as large as they stay whole."""
        rect = self.app.frame.rect(*box)
        roles: tuple[Role, ...] = ("title", "head", "button", "text")
        role = self.app.type.largest(words, roles, rect.width, rect.height, "title")
        self.text(surface, words, role, box, face="title")

    def pill(
        self,
        surface: pygame.Surface,
        words: str,
        x: float,
        y: float,
        width: float = 900.0,
        role: Role = "text",
        least_y: float = 0.0,
        high: float = 0.0,
    ) -> None:
        """A line of words on paper, about (x, y), and nowhere above `least_y`; at most `high` where they can be."""
        app = self.app
        room = pygame.Rect(0, 0, app.frame.px(width), app.frame.px(high))
        height_px = room.height if high and app.type.holds(words, role, room, 3, "bold") else None
        fitted = app.type.fit(words, role, room.width, height_px, lines=3, face="bold")
        box = pygame.Rect(0, 0, fitted.width_px + 2 * app.frame.px(30), fitted.height_px + app.frame.px(22))
        box.center = round(app.frame.point(x, y)[0]), round(app.frame.point(x, y)[1])
        box.top = max(box.top, round(app.frame.point(x, least_y)[1]))
        box.clamp_ip(surface.get_rect().inflate(-2 * app.frame.px(12), -2 * app.frame.px(12)))
        draw_front(app, surface, box, "paper", "card" if len(fitted.lines) > 1 else "pill")
        inside = box.inflate(-2 * app.frame.px(30) + 2, 0)
        count = len(fitted.lines)
        app.type.draw(surface, "\n".join(fitted.lines), role, inside, align="centre", lines=count, face="bold")
