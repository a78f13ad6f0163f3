"""The ingredients, the Hungry, and what a pot counts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from simulator.cards.stew.options import Options


class Ingredient(StrEnum):
    """What a card is."""

    POTATO = "potato"
    CARROT = "carrot"
    LEEK = "leek"
    GARLIC = "garlic"
    CHICKEN = "chicken"
    STONE = "stone"


class Hungry(StrEnum):
    """Who lies in the row and waits to be fed."""

    RACCOON = "raccoon"
    RABBIT = "rabbit"
    GOPHER = "gopher"
    BOAR = "boar"
    FOX = "fox"
    VAGABOND = "vagabond"


COPIES: Mapping[Ingredient, int] = {
    Ingredient.POTATO: 4,
    Ingredient.CARROT: 2,
    Ingredient.LEEK: 2,
    Ingredient.GARLIC: 2,
    Ingredient.CHICKEN: 1,
    Ingredient.STONE: 1,
}
"""How many cards there are of each ingredient."""

DECK = tuple(ingredient for ingredient in Ingredient for _card in range(COPIES[ingredient]))

FAVOURITE: Mapping[Hungry, Ingredient] = {
    Hungry.RACCOON: Ingredient.POTATO,
    Hungry.RABBIT: Ingredient.CARROT,
    Hungry.GOPHER: Ingredient.LEEK,
    Hungry.BOAR: Ingredient.GARLIC,
    Hungry.FOX: Ingredient.CHICKEN,
}
"""What each animal takes from the pot if it is not fed. The vagabond takes nothing."""

PLAIN_VALUE: Mapping[Ingredient, int] = {
    Ingredient.CARROT: 2,
    Ingredient.LEEK: 3,
    Ingredient.CHICKEN: 5,
    Ingredient.STONE: -3,
}
"""What a card counts where its number does not matter."""

LONE_GARLIC = 6
VAGABOND_TAKES = -3
"""What the unfed vagabond adds where there is chicken in the pot."""

ENOUGH = 12
"""Points of a pot with which a call succeeds."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How a pot was counted. pot: all that lay in it. eaten: what the unfed animals took. vagabond: what he added."""

    pot: tuple[Ingredient, ...]
    eaten: tuple[tuple[Hungry, Ingredient], ...]
    vagabond: int
    total: int


def reckon(pot: Iterable[Ingredient], fed: Collection[Hungry], options: Options) -> Reckoning:
    """What the pot counts: first each unfed animal takes one card of its favourite, then the vagabond comes."""
    there = tuple(sorted(pot, key=DECK.index))
    left = {ingredient: there.count(ingredient) for ingredient in Ingredient}
    eaten = tuple(pair for pair in FAVOURITE.items() if pair[0] not in fed and left[pair[1]])
    for _animal, ingredient in eaten:
        left[ingredient] -= 1
    vagabond = 0 if Hungry.VAGABOND in fed else vagabond_adds(left[Ingredient.CHICKEN], options)
    return Reckoning(there, eaten, vagabond, value(left, options) + vagabond)


def value(left: Mapping[Ingredient, int], options: Options) -> int:
    """What the cards that nobody took count together."""
    potatoes, garlic = left[Ingredient.POTATO], left[Ingredient.GARLIC]
    plain = sum(each * left[ingredient] for ingredient, each in PLAIN_VALUE.items())
    return potatoes**2 + (0, LONE_GARLIC, options.garlic_pair)[garlic] + plain


def vagabond_adds(chickens: int, options: Options) -> int:
    """What the unfed vagabond adds to a pot with or without chicken."""
    return VAGABOND_TAKES if chickens else options.vagabond_no_chicken
