"""What came of many acts: how often each outcome was, and the figures that people ask for, with their intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from simulator.lab.sample_tips import INDEPENDENT
from simulator.lab.statistics import Z_95, mean_interval, wilson
from simulator.vocabulary import Landed

Estimate = dict[str, float]
"""A figure with its 95 % interval: value, low, high."""

POUR_FIGURES = ("mean", "p_0", "p_1_or_2", "p_3_plus")
"""Figures of pours: pieces fallen on average, and the shares of none, one or two, three and more."""

FLIP_FIGURES = tuple(side.value for side in Landed)
"""Figures of flips: the share of each landing."""

SUCCESS = {"pour": "p_1_or_2", "flip": "picture_up"}
"""What counts as success in each act. Source: owners of the game tip for one or two pieces (physics.md, Targets)."""


@dataclass(frozen=True, slots=True)
class Counts:
    """How often each outcome and each foul was. Outcomes are pieces fallen, "0", "1", …, or how a crepe landed."""

    outcomes: Mapping[str, int] = field(default_factory=dict)
    fouls: Mapping[str, int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """How many acts."""
        return sum(self.outcomes.values())

    def of(self, *outcomes: str) -> int:
        """How many acts ended in one of `outcomes`."""
        return sum(self.outcomes.get(outcome, 0) for outcome in outcomes)

    def __add__(self, other: Counts) -> Counts:
        return Counts(_sum(self.outcomes, other.outcomes), _sum(self.fouls, other.fouls))

    def to_json(self) -> list[dict[str, int]]:
        """Outcomes and fouls, each in order."""
        return [dict(sorted(self.outcomes.items(), key=_order)), dict(sorted(self.fouls.items()))]

    @classmethod
    def from_json(cls, pair: Any) -> Counts:
        """What `to_json` wrote.

        Raises:
            ValueError: it is something else.
        """
        if not (isinstance(pair, list) and len(pair) == 2 and all(map(_counted, pair))):
            raise ValueError("allowed are two tables of whole numbers")
        return cls(*pair)


def _counted(table: Any) -> bool:
    return isinstance(table, dict) and all(type(times) is int and times >= 0 for times in table.values())


def _sum(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return dict(Counter(one) + Counter(other))


def _order(item: tuple[str, int]) -> tuple[int, str]:
    return (int(item[0]) if item[0].isdecimal() else 0, item[0])


def fallen(counts: Counts) -> dict[int, int]:
    """Pieces fallen → how many pours, of counted pours."""
    return {int(pieces): times for pieces, times in sorted(counts.outcomes.items(), key=_order)}


def figures(act: str, counts: Counts, worth: float = INDEPENDENT) -> dict[str, Estimate]:
    """The figures of `act`, "pour" or "flip", each with its interval; a pour is worth `worth` independent ones.

    Raises:
        ValueError: nothing was counted.
    """
    if act == "pour":
        return pour_figures(counts, worth)
    return {side: wilson(counts.of(side), counts.total) for side in FLIP_FIGURES}


def pour_figures(counts: Counts, worth: float = INDEPENDENT) -> dict[str, Estimate]:
    """Mean and shares of counted pours; intervals are as wide as pours that share a fill make them."""
    spread, n = fallen(counts), counts.total
    some = sum(times for pieces, times in spread.items() if pieces >= 3)
    return {
        "mean": mean_interval(list(_each(spread.items())), worth=worth),
        "p_0": wilson(counts.of("0"), n, worth=worth),
        "p_1_or_2": wilson(counts.of("1", "2"), n, worth=worth),
        "p_3_plus": wilson(some, n, worth=worth),
    }


def _each(items: Iterable[tuple[int, int]]) -> Iterable[float]:
    return (float(pieces) for pieces, times in items for _ in range(times))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """`other` − `one` with the interval that follows from theirs.

    Source: Newcombe 1998, Statistics in Medicine 17, 873, method 10 (square-and-add of the two intervals).
    """
    value = other["value"] - one["value"]
    below = ((other["value"] - other["low"]) ** 2 + (one["high"] - one["value"]) ** 2) ** 0.5
    above = ((other["high"] - other["value"]) ** 2 + (one["value"] - one["low"]) ** 2) ** 0.5
    return {"value": value, "low": value - below, "high": value + above}


def half_width(estimate: Estimate) -> float:
    """Half the width of an interval."""
    return (estimate["high"] - estimate["low"]) / 2


def standard_error(estimate: Estimate) -> float:
    """The standard error that an interval stands for."""
    return half_width(estimate) / Z_95
