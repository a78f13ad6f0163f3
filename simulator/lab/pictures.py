"""Which pictures a finding has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from simulator.lab.charts import Interval, Series, bars, curves, intervals, number, per_cent
from simulator.lab.results import Finding, Row
from simulator.text import _

Picture = tuple[str, str]
"""What it shows, and the SVG."""

MANY = 8
"""Histograms count so many pieces and more together."""


def figure_words(figure: str) -> str:
    """What people call a figure."""
    return {
        "mean": _("pieces a pour"),
        "p_0": _("none fell"),
        "p_1_or_2": _("one or two fell"),
        "p_3_plus": _("three and more fell"),
        "picture_up": _("picture up"),
        "recipe_up": _("recipe up"),
        "beside": _("beside the pan"),
    }[figure]


def pictures(finding: Finding) -> list[Picture]:
    """Every picture of a finding."""
    return _DRAWN[finding.study](finding)


def teller(figure: str) -> Callable[[float], str]:
    """How values of a figure are written."""
    return number if figure == "mean" else per_cent


def figures_of(finding: Finding) -> tuple[str, ...]:
    """The figures of a finding's act."""
    from simulator.lab.counts import FLIP_FIGURES, POUR_FIGURES

    return POUR_FIGURES if finding.question["act"] == "pour" else FLIP_FIGURES


def _curve(rows: Sequence[Row], name: str, x: str, figure: str) -> Series:
    ordered = sorted(rows, key=lambda row: row[x])
    column = [[float(row[figure + end]) for row in ordered] for end in ("", "_low", "_high")]
    return Series(name, [float(row[x]) for row in ordered], *column)


def _swept(finding: Finding) -> list[Picture]:
    """For each figure its course over the first value, a curve for each hand and each place of the others."""
    keys = [span["key"] for span in finding.question["ranges"]]
    if finding.question["design"] != "grid":
        return [picture for key in keys for picture in _scattered(finding, key)]
    groups: dict[str, list[Row]] = {}
    for row in finding.rows:
        others = ", ".join(f"{key.rpartition('.')[2]} {row[key]:g}" for key in keys[1:])
        groups.setdefault(f"{row['hand']} {others}".strip(), []).append(row)
    drawn = []
    for figure in figures_of(finding):
        series = [_curve(rows, name, keys[0], figure) for name, rows in list(groups.items())[:6]]
        drawn.append((figure_words(figure), curves(series, keys[0], figure_words(figure), teller(figure))))
    return drawn


def _scattered(finding: Finding, key: str) -> list[Picture]:
    """The success of each place over one value: rows of intervals in the order of the value."""
    figure = "p_1_or_2" if finding.question["act"] == "pour" else "picture_up"
    ordered = sorted(finding.rows, key=lambda row: row[key])[:40]
    rows = [_interval(f"{key.rpartition('.')[2]} {row[key]:g}, {row['hand']}", row, figure) for row in ordered]
    return [(f"{figure_words(figure)}: {key}", intervals(rows, figure_words(figure), teller(figure)))]


def _interval(name: str, row: Mapping[str, Any], column: str, wished: tuple[float, float] | None = None) -> Interval:
    value, low, high = (float(row[column + end]) for end in ("", "_low", "_high"))
    return Interval(name, value, low, high, wished)


def _skilled(finding: Finding) -> list[Picture]:
    figure = finding.found["figure"]
    scenes = list(dict.fromkeys(row["scene"] for row in finding.rows))
    series = [_curve([row for row in finding.rows if row["scene"] == scene], scene, "noise", figure)
              for scene in scenes]  # fmt: skip
    words = _("noise of the hand, in shares of a movement (.03 expert, .07 practised, .20 novice)")
    return [(_("Skill curve"), curves(series, words, figure_words(figure)))]


def _compared(finding: Finding) -> list[Picture]:
    names = [finding.found["names"][side] for side in ("a", "b")]
    drawn = []
    for hand, sides in finding.found["outcomes"].items():
        shares = [_shares(sides[side]) for side in ("a", "b")]
        if finding.question["act"] == "pour":
            drawn.append((hand, bars(names, shares, _("pieces that fell"), _("share of pours"))))
        rows = [row for row in finding.rows if row["hand"] == hand and row["figure"] != "mean"]
        changes = [_interval(figure_words(row["figure"]), row, "difference") for row in rows]
        drawn.append((_("{hand}: difference").format(hand=hand), intervals(changes, _("difference"), per_cent, True)))
    return drawn


def _shares(outcomes: Mapping[str, int]) -> dict[int, float]:
    total, spread = sum(outcomes.values()), dict[int, float]()
    for word, times in outcomes.items():
        place = min(int(word), MANY) if word.isdecimal() else 0
        spread[place] = spread.get(place, 0.0) + times / total
    return spread


def _ranked(finding: Finding) -> list[Picture]:
    figure = finding.found["ranked_by"]
    drawn = []
    for hand in dict.fromkeys(row["hand"] for row in finding.rows):
        rows = [row for row in finding.rows if row["hand"] == hand]
        changes = [_interval(f"{row['key']} {row['low']:g} → {row['high']:g}", row, f"change_{figure}")
                   for row in rows]  # fmt: skip
        words = _("change of: {figure}").format(figure=figure_words(figure))
        drawn.append((hand, intervals(changes, words, teller(figure), True)))
    return drawn


def _calibrated(finding: Finding) -> list[Picture]:
    """Each target with its tolerance behind what fresh acts say."""
    drawn = []
    for row in finding.found["targets"]:
        band = (row["target"] - row["tolerance"], row["target"] + row["tolerance"])
        shown = [_interval(_("fresh acts"), row, "found", band)]
        drawn.append(
            (figure_words(row["figure"]), intervals(shown, figure_words(row["figure"]), teller(row["figure"])))
        )
    return drawn


def _fitted(finding: Finding) -> list[Picture]:
    names = [_("recorded"), _("model")]
    outcomes = finding.found["outcomes"]
    drawn = []
    if finding.question["act"] == "pour":
        shares = [_shares(outcomes[side]) for side in ("recorded", "model")]
        drawn.append((_("What fell"), bars(names, shares, _("pieces that fell"), _("share of pours"))))
    changes = [_interval(figure_words(row["figure"]), row, "difference") for row in finding.rows
               if row["figure"] != "mean"]  # fmt: skip
    return [*drawn, (_("Model less recorded"), intervals(changes, _("difference"), per_cent, True))]


def _balanced(finding: Finding) -> list[Picture]:
    """What each dish is worth to each bot, a picture for each scene."""
    drawn = []
    for scene in finding.question["scenes"]:
        rows = [row for row in finding.rows if row["scene"] == scene]
        dishes = list(dict.fromkeys(row["dish"] for row in rows))
        shown = [_worths(dish, [float(row["worth"]) for row in rows if row["dish"] == dish]) for dish in dishes]
        words = _("points it is worth, from the bot to whom least to the one to whom most")
        drawn.append((scene, intervals(shown, words, number, True)))
    return drawn


def _worths(dish: str, worths: Sequence[float]) -> Interval:
    return Interval(dish, sorted(worths)[len(worths) // 2], min(worths), max(worths))


_DRAWN: dict[str, Callable[[Finding], list[Picture]]] = {
    "sweep": _swept,
    "skill": _skilled,
    "compare": _compared,
    "sensitivity": _ranked,
    "calibrate": _calibrated,
    "fit": _fitted,
    "balance": _balanced,
}
