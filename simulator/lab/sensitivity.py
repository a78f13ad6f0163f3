"""Which values of a scene matter: each is set low and high, one at a time, and the change is measured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from simulator.lab.counts import difference, figures
from simulator.lab.faults import LabFault
from simulator.lab.results import Finding, Row, estimate_columns
from simulator.lab.setting import Setting
from simulator.lab.spans import Span, check_spans, fits
from simulator.lab.study import Study

KEYS = {
    "pour": (
        "dispenser.inside_width_mm", "dispenser.inside_height_mm", "dispenser.shoulder_deg", "dispenser.neck_mm",
        "dispenser.mouth_mm", "dispenser.lip_mm", "dispenser.lip_deg", "materials.friction", "materials.restitution",
        "pieces.size_mm", "pieces.salt_size_mm", "aim.practised_deg",
    ),
    "flip": (
        "pan.width_mm", "pan.rim_mm", "pan.rim_slant_deg", "crepe.length_mm", "crepe.thickness_mm",
        "materials.friction", "materials.restitution", "hand.wrist_mm", "hand.lift_mm", "hand.dip_mm",
        "hand.pitch_min_deg", "hand.pitch_max_deg",
    ),
}  # fmt: skip
"""The values that are tried when none are named."""

RANKED_BY = {"pour": "mean", "flip": "picture_up"}
"""The figure that ranks the values."""

NARROWEST = 0.01


def spans_about(scene: Any, keys: Sequence[str], share: float) -> list[Span]:
    """For each key the present value less and plus `share` of it; narrower where the scene cannot have that."""
    return [_about(scene, key, share) for key in keys]


def _about(scene: Any, key: str, share: float) -> Span:
    value = _value(scene, key)
    while share >= NARROWEST:
        low, high = sorted((value * (1 - share), value * (1 + share)))
        span = Span(key, float(f"{low:.6g}"), float(f"{high:.6g}"))
        if low < high and fits(scene, [(key, span.low)]) and fits(scene, [(key, span.high)]):
            return span
        share /= 2
    raise LabFault(f"{key}: {value:g}: the scene allows no lower and higher value: name a range with --set")


def _value(scene: Any, key: str) -> float:
    place: Any = scene
    for name in key.split("."):
        place = getattr(place, name, None)
    if not isinstance(place, (int, float)):
        raise LabFault(f"{key}: {place!r}: allowed is a key that has a number: name a range with --set")
    return float(place)


def sensitivity_question(setting: Setting, spans: Sequence[Span], ranked_by: str) -> dict[str, Any]:
    """What a ranking asks."""
    ranges = [{"key": span.key, "low": span.low, "high": span.high} for span in spans]
    return setting.question("sensitivity", ranges=ranges, ranked_by=ranked_by)


def sensitivity(
    study: Study, setting: Setting, spans: Sequence[Span], ranked_by: str, question: dict[str, Any]
) -> Finding:
    """For each hand the values by how much they move the figure `ranked_by`, from low to high, strongest first.

    `sure` says whether the interval of that change leaves out 0.
    """
    check_spans(setting.scene, spans)
    cases = [(hand, span) for hand in setting.hands for span in spans]
    points = [setting.point(hand, ((span.key, end),), first=setting.acts * place)
              for hand, span in cases for place, end in enumerate((span.low, span.high))]  # fmt: skip
    counted = study.measure(points)
    rows: list[Row] = []
    for place, (hand, span) in enumerate(cases):
        low, high = (figures(setting.act, counts) for counts in counted[2 * place : 2 * place + 2])
        between = {name: difference(low[name], high[name]) for name in low}
        moved = between[ranked_by]
        row: Row = {"hand": hand.label, "key": span.key, "low": span.low, "high": span.high}
        row["sure"] = not moved["low"] <= 0 <= moved["high"]
        row |= {f"{end}_{name}": round(estimate["value"], 6)
                for end, found in (("low", low), ("high", high)) for name, estimate in found.items()}  # fmt: skip
        for name, estimate in between.items():
            row |= estimate_columns(f"change_{name}", estimate)
        rows.append(row)
    order = [hand.label for hand in setting.hands]
    rows.sort(key=lambda row: (order.index(row["hand"]), -abs(row[f"change_{ranked_by}"]), row["key"]))
    return Finding("sensitivity", question, rows, {"ranked_by": ranked_by})
