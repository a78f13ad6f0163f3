"""Where the card in the hand is: held, carried, flying, or sliding back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from simulator.window.screens.cards.held import HeldCard
from simulator.window.screens.cards.toss import Goal, Point, Toss, tossed
from simulator.window.screens.kitchen_motion import out_cubic

if TYPE_CHECKING:
    from simulator.window.app import App

BACK_S = 0.35


class Throwing:
    """One card, its home, and its flight. `landed` is told the goal in which it has come down."""

    def __init__(self, app: App, home: Point, landed: Callable[[str], None]) -> None:
        self._app = app
        self.home = home
        self._landed = landed
        self._toss: Toss | None = None
        self._back: tuple[Point, float] | None = None
        self.at = home
        """Where it was seen last."""
        self.card: HeldCard | None = None

    @property
    def flying(self) -> bool:
        """Whether it is in the air."""
        return self._toss is not None

    @property
    def carries(self) -> bool:
        """Whether it is in the hand, in the air, or on its way back."""
        in_hand = self.card is not None and self.card.carried is not None
        return in_hand or self.flying or (self._back is not None and self._back[1] < BACK_S)

    @property
    def pose(self) -> tuple[float, float, float]:
        """x, y and turn of the card now."""
        if self.card is not None and self.card.carried is not None:
            return (*self.card.carried, 0.0)
        if self._toss is not None:
            return self._toss.pose
        if self._back is not None:
            (x, y), time_s = self._back
            part = out_cubic(min(1.0, time_s / BACK_S))
            return x + (self.home[0] - x) * part, y + (self.home[1] - y) * part, 0.0
        return (*self.home, 0.0)

    def throw(self, at: Point, velocity: Point, goals: Mapping[str, Goal], walls: Sequence[Sequence[Point]]) -> None:
        """It leaves the hand."""
        self._toss, self._back = tossed(at, velocity, goals, walls), None

    def slide_back(self, at: Point) -> None:
        """It missed, or was put down beside everything."""
        self._toss, self._back = None, (at, 0.0)

    def reset(self) -> None:
        """Another card, or none."""
        self._toss = self._back = None
        self.at = self.home

    def update(self, dt_s: float) -> None:
        """Time has passed."""
        if self._back is not None:
            at, time_s = self._back
            self._back = (at, time_s + dt_s) if time_s < BACK_S else None
        if self._toss is None:
            return
        self._toss.update(dt_s)
        x, y, _turn = self._toss.pose
        self.at = x, y
        if self._toss.over:
            goal, self._toss = self._toss.landed, None
            if goal is None:
                self.slide_back((min(max(x, 100), 1820), min(max(y, 120), 860)))
            else:
                self._landed(goal)
