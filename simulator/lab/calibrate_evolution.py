"""A second opinion on a calibration: evolution instead of models (CMA-ES, the `tune` extra)."""

from __future__ import annotations

from typing import Any

import numpy as np

from simulator.lab.calibrate import PROVING, Calibrated, Evidence, Wish, best_place, proven
from simulator.lab.counts import Counts, figures
from simulator.lab.faults import LabFault
from simulator.lab.points import CHUNK, Point
from simulator.lab.spans import fits
from simulator.lab.study import Study
from simulator.lab.surrogate import Array
from simulator.lab.sweep import place_at

POPULATION = 8
STEP = 0.25
"""The first step, in shares of the free ranges. Chosen: the whole range lies within two."""

FAR = 1e6
"""What a place scores that no scene can have."""


def evolve(study: Study, wish: Wish) -> Calibrated:
    """Generations of places, each measured a little; the middle of the last one is proven with fresh acts.

    Source: Hansen 2016, arXiv 1604.00772.

    Raises:
        LabFault: `cmaes` is not installed.
    """
    optimizer = _optimizer(wish)
    evidence = Evidence()
    each = 2 * CHUNK[wish.setting.act]
    generations = max(3, round(wish.budget * (1 - PROVING)) // (each * POPULATION))
    for _generation in range(generations):
        rows = [optimizer.ask() for _ in range(POPULATION)]
        scores = _scores(study, wish, evidence, rows, each)
        optimizer.tell(list(zip(rows, scores, strict=True)))
    middle = np.clip(optimizer.mean, 0.0, 1.0)
    model = best_place(wish, evidence, middle, 0.1)[1]
    return proven(study, wish, evidence, middle, model)


def _optimizer(wish: Wish) -> Any:
    try:
        from cmaes import CMA
    except ImportError:
        raise LabFault("--method cmaes: not installed: pip install 'alacarte-simulator[tune]'") from None
    values = len(wish.spans)
    bounds = np.array([[0.0, 1.0]] * values)
    if values < 2:
        raise LabFault("--method cmaes: one free value: allowed are two and more")
    return CMA(np.full(values, 0.5), STEP, bounds=bounds, seed=wish.setting.seed % 2**32, population_size=POPULATION)


def _scores(study: Study, wish: Wish, evidence: Evidence, rows: list[Array], each: int) -> list[float]:
    """How far each place is from the targets, in squared tolerances."""
    shares = [tuple(float(share) for share in row) for row in rows]
    first = sum(counts.total for counts in evidence.counts)
    possible = [row for row in shares if fits(wish.setting.scene, place_at(wish.spans, row))]
    points: list[Point] = [
        wish.setting.point(wish.setting.hands[0], place_at(wish.spans, row), acts=each, first=first + number * each)
        for number, row in enumerate(possible)
    ]
    counted = study.measure(points)
    evidence.add("evolution", possible, counted)
    scored = {row: _score(wish, counts) for row, counts in zip(possible, counted, strict=True)}
    return [scored.get(row, FAR) for row in shares]


def _score(wish: Wish, counts: Counts) -> float:
    found = figures(wish.setting.act, counts)
    return float(sum(target.off(found[target.figure]["value"]) ** 2 for target in wish.targets))
