"""The line of every key of a TOML file, so that a fault can say where it is."""

from __future__ import annotations

import re
import tomllib

Key = tuple[str, ...]

_HEADING = re.compile(r"\s*\[\[?\s*([^\[\]]+?)\s*\]")
_ASSIGNED = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")


def key_lines(text: str) -> dict[Key, int]:
    """The first line of each table and key, by its whole dotted name split at the dots."""
    lines: dict[Key, int] = {}
    table: Key = ()
    for number, line in enumerate(text.splitlines(), start=1):
        if heading := _HEADING.match(line):
            table = _parts(heading[1])
            lines.setdefault(table, number)
        elif assigned := _ASSIGNED.match(line):
            lines.setdefault(table + _parts(assigned[1]), number)
    return lines


def toml_trouble(fault: Exception) -> str:
    """Why a text is no TOML, in words that a person needs."""
    if isinstance(fault, RecursionError):
        return "nested too deep"
    return str(fault) if isinstance(fault, tomllib.TOMLDecodeError) else "a number or date that there is not"


def line_of(lines: dict[Key, int], key: Key) -> int:
    """The line of `key`, or of the nearest table that it belongs to, or 1."""
    for length in range(len(key), 0, -1):
        if key[:length] in lines:
            return lines[key[:length]]
    return 1


def _parts(dotted: str) -> Key:
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))
