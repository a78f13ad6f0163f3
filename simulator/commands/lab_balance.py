"""`alacarte lab balance`: for each dish the odds of finishing it and of a star, and which are never worth taking."""

from __future__ import annotations

import argparse
from pathlib import Path

from simulator.commands import arguments as kinds
from simulator.commands import lab_flags as flags
from simulator.commands.faults import FINE, FileFault, UsageFault
from simulator.commands.lab_running import print_finding
from simulator.text import _


def add_to(studies: kinds.Commands) -> None:
    """`balance`."""
    parser = flags.add_study(
        studies,
        "balance",
        _("for each dish the odds of finishing it and of a star"),
        "alacarte lab balance --bot regular --scenes family,standard,chef",
        _balance,
    )
    parser.add_argument("--deck", default="standard", metavar="NAME|FILE", help=_("the dishes"))
    parser.add_argument("--scenes", default="family,standard,chef", metavar="A,B", help=_("scenes with measured odds"))
    parser.add_argument(
        "--bot", dest="bots", action="append", metavar="NAME", help=_("novice, regular or chef; all of them without")
    )
    kinds.add_json(parser)
    parser.add_argument("--out", type=Path, metavar="DIR", help=_("write the table, and beside it all that was asked"))


def _balance(arguments: argparse.Namespace) -> int:
    from simulator.alacarte.components import DeckFaults, deck_from_table
    from simulator.lab.balance import balance
    from simulator.lab.results import paths_of, write_finding
    from simulator.players.bots import BOTS
    from simulator.players.odds_table import POURS
    from simulator.scene.decks import DeckFileError, read_deck

    scenes = _known("--scenes", arguments.scenes.split(","), tuple(POURS))
    bots = _known("--bot", arguments.bots or list(BOTS), tuple(BOTS))
    try:
        deck = deck_from_table(read_deck(arguments.deck), arguments.deck)
    except (DeckFileError, DeckFaults) as fault:
        raise FileFault(f"--deck: {str(fault).splitlines()[0]}") from None
    finding = balance(deck, scenes, bots)
    if arguments.out is not None:
        sidecar = paths_of(arguments.out, "balance")[1]
        if sidecar.exists():
            raise FileFault(_("{path}: a finished study lies here: allowed is another place").format(path=sidecar))
        arguments.out.mkdir(parents=True, exist_ok=True)
        write_finding(arguments.out, "balance", finding)
    print_finding(finding, {}, arguments.json, arguments.out)
    return FINE


def _known(flag: str, words: list[str], allowed: tuple[str, ...]) -> list[str]:
    names = list(dict.fromkeys(word.strip() for word in words))
    for name in names:
        if name not in allowed:
            raise UsageFault(
                _("{flag}: {value!r}: allowed are {allowed}").format(flag=flag, value=name, allowed=", ".join(allowed))
            )
    return names
