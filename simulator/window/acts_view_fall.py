"""Watches single pieces picture by picture: how fast each falls, and when one lands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from simulator.acts.hand import RATE_HZ
from simulator.vocabulary import Condiment

if TYPE_CHECKING:
    from simulator.acts.pour import PieceSeen, PourSeen

LANDING_S = 0.16
"""Squash and back (look.md, Motion)."""

FAST_MM_S, SLOW_MM_S = 220.0, 90.0
"""A piece that fell fast and is slow now has landed. Chosen: a drop from 20 mm gives 600 mm/s."""


@dataclass(frozen=True, slots=True)
class Falling:
    """A piece: which of the bottle's, where (mm, y up), how turned, how fast it goes down."""

    place: int
    condiment: Condiment
    x_mm: float
    y_mm: float
    angle_rad: float
    where: str
    down_mm_s: float


@dataclass(frozen=True, slots=True)
class Landing:
    """A piece that has just landed; `part` of the moment has passed, 0 to 1."""

    place: int
    x_mm: float
    y_mm: float
    part: float


@dataclass(slots=True)
class Falls:
    """The pieces of one act."""

    pieces: tuple[Falling, ...] = ()
    landed: int = 0
    """How many have landed so far."""
    _tick: int = -1
    _landings: dict[int, tuple[float, float, float]] = field(default_factory=dict)

    def look(self, seen: PourSeen) -> int:
        """Take in what is seen now; returns how many pieces have landed since."""
        if seen.tick == self._tick:
            return 0
        dt_s = (seen.tick - self._tick) / RATE_HZ if self._tick >= 0 else 0.0
        self._tick = seen.tick
        before = self.pieces
        self.pieces = tuple(_fallen(place, piece, before, dt_s) for place, piece in enumerate(seen.pieces))
        new = [now for was, now in zip(before, self.pieces, strict=False) if _has_landed(was, now)]
        for piece in new:
            self._landings[piece.place] = (seen.tick / RATE_HZ, piece.x_mm, piece.y_mm)
        self.landed += len(new)
        return len(new)

    def landings(self) -> list[Landing]:
        """Those that are still being shown."""
        now_s = self._tick / RATE_HZ
        shown = [
            Landing(place, x, y, (now_s - at_s) / LANDING_S)
            for place, (at_s, x, y) in self._landings.items()
            if now_s - at_s < LANDING_S
        ]
        return shown


def _fallen(place: int, piece: PieceSeen, before: Sequence[Falling], dt_s: float) -> Falling:
    down = (before[place].y_mm - piece.y_mm) / dt_s if before and dt_s > 0 else 0.0
    return Falling(place, piece.condiment, piece.x_mm, piece.y_mm, piece.angle_rad, piece.where, down)


def _has_landed(was: Falling, now: Falling) -> bool:
    return now.where != "bottle" and was.down_mm_s > FAST_MM_S and now.down_mm_s < SLOW_MM_S
