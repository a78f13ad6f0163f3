"""`alacarte bench`: speed, as ratios measured side by side in one run."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from simulator.commands import arguments as kinds
from simulator.commands.faults import FELL_SHORT, FINE
from simulator.commands.output import print_json
from simulator.text import _

if TYPE_CHECKING:
    from simulator.lab.bench.ratio import Ratio


def add_to(commands: kinds.Commands) -> None:
    """`bench` with its options."""
    parser = kinds.add_command(
        commands, "bench", _("speed, as ratios measured side by side in one run"), "alacarte bench --json", run
    )
    kinds.add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure and print; 1 if a ratio that could be measured is not as good as wanted."""
    from simulator.lab.bench import games, pours

    ratios = []
    for measure in (*pours.ratios(), *games.ratios(), _frame):
        ratio = measure()
        ratios.append(ratio)
        if not arguments.json:
            print(_row(ratio), flush=True)
    if arguments.json:
        print_json({"ratios": {ratio.name: ratio.to_json() for ratio in ratios}})
    return FINE if all(ratio.reached or ratio.value is None for ratio in ratios) else FELL_SHORT


def _frame() -> Ratio:
    """The frame of the kitchen: only a window can be asked."""
    from simulator.lab.bench.ratio import Skip, measured
    from simulator.window.frame_cost import frame_vs_blit
    from simulator.window.opening import NoWindow

    def measure() -> float:
        with tempfile.TemporaryDirectory() as folder:
            try:
                return frame_vs_blit(Path(folder))
            except NoWindow as fault:
                raise Skip(str(fault)) from None

    return measured("frame_vs_blit", measure, 5.0, True, "a frame of the kitchen at 1080p over a blit, CPU")


def _row(ratio: Ratio) -> str:
    limit = _("at most") if ratio.at_most else _("at least")
    value = _("skipped") if ratio.value is None else f"{ratio.value:.2f}"
    verdict = "" if ratio.value is None else _("ok") if ratio.reached else _("falls short")
    return f"{ratio.name:<20} {value:>8}  {limit} {ratio.wanted:<5g} {verdict:<12} {ratio.note}"
