"""What the staff have changed on the stand: keys of its file with other values, kept beside the board."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.event.board import free_path
from simulator.event.clock import stamp
from simulator.event.pin import hashed, random_pin
from simulator.event.storage import Storage, table_of, told, written_whole
from simulator.scene import SceneFaults, vary
from simulator.text import _

if TYPE_CHECKING:
    from simulator.scene.event import EventScene


class Choices:
    """The file of the stand with the changes of the staff over it.

    scene: how the stand behaves now. fault: why a change could not be kept, or why the changes were set aside.
    """

    def __init__(self, given: EventScene, path: Path, now_s: float) -> None:
        self._path = path
        self._changed: dict[str, Any] = {}
        self.scene = given
        self.fault = ""
        self._read(now_s)

    def _read(self, now_s: float) -> None:
        given = self.scene
        try:
            self._changed = table_of(self._path)
            for key, value in self._changed.items():
                self.scene = vary(self.scene, key, value)
        except (ValueError, SceneFaults) as fault:
            self.scene, self._changed = given, {}
            self.fault = _set_aside(self._path, str(fault), now_s)

    def put(self, key: str, value: Any) -> None:
        """Changes a value now and for later starts.

        Raises:
            SceneFaults: the value is not allowed, as when nothing would be offered any more. Nothing changes.
        """
        self.scene = vary(self.scene, key, value)
        self._changed[key] = value
        try:
            written_whole(self._path, self._changed)
            self.fault = ""
        except OSError as fault:
            self.fault = told(fault)


def _set_aside(path: Path, why: str, now_s: float) -> str:
    aside = free_path(path.with_name(f"{path.name}.aside-{stamp(now_s)}"))
    try:
        os.replace(path, aside)
    except OSError as fault:
        return told(fault)
    return _("{path}: {why}; set aside as {aside}").format(path=path, why=why, aside=aside.name)


def pin_of(scene: EventScene, storage: Storage) -> tuple[str, str]:
    """The hash of the PIN, and the PIN itself when it was made just now: nobody else will ever see it again."""
    if scene.staff.pin_hash:
        return scene.staff.pin_hash, ""
    try:
        kept = table_of(storage.pin).get("pin_hash", "")
    except ValueError:
        kept = ""
    if isinstance(kept, str) and kept.startswith("scrypt:"):
        return kept, ""
    pin = random_pin()
    kept = hashed(pin)
    with suppress(OSError):  # without a disk every start has a PIN of its own, and prints it
        written_whole(storage.pin, {"pin_hash": kept})
    return kept, pin
