"""`alacarte pour`: many pours without a window, and what came of them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from simulator.commands import arguments as kinds
from simulator.commands.acts import add_hand, hand_of, print_rows, save_clip, save_gesture, share
from simulator.commands.faults import FELL_SHORT, FINE, UsageFault
from simulator.commands.output import print_json, progress
from simulator.text import _
from simulator.vocabulary import Condiment, Tally

if TYPE_CHECKING:
    from simulator.scene.pour import PourScene

MOST_TOGETHER = 60
"""Pieces in a bottle given by hand; three times a full one, for scenes with large bottles or small pieces."""


def add_to(commands: kinds.Commands) -> None:
    """`pour` with its options."""
    parser = kinds.add_command(
        commands,
        "pour",
        _("pours without a window"),
        "alacarte pour --bottle lemon --hand expert --pours 500 --json",
        run,
    )
    kinds.add_scene_settings(parser)
    parser.add_argument("--bottle", choices=kinds.BOTTLES, help=_("only this bottle; else the four in turn"))
    parser.add_argument(
        "--contents",
        type=kinds.contents,
        metavar="lemon=15,salt=5",
        help=_("what the bottle holds; else 15 and 5 salt"),
    )
    add_hand(parser, "pour", tilt=True)
    parser.add_argument("--pours", type=kinds.whole_number(1, 10_000_000), default=100, metavar="N", help=_("how many"))
    parser.add_argument(
        "--fast",
        action="store_true",
        help=_("only what falls, not where: settled bottles are tipped again, more than twice as fast"),
    )
    kinds.add_seed(parser, default=1)
    kinds.add_workers(parser)
    kinds.add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Pour and print the figures; 1 if a piece was lost."""
    from simulator.commands.scene_files import loaded
    from simulator.game import stream_seed
    from simulator.lab.sample import PourTask, pour_once, sample_pours
    from simulator.lab.sample_tips import sample_tips

    scene = loaded("pour", arguments.scene, arguments.changes)
    hand = arguments.tilt if arguments.tilt is not None else hand_of(arguments)
    bottle = Condiment(arguments.bottle) if arguments.bottle else None
    task = PourTask(scene, hand, bottle, _contents(arguments, scene))
    if arguments.save_gesture:
        save_gesture(arguments.save_gesture, pour_once(task, arguments.seed, 0).gesture)
    if arguments.clip:
        save_clip(arguments.clip, pour_once(task, arguments.seed, 0), stream_seed(arguments.seed, "pour", 0))
    with progress(_("pours"), arguments.pours) as tell:
        sample = sample_tips if arguments.fast else sample_pours
        answer = sample(task, arguments.pours, arguments.seed, arguments.workers, tell)
    _print(answer, arguments.json)
    return FELL_SHORT if answer["unaccounted"] else FINE


def _contents(arguments: argparse.Namespace, scene: PourScene) -> Tally | None:
    """What the bottle holds, where that was given; then one bottle must be named by it or beside it."""
    if arguments.contents is None:
        return None
    given = Tally.of(arguments.contents)
    if not given.total:
        raise UsageFault(_("--contents: the bottle is empty: allowed is one piece or more"))
    if given.total > MOST_TOGETHER:
        raise UsageFault(
            _("--contents: {total} pieces: allowed are {most} together").format(total=given.total, most=MOST_TOGETHER)
        )
    if scene.need_mm2(given) > scene.room_mm2:
        words = _("--contents: pieces of {need} mm2 together: allowed are {room}, what the bottle of this scene holds")
        raise UsageFault(words.format(need=round(scene.need_mm2(given)), room=round(scene.room_mm2)))
    return given


def _print(answer: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json(answer)
        return
    print_rows(
        {
            _("pours"): answer["pours"],
            _("pieces a pour"): answer["mean"],
            _("pieces: pours"): ", ".join(f"{count}: {times}" for count, times in answer["histogram"].items()),
            _("none"): share(answer["p_0"]),
            _("one or two"): share(answer["p_1_or_2"]),
            _("three and more"): share(answer["p_3_plus"]),
            _("fouls"): ", ".join(f"{foul} {times}" for foul, times in answer["fouls"].items()) or "–",
            _("unaccounted"): answer["unaccounted"],
            _("seconds"): _("{seconds}, {rate} a second").format(seconds=answer["seconds"], rate=answer["per_second"]),
        }
    )
