"""What a stove is worth to a cook: expected points of the best play over the next actions, by measured odds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from simulator.alacarte.components import CREPE, KNOB_TOP, OVER_SEASONED, Deck, Dish
from simulator.alacarte.state import Stove
from simulator.players.odds import Aim, fallen, flip_chance, pour_aims
from simulator.vocabulary import COLOURS, Condiment, Tally

ACTION_WORTH = 0.3
"""Points that an action is worth elsewhere. Source: about 15 points in 12 turns of 3 actions in games of 2 cooks
(rules, Figures), a third of them spent on what is spoiled."""

DIE = ((2, 1), (1, 2), (1, 3))
"""(faces, levels) of the heating die that always heat by so much: `1` and `all`, `2`, `3`."""

STAR_WORTH = (0.3, 1.0, 12.0)
"""Points that the first, second and third star are worth: three of them win. Chosen: the last beats any dish."""

PROGRESS_WORTH = 0.4
"""Share of a dish's points that it is worth at the end of the look-ahead when nothing is missing any more."""

CREPE_TURNS = 4
"""Turns until a crepe burns, nearly always. Source: 9.3 flips before it burns (rules, Figures)."""

Pan = tuple[int, int, int, int, int]
SALT = 4


@dataclass(slots=True)
class Cooking:
    """How one hand cooks in one kitchen.

    depth: look-ahead in actions. star_worth: points that the next star is worth. bottles: contents of the four.
    """

    deck: Deck
    scene: str
    skill: str
    depth: int
    star_worth: float
    bottles: tuple[Tally, ...]
    known: dict[tuple[str, int, Pan, int], float] = field(default_factory=dict)

    def worth(self, stove: Stove, depth: int | None = None) -> float:
        """Expected points of what cooks on `stove`, less what the actions are worth elsewhere."""
        if stove.dish is None:
            return 0.0
        if stove.dish == CREPE:
            return self.crepe_worth()
        pan: Pan = stove.pan.counts
        return self._worth(self.deck[stove.dish], stove.heat, pan, self.depth if depth is None else depth)

    def crepe_worth(self) -> float:
        """A crepe: each turn costs three actions and gives two flips, until it lands or burns."""
        failing = (1 - flip_chance(self.scene, self.skill)) ** 2
        turns = sum(failing**turn for turn in range(CREPE_TURNS))
        return self.deck.crepe_points * (1 - failing**CREPE_TURNS) - 3 * ACTION_WORTH * turns

    def heating(self, stove: Stove) -> float:
        """What the stove is worth after one throw of the die."""
        if stove.dish is None or stove.dish == CREPE:
            return self.worth(stove)
        return self._heating(self.deck[stove.dish], stove.heat, stove.pan.counts, self.depth - 1) - ACTION_WORTH

    def seasoning(self, stove: Stove, bottle: Condiment) -> tuple[float, Aim]:
        """What the stove is worth after one tip of `bottle`, and the aim that makes the most of it."""
        return max(((self.tipping(stove, bottle, aim), aim) for aim in self.aims(bottle)), key=lambda pair: pair[0])

    def tipping(self, stove: Stove, bottle: Condiment, aim: Aim) -> float:
        """What the stove is worth after one tip of `bottle` with `aim`."""
        place = COLOURS.index(bottle)
        if stove.dish is None or stove.dish == CREPE:
            return self.worth(stove)
        dish = self.deck[stove.dish]
        return self._tipping(dish, stove.heat, stove.pan.counts, self.depth - 1, place, aim) - ACTION_WORTH

    def aims(self, bottle: Condiment) -> tuple[Aim, ...]:
        """The aims to choose from, by how full the bottle is."""
        return pour_aims(self.scene, self.skill, self.bottles[COLOURS.index(bottle)].total)

    def _worth(self, dish: Dish, heat: int, pan: Pan, depth: int) -> float:
        if heat >= dish.red or max(pan) >= OVER_SEASONED:
            return 0.0
        if dish.green[0] <= heat <= dish.green[1] and _enough(dish, pan):
            return self._served(dish, pan)
        if depth == 0:
            return dish.points * PROGRESS_WORTH * _progress(dish, heat, pan)
        key = (dish.id, heat, pan, depth)
        if key not in self.known:
            self.known[key] = max(self._options(dish, heat, pan, depth - 1)) - ACTION_WORTH
        return self.known[key]

    def _options(self, dish: Dish, heat: int, pan: Pan, depth: int) -> Iterable[float]:
        yield self._heating(dish, heat, pan, depth)
        for place, asked in enumerate(dish.condiments.counts[:SALT]):
            if asked > pan[place] and self.bottles[place].total:
                for aim in self.aims(COLOURS[place]):
                    yield self._tipping(dish, heat, pan, depth, place, aim)

    def _heating(self, dish: Dish, heat: int, pan: Pan, depth: int) -> float:
        after = [self._worth(dish, min(heat + levels, KNOB_TOP), pan, depth) for levels in (0, 1, 2, 3)]
        sure = sum(faces * after[levels] for faces, levels in DIE)
        return (sure + max(after[1:]) + after[0]) / 6

    def _tipping(self, dish: Dish, heat: int, pan: Pan, depth: int, place: int, aim: Aim) -> float:
        bottle = self.bottles[place]
        total = 0.0
        for chance, pieces, crystals in fallen(aim, bottle.counts[place], bottle.counts[SALT]):
            if pan[place] + pieces < OVER_SEASONED and pan[SALT] + crystals < OVER_SEASONED:
                total += chance * self._worth(dish, heat, _with(pan, place, pieces, crystals), depth)
        return total

    def _served(self, dish: Dish, pan: Pan) -> float:
        star = pan == dish.condiments.counts and any(pan)
        return dish.points + (self.star_worth if star else 0.0)


def _with(pan: Pan, place: int, pieces: int, crystals: int) -> Pan:
    counts = list(pan)
    counts[place] += pieces
    counts[SALT] += crystals
    return tuple(counts)  # type: ignore[return-value]


def _enough(dish: Dish, pan: Pan) -> bool:
    return all(there >= asked for there, asked in zip(pan, dish.condiments.counts, strict=True))


def _progress(dish: Dish, heat: int, pan: Pan) -> float:
    """The share of what a dish asks for that is done: pieces and heat."""
    low, high = dish.green
    asked = sum(dish.condiments.counts) + low / 2
    missing = sum(max(asks - there, 0) for asks, there in zip(dish.condiments.counts, pan, strict=True))
    missing += (low - heat) / 2 if heat < low else 2 * (heat - high) if heat > high else 0
    return max(0.0, 1 - missing / asked) if asked else 0.5
