"""The logs of matches in the data folder: which can go on, and how each is called."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from simulator.log import Refused, read_log
from simulator.match import folded

NEWEST = 200
"""No more logs than these are listed."""


@dataclass(frozen=True, slots=True)
class Saved:
    """One log: its game, its cooks, when it was last played, and whether it goes on."""

    path: Path
    game: str
    seats: tuple[str, ...]
    played_s: float
    open: bool

    @property
    def title(self) -> str:
        """The cooks."""
        return " · ".join(self.seats)

    @property
    def when(self) -> str:
        """Day and time of the last move."""
        try:
            return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.played_s))
        except (OverflowError, ValueError, OSError):  # a clock beyond the calendar
            return "–"


def saved_matches(folder: Path) -> list[Saved]:
    """Every readable log of `folder`, the newest first. A log that the rules refuse is left out."""
    paths = sorted((path for path in folder.glob("*.jsonl") if path.is_file()), key=_played_s, reverse=True)
    return [found for path in paths[:NEWEST] if (found := _saved(path)) is not None]


def _played_s(path: Path) -> float:
    """When a log was last written; long ago where it has just gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def unfinished(folder: Path) -> Saved | None:
    """The match that was played last, if it can go on."""
    return next((one for one in saved_matches(folder)[:1] if one.open), None)


def new_log_path(folder: Path) -> Path:
    """A free path for the log of a match that begins now."""
    folder.mkdir(parents=True, exist_ok=True)
    name = time.strftime("%Y-%m-%d-%H%M%S")
    path, count = folder / f"{name}.jsonl", 1
    while path.exists():
        count += 1
        path = folder / f"{name}-{count}.jsonl"
    return path


def _saved(path: Path) -> Saved | None:
    try:
        match = folded(read_log(path))
    except (Refused, OSError):
        return None
    return Saved(path, match.header["game"], tuple(match.header["seats"]), _played_s(path), match.pending is not None)
