"""`alacarte validate`: the physics against closed forms and the literature."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from simulator.commands import arguments as kinds
from simulator.commands.faults import FELL_SHORT, FINE, UsageFault
from simulator.commands.output import print_json
from simulator.text import _

if TYPE_CHECKING:
    from simulator.lab.validate.check import Check


def add_to(commands: kinds.Commands) -> None:
    """`validate` with its options."""
    parser = kinds.add_command(
        commands,
        "validate",
        _("the physics against closed forms and the literature"),
        "alacarte validate --slow --plots pictures",
        run,
    )
    parser.description = _(
        "The physics against closed forms and the literature. The same build on the same type of machine gives the "
        "same bits; elsewhere the same counts nearly always."
    )
    parser.add_argument("--slow", action="store_true", help=_("the silo, step size, leaks and fresh processes too"))
    parser.add_argument("--plots", type=Path, metavar="DIR", help=_("draw each check into this folder"))
    kinds.add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check, print, draw; 1 if a check fell short."""
    from simulator.lab.validate.run import checks

    if arguments.plots:
        _need_plots()
    done = []
    for check in checks(arguments.slow, os.cpu_count() or 1):
        done.append(check)
        if not arguments.json:
            print(_row(check), flush=True)
    if arguments.json:
        print_json({"checks": [check.to_json() for check in done]})
    if arguments.plots:
        from simulator.lab.validate.pictures import draw

        draw(done, arguments.plots)
    return FINE if all(check.ok for check in done) else FELL_SHORT


def _row(check: Check) -> str:
    verdict = _("ok") if check.ok else _("falls short")
    found = f"{check.found:>12.6g}  {check.expected:>12.6g}  ± {check.tolerance:<10.3g}"
    return f"{verdict:<12} {check.name:<66} {found} {check.source}"


def _need_plots() -> None:
    from importlib.util import find_spec

    if find_spec("matplotlib") is None:
        raise UsageFault(_("--plots: matplotlib is missing: pip install 'alacarte-simulator[plots]'"))
