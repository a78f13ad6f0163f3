"""The crepe challenge: as many in a row as the time allows. No slow motion: the clock runs."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.acts.hand import Gesture
from simulator.event.runs import CrepeRun
from simulator.event.screens.give_up import Paused, give_up_button
from simulator.text import _
from simulator.vocabulary import Flipped
from simulator.window.acts_view import Signs
from simulator.window.acts_view_flip_parts import flip_icon
from simulator.window.screens import practice_parts as parts
from simulator.window.screens.act import Phase
from simulator.window.screens.act_context import ActContext
from simulator.window.screens.flip import FlipScreen

if TYPE_CHECKING:
    from simulator.event.stand import Stand

LANDED_S = 0.7
"""How long a landing is looked at; a press goes on at once."""
SHOWN_ROW = 5


class CrepeChallengeScreen(FlipScreen):
    """Flip after flip until the time is up; a crepe in the air may still land. The clock begins with the first grip, so
    that whoever reads how it goes loses nothing."""

    name = "crepe challenge"

    def __init__(self, stand: Stand, run: CrepeRun) -> None:
        self.stand = stand
        self.run = run
        super().__init__(stand, run.open_act(), self._new_context(), self._flipped)

    def _new_context(self) -> ActContext:
        return ActContext(dish="crepe", practice=True)

    def _flipped(self, outcome: Flipped, gesture: Gesture) -> None:
        self.run.close_act(outcome, gesture.to_json())
        if self.run.over:
            self.stand.finished()
            return
        self.take_up(self.run.open_act(), self.context)

    def update(self, dt_s: float) -> None:
        if self.run.passed_s > 0 or self.phase is not Phase.WAITING:
            self.run.passed_s += dt_s
        super().update(dt_s)
        if self.run.over and self.phase is Phase.WAITING:
            self.stand.finished()

    def update_result(self, dt_s: float) -> None:
        if self._since_s >= LANDED_S:
            self.finish()

    # Inputs

    def layout(self) -> None:
        super().layout()
        self.widgets[-1] = give_up_button(self.stand, self.back)

    def back(self) -> None:
        self.app.push(Paused(self.stand))

    # The picture

    def draw_front(self, surface: pygame.Surface, signs: Signs) -> None:
        super().draw_front(surface, signs)
        panel = parts.Panel(self.app, 430)
        panel.paper(surface)
        panel.words(surface, _("Time"), "head", (34, 20, 240, 96))
        panel.words(
            surface, _("{seconds} s").format(seconds=math.ceil(self.run.left_s)), "title", (274, 14, 190, 104), "right"
        )
        for place in range(SHOWN_ROW):
            draw = partial(flip_icon, on=place < self.run.row)
            key = ("act flip", place < self.run.row)
            self.app.sprites.put(surface, key, draw, panel.at(74 + 87 * place, 176), self.app.scale)
        for y, words, figure in ((250, _("In a row"), self.run.row), (332, _("Best row"), self.run.score)):
            panel.words(surface, words, "text", (34, y, 290, 76), face="title")
            panel.words(surface, str(figure), "head", (324, y, 138, 76), "right")
