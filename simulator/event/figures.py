"""The figures of a stand: plays, completions, average time, counts per pour, by hour and by day; and their CSV."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from simulator.event.board import Act, Board, Play, free_path
from simulator.event.challenges import Challenge
from simulator.event.clock import stamp

MOST_PIECES = 6
"""The last place of the counts per pour holds so many pieces and more."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Of one challenge, or of all."""

    plays: int
    finished: int
    average_s: float


def figures_of(plays: Sequence[Play], challenge: Challenge | None = None) -> Figures:
    """Plays, those that were finished, and how long a finished one took."""
    mine = [play for play in plays if challenge is None or play.challenge == challenge.value]
    done = [play.seconds for play in mine if play.finished]
    return Figures(len(mine), len(done), sum(done) / len(done) if done else 0.0)


def pieces_per_pour(acts: Sequence[Act]) -> tuple[int, ...]:
    """How often a tip dropped none, one, two … pieces."""
    counts = Counter(min(act.outcome, MOST_PIECES) for act in acts if act.act == "pour")
    return tuple(counts[place] for place in range(MOST_PIECES + 1))


def plays_by_hour(plays: Sequence[Play]) -> tuple[int, ...]:
    """Plays that began in each hour of the day, all days together."""
    counts = Counter(datetime.fromtimestamp(play.began_s).hour for play in plays)
    return tuple(counts[hour] for hour in range(24))


def plays_by_day(plays: Sequence[Play]) -> dict[str, int]:
    """Plays of each day, the oldest first."""
    return dict(sorted(Counter(datetime.fromtimestamp(play.began_s).strftime("%Y-%m-%d") for play in plays).items()))


def export(board: Board, folder: Path, now_s: float) -> tuple[Path, Path]:
    """Writes the board and the plays as two CSV files into `folder`. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    scores = free_path(folder / f"board-{stamp(now_s)}.csv")
    plays = free_path(folder / f"plays-{stamp(now_s)}.csv")
    with scores.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["challenge", "initials", "score", "time"])
        writer.writerows([one.challenge, one.initials, one.score, _time(one.at_s)] for one in board.entries())
    with plays.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["challenge", "began", "seconds", "finished"])
        writer.writerows(
            [one.challenge, _time(one.began_s), round(one.seconds, 1), int(one.finished)] for one in board.plays()
        )
    return scores, plays


def _time(at_s: float) -> str:
    return datetime.fromtimestamp(at_s).isoformat(sep=" ", timespec="seconds")
