"""The pause of a visitor: go on, or give up. Nobody leaves by one touch, and nobody gets to the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.text import _
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_panel import Panel
from simulator.window.widgets import Button, Do

if TYPE_CHECKING:
    from simulator.event.stand import Stand


def give_up_button(stand: Stand, action: Do) -> Button:
    """The way out of a challenge, right at the bottom."""
    rect = stand.frame.rect(1604, 964, 280, 84, "right")
    return Button("button:give_up", rect, _("Give up"), action, style="pill", role="text")


class Paused(Panel):
    """Asks whether the visitor wants to go on."""

    name = "stand pause"
    card = Box(560, 250, 800, 500)

    def __init__(self, stand: Stand) -> None:
        super().__init__()
        self._stand = stand

    @property
    def title(self) -> str:
        return _("Pause")

    def layout(self) -> None:
        rows = (
            ("go_on", _("Go on"), "play", self.back),
            ("give_up", _("Give up"), "close", self._stand.given_up),
        )
        self.widgets = [
            Button(
                f"button:{name}", self.rect(60, 136 + place * 168, 680, 132), title, action, icon=icon_named(picture)
            )
            for place, (name, title, picture, action) in enumerate(rows)
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Nothing lies on the card but the two drawers."""
