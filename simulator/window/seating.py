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

CARD_KINDS = ("person", "random", "sensible", "strong", "nobody")
"""The same in the card games."""

KINDS_OF = {"alacarte": KINDS, "courses": CARD_KINDS, "stew": CARD_KINDS}
SEATS_OF = {"alacarte": 4, "courses": 6, "stew": 4}
"""How many may sit down to a game."""

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
    game: str = "alacarte"

    @property
    def seats(self) -> int:
        """How many may sit down."""
        return SEATS_OF[self.game]

    def choose_game(self, game: str) -> None:
        """Another game: bots of the same rank take their seats, and the rules are those of the book."""
        ranks = dict(zip(KINDS_OF[self.game], KINDS_OF[game], strict=True))
        lacking = SEATS_OF[game] - len(self.kinds)
        self.kinds = [ranks[kind] for kind in self.kinds] + ["nobody"] * lacking
        self.names += [""] * lacking
        self.game, self.changes = game, {}

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
        return {
            "novice": _("Novice"),
            "regular": _("Regular"),
            "chef": _("Chef"),
            "random": _("Random"),
            "sensible": _("Sensible"),
            "strong": _("Strong"),
        }[self.kinds[seat]]

    def taken(self) -> list[int]:
        """The seats at which somebody sits."""
        return [seat for seat, kind in enumerate(self.kinds[: self.seats]) if kind != "nobody"]

    def header(self) -> dict[str, Any]:
        """The header of the match that begins now."""
        seats = self.taken()
        players = [None if self.kinds[seat] == "person" else f"bot:{self.kinds[seat]}" for seat in seats]
        return new_header(
            _apart([self.name_of(seat) for seat in seats]),
            secrets.randbelow(2**31),
            game=self.game,
            options={"preset": self.preset, **self.changes} if self.game == "alacarte" else self.changes,
            players=players,
            scene=self.scene,
        )


def _apart(names: list[str]) -> list[str]:
    """The same names with numbers where two are alike."""
    return [
        name if names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]
