"""The balance of a deck: for each dish the odds of finishing it and of a star, what it costs in actions, and whether a
cook should ever take it. Reckoned exactly from the measured odds of tips, by each bot's own way of cooking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from simulator.alacarte.components import CREPE, OVER_SEASONED, Deck, Dish
from simulator.alacarte.state import Stove
from simulator.lab.results import Finding, Row
from simulator.lab.versions import versions
from simulator.players.bots import BOTS, Skill
from simulator.players.cooking import ACTION_WORTH, CREPE_TURNS, FACES, SALT, STAR_WORTH, Kitchen, Pan, cooking_of
from simulator.players.odds import flip_chance
from simulator.scene.pour import FULL
from simulator.vocabulary import COLOURS, Condiment, Tally

FIRST_STAR = STAR_WORTH[0]
"""What a bot that tries for stars gives for its first."""

TURN_ACTIONS = 3


@dataclass(frozen=True, slots=True)
class Outlook:
    """What comes of a dish from here on: chance of finishing it, chance of a star, actions spent until it is gone."""

    finished: float
    star: float
    actions: float

    def plus(self, actions: float) -> Outlook:
        """The same after so many actions more."""
        return Outlook(self.finished, self.star, self.actions + actions)


SPOILED = Outlook(0.0, 0.0, 0.0)


def mixed(parts: Iterable[tuple[float, Outlook]]) -> Outlook:
    """What comes of one of several outlooks, each with its chance."""
    listed = list(parts)
    return Outlook(
        sum(chance * outlook.finished for chance, outlook in listed),
        sum(chance * outlook.star for chance, outlook in listed),
        sum(chance * outlook.actions for chance, outlook in listed),
    )


@dataclass(slots=True)
class DishOutlook:
    """One dish as one cook cooks it, action by action, each time the one worth most to that cook."""

    kitchen: Kitchen
    dish: Dish
    _known: dict[tuple[int, Pan], Outlook] = field(default_factory=dict)

    def at(self, heat: int = 0, pan: Pan = (0, 0, 0, 0, 0)) -> Outlook:
        """What comes of it from this heat and pan."""
        place = (heat, pan)
        if place not in self._known:
            self._known[place] = self._reckoned(heat, pan)
        return self._known[place]

    def _reckoned(self, heat: int, pan: Pan) -> Outlook:
        if heat >= self.dish.red or max(pan) >= OVER_SEASONED:
            return SPOILED
        if self._finished(heat, pan):
            star = pan == self.dish.condiments.counts and any(pan)
            return Outlook(1.0, float(star), 0.0)
        bottle = self.best_bottle(heat, pan)
        return self._heated(heat, pan) if bottle is None else self._seasoned(heat, pan, bottle)

    def _finished(self, heat: int, pan: Pan) -> bool:
        low, high = self.dish.green
        there = zip(pan, self.dish.condiments.counts, strict=True)
        return low <= heat <= high and all(has >= asked for has, asked in there)

    def best_bottle(self, heat: int, pan: Pan) -> Condiment | None:
        """The bottle to tip now, or None where heating is worth more."""
        stove = self._stove(heat, pan)
        best, choice = self.kitchen.heating(stove), None
        for place, bottle in enumerate(COLOURS):
            if self.dish.condiments.counts[place] > pan[place]:
                worth = self.kitchen.seasoning(stove, bottle)[0]
                if worth > best:
                    best, choice = worth, bottle
        return choice

    def _stove(self, heat: int, pan: Pan) -> Stove:
        return Stove(heat, self.dish.id, Tally(pan))

    def _heated(self, heat: int, pan: Pan) -> Outlook:
        """One level for two faces, two, three, or the best of them; a cup takes an action and is thrown again."""
        levels = [self.at(heat + level, pan) for level in (1, 2, 3)]
        worths = [self.kitchen.worth(self._stove(heat + level, pan)) for level in (1, 2, 3)]
        chosen = levels[worths.index(max(worths))]
        share = 1 / (FACES - 1)
        return mixed([(2 * share, levels[0]), (share, levels[1]), (share, levels[2]), (share, chosen)]).plus(
            FACES * share
        )

    def _seasoned(self, heat: int, pan: Pan, bottle: Condiment) -> Outlook:
        """Tips of one bottle until something falls."""
        tip = self.kitchen.seasoning(self._stove(heat, pan), bottle)[1]
        place, some = COLOURS.index(bottle), 1 - tip.nothing
        parts = [
            (chance / some, self.at(heat, _with(pan, place, pieces, crystals)))
            for chance, pieces, crystals in tip.falls
        ]
        return mixed(parts).plus(1 / some)


def _with(pan: Pan, place: int, pieces: int, crystals: int) -> Pan:
    counts = list(pan)
    counts[place] += pieces
    counts[SALT] += crystals
    return tuple(counts)  # type: ignore[return-value]


def kitchen_of(deck: Deck, scene: str, skill: Skill) -> Kitchen:
    """How a bot cooks with four full bottles and no star yet."""
    bottles = tuple(Tally.of({bottle: FULL[0], Condiment.SALT: FULL[1]}) for bottle in COLOURS)
    return cooking_of(deck, scene, skill.hand, FIRST_STAR if skill.counts_stars else 0.0).at(bottles)


def crepe_outlook(scene: str, skill: Skill) -> Outlook:
    """What comes of the crepe: each turn one heat and up to two flips, until it lands or burns."""
    failing = 1 - flip_chance(scene, skill.hand)
    turns = sum(failing ** (2 * turn) for turn in range(CREPE_TURNS))
    return Outlook(1 - failing ** (2 * CREPE_TURNS), 0.0, turns * (2 + failing))


def balance_question(deck: Deck, scenes: Sequence[str], bots: Sequence[str]) -> dict[str, Any]:
    """What a balance asks."""
    return {
        "study": "balance",
        "deck": deck.name,
        "dishes": [dish.id for dish in deck.dishes],
        "scenes": list(scenes),
        "bots": list(bots),
        "action_worth": ACTION_WORTH,
        "versions": versions(),
    }


def balance(deck: Deck, scenes: Sequence[str], bots: Sequence[str]) -> Finding:
    """Each dish and the crepe, by each bot on each scene; and which dishes are never worth taking.

    worth: points and stars that the bot expects, less what its actions are worth elsewhere. A dish is never worth
    taking where that is less than nothing for every bot on every scene; it is never the best of its colour where
    another dish of the same colour is worth more each time.
    """
    rows = [row for scene in scenes for bot in bots for row in _rows(deck, scene, bot)]
    best: dict[tuple[str, str, str], float] = {}
    for row in rows:
        rivals = (row["scene"], row["bot"], row["colour"])
        best[rivals] = max(best.get(rivals, row["worth"]), row["worth"])
    for row in rows:
        row["best_of_colour"] = row["worth"] >= best[row["scene"], row["bot"], row["colour"]]
    never = [dish.id for dish in deck.dishes if all(row["worth"] <= 0 for row in rows if row["dish"] == dish.id)]
    second = [
        dish.id for dish in deck.dishes if not any(row["best_of_colour"] for row in rows if row["dish"] == dish.id)
    ]
    found = {"never_worth_taking": never, "never_best_of_colour": second}
    return Finding("balance", balance_question(deck, scenes, bots), rows, found)


def _rows(deck: Deck, scene: str, bot: str) -> list[Row]:
    skill = BOTS[bot]
    kitchen = kitchen_of(deck, scene, skill)
    rows = [
        _row(scene, bot, dish.id, dish.colour, dish.points, kitchen.worth(Stove(dish=dish.id)),
             DishOutlook(kitchen, dish).at())
        for dish in deck.dishes
    ]  # fmt: skip
    crepe = crepe_outlook(scene, skill)
    return [*rows, _row(scene, bot, CREPE, CREPE, deck.crepe_points, kitchen.crepe_worth(), crepe)]


def _row(scene: str, bot: str, dish: str, colour: str, points: int, worth: float, outlook: Outlook) -> Row:
    return {
        "scene": scene,
        "bot": bot,
        "dish": dish,
        "colour": colour,
        "points": points,
        "finished": round(outlook.finished, 4),
        "star": round(outlook.star, 4),
        "actions": round(outlook.actions, 2),
        "points_an_action": round(points * outlook.finished / outlook.actions, 4) if outlook.actions else 0.0,
        "worth": round(worth, 3),
    }
