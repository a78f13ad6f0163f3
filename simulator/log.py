"""The log on disk: a header, then one event a line, flushed as each event happens (notation.md).

The log is the save file, so a finished event survives a crash or a loss of power, and a last line
that was cut short while it was written is dropped.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, NoReturn

from simulator.held import hold
from simulator.shown import read_json, shown
from simulator.text import _

FORMAT = "alacarte-log"
VERSION = 1
PERFORMANCE = "performance"
"""The key beside the outcome of an act: how it was performed. Evidence, never needed to fold the log."""

_ACTS = ("pour", "flip")


class Refused(Exception):
    """A line of a log that cannot be read or played: its number (the header is 1), reason and message."""

    def __init__(self, line: int, reason: str, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.reason = reason
        self.message = message


@dataclass(frozen=True, slots=True)
class Line:
    """One event of a log as it was read. `number` counts lines of the file from 1."""

    number: int
    table: dict[str, Any]

    @property
    def event(self) -> dict[str, Any]:
        """The event without the evidence of how an act was performed."""
        return without_performance(self.table)

    @property
    def performance(self) -> dict[str, Any] | None:
        """How the act was performed, where the line says so."""
        return self.table.get(PERFORMANCE) if self.event is not self.table else None


@dataclass(frozen=True, slots=True)
class Log:
    """A log as it was read. `complete_bytes` is where its last whole line ends; `cut_short` says that more followed."""

    header: dict[str, Any]
    lines: tuple[Line, ...]
    complete_bytes: int
    cut_short: bool = False


def without_performance(table: dict[str, Any]) -> dict[str, Any]:
    """The event of a line; only the outcome of an act may carry a performance."""
    if PERFORMANCE in table and table.get("chance") in _ACTS:
        return {key: value for key, value in table.items() if key != PERFORMANCE}
    return table


def read_log(path: str | Path) -> Log:
    """The header and the events of the file.

    Raises:
        Refused: a line is no JSON object, or the header is not one of this format and version.
        OSError: the file cannot be read.
    """
    return parse_log(Path(path).read_bytes())


_FIRST_BYTES = b'{"format": "alacarte-'


def never_begun(path: Path) -> bool:
    """Whether a crash came before the first line was whole: then the file holds nothing that could be lost.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        row = file.readline()
    return not row.endswith(b"\n") and row[: len(_FIRST_BYTES)] == _FIRST_BYTES[: len(row)]


def parse_log(data: bytes) -> Log:
    """The log that the bytes of a file say. Raises Refused like `read_log`."""
    rows = data.splitlines(keepends=True)
    complete_bytes, cut_short, lines = 0, False, []
    for number, row in enumerate(rows, start=1):
        if number == len(rows) > 1 and _is_cut_short(row):
            cut_short = True
            break
        complete_bytes += len(row)
        if row.strip():
            lines.append(Line(number, _object(row, number)))
    if not lines:
        raise Refused(1, "malformed", "the log is empty: allowed is a header and events, one JSON object a line")
    return Log(_checked_header(lines[0].table), tuple(lines[1:]), complete_bytes, cut_short)


def _is_cut_short(row: bytes) -> bool:
    """A last line without its line end that is no whole JSON text."""
    if row.endswith((b"\n", b"\r")):
        return False
    try:
        _json(row)
    except ValueError:
        return True
    return False


def _object(row: bytes, number: int) -> dict[str, Any]:
    try:
        table = _json(row)
    except ValueError as fault:
        raise Refused(number, "malformed", str(fault)) from None
    if not isinstance(table, dict):
        raise Refused(number, "malformed", f"a {type(table).__name__} where a JSON object is allowed")
    return table


def _json(row: bytes) -> Any:
    try:
        return read_json(row.decode("utf-8-sig"))
    except UnicodeDecodeError as fault:
        raise ValueError(f"no JSON: no UTF-8 at byte {fault.start}") from None


def _checked_header(header: dict[str, Any]) -> dict[str, Any]:
    if header.get("format") != FORMAT:
        raise Refused(1, "malformed", f'format: {shown(header.get("format"))}: allowed is "{FORMAT}"')
    if header.get("version") != VERSION or isinstance(header["version"], bool):
        raise Refused(1, "malformed", f"version: {shown(header.get('version'))}: allowed is {VERSION}")
    return header


class OpenElsewhere(OSError):
    """Another window or command writes this log: two would destroy each other's lines."""

    def __str__(self) -> str:
        return f"{self.filename}: {self.strerror}"


class LogWriter:
    """Appends events to a log; each is on the disk when `write` returns. Nobody else can write the log meanwhile.

    Raises:
        OpenElsewhere: somebody else writes it, or has written on since it was read.
        OSError: the file cannot be made or written. It names the file.
    """

    def __init__(self, path: str | Path, *, at_bytes: int | None = None) -> None:
        """A new file, which must not exist yet; with `at_bytes` a log that goes on from there."""
        self.path = Path(path)
        self._file = self.path.open("xb" if at_bytes is None else "r+b", buffering=0)
        self._ends: list[int] = []
        try:
            self._take_hold()
            if at_bytes is not None:
                self._go_on(at_bytes)
        except OSError:
            self._file.close()
            raise

    def _take_hold(self) -> None:
        if not hold(self._file.fileno()):
            self._refuse()

    def _refuse(self) -> NoReturn:
        raise OpenElsewhere(errno.EBUSY, _("this match is open elsewhere: close it there first"), str(self.path))

    def _go_on(self, at_bytes: int) -> None:
        data, rest = self._file.read(at_bytes), self._file.read()
        if b"\n" in rest:  # whole lines that were not there when the log was read
            self._refuse()
        self._ends = _line_ends(data)
        self._cut(at_bytes)
        if not data.endswith((b"\n", b"\r")):
            self._append(b"\n")
            self._ends[-1] = self._file.tell()

    def write(self, table: Mapping[str, Any]) -> None:
        """Append one line and wait until it is on the disk. A line that does not fit is taken back."""
        row = json.dumps(table, ensure_ascii=False, separators=(", ", ": ")).encode() + b"\n"
        start = self._file.tell()
        try:
            self._append(row)
        except OSError as fault:
            with suppress(OSError):  # a disk that takes nothing any more may not give anything back either
                self._cut(start)
            raise self._named(fault) from None
        self._ends.append(self._file.tell())

    def _named(self, fault: OSError) -> OSError:
        """The system's own words for a write say no file."""
        return OSError(fault.errno, fault.strerror or str(fault), str(self.path))

    def take_back(self, count: int = 1) -> None:
        """Remove the last `count` lines, for undo."""
        left = self._ends[:-count]
        try:
            self._cut(left[-1] if left else 0)
            os.fsync(self._file.fileno())
        except OSError as fault:
            raise self._named(fault) from None
        self._ends = left

    def discard(self) -> None:
        """Close the file and remove it: its first line could not be written."""
        self.close()
        with suppress(OSError):
            self.path.unlink()

    def close(self) -> None:
        """Close the file; the writer is of no use afterwards."""
        self._file.close()

    def __enter__(self) -> LogWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _append(self, row: bytes) -> None:
        rest = memoryview(row)
        while rest:
            rest = rest[self._file.write(rest) :]
        os.fsync(self._file.fileno())

    def _cut(self, at_bytes: int) -> None:
        os.ftruncate(self._file.fileno(), at_bytes)
        self._file.seek(at_bytes)


def _line_ends(data: bytes) -> list[int]:
    """Where each line that says something ends."""
    ends, end = [], 0
    for row in data.splitlines(keepends=True):
        end += len(row)
        if row.strip():
            ends.append(end)
    return ends
