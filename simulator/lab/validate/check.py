"""A check: a figure that the simulation gives, beside the one that theory or the literature gives."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

Points = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Trace:
    """What a picture shows: points that were found, and the line of theory or the published points. Checks that share
    a trace share its picture."""

    title: str
    found: Points
    theory: Points
    x_name: str
    y_name: str
    published: Points = ()
    surely: Sequence[tuple[float, float]] = ()
    """Low and high end of the 95 % interval of each point that was found."""
    allowed: Sequence[tuple[float, float, float]] = ()
    """Places on the x axis, each with the lowest and the highest value that may be found there."""


@dataclass(frozen=True, slots=True)
class Check:
    """`found` may differ from `expected` by `tolerance` at most. `source` says where the expected figure is from."""

    name: str
    found: float
    expected: float
    tolerance: float
    source: str
    trace: Trace | None = field(default=None, compare=False)

    @property
    def ok(self) -> bool:
        """Whether the simulation holds; the ends of a band are in it, however they were rounded."""
        off = abs(self.found - self.expected)
        return off <= self.tolerance or math.isclose(off, self.tolerance)

    def to_json(self) -> dict[str, Any]:
        """The row of `alacarte validate --json` (cli.md)."""
        return {
            "name": self.name,
            "found": self.found,
            "expected": self.expected,
            "tolerance": self.tolerance,
            "source": self.source,
            "ok": self.ok,
        }


def within_band(name: str, found: float, low: float, high: float, source: str, trace: Trace | None = None) -> Check:
    """A check against a band: expected is its middle."""
    return Check(name, found, (low + high) / 2, (high - low) / 2, source, trace)
