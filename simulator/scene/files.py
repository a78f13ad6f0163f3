"""Scene files: found by name or path, read, checked with all their faults at once, and changed key by key."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from simulator.resources import SCENES
from simulator.scene.flip import FlipScene
from simulator.scene.pour import PourScene
from simulator.scene.toml_lines import Fault, key_lines, line_of

Scene = PourScene | FlipScene

MODELS: dict[str, type[PourScene] | type[FlipScene]] = {"pour": PourScene, "flip": FlipScene}

LARGEST_BYTES = 1_000_000
"""A scene file is a page or two; anything larger is some other file."""


class SceneFaults(Exception):
    """A scene that cannot be used; its text lists every fault as `file:line: key: value: what is allowed`."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def scene_names(act: str) -> list[str]:
    """The shipped scenes of `act`, "pour" or "flip"."""
    return sorted(path.stem for path in (SCENES / act).glob("*.toml"))


def scene_path(act: str, name_or_path: str | Path) -> Path:
    """The file of a shipped scene's name, or the path itself."""
    shipped = SCENES / act / f"{name_or_path}.toml"
    return shipped if re.fullmatch(r"[\w-]+", str(name_or_path)) and shipped.is_file() else Path(name_or_path)


def load_scene(act: str, name_or_path: str | Path = "standard") -> Any:
    """The scene of `act` with this name or in this file.

    Raises:
        SceneFaults: there is no such file, it is no scene of `act`, or it has faults.
    """
    path = scene_path(act, name_or_path)
    if not path.is_file():
        allowed = f"allowed is a file, or one of {', '.join(scene_names(act))}"
        raise SceneFaults([Fault(str(name_or_path), 0, "scene", "no such file", allowed)])
    scene, faults = _read(path)
    if scene is not None and scene.act != act:
        faults = [Fault(str(path), 1, "act", scene.act, f'allowed is "{act}"')]
    if faults or scene is None:
        raise SceneFaults(faults)
    return scene


def check(path: str | Path) -> list[Fault]:
    """All faults of a scene file; empty where it is fine."""
    return _read(Path(path))[1]


def vary(scene: Scene, key: str, value: Any) -> Any:
    """`scene` with one dotted key changed: `vary(scene, "dispenser.mouth_mm", 12)`.

    Raises:
        SceneFaults: there is no such key, or the value is not allowed.
    """
    table = scene.model_dump()
    _set(table, key, value)
    return _validated(type(scene), table, f"scene {scene.name}", {})


def keys(scene: Scene) -> dict[str, Any]:
    """Every dotted key of `scene` that is a number, with its value."""
    return {key: value for key, value in _flat(scene.model_dump()) if isinstance(value, (int, float))}


def digest(scene: Scene) -> str:
    """A short fingerprint of every value that a scene has; names and sources do not count."""
    values = sorted((key, value) for key, value in _flat(scene.model_dump()) if isinstance(value, (int, float)))
    return hashlib.blake2b(repr([scene.act, *values]).encode(), digest_size=8).hexdigest()


def _read(path: Path) -> tuple[Scene | None, list[Fault]]:
    try:
        text = _text(path)
        table = tomllib.loads(text)
    except SceneFaults as faults:
        return None, faults.faults
    except tomllib.TOMLDecodeError as error:
        return None, [Fault(str(path), _line_in(error), "TOML", str(error), "allowed is a TOML file")]
    except RecursionError:
        return None, [Fault(str(path), 1, "TOML", "nested too deeply", "allowed are tables of keys")]
    act = table.get("act")
    if not isinstance(act, str) or act not in MODELS:
        line = line_of(key_lines(text), "act")
        return None, [Fault(str(path), line, "act", repr(act), 'allowed is "pour" or "flip"')]
    try:
        return _validated(MODELS[act], table, str(path), key_lines(text)), []
    except SceneFaults as faults:
        return None, faults.faults


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST_BYTES:
            raise SceneFaults([Fault(str(path), 0, "file", "too large", f"allowed are {LARGEST_BYTES} bytes")])
        return path.read_text(encoding="utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise SceneFaults([Fault(str(path), 0, "file", reason, "allowed is a readable scene file")]) from error
    except UnicodeDecodeError as error:
        raise SceneFaults([Fault(str(path), 0, "file", str(error), "allowed is UTF-8 text")]) from error


def _line_in(error: tomllib.TOMLDecodeError) -> int:
    found = re.search(r"line (\d+)", str(error))
    return int(found[1]) if found else 1


def _validated(model: type[PourScene] | type[FlipScene], table: dict[str, Any], file: str, lines: dict[str, int]) -> Any:
    try:
        return model.model_validate(table)
    except ValidationError as error:
        raise SceneFaults([fault for one in error.errors() for fault in _faults(one, file, lines)]) from error


def _faults(error: Any, file: str, lines: dict[str, int]) -> list[Fault]:
    key = ".".join(str(part) for part in error["loc"])
    if error["type"] != "value_error":
        return [Fault(file, line_of(lines, key), key, repr(error["input"])[:80], _allowed(error))]
    parts = [message.split(": ", 2) for message in str(error["ctx"]["error"]).split("; ")]
    return [Fault(file, line_of(lines, part[0].split(",")[0]), *part) for part in parts]


def _allowed(error: Any) -> str:
    context = error.get("ctx", {})
    if error["type"] == "extra_forbidden":
        return "unknown key; `alacarte scenes schema` lists what is allowed"
    if "ge" in context or "le" in context:
        return f"allowed is {'at least' if 'ge' in context else 'at most'} {context.get('ge', context.get('le'))}"
    return f"allowed: {error['msg'][:1].lower()}{error['msg'][1:]}"


def _set(table: dict[str, Any], key: str, value: Any) -> None:
    *way, last = key.split(".")
    inner: Any = table
    for part in way:
        if isinstance(inner, dict) and inner.get(part, 0) is None:
            inner[part] = {}
        inner = inner.get(part) if isinstance(inner, dict) else None
    if not isinstance(inner, dict):
        raise SceneFaults([Fault("scene", 0, key, repr(value), "unknown key; `alacarte scenes schema` lists them")])
    inner[last] = value


def _flat(table: dict[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    rows: list[tuple[str, Any]] = []
    for key, value in table.items():
        rows += _flat(value, f"{prefix}{key}.") if isinstance(value, dict) else [(f"{prefix}{key}", value)]
    return rows
