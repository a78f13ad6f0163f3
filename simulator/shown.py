"""What comes from outside, as a message shows it: short, without control codes, and never a fault of its own.

Anyone may import this module: it imports nothing of the package.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Sequence

LONGEST = 60
"""Characters of a value that a message shows."""

HUGE = 10**30

_ENDLESS = re.compile(r"\S{400,}")
"""A word that no file name reaches but a typing error or a bad file may."""


def shown(value: object) -> str:
    """A value of a file as a message shows it: cut where it is long, named where it is huge or deep."""
    if isinstance(value, int) and abs(value) >= HUGE:
        return "a huge number"
    try:
        text = printable(repr(value))
    except (RecursionError, ValueError):
        return "something nested too deep or a huge number"
    return cut(text)


def cut(text: str) -> str:
    """So much of a text as fits into a message."""
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def printable(text: str) -> str:
    """The text with every control code, and what else no screen shows, spelled out; its lines stay lines."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() or one == "\n" else repr(one)[1:-1] for one in text)


def said(message: str) -> str:
    """A message as a terminal takes it: without control codes, and without words that never end."""
    return printable(_ENDLESS.sub(lambda word: cut(word[0]), message))


def briefly(faults: Sequence[str], where_all: str) -> str:
    """The first of several faults in one line, and where all of them are listed."""
    first, *more = "\n".join(faults).splitlines()
    return f"{first} (and {len(more)} more: {where_all})" if more else first


def json_value(value: object) -> object:
    """A value of a file for a JSON answer: itself where JSON and every reader have it, else as a message shows it."""
    match value:
        case None | bool():
            return value
        case str():
            return value if is_unicode(value) else shown(value)
        case int():
            return value if abs(value) < HUGE else shown(value)
        case float() if math.isfinite(value):
            return value
    return shown(value)


def is_unicode(text: str) -> bool:
    """Whether a text can be written to a file: half of a surrogate pair is no character."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def file_trouble(fault: OSError) -> str:
    """What went wrong with a file, in one line: which file, and why."""
    reason = fault.strerror or str(fault)
    return f"{fault.filename}: {reason}" if fault.filename else reason


def read_json(text: str) -> object:
    """What a JSON text says.

    Raises:
        ValueError: no JSON, or nothing that anybody would write: nested too deep, a number with too many digits, half
            a surrogate pair. The message says which.
    """
    try:
        value = json.loads(text, parse_constant=_no_constant)
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("no JSON: nested too deep") from None
    except UnicodeEncodeError:
        raise ValueError("no JSON: half of a surrogate pair is no character") from None
    except json.JSONDecodeError as fault:
        raise ValueError(f"no JSON: {fault}") from None
    except ValueError as fault:
        raise ValueError(f"no JSON: {_plain(str(fault))}") from None
    return value


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no number of JSON")


def _plain(reason: str) -> str:
    """The library tells how to lift its limit on digits; a person needs only to know of it."""
    return "a number with too many digits" if "integer string conversion" in reason else reason
