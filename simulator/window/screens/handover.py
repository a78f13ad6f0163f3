"""With hidden cups: the window is handed over, and nobody's cups are seen until the next cook is ready."""

from __future__ import annotations

from simulator.text import _
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_panel import Panel
from simulator.window.widgets import Button


class HandoverScreen(Panel):
    """Asks for the cook whose turn it is."""

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

    def back(self) -> None:
        """Only the next cook goes on."""
