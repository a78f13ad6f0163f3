"""Where a stand keeps its things, and what of it cannot be written: it plays on, and the staff are told."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simulator.event.board import free_path
from simulator.event.clock import stamp
from simulator.text import _


@dataclass(frozen=True, slots=True)
class Storage:
    """The folder of a stand. Everything of the present visitor lies in `visit`, which is emptied after each."""

    root: Path

    @property
    def visit(self) -> Path:
        """Everything of the present visit."""
        return self.root / "visit"

    @property
    def visit_file(self) -> Path:
        """What was chosen, and every finished act."""
        return self.visit / "visit.jsonl"

    @property
    def match_file(self) -> Path:
        """The log of a full game."""
        return self.visit / "match.jsonl"

    @property
    def board(self) -> Path:
        """The board."""
        return self.root / "board.sqlite"

    @property
    def highlights(self) -> Path:
        """Acts that are worth seeing again."""
        return self.root / "highlights"

    @property
    def clips(self) -> Path:
        """Films for the organiser."""
        return self.root / "clips"

    @property
    def choices(self) -> Path:
        """What the staff have changed."""
        return self.root / "staff.json"

    @property
    def pin(self) -> Path:
        """The hash of the PIN that was made at the first start."""
        return self.root / "pin.json"

    @property
    def log(self) -> Path:
        """What the supervisor has seen."""
        return self.root / "stand.log"

    def empty_visit(self) -> str:
        """Forgets the visit; why it could not, or ""."""
        try:
            shutil.rmtree(self.visit)
        except FileNotFoundError:
            return ""
        except OSError as fault:
            return told(fault)
        return ""

    def set_visit_aside(self, now_s: float, why: str) -> str:
        """Keeps a visit that cannot be read, out of the way; says so."""
        aside = free_path(self.root / f"visit.aside-{stamp(now_s)}")
        try:
            os.replace(self.visit, aside)
        except OSError as fault:
            return told(fault)
        return _("{path}: {why}; set aside as {aside}").format(path=self.visit, why=why, aside=aside.name)

    def unwritable(self) -> str:
        """Why nothing can be written here, or ""."""
        trial = self.root / "trial"
        try:
            self.root.mkdir(parents=True, exist_ok=True)
            trial.write_bytes(b"x" * 4096)
            trial.unlink()
        except OSError as fault:
            with suppress(OSError):
                trial.unlink()
            return told(fault)
        return ""


def told(fault: OSError) -> str:
    """What went wrong with a file, in words."""
    return f"{fault.filename}: {fault.strerror}" if fault.filename else str(fault)


def written_whole(path: Path, table: Mapping[str, Any]) -> None:
    """Writes `path` so that a power cut leaves the old file or the new one. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    with beside.open("w", encoding="utf-8") as file:
        json.dump(table, file, ensure_ascii=False)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def table_of(path: Path) -> dict[str, Any]:
    """The JSON object of a file; empty without one.

    Raises:
        ValueError: the file is something else.
    """
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, RecursionError) as fault:
        raise ValueError(str(fault)) from None
    if not isinstance(table, dict):
        raise ValueError("allowed is one JSON object")
    return table
