"""`alacarte lab`: how hard pouring and flipping is, measured; scenes searched for; people's hands; reports."""

from __future__ import annotations

from simulator.commands import arguments as kinds
from simulator.commands import lab_balance, lab_calibrate, lab_hands, lab_measures, lab_report
from simulator.text import _


def add_to(commands: kinds.Commands) -> None:
    """`lab` with its studies."""
    parser: kinds.Parser = commands.add_parser(
        "lab",
        help=_("tune how hard pouring and flipping is"),
        description=_("tune how hard pouring and flipping is"),
        epilog=_("Example:") + "\n  alacarte lab sweep --set dispenser.mouth_mm=12:16:1 --pours 200",
        prog="alacarte lab",
    )
    studies = parser.add_subparsers(title=_("studies"), metavar="STUDY", required=True, parser_class=kinds.Parser)
    for module in (lab_measures, lab_calibrate, lab_balance, lab_hands, lab_report):
        module.add_to(studies)
