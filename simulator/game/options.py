"""What an option of the rules may be, in every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from simulator.game import BadSetup, Refusal
from simulator.shown import shown


@dataclass(frozen=True, slots=True)
class Option:
    """What one option may be, and why it exists. `allowed` lists the values or is a range of whole numbers."""

    name: str
    allowed: tuple[object, ...] | range
    why: str

    def accepts(self, value: object) -> bool:
        """Whether `value` is allowed: 1 is no true, and true is no 1."""
        return any(type(value) is type(allowed) and value == allowed for allowed in self._near(value))

    def _near(self, value: object) -> tuple[object, ...]:
        if isinstance(self.allowed, range):
            return (value,) if isinstance(value, int) and value in self.allowed and type(value) is int else ()
        return self.allowed

    def in_words(self) -> str:
        """What is allowed, in words."""
        if isinstance(self.allowed, range):
            top = "" if self.allowed.stop > ANY else f" to {self.allowed.stop - 1}"
            return f"whole numbers {self.allowed.start}{top or ' and up'}"
        return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in self.allowed)


ANY = 1_000_000_000
"""More than anybody asks for: a range up to here has no top."""

YES_NO = (False, True)


def check_options(chosen: Mapping[str, Any], options: Mapping[str, Option]) -> None:
    """Raises BadSetup with `unknown_option` where a name is unknown or a value is not allowed."""
    for name, value in chosen.items():
        if name not in options:
            raise bad_option(f"{shown(name)}: unknown option: allowed are {', '.join(options)}")
        if not options[name].accepts(value):
            raise bad_option(f"{name}: {shown(value)}: allowed are {options[name].in_words()}")


def bad_option(message: str) -> BadSetup:
    """The error of an option that is not allowed."""
    return BadSetup(Refusal("unknown_option", message))


def without_preset(table: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game that has no presets: it may be called by the name of the standard one.

    Raises:
        BadSetup: another preset.
    """
    preset = table.get("preset", "standard")
    if preset != "standard":
        raise bad_option(f"preset: {shown(preset)}: allowed is standard")
    return {name: value for name, value in table.items() if name != "preset"}
