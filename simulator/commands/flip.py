"""`alacarte flip`: many flips without a window, and what came of them."""

from __future__ import annotations

import argparse
from typing import Any

from simulator.commands import arguments as kinds
from simulator.commands.acts import add_hand, hand_of, print_rows, save_clip, save_gesture, share
from simulator.commands.faults import FINE
from simulator.commands.output import print_json, progress
from simulator.text import _


def add_to(commands: kinds.Commands) -> None:
    """`flip` with its options."""
    parser = kinds.add_command(
        commands, "flip", _("flips without a window"), "alacarte flip --hand practised --flips 500 --json", run
    )
    kinds.add_scene_settings(parser)
    add_hand(parser, "flip", tilt=False)
    parser.add_argument("--flips", type=kinds.whole_number(1, 10_000_000), default=100, metavar="N", help=_("how many"))
    kinds.add_seed(parser, default=1)
    kinds.add_workers(parser)
    kinds.add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Flip and print the figures."""
    from simulator.commands.scene_files import loaded
    from simulator.game import stream_seed
    from simulator.lab.sample_flips import flip_once, sample_flips

    scene = loaded("flip", arguments.scene, arguments.changes)
    hand = hand_of(arguments)
    if arguments.save_gesture:
        save_gesture(arguments.save_gesture, flip_once(scene, hand, arguments.seed, 0).gesture)
    if arguments.clip:
        save_clip(arguments.clip, flip_once(scene, hand, arguments.seed, 0), stream_seed(arguments.seed, "flip", 0))
    with progress(_("flips"), arguments.flips) as tell:
        answer = sample_flips(scene, hand, arguments.flips, arguments.seed, arguments.workers, tell)
    _print(answer, arguments.json)
    return FINE


def _print(answer: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json(answer)
        return
    print_rows(
        {
            _("flips"): answer["flips"],
            _("picture side up"): share(answer["picture_up"]),
            _("recipe side up"): share(answer["recipe_up"]),
            _("beside the pan"): share(answer["beside"]),
            _("seconds"): answer["seconds"],
        }
    )
