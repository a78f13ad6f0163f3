"""Scene files from the lab: what differs from the defaults, with the command that found it, and a diff to look at."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from simulator.lab.faults import LabFileFault
from simulator.resources import SCENES
from simulator.scene.files import check, varied


def proposed(
    scene: Any,
    changes: Sequence[tuple[str, float]],
    name: str,
    source: str,
    of_tables: str = "calibrated; the command stands at the top",
) -> Any:
    """The scene with these values under a name of its own; `source` and, in each changed table, `of_tables` say where
    they come from."""
    tables = {key.rpartition(".")[0] for key, _value in changes}
    sources = [(f"{table}.source", of_tables) for table in sorted(tables)]
    words = [("name", name), ("title", name.replace("-", " ").replace("_", " ").capitalize()), ("source", source)]
    return varied(scene, [*changes, *sources, *words])


def scene_text(scene: Any) -> str:
    """The text of a scene file: every value that is not the default of its act."""
    table, defaults = scene.model_dump(mode="json"), type(scene)().model_dump(mode="json")
    lines = [f"act = {_told(table['act'])}"]
    lines += [f"{key} = {_told(table[key])}" for key in ("name", "title", "source") if table[key]]
    for name, value in table.items():
        if isinstance(value, dict):
            lines += _table_lines(name, value, defaults[name])
    return "\n".join(lines) + "\n"


def _table_lines(name: str, table: Mapping[str, Any], defaults: Any) -> list[str]:
    plain = {key: value for key, value in table.items() if not isinstance(value, dict) and value is not None}
    known = defaults if isinstance(defaults, dict) else {}
    own = {key: value for key, value in plain.items() if value != known.get(key)}
    lines = ["", f"[{name}]", *(f"{key} = {_told(value)}" for key, value in own.items())] if own else []
    for key, value in table.items():
        if isinstance(value, dict):
            lines += _table_lines(f"{name}.{key}", value, known.get(key))
    return lines


def _told(value: Any) -> str:
    """A value as TOML writes it; its strings are those of JSON."""
    return json.dumps(value, ensure_ascii=False)


def differences(before: Any, after: Any) -> list[tuple[str, Any, Any]]:
    """Every value that two scenes do not share: key, before, after."""
    one, other = flat(before), flat(after)
    return [(key, one.get(key), other.get(key)) for key in other if one.get(key) != other.get(key)]


def flat(scene: Any) -> dict[str, Any]:
    """Every value of a scene by its key, without its words."""
    return dict(_flat(scene.model_dump(mode="json"), ""))


def _flat(table: Mapping[str, Any], path: str) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            found += _flat(value, f"{path}{key}.")
        elif key not in ("source", "title", "name"):
            found.append((path + key, value))
    return found


def check_free(path: Path) -> None:
    """That a scene may be written there: never over one that is there already, or among those that others ship.

    Raises:
        LabFileFault: it may not.
    """
    if path.suffix != ".toml":
        raise LabFileFault(f"{path}: allowed is a name that ends in .toml")
    if path.exists():
        raise LabFileFault(f"{path}: there is such a file already: allowed is a new name")
    shipped = [folder / path.name for folder in (SCENES / "pour", SCENES / "flip")]
    if path.resolve() in shipped:
        raise LabFileFault(f"{path}: scenes ship under this name: allowed is another place")


def write_scene(path: Path, scene: Any) -> None:
    """Write the file of a scene, whole or not at all.

    Raises:
        LabFileFault: there is such a file already, or what was written would not be read again.
        OSError: it cannot be written.
    """
    check_free(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f"{path.stem}.unfinished.toml")
    unfinished.write_text(scene_text(scene), encoding="utf-8")
    faults = check(unfinished)
    if faults:
        raise LabFileFault(str(faults[0]))
    os.replace(unfinished, path)
