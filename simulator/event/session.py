"""The course of a visit, as a value: `after(session, event, times)` is the next one. No clock, no window, no disk.

attract → (first touch) → choosing → playing → result → initials → place → attract. Without a meaningful touch a visible
countdown begins; it can be cancelled by any touch, and at its end everything of the visit is gone.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Protocol

from simulator.event.challenges import Challenge
from simulator.event.initials import NOBODY, Wheel, accepted

HURRY_S = 10.0
"""How long before the end of a time that runs out on its own it is shown."""

WAKING_S = 0.6
"""A second tap of the same finger does not choose anything yet. Chosen: longer than a double tap."""


class Phase(Enum):
    """Where a visit is."""

    ATTRACT = auto()
    CHOOSING = auto()
    PLAYING = auto()
    RESULT = auto()
    INITIALS = auto()
    PLACE = auto()


class Times(Protocol):
    """What of the stand's file the course of a visit needs."""

    @property
    def idle_s(self) -> float: ...
    @property
    def countdown_s(self) -> float: ...
    @property
    def result_s(self) -> float: ...
    @property
    def initials_s(self) -> float: ...
    @property
    def place_s(self) -> float: ...


# What may happen


@dataclass(frozen=True, slots=True)
class Passed:
    """Time has passed. `waits` says whether the game waits for a person: only then is nobody there."""

    dt_s: float
    waits: bool = True


@dataclass(frozen=True, slots=True)
class Touched:
    """A meaningful touch, key or button."""


@dataclass(frozen=True, slots=True)
class Chose:
    """A challenge was chosen, by so many persons."""

    challenge: Challenge
    persons: int = 1


@dataclass(frozen=True, slots=True)
class Finished:
    """The play is over with this score."""

    score: int


@dataclass(frozen=True, slots=True)
class WentOn:
    """The result, the initials or the place were seen enough."""


@dataclass(frozen=True, slots=True)
class Turned:
    """The wheel of initials stands anew."""

    wheel: Wheel


@dataclass(frozen=True, slots=True)
class Left:
    """The visitor gave up, or the staff reset the stand."""


Event = Passed | Touched | Chose | Finished | WentOn | Turned | Left


@dataclass(frozen=True, slots=True)
class Session:
    """One visit. `idle_s` since the last meaningful touch, `since_s` since the phase began."""

    phase: Phase = Phase.ATTRACT
    challenge: Challenge | None = None
    persons: int = 1
    score: int | None = None
    wheel: Wheel = field(default_factory=Wheel)
    initials: str = ""
    idle_s: float = 0.0
    since_s: float = 0.0

    def countdown_s(self, times: Times) -> float | None:
        """Seconds until the visit is given up, once they are counted aloud."""
        if self.phase not in (Phase.CHOOSING, Phase.PLAYING) or self.idle_s < times.idle_s:
            return None
        return max(0.0, times.idle_s + times.countdown_s - self.idle_s)

    def hurry_s(self, times: Times) -> float | None:
        """Seconds until the phase goes on by itself, once that is near."""
        whole_s = _whole_s(self.phase, times)
        if whole_s is None:
            return None
        left_s = max(0.0, whole_s - self.idle_s)
        return left_s if left_s <= HURRY_S else None

    def swallows(self, times: Times) -> bool:
        """Whether a touch now only wakes the stand or stops the countdown, and does nothing else."""
        waking = self.phase is Phase.ATTRACT or (self.phase is Phase.CHOOSING and self.since_s < WAKING_S)
        return waking or self.countdown_s(times) is not None


def after(session: Session, event: Event, times: Times) -> Session:
    """The visit after `event`; what does not fit the phase changes nothing."""
    match event:
        case Passed(dt_s, waits):
            return _passed(session, dt_s, waits, times)
        case Touched():
            return _entered(session, Phase.CHOOSING) if session.phase is Phase.ATTRACT else replace(session, idle_s=0.0)
        case Chose(challenge, persons) if session.phase is Phase.CHOOSING:
            return replace(_entered(session, Phase.PLAYING), challenge=challenge, persons=persons)
        case Finished(score) if session.phase is Phase.PLAYING:
            return replace(_entered(session, Phase.RESULT), score=score)
        case Turned(wheel) if session.phase is Phase.INITIALS:
            return replace(session, wheel=wheel, idle_s=0.0)
        case WentOn():
            return _gone_on(session, accepted(session.wheel.words))
        case Left():
            return Session()
    return session


def _passed(session: Session, dt_s: float, waits: bool, times: Times) -> Session:
    if session.phase is Phase.ATTRACT:
        return session
    idle_s = session.idle_s + dt_s if waits else 0.0
    session = replace(session, idle_s=idle_s, since_s=session.since_s + dt_s)
    if session.countdown_s(times) == 0.0:
        return Session()
    whole_s = _whole_s(session.phase, times)
    if whole_s is not None and session.idle_s >= whole_s:
        return _gone_on(session, NOBODY)
    return session


def _gone_on(session: Session, initials: str) -> Session:
    match session.phase:
        case Phase.RESULT:
            return _entered(session, Phase.INITIALS)
        case Phase.INITIALS:
            return replace(_entered(session, Phase.PLACE), initials=initials)
        case Phase.PLACE:
            return Session()
    return session


def _entered(session: Session, phase: Phase) -> Session:
    return replace(session, phase=phase, idle_s=0.0, since_s=0.0)


def _whole_s(phase: Phase, times: Times) -> float | None:
    return {Phase.RESULT: times.result_s, Phase.INITIALS: times.initials_s, Phase.PLACE: times.place_s}.get(phase)
