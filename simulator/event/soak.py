"""Hours of a stand without a window, in time that passes by ticks: does a picture cost at the end what it did at first?

Visitors come every few minutes; while nobody is there time passes in larger steps. What a picture costs is the CPU
time of its whole turn of the loop: inputs, physics, drawing.
"""

from __future__ import annotations

import itertools
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.event.self_test import TICK_S, TestClock, hurried, open_stand, settled_mb
from simulator.event.visitor import Visitor, is_home

if TYPE_CHECKING:
    from simulator.event.stand import Stand
    from simulator.scene.event import EventScene
    from simulator.window.screen import Screen

IDLE_TICK_S = 0.5
BURST, BURST_EVERY = 10, 100
"""After the first minute so many turns in a row are drawn of so many, and whatever has changed."""
GAP_S = (30.0, 300.0)
"""How long nobody comes."""
FIRST_S = 60.0
MOST_RATIO = 2.0
PART = 0.99

Frame = tuple[float, int]
"""CPU seconds of a turn that was drawn, and how many turns it counts for."""


@dataclass(slots=True)
class SoakReport:
    """CPU milliseconds that all but one in a hundred pictures stay under: in the first minute, and in each hour."""

    hours: int
    visits: int = 0
    frames: int = 0
    first_minute_p99_ms: float = 0.0
    hours_p99_ms: list[float] = field(default_factory=list)
    hours_median_ms: list[float] = field(default_factory=list)
    ratio: float = 0.0
    hours_memory_mb: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def ok(self) -> bool:
        """No hour is twice as dear as the first minute."""
        return self.ratio < MOST_RATIO

    def to_json(self) -> dict[str, Any]:
        """For `--json`."""
        return {**asdict(self), "ok": self.ok}


def soak(
    scene: EventScene, hours: int, seed: int, told: Callable[[int], None] = lambda done: None, hour_s: float = 3600.0
) -> SoakReport:
    """So many hours of visits and of nobody; for tests an hour is shorter."""
    report, began_s = SoakReport(hours), time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        clock = TestClock()
        stand = open_stand(hurried(scene), Path(folder) / "stand", clock, seed)
        crowd = _Crowd(stand, clock, random.Random(seed))
        first = crowd.frames_until(FIRST_S)
        report.first_minute_p99_ms, report.frames = _under_ms(first, PART), len(first)
        for hour in range(1, hours + 1):
            frames = crowd.frames_until(hour * hour_s)
            report.frames += len(frames)
            report.hours_p99_ms.append(_under_ms(frames, PART))
            report.hours_median_ms.append(_under_ms(frames, 0.5))
            report.hours_memory_mb.append(settled_mb(stand))
            told(hour)
        report.visits = crowd.visits
        stand.close()
    report.ratio = round(max(report.hours_p99_ms) / report.first_minute_p99_ms, 2)
    report.seconds = round(time.perf_counter() - began_s, 1)
    return report


def _under_ms(frames: list[Frame], part: float) -> float:
    """What this part of all turns stays under, in ms."""
    cheapest_first = sorted(frames)
    most_turns = part * sum(turns for _taken_s, turns in frames)
    so_far = itertools.accumulate(turns for _taken_s, turns in cheapest_first)
    place = next(place for place, turns in enumerate(so_far) if turns >= most_turns)
    return round(cheapest_first[place][0] * 1000, 2)


def turns_of(dt_s: float, changed: bool, again: bool) -> int:
    """How many turns of a live stand a drawn one counts for: a screen that `changed` is drawn whenever it does, and is
    new only once unless it changes `again` and again; all others are drawn now and then."""
    if changed and not again:
        return 1
    turns = round(dt_s / TICK_S)
    return turns if changed else turns * (BURST_EVERY // BURST)


class _Crowd:
    """Visitors one after the other, with nobody in between."""

    def __init__(self, stand: Stand, clock: TestClock, chance: random.Random) -> None:
        self._stand = stand
        self._clock = clock
        self._chance = chance
        self._visitor: Visitor | None = None
        self._woke = False
        self._next_s = 2.0
        self._turn = 0
        self._drawn: Screen | None = None
        self._changed = False
        self.visits = 0

    def frames_until(self, end_s: float) -> list[Frame]:
        """The turns that were drawn until then."""
        frames = []
        while self._clock.passed_s < end_s:
            frame = self._go_on()
            if frame is not None:
                frames.append(frame)
        return frames

    def _go_on(self) -> Frame | None:
        inputs = self._visitor.inputs() if self._visitor is not None else []
        first = self._clock.passed_s < FIRST_S
        dt_s = TICK_S if first or self._visitor is not None else IDLE_TICK_S
        self._turn += 1
        began_s = time.process_time()
        self._stand.tick(dt_s, inputs, shown=False)
        screen = self._stand.screen
        assert screen is not None
        changed, again = screen.dirty, self._changed and screen is self._drawn
        shown = first or changed or self._turn % BURST_EVERY < BURST
        if shown:
            self._stand.tick(0.0, (), shown=True)
        taken_s = time.process_time() - began_s
        self._drawn, self._changed = screen, changed
        self._clock.passed_s += dt_s
        self._come_and_go()
        if not shown:
            return None
        return taken_s, 1 if first else turns_of(dt_s, changed, again)

    def _come_and_go(self) -> None:
        home = is_home(self._stand)
        if self._visitor is None:
            if home and self._clock.passed_s >= self._next_s:
                self._visitor, self._woke = Visitor(self._stand, self._chance), False
                self.visits += 1
            return
        self._woke = self._woke or not home
        if home and (self._woke or self._visitor.left):
            self._visitor = None
            self._next_s = self._clock.passed_s + self._chance.uniform(*GAP_S)
