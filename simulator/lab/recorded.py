"""Recorded hands: acts that people performed, kept as a set with gesture, outcome and what was asked for.

A set is a file of JSON lines, a header and one act a line; named sets lie in a folder of their own.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from simulator.acts.hand import Gesture, GestureError
from simulator.lab.faults import LabFault, LabFileFault
from simulator.vocabulary import Condiment, Landed, Tally

FORMAT, VERSION = "alacarte-hands", 1

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
"""Names of sets are names of files everywhere."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """One act that somebody performed.

    outcome: what came of it, as a log says it. request: bottle and contents of a pour. who, source: whose hand, and
    from which log; both are gone from an anonymous set.
    """

    act: str
    scene: str
    digest: str
    seed: int
    outcome: Mapping[str, Any]
    gesture: Gesture
    request: Mapping[str, Any] = field(default_factory=dict)
    who: str = ""
    source: str = ""

    @property
    def counted(self) -> str:
        """The outcome as studies count it: pieces fallen, or the landing."""
        if self.act == "flip":
            return str(self.outcome["landed"])
        return str(sum(self.outcome["in_pan"].values()) + sum(self.outcome["spilled"].values()))

    @property
    def bottle(self) -> Condiment | None:
        """The bottle of a pour."""
        return Condiment(self.request["bottle"]) if "bottle" in self.request else None

    @property
    def contents(self) -> Tally | None:
        """What the bottle held."""
        return Tally.of(self.request["contents"]) if "contents" in self.request else None

    def anonymous(self) -> Recorded:
        """The same act by nobody: no name, no file, no note."""
        return replace(self, who="", source="", gesture=replace(self.gesture, note=""))

    def to_json(self) -> dict[str, Any]:
        """The line of a set."""
        facts = {name: getattr(self, name) for name in _FACTS if getattr(self, name) not in ("", {})}
        return {**facts, "gesture": self.gesture.to_json()}


_FACTS = ("act", "scene", "digest", "seed", "request", "outcome", "who", "source")
_KINDS: dict[str, type] = {
    "act": str, "scene": str, "digest": str, "seed": int, "request": dict, "outcome": dict, "who": str, "source": str
}  # fmt: skip
_NEEDED = ("act", "scene", "digest", "seed", "outcome")


def recorded_from_json(table: Any) -> Recorded:
    """The act that a line of a set says.

    Raises:
        ValueError: it says none.
    """
    if not isinstance(table, dict) or any(name not in table for name in _NEEDED):
        raise ValueError(f"allowed is an act with {', '.join(_NEEDED)} and gesture")
    facts = {name: table[name] for name in _FACTS if name in table}
    for name, value in facts.items():
        if type(value) is not _KINDS[name]:
            raise ValueError(f"{name}: {value!r}: allowed is a {_KINDS[name].__name__}")
    try:
        one = Recorded(gesture=Gesture.from_json(table.get("gesture")), **facts)
    except GestureError as fault:
        raise ValueError(f"gesture: {fault}") from None
    _check_outcome(one)
    return one


def _check_outcome(one: Recorded) -> None:
    if one.gesture.act != one.act:
        raise ValueError(f"gesture: a {one.gesture.act}: allowed is a {one.act}")
    try:
        if one.act == "flip":
            Landed(one.outcome["landed"])
        else:
            Tally.of(one.outcome["in_pan"]), Tally.of(one.outcome["spilled"])
            _ = one.bottle, one.contents
    except (KeyError, ValueError, TypeError, AttributeError):
        raise ValueError(f"outcome: {str(one.outcome)[:60]}: allowed is the outcome of a {one.act}") from None


# Files


def write_set(path: Path, recordings: Sequence[Recorded]) -> None:
    """Write the file of a set, whole or not at all. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps({"format": FORMAT, "version": VERSION, "acts": len(recordings)})]
    lines += [json.dumps(one.to_json(), ensure_ascii=False) for one in recordings]
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    os.replace(unfinished, path)


def read_set(path: Path) -> list[Recorded]:
    """The acts of a set.

    Raises:
        LabFileFault: it cannot be read or is no set; says where.
    """
    try:
        rows = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as fault:
        raise LabFileFault(f"{path}: cannot be read: {getattr(fault, 'strerror', None) or fault}") from None
    header = _parsed(path, 1, rows[0] if rows else "")
    if not isinstance(header, dict) or header.get("format") != FORMAT or header.get("version") != VERSION:
        raise LabFileFault(f"{path}:1: no set of recorded hands: allowed is what `alacarte lab hands export` writes")
    return [_read_row(path, number, row) for number, row in enumerate(rows[1:], start=2) if row.strip()]


def _parsed(path: Path, number: int, row: str) -> Any:
    try:
        return json.loads(row)
    except (ValueError, RecursionError):
        raise LabFileFault(f"{path}:{number}: allowed is a JSON object") from None


def _read_row(path: Path, number: int, row: str) -> Recorded:
    try:
        return recorded_from_json(_parsed(path, number, row))
    except ValueError as fault:
        raise LabFileFault(f"{path}:{number}: {fault}") from None


def set_path(name: str, folder: Path) -> Path:
    """Where the set of that name lies.

    Raises:
        LabFault: not a name that a set can have.
    """
    if not NAME.fullmatch(name):
        raise LabFault(f"{name!r}: allowed are names of a to z, 0 to 9, - and _, as in ann-2")
    return folder / f"{name}.jsonl"


def find_set(name_or_file: str, act: str, folder: Path | None) -> list[Recorded]:
    """The acts of one kind in a set, by name in `folder` or by file.

    Raises:
        LabFault: no such set, or it holds no such act.
        LabFileFault: it cannot be read.
    """
    path = Path(name_or_file)
    if path.suffix != ".jsonl":
        if folder is None or not NAME.fullmatch(name_or_file) or not set_path(name_or_file, folder).is_file():
            there = ", ".join(set_names(folder)) if folder else ""
            raise LabFault(f"recorded:{name_or_file}: no such set: allowed are {there or 'none yet'}, or a .jsonl file")
        path = set_path(name_or_file, folder)
    found = [one for one in read_set(path) if one.act == act]
    if not found:
        raise LabFault(f"recorded:{name_or_file}: the set holds no {act}")
    return found


def set_names(folder: Path) -> list[str]:
    """The names of the sets in `folder`."""
    return sorted(path.stem for path in folder.glob("*.jsonl"))


def set_digest(recordings: Sequence[Recorded]) -> str:
    """Sixteen hex digits that change with every gesture of the set."""
    digest = hashlib.blake2b(digest_size=8)
    for one in recordings:
        digest.update(repr(one.gesture.poses).encode())
    return digest.hexdigest()
