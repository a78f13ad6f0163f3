"""While the window changes its size its last picture is stretched: new pictures take longer than a hand drags."""

from __future__ import annotations

import pygame

STILL_S = 0.15
"""So long the size must stay before pictures are made for it. Chosen: a hand that drags pauses less."""


class Stretch:
    """The picture of the old size and the window of the new one; neither while the size stands."""

    def __init__(self) -> None:
        self._window: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._still_s = 0.0

    @property
    def window(self) -> pygame.Surface | None:
        """The window whose size has changed, until pictures are made for it."""
        return self._window

    def hold(self, window: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        """The window has another size again; what is drawn on meanwhile, in the old one."""
        self._window, self._still_s = window, 0.0
        if self._picture is None or self._picture.get_size() != size:
            self._picture = pygame.Surface(size).convert(window)
        return self._picture

    def rested(self, dt_s: float) -> bool:
        """Time passes; whether the size has stayed long enough."""
        self._still_s += dt_s
        return self._window is not None and self._still_s >= STILL_S

    def show(self) -> None:
        """Lays the picture over the whole window."""
        if self._window is not None and self._picture is not None:
            pygame.transform.scale(self._picture, self._window.get_size(), self._window)

    def end(self) -> None:
        """Pictures are made for the new size."""
        self._window = self._picture = None
