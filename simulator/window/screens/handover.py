"""With hidden cups or cards: the window is handed over, and nothing is seen until whoever it belongs to is ready."""

from __future__ import annotations

import pygame

from simulator.text import _
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_panel import Panel
from simulator.window.screens.menu_picture import draw_room
from simulator.window.widgets import Button


class HandoverScreen(Panel):
    """Asks for the person whose turn it is."""

    name = "handover"
    overlay = False
    card = Box(510, 300, 900, 420)

    def __init__(self, cook: str) -> None:
        super().__init__()
        self._cook = cook

    @property
    def title(self) -> str:
        return _("{name}'s turn").format(name=self._cook)

    def layout(self) -> None:
        words = _("I am {name}").format(name=self._cook)
        rect = self.rect(150, 190, 600, 130)
        self.widgets = [Button("button:ready", rect, words, self.app.pop, _("others look away"), icon_named("person"))]

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.app, surface)
        super().draw(surface)

    def back(self) -> None:
        """Only the next cook goes on."""
