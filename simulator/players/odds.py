"""What a hand may expect of a tip and of a flip, from measured tables. Bots choose by these."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb

from simulator.alacarte.components import OVER_SEASONED
from simulator.players.odds_table import FLIPS, POURS

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
def nearest_fill(scene_name: str, skill: str, pieces: int) -> int:
    """The measured fill that comes nearest to a bottle that holds `pieces`."""
    return min(POURS.get(scene_name, POURS[UNMEASURED_AS])[skill], key=lambda known: abs(known - pieces))


@cache
def pour_aims(scene_name: str, skill: str, fill: int) -> tuple[Aim, ...]:
    """The aims that were measured for a hand and a fill."""
    by_fill = POURS.get(scene_name, POURS[UNMEASURED_AS])[skill]
    return tuple(Aim(tilt_deg, _shares(counts)) for tilt_deg, counts in by_fill[fill].items())


def flip_chance(scene_name: str, skill: str) -> float:
    """How often a flip of this hand lands picture side up."""
    landed, flips = FLIPS.get(scene_name, FLIPS[UNMEASURED_AS])[skill]
    return landed / flips


def _shares(counts: tuple[int, ...]) -> tuple[float, ...]:
    total = sum(counts)
    return tuple(count / total for count in counts)


Falls = tuple[tuple[float, int, int], ...]
"""(chance, pieces of the colour, salt) of one tip."""


@cache
def fallen(aim: Aim, salt_share: float) -> Falls:
    """What a tip with `aim` lets fall from a bottle in which this share of the pieces is salt.

    Which pieces fall is taken as blind chance, since the fill is random. Only what leaves a dish unspoiled is listed:
    two of a kind at most.
    """
    table: dict[tuple[int, int], float] = {}
    for count, share in enumerate(aim.shares):
        for crystals in range(count + 1):
            chance = comb(count, crystals) * salt_share**crystals * (1 - salt_share) ** (count - crystals)
            if crystals < OVER_SEASONED and count - crystals < OVER_SEASONED and chance:
                key = (count - crystals, crystals)
                table[key] = table.get(key, 0.0) + share * chance
    return tuple((chance, *key) for key, chance in table.items())


@cache
def salt_share(colour: int, salt: int) -> float:
    """The share of salt in a bottle, to a tenth, so that what was reckoned for one bottle serves the next."""
    return round(salt / (colour + salt), 1) if salt else 0.0
