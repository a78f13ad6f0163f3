"""Calibration: a scene that pours as wished. Every single act of a widely spread design feeds smooth models of the
figures; the design closes in on where the models meet the targets, and fresh acts say what the scene found really does.

The result is never the best of many noisy scores: what is reported was measured with seeds that chose nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

from simulator.lab.counts import Counts, Estimate, fallen, figures
from simulator.lab.faults import LabFault
from simulator.lab.points import CHUNK, Point
from simulator.lab.results import Finding, Row, counted_columns, estimate_columns
from simulator.lab.setting import Setting, told_changes
from simulator.lab.sobol import sobol
from simulator.lab.spans import Span, fits
from simulator.lab.study import Study
from simulator.lab.surrogate import Array, Surrogate, fit
from simulator.lab.sweep import place_at
from simulator.lab.targets import Target

WIDE, CLOSER, CLOSEST, CORRECTING, PROVING = 0.16, 0.16, 0.20, 0.28, 0.18
"""What each stage may take of the budget: three designs, then the scene found is measured once to correct it and once
to say what it does. Source: of the splits tried on made-up scenes with means from .8 to 2.5 (24 seeds each, budget
10,000) the one with the least error of the mean, .02 to .04."""

NARROWING = 0.5
"""Each design is so many times as wide as the one before. Source: as above, .4 to .6."""

WIDER = 3.0
"""Models are fitted to everything that was measured within so many widths of the design. Source: as above, 1.6 to 3."""

CORRECTION = 0.3
"""The last correction goes no farther than this, in half widths of the closest design: what was just measured still
holds there. Source: without a bound a real calibration (mean 2.4, none .25) left a place that had both for one, a whole
design away, that had .19."""

CANDIDATES = 4096
FEWEST_BUDGET = 1000
MOST_BUDGET = 1_000_000

Status = Literal["reached", "infeasible", "short"]


@dataclass(slots=True)
class Evidence:
    """Everything that was measured so far: places in shares of the free ranges, and what came of the acts there."""

    shares: list[tuple[float, ...]] = field(default_factory=list)
    counts: list[Counts] = field(default_factory=list)
    stages: list[str] = field(default_factory=list)

    def add(self, stage: str, shares: Sequence[tuple[float, ...]], counts: Sequence[Counts]) -> None:
        """Take up what a stage has measured."""
        self.shares += shares
        self.counts += counts
        self.stages += [stage] * len(shares)


@dataclass(frozen=True, slots=True)
class Wish:
    """A calibration: what is free, what is wished for, and how many acts it may cost."""

    setting: Setting
    spans: tuple[Span, ...]
    targets: tuple[Target, ...]
    budget: int


@dataclass(frozen=True, slots=True)
class Calibrated:
    """What a calibration found: the values, what fresh acts say, and whether that is what was wished for."""

    changes: tuple[tuple[str, float], ...]
    counts: Counts
    status: Status
    evidence: Evidence
    model: dict[str, tuple[float, float]]


def check_wish(wish: Wish) -> None:
    """That a calibration can be begun.

    Raises:
        LabFault: one hand and one free value or more are needed, and a budget that is worth it.
    """
    if len(wish.setting.hands) != 1:
        raise LabFault(f"--hand: {len(wish.setting.hands)} hands: allowed is one")
    if not FEWEST_BUDGET <= wish.budget <= MOST_BUDGET:
        raise LabFault(f"--budget {wish.budget}: allowed are {FEWEST_BUDGET} to {MOST_BUDGET}")
    for span in wish.spans:
        if span.values:
            raise LabFault(f"--free {span.key}: allowed is a range without steps, as in {span.key}=9:15")


def calibrate_question(wish: Wish, method: str) -> dict[str, Any]:
    """What a calibration asks."""
    return wish.setting.question(
        "calibrate",
        free=[{"key": span.key, "low": span.low, "high": span.high} for span in wish.spans],
        targets={target.figure: target.value for target in wish.targets},
        budget=wish.budget,
        method=method,
    )


def calibrate(study: Study, wish: Wish) -> Calibrated:
    """Search, correct and prove, within the budget.

    Raises:
        LabFault: the scene can have none of the values tried.
    """
    evidence = Evidence()
    middle, half = np.full(len(wish.spans), 0.5), 0.5
    for stage, share in (("wide", WIDE), ("closer", CLOSER), ("closest", CLOSEST)):
        measure_design(study, wish, evidence, stage, middle, half, round(wish.budget * share))
        middle = best_place(wish, evidence, middle, half)[0]
        half *= NARROWING
    measure_place(study, wish, evidence, "correcting", middle, CORRECTING)
    middle, model = best_place(wish, evidence, middle, half / NARROWING, CORRECTION)
    return proven(study, wish, evidence, middle, model)


def proven(
    study: Study, wish: Wish, evidence: Evidence, middle: Array, model: dict[str, tuple[float, float]]
) -> Calibrated:
    """What fresh acts at `middle` say, acts that had no part in choosing it."""
    counts = measure_place(study, wish, evidence, "proof", middle, PROVING)
    return Calibrated(place_at(wish.spans, middle), counts, status_of(wish, counts), evidence, model)


def status_of(wish: Wish, counts: Counts) -> Status:
    """Reached; surely out of reach; or short of it by what may be chance."""
    found = figures(wish.setting.act, counts)
    if all(target.off(found[target.figure]["value"]) <= 1 for target in wish.targets):
        return "reached"
    surely = any(target.surely_missed(found[target.figure]) for target in wish.targets)
    return "infeasible" if surely else "short"


# Measuring


def measure_design(
    study: Study, wish: Wish, evidence: Evidence, stage: str, middle: Array, half: float, acts: int
) -> None:
    """Spread `acts` acts over the box about `middle`, a few at each place that a scene can have."""
    each = CHUNK[wish.setting.act] // 2
    low, high = box(middle, half)
    rows = sobol(max(4, acts // each), len(wish.spans), wish.setting.seed + len(evidence.shares))
    shares = [tuple(float(share) for share in low + row * (high - low)) for row in rows]
    possible = [row for row in shares if fits(wish.setting.scene, place_at(wish.spans, row))]
    if not possible:
        raise LabFault(f"{', '.join(span.key for span in wish.spans)}: the scene can have none of the values tried")
    evidence.add(stage, possible, study.measure([_point(wish, evidence, row, number, each)
                                                 for number, row in enumerate(possible)]))  # fmt: skip


def box(middle: Array, half: float) -> tuple[Array, Array]:
    """The box of this half width about `middle`, moved to lie within the free ranges."""
    half = min(half, 0.5)
    centre = np.clip(middle, half, 1 - half)
    return centre - half, centre + half


def _point(wish: Wish, evidence: Evidence, row: Sequence[float], number: int, acts: int) -> Point:
    """A place with acts of its own: none shares its chance with another."""
    first = sum(counts.total for counts in evidence.counts) + number * acts
    return wish.setting.point(wish.setting.hands[0], place_at(wish.spans, row), acts=acts, first=first)


def measure_place(study: Study, wish: Wish, evidence: Evidence, stage: str, middle: Array, share: float) -> Counts:
    """Measure one place with this share of the budget."""
    row = tuple(float(part) for part in middle)
    (counts,) = study.measure([_point(wish, evidence, row, 0, round(wish.budget * share))])
    evidence.add(stage, [row], [counts])
    return counts


# Choosing


def best_place(
    wish: Wish, evidence: Evidence, middle: Array, half: float, reach: float = 2.0
) -> tuple[Array, dict[str, tuple[float, float]]]:
    """Where the models come nearest to the targets within the box, and what they say of it: figure → value, error.

    reach: how far from `middle` it may lie, in half widths of the box; 2 is anywhere in the box.
    """
    low, high = box(middle, half)
    models = {target.figure: model_of(wish, evidence, target.figure, low, high) for target in wish.targets}
    directions = sobol(CANDIDATES, len(wish.spans), wish.setting.seed) * 2 - 1
    start = best = (middle - low) / (high - low) * 2 - 1
    width = reach
    for _round in range(4):
        tried = np.clip(best + width * directions, np.maximum(start - reach, -1.0), np.minimum(start + reach, 1.0))
        best = tried[int(np.argmin(_miss(wish, models, tried)))]
        width *= 0.2
    told = {
        name: (float(model.at(best[None, :])[0]), float(model.error_at(best[None, :])[0]))
        for name, model in models.items()
    }
    return low + (best + 1) / 2 * (high - low), told


def _miss(wish: Wish, models: dict[str, Surrogate], places: Array) -> Array:
    """How far each place is expected to be from all targets together, in squared tolerances.

    What a model does not know counts as well, so that nothing is sought where little was measured.
    """
    total = np.zeros(len(places))
    for target in wish.targets:
        model = models[target.figure]
        off = (model.at(places) - target.value) ** 2 + model.error_at(places) ** 2
        total += off / target.tolerance**2
    return total


def model_of(wish: Wish, evidence: Evidence, figure: str, low: Array, high: Array) -> Surrogate:
    """The surrogate of one figure in the box, fitted to all evidence in it and a little about it."""
    shares = np.array(evidence.shares)
    places = (shares - low) / (high - low) * 2 - 1
    near = np.all(np.abs(places) <= WIDER, axis=1)
    counts = [counts for counts, inside in zip(evidence.counts, near, strict=True) if inside]
    acts = np.array([one.total for one in counts], dtype=float)
    averages = np.array([figures(wish.setting.act, one)[figure]["value"] for one in counts])
    if figure == "mean":
        return fit("mean", places[near], acts, averages, _spread(counts))
    return fit("share", places[near], acts, averages)


def _spread(counts: Sequence[Counts]) -> float:
    """How many times wider than Poisson single pours spread about the mean of their place."""
    squares = expected = 0.0
    for one in counts:
        spread = fallen(one)
        mean = sum(pieces * times for pieces, times in spread.items()) / one.total
        squares += sum(times * (pieces - mean) ** 2 for pieces, times in spread.items())
        expected += mean * max(one.total - 1, 1)
    return max(1.0, squares / max(expected, 1e-9))


# Telling


def calibrate_finding(wish: Wish, result: Calibrated, question: dict[str, Any]) -> Finding:
    """The table of all places measured, and what follows: values, status, each target with what fresh acts say."""
    act, evidence = wish.setting.act, result.evidence
    rows: list[Row] = [
        {"stage": stage, **told_changes(place_at(wish.spans, row))}
        | counted_columns(act, counts, wish.setting.most_pieces)
        for stage, row, counts in zip(evidence.stages, evidence.shares, evidence.counts, strict=True)
    ]
    found = figures(act, result.counts)
    reached = [_told(target, found[target.figure], result.model.get(target.figure)) for target in wish.targets]
    told = {
        "status": result.status,
        "values": told_changes(result.changes),
        "proof_acts": result.counts.total,
        "spent_acts": sum(counts.total for counts in evidence.counts),
        "targets": reached,
        "figures": {name: estimate_columns(name, estimate) for name, estimate in found.items()},
    }
    return Finding("calibrate", question, rows, told)


def _told(target: Target, found: Estimate, model: tuple[float, float] | None) -> Row:
    row: Row = {"figure": target.figure, "target": target.value, "tolerance": target.tolerance}
    row |= estimate_columns("found", found)
    row["near_enough"] = target.off(found["value"]) <= 1
    row["model"] = round(model[0], 6) if model else None
    return row
