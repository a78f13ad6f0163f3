"""Every check, quick or slow, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from simulator.lab.validate import acts, bodies, contacts, dice, sampling, silo, steps
from simulator.lab.validate.check import Check

SILO_RUNS = 240
TIPS = 960
SAMPLED_POURS = 2000
FAST_POURS = 500
FRESH_PROCESSES = 100


def checks(slow: bool, workers: int) -> Iterator[Check]:
    """The checks as they are done; `slow` adds those that take minutes."""
    quick: tuple[Callable[[], list[Check]], ...] = (bodies.checks, contacts.checks, dice.checks, acts.checks)
    for some in quick:
        yield from some()
    if slow:
        yield from silo.checks(SILO_RUNS, workers)
        yield steps.convergence(TIPS, workers)
        for scene in ("family", "standard", "chef"):
            yield sampling.agreement(scene, SAMPLED_POURS, workers)
        yield acts.leaks(FAST_POURS, workers)
        yield acts.repeatability(FRESH_PROCESSES, workers)
