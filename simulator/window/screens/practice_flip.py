"""Practice of the flip: how many in a row land picture side up."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.acts.flip import FlipAct
from simulator.acts.hand import Gesture
from simulator.text import _
from simulator.vocabulary import Flip, Flipped, Landed
from simulator.window.acts_view_flip_parts import flip_icon
from simulator.window.keys import Input
from simulator.window.practice_log import FlipCount, count_flips
from simulator.window.screens import practice_parts as parts
from simulator.window.screens.act_context import ActContext
from simulator.window.screens.flip import FlipScreen, Phase
from simulator.window.widgets import Button

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

    def layout(self) -> None:
        super().layout()
        frame = self.app.frame
        self.widgets = parts.choices(self.practice, self._begin_again)
        box = frame.rect(36, 960, 180, 84, "left")
        self.widgets.append(Button("button:back", box, _("Back"), self.back, style="pill", role="text"))

    def handle(self, event: Input) -> bool:
        if self.phase is Phase.WAITING and parts.for_widgets(event, self.focus, self.widgets):
            return True
        return super().handle(event)

    def targets(self) -> dict[str, pygame.Rect]:
        buttons = {widget.name: widget.rect for widget in self.widgets} if self.phase is Phase.WAITING else {}
        return super().targets() | buttons

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._draw_panel(surface)
        self.draw_widgets(surface)
        parts.draw_time_label(self.app, surface)
        if self.practice.speed < 1 and self.phase is not Phase.REPLAY:
            words = _("practice: slow time")
            self.view.signs.put(surface, words, self.app.frame.point(960, 64, down="top"), "text")

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
