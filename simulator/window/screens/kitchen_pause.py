"""The pause: go on, settings, leave. The match is saved already, event by event."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.text import _
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_panel import Panel
from simulator.window.widgets import Button

if TYPE_CHECKING:
    from simulator.window.screen import Screen


class PauseScreen(Panel):
    """Resume, settings, leave."""

    name = "pause"
    card = Box(610, 210, 700, 620)

    def __init__(self, table: Screen, go_on: str = "") -> None:
        super().__init__()
        self._table = table
        self._go_on = go_on

    @property
    def title(self) -> str:
        return _("Pause")

    def layout(self) -> None:
        rows = (
            ("resume", self._go_on or _("Go on cooking"), "", "play", self.back),
            ("settings", _("Settings"), "", "gear", self._settings),
            ("leave", _("Leave"), _("everything is saved"), "arrow", self._leave),
        )
        self.widgets = [
            Button(
                f"button:{name}", self.rect(60, 130 + place * 148, 580, 116), title, action, sub, icon_named(picture)
            )
            for place, (name, title, sub, picture, action) in enumerate(rows)
        ]

    def _settings(self) -> None:
        from simulator.window.screens.settings import SettingsScreen

        self.app.push(SettingsScreen())

    def _leave(self) -> None:
        self.app.pop()
        self._table.app.pop()

    def paint(self, surface: pygame.Surface) -> None:
        """Nothing lies on the card but the drawers."""
