"""Practice of the flip: how many in a row land picture side up."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.acts.flip import FlipAct
from simulator.acts.hand import Gesture
from simulator.text import _
from simulator.vocabulary import Flip, Flipped, Landed
from simulator.window.acts_view import Signs
from simulator.window.acts_view_flip_parts import flip_icon
from simulator.window.practice_log import FlipCount, count_flips
from simulator.window.screens import practice_parts as parts
from simulator.window.screens.act_context import ActContext
from simulator.window.screens.flip import FlipScreen
from simulator.window.widgets import Widget

if TYPE_CHECKING:
    from simulator.window.app import App

SHOWN_STREAK = 5


class PracticeFlipScreen(FlipScreen):
    """Flips without end; each is logged with its gesture, seed, scene and outcome."""

    name = "practice flip"

    def __init__(self, app: App, scene: str = "standard") -> None:
        self.practice = parts.Practice(app, "flip", scene)
        self.count = FlipCount()
        super().__init__(app, self._new_act(), self._new_context(), self._practised)
        self._recount()

    def _new_act(self) -> FlipAct:
        return FlipAct(self.practice.scene, Flip(0), self.practice.next_seed())

    def _new_context(self) -> ActContext:
        return ActContext(dish="crepe", practice=True, speed=self.practice.speed)

    def _practised(self, outcome: Flipped, gesture: Gesture) -> None:
        self.practice.note({"outcome": {"landed": outcome.landed.value}}, gesture)
        self._begin_again()

    def _begin_again(self) -> None:
        self.take_up(self._new_act(), self._new_context())
        self._recount()
        if self._view is not None:
            self.layout()

    def _recount(self) -> None:
        self.count = count_flips(self.practice.facts())

    def choices(self) -> list[Widget]:
        return parts.choices(self.practice, self._begin_again)

    def draw_front(self, surface: pygame.Surface, signs: Signs) -> None:
        self._draw_panel(surface)
        super().draw_front(surface, signs)
        parts.draw_time_label(self.app, surface)

    def _draw_panel(self, surface: pygame.Surface) -> None:
        panel = parts.Panel(self.app, 470)
        panel.paper(surface)
        panel.words(surface, _("In a row"), "head", (34, 20, 300, 96))
        panel.words(surface, str(self.count.streak), "title", (334, 14, 130, 104), "right")
        for place in range(SHOWN_STREAK):
            on = place < min(self.count.streak, SHOWN_STREAK)
            draw = partial(flip_icon, on=on)
            self.app.sprites.put(surface, ("act flip", on), draw, panel.at(74 + 87 * place, 156), self.app.scale)
        landed = dict(self.count.landed)
        rows = (
            (_("best"), str(self.count.best)),
            (_("picture side up"), str(landed.get(Landed.PICTURE_UP.value, 0))),
            (_("recipe side up"), str(landed.get(Landed.RECIPE_UP.value, 0))),
            (_("beside the pan"), str(landed.get(Landed.BESIDE.value, 0))),
        )
        for place, (words, figure) in enumerate(rows):
            y = 206 + 62 * place
            panel.words(surface, words, "text", (34, y, 330, 58), ink="ink2", face="bold")
            panel.words(surface, figure, "button", (364, y, 98, 58), "right")
