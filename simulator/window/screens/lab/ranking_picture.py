"""Which values matter: a bar for each, as long as the change it makes; hollow while the change is not sure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from simulator.text import _, decimal
from simulator.window import acts_view_paint as paint
from simulator.window.art.palette import channels, colour
from simulator.window.screens.lab.curve_questions import Moved
from simulator.window.screens.lab.figures_table import signed
from simulator.window.screens.lab.histogram import GRID
from simulator.window.screens.lab.values import values_of
from simulator.window.screens.lab.words import value_name

if TYPE_CHECKING:
    from simulator.window.app import App

LEAST_REACH = 0.2
"""The axis reaches at least so far to either side."""


def draw_ranking(app: App, surface: pygame.Surface, box: pygame.Rect, act: str, ranking: Sequence[Moved]) -> None:
    """A line for each value: its name, where it was tried, its bar and the change."""
    reach = max([LEAST_REACH, *(abs(one.change[end]) for one in ranking if one.change for end in ("low", "high"))])
    high = box.height // max(1, len(ranking))
    names = pygame.Rect(box.x, box.y, round(box.width * 0.42), high)
    amounts = pygame.Rect(box.right - round(box.width * 0.14), box.y, round(box.width * 0.14), high)
    axis = pygame.Rect(names.right + app.frame.px(12), box.y, 0, high * len(ranking))
    axis.width = amounts.x - app.frame.px(8) - axis.x
    pygame.draw.line(surface, channels(colour("ink2")), axis.midtop, axis.midbottom, max(1, app.frame.px(3)))
    for place, one in enumerate(ranking):
        down = place * high
        _draw_name(app, surface, names.move(0, down), act, one)
        line = pygame.Rect(axis.x, box.y + down, axis.width, high)
        _draw_bar(app, surface, line, one, reach)
        if one.change is not None:
            words = signed(one.change["value"])
            face = "bold" if one.sure else "text"
            app.type.draw(surface, words, "note", amounts.move(0, down), align="right", face=face)


def _draw_name(app: App, surface: pygame.Surface, box: pygame.Rect, act: str, one: Moved) -> None:
    value = next(value for value in values_of(act) if value.key == one.span.key)
    name = value_name(act, one.span.key)
    low, high = (decimal(amount, value.digits).replace("-", "−") for amount in (one.span.low, one.span.high))
    tried = _("{low} to {high}").format(low=low, high=high)
    upper = pygame.Rect(box.x, box.y, box.width, box.height)
    if box.height >= 2.5 * app.type.least_px("note"):
        upper.height = box.height // 2
        lower = pygame.Rect(box.x, upper.bottom, box.width, box.height - upper.height)
        app.type.draw(surface, tried, "note", lower, colour("ink2"))
    app.type.draw(surface, name, "note", upper, face="bold")


def _draw_bar(app: App, surface: pygame.Surface, line: pygame.Rect, one: Moved, reach: float) -> None:
    if one.change is None:
        return

    def at(amount: float) -> int:
        return line.centerx + round(line.width / 2 * amount / reach)

    thick = round(line.height * 0.5)
    left, right = sorted((at(0.0), at(one.change["value"])))
    bar = pygame.Rect(left, line.centery - thick // 2, max(2, right - left), thick)
    pygame.draw.rect(surface, channels(colour("lab_b") if one.sure else GRID), bar)
    pygame.draw.rect(surface, channels(colour("ink")), bar, max(1, app.frame.px(3)))
    ends = [(at(one.change["low"]), line.centery), (at(one.change["high"]), line.centery)]
    paint.stroke(surface, ends, max(2, app.frame.px(4)), channels(colour("ink")))
