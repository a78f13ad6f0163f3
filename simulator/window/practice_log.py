"""Practised acts, one JSON line each, with seed, gesture and outcome; and what can be counted from them."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simulator.acts.hand import Gesture

GESTURE = ', "gesture": '
"""The gesture is the last key of a line, so that the long list of poses need not be read to count outcomes."""

LAST = 200
"""Statistics look at so many acts at most."""

MANY = 6
"""The last place of a histogram counts so many pieces and more."""


class PracticeLog:
    """The lines of one kind of act, `folder/pour.jsonl` or `folder/flip.jsonl`."""

    def __init__(self, folder: Path, act: str) -> None:
        self.path = folder / f"{act}.jsonl"

    def append(self, facts: dict[str, Any], gesture: Gesture) -> None:
        """Adds one act and writes it to the disk at once."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        head = json.dumps(facts, ensure_ascii=False)[:-1]
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{head}{GESTURE}{json.dumps(gesture.to_json())}}}\n")
            file.flush()
            os.fsync(file.fileno())

    def facts(self, **wanted: Any) -> list[dict[str, Any]]:
        """The last acts whose facts agree with `wanted`, oldest first, without their gestures.

        A last line cut short by a power cut is left out.
        """
        if not self.path.is_file():
            return []
        with self.path.open(encoding="utf-8") as file:
            tables = [json.loads(line.split(GESTURE, 1)[0] + "}") for line in file if line.endswith("}\n")]
        found = [table for table in tables if all(table.get(key) == value for key, value in wanted.items())]
        return found[-LAST:]


@dataclass(frozen=True, slots=True)
class PourCount:
    """How many pieces fell: `hits` tips of `tips` had as many as aimed for."""

    tips: int = 0
    hits: int = 0
    mean: float = 0.0
    histogram: tuple[int, ...] = (0,) * (MANY + 1)


def count_pours(facts: Sequence[dict[str, Any]]) -> PourCount:
    """The statistics of practised pours."""
    if not facts:
        return PourCount()
    fallen = [fallen_of(table) for table in facts]
    hits = sum(1 for table, pieces in zip(facts, fallen, strict=True) if pieces == table.get("aim"))
    spread = Counter(min(pieces, MANY) for pieces in fallen)
    return PourCount(len(fallen), hits, sum(fallen) / len(fallen), tuple(spread[place] for place in range(MANY + 1)))


def fallen_of(table: dict[str, Any]) -> int:
    """How many pieces left the bottle in a practised pour."""
    outcome = table["outcome"]
    return int(sum(outcome["in_pan"].values()) + sum(outcome["spilled"].values()))


@dataclass(frozen=True, slots=True)
class FlipCount:
    """Landings picture side up in a row: now and at best; and how often each landing was."""

    flips: int = 0
    streak: int = 0
    best: int = 0
    landed: tuple[tuple[str, int], ...] = ()


def count_flips(facts: Sequence[dict[str, Any]]) -> FlipCount:
    """The statistics of practised flips."""
    landings = [table["outcome"]["landed"] for table in facts]
    streak = best = 0
    for landed in landings:
        streak = streak + 1 if landed == "picture_up" else 0
        best = max(best, streak)
    return FlipCount(len(landings), streak, best, tuple(sorted(Counter(landings).items())))
