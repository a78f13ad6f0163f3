"""The journal of a study: each finished piece of work is a line, on the disk before the next is begun.

Every line carries a digest of itself and all lines before it, so that a changed, lost or foreign line is noticed. A
last line cut short by a power cut is dropped.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from simulator.lab.counts import Counts
from simulator.lab.faults import LabFileFault

FORMAT, VERSION = "alacarte-lab-journal", 1


class Journal:
    """What is known already of the study that `question` describes, and the file where more is written down."""

    def __init__(self, path: Path, question: Mapping[str, Any], resume: bool) -> None:
        """A new journal, or with `resume` the one that lies at `path`, if any does.

        Raises:
            LabFileFault: there is one and it should not be resumed; it belongs to another study, or was changed.
            OSError: it cannot be written.
        """
        self.path = path
        self.known: dict[int, list[Counts]] = {}
        self._chain = ""
        if path.exists() and not resume:
            raise LabFileFault(f"{path}: an unfinished study lies here: allowed is --resume, or another place")
        complete = self._read(question) if path.exists() else 0
        self._file = path.open("r+b" if path.exists() else "xb", buffering=0)
        self._file.truncate(complete)
        self._file.seek(complete)
        if not complete:
            self._append({"format": FORMAT, "version": VERSION, "question": question})

    def write(self, number: int, answers: list[Counts]) -> None:
        """Keep what came of piece of work `number`."""
        self._append({"work": number, "counts": [counts.to_json() for counts in answers]})
        self.known[number] = answers

    def close(self) -> None:
        """Close the file; it stays for `--resume`."""
        self._file.close()

    def discard(self) -> None:
        """The study is done and written: the journal is not needed any more."""
        self.close()
        self.path.unlink()

    def _append(self, table: Mapping[str, Any]) -> None:
        body = json.dumps(table, sort_keys=True)
        self._chain = _digest(self._chain, body)
        rest = memoryview(f"{self._chain} {body}\n".encode())
        while rest:
            rest = rest[self._file.write(rest) :]
        os.fsync(self._file.fileno())

    def _read(self, question: Mapping[str, Any]) -> int:
        """Take up every whole line; where the last of them ends."""
        complete = 0
        for number, row in enumerate(self.path.read_bytes().splitlines(keepends=True), start=1):
            if not row.endswith(b"\n"):
                break
            table = self._checked(number, row)
            if number == 1:
                self._check_question(table, question)
            else:
                self._take_up(number, table)
            complete += len(row)
        return complete

    def _checked(self, number: int, row: bytes) -> Any:
        chain, _space, body = row.decode(errors="replace").rstrip("\n").partition(" ")
        self._chain = _digest(self._chain, body)
        if chain != self._chain:
            what = "the journal of no study" if number == 1 else "changed since it was written"
            raise LabFileFault(f"{self.path}:{number}: {what}: allowed is a journal as a study left it")
        return json.loads(body)

    def _check_question(self, table: Any, question: Mapping[str, Any]) -> None:
        if not isinstance(table, dict) or table.get("format") != FORMAT or table.get("version") != VERSION:
            raise LabFileFault(f"{self.path}:1: not a journal of this version")
        place = first_difference(table["question"], json.loads(json.dumps(question)))
        if place is not None:
            key, was, now = place
            raise LabFileFault(f"{self.path}: {key}: {now}: this study was begun with {was}: allowed is the same again")

    def _take_up(self, number: int, table: Any) -> None:
        work = table["work"]
        if work in self.known:
            raise LabFileFault(f"{self.path}:{number}: work {work} is told twice: allowed is once")
        self.known[work] = [Counts.from_json(pair) for pair in table["counts"]]


def _digest(chain: str, body: str) -> str:
    return hashlib.blake2b(f"{chain} {body}".encode(), digest_size=8).hexdigest()


def first_difference(was: Any, now: Any, key: str = "") -> tuple[str, str, str] | None:
    """Where two questions differ first: key, old value, new value."""
    if isinstance(was, dict) and isinstance(now, dict):
        for name in sorted({*was, *now}):
            found = first_difference(was.get(name), now.get(name), f"{key}.{name}" if key else name)
            if found:
                return found
        return None
    return None if was == now else (key, json.dumps(was)[:80], json.dumps(now)[:80])
