"""Pictures of the checks: what was found as points, theory as a line, published points as crosses, and what is allowed
as a band."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import matplotlib

from simulator.lab.validate.check import Check, Points, Trace
from simulator.resources import ASSETS

matplotlib.use("Agg")

from matplotlib import font_manager, pyplot

COLUMNS = 3
WIDE_INCHES, HIGH_INCHES = 3.4, 2.5
DOTS_AN_INCH = 140

Picture = tuple[Trace, Sequence[Check]]
"""A trace, and the checks that it shows."""


def draw(checks: Iterable[Check], folder: Path) -> None:
    """A picture of each check that has something to show, and `all.png` with all of them. Raises OSError."""
    shown = _pictures(checks)
    folder.mkdir(parents=True, exist_ok=True)
    with pyplot.rc_context(_look()):
        for number, picture in enumerate(shown, start=1):
            _draw_all([picture], 1, folder / f"{number:02}.png")
        _draw_all(shown, COLUMNS, folder / "all.png")


def _pictures(checks: Iterable[Check]) -> list[Picture]:
    """Checks that share a trace, together."""
    shown: list[tuple[Trace, list[Check]]] = []
    for check in checks:
        if check.trace is None:
            continue
        if shown and shown[-1][0] is check.trace:
            shown[-1][1].append(check)
        else:
            shown.append((check.trace, [check]))
    return [*shown]


def _draw_all(shown: Sequence[Picture], columns: int, path: Path) -> None:
    rows = max(1, -(-len(shown) // columns))
    size = (WIDE_INCHES * columns, HIGH_INCHES * rows)
    figure, grid = pyplot.subplots(rows, columns, figsize=size, layout="constrained", squeeze=False)
    for place, axes in enumerate(grid.flat):
        if place < len(shown):
            _draw(axes, *shown[place])
        else:
            axes.set_axis_off()
    keys = {name: key for axes in grid.flat for key, name in zip(*axes.get_legend_handles_labels(), strict=True)}
    figure.legend(keys.values(), keys.keys(), loc="outside upper left", ncols=len(keys) or 1)
    figure.savefig(path, dpi=DOTS_AN_INCH)
    pyplot.close(figure)


def _draw(axes: Any, trace: Trace, checks: Sequence[Check]) -> None:
    if trace.allowed:
        axes.fill_between(*zip(*trace.allowed, strict=True), color="C3", label="allowed")
    if trace.theory:
        axes.plot(*_columns(trace.theory), color="C0", label="theory")
    if trace.published:
        axes.plot(*_columns(trace.published), "x", color="C2", markeredgewidth=2, label="published")
    axes.errorbar(*_columns(trace.found), yerr=_reach(trace), fmt="o", color="C1", label="found")
    axes.set_title(trace.title, loc="left", pad=20)
    axes.text(0, 1.035, _verdict(checks), transform=axes.transAxes, fontsize=8)
    axes.set_xlabel(trace.x_name)
    axes.set_ylabel(trace.y_name)
    axes.locator_params(nbins=6)


def _verdict(checks: Sequence[Check]) -> str:
    if len(checks) > 1:
        held = sum(check.ok for check in checks)
        return f"{held} of {len(checks)} in the band that publications span"
    (check,) = checks
    return f"found {check.found:.5g}, expected {check.expected:.5g} ± {check.tolerance:.2g}"


def _reach(trace: Trace) -> tuple[list[float], list[float]] | None:
    """How far the intervals reach below and above the points found."""
    if not trace.surely:
        return None
    pairs = list(zip(_columns(trace.found)[1], trace.surely, strict=True))
    return [found - low for found, (low, _high) in pairs], [high - found for found, (_low, high) in pairs]


def _columns(points: Points) -> tuple[list[float], list[float]]:
    return [x for x, _y in points], [y for _x, y in points]


def _look() -> Any:
    """The game's colours and lettering, in the words of matplotlib."""
    with (ASSETS / "tokens.toml").open("rb") as file:
        tokens = tomllib.load(file)
    colour, ink = tokens["colour"], tokens["colour"]["ink"]
    for face in ("Andika-Regular.ttf", "Andika-Bold.ttf"):
        font_manager.fontManager.addfont(str(ASSETS / "fonts" / face))
    cycle = [colour["lab_b"], colour["paprika"], colour["lab_a"], tokens["tint"]["green"]]
    return {
        "font.family": "Andika",
        "font.size": 8,
        "figure.facecolor": colour["paper"],
        "axes.facecolor": colour["paper"],
        "axes.prop_cycle": matplotlib.rcsetup.cycler(color=cycle),
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.formatter.useoffset": False,
        "axes.labelpad": 0,
        "axes.titlesize": 11,
        "axes.titleweight": "bold",
        "legend.frameon": False,
        "lines.markersize": 4,
        **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), ink),
    }
