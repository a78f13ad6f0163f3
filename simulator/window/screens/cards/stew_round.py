"""The end of a round: the pot is shown, the unfed eat, the rest is counted, and points are given."""

from __future__ import annotations

from typing import Any

import pygame

from simulator.cards.stew.components import ENOUGH, Hungry, Ingredient, value
from simulator.cards.stew.views import View
from simulator.text import _, ngettext
from simulator.window.art import hungry as hungry_art
from simulator.window.art import palette
from simulator.window.art.cooks import bust, look_of
from simulator.window.art.shapes import rounded
from simulator.window.art.signs import figure_disc, tick
from simulator.window.screens.cards.painter import Painter, enamel
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_panel import Panel
from simulator.window.widgets import Button

ALONE_S = 4.0
"""How long bots among themselves leave it open."""


class RoundScreen(Panel):
    """How a round has ended."""

    name = "round"
    card = Box(120, 60, 1680, 880)

    def __init__(self, view: View, fed: int, persons: tuple[int, ...]) -> None:
        super().__init__()
        self._view = view
        self._fed = fed
        self._persons = persons
        assert view.last_round is not None
        self._last = view.last_round

    @property
    def title(self) -> str:
        last, names = self._last, self._view.names
        if last.caller is None:
            return _("Nobody has called")
        if last.gains[last.caller] > 0:
            return _("{name} called at the right moment").format(name=names[last.caller])
        return _("{name} called too early").format(name=names[last.caller])

    def layout(self) -> None:
        words = _("To the podium") if self._view.waits.value == "over" else _("Next round")
        self.widgets = [Button("button:go_on", self.rect(600, 762, 480, 92), words, self.app.pop, style="star")]

    def update(self, dt_s: float) -> None:
        super().update(dt_s)
        if not self._persons and self._shown_s > ALONE_S:
            self.app.pop()

    def back(self) -> None:
        self.app.pop()

    # The card

    def paint(self, surface: pygame.Surface) -> None:
        reckoning = self._last.reckoning
        if reckoning is None:
            words = _("The deck has run out. The pot stays covered; whoever leads alone loses 1 point.")
            self._text(surface, words, Box(120, 180, 1440, 180), "head", lines=3)
        else:
            self._pot(surface, reckoning)
        self._gains(surface)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the card in the design px of its painter."""
        high = self.app.frame.spare[1] / 2
        return self.card.x + x, self.card.y + y - high

    def _put(self, surface: pygame.Surface, key: Any, draw: Any, x: float, y: float, size: float = 1.0) -> None:
        Painter(self.app).put(surface, key, draw, *self._at(x, y), size)

    def _text(self, surface: pygame.Surface, words: str, box: Box, role: Any, lines: int = 1, colour: str = "") -> None:
        rect = self.rect(*box)
        self.app.type.draw(surface, words, role, rect, colour, "centre", lines)

    def _pot(self, surface: pygame.Surface, reckoning: Any) -> None:
        eaten = {ingredient: hungry for hungry, ingredient in reckoning.eaten}
        kinds = [kind for kind in Ingredient if kind in reckoning.pot]
        vagabond = bool(reckoning.vagabond)
        columns = len(kinds) + vagabond
        if not columns:
            self._text(surface, _("The pot is empty."), Box(120, 200, 1100, 120), "head")
        width = min(190.0, 1180 / max(1, columns))
        left = 60 + (1190 - width * columns) / 2
        for place, kind in enumerate(kinds):
            self._kind(surface, kind, reckoning.pot.count(kind), eaten.get(kind), left + (place + 0.5) * width)
        if vagabond:
            self._vagabond(surface, reckoning.vagabond, left + (columns - 0.5) * width)
        self._total(surface, reckoning.total)

    def _kind(self, surface: pygame.Surface, kind: Ingredient, count: int, eater: Hungry | None, x: float) -> None:
        painter = Painter(self.app)
        left = count - (eater is not None)
        step = min(46, 100 / max(1, count))
        for place in range(count):
            at = self._at(x + (place - (count - 1) / 2) * step, 236 + place * 8)
            painter.ingredient(surface, kind, *at, 0.72)
        if eater is not None:
            draw = lambda canvas: hungry_art.hungry_head(canvas, eater.value, 0, 0, 1, "glee")  # noqa: E731
            self._put(surface, ("eater", eater), draw, x + 26, 330, 0.62)
            self._text(surface, _("eats one"), Box(x - 90, 372, 180, 40), "note")
        counts = {one: left if one is kind else 0 for one in Ingredient}
        self._figure(surface, x, value(counts, self._view.options))

    def _vagabond(self, surface: pygame.Surface, adds: int, x: float) -> None:
        mood = "glee" if adds < 0 else "happy"
        draw = lambda canvas: hungry_art.hungry_head(canvas, "vagabond", 0, 0, 1, mood)  # noqa: E731
        self._put(surface, ("vagabond", mood), draw, x, 246, 1.0)
        self._figure(surface, x, adds)

    def _figure(self, surface: pygame.Surface, x: float, number: int) -> None:
        words = f"{number:+d}".replace("-", "−") if number else "0"
        self._text(surface, words, Box(x - 90, 412, 180, 60), "head")

    def _total(self, surface: pygame.Surface, total: int) -> None:
        enough = total >= ENOUGH
        hue = palette.colour("go" if enough else "paper")
        words = f"{total}".replace("-", "−")
        self._put(surface, ("total", words, enough), lambda c: figure_disc(c, 0, 0, 96, words, hue, 9), 1420, 240)
        if enough:
            self._put(surface, ("enough",), lambda c: tick(c, 0, 0, 2.2), 1510, 170)
        told = _("12 are enough") if enough else _("12 are needed")
        self._text(surface, told, Box(1250, 350, 340, 56), "text")
        fed = ngettext("{n} Hungry fed", "{n} Hungry fed", self._fed).format(n=self._fed)
        self._text(surface, fed, Box(1250, 404, 340, 64), "note")

    def _gains(self, surface: pygame.Surface) -> None:
        names, points = self._view.names, self._view.points
        width = 1560 / len(names)
        for seat, name in enumerate(names):
            x = 60 + (seat + 0.5) * width
            gain = self._last.gains[seat]
            good = gain > 0
            self._plate(surface, x, width - 24, good)
            look = look_of(enamel(seat), seat not in self._persons)
            mood = "glee" if good else "worried" if gain < 0 else "happy"
            draw = lambda canvas, look=look, mood=mood: bust(canvas, 0, 0, 0.6, look, mood)  # noqa: E731
            self._put(surface, ("round bust", seat % 4, seat in self._persons, mood), draw, x - width / 2 + 84, 620)
            box = Box(x - width / 2 + 136, 540, width - 164, 56)
            room = self.rect(*box)
            role = self.app.type.largest(name, ("button", "text", "note"), room.width, room.height)
            self._text(surface, name, box, role)
            told = f"{gain:+d}".replace("-", "−") if gain else "0"
            self._text(surface, told, Box(x - width / 2 + 140, 590, width - 170, 64), "head")
            total = ngettext("{n} point", "{n} points", points[seat]).format(n=f"{points[seat]}".replace("-", "−"))
            self._text(surface, total, Box(x - width / 2 + 140, 644, width - 170, 60), "text")

    def _plate(self, surface: pygame.Surface, x: float, width: float, good: bool) -> None:
        hue = palette.mix(palette.colour("go"), palette.colour("paper"), 0.55) if good else palette.colour("drawer")
        draw = lambda canvas: canvas.toy(rounded(-width / 2, -92, width, 184, 26), hue, 6, gloss=False)  # noqa: E731
        self._put(surface, ("gain plate", width, good), draw, x, 616)
