"""Work by number, shared out among processes. What job number 7 gives depends on 7, never on who does it."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import TypeVar

from simulator.workers import shared

Progress = Callable[[int], None]
"""Told, now and then, how many are done."""

Result = TypeVar("Result", bound=Hashable)


def all_done(
    job: Callable[[range], list[Result]], n: int, chunk: int, workers: int, progress: Progress | None = None
) -> tuple[list[Result], dict[str, float]]:
    """The results of the numbers below `n` in order, `chunk` at a time, and how long that took.

    Equal results are kept once: ten thousand pours come to a few dozen.

    Raises:
        ValueError: `n` or `workers` is below 1.
    """
    if n < 1 or workers < 1:
        raise ValueError(f"{n} to do, workers {workers}: allowed is 1 and more")
    started_s = time.perf_counter()
    results: list[Result] = []
    kept: dict[Result, Result] = {}
    for some in shared(job, [range(start, min(start + chunk, n)) for start in range(0, n, chunk)], workers):
        results += [kept.setdefault(result, result) for result in some]
        if progress is not None:
            progress(len(results))
    seconds = time.perf_counter() - started_s
    return results, {"seconds": round(seconds, 3), "per_second": round(n / seconds, 2)}
