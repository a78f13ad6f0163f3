"""What a study leaves: a table as CSV, and beside it a JSON file with what was asked, with which versions and seeds.

Neither holds a time, a folder or a number of workers: the same question gives the same bytes.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simulator.lab.counts import Counts, Estimate, fallen, figures
from simulator.lab.faults import LabFault, LabFileFault
from simulator.scene.pour import FULL
from simulator.vocabulary import Foul

FORMAT, VERSION = "alacarte-lab", 1

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Finding:
    """A question and its answer: a row for each thing that was measured, and what follows from them."""

    study: str
    question: Mapping[str, Any]
    rows: Sequence[Row]
    found: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """All of it as one object."""
        return {"study": self.study, "question": self.question, "rows": list(self.rows), "found": self.found}


def rounded(number: float) -> float:
    """Six digits after the point: what all machines print alike."""
    return round(number, 6) + 0.0


def estimate_columns(name: str, estimate: Estimate) -> Row:
    """A figure and its interval as three columns."""
    return {
        name: rounded(estimate["value"]),
        f"{name}_low": rounded(estimate["low"]),
        f"{name}_high": rounded(estimate["high"]),
    }


def counted_columns(act: str, counts: Counts, most: int = sum(FULL)) -> Row:
    """How many acts, every figure with its interval, every foul, and how often each number of pieces fell."""
    row: Row = {f"{act}s": counts.total}
    for name, estimate in figures(act, counts).items():
        row |= estimate_columns(name, estimate)
    if act == "pour":
        row |= {f"foul_{foul.value}": counts.fouls.get(foul.value, 0) for foul in Foul}
        spread = fallen(counts)
        row |= {f"n_{pieces}": spread.get(pieces, 0) for pieces in range(most + 1)}
    return row


def estimate_in(row: Mapping[str, Any], name: str) -> Estimate:
    """The figure of three columns."""
    return {"value": float(row[name]), "low": float(row[f"{name}_low"]), "high": float(row[f"{name}_high"])}


# Files


def csv_text(rows: Sequence[Row]) -> str:
    """The table as CSV; every row has the columns of the first."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def paths_of(folder: Path, stem: str) -> tuple[Path, Path, Path]:
    """Table, sidecar and journal of a study."""
    return folder / f"{stem}.csv", folder / f"{stem}.json", folder / f"{stem}.journal"


def write_finding(folder: Path, stem: str, finding: Finding) -> None:
    """Write table and sidecar, each whole or not at all; the sidecar last. Raises OSError."""
    table_path, sidecar_path, _journal = paths_of(folder, stem)
    table = csv_text(finding.rows).encode()
    sidecar = {
        "format": FORMAT,
        "version": VERSION,
        "study": finding.study,
        "question": finding.question,
        "found": finding.found,
        "table": {"file": table_path.name, "rows": len(finding.rows), "digest": _digest(table)},
    }
    _replace(table_path, table)
    _replace(sidecar_path, (json.dumps(sidecar, indent=1, sort_keys=True) + "\n").encode())


def _replace(path: Path, data: bytes) -> None:
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.write_bytes(data)
    os.replace(unfinished, path)


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def read_finding(sidecar_path: Path) -> Finding:
    """The study that a sidecar and its table tell.

    Raises:
        LabFileFault: it is no sidecar, or its table is missing or another.
    """
    table = read_sidecar(sidecar_path)
    path = sidecar_path.with_name(str(table["table"]["file"]))
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise LabFileFault(f"{path}: cannot be read: {fault.strerror}") from None
    if _digest(data) != table["table"]["digest"]:
        raise LabFileFault(f"{path}: not the table that {sidecar_path.name} tells of: allowed is it unchanged")
    rows = [{name: _value(word) for name, word in row.items()} for row in csv.DictReader(io.StringIO(data.decode()))]
    return Finding(str(table["study"]), table["question"], rows, table["found"])


def _value(word: str) -> Any:
    """What a cell of the table says: a number, a truth, or a word."""
    if word in ("True", "False"):
        return word == "True"
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return word


_KEYS = {"study": str, "question": dict, "found": dict, "table": dict}


def read_sidecar(path: Path) -> dict[str, Any]:
    """The object of a sidecar.

    Raises:
        LabFileFault: it cannot be read, or is none.
    """
    try:
        table = json.loads(path.read_bytes())
    except OSError as fault:
        raise LabFileFault(f"{path}: cannot be read: {fault.strerror}") from None
    except (ValueError, RecursionError):
        table = None
    if not isinstance(table, dict) or table.get("format") != FORMAT or table.get("version") != VERSION:
        raise LabFileFault(f"{path}: not what a study left: allowed is a sidecar of `alacarte lab`")
    for key, kind in _KEYS.items():
        if not isinstance(table.get(key), kind):
            raise LabFileFault(f"{path}: {key}: missing or changed: allowed is a sidecar of `alacarte lab`")
    if not {"file", "digest"} <= set(table["table"]):
        raise LabFileFault(f"{path}: table: missing or changed: allowed is a sidecar of `alacarte lab`")
    return table


def sidecars(folder: Path) -> list[Path]:
    """The sidecars in a folder, by name.

    Raises:
        LabFault: there are none.
    """
    found = [path for path in sorted(folder.glob("*.json")) if _is_sidecar(path)]
    if not found:
        raise LabFault(f"{folder}: no study lies here: allowed is a folder that `alacarte lab … --out` wrote")
    return found


def _is_sidecar(path: Path) -> bool:
    try:
        read_sidecar(path)
    except LabFileFault:
        return False
    return True
