"""Looking at the own hidden cards: only while the button is held."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from simulator.window.widgets import Button


class PeekButton(Button):
    """Shows what is hidden while it is held; by key, pad or switch it shows it until it is pressed again."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        title: str,
        shows: Callable[[bool], None],
        sub: str = "",
        off_reason: str = "",
    ) -> None:
        super().__init__(name, rect, title, None, sub, None, off_reason)
        self._shows = shows
        self._open = False

    def activate(self) -> None:
        if not self.enabled:
            super().activate()
            return
        self._open = not self._open
        self._shows(self._open)

    def hold(self, x: float, y: float) -> None:
        if self.enabled:
            self._shows(True)

    def release(self, x: float, y: float) -> None:
        self._open = False
        self._shows(False)
        if not self.enabled:
            super().activate()

    def blur(self) -> None:
        self._open = False
        self._shows(False)
