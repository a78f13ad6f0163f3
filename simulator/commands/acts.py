"""What `pour` and `flip` have in common: hands, gesture files, how figures are told."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.commands import arguments as kinds
from simulator.commands.faults import FileFault, UsageFault
from simulator.shown import read_json
from simulator.text import _, language

if TYPE_CHECKING:
    from simulator.acts.hand import Gesture
    from simulator.acts.perform import Act


def add_hand(parser: kinds.Parser, act: str, *, tilt: bool) -> None:
    """`--hand`, `--tilt` and `--gesture`, of which one is given at most; and `--save-gesture`."""
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--hand",
        type=kinds.hand_name(kinds.POUR_HANDS if act == "pour" else kinds.HANDS),
        default="practised",
        metavar="HAND",
        help=_("whose hand leads: {names}, or recorded:NAME for hands kept with `alacarte lab hands`").format(
            names=", ".join(kinds.POUR_HANDS if act == "pour" else kinds.HANDS)
        ),
    )
    if tilt:
        who.add_argument(
            "--tilt", type=kinds.number_between(0, 180), metavar="DEG", help=_("a steady hand with this final tilt")
        )
    who.add_argument("--gesture", type=Path, metavar="FILE", help=_("perform a recorded gesture"))
    parser.add_argument("--save-gesture", type=Path, metavar="FILE", help=_("write the gesture of the first act"))
    parser.add_argument("--clip", type=Path, metavar="FILE", help=_("film the first act: a .gif or .webp"))
    kinds.add_data(parser)
    parser.set_defaults(act=act)


def read_gesture(path: Path, act: str) -> Gesture:
    """The gesture of a file.

    Raises:
        FileFault: it cannot be read, is no gesture file, or belongs to another act.
    """
    from simulator.acts.hand import Gesture, GestureError

    try:
        gesture = Gesture.from_json(read_json(path.read_text(encoding="utf-8-sig")))
    except (GestureError, ValueError) as fault:
        raise FileFault(f"{path}: {fault}") from None
    if gesture.act != act:
        raise FileFault(f"{path}: act: {gesture.act!r}: {_('allowed is')} {act}")
    return gesture


def save_gesture(path: Path, gesture: Gesture) -> None:
    """Write the file of a gesture. Raises FileFault where that fails."""
    try:
        path.write_text(gesture.dumps() + "\n", encoding="utf-8")
    except OSError as fault:
        raise FileFault(f"{path}: {fault.strerror}") from None


def save_clip(path: Path, act: Act, seed: int) -> None:
    """Film the finished `act` of that seed, performed again from its gesture.

    Raises:
        UsageFault: no clip can be made here, or not with this name.
        OSError: the file cannot be written.
    """
    from simulator.acts.perform import open_act
    from simulator.players.replayed import RecordedHand
    from simulator.window.clip import NoClip, film
    from simulator.window.screens.act_context import ActContext
    from simulator.window.settings import Settings

    again = open_act(act.scene, act.request, seed, recorded=True)
    context = ActContext(seat_name=_("The hand"), hand=RecordedHand(act.gesture), practice=True)
    try:
        film(again, context, path, Settings(language=language()))
    except NoClip as fault:
        raise UsageFault(f"--clip: {fault}") from None


def hand_of(arguments: argparse.Namespace) -> Any:
    """The skill that was asked for, the gesture of the file, or the gestures of a set of recorded hands.

    Raises:
        FileFault: the file or the set cannot be read.
        UsageFault: there is no such set.
    """
    if arguments.gesture:
        return read_gesture(arguments.gesture, arguments.act)
    name = str(arguments.hand)
    return _recorded(name, arguments) if name.startswith(kinds.RECORDED) else name


def _recorded(name: str, arguments: argparse.Namespace) -> tuple[Gesture, ...]:
    from simulator.commands.folders import data_folder, hands_folder
    from simulator.lab.faults import LabFault, LabFileFault
    from simulator.lab.recorded import find_set

    try:
        folder = hands_folder(data_folder(arguments.data))
        return tuple(one.gesture for one in find_set(name.removeprefix(kinds.RECORDED), arguments.act, folder))
    except LabFileFault as fault:
        raise FileFault(str(fault)) from None
    except LabFault as fault:
        raise UsageFault(f"--hand {fault}") from None


def share(estimate: Mapping[str, float]) -> str:
    """A share with its interval, in per cent."""
    return "{value:.1%} ({low:.1%} – {high:.1%})".format(**estimate)


def print_rows(rows: Mapping[str, Any]) -> None:
    """Figures one a line, names in a column."""
    width = max(len(name) for name in rows)
    for name, value in rows.items():
        print(f"{name:<{width}}  {value}")
