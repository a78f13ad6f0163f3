"""The care of a stand that runs for days: what is forgotten, when it starts anew, how much memory it takes, clips."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from simulator.event.clips import Clips
from simulator.event.clock import clock_time_on
from simulator.event.page import PageProcess
from simulator.event.session import Phase

if TYPE_CHECKING:
    from simulator.event.stand import Stand

LOOK_S = 20.0
TIDY_S = 600.0
LEAST_UPTIME_S = 3600.0
"""A stand that has just begun does not start anew because its clock was set. Chosen."""


class Care:
    """Looks after one stand every now and then. `beat` is called every frame: the supervisor listens."""

    def __init__(self, stand: Stand) -> None:
        self.fault = ""
        self.beat: Callable[[], None] = lambda: None
        self._stand = stand
        self._up_s = 0.0
        self._look_in_s = 0.0
        self._tidy_in_s = TIDY_S
        self._restart_s = self._next_restart_s()
        self.clips = Clips(stand.storage.clips)
        self.page: PageProcess | None = None

    def tick(self, dt_s: float) -> None:
        """Time has passed."""
        self.beat()
        self._up_s += dt_s
        self._look_in_s -= dt_s
        self._tidy_in_s -= dt_s
        if self._look_in_s <= 0:
            self._look_in_s = LOOK_S
            self._keep_page()
            self.fault = self._stand.storage.unwritable() or (self.page.fault if self.page else "")
            self._while_nobody_plays()
        if self._tidy_in_s <= 0:
            self._tidy_in_s = TIDY_S
            if self._stand.clock.settled:
                self._stand.board.tidy(self._stand.clock.now_s(), self._stand.scene.board.expire_days)

    def _keep_page(self) -> None:
        if self.page is not None:
            self.page.keep()

    def _while_nobody_plays(self) -> None:
        """Once a day, or when memory runs out, the stand starts anew; clips are filmed."""
        stand = self._stand
        if stand.session.phase is not Phase.ATTRACT or stand.staffed:
            return
        self.clips.film_next()
        give_back()
        due = self._restart_s is not None and stand.clock.now_s() >= self._restart_s
        if (due and self._up_s >= LEAST_UPTIME_S) or memory_mb() > stand.scene.care.memory_mb:
            stand.end("restart")

    def _next_restart_s(self) -> float | None:
        at = self._stand.scene.care.restart_at
        if not at:
            return None
        now = datetime.fromtimestamp(self._stand.clock.now_s())
        today = clock_time_on(now, at)
        return (today if today > now else clock_time_on(now + timedelta(days=1), at)).timestamp()

    def close(self) -> None:
        """The stand closes."""
        self.clips.close()
        if self.page is not None:
            self.page.close()


def give_back() -> None:
    """What was freed goes back to the system, where the C library can be told so (glibc)."""
    with suppress(OSError, TypeError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def memory_mb() -> float:
    """How much memory this process takes now; its peak where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return _peak_mb()


def _peak_mb() -> float:
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak / 1e3
