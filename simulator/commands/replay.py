"""`alacarte replay`: fold a log, verify its acts, or watch it."""

from __future__ import annotations

import argparse

from simulator.commands import arguments as kinds
from simulator.text import _


def add_to(commands: kinds.Commands) -> None:
    """`replay` with its options."""
    parser = kinds.add_command(
        commands,
        "replay",
        _("what a log has come to; verify its acts; watch it"),
        "alacarte replay game.jsonl --json",
        run,
    )
    parser.add_argument("log", metavar="LOG", help=_("a log of a match"))
    kinds.add_json(parser)
    parser.add_argument(
        "--verify", action="store_true", help=_("perform every act again and compare; exit 1 if one differs")
    )
    parser.add_argument("--watch", action="store_true", help=_("open the window and show it"))
    kinds.add_window(parser)


def run(arguments: argparse.Namespace) -> int:
    """Fold the log, or open the window to watch it."""
    if arguments.watch:
        from simulator.commands.window import open_with

        return open_with(arguments, watch=arguments.log)
    from simulator.replay import run_replay

    return run_replay(arguments.log, arguments.json, arguments.verify)
