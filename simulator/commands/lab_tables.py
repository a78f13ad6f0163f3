"""What the studies of the lab found, as tables for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from simulator.text import _

if TYPE_CHECKING:
    from simulator.lab.results import Finding

FIGURES = {"pour": ("mean", "p_0", "p_1_or_2", "p_3_plus"), "flip": ("picture_up", "recipe_up", "beside")}

_HEADS: dict[str, Callable[[], str]] = {
    "mean": lambda: _("pieces a pour"),
    "p_0": lambda: _("none"),
    "p_1_or_2": lambda: _("one or two"),
    "p_3_plus": lambda: _("three and more"),
    "picture_up": lambda: _("picture up"),
    "recipe_up": lambda: _("recipe up"),
    "beside": lambda: _("beside the pan"),
}


def head(figure: str) -> str:
    """What people call a figure."""
    return _HEADS[figure]() if figure in _HEADS else figure


def estimate(row: Mapping[str, Any], name: str) -> str:
    """A figure with its interval; shares in per cent."""
    value, low, high = (row[name + end] for end in ("", "_low", "_high"))
    if name.endswith("mean"):
        return f"{value:.2f} ({low:.2f} – {high:.2f})"
    return f"{value:.1%} ({low:.1%} – {high:.1%})"


def show(finding: Finding) -> None:
    """Print the table of a study."""
    _SHOWN[finding.study](finding)


def print_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table as wide as it needs to be; words on the left, figures on the right."""
    table = Table(*heads, box=None, header_style="bold", pad_edge=False)
    for row in rows:
        table.add_row(*row)
    console = Console()
    if not console.is_terminal:
        console = Console(width=400)
    console.print(table)


def _show_measured(finding: Finding) -> None:
    act = finding.question["act"]
    named = [name for name in finding.rows[0] if name not in ("case", f"{act}s")]
    named = named[: named.index(FIGURES[act][0])]
    heads = [*named, _("acts"), *map(head, FIGURES[act])]
    rows = [
        [_plain(row[name]) for name in named]
        + [str(row[f"{act}s"])]
        + [estimate(row, figure) for figure in FIGURES[act]]
        for row in finding.rows
    ]
    print_table(heads, rows)


def _plain(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _show_compared(finding: Finding) -> None:
    names = finding.found["names"]
    heads = [_("hand"), _("figure"), names["a"], names["b"], _("difference"), ""]
    rows = []
    for row in finding.rows:
        kind = "mean" if row["figure"] == "mean" else ""
        cells = [_told(row, name, kind) for name in ("a", "b", "difference")]
        rows.append([row["hand"], head(row["figure"]), *cells, _("sure") if row["sure"] else _("not told apart")])
    print_table(heads, rows)


def _told(row: Mapping[str, Any], name: str, kind: str) -> str:
    three = {f"{kind}{end}": row[name + end] for end in ("", "_low", "_high")}
    return estimate(three, kind)


def _show_ranked(finding: Finding) -> None:
    by = finding.found["ranked_by"]
    heads = [_("hand"), _("value"), _("from"), _("to"), head(by), _("change"), ""]
    rows = []
    for row in finding.rows:
        shown = "{:.2f} → {:.2f}" if by == "mean" else "{:.1%} → {:.1%}"
        change = {by + end: row[f"change_{by}{end}"] for end in ("", "_low", "_high")}
        sure = _("sure") if row["sure"] else _("not told apart")
        moved = shown.format(row[f"low_{by}"], row[f"high_{by}"])
        ends = [_plain(row[end]) for end in ("low", "high")]
        rows.append([row["hand"], row["key"], *ends, moved, estimate(change, by), sure])
    print_table(heads, rows)


def _show_calibrated(finding: Finding) -> None:
    told = finding.found
    heads = [_("figure"), _("wished"), _("allowed"), _("found"), ""]
    rows = []
    for row in told["targets"]:
        kind = "mean" if row["figure"] == "mean" else ""
        three = {f"{kind}{end}": row[f"found{end}"] for end in ("", "_low", "_high")}
        near = _("near enough") if row["near_enough"] else _("missed")
        allowed = f"± {row['tolerance']:g}"
        rows.append([head(row["figure"]), f"{row['target']:g}", allowed, estimate(three, kind), near])
    print_table(heads, rows)
    for key, value in told["values"].items():
        print(f"{key} = {value:g}  ({_('before')}: {_before(finding, key):g})")
    print(_verdict(told["status"]).format(proof=told["proof_acts"], spent=told["spent_acts"]))


def _before(finding: Finding, key: str) -> float:
    place: Any = finding.question["scene"]
    for name in key.split("."):
        place = place[name]
    return float(place)


def _verdict(status: str) -> str:
    return {
        "reached": _("Reached, on {proof} fresh acts that had no part in the search; {spent} acts in all."),
        "infeasible": _(
            "Infeasible within these ranges: the nearest that was found stands above, measured on {proof} fresh acts;"
            " {spent} acts in all."
        ),
        "short": _(
            "Not reached with this budget, though chance may be to blame: {proof} fresh acts; {spent} acts in all."
        ),
    }[status]


def _show_fitted(finding: Finding) -> None:
    noise = [[name, _noise(row)] for name, row in finding.found["noise"].items()]
    print_table([_("noise"), _("{acts} acts").format(acts=finding.found["acts"])], noise)
    heads = [_("figure"), _("recorded"), _("model"), _("difference"), ""]
    rows = []
    for row in finding.rows:
        kind = "mean" if row["figure"] == "mean" else ""
        cells = [_told(row, name, kind) for name in ("recorded", "model", "difference")]
        rows.append([head(row["figure"]), *cells, _("alike") if row["alike"] else _("differs")])
    print_table(heads, rows)
    print(
        _("A model with this noise gives the recorded figures, as far as so many acts can tell.")
        if finding.found["reproduces"]
        else _("A model with this noise does not give the recorded figures: these hands do something else as well.")
    )


def _noise(row: Mapping[str, Any]) -> str:
    return "{value:.3g} ({value_low:.3g} – {value_high:.3g})".format(**row)


def _show_balance(finding: Finding) -> None:
    heads = [_("scene"), _("bot"), _("dish"), _("points"), _("finished"), _("star"), _("actions"), _("worth")]
    rows = [
        [
            *(row["scene"], row["bot"], row["dish"], str(row["points"])),
            *(f"{row['finished']:.1%}", f"{row['star']:.1%}", f"{row['actions']:.1f}", f"{row['worth']:+.2f}"),
        ]
        for row in finding.rows
    ]
    print_table(heads, rows)
    never = ", ".join(finding.found["never_worth_taking"]) or _("none")
    second = ", ".join(finding.found["never_best_of_colour"]) or _("none")
    print(_("Never worth taking, as their actions are worth more elsewhere: {dishes}.").format(dishes=never))
    print(_("Never the best of its colour: {dishes}.").format(dishes=second))


_SHOWN: dict[str, Callable[[Finding], None]] = {
    "sweep": _show_measured,
    "skill": _show_measured,
    "compare": _show_compared,
    "sensitivity": _show_ranked,
    "calibrate": _show_calibrated,
    "fit": _show_fitted,
    "balance": _show_balance,
}
