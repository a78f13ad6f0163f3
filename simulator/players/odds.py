"""What a hand may expect of a tip and of a flip, from measured tables. Bots choose by these."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import comb

from simulator.players.odds_table import FLIPS, POURS
from simulator.vocabulary import Condiment, Tally

UNMEASURED_AS = "standard"
"""A scene of a person's own has no measured table: bots expect of it what they know of this one."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A final tilt, and how often 0, 1, 2, … pieces fall with it; the last share counts so many and more."""

    tilt_deg: float
    shares: tuple[float, ...]

    @property
    def mean(self) -> float:
        """Pieces fallen on average."""
        return sum(count * share for count, share in enumerate(self.shares))


@cache
def pour_aims(scene_name: str, skill: str, pieces: int) -> tuple[Aim, ...]:
    """The aims that were measured for a hand and the nearest fill to a bottle that holds `pieces`."""
    by_fill = POURS.get(scene_name, POURS[UNMEASURED_AS])[skill]
    fill = min(by_fill, key=lambda known: abs(known - pieces))
    return tuple(Aim(tilt_deg, _shares(counts)) for tilt_deg, counts in by_fill[fill].items())


def flip_chance(scene_name: str, skill: str) -> float:
    """How often a flip of this hand lands picture side up."""
    landed, flips = FLIPS.get(scene_name, FLIPS[UNMEASURED_AS])[skill]
    return landed / flips


def _shares(counts: tuple[int, ...]) -> tuple[float, ...]:
    total = sum(counts)
    return tuple(count / total for count in counts)


@cache
def fallen(aim: Aim, colour: int, salt: int) -> tuple[tuple[float, int, int], ...]:
    """(chance, pieces of the colour, salt) of a tip with `aim` from a bottle that holds so many of each.

    Which pieces fall is taken as blind chance: the fill is random.
    """
    table: dict[tuple[int, int], float] = {}
    for count, share in enumerate(aim.shares):
        for chance, crystals in _drawn(min(count, colour + salt), colour, salt):
            key = (min(count, colour + salt) - crystals, crystals)
            table[key] = table.get(key, 0.0) + share * chance
    return tuple((chance, *key) for key, chance in table.items() if chance > 0)


def _drawn(count: int, colour: int, salt: int) -> Iterator[tuple[float, int]]:
    """(chance, crystals) for `count` pieces drawn blindly."""
    ways = comb(colour + salt, count)
    for crystals in range(max(0, count - colour), min(count, salt) + 1):
        yield comb(salt, crystals) * comb(colour, count - crystals) / ways, crystals


def bottle_pieces(bottle: Condiment, contents: Tally) -> tuple[int, int]:
    """(pieces of its colour, salt) in a bottle."""
    return contents[bottle], contents[Condiment.SALT]
