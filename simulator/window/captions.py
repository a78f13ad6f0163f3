"""Captions: the visual twin of sounds, on a strip at the top, for those who asked for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.window.fronts import draw_front
from simulator.window.sound import Sounds
from simulator.window.type import draw_fitted

if TYPE_CHECKING:
    from simulator.window.app import App

SHOWN_S = 1.6
TOLD_S = 6.0
"""A sentence with a file name in it is read twice."""


class CaptionStrip:
    """Shows the last sound for a moment."""

    def __init__(self) -> None:
        self.words = ""
        self.changed = False
        self._left_s = 0.0
        self._new = False

    def update(self, dt_s: float, sounds: Sounds) -> None:
        """Takes what was heard, and forgets it after its time."""
        before = self.words
        while sounds.heard:
            caption = sounds.heard.popleft()
            if sounds.settings.captions and caption.name != "button" and self._left_s <= SHOWN_S:
                self.words, self._left_s = caption.words, SHOWN_S
        self._left_s -= dt_s
        if self._left_s <= 0:
            self.words = ""
        self.changed = self.words != before or self._new
        self._new = False

    def tell(self, words: str) -> None:
        """Something everybody must know, whether or not they want sounds in words."""
        self.words, self._left_s, self._new = words, TOLD_S, True

    def draw(self, app: App, surface: pygame.Surface) -> None:
        """The strip, left at the top."""
        if not self.words:
            return
        fitted = app.type.fit(self.words, "text", app.size[0] // 2, lines=3)
        box = pygame.Rect(app.frame.px(24), app.frame.px(20), fitted.width_px + app.frame.px(56), fitted.height_px)
        draw_front(app, surface, box, "paper", "pill")
        draw_fitted(surface, fitted, box, align="centre")
