"""A card that a person may take: carried with the pointer, put down, or thrown."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from simulator.window.fronts import draw_ring
from simulator.window.screens.cards.toss import SLOWEST_MM_S, Point
from simulator.window.widgets import Area, Do, State, Widget

if TYPE_CHECKING:
    from simulator.window.app import App

LIFTED_PX = 8
LATELY_S = 0.09
"""The speed of a hand is taken over so long before it lets go."""


class Thing(Area):
    """A thing on the table. With nothing to do here the pointer draws no ring round it, only the keys' focus does."""

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        if self.action is not None or app.stepped:
            super().draw(app, surface, state)


class HeldCard(Widget):
    """A card under the pointer. `put` is told where it was put down, `thrown` where and how fast it was let go.

    Pressed without being moved, or by a key, it does `action`.
    """

    def __init__(
        self,
        app: App,
        name: str,
        rect: pygame.Rect,
        action: Do,
        put: Callable[[Point], None],
        thrown: Callable[[Point, Point], None],
        off_reason: str = "",
    ) -> None:
        super().__init__(name, rect, action, off_reason)
        self._app = app
        self._put, self._thrown = put, thrown
        self._from: Point | None = None
        self._way: list[tuple[float, float, float]] = []
        self.carried: Point | None = None
        """Where the card is while it is carried, in design px."""

    def holds(self, x: float, y: float) -> bool:
        return self._from is not None or super().holds(x, y)

    def hold(self, x: float, y: float) -> None:
        self._from, self.carried = (x, y), None
        self._way = [(self._app.now_s, x, y)]

    def drag(self, x: float, y: float) -> bool:
        if self._from is None or not self.enabled:
            return False
        if self.carried is None and math.dist(self._from, (x, y)) < LIFTED_PX:
            return False
        self._way.append((self._app.now_s, x, y))
        dx, dy = x - self._from[0], y - self._from[1]
        self.carried = self._app.frame.design(self.rect.centerx + dx, self.rect.centery + dy)
        return True

    def release(self, x: float, y: float) -> None:
        at, speed = self.carried, self._speed()
        self._from = self.carried = None
        if at is None:
            self.activate()
        elif math.hypot(*speed) >= SLOWEST_MM_S:
            self._thrown(at, speed)
        else:
            self._put(at)

    def _speed(self) -> Point:
        """How fast the hand was lately, in design px a second."""
        now, x, y = self._way[-1]
        start = next((one for one in self._way if now - one[0] <= LATELY_S), self._way[-1])
        seconds = now - start[0]
        if seconds <= 0 or self._app.now_s - now > LATELY_S:
            return 0.0, 0.0
        way = -1.0 if self._app.frame.mirrored else 1.0
        scale = self._app.scale * seconds
        return way * (x - start[1]) / scale, (y - start[2]) / scale

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        if state == "hot" and (self.enabled or app.stepped) and self.carried is None:
            draw_ring(app, surface, self.rect)
