"""The parser of the commands, and the kinds of values they share. Each wrong value is told with what is allowed."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from simulator.shown import is_unicode, said, shown
from simulator.text import LANGUAGES, _
from simulator.vocabulary import COLOURS, Condiment

MOST_PIECES = 60
"""Pieces of one kind in a bottle given by hand. Chosen: three times a full bottle, so that a typing error is caught."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help as wide as the terminal. The library's own way to ask imports the archive tools, before each command."""

    def __init__(self, prog: str) -> None:
        try:
            columns = os.get_terminal_size().columns
        except OSError:
            columns = 80
        super().__init__(prog, width=columns - 2)


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints take two lines: what is wrong, and where help is."""

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("formatter_class", Formatter)
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop with exit status 2."""
        self.exit(2, f"{self.prog}: {said(message)}\n" + _("Help: {command} --help").format(command=self.prog) + "\n")


Commands = Any
"""What `add_subparsers` returns; argparse gives it no public name."""


def add_command(commands: Commands, name: str, title: str, example: str, run: Callable[[Any], int]) -> Parser:
    """The parser of one command: its help ends with an example, its `run` gets the parsed arguments."""
    parser: Parser = commands.add_parser(
        name, help=title, description=title, epilog=_("Example:") + f"\n  {example}", prog=f"alacarte {name}"
    )
    parser.set_defaults(run=run)
    return parser


def whole_number(low: int, high: int | None = None) -> Callable[[str], int]:
    """The kind of a whole number within bounds."""
    allowed = f"{low} – {high}" if high is not None else _("{low} or more").format(low=low)

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if number < low or (high is not None and number > high):
            raise argparse.ArgumentTypeError(
                _("{value!r}: allowed is a whole number, {allowed}").format(value=text, allowed=allowed)
            )
        return number

    return read


SEED = whole_number(0, 2**53)
"""The kind of a seed: every JSON reader keeps whole numbers up to 2⁵³."""


def number_between(low: float, high: float) -> Callable[[str], float]:
    """The kind of a number within bounds."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(
                _("{value!r}: allowed is a number from {low:g} to {high:g}").format(value=text, low=low, high=high)
            )
        return number

    return read


def key_value(text: str) -> tuple[str, Any]:
    """`dispenser.mouth_mm=12` → ("dispenser.mouth_mm", 12)."""
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise argparse.ArgumentTypeError(_("{value!r}: allowed is NAME=VALUE").format(value=text))
    return key.strip(), plain_value(value.strip())


def plain_value(text: str) -> Any:
    """A number, true, false, a JSON object as in {"turns": 5}, or the text itself."""
    if text in ("true", "false"):
        return text == "true"
    if text.startswith("{"):
        return _json_object(text)
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _json_object(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def contents(text: str) -> dict[str, int]:
    """`lemon=15,salt=5` → how many pieces of each."""
    counts: dict[str, int] = {}
    for part in text.split(","):
        name, _equals, number = part.partition("=")
        name = name.strip()
        if name not in tuple(Condiment):
            allowed = ", ".join(Condiment)
            raise argparse.ArgumentTypeError(
                _("{value!r}: allowed are pieces of {allowed}, as in lemon=15,salt=5").format(
                    value=part, allowed=allowed
                )
            )
        counts[name] = counts.get(name, 0) + whole_number(0, MOST_PIECES)(number)
    return counts


def file_name(text: str) -> str:
    """A name or file that a log can hold: its letters are characters."""
    if not is_unicode(text):
        raise argparse.ArgumentTypeError(_("{value}: allowed is a name in UTF-8").format(value=shown(text)))
    return text


def window_size(text: str) -> tuple[int, int]:
    """`1280x720` → (1280, 720)."""
    width, _cross, height = text.lower().partition("x")
    try:
        size = (int(width), int(height))
    except ValueError:
        size = (0, 0)
    if not (320 <= size[0] <= 15360 and 240 <= size[1] <= 8640):
        raise argparse.ArgumentTypeError(
            _("{value!r}: allowed is WIDTHxHEIGHT in pixels, as in 1280x720").format(value=text)
        )
    return size


def add_seed(parser: argparse.ArgumentParser, default: int | None = 0) -> None:
    """`--seed N`."""
    parser.add_argument(
        "--seed", type=SEED, default=default, metavar="N", help=_("the same seed gives the same answer")
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json`."""
    parser.add_argument("--json", action="store_true", help=_("print exactly one JSON object"))


def add_workers(parser: argparse.ArgumentParser) -> None:
    """`--workers N`."""
    parser.add_argument(
        "--workers", type=whole_number(1, 256), default=1, metavar="N", help=_("processes; the answer stays the same")
    )


def add_data(parser: argparse.ArgumentParser) -> None:
    """`--data DIR`."""
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help=_("logs, settings and scores lie here instead of the user's folders")
    )


def add_window(parser: argparse.ArgumentParser) -> None:
    """What every command with a window takes."""
    parser.add_argument("--size", type=window_size, metavar="WxH", help=_("size of the window in pixels"))
    parser.add_argument("--lang", choices=tuple(LANGUAGES), help=_("language"))
    add_data(parser)
    parser.add_argument(
        "--targets", type=Path, metavar="FILE", help=_("append what can be pressed, one JSON line a change of screen")
    )


def add_scene_settings(parser: argparse.ArgumentParser) -> None:
    """`--scene` and `--set` of the commands that sample acts."""
    add_scene(parser)
    parser.add_argument(
        "--set",
        dest="changes",
        type=key_value,
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help=_("change a value of the scene; may be given again"),
    )


def add_scene(parser: argparse.ArgumentParser) -> None:
    """`--scene NAME|FILE`."""
    parser.add_argument(
        "--scene", type=file_name, default="standard", metavar="NAME|FILE", help=_("family, standard, chef, or a file")
    )


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Game, preset, options and deck of the commands that play."""
    parser.add_argument("--game", default="alacarte", metavar="NAME", help=_("which game: alacarte, courses or stew"))
    parser.add_argument("--preset", metavar="NAME", help=_("standard, two_cooks, classic_1989 or family"))
    parser.add_argument(
        "--option",
        dest="options",
        type=key_value,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=_("an option of the rules, as in dish_goal=7; may be given again"),
    )
    parser.add_argument("--deck", type=file_name, default="standard", metavar="NAME|FILE", help=_("the dishes"))


BOTTLES = tuple(colour.value for colour in COLOURS)
HANDS = ("novice", "practised", "expert")
POUR_HANDS = (*HANDS, *(f"watching-{hand}" for hand in HANDS))
"""A watching hand stops short, looks, creeps on and turns back at the first piece; the others pour blindly."""

RECORDED = "recorded:"
"""Before the name or file of a set of recorded hands."""


def hand_name(names: tuple[str, ...]) -> Callable[[str], str]:
    """The kind of a hand: one of `names`, or a set of recorded hands."""

    def read(text: str) -> str:
        if text not in names and not (text.startswith(RECORDED) and text != RECORDED):
            raise argparse.ArgumentTypeError(
                _("{value!r}: allowed are {names}, or recorded:NAME").format(value=text, names=", ".join(names))
            )
        return text

    return read
