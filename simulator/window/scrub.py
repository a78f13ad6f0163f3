"""The bar of a replay: one mark an event, acts taller, those that diverged in the stop colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import channels, colour
from simulator.window.art.shapes import ellipse, rounded
from simulator.window.focus import State
from simulator.window.keys import Key
from simulator.window.widgets import Widget

if TYPE_CHECKING:
    from simulator.window.app import App


class ScrubBar(Widget):
    """Goes to an event by pressing or dragging; left and right arrows step.

    acts: places of acts; diverged: of those that ended otherwise when performed again.
    """

    scanned = False

    def __init__(self, name: str, rect: pygame.Rect, count: int, go: Callable[[int], None]) -> None:
        super().__init__(name, rect)
        self.count = count
        self.place = 0
        self.acts: frozenset[int] = frozenset()
        self.diverged: frozenset[int] = frozenset()
        self._go = go

    def x_of(self, place: float) -> float:
        """Screen x of the state after `place` events."""
        inset = self.rect.height * 0.5
        return self.rect.x + inset + (self.rect.width - 2 * inset) * place / max(1, self.count)

    def place_at(self, x: float) -> int:
        """The place under screen x."""
        start, end = self.x_of(0), self.x_of(self.count)
        return round(min(max((x - start) / max(1.0, end - start), 0.0), 1.0) * self.count)

    def hold(self, x: float, y: float) -> None:
        self._go(self.place_at(x))

    def drag(self, x: float, y: float) -> bool:
        self._go(self.place_at(x))
        return True

    def release(self, x: float, y: float) -> None:
        """The place was chosen while holding."""

    def activate(self) -> None:
        """Keys step; confirming does nothing."""

    def key(self, event: Key) -> bool:
        if event.action not in ("left", "right"):
            return False
        self._go(min(max(self.place + (1 if event.action == "right" else -1), 0), self.count))
        return True

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        scale = app.scale
        wide, high = self.rect.width / scale, self.rect.height / scale

        def groove(canvas: Canvas) -> None:
            canvas.toy(rounded(0, 0, wide, high, high / 2), colour("paper"), 7, depth=6, gloss=False)
            canvas.path(rounded(18, high * 0.36, wide - 36, high * 0.28, high * 0.14), "#EAD3AE")

        app.sprites.put(surface, ("scrub", self.rect.size), groove, self.rect.topleft, scale)
        self._draw_done(surface, scale)
        for place in sorted(self.acts):
            self._draw_mark(surface, place, scale)
        at = self.x_of(self.place), self.rect.centery
        app.sprites.put(surface, ("scrub knob", state), _knob_of(state), at, scale)

    def _draw_done(self, surface: pygame.Surface, scale: float) -> None:
        left, high = self.rect.x + 18 * scale, self.rect.height * 0.28
        done = pygame.Rect(round(left), 0, max(1, round(self.x_of(self.place) - left)), round(high))
        done.centery = self.rect.centery
        pygame.draw.rect(surface, channels(colour("star")), done, border_radius=round(high / 2))

    def _draw_mark(self, surface: pygame.Surface, place: int, scale: float) -> None:
        hue = colour("stop") if place in self.diverged else colour("ink2")
        x = self.x_of(place + 0.5)
        half = (20 if place in self.diverged else 12) * scale
        width = max(3, round((8 if place in self.diverged else 5) * scale))
        top, bottom = (x, self.rect.centery - half), (x, self.rect.centery + half)
        pygame.draw.line(surface, channels(hue), top, bottom, width)


def _knob_of(state: State) -> Callable[[Canvas], None]:
    def draw(canvas: Canvas) -> None:
        fill = colour("paper" if state == "on" else "drawer_hot")
        canvas.toy(ellipse(0, 0, 24), fill, 7, depth=5, gloss=False)

    return draw
