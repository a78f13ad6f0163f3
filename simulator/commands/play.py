"""`alacarte play`: the window, from its menu or straight into the kitchen."""

from __future__ import annotations

import argparse
from pathlib import Path

from simulator.commands import arguments as kinds
from simulator.commands.faults import UsageFault
from simulator.text import _


def add_to(commands: kinds.Commands) -> None:
    """`play` with its options."""
    parser = kinds.add_command(
        commands,
        "play",
        _("the window: choose cooks and play"),
        "alacarte play --players Ann,bot:regular --preset family",
        run,
    )
    parser.add_argument(
        "--players", metavar="NAME,NAME", help=_("names or bots, as in bot:chef; in the card games as in bot:strong")
    )
    kinds.add_seed(parser, default=None)
    kinds.add_rules(parser)
    kinds.add_scene(parser)
    parser.add_argument("--resume", type=Path, metavar="LOG", help=_("go on with the match of this log"))
    kinds.add_window(parser)


def run(arguments: argparse.Namespace) -> int:
    """Open the window: the menu, a new match, or one that goes on."""
    from simulator.commands.window import open_with

    if arguments.resume and arguments.players:
        raise UsageFault(_("--resume: the log says who plays: leave out --players"))
    if arguments.resume:
        return open_with(arguments, resume=arguments.resume)
    return open_with(arguments, header=_header(arguments) if arguments.players else None)


def _header(arguments: argparse.Namespace) -> dict[str, object]:
    from simulator.commands.scene_files import loaded
    from simulator.commands.tables import header_of

    for act in ("pour", "flip"):
        loaded(act, arguments.scene)
    return header_of(arguments, _any_seed() if arguments.seed is None else arguments.seed)


def _any_seed() -> int:
    import secrets

    return secrets.randbelow(2**31)
