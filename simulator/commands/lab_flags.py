"""The flags that the studies of the lab share, and what they mean."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.commands import arguments as kinds
from simulator.commands.faults import FileFault, UsageFault
from simulator.commands.folders import data_folder, hands_folder
from simulator.text import _
from simulator.vocabulary import Condiment, Tally

if TYPE_CHECKING:
    from simulator.lab.hand_models import NamedHand
    from simulator.lab.setting import Setting
    from simulator.lab.spans import Span

MOST_ACTS = 10_000_000
"""Acts of one study. Chosen: a day and a half of two cores; more is a typing error."""

FEWEST_ACTS = 10
"""Fewer acts at a place give no interval worth printing. Chosen."""


def add_study(
    commands: kinds.Commands, name: str, title: str, example: str, run: Callable[[argparse.Namespace], int]
) -> kinds.Parser:
    """The parser of one study. Whatever the lab refuses becomes a person's mistake, told in one or two lines."""
    parser: kinds.Parser = commands.add_parser(
        name, help=title, description=title, epilog=_("Example:") + f"\n  {example}", prog=f"alacarte lab {name}"
    )
    parser.set_defaults(run=lambda arguments: _refusing(run, arguments))
    return parser


def _refusing(run: Callable[[argparse.Namespace], int], arguments: argparse.Namespace) -> int:
    from simulator.lab.faults import LabFault, LabFileFault

    try:
        return run(arguments)
    except LabFileFault as fault:
        raise FileFault(str(fault)) from None
    except LabFault as fault:
        raise UsageFault(str(fault)) from None


def add_setting(parser: kinds.Parser, acts: int | None, scene: bool = True) -> None:
    """Act, scene, bottle, hands, how many acts at each place, seed."""
    parser.add_argument("--act", choices=("pour", "flip"), default="pour", help=_("which act"))
    if scene:
        kinds.add_scene(parser)
    parser.add_argument("--bottle", choices=kinds.BOTTLES, help=_("only this bottle; else the four in turn"))
    parser.add_argument(
        "--contents",
        type=kinds.contents,
        metavar="lemon=15,salt=5",
        help=_("what the bottle holds; else 15 and 5 salt"),
    )
    add_hands(parser)
    if acts is not None:
        add_acts(parser, acts)
    kinds.add_seed(parser, default=1)


def add_hands(parser: kinds.Parser) -> None:
    """`--hand`, which may be given again, and where recorded hands lie."""
    parser.add_argument(
        "--hand",
        dest="hands",
        action="append",
        metavar="HAND",
        help=_("practised, watching-novice, tilt:115, noise:0.1, recorded:NAME, …; may be given again"),
    )
    kinds.add_data(parser)


def add_acts(parser: kinds.Parser, acts: int) -> None:
    """`--pours N`, or `--flips N`."""
    parser.add_argument(
        "--pours",
        "--flips",
        dest="acts",
        type=kinds.whole_number(FEWEST_ACTS, MOST_ACTS),
        default=acts,
        metavar="N",
        help=_("how many at each place"),
    )


def add_running(parser: kinds.Parser, out: str) -> None:
    """Who does the work, where the result goes, and `--resume`."""
    kinds.add_json(parser)
    parser.add_argument("--out", type=Path, metavar=out, help=_("write the table, and beside it all that was asked"))
    parser.add_argument("--resume", action="store_true", help=_("go on with a study that was stopped"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--scheduler", metavar="tcp://HOST:PORT", help=_("send the work to this Dask scheduler"))
    where.add_argument("--cluster", choices=("local",), help=_("send the work to a Dask cluster on this machine"))
    parser.add_argument(
        "--workers",
        type=kinds.whole_number(1, 256),
        default=os.cpu_count() or 1,
        metavar="N",
        help=_("processes; the answer stays the same"),
    )


def setting_of(arguments: argparse.Namespace, changes: Sequence[tuple[str, Any]] = (), acts: int = 0) -> Setting:
    """The setting that the flags ask for."""
    from simulator.commands.scene_files import loaded
    from simulator.lab.setting import Setting

    scene = loaded(arguments.act, arguments.scene, changes)
    bottle = Condiment(arguments.bottle) if arguments.bottle else None
    contents = Tally.of(arguments.contents) if arguments.contents else None
    if (bottle or contents) and arguments.act == "flip":
        raise UsageFault(_("--bottle, --contents: allowed is none for flips"))
    if contents is not None and not contents.total:
        raise UsageFault(_("--contents: the bottle is empty: allowed is one piece or more"))
    return Setting(scene, hands_of(arguments), getattr(arguments, "acts", acts), arguments.seed, bottle, contents)


def hands_of(arguments: argparse.Namespace) -> tuple[NamedHand, ...]:
    """The hands that were named; a practised one without."""
    from simulator.lab.hand_models import read_hand

    folder = hands_folder(data_folder(arguments.data))
    words = list(dict.fromkeys(arguments.hands or ["practised"]))
    return tuple(read_hand(word, arguments.act, folder) for word in words)


def spans_of(texts: Sequence[str]) -> list[Span]:
    """The ranges that `--set` or `--free` name."""
    from simulator.lab.spans import read_span

    return [read_span(text) for text in texts]


def check_budget(places: int, setting: Setting) -> None:
    """That a study is no more than a machine can do."""
    acts = places * len(setting.hands) * setting.acts
    if acts > MOST_ACTS:
        raise UsageFault(
            _("{acts} acts ({places} places, {hands} hands, {each} each): allowed are {most}").format(
                acts=acts, places=places, hands=len(setting.hands), each=setting.acts, most=MOST_ACTS
            )
        )
