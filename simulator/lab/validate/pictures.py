"""Pictures of the checks: what was found as points, theory as a line, published points as crosses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import matplotlib

from simulator.lab.validate.check import Check

matplotlib.use("Agg")

from matplotlib import pyplot

COLUMNS = 3


def draw(checks: Iterable[Check], folder: Path) -> None:
    """One picture of each check that has something to show, and `all.png` with all of them. Raises OSError."""
    shown = [check for check in checks if check.trace is not None]
    folder.mkdir(parents=True, exist_ok=True)
    for number, check in enumerate(shown, start=1):
        figure, axes = pyplot.subplots(figsize=(5, 3.6), layout="constrained")
        _draw(axes, check)
        _save(figure, folder / f"{number:02}.png")
    _draw_all(shown, folder / "all.png")


def _draw_all(shown: Sequence[Check], path: Path) -> None:
    rows = -(-len(shown) // COLUMNS)
    figure, grid = pyplot.subplots(
        rows, COLUMNS, figsize=(4.4 * COLUMNS, 3 * rows), layout="constrained", squeeze=False
    )
    for place, axes in enumerate(grid.flat):
        if place < len(shown):
            _draw(axes, shown[place])
        else:
            axes.set_axis_off()
    _save(figure, path)


def _draw(axes: Any, check: Check) -> None:
    trace = check.trace
    if trace is None:
        return
    axes.plot(*_columns(trace.theory), color="#2f6690", label="theory")
    axes.plot(*_columns(trace.found), "o", color="#d1495b", markersize=4, label="found")
    if trace.published:
        axes.plot(*_columns(trace.published), "x", color="#2f6690", label="published")
    axes.set_title(check.name, fontsize=9, wrap=True)
    axes.set_xlabel(trace.x_name, fontsize=8)
    axes.set_ylabel(trace.y_name, fontsize=8)
    axes.tick_params(labelsize=7)
    axes.legend(fontsize=7, frameon=False)


def _columns(points: Sequence[tuple[float, float]]) -> tuple[list[float], list[float]]:
    return [x for x, _y in points], [y for _x, y in points]


def _save(figure: Any, path: Path) -> None:
    figure.savefig(path, dpi=110)
    pyplot.close(figure)
