"""The safe screen: shown when the stand itself does not stay up. It needs nothing but a window and letters."""

from __future__ import annotations

import os

import pygame

from simulator.event.corner import Corner
from simulator.event.heartbeat import Heart
from simulator.event.supervisor import RESTART
from simulator.scene.event import Staff
from simulator.window.art import lettering, palette
from simulator.window.keys import Translator
from simulator.window.opening import open_display

WORDS = ("We will be right back.", "Nous revenons tout de suite.", "Wir sind gleich wieder da.")
"""In every language at once: nobody can choose one here."""
TRY_AGAIN_S = 300.0
FRAMES_A_SECOND = 10


class SafeScreen:
    """Words for visitors, the reason in small letters for the staff; it ends by itself or when the corner is held."""

    def __init__(self, reason: str, size: tuple[int, int] | None, full_screen: bool, display: int = 0) -> None:
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
        self.reason = reason
        self.surface = open_display(size, full_screen, display)
        self._heart = Heart(self._end)
        self._corner = Corner()
        self._staff = Staff()
        self._translator = Translator()
        self._over = False

    def _end(self) -> None:
        self._over = True

    def run(self) -> int:
        """Shown until it is time to try again."""
        clock = pygame.time.Clock()
        shown_s = 0.0
        while not self._over and shown_s < TRY_AGAIN_S:
            self.draw()
            pygame.display.flip()
            dt_s = clock.tick(FRAMES_A_SECOND) / 1000
            shown_s += dt_s
            self._take(dt_s)
            self._heart()
        pygame.display.quit()
        return RESTART

    def _take(self, dt_s: float) -> None:
        size = self.surface.get_size()
        for event in pygame.event.get():
            for one in self._translator.inputs(event, 0.0, size):
                self._corner.take(one, size, self._staff)
        if self._corner.opened(dt_s, self._staff):
            self._end()

    def draw(self) -> None:
        """Words on the colour of the wall."""
        wide, high = self.surface.get_size()
        self.surface.fill(palette.colour("wall"))
        for place, words in enumerate(WORDS):
            self._write(words, high // 12, (wide // 2, high * (4 + 2 * place) // 12))
        self._write(self.reason, max(12, high // 50), (wide // 2, high * 11 // 12))

    def _write(self, words: str, size_px: int, middle: tuple[int, int]) -> None:
        wide = self.surface.get_width() * 0.92
        while size_px > 10 and lettering.width(words, "text", size_px) > wide:
            size_px -= 1
        picture = lettering.font("text", size_px).render(words, True, palette.channels(palette.colour("ink")))
        self.surface.blit(picture, picture.get_rect(center=middle))
