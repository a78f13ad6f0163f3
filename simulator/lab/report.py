"""One page about everything in a folder: what was asked, what was found, how sure that is. Nothing else is needed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from simulator.lab.charts import INK, LINE, PAPER, SOFT
from simulator.lab.pictures import figure_words, pictures
from simulator.lab.results import Finding, Row, read_finding, sidecars
from simulator.text import _, language

MOST_ROWS = 200
"""Rows of a table that the page shows; the CSV beside it has all of them."""

_STYLE = f"""
body {{ margin: 2rem auto; max-width: 62rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif;
  color: {INK}; background: {PAPER}; }}
h1, h2, h3 {{ line-height: 1.2; }} h2 {{ margin-top: 3rem; border-top: 2px solid {LINE}; padding-top: 1.5rem; }}
figure {{ margin: 1rem 0; }} figcaption {{ color: {SOFT}; }} svg {{ max-width: 100%; height: auto; }}
.wide {{ overflow-x: auto; }} table {{ border-collapse: collapse; font-size: .85rem; }}
td, th {{ padding: .2rem .6rem; border-bottom: 1px solid {LINE}; text-align: right; white-space: nowrap; }}
td:first-child, th:first-child {{ text-align: left; }} code {{ font-size: .85rem; overflow-wrap: anywhere; }}
""".strip()


def report(folder: Path) -> str:
    """The page about all studies in `folder`.

    Raises:
        LabFault: no study lies there.
        LabFileFault: one of them was changed.
    """
    findings = [(path, read_finding(path)) for path in sidecars(folder)]
    title = _("Report of the lab: {name}").format(name=folder.resolve().name)
    body = "\n".join(_section(path, finding) for path, finding in findings)
    return (
        f'<!DOCTYPE html>\n<html lang="{language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head>\n<body><h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )


def _section(path: Path, finding: Finding) -> str:
    drawn = "\n".join(
        f"<figure>{svg}<figcaption>{escape(words)}</figcaption></figure>" for words, svg in pictures(finding)
    )
    return "\n".join(
        [
            f"<h2>{escape(_study_words(finding.study))}: {escape(path.stem)}</h2>",
            f"<h3>{escape(_('What was asked'))}</h3>",
            _list(asked(finding.question)),
            f"<h3>{escape(_('What was found'))}</h3>",
            _list(found(finding)),
            drawn,
            f"<h3>{escape(_('How sure that is'))}</h3>",
            _list(sure(finding)),
            _table(finding.rows),
        ]
    )


def _study_words(study: str) -> str:
    return {
        "sweep": _("Sweep"),
        "skill": _("Skill curve"),
        "compare": _("Comparison"),
        "sensitivity": _("Ranking of the values"),
        "calibrate": _("Calibration"),
        "fit": _("Fitted hands"),
        "balance": _("Balance of the dishes"),
    }[study]


def _list(sentences: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>"


def asked(question: Mapping[str, Any]) -> list[str]:
    """Every parameter, one a line."""
    words = {
        "scene": lambda value: _("scene {name}").format(name=value["name"]),
        "other": lambda value: _("compared with scene {name}").format(name=value["name"]),
        "scenes": lambda value: ", ".join(one if isinstance(one, str) else one["name"] for one in value),
        "hands": lambda value: ", ".join(one["hand"] for one in value),
    }
    told = []
    for key, value in question.items():
        if value not in (None, "", [], {}):
            told.append(f"{key}: {words[key](value) if key in words else _plain(value)}")
    return told


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def found(finding: Finding) -> list[str]:
    """What follows, in sentences."""
    return _FOUND[finding.study](finding)


def _found_by_rows(finding: Finding) -> list[str]:
    figure = "p_1_or_2" if finding.question["act"] == "pour" else "picture_up"
    best = max(finding.rows, key=lambda row: row[figure])
    worst = min(finding.rows, key=lambda row: row[figure])
    said = _("{which}: {words} {value:.1%} ({low:.1%} – {high:.1%}), at {place}")
    return [
        said.format(which=which, words=figure_words(figure), value=row[figure], low=row[f"{figure}_low"],
                    high=row[f"{figure}_high"], place=_place(finding, row))
        for which, row in ((_("most"), best), (_("least"), worst))
    ]  # fmt: skip


def _place(finding: Finding, row: Row) -> str:
    names = [name for name in row if name not in ("case", "pours", "flips")]
    first = "mean" if finding.question["act"] == "pour" else "picture_up"
    return ", ".join(f"{name} {_short(row[name])}" for name in names[: names.index(first)])


def _short(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _found_compared(finding: Finding) -> list[str]:
    sure_of = [f"{row['hand']}, {figure_words(row['figure'])}" for row in finding.rows if row["sure"]]
    return [_("surely different: {what}").format(what="; ".join(sure_of) or _("nothing"))]


def _found_ranked(finding: Finding) -> list[str]:
    told = []
    for hand in dict.fromkeys(row["hand"] for row in finding.rows):
        rows = [row for row in finding.rows if row["hand"] == hand]
        matter = ", ".join(row["key"] for row in rows if row["sure"]) or _("none")
        told.append(_("{hand}: values that surely matter, the strongest first: {keys}").format(hand=hand, keys=matter))
    return told


def _found_calibrated(finding: Finding) -> list[str]:
    values = ", ".join(f"{key} = {value:g}" for key, value in finding.found["values"].items())
    status = {
        "reached": _("reached"),
        "infeasible": _("infeasible within these ranges; the nearest that was found"),
        "short": _("not reached with this budget, though chance may be to blame"),
    }[finding.found["status"]]
    return [f"{status}: {values}"]


def _found_fitted(finding: Finding) -> list[str]:
    noise = finding.found["noise"]
    told = [
        f"{name}: {row['value']:.3g} ({row['value_low']:.3g} – {row['value_high']:.3g})" for name, row in noise.items()
    ]
    alike = finding.found["reproduces"]
    verdict = _("a model with this noise gives the recorded figures, as far as so many acts can tell")
    return [*told, verdict if alike else _("a model with this noise does not give the recorded figures")]


def _found_balanced(finding: Finding) -> list[str]:
    never, second = finding.found["never_worth_taking"], finding.found["never_best_of_colour"]
    return [
        _("worth less than its actions are elsewhere, to every bot on every scene: {dishes}").format(
            dishes=", ".join(never) or _("none")
        ),
        _("never the best of its colour: {dishes}").format(dishes=", ".join(second) or _("none")),
    ]


_FOUND: dict[str, Callable[[Finding], list[str]]] = {
    "sweep": _found_by_rows,
    "skill": _found_by_rows,
    "compare": _found_compared,
    "sensitivity": _found_ranked,
    "calibrate": _found_calibrated,
    "fit": _found_fitted,
    "balance": _found_balanced,
}


def sure(finding: Finding) -> list[str]:
    """How far the findings can be trusted."""
    if finding.study == "balance":
        return [_("Reckoned exactly from the measured odds of tips, with full bottles and without opponents.")]
    said = [_("Intervals hold 95 times in 100 (Wilson for shares, normal for means); bands show them.")]
    if finding.question["act"] == "pour":
        said.append(_("Pours that share a settled fill count for less than one each; the intervals allow for that."))
    if finding.study in ("compare", "sensitivity", "fit"):
        said.append(_("Where nothing differs, one difference in twenty is called sure all the same."))
    if finding.study == "calibrate":
        said.append(
            _("What was found was measured on {proof} fresh acts that had no part in the search of {spent}.").format(
                proof=finding.found["proof_acts"], spent=finding.found["spent_acts"]
            )
        )
    return said


def _table(rows: Sequence[Row]) -> str:
    names = [name for name in rows[0] if not name.startswith("n_")]
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(_short(row[name]))}</td>" for name in names) + "</tr>"
        for row in rows[:MOST_ROWS]
    )
    more = (
        f"<p>{escape(_('The CSV has all {count} rows.').format(count=len(rows)))}</p>" if len(rows) > MOST_ROWS else ""
    )
    words = escape(_("The whole table"))
    return (
        f"<details><summary>{words}</summary><div class=wide><table><tr>{head}</tr>{body}</table></div>{more}</details>"
    )
