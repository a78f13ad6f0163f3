"""What the player likes: kept as one JSON file, written whole or not at all."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from simulator.game.reading import LONGEST_NAME, fit_name
from simulator.shown import cut, printable, read_json, shown
from simulator.text import LANGUAGES, _

TEXT_PERCENTS = (100, 115, 130, 150, 175, 200)
PRACTICE_SPEEDS = (1.0, 0.5, 0.25)
SCAN_STEPS_S = (0.6, 0.8, 1.0, 1.5, 2.0, 3.0)

_ALLOWED: dict[str, tuple[Any, ...]] = {
    "language": tuple(LANGUAGES),
    "volume_percent": tuple(range(0, 101, 10)),
    "text_percent": TEXT_PERCENTS,
    "practice_speed": PRACTICE_SPEEDS,
    "scan_s": SCAN_STEPS_S,
}


@dataclass(slots=True)
class Settings:
    """Everything on the settings screen. `names` are the names last given at the table."""

    language: str = "en"
    volume_percent: int = 70
    mute: bool = False
    captions: bool = False
    spoken_cards: bool = False
    text_percent: int = 100
    high_contrast: bool = False
    colour_blind_shapes: bool = False
    left_handed: bool = False
    reduced_motion: bool = False
    full_screen: bool = False
    practice_speed: float = 1.0
    slow_matches: bool = False
    one_switch: bool = False
    scan_s: float = 1.5
    names: tuple[str, ...] = ()

    @property
    def match_speed(self) -> float:
        """How fast time runs in a person's own acts of a match: slow only where the table wants it so."""
        return self.practice_speed if self.slow_matches else 1.0

    def save(self, path: Path) -> None:
        """Writes `path` so that a power cut leaves the old file or the new one, never half of one.

        Raises:
            OSError: it cannot be written, and the old file stands. It names the file.
        """
        beside = path.with_name(path.name + ".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("w", encoding="utf-8") as file:
                json.dump(asdict(self), file, indent=2, ensure_ascii=False)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        except OSError as fault:
            with suppress(OSError):
                beside.unlink()
            raise OSError(fault.errno, fault.strerror, str(path)) from None


class SettingsFault(ValueError):
    """A settings file that cannot be read: says key, value and what is allowed."""


def load(path: Path) -> tuple[Settings, str]:
    """The settings of `path`, and a message when the file was bad and has been set aside; defaults without a file."""
    if not path.is_file():
        return Settings(), ""
    try:
        return parsed(path.read_text(encoding="utf-8")), ""
    except (SettingsFault, UnicodeDecodeError) as fault:
        return Settings(), _set_aside(path, str(fault))
    except OSError as fault:
        return Settings(), _unused(path, fault.strerror or str(fault))


def _set_aside(path: Path, fault: str) -> str:
    """Moves a bad file out of the way, where that can be done; what to tell the player."""
    aside, count = path.with_name(path.name + ".bad"), 1
    while aside.is_dir():
        count += 1
        aside = path.with_name(f"{path.name}.bad-{count}")
    try:
        os.replace(path, aside)
    except OSError:
        return _unused(path, fault)
    message = _("{path}: {fault}; set aside as {aside}, the usual settings are used")
    return message.format(path=path, fault=fault, aside=aside.name)


def _unused(path: Path, fault: str) -> str:
    return _("{path}: {fault}; the usual settings are used").format(path=path, fault=fault)


def parsed(text: str) -> Settings:
    """The settings that `text` says; keys it leaves out have their usual value.

    Raises:
        SettingsFault: not JSON, an unknown key, or a value that is not allowed.
    """
    try:
        table = read_json(text)
    except ValueError as fault:
        raise SettingsFault(str(fault)) from None
    if not isinstance(table, dict):
        raise SettingsFault("allowed is one JSON object")
    usual = asdict(Settings())
    for key, value in table.items():
        _check(key, value, usual)
    return Settings(**table | {"names": tuple(table.get("names", ()))})


def _check(key: str, value: Any, usual: dict[str, Any]) -> None:
    if key not in usual:
        known = ", ".join(field.name for field in fields(Settings))
        raise SettingsFault(f"{cut(printable(key))}: unknown key: allowed are {known}")
    if key == "names":
        if not (isinstance(value, list) and all(isinstance(name, str) and fit_name(name) for name in value)):
            raise SettingsFault(f"names: {shown(value)}: allowed is a list of names of {LONGEST_NAME} letters at most")
        return
    allowed = _ALLOWED.get(key, (True, False))
    if isinstance(value, bool) != isinstance(usual[key], bool) or value not in allowed:
        raise SettingsFault(f"{key}: {shown(value)}: allowed are {', '.join(map(str, allowed))}")
