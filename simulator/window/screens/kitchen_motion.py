"""What moves in the kitchen, as shots played one after another. Times and easings are those of the look."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pygame

from simulator.alacarte.state import State
from simulator.window.sound import Name

KNOB_STEP_S = 0.18
PANEL_S = 0.26
SPOON_S = 0.45
STAR_S = 0.70
DIE_S = 0.90
FLIGHT_S = 0.50
FALL_S = 0.30
STEAM_S = 2.4
THINK_S = 0.7
"""A bot takes at least so long for a choice, so that people can follow."""
END_S = 1.2
"""How long the last picture stays before the podium."""
TAP_S = 0.30
FADE_S = 0.12
HURRY = 4.0
"""How many times faster a film runs once somebody has pressed to skip it."""

Point = tuple[float, float]
Paint = Callable[[pygame.Surface, float], None]
"""Draws a moving thing at a part, 0 to 1, of its way."""


def out_cubic(part: float) -> float:
    """Fast, then slow."""
    return 1 - (1 - part) ** 3


def in_out_cubic(part: float) -> float:
    """Slow, fast, slow."""
    return 4 * part**3 if part < 0.5 else 1 - (2 - 2 * part) ** 3 / 2


def out_back(part: float, over: float = 1.2) -> float:
    """Goes a little beyond and comes back."""
    rest = part - 1
    return 1 + (over + 1) * rest**3 + over * rest**2


def pop(part: float) -> float:
    """The size of a star that appears: 0, 1.15, 1."""
    return 1.15 * out_cubic(part / 0.6) if part < 0.6 else 1.15 - 0.15 * in_out_cubic((part - 0.6) / 0.4)


def arc(start: Point, end: Point, part: float, lift: float) -> Point:
    """A point on the way from `start` to `end`, lifted by `lift` in the middle."""
    x = start[0] + (end[0] - start[0]) * part
    y = start[1] + (end[1] - start[1]) * part
    return x, y - lift * math.sin(math.pi * part)


@dataclass(frozen=True, slots=True)
class Shot:
    """Some seconds of moving things over the kitchen as it stands in `base`.

    heats: for each seat whose knob turns, from which step to which. spoons: how many hang on the rack meanwhile.
    die: the face the die shows at the end, when it is thrown. sound: the name of the sound it begins with.
    """

    base: State
    seconds: float
    movers: tuple[Paint, ...] = ()
    heats: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    spoons: int | None = None
    die: str | None = None
    sound: Name | None = None


class Film:
    """Shots that wait to be shown, one after another."""

    def __init__(self) -> None:
        self._shots: deque[Shot] = deque()
        self._time_s = 0.0
        self._hurried = False
        self.begun: Callable[[Shot], None] = lambda shot: None

    @property
    def now(self) -> Shot | None:
        """The shot on show."""
        return self._shots[0] if self._shots else None

    @property
    def part(self) -> float:
        """How much of the shot on show has passed, 0 to 1."""
        shot = self.now
        return 1.0 if shot is None or shot.seconds <= 0 else min(1.0, self._time_s / shot.seconds)

    def add(self, *shots: Shot) -> None:
        """Further shots, after those that wait."""
        for shot in shots:
            self._shots.append(shot)
            if len(self._shots) == 1:
                self._begin()

    def hurry(self) -> None:
        """Somebody does not want to wait."""
        self._hurried = bool(self._shots)

    def clear(self) -> None:
        """Shows nothing more of what waits."""
        self._shots.clear()
        self._hurried = False

    def update(self, dt_s: float) -> None:
        """Time has passed."""
        if not self._shots:
            return
        self._time_s += dt_s * (HURRY if self._hurried else 1.0)
        while self._shots and self._time_s >= self._shots[0].seconds:
            self._time_s -= self._shots.popleft().seconds
            if self._shots:
                self.begun(self._shots[0])
        if not self._shots:
            self._time_s, self._hurried = 0.0, False

    def _begin(self) -> None:
        self._time_s = 0.0
        self.begun(self._shots[0])


def knob_at(part: float, start: int, end: int) -> float:
    """Where a knob stands on its way, step by step, each step with a little overshoot."""
    steps = abs(end - start)
    if steps == 0:
        return float(end)
    done = min(steps - 1e-9, part * steps)
    whole = int(done)
    turned = whole + out_back(done - whole)
    return start + math.copysign(turned, end - start)
