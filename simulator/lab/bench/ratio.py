"""A ratio that was measured, beside the one that is wanted; or why it could not be measured."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

REPEATS = 5


class Skip(Exception):
    """What a measurement needs is not here."""


@dataclass(frozen=True, slots=True)
class Ratio:
    """`value` should be at most, or at least, `wanted`. None: skipped, `note` says why."""

    name: str
    value: float | None
    wanted: float
    at_most: bool
    note: str

    @property
    def reached(self) -> bool:
        """Whether it is as good as wanted; a skipped one is not."""
        return self.value is not None and (self.value <= self.wanted if self.at_most else self.value >= self.wanted)

    def to_json(self) -> dict[str, Any]:
        """The entry of `alacarte bench --json`."""
        value = None if self.value is None else round(self.value, 3)
        limit = "at_most" if self.at_most else "at_least"
        return {"value": value, limit: self.wanted, "reached": self.reached, "note": self.note}


def cpu_s(job: Callable[[], Any]) -> float:
    """The CPU time of `job` in this process."""
    before = time.process_time()
    job()
    return time.process_time() - before


def over(job: Callable[[], Any], base: Callable[[], Any], repeats: int = REPEATS) -> float:
    """CPU time of `job` over that of `base`, the median of repeats by turns; each is done once before."""
    job(), base()
    return statistics.median(cpu_s(job) / cpu_s(base) for _repeat in range(repeats))


def measured(name: str, measure: Callable[[], float], wanted: float, at_most: bool, note: str) -> Ratio:
    """The ratio that `measure` finds, or why it cannot."""
    try:
        return Ratio(name, measure(), wanted, at_most, note)
    except Skip as missing:
        return Ratio(name, None, wanted, at_most, str(missing))
