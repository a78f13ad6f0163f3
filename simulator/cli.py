"""The commands. Each lies in a module of its own and is imported only when it is asked for.

Exit status: 0 fine, 1 a check fell short, 2 wrong usage, 3 a refused or unreadable file.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from simulator import __version__
from simulator.commands.arguments import Parser
from simulator.commands.faults import ENDED, FINE, INTERRUPTED, REFUSED_FILE, Ended, Fault
from simulator.shown import file_trouble, said
from simulator.text import _

COMMANDS = (
    *("play", "practice", "match", "pour", "flip", "replay", "scenes", "decks"),
    *("lab", "validate", "bench", "event", "doctor"),
)
"""Each is a module of `simulator.commands` with a function `add_to(commands)`."""

WITHOUT_A_COMMAND = "play"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that `argv` names; the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        status = _run(words)
        sys.stdout.flush()
        return status
    except Fault as fault:
        return _say(str(fault), fault.status)
    except Ended:
        return _say(_("ended from outside"), ENDED)
    except KeyboardInterrupt:
        return _say(_("interrupted"), INTERRUPTED)
    except BrokenPipeError:
        _close_standard_output()
        return FINE
    except OSError as fault:
        if fault.filename is None:
            _close_standard_output()
        return _say(file_trouble(fault), REFUSED_FILE)


def _run(words: list[str]) -> int:
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = [WITHOUT_A_COMMAND, *words]
    arguments = _parser(words[0]).parse_args(words)
    status: int = arguments.run(arguments)
    return status


def _parser(word: str) -> Parser:
    """The parser; only the module of the command that `word` names is imported, all of them for help."""
    parser = Parser(
        prog="alacarte",
        description=_("À la carte: tip the bottle, flip the crepe, serve the dish."),
        epilog=_("Example:") + "\n  alacarte play --players Ann,bot:regular",
    )
    parser.add_argument("--version", action="version", version=f"alacarte {__version__}")
    commands = parser.add_subparsers(
        prog="alacarte", title=_("commands"), metavar="COMMAND", required=True, parser_class=Parser
    )
    for name in (word,) if word in COMMANDS else COMMANDS:
        importlib.import_module(f"simulator.commands.{name}").add_to(commands)
    return parser


def _say(message: str, status: int) -> int:
    print(f"alacarte: {said(message)}", file=sys.stderr)
    return status


def _close_standard_output() -> None:
    """Nobody reads any more, or nothing can be written: let the interpreter's own last flush go nowhere."""
    with suppress(OSError):  # no stream of the machine has nothing to let go
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
