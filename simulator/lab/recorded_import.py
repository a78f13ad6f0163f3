"""Acts that people performed, taken from the logs of matches and of practice."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simulator.acts.hand import Gesture, GestureError
from simulator.lab.faults import LabFault, LabFileFault
from simulator.lab.recorded import Recorded, recorded_from_json
from simulator.log import FORMAT, Refused, parse_log
from simulator.verify import acts_of
from simulator.vocabulary import Pour


@dataclass(slots=True)
class Imported:
    """What logs held: acts, and why others were left out, with how many."""

    recordings: list[Recorded] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)


def import_logs(paths: Sequence[Path], with_bots: bool = False) -> Imported:
    """Every act with its gesture in these logs, or in the folders that hold them.

    Acts of bots, practice in slow time, and what stands there twice are left out.

    Raises:
        LabFileFault: a file cannot be read, or is no log.
        LabFault: there is no log.
    """
    imported = Imported()
    for path in _files(paths):
        for recorded, why_not in _acts_in(path, with_bots):
            if why_not:
                imported.left_out[why_not] += 1
            elif recorded is not None:
                imported.recordings.append(recorded)
    kept = without_twins(imported.recordings)
    if len(kept) < len(imported.recordings):
        imported.left_out["twice"] = len(imported.recordings) - len(kept)
    imported.recordings = kept
    return imported


def without_twins(recordings: Iterable[Recorded]) -> list[Recorded]:
    """Each act once: the same seed and the same gesture are the same act."""
    return list({(one.act, one.seed, one.gesture.poses): one for one in recordings}.values())


def _files(paths: Sequence[Path]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        files += sorted(path.rglob("*.jsonl")) if path.is_dir() else [path]
    if not files:
        raise LabFault(f"{', '.join(map(str, paths))}: no log here: allowed are .jsonl files, or folders with some")
    return files


def _acts_in(path: Path, with_bots: bool) -> Iterator[tuple[Recorded | None, str]]:
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise LabFileFault(f"{path}: cannot be read: {fault.strerror}") from None
    first = _table(data.partition(b"\n")[0])
    if first.get("format") == FORMAT:
        yield from _match_acts(path, data, with_bots)
    elif "gesture" in first or not data.strip():
        yield from _practised_acts(path, data)
    else:
        raise LabFileFault(f"{path}:1: allowed is the log of a match or of practice")


def _table(row: bytes) -> dict[str, Any]:
    try:
        table = json.loads(row)
    except (ValueError, RecursionError):
        return {}
    return table if isinstance(table, dict) else {}


def _match_acts(path: Path, data: bytes, with_bots: bool) -> Iterator[tuple[Recorded | None, str]]:
    try:
        log = parse_log(data)
        players = log.header.get("players") or [None] * len(log.header["seats"])
        for line, request, outcome, game in acts_of(log):
            if players[request.seat] is not None and not with_bots:
                yield None, "bot"
                continue
            who = players[request.seat] or log.header["seats"][request.seat]
            facts = {"who": who, "source": path.name}
            if isinstance(request, Pour):
                facts["request"] = {"bottle": request.bottle.value, "contents": request.contents.as_dict()}
            told = {key: value for key, value in game.event_to_json(outcome).items() if key != "chance"}
            yield _recorded(path, line.number, {**(line.performance or {}), **facts, "outcome": told}), ""
    except Refused as fault:
        raise LabFileFault(f"{path}:{fault.line}: {fault.message}") from None


_PRACTISED = ("act", "scene", "digest", "seed", "outcome", "gesture")


def _practised_acts(path: Path, data: bytes) -> Iterator[tuple[Recorded | None, str]]:
    for number, row in enumerate(data.splitlines(keepends=True), start=1):
        if not row.endswith(b"\n"):
            yield None, "cut short"
            continue
        table = _table(row)
        if table.get("speed", 1) != 1:
            yield None, "slow time"
            continue
        facts: dict[str, Any] = {key: table[key] for key in _PRACTISED if key in table}
        if "bottle" in table:
            facts["request"] = {"bottle": table["bottle"], "contents": table.get("contents", {})}
        yield _recorded(path, number, {**facts, "source": path.name}), ""


def _recorded(path: Path, number: int, table: dict[str, Any]) -> Recorded:
    try:
        if "act" not in table:
            table = {"act": Gesture.from_json(table.get("gesture")).act, **table}
        return recorded_from_json(table)
    except (ValueError, GestureError) as fault:
        raise LabFileFault(f"{path}:{number}: {fault}") from None
