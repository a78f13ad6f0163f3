"""The pad that was played with is gone: everything waits until it is back, or until somebody goes on without it."""

from __future__ import annotations

import pygame

from simulator.text import _
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_panel import Panel
from simulator.window.widgets import Button


class PadLostScreen(Panel):
    """Lies over whatever was there, which stands still. It goes by itself when a pad is plugged in."""

    name = "pad_lost"
    card = Box(410, 250, 1100, 460)

    @property
    def title(self) -> str:
        return _("The game pad is gone")

    def layout(self) -> None:
        rect = self.rect(175, 300, 750, 116)
        self.widgets = [Button("button:without", rect, _("Go on without it"), self.back, "", icon_named("play"))]

    def update(self, dt_s: float) -> None:
        super().update(dt_s)
        if self.app.pads.there:
            self.back()

    def paint(self, surface: pygame.Surface) -> None:
        words = _("Nothing is lost: the table waits. Plug the pad in again, or go on with mouse, touch or keys.")
        self.app.type.draw(surface, words, "text", self.rect(60, 110, 980, 170), lines=4)
