"""`alacarte pour`: many pours without a window, and what came of them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from simulator.commands import arguments as kinds
from simulator.commands.acts import add_hand, hand_of, print_rows, save_gesture, share
from simulator.commands.faults import FELL_SHORT, FINE, UsageFault
from simulator.commands.output import print_json, progress
from simulator.text import _


def add_to(commands: kinds.Commands) -> None:
    """`pour` with its options."""
    parser = kinds.add_command(
        commands, "pour", _("pours without a window"), "alacarte pour --bottle lemon --hand expert --pours 500 --json", run
    )
    kinds.add_scene_settings(parser)
    parser.add_argument("--bottle", choices=kinds.BOTTLES, help=_("only this bottle; else the four in turn"))
    parser.add_argument(
        "--contents", type=kinds.contents, metavar="lemon=15,salt=5", help=_("what the bottle holds; else 15 and 5 salt")
    )
    add_hand(parser, "pour", tilt=True)
    parser.add_argument("--pours", type=kinds.whole_number(1, 10_000_000), default=100, metavar="N", help=_("how many"))
    kinds.add_seed(parser, default=1)
    kinds.add_workers(parser)
    parser.add_argument("--clip", type=Path, metavar="FILE", help=_("write the first pour as a moving picture, .gif"))
    kinds.add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Pour and print the figures; 1 if a piece was lost."""
    from simulator.commands.scene_files import loaded
    from simulator.lab.sample import pour_once, sample_pours

    scene = loaded("pour", arguments.scene, arguments.changes)
    what = {"hand": _hand(arguments), "bottle": arguments.bottle, "contents": arguments.contents, "seed": arguments.seed}
    if arguments.save_gesture:
        save_gesture(arguments.save_gesture, pour_once(scene, index=0, **what).gesture)
    with progress(_("pours"), arguments.pours) as tell:
        answer = sample_pours(scene, n=arguments.pours, workers=arguments.workers, progress=tell, **what)
    _print(answer, arguments.json)
    return FELL_SHORT if answer["unaccounted"] else FINE
