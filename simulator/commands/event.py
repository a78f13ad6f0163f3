"""`alacarte event`: the stand, its supervisor, its board page, its self-test."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from simulator.commands import arguments as kinds
from simulator.commands.faults import FELL_SHORT, FINE, UsageFault
from simulator.commands.output import print_json, progress
from simulator.text import LANGUAGES, _, use_language

if TYPE_CHECKING:
    from simulator.event.storage import Storage
    from simulator.scene.event import EventScene

RESTART = 75
"""Exit status that asks the supervisor to start the stand again (EX_TEMPFAIL)."""


def add_to(commands: kinds.Commands) -> None:
    """`event` with its options."""
    parser = kinds.add_command(
        commands,
        "event",
        _("the stand: shown at an event, unattended, for days"),
        "alacarte event --config my-stand.toml --supervise",
        run,
    )
    parser.add_argument(
        "--config", default="standard", metavar="FILE", help=_("the file of the stand, see scenes/event/standard.toml")
    )
    parser.add_argument("--make-pin", action="store_true", help=_("ask for a PIN and print its hash for the file"))
    parser.add_argument("--self-test", action="store_true", help=_("visits without a window; says what was left over"))
    parser.add_argument(
        "--visits", type=kinds.whole_number(1, 100_000), default=50, metavar="N", help=_("visits of the self-test")
    )
    kinds.add_seed(parser)
    kinds.add_json(parser)
    kinds.add_window(parser)


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked for."""
    if arguments.make_pin:
        return _make_pin()
    from simulator.commands.scene_files import loaded

    if arguments.lang:
        use_language(arguments.lang)
    scene: EventScene = loaded("event", arguments.config)
    if arguments.self_test:
        return _self_test(scene, arguments)
    return _stand(scene, arguments)


def _make_pin() -> int:
    """Asks on the terminal, prints the line for the file."""
    from getpass import getpass

    from simulator.event.pin import hashed

    pin = (
        getpass(_("PIN of the staff, four to twelve digits: ")) if sys.stdin.isatty() else sys.stdin.readline().strip()
    )
    if not (pin.isdigit() and pin.isascii() and 4 <= len(pin) <= 12):
        raise UsageFault(_("--make-pin: allowed are four to twelve digits"))
    print(f'pin_hash = "{hashed(pin)}"')
    return FINE


def _self_test(scene: EventScene, arguments: argparse.Namespace) -> int:
    from simulator.event.self_test import self_test

    with progress(_("visits"), arguments.visits) as told:
        report = self_test(scene, arguments.visits, arguments.seed, told)
    if arguments.json:
        print_json(report.to_json())
    else:
        _print(report)
    return FINE if report.ok else FELL_SHORT


def _print(report: Any) -> None:
    rows = (
        (_("visits"), report.visits),
        (_("finished"), report.finished),
        (_("left half-way"), report.left),
        (_("residue"), len(report.residue)),
        (_("exceptions"), len(report.exceptions)),
        (_("memory growth, MB"), report.memory_growth_mb),
        (_("seconds"), report.seconds),
    )
    for title, figure in rows:
        print(f"{title:<24} {figure:>8}")
    for words in (*report.residue[:5], *report.exceptions[:5]):
        print(words)


def _stand(scene: EventScene, arguments: argparse.Namespace) -> int:
    from simulator.commands.folders import data_folder
    from simulator.event.storage import Storage

    storage = Storage(data_folder(arguments.data) / "event")
    return _shown(scene, storage, arguments)


def _shown(scene: EventScene, storage: Storage, arguments: argparse.Namespace) -> int:
    """The window, until the staff close it."""
    from simulator.event.stand import Stand
    from simulator.window.app import NoWindow

    spoken = arguments.lang if arguments.lang in LANGUAGES else None
    while True:
        try:
            stand = Stand(scene, storage, arguments.size, arguments.targets, spoken)
        except NoWindow as fault:
            raise UsageFault(str(fault)) from None
        if stand.new_pin:
            print(_("PIN of the staff menu, printed only this once: {pin}").format(pin=stand.new_pin), flush=True)
        for trouble in stand.troubles:
            print(trouble, file=sys.stderr, flush=True)
        stand.run()
        if stand.outcome == "exit":
            return FINE
