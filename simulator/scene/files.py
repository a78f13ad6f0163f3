"""Scene files: found by name or path, read, checked, changed by one key, told apart by a digest."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from simulator.resources import SCENES
from simulator.scene.event import EventScene
from simulator.scene.faults import Fault, SceneFaults, faults_of
from simulator.scene.flip import FlipScene
from simulator.scene.lines import key_lines, toml_trouble
from simulator.scene.pour import Materials, PourScene

__all__ = [
    "Fault",
    "SceneFaults",
    "check",
    "digest",
    "load_scene",
    "scene_names",
    "scene_path",
    "schema",
    "varied",
    "vary",
]

Scene = PourScene | FlipScene | EventScene

MODELS: dict[str, type[PourScene] | type[FlipScene] | type[EventScene]] = {
    "pour": PourScene,
    "flip": FlipScene,
    "event": EventScene,
}
"""The model of each act's scenes, and of the files of a stand."""

MOST_BYTES = 1_000_000
"""A scene file has a few kilobytes; anything as large as this is something else."""


def scene_names(act: str) -> tuple[str, ...]:
    """The names of the scenes that ship with the game."""
    return tuple(sorted(path.stem for path in (SCENES / act).glob("*.toml")))


def load_scene(act: str, name_or_path: str | Path) -> Any:
    """The scene of `act`, "pour", "flip" or "event": one that ships with the game, by name, or a .toml file.

    Raises:
        SceneFaults: no such scene, or the file has faults; all of them are named.
    """
    path = scene_path(act, name_or_path)
    text = _read(path)
    table = _parse(path, text)
    if table.get("act") != act:
        raise SceneFaults([_act_fault(path, text, table, f'allowed is "{act}"')])
    return _validate(path, text, table)


def check(path: str | Path) -> list[Fault]:
    """All faults of a scene file of any act; none if it can be used."""
    path = Path(path)
    try:
        text = _read(path)
        table = _parse(path, text)
        if table.get("act") not in tuple(MODELS):
            return [
                _act_fault(path, text, table, 'allowed are "pour", "flip", "event"'),
                *_faults_of_the_nearest(path, text, table),
            ]
        _validate(path, text, table)
    except SceneFaults as error:
        return error.faults
    return []


def vary(scene: Any, key: str, value: Any) -> Any:
    """The scene with one value changed: `vary(scene, "dispenser.mouth_mm", 12)`.

    Raises:
        SceneFaults: there is no such key, or the value is not allowed.
    """
    return varied(scene, [(key, value)])


def varied(scene: Any, changes: Iterable[tuple[str, Any]]) -> Any:
    """The scene with all these values changed at once, so that none must fit the old value of another.

    Raises:
        SceneFaults: there is no such key, or the values are not allowed together.
    """
    table = scene.model_dump()
    for key, value in changes:
        _put(table, key, value)
    try:
        return type(scene).model_validate(table, strict=True)
    except ValidationError as error:
        raise SceneFaults(faults_of(error, type(scene), "", {})) from None


def _put(table: dict[str, Any], key: str, value: Any) -> None:
    *owners, last = key.split(".")
    place: Any = table
    for owner in owners:
        place = _inner(place, owner)
    if not isinstance(place, dict) or last not in place:
        near = ", ".join(place) if isinstance(place, dict) else ", ".join(table)
        raise SceneFaults([Fault("", 0, key, value, f"no such key: allowed are {near}")])
    place[last] = value


def _inner(table: Any, key: str) -> Any:
    """The table under `key`; an own table that a bottle does not have yet begins as a copy of the defaults."""
    if not isinstance(table, dict) or key not in table:
        return None
    if table[key] is None and key == "materials":
        table[key] = Materials().model_dump()
    return table[key]


def digest(scene: BaseModel) -> str:
    """Sixteen hex digits that change with every value of the scene, not with its words."""
    values = _without_words(scene.model_dump(mode="json"))
    return hashlib.blake2b(json.dumps(values, sort_keys=True).encode(), digest_size=8).hexdigest()


def schema(act: str) -> dict[str, Any]:
    """The JSON schema of the scenes of `act`: every key with range, default and source."""
    return MODELS[act].model_json_schema()


def scene_path(act: str, name_or_path: str | Path) -> Path:
    """The file of a scene. Raises SceneFaults where there is none."""
    if str(name_or_path) in scene_names(act):
        return SCENES / act / f"{name_or_path}.toml"
    path = Path(name_or_path)
    if path.suffix == ".toml" and _exists(path):
        return path
    allowed = f"no such scene: allowed are {', '.join(scene_names(act))} or a .toml file"
    raise SceneFaults([Fault("", 0, "scene", str(name_or_path), allowed)])


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def _read(path: Path) -> str:
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SceneFaults([Fault(str(path), 1, "file", str(path), f"cannot be read: {reason}")]) from None
    if len(data) > MOST_BYTES:
        raise SceneFaults([Fault(str(path), 1, "file", f"{len(data)} bytes", f"allowed are {MOST_BYTES} bytes")])
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise SceneFaults([Fault(str(path), line, "file", data[error.start : error.end], "allowed is UTF-8")]) from None


def _parse(path: Path, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = re.search(r"at line (\d+)", str(error))
        lines = text.splitlines() or [""]
        line = int(found[1]) if found else len(lines)
        shown = lines[min(line, len(lines)) - 1].strip()
        raise SceneFaults([Fault(str(path), line, "toml", shown, f"allowed is TOML: {toml_trouble(error)}")]) from None


def _act_fault(path: Path, text: str, table: dict[str, Any], allowed: str) -> Fault:
    return Fault(str(path), key_lines(text).get(("act",), 1), "act", table.get("act"), allowed)


def _validate(path: Path, text: str, table: dict[str, Any]) -> Scene:
    model = MODELS[table["act"]]
    try:
        return model.model_validate(table, strict=True)
    except ValidationError as error:
        raise SceneFaults(faults_of(error, model, str(path), key_lines(text))) from None


def _faults_of_the_nearest(path: Path, text: str, table: dict[str, Any]) -> list[Fault]:
    """What else is wrong with a file that does not say its act, read as the act that it fits best."""
    return min((_faults_as(act, path, text, table) for act in MODELS), key=len)


def _faults_as(act: str, path: Path, text: str, table: dict[str, Any]) -> list[Fault]:
    try:
        _validate(path, text, {**table, "act": act})
    except SceneFaults as error:
        return error.faults
    return []


def _without_words(table: Any) -> Any:
    if not isinstance(table, dict):
        return table
    return {key: _without_words(value) for key, value in table.items() if key not in ("source", "title", "name")}
