"""One visit on disk: what was chosen and every finished act, flushed as it happens, so that a crash loses nothing.

The file is of the same kind as a match's log: a header, then one event a line. A full game has its own log beside it.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simulator.event.challenges import Challenge
from simulator.log import LogWriter
from simulator.vocabulary import Flipped, Foul, Landed, Poured, Tally

FORMAT, VERSION = "alacarte-visit", 1


class BadVisit(Exception):
    """A file that is no visit: says which line."""


@dataclass(frozen=True, slots=True)
class Done:
    """A finished act: what came of it, how it was performed, and how far the clock of the challenge was."""

    outcome: Poured | Flipped
    performance: Mapping[str, Any]
    at_s: float


@dataclass(frozen=True, slots=True)
class Header:
    """What was chosen, and when. `visit` is a random word."""

    challenge: Challenge
    hour: int
    scene: str
    began_s: float
    language: str = "en"
    persons: int = 1
    visit: str = field(default_factory=lambda: secrets.token_hex(8))

    def to_json(self) -> dict[str, Any]:
        """The first line of the file."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "visit": self.visit,
            "challenge": self.challenge.value,
            "hour": self.hour,
            "scene": self.scene,
            "began_s": self.began_s,
            "language": self.language,
            "persons": self.persons,
        }


class Visit:
    """A visit that goes on. What cannot be written is remembered all the same; `fault` says why it could not."""

    def __init__(
        self, header: Header, path: Path | None, done: Sequence[Done] = (), at_bytes: int | None = None
    ) -> None:
        self.header = header
        self.path = path
        self.done = list(done)
        self.fault = ""
        self._writer: LogWriter | None = None
        if path is not None:
            self._open(path, at_bytes)

    def _open(self, path: Path, at_bytes: int | None) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._writer = LogWriter(path, at_bytes=at_bytes)
            if at_bytes is None:
                self._writer.write(self.header.to_json())
        except OSError as fault:
            self._fail(fault)

    def add(self, done: Done) -> None:
        """An act is finished; it is on the disk when this returns."""
        self.done.append(done)
        if self._writer is not None:
            try:
                self._writer.write(_line_of(done))
            except OSError as fault:
                self._fail(fault)

    def _fail(self, fault: OSError) -> None:
        self.fault = f"{fault.filename or self.path}: {fault.strerror or fault}"
        if self._writer is not None:
            self._writer.close()
        self._writer = None

    @property
    def poured(self) -> list[Poured]:
        """What every tip did."""
        return [one.outcome for one in self.done if isinstance(one.outcome, Poured)]

    @property
    def flipped(self) -> list[Flipped]:
        """How every crepe landed."""
        return [one.outcome for one in self.done if isinstance(one.outcome, Flipped)]

    def close(self) -> None:
        """Closes the file."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None


def resumed(path: Path) -> Visit:
    """The visit that a file has come to; it goes on in the same file. A last line cut short is dropped.

    Raises:
        BadVisit: the file is something else.
        OSError: it cannot be read.
    """
    header, done, complete = _parsed(path.read_bytes())
    return Visit(header, path, done, complete)


def _parsed(data: bytes) -> tuple[Header, list[Done], int]:
    rows = data.splitlines(keepends=True)
    if rows and not rows[-1].endswith(b"\n"):
        rows.pop()
    if not rows:
        raise BadVisit("line 1: empty: allowed is a visit")
    try:
        header = _header(json.loads(rows[0]))
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        raise BadVisit(f"line 1: {fault}") from None
    done = []
    for number, row in enumerate(rows[1:], start=2):
        try:
            done.append(_done(json.loads(row)))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
            raise BadVisit(f"line {number}: {fault}") from None
    return header, done, sum(map(len, rows))


def _header(table: Any) -> Header:
    if table["format"] != FORMAT or table["version"] != VERSION:
        raise ValueError(f"format: allowed is {FORMAT} {VERSION}")
    return Header(
        Challenge(table["challenge"]),
        int(table["hour"]),
        str(table["scene"]),
        float(table["began_s"]),
        str(table["language"]),
        int(table["persons"]),
        str(table["visit"]),
    )


def _line_of(done: Done) -> dict[str, Any]:
    told: dict[str, Any]
    if isinstance(done.outcome, Poured):
        fouls = sorted(foul.value for foul in done.outcome.fouls)
        told = {"in_pan": done.outcome.in_pan.as_dict(), "spilled": done.outcome.spilled.as_dict(), "fouls": fouls}
    else:
        told = {"landed": done.outcome.landed.value}
    return {"at_s": done.at_s, "outcome": told, "performance": dict(done.performance)}


def _done(table: Any) -> Done:
    told = table["outcome"]
    outcome: Poured | Flipped
    if "landed" in told:
        outcome = Flipped(Landed(told["landed"]))
    else:
        fouls = frozenset(Foul(name) for name in told["fouls"])
        outcome = Poured(Tally.of(told["in_pan"]), Tally.of(told["spilled"]), fouls)
    return Done(outcome, dict(table["performance"]), float(table["at_s"]))
