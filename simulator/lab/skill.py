"""The skill curve: how often an act succeeds, by how noisy the hand is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from simulator.lab.counts import SUCCESS
from simulator.lab.faults import LabFault
from simulator.lab.hand_models import MOST_NOISE, NamedHand, Noise
from simulator.lab.results import Finding, Row, counted_columns
from simulator.lab.setting import Setting, told_scene
from simulator.lab.spans import Span
from simulator.lab.study import Study


def noises_of(span: Span) -> tuple[float, ...]:
    """The noises of a range.

    Raises:
        LabFault: no step, or no noise that a hand can have.
    """
    if not span.values:
        raise LabFault("--noise: allowed is a range with a step, as in 0:0.3:0.03")
    if not 0 <= span.low <= span.high <= MOST_NOISE:
        raise LabFault(f"--noise {span.low:g}:{span.high:g}: allowed are shares from 0 to {MOST_NOISE:g}")
    return span.values


def skill_question(setting: Setting, scenes: Sequence[Any], noises: Sequence[float]) -> dict[str, Any]:
    """What a skill curve asks."""
    return setting.question("skill", scenes=[told_scene(scene) for scene in scenes], noises=list(noises))


def skill(
    study: Study, setting: Setting, scenes: Sequence[Any], noises: Sequence[float], question: dict[str, Any]
) -> Finding:
    """The figures of each scene at each noise."""
    cases = [(scene, noise) for scene in scenes for noise in noises]
    hands = [NamedHand(f"noise:{noise:g}", Noise(noise)) for _scene, noise in cases]
    counted = study.measure(
        [setting.point(hand, scene=scene) for hand, (scene, _noise) in zip(hands, cases, strict=True)]
    )
    rows: list[Row] = [
        {"scene": scene.name, "noise": noise} | counted_columns(setting.act, counts, setting.most_pieces)
        for (scene, noise), counts in zip(cases, counted, strict=True)
    ]
    return Finding("skill", question, rows, {"figure": SUCCESS[setting.act]})
