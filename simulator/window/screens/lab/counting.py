"""Counts from the workers in the background, for the scene that is tuned and for the one that is pinned."""

from __future__ import annotations

import os
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from simulator.lab.background import Background
from simulator.lab.counts import Counts
from simulator.lab.hand_models import NamedHand
from simulator.lab.points import Point

ACTS = 2000
"""Acts at a place, then the workers rest: a share is known to two points of a hundred. Chosen."""

FEWEST = 10
"""Fewer acts say nothing for sure: the mean of one act has no spread at all. Chosen, as for the studies."""

SEED = {"a": 2, "b": 1}
"""A and B have chances of their own, so that the interval of their difference is honest."""


def spare_workers() -> int:
    """One core is left for the window."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, slots=True)
class Pinned:
    """Scene A: what it is called, what it is, whose hand led, and for a person's own hand what came of it."""

    told: str
    scene: Any
    hand: NamedHand | None
    own: Counts

    def point(self) -> Point | None:
        """What the workers are asked about A."""
        return None if self.hand is None else Point(self.scene, self.hand.hand, ACTS, seed=SEED["a"])


class Counting:
    """Workers that begin with the first question. When one dies, new ones begin, and what was known is lost."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or spare_workers()
        self._background: Background | None = None
        self._points: dict[str, Point] = {}
        self._known: dict[str, Counts] = {}

    def ask(self, points: dict[str, Point | None]) -> None:
        """From now on these; what is None is nobody's work."""
        self._points = {name: point for name, point in points.items() if point is not None}
        if self._background is None:
            self._background = Background(self._workers)
        self._background.ask(self._points)

    def look(self) -> dict[str, Counts]:
        """What is known by now. Returns at once."""
        if self._background is None:
            return {}
        try:
            self._known = self._background.look()
        except BrokenProcessPool:
            self._background.close()
            self._background = Background(self._workers)
            self._background.ask(self._points)
            self._known = {}
        return self._known

    @property
    def done(self) -> bool:
        """Whether everything that was asked is known."""
        return self._background is not None and self._background.done

    def close(self) -> None:
        """End the workers."""
        if self._background is not None:
            self._background.close()
            self._background = None
