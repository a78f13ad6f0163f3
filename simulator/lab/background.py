"""Counts that grow while a person looks on: workers measure in the background, and whoever asks never waits for them.

with Background(workers=2) as background:
    background.ask({"a": point})    # at each change of a slider
    background.look()               # once a frame: what is known by now
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from types import TracebackType

from simulator.lab.counts import Counts
from simulator.lab.measure import counts_of
from simulator.lab.points import Point
from simulator.lab.study import Job
from simulator.workers import Team

SHORTEST, LONGEST = 1, 8
"""Acts in the first piece of work after a change, and in later ones, which grow to this: what is shown first comes
soon, and a worker that is still at an old question is free again within a fifth of a second. Together they come to
1, 2, 4, 8, 16, 24, …: the eight tips that share a fill are then one piece of work, and the fill is settled once."""


@dataclass(slots=True)
class _Asked:
    """One point: the acts that are given out, and the pieces of work that are not counted yet, in order."""

    point: Point
    given: int = 0
    counts: Counts = field(default_factory=Counts)
    running: deque[Future[list[Counts]]] = field(default_factory=deque)


class Background:
    """Measures points by name until each has all its acts. What comes of them depends on the points alone."""

    def __init__(self, workers: int, job: Job = counts_of) -> None:
        self._team = Team(workers)
        self._room = workers  # none ahead: what a worker has been given cannot be taken back at a change
        self._job = job
        self._asked: dict[str, _Asked] = {}

    def ask(self, points: Mapping[str, Point]) -> None:
        """From now on only these; a point that was asked for already under this name keeps what is known of it."""
        kept = {name: asked for name, asked in self._asked.items() if points.get(name) == asked.point}
        for name, asked in self._asked.items():
            if name not in kept:
                for future in asked.running:
                    future.cancel()
        self._asked = {name: kept.get(name) or _Asked(point) for name, point in points.items()}
        self._give_out()

    def look(self) -> dict[str, Counts]:
        """What is known by now, acts counted in their order. Returns at once.

        Raises:
            BrokenProcessPool: a worker has died.
        """
        for asked in self._asked.values():
            while asked.running and asked.running[0].done():
                (counts,) = asked.running.popleft().result()
                asked.counts += counts
        self._give_out()
        return {name: asked.counts for name, asked in self._asked.items()}

    @property
    def done(self) -> bool:
        """Whether every act that was asked for has been given out and counted."""
        return all(asked.given == asked.point.acts and not asked.running for asked in self._asked.values())

    def _give_out(self) -> None:
        """Keep the workers busy, the point with the fewest acts first."""
        while sum(len(asked.running) for asked in self._asked.values()) < self._room:
            waiting = [asked for asked in self._asked.values() if asked.given < asked.point.acts]
            if not waiting:
                return
            asked = min(waiting, key=lambda one: one.given)
            acts = min(max(asked.given, SHORTEST), LONGEST, asked.point.acts - asked.given)
            asked.running.append(self._team.submit(self._job, (asked.point.part(asked.given, acts),)))
            asked.given += acts

    def close(self) -> None:
        """End the workers, whatever they are at."""
        self._team.stop()

    def __enter__(self) -> Background:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
