"""The clock of a stand: hours and days for the board, and whether the clock on the wall can be believed."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta

HOUR_S = 3600
JUMP_S = 90.0
"""A wall clock that goes this much faster or slower than the other between two looks has jumped. Chosen."""
SETTLED_S = 3600.0
"""Nothing is forgotten before the wall clock has gone evenly for so long. Chosen."""


class StandClock:
    """Wall time beside a clock that nobody can set: a jump is seen as the difference of the two."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._even_since_s = steady()
        self._difference_s = wall() - steady()

    def now_s(self) -> float:
        """Seconds since 1970, as the wall clock says."""
        now_s, steady_s = self._wall(), self._steady()
        difference_s = now_s - steady_s
        if abs(difference_s - self._difference_s) > JUMP_S:
            self._even_since_s = steady_s
        self._difference_s = difference_s
        return now_s

    @property
    def settled(self) -> bool:
        """Whether the wall clock has gone evenly for an hour."""
        self.now_s()
        return self._steady() - self._even_since_s >= SETTLED_S


def hour_of(now_s: float) -> int:
    """The hours since 1970: everybody of one hour gets the same orders."""
    return int(now_s // HOUR_S)


def day_start_s(now_s: float, begins_at: str) -> float:
    """When the present day of the stand began; it begins at `begins_at` ("05:00"), not at midnight."""
    now = datetime.fromtimestamp(now_s)
    begins = clock_time_on(now, begins_at)
    return (begins if begins <= now else clock_time_on(now - timedelta(days=1), begins_at)).timestamp()


def clock_time_on(day: datetime, at: str) -> datetime:
    """The time `at` on a day; midnight for "" ."""
    hour, _colon, minute = (at or "00:00").partition(":")
    return day.replace(hour=int(hour), minute=int(minute), second=0, microsecond=0)


def stamp(now_s: float) -> str:
    """A time for the name of a file."""
    return datetime.fromtimestamp(now_s).strftime("%Y-%m-%d-%H%M%S")
