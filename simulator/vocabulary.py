"""The words that rules and acts share: condiments, tallies, what may be pending, and what the table answers.

This module imports nothing of the package. Everything here is a frozen value: equal by value, hashable, printable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Condiment(StrEnum):
    """One of the four colours of condiment, or salt, which every bottle also holds."""

    LEMON = "lemon"
    PEPPER = "pepper"
    PAPRIKA = "paprika"
    HERBS = "herbs"
    SALT = "salt"


COLOURS = (Condiment.LEMON, Condiment.PEPPER, Condiment.PAPRIKA, Condiment.HERBS)
"""The condiments that have a bottle of their own, in the order of the rule book."""

_ORDER = tuple(Condiment)
_PLACE = {condiment: place for place, condiment in enumerate(_ORDER)}


@dataclass(frozen=True, slots=True)
class Tally(Mapping[Condiment, int]):
    """How many pieces of each condiment. Behaves as a mapping that lists only what is there.

    Raises:
        ValueError: a count would be negative.
    """

    counts: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)

    def __post_init__(self) -> None:
        if min(self.counts) < 0:
            raise ValueError(f"a tally cannot be negative: {dict(zip(_ORDER, self.counts, strict=True))}")

    @classmethod
    def of(cls, counts: Mapping[Any, int] | None = None, /, **named: int) -> Tally:
        """The tally of `counts` and of counts by name: `Tally.of(lemon=15, salt=5)`.

        Raises:
            ValueError: a name is no condiment, or a count is negative.
        """
        numbers = [0, 0, 0, 0, 0]
        for name, count in {**(counts or {}), **named}.items():
            numbers[_PLACE[Condiment(name)]] += count
        return cls(tuple(numbers))  # type: ignore[arg-type]

    @classmethod
    def count(cls, pieces: Iterable[Condiment]) -> Tally:
        """The tally of single pieces."""
        numbers = [0, 0, 0, 0, 0]
        for piece in pieces:
            numbers[_PLACE[piece]] += 1
        return cls(tuple(numbers))  # type: ignore[arg-type]

    def __getitem__(self, condiment: Condiment | str) -> int:
        return self.counts[_PLACE[Condiment(condiment)]]

    def __contains__(self, condiment: object) -> bool:
        return condiment in _PLACE and self.counts[_PLACE[Condiment(condiment)]] > 0  # type: ignore[arg-type]

    def __iter__(self) -> Iterator[Condiment]:
        return (condiment for condiment, count in zip(_ORDER, self.counts, strict=True) if count)

    def __len__(self) -> int:
        return sum(1 for count in self.counts if count)

    def __add__(self, other: Tally) -> Tally:
        return Tally(tuple(a + b for a, b in zip(self.counts, other.counts, strict=True)))  # type: ignore[arg-type]

    def __sub__(self, other: Tally) -> Tally:
        return Tally(tuple(a - b for a, b in zip(self.counts, other.counts, strict=True)))  # type: ignore[arg-type]

    def holds(self, other: Tally) -> bool:
        """Whether every count is at least that of `other`."""
        return all(a >= b for a, b in zip(self.counts, other.counts, strict=True))

    @property
    def total(self) -> int:
        """All pieces together."""
        return sum(self.counts)

    def pieces(self) -> list[Condiment]:
        """Every single piece, in the order of the rule book."""
        return [condiment for condiment in self for _ in range(self[condiment])]

    def as_dict(self) -> dict[str, int]:
        """Plain names and counts, for JSON."""
        return {condiment.value: self[condiment] for condiment in self}


class Foul(StrEnum):
    """What a hand may do wrong while it tips a bottle."""

    SECOND_DIP = "second_dip"
    SHAKEN = "shaken"
    TAPPED = "tapped"
    SLANT = "slant"


class Landed(StrEnum):
    """How a flipped crepe came to rest."""

    PICTURE_UP = "picture_up"
    RECIPE_UP = "recipe_up"
    BESIDE = "beside"


# What the rules may wait for besides a player's choice


@dataclass(frozen=True, slots=True)
class Roll:
    """The die is thrown by `seat`."""

    seat: int


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Chance deals `what`: in À la carte `cups`, `stacks` or `cup`; in a card game its `shuffle`."""

    what: str


@dataclass(frozen=True, slots=True)
class Pour:
    """`seat` tips `bottle`, which holds `contents`, once over the pan of `target`."""

    seat: int
    target: int
    bottle: Condiment
    contents: Tally
    why: str = "season"
    stop_at_foul: bool = True


@dataclass(frozen=True, slots=True)
class Flip:
    """`seat` throws the crepe and catches it."""

    seat: int


Chance = Roll | Shuffle | Pour | Flip


# What the table answers


@dataclass(frozen=True, slots=True)
class Rolled:
    """The face that the die shows."""

    face: str


@dataclass(frozen=True, slots=True)
class Shuffled:
    """What chance dealt, in order."""

    what: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Poured:
    """What one tip of a bottle did, in pieces. Facts only: the rules say what counts."""

    in_pan: Tally = Tally()
    spilled: Tally = Tally()
    fouls: frozenset[Foul] = frozenset()

    @property
    def fallen(self) -> Tally:
        """Everything that left the bottle."""
        return self.in_pan + self.spilled


@dataclass(frozen=True, slots=True)
class Flipped:
    """How the crepe came to rest."""

    landed: Landed


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The timer of a game has run out. It answers nothing that is pending: whoever has the clock says so."""


Outcome = Rolled | Shuffled | Poured | Flipped | TimeUp
