"""Two scenes side by side, hand by hand, with the difference and its interval."""

from __future__ import annotations

from typing import Any

from simulator.lab.counts import difference, figures
from simulator.lab.results import Finding, Row, estimate_columns
from simulator.lab.setting import Setting, told_scene
from simulator.lab.study import Study


def compare_question(setting: Setting, other: Any) -> dict[str, Any]:
    """What a comparison asks: scene A is the setting's, B the other."""
    return setting.question("compare", other=told_scene(other))


def compare(study: Study, setting: Setting, other: Any, question: dict[str, Any]) -> Finding:
    """Figures of both scenes and B − A; `sure` says whether the interval of the difference leaves out 0.

    B is poured with seeds of its own, so that the two are independent and the interval is honest.
    """
    points = []
    for hand in setting.hands:
        points += [setting.point(hand), setting.point(hand, scene=other, first=setting.acts)]
    counted = study.measure(points)
    rows: list[Row] = []
    spreads = {}
    for place, hand in enumerate(setting.hands):
        one, two = counted[2 * place], counted[2 * place + 1]
        spreads[hand.label] = {"a": one.to_json()[0], "b": two.to_json()[0]}
        a_figures, b_figures = figures(setting.act, one), figures(setting.act, two)
        rows += [_row(hand.label, name, a_figures[name], b_figures[name]) for name in a_figures]
    names = {"a": setting.scene.name, "b": other.name}
    return Finding("compare", question, rows, {"names": names, "outcomes": spreads})


def _row(hand: str, figure: str, one: dict[str, float], two: dict[str, float]) -> Row:
    between = difference(one, two)
    sure = not between["low"] <= 0 <= between["high"]
    return {
        "hand": hand,
        "figure": figure,
        **estimate_columns("a", one),
        **estimate_columns("b", two),
        **estimate_columns("difference", between),
        "sure": sure,
    }
