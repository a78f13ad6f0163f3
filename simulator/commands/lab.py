"""`alacarte lab`: how hard pouring and flipping is, in the window or measured; scenes, people's hands, reports."""

from __future__ import annotations

import argparse

from simulator.commands import arguments as kinds
from simulator.commands import lab_balance, lab_calibrate, lab_hands, lab_measures, lab_report
from simulator.text import _


def add_to(commands: kinds.Commands) -> None:
    """`lab` by itself opens the window; `lab` with a study measures."""
    parser: kinds.Parser = commands.add_parser(
        "lab",
        help=_("tune how hard pouring and flipping is"),
        description=_("tune how hard pouring and flipping is: in the window, or by a study"),
        epilog=_("Example:")
        + "\n  alacarte lab --act pour --scene chef"
        + "\n  alacarte lab sweep --set dispenser.mouth_mm=12:16:1 --pours 200",
        prog="alacarte lab",
    )
    parser.set_defaults(run=_open)
    parser.add_argument("--act", choices=("pour", "flip"), default="pour", help=_("which act"))
    kinds.add_scene(parser)
    parser.add_argument(
        "--wish",
        dest="wishes",
        action="append",
        metavar="FIGURE=VALUE",
        help=_("a figure that is wished for, as in mean=1.2 or p_0=0.25; may be given again"),
    )
    kinds.add_window(parser)
    studies = parser.add_subparsers(title=_("studies"), metavar="STUDY", parser_class=kinds.Parser)
    for module in (lab_measures, lab_calibrate, lab_balance, lab_hands, lab_report):
        module.add_to(studies)


def _open(arguments: argparse.Namespace) -> int:
    """Open the window at the lab."""
    from simulator.commands.scene_files import loaded
    from simulator.commands.window import open_with

    loaded(arguments.act, arguments.scene)
    wishes = _wishes(arguments.wishes or [], arguments.act)
    return open_with(arguments, lab=arguments.act, scene=arguments.scene, wishes=wishes)


def _wishes(words: list[str], act: str) -> dict[str, tuple[float, float]] | None:
    """The bands that were asked for; None where the usual ones will do. Raises UsageFault."""
    from simulator.commands.faults import UsageFault
    from simulator.lab.faults import LabFault
    from simulator.lab.targets import bands_about, check_targets, read_target

    try:
        targets = [read_target(word, act, "--wish") for word in words]
        if targets:
            check_targets(targets, "--wish")
    except LabFault as fault:
        raise UsageFault(str(fault)) from None
    return bands_about(targets) or None
