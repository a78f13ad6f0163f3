"""What a stove is worth to a cook: expected points of the best play from here on, by measured odds.

Heat and pieces only grow, so that a dish is reckoned exactly, state by state from its end; an action that changes
nothing (a tip from which nothing falls) is repeated until it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from simulator.alacarte.components import CREPE, OVER_SEASONED, Deck, Dish
from simulator.alacarte.state import Stove
from simulator.players.odds import Tip, flip_chance, nearest_fill, salt_share, tips
from simulator.vocabulary import COLOURS, Condiment, Tally

ACTION_WORTH = 0.3
"""Points that an action is worth elsewhere. Source: about 15 points in 12 turns of 3 actions in games of 2 cooks
(rules, Figures), a third of them spent on what is spoiled."""

STAR_WORTH = (0.3, 1.0, 12.0)
"""Points that the first, second and third star are worth: three of them win. Chosen: the last beats any dish."""

CREPE_TURNS = 4
"""Turns until a crepe burns, nearly always. Source: 9.3 flips before it burns (rules, Figures)."""

SALT = 4
FACES = 6

Pan = tuple[int, int, int, int, int]
Level = tuple[int, Pan]
BottleKind = tuple[int, float]
"""(nearest measured fill, share of salt): all that a cook looks at. A fill of 0: empty."""


MOST_KNOWN = 400
"""So many dishes with so filled bottles are remembered; then all are reckoned anew, so that memory stays bounded."""


@dataclass(slots=True)
class Cooking:
    """How one hand cooks. `star_worth`: points that the next star is worth. What was reckoned is kept."""

    deck: Deck
    scene: str
    skill: str
    star_worth: float
    _known: dict[tuple[str, tuple[BottleKind, ...]], dict[Level, float]] = field(default_factory=dict)

    def at(self, bottles: tuple[Tally, ...]) -> Kitchen:
        """The kitchen with these four bottles."""
        return Kitchen(self, tuple(self._kind(place, bottle) for place, bottle in enumerate(bottles)))

    def _kind(self, place: int, bottle: Tally) -> BottleKind:
        colour, salt = bottle.counts[place], bottle.counts[SALT]
        if not colour + salt:
            return 0, 0.0
        return nearest_fill(self.scene, self.skill, colour + salt), salt_share(colour, salt)

    def known(self, dish: Dish, bottles: tuple[BottleKind, ...]) -> dict[Level, float]:
        """What was reckoned for a dish with bottles of these kinds; bottles that it does not ask for do not count."""
        asked = dish.condiments.counts
        key = (dish.id, tuple(kind if asked[place] else (0, 0.0) for place, kind in enumerate(bottles)))
        if key not in self._known and len(self._known) >= MOST_KNOWN:
            self._known.clear()
        return self._known.setdefault(key, {})


@cache
def cooking_of(deck: Deck, scene: str, skill: str, star_worth: float) -> Cooking:
    """The one Cooking of these: what was reckoned in one game serves the next."""
    return Cooking(deck, scene, skill, star_worth)


@dataclass(frozen=True, slots=True)
class Kitchen:
    """A way of cooking with the bottles as they are."""

    cooking: Cooking
    bottles: tuple[BottleKind, ...]

    def worth(self, stove: Stove) -> float:
        """Expected points of what cooks on `stove`, less what the actions are worth elsewhere."""
        if stove.dish is None:
            return 0.0
        return self.crepe_worth() if stove.dish == CREPE else self._dish(stove).worth(stove.heat, stove.pan.counts)

    def crepe_worth(self) -> float:
        """A crepe: each turn costs three actions and gives two flips, until it lands or burns."""
        failing = (1 - flip_chance(self.cooking.scene, self.cooking.skill)) ** 2
        turns = sum(failing**turn for turn in range(CREPE_TURNS))
        return self.cooking.deck.crepe_points * (1 - failing**CREPE_TURNS) - 3 * ACTION_WORTH * turns

    def heating(self, stove: Stove) -> float:
        """What the stove is worth if the die is thrown now."""
        if stove.dish is None or stove.dish == CREPE:
            return self.worth(stove)
        return self._dish(stove).heating(stove.heat, stove.pan.counts)

    def seasoning(self, stove: Stove, bottle: Condiment) -> tuple[float, Tip]:
        """What the stove is worth if `bottle` is tipped now, and the tip that makes the most of it."""
        return max(((self.tipping(stove, bottle, tip), tip) for tip in self.tips(bottle)), key=lambda pair: pair[0])

    def tipping(self, stove: Stove, bottle: Condiment, tip: Tip) -> float:
        """What the stove is worth if `bottle` is tipped now in this way."""
        if stove.dish is None or stove.dish == CREPE:
            return self.worth(stove)
        return self._dish(stove).tipping(stove.heat, stove.pan.counts, COLOURS.index(bottle), tip)

    def tips(self, bottle: Condiment) -> tuple[Tip, ...]:
        """The tips to choose from, by how full the bottle is."""
        return self.tips_at(COLOURS.index(bottle))

    def tips_at(self, place: int) -> tuple[Tip, ...]:
        """The same by the bottle's place; none for an empty bottle."""
        fill, salt = self.bottles[place]
        return tips(self.cooking.scene, self.cooking.skill, fill, salt) if fill else ()

    def _dish(self, stove: Stove) -> _Dish:
        dish = self.cooking.deck[str(stove.dish)]
        return _Dish(dish, self, self.cooking.known(dish, self.bottles))


@dataclass(frozen=True, slots=True)
class _Dish:
    """One dish in one kitchen, by heat and pan."""

    dish: Dish
    kitchen: Kitchen
    known: dict[Level, float]

    def worth(self, heat: int, pan: Pan) -> float:
        """Of the best play from here on. Spoiled is worth nothing: the next dish begins."""
        level = (heat, pan)
        known = self.known.get(level)
        if known is None:
            known = self.known[level] = self._reckoned(heat, pan)
        return known

    def _reckoned(self, heat: int, pan: Pan) -> float:
        if heat >= self.dish.red or max(pan) >= OVER_SEASONED:
            return 0.0
        return self._served(pan) if self._finished(heat, pan) else max(self._actions(heat, pan))

    def heating(self, heat: int, pan: Pan) -> float:
        """Of heating until the die shows more than a cup."""
        one, two, three = (self.worth(heat + levels, pan) for levels in (1, 2, 3))
        return (2 * one + two + three + max(one, two, three) - FACES * ACTION_WORTH) / (FACES - 1)

    def tipping(self, heat: int, pan: Pan, place: int, tip: Tip) -> float:
        """Of tipping the bottle of colour `place` until something falls."""
        total, room, salt_room = -ACTION_WORTH, OVER_SEASONED - pan[place], OVER_SEASONED - pan[SALT]
        for chance, pieces, crystals in tip.falls:
            if pieces < room and crystals < salt_room:
                total += chance * self.worth(heat, _with(pan, place, pieces, crystals))
        return total / (1 - tip.nothing)

    def _actions(self, heat: int, pan: Pan) -> Iterator[float]:
        yield self.heating(heat, pan)
        for place, asked in enumerate(self.dish.condiments.counts[:SALT]):
            if asked > pan[place]:
                for tip in self.kitchen.tips_at(place):
                    yield self.tipping(heat, pan, place, tip)

    def _finished(self, heat: int, pan: Pan) -> bool:
        low, high = self.dish.green
        return low <= heat <= high and all(
            there >= asked for there, asked in zip(pan, self.dish.condiments.counts, strict=True)
        )

    def _served(self, pan: Pan) -> float:
        star = pan == self.dish.condiments.counts and any(pan)
        return self.dish.points + (self.kitchen.cooking.star_worth if star else 0.0)


def _with(pan: Pan, place: int, pieces: int, crystals: int) -> Pan:
    counts = list(pan)
    counts[place] += pieces
    counts[SALT] += crystals
    return tuple(counts)  # type: ignore[return-value]
