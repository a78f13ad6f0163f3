"""The pointer becomes the hand. Pure: times are handed in, positions are design px of a 1080p frame.

A pointer's samples come at their own times; a tick reads the way between them, one grid step late, so that whole pixels
and late frames do not become jerks. A tip of a bottle gets a little weight; a flick of the pan none at all: 20 ms of
smoothing cost it 20 to 30 points of a hundred (physics.md, The flip).
"""

from __future__ import annotations

import bisect
import math
from dataclasses import dataclass, field

from simulator.acts.flick_map import STANDARD_HAND, pan_pose_from_pointer
from simulator.acts.hand import RATE_HZ, Hand
from simulator.scene.flip import FlipHand

GRID_S = 0.008
"""Samples are read on this grid: finer, a mouse of 1000 Hz moves by whole pixels and the pan trembles."""

CLOSEST_S = 0.005
"""Samples nearer to each other are thinned: well under GRID_S, or a mouse of 125 Hz that is early loses half."""

FORESEEN_S = 0.012
"""So far beyond the newest sample its way goes straight on: one of 60 Hz is up to 17 ms old, less 8 ms of delay."""

REST_S = 0.05
"""A pointer that says nothing for so long has rested."""

LONGEST_CATCH_UP_S = 0.1
"""A stall longer than this is left out of the act instead of being caught up."""

PULL_PX = 360.0
"""How far down is wholly upside down."""

LIFT_PX = 120.0
"""How far above the grab point the bottle still follows upwards."""

WEIGHT_S = 0.025
"""How late a held bottle follows."""


@dataclass(slots=True)
class Ticks:
    """Which ticks are due: clock time to whole ticks. `speed` below 1 is the practice aid's slow time.

    After a stall of more than LONGEST_CATCH_UP_S the ticks of the surplus never happen.
    """

    start_s: float
    speed: float = 1.0
    _next_s: float = field(init=False)

    def __post_init__(self) -> None:
        self._next_s = self.start_s

    @property
    def step_s(self) -> float:
        """Clock time from tick to tick."""
        return 1 / (RATE_HZ * self.speed)

    def due(self, now_s: float) -> list[float]:
        """The clock times of the ticks that are due at `now_s`."""
        self._next_s = max(self._next_s, now_s - LONGEST_CATCH_UP_S)
        count = max(0, math.floor((now_s - self._next_s) / self.step_s + 1e-6))
        times = [self._next_s + self.step_s * tick for tick in range(1, count + 1)]
        self._next_s += self.step_s * count
        return times


class Track:
    """The way of a pointer: samples at their own times, thinned to 5 ms, read at any time 8 ms late.

    What a later sample will say is foreseen for a moment from the last two: at a picture's edge the newest sample is
    always a little old, and a way that rests there jumps with the next picture, at 60 Hz four times as fast as it was.
    """

    def __init__(self, time_s: float, x: float, y: float) -> None:
        self._times = [time_s]
        self._points = [(x, y)]

    def add(self, time_s: float, x: float, y: float) -> None:
        """A sample. One that is not later than the last, or follows a newer-than-5-ms one, replaces it."""
        if time_s - self._times[-1] > REST_S:
            self._append(time_s - GRID_S, self._points[-1])
        if time_s <= self._times[-1]:
            self._points[-1] = (x, y)
        elif len(self._times) > 1 and self._times[-1] - self._times[-2] < CLOSEST_S - 1e-6:
            self._times[-1], self._points[-1] = time_s, (x, y)
        else:
            self._append(time_s, (x, y))

    def _append(self, time_s: float, point: tuple[float, float]) -> None:
        self._times.append(time_s)
        self._points.append(point)

    def at(self, time_s: float) -> tuple[float, float]:
        """Where the pointer was at `time_s` less one grid step; it rests where no newer sample is known."""
        late_s = time_s - GRID_S
        after = bisect.bisect_right(self._times, late_s)
        if after == 0:
            return self._points[0]
        if after < len(self._times):
            return self._on_line(after - 1, after, late_s)
        return self._foreseen(late_s)

    def _foreseen(self, late_s: float) -> tuple[float, float]:
        if len(self._times) < 2 or late_s - self._times[-1] > FORESEEN_S:
            return self._points[-1]
        steady = GRID_S / 2 < self._times[-1] - self._times[-2] < REST_S
        return self._on_line(-2, -1, late_s) if steady else self._points[-1]

    def _on_line(self, first: int, second: int, time_s: float) -> tuple[float, float]:
        part = (time_s - self._times[first]) / (self._times[second] - self._times[first])
        (x0, y0), (x1, y1) = self._points[first], self._points[second]
        return x0 + part * (x1 - x0), y0 + part * (y1 - y0)


class _Grab:
    """What both acts share: a press takes hold, moves lead, a release lets go."""

    def __init__(self) -> None:
        self.grab: tuple[float, float] | None = None
        """Where the pointer took hold, in design px."""
        self._track: Track | None = None
        self._released_s = math.inf

    @property
    def held(self) -> bool:
        """Whether the pointer is down."""
        return self._track is not None and self._released_s == math.inf

    def press(self, time_s: float, x: float, y: float) -> None:
        """Takes hold at a point."""
        self.grab = (x, y)
        self._track = Track(time_s, x, y)
        self._released_s = math.inf

    def move(self, time_s: float, x: float, y: float) -> None:
        """Leads on; without a press nothing happens."""
        if self._track is not None and self.held:
            self._track.add(time_s, x, y)

    def release(self, time_s: float, x: float, y: float) -> None:
        """Lets go at a point."""
        self.move(time_s, x, y)
        self._released_s = min(self._released_s, time_s)

    def let_go(self, time_s: float) -> bool:
        """Whether the hand has let go by the tick at `time_s`."""
        return time_s - GRID_S > self._released_s

    def _pulled(self, time_s: float) -> tuple[float, float]:
        """How far right and down of the grab point the pointer was."""
        assert self._track is not None
        assert self.grab is not None
        x, y = self._track.at(time_s)
        return x - self.grab[0], y - self.grab[1]


class PourPointer(_Grab):
    """Leads a bottle: pulling down tips it, pushing up turns it back, left and right carry it.

    Args:
        home: where the bottle stands before the act.
        px_mm: design px a millimetre of the close-up.
        pull_px: way down for 180°.
    """

    def __init__(self, home: Hand, px_mm: float = 7.0, pull_px: float = PULL_PX) -> None:
        super().__init__()
        self.home = home
        self.px_mm = px_mm
        self.pull_px = pull_px
        self._pose = home
        self._last_s = -math.inf

    def wished(self, time_s: float) -> Hand:
        """Where the pointer wants the bottle, before its weight; home while nobody holds it."""
        if self._track is None:
            return self.home
        right, down = self._pulled(time_s)
        lift_mm = min(max(-down, 0.0), LIFT_PX) / self.px_mm
        tilt_rad = math.pi * min(max(down / self.pull_px, 0.0), 1.0)
        return Hand(self.home.x_mm + right / self.px_mm, self.home.y_mm + lift_mm, tilt_rad)

    def hand(self, time_s: float) -> Hand | None:
        """The hand in the tick at `time_s`: home before the press, None after the release. Ask in order of time."""
        if self._track is not None and self.let_go(time_s):
            return None
        step_s = min(time_s - self._last_s, LONGEST_CATCH_UP_S)
        self._last_s = time_s
        part = 1 - math.exp(-step_s / WEIGHT_S)
        goal = self.wished(time_s)
        self._pose = Hand(*(now + part * (then - now) for now, then in zip(self._pose, goal, strict=True)))
        return self._pose


class FlipPointer(_Grab):
    """Leads the pan by its handle: the pointer's height is dip, level and flick; sideways moves the pan to catch."""

    def __init__(self, home: Hand, flip_hand: FlipHand = STANDARD_HAND) -> None:
        super().__init__()
        self.home = home
        self.flip_hand = flip_hand

    def hand(self, time_s: float) -> Hand | None:
        """The hand in the tick at `time_s`: home before the press, None after the release."""
        if self._track is None:
            return self.home
        if self.let_go(time_s):
            return None
        right, down = self._pulled(time_s)
        pose = pan_pose_from_pointer(-down, right, self.flip_hand)
        return Hand(self.home.x_mm + pose.x_mm, self.home.y_mm + pose.y_mm, self.home.tilt_rad + pose.tilt_rad)
