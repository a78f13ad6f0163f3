"""Who sits at the table and by which rules: what the players screen and the options screen fill in together."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from simulator.alacarte.options import PRESETS, Options
from simulator.match import new_header
from simulator.text import _

KINDS = ("person", "novice", "regular", "chef", "nobody")
"""Who may sit on a seat; only the third and the fourth may stay empty."""

MOST_SEATS, LEAST_SEATS = 4, 2
SCENES = ("family", "standard", "chef")


@dataclass(slots=True)
class Seating:
    """The table that is being laid."""

    names: list[str]
    kinds: list[str] = field(default_factory=lambda: ["person", "regular", "nobody", "nobody"])
    preset: str = "standard"
    changes: dict[str, Any] = field(default_factory=dict)
    scene: str = "standard"

    @classmethod
    def with_names(cls, names: Sequence[str]) -> Seating:
        """A person against a bot; the names last given."""
        kept = list(names[:MOST_SEATS])
        return cls(kept + [""] * (MOST_SEATS - len(kept)))

    def value(self, option: str) -> Any:
        """What `option` is now."""
        return self.changes.get(option, PRESETS[self.preset].get(option, getattr(Options(), option)))

    def put(self, option: str, value: Any) -> None:
        """Sets an option; the preset's own value is no change."""
        self.changes.pop(option, None)
        if self.value(option) != value:
            self.changes[option] = value

    def name_of(self, seat: int) -> str:
        """The name of a seat, its own or the one it gets."""
        if self.kinds[seat] == "person":
            return self.names[seat].strip() or _("Cook {number}").format(number=seat + 1)
        return {"novice": _("Novice"), "regular": _("Regular"), "chef": _("Chef")}[self.kinds[seat]]

    def taken(self) -> list[int]:
        """The seats at which somebody sits."""
        return [seat for seat, kind in enumerate(self.kinds) if kind != "nobody"]

    def header(self) -> dict[str, Any]:
        """The header of the match that begins now."""
        seats = self.taken()
        players = [None if self.kinds[seat] == "person" else f"bot:{self.kinds[seat]}" for seat in seats]
        return new_header(
            _apart([self.name_of(seat) for seat in seats]),
            secrets.randbelow(2**31),
            options={"preset": self.preset, **self.changes},
            players=players,
            scene=self.scene,
        )


def _apart(names: list[str]) -> list[str]:
    """The same names with numbers where two are alike."""
    return [
        name if names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]
