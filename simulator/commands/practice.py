"""`alacarte practice`: the window, straight to an act."""

from __future__ import annotations

import argparse

from simulator.commands import arguments as kinds
from simulator.text import _


def add_to(commands: kinds.Commands) -> None:
    """`practice` with its options."""
    parser = kinds.add_command(
        commands,
        "practice",
        _("the window, straight to a pour or a flip"),
        "alacarte practice pour --scene chef",
        run,
    )
    parser.add_argument("act", choices=("pour", "flip"), help=_("what to practise"))
    kinds.add_scene(parser)
    kinds.add_window(parser)


def run(arguments: argparse.Namespace) -> int:
    """Open the window at the act."""
    from simulator.commands.scene_files import loaded
    from simulator.commands.window import open_with

    loaded(arguments.act, arguments.scene)
    return open_with(arguments, practice=arguments.act, scene=arguments.scene)
