"""Captions: the visual twin of sounds, on a strip at the top, for those who asked for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.window.fronts import draw_front
from simulator.window.sound import Sounds

if TYPE_CHECKING:
    from simulator.window.app import App

SHOWN_S = 1.6


class CaptionStrip:
    """Shows the last sound for a moment."""

    def __init__(self) -> None:
        self.words = ""
        self.changed = False
        self._left_s = 0.0

    def update(self, dt_s: float, sounds: Sounds) -> None:
        """Takes what was heard, and forgets it after its time."""
        before = self.words
        while sounds.heard:
            caption = sounds.heard.popleft()
            if sounds.settings.captions and caption.name != "button":
                self.words, self._left_s = caption.words, SHOWN_S
        self._left_s -= dt_s
        if self._left_s <= 0:
            self.words = ""
        self.changed = self.words != before

    def draw(self, app: App, surface: pygame.Surface) -> None:
        """The strip, left at the top."""
        if not self.words:
            return
        fitted = app.type.fit(self.words, "text", app.size[0] // 2)
        box = pygame.Rect(app.frame.px(24), app.frame.px(20), fitted.width_px + app.frame.px(56), fitted.height_px)
        draw_front(app, surface, box, "paper", "pill")
        app.type.draw(surface, self.words, "text", box, align="centre")
