"""What every widget is: a rectangle in screen px that can be pressed, by mouse, touch, keys or pad."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from simulator.window.focus import State
from simulator.window.keys import Key

if TYPE_CHECKING:
    from simulator.window.app import App

Do = Callable[[], None]


class Widget:
    """A rectangle that can be pressed. `off_reason` closes it and says why."""

    focusable = True
    scanned = True
    """Whether the focus stops here when it goes round by itself: only where one press does something."""
    keeps_focus = False
    """Whether it keeps the focus when the pointer leaves it (text fields)."""

    def __init__(self, name: str, rect: pygame.Rect, action: Do | None = None, off_reason: str = "") -> None:
        self.name = name
        self.rect = rect
        self.action = action
        self.off_reason = off_reason
        self.visible = True
        self.refused: Callable[[str], None] | None = None
        """Told the reason when a closed widget is pressed."""

    @property
    def enabled(self) -> bool:
        """Whether pressing does anything."""
        return not self.off_reason

    def holds(self, x: float, y: float) -> bool:
        """Whether a point is on it."""
        return self.rect.collidepoint(x, y)

    def targets(self) -> dict[str, pygame.Rect]:
        """What of it can be pressed, by name."""
        return {self.name: self.rect}

    def activate(self) -> None:
        """It was pressed, by whatever means."""
        if self.enabled and self.action is not None:
            self.action()
        elif not self.enabled and self.refused is not None:
            self.refused(self.off_reason)

    def hold(self, x: float, y: float) -> None:
        """The pointer went down on it."""

    def drag(self, x: float, y: float) -> bool:
        """The pointer moves while it holds this widget."""
        return False

    def release(self, x: float, y: float) -> None:
        """The pointer was let go on it."""
        self.activate()

    def key(self, event: Key) -> bool:
        """A key while it has the focus; True when the key was meant for it."""
        return False

    def type(self, words: str) -> bool:
        """Letters while it has the focus."""
        return False

    def wheel(self, steps: float) -> bool:
        """The wheel turned over it."""
        return False

    def blur(self) -> None:
        """It has lost the focus."""

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        """The widget as it looks in `state`."""
