"""Where in a TOML file each key stands, so that an error can name its line."""

from __future__ import annotations

import re
from dataclasses import dataclass

_TABLE = re.compile(r"^\s*\[\[?\s*([^\]]+?)\s*\]\]?\s*(#.*)?$")
_KEY = re.compile(r"^\s*([A-Za-z0-9_.\-\"']+)\s*=")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong in a file: where, what, and what is allowed. `line` 0 where no line can be named."""

    file: str
    line: int
    key: str
    value: str
    allowed: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.key}: {self.value}: {self.allowed}"


def key_lines(text: str) -> dict[str, int]:
    """The line, from 1, of each dotted key and table. Entries of an array of tables are numbered: `dish.3.name`."""
    lines: dict[str, int] = {}
    table = ""
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if found := _TABLE.match(line):
            table = _bare(found[1])
            if line.lstrip().startswith("[["):
                counts[table] = counts.get(table, -1) + 1
                table = f"{table}.{counts[table]}"
            lines.setdefault(table, number)
        elif found := _KEY.match(line):
            key = _bare(found[1])
            lines.setdefault(f"{table}.{key}" if table else key, number)
    return lines


def line_of(lines: dict[str, int], key: str) -> int:
    """The line of `key`, else of the innermost table around it, else 1."""
    while key:
        if key in lines:
            return lines[key]
        key = key.rpartition(".")[0]
    return 1


def _bare(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))
