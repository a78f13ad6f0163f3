"""The result of a visit: the points and how they came about, and the best moment once more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from simulator.event.challenges import ALL_EXACT, EXACT, FORMULAS, TITLES, Challenge
from simulator.event.runs import CrepeRun, PourRun
from simulator.event.screens.base import StandScreen, draw_sign
from simulator.text import _, ngettext
from simulator.window.act_words import condiment_name
from simulator.window.acts_view_flip_parts import flip_icon
from simulator.window.art import furniture
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour
from simulator.window.art.signs import tick
from simulator.window.art.tiles import tile
from simulator.window.screens.kitchen_acts import close_up
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.menu_picture import COUNTER_Y
from simulator.window.widgets import Button

if TYPE_CHECKING:
    from simulator.event.stand import Stand

SHOWN_AFTER_S = 5.0
"""When the best moment is shown by itself, once."""

SHEET = (210.0, 190.0, 1500.0, 640.0)
MOST_CREPES = 14


class ResultScreen(StandScreen):
    """Points, formula, best moment."""

    name = "result"

    def __init__(self, stand: Stand) -> None:
        super().__init__(stand)
        self._time_s = 0.0
        self._shown_best = stand.visits.highlight is None

    def enter(self) -> None:
        self.stand.sounds.play("star" if self.stand.session.score else "bell")

    def layout(self) -> None:
        reason = "" if self.stand.visits.highlight else _("there is none this time")
        rows: tuple[tuple[str, str, str, Callable[[], None], str, str], ...] = (
            ("best", _("Best moment"), "play", self.show_best, reason, "drawer"),
            ("next", _("Go on"), "arrow", self.go_on, "", "star"),
        )
        self.widgets = [
            Button(
                f"button:{name}",
                self.frame.rect(410 + place * 580, 962, 520, 100),
                title,
                action,
                "",
                icon_named(picture),
                closed,
                style,
            )
            for place, (name, title, picture, action, closed, style) in enumerate(rows)
        ]

    def go_on(self) -> None:
        """To the initials."""
        from simulator.event.session import WentOn

        self.stand.sounds.play("button")
        self.stand.happen(WentOn())

    def show_best(self) -> None:
        """The best act once more, as it was."""
        highlight = self.stand.visits.highlight
        assert highlight is not None
        self._shown_best = True
        act, hand = highlight.opened()
        self.stand.push(close_up(self.stand, act, highlight.context(hand), self._seen))

    def _seen(self, outcome: Any, gesture: Any) -> None:
        self.stand.pop_to(self)

    def update(self, dt_s: float) -> None:
        self._time_s += dt_s
        if self._time_s >= SHOWN_AFTER_S and not self._shown_best:
            self.show_best()

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        self._draw_room(surface)
        challenge = self.stand.session.challenge
        assert challenge is not None
        self._draw_sheet(surface, challenge)
        draw_sign(self.stand, self.frame, surface, TITLES[challenge]())
        self.draw_widgets(surface)

    def _draw_room(self, surface: pygame.Surface) -> None:
        width, height = self.stand.size[0] / self.frame.scale, self.stand.size[1] / self.frame.scale
        key = ("result room", self.stand.size)
        picture = self.stand.sprites.get(
            key, partial(_room, width=width, height=height), (0, 0, width, height), self.frame.scale
        )
        surface.blit(picture, (0, 0))

    def _draw_sheet(self, surface: pygame.Surface, challenge: Challenge) -> None:
        x, y, width, height = SHEET
        draw = partial(_sheet, width=width, height=height)
        self.stand.sprites.put(surface, ("result sheet",), draw, self._rect(x, y, 0, 0).topleft, self.frame.scale)
        score = self.stand.session.score or 0
        words = ngettext("{n} point", "{n} points", score).format(n=score)
        self.stand.type.draw(surface, words, "title", self._rect(x + 60, y + 44, width - 120, 120), align="centre")
        run = self.stand.run_now
        if isinstance(run, PourRun):
            self._draw_orders(surface, run)
        elif isinstance(run, CrepeRun):
            self._draw_crepes(surface, run)
        room = self._rect(x + 60, y + height - 130, width - 120, 110)
        self.stand.type.draw(surface, FORMULAS[challenge](), "text", room, colour("ink2"), "centre", lines=2)

    def _draw_orders(self, surface: pygame.Surface, run: PourRun) -> None:
        for place, order in enumerate(run.orders):
            y = SHEET[1] + 176 + place * 110
            points = run.order_points(place) or 0
            draw = partial(_dish, dish=order.dish, kind=order.colour, exact=points == EXACT)
            at = self._rect(SHEET[0] + 150, y + 50, 0, 0).topleft
            self.stand.sprites.put(surface, ("result dish", order.dish, points == EXACT), draw, at, self.frame.scale)
            words = _fallen_words(run, place)
            room = self._rect(SHEET[0] + 240, y, 1000, 100)
            self.stand.type.draw(surface, words, "button", room, lines=2, face="text")
            self.stand.type.draw(surface, str(points), "head", self._rect(SHEET[0] + 1240, y, 180, 100), align="right")
        if run.score > sum(run.order_points(place) or 0 for place in range(len(run.orders))):
            words = _("All exact: {all} more!").format(all=ALL_EXACT)
            room = self._rect(SHEET[0] + 900, SHEET[1] + 60, 520, 90)
            self.stand.type.draw(surface, words, "text", room, colour("go_dk"), "right", face="title")

    def _draw_crepes(self, surface: pygame.Surface, run: CrepeRun) -> None:
        """The longest row as crepes."""
        shown = min(run.score, MOST_CREPES)
        step = min(150.0, 1300.0 / max(1, shown))
        for place in range(shown):
            at = self._rect(960 + (place - (shown - 1) / 2) * step, SHEET[1] + 290, 0, 0).topleft
            draw = partial(flip_icon, on=True)
            self.stand.sprites.put(surface, ("result crepe",), draw, at, self.frame.scale * min(1.6, step / 92))
        flips = len(run.visit.flipped)
        words = _("{row} in a row, {flips} flips in all").format(row=run.score, flips=flips)
        room = self._rect(SHEET[0] + 60, SHEET[1] + 390, SHEET[2] - 120, 90)
        self.stand.type.draw(surface, words, "head", room, align="centre")

    def _rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        return self.frame.rect(x, y, width, height, down="middle")


def _fallen_words(run: PourRun, order: int) -> str:
    """What was asked for and what fell, in words."""
    asked, fallen = run.orders[order].needs, run.pan(order)
    kinds = [*asked, *(kind for kind in fallen if kind not in asked)]
    return " · ".join(_told(condiment_name(kind), fallen[kind], asked[kind]) for kind in kinds)


def _told(name: str, there: int, asked: int) -> str:
    if not asked:
        return _("{name}: {there} too many").format(name=name, there=there)
    return _("{name}: {there} of {asked}").format(name=name, there=there, asked=asked)


def _room(canvas: Canvas, width: float, height: float) -> None:
    low, middle = height - 1080, width / 2
    furniture.wall(canvas, 570 + low, (middle, 300 + low), None, width, height)
    furniture.rays(canvas, middle, 420 + low, COUNTER_Y + low, width)
    furniture.counter(canvas, COUNTER_Y + low, width=width, height=height)


def _sheet(canvas: Canvas, width: float, height: float) -> None:
    furniture.card(canvas, 0, 0, width, height)


def _dish(canvas: Canvas, dish: str, kind: str, exact: bool) -> None:
    tile(canvas, 0, 0, 92, dish, kind, width=5)
    if exact:
        tick(canvas, -82, 0, 0.9)
