"""The log cannot be written: the disk is full, or gone. Everything waits until somebody tries again or leaves."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from simulator.shown import file_trouble
from simulator.text import _
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_panel import Panel
from simulator.window.widgets import Button


class LogTroubleScreen(Panel):
    """Lies over the table, which stands as before the answer that could not be written."""

    name = "log_trouble"
    card = Box(360, 200, 1200, 640)

    def __init__(self, fault: OSError, again: Callable[[], object], leave: Callable[[], None]) -> None:
        super().__init__()
        self.trouble = file_trouble(fault)
        self._again = again
        self._leave = leave

    @property
    def title(self) -> str:
        return _("This step cannot be written down")

    def layout(self) -> None:
        again, leave = self.rect(60, 480, 520, 116), self.rect(620, 480, 520, 116)
        self.widgets = [
            Button("button:again", again, _("Try again"), self.back, "", icon_named("play")),
            Button("button:leave", leave, _("Leave"), self._leave, "", icon_named("arrow")),
        ]

    def back(self) -> None:
        self.app.pop()
        self._again()

    def paint(self, surface: pygame.Surface) -> None:
        words = _(
            "{trouble}. Everything before it is saved, and the table waits. Make room, then try again; "
            "or leave, and go on later from the step before."
        ).format(trouble=self.trouble)
        self.app.type.draw(surface, words, "text", self.rect(60, 110, 1080, 340), lines=7)
