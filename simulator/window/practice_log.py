"""Practised acts, one JSON line each, with seed, gesture and outcome; and what can be counted from them."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Any

from simulator.acts.hand import Gesture
from simulator.shown import read_json

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
        """Adds one act and writes it to the disk at once. What does not fit is taken back.

        A line that a power cut has left without its end gets one, so that it spoils no other.

        Raises:
            OSError: it cannot be written. It names the file.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        head = json.dumps(facts, ensure_ascii=False)[:-1]
        row = f"{head}{GESTURE}{json.dumps(gesture.to_json())}}}\n".encode()
        with self.path.open("a+b", buffering=0) as file:
            end = file.seek(0, os.SEEK_END)
            try:
                _put(file, row if _ends_whole(file, end) else b"\n" + row)
            except OSError as fault:
                with suppress(OSError):
                    file.truncate(end)
                raise OSError(fault.errno, fault.strerror, str(self.path)) from None

    def facts(self, **wanted: Any) -> list[dict[str, Any]]:
        """The last acts whose facts agree with `wanted`, oldest first, without their gestures.

        A line that was cut short, or that is none of ours, is left out.
        """
        if not self.path.is_file():
            return []
        try:
            rows = self.path.read_text(encoding="utf-8", errors="replace").split("\n")
        except OSError:
            return []
        tables = [table for row in rows if (table := _facts(row)) is not None]
        found = [table for table in tables if all(table.get(key) == value for key, value in wanted.items())]
        return found[-LAST:]


def _put(file: FileIO, row: bytes) -> None:
    rest = memoryview(row)
    while rest:
        rest = rest[file.write(rest) :]
    os.fsync(file.fileno())


def _ends_whole(file: FileIO, end: int) -> bool:
    """Whether nothing stands there yet, or its last line has its end."""
    if not end:
        return True
    file.seek(end - 1)
    return file.read(1) == b"\n"


def _facts(row: str) -> dict[str, Any] | None:
    """What a line says of its act, without the gesture; None where it says nothing that can be counted."""
    if not row.endswith("}"):
        return None
    try:
        table = read_json(row.split(GESTURE, 1)[0] + "}")
    except ValueError:
        return None
    return table if isinstance(table, dict) and _counts(table.get("outcome")) else None


def _counts(outcome: Any) -> bool:
    """Whether an outcome is one of a pour or of a flip."""
    match outcome:
        case {"landed": str()}:
            return True
        case {"in_pan": dict() as in_pan, "spilled": dict() as spilled}:
            return all(type(count) is int for count in (*in_pan.values(), *spilled.values()))
    return False


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
