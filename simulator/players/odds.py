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
    """Half a tip is added to none and to one, so that nothing is held for sure that was seen a few dozen times."""
    none, one, *more = counts
    total = sum(counts) + 1
    return tuple(count / total for count in (none + 0.5, one + 0.5, *more))


@dataclass(frozen=True, slots=True)
class Tip:
    """What a tip with `aim` does: how often nothing falls, and (chance, pieces of its colour, salt) where some do.

    Only what leaves a dish unspoiled is listed: two of a kind at most.
    """

    aim: Aim
    nothing: float
    falls: tuple[tuple[float, int, int], ...]


@cache
def tips(scene_name: str, skill: str, fill: int, salt_share: float) -> tuple[Tip, ...]:
    """The tips to choose from, by how full the bottle is and how much of it is salt."""
    return tuple(tip_of(aim, salt_share) for aim in pour_aims(scene_name, skill, fill))


def tip_of(aim: Aim, salt_share: float) -> Tip:
    """The tip with `aim` from a bottle with this share of salt.

    Which pieces fall is taken as blind chance, since the fill is random.
    """
    table: dict[tuple[int, int], float] = {}
    for count, share in enumerate(aim.shares):
        for crystals in range(count + 1):
            chance = comb(count, crystals) * salt_share**crystals * (1 - salt_share) ** (count - crystals)
            if crystals < OVER_SEASONED and count - crystals < OVER_SEASONED and chance:
                key = (count - crystals, crystals)
                table[key] = table.get(key, 0.0) + share * chance
    nothing = table.pop((0, 0), 0.0)
    return Tip(aim, nothing, tuple((chance, *key) for key, chance in table.items()))


@cache
def salt_share(colour: int, salt: int) -> float:
    """The share of salt in a bottle, to a tenth, so that what was reckoned for one bottle serves the next."""
    return round(salt / (colour + salt), 1) if salt else 0.0
