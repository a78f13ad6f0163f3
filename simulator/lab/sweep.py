"""Sweeps: every combination of chosen values, or a spread of places, by each hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from simulator.lab.faults import LabFault
from simulator.lab.measure import Changes
from simulator.lab.results import Finding, Row, counted_columns
from simulator.lab.setting import Setting, told_changes
from simulator.lab.sobol import sobol
from simulator.lab.spans import MOST_VALUES, Span, check_spans, fits, grid
from simulator.lab.study import Study

DESIGNS = ("grid", "sobol")
"""How places are chosen: every combination of the steps, or Sobol's sequence over the ranges."""


def places_of(setting: Setting, spans: Sequence[Span], design: str, points: int) -> list[Changes]:
    """Where a sweep measures.

    Raises:
        LabFault: a key, range or combination that the scene cannot have, or too many places.
    """
    check_spans(setting.scene, spans)
    return grid(setting.scene, spans) if design == "grid" else spread(setting, spans, points)


def spread(setting: Setting, spans: Sequence[Span], points: int) -> list[Changes]:
    """`points` places of Sobol's sequence over the ranges; places that no scene can have are left out."""
    if not 1 <= points <= MOST_VALUES:
        raise LabFault(f"{points} points: allowed are 1 to {MOST_VALUES}")
    shares = sobol(points, len(spans), setting.seed)
    places = [
        tuple((span.key, span.at(float(share))) for span, share in zip(spans, row, strict=True)) for row in shares
    ]
    possible = [place for place in places if fits(setting.scene, place)]
    if not possible:
        raise LabFault(f"{', '.join(span.key for span in spans)}: the scene can have none of {points} places tried")
    return possible


def place_at(spans: Sequence[Span], shares: Iterable[float]) -> Changes:
    """The values that lie these shares of the way along their ranges."""
    return tuple((span.key, span.at(float(share))) for span, share in zip(spans, shares, strict=True))


def sweep_question(setting: Setting, spans: Sequence[Span], design: str, points: int) -> dict[str, object]:
    """What the sweep asks, for the sidecar."""
    ranges = [{"key": span.key, "low": span.low, "high": span.high, "values": list(span.values)} for span in spans]
    return setting.question("sweep", design=design, points=points if design == "sobol" else None, ranges=ranges)


def sweep(study: Study, setting: Setting, places: Sequence[Changes], question: dict[str, object]) -> Finding:
    """What each hand does at each place."""
    cases = [(place, hand) for place in places for hand in setting.hands]
    counted = study.measure([setting.point(hand, place) for place, hand in cases])
    rows: list[Row] = []
    for number, ((place, hand), counts) in enumerate(zip(cases, counted, strict=True)):
        named: Row = {"case": number, **told_changes(place), "hand": hand.label}
        rows.append(named | counted_columns(setting.act, counts, setting.most_pieces))
    return Finding("sweep", question, rows)
