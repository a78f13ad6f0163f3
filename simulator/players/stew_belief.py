"""What a farmer believes to lie in the pot: an exact count over every way the hidden cards can lie.

Kinds of ingredients are counted in tuples of six, in the order of the rule book. A belief is a table of weights.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from operator import add, sub

from simulator.cards.stew.components import COPIES, Hungry, Ingredient, reckon
from simulator.cards.stew.options import Options
from simulator.cards.stew.state import Placed
from simulator.cards.stew.views import View

Counts = tuple[int, ...]
Pots = Mapping[Counts, float]
"""What may lie in the pot → how probable that is."""

Likely = Callable[[Ingredient, Hungry | None, frozenset[Hungry]], float]
"""How likely somebody who holds an ingredient puts it there, with these Hungry fed already."""

KINDS = tuple(Ingredient)
ALL: Counts = tuple(COPIES[kind] for kind in KINDS)
NONE: Counts = (0,) * len(KINDS)


def plus(counts: Counts, place: int, number: int = 1) -> Counts:
    """One kind more."""
    return (*counts[:place], counts[place] + number, *counts[place + 1 :])


def minus(counts: Counts, other: Counts) -> Counts:
    """What is left."""
    return tuple(map(sub, counts, other))


@lru_cache(maxsize=200_000)
def total_of(pot: Counts, fed: frozenset[Hungry], options: Options) -> int:
    """What a pot would count now."""
    cards = (kind for kind, number in zip(KINDS, pot, strict=True) for _card in range(number))
    return reckon(cards, fed, options).total


# Without inference: every card that has not been seen may lie anywhere


@lru_cache(maxsize=20_000)
def any_cards(unseen: Counts, number: int) -> Pots:
    """So many cards drawn blindly from `unseen`."""
    ways: dict[Counts, float] = {NONE: 1.0}
    for _card in range(number):
        further: dict[Counts, float] = {}
        for cards, weight in ways.items():
            for place, there in enumerate(minus(unseen, cards)):
                if there:
                    key = plus(cards, place)
                    further[key] = further.get(key, 0.0) + weight * there
        ways = further
    return normal(ways)


def normal(ways: Mapping[Counts, float]) -> Pots:
    """The same weights with sum one."""
    whole = sum(ways.values())
    return {cards: weight / whole for cards, weight in ways.items()}


def own_counts(view: View, *, in_pot: bool) -> Counts:
    """The own cards in the pot, or on the Hungry."""
    counts = [0] * len(KINDS)
    for one in view.placed:
        if one.ingredient is not None and (one.hungry is None) == in_pot:
            counts[KINDS.index(one.ingredient)] += 1
    return tuple(counts)


def blind_pots(view: View) -> Pots:
    """What may lie in the pot for somebody who counts the own cards and infers nothing."""
    own = own_counts(view, in_pot=True)
    seen = minus(own, minus(NONE, own_counts(view, in_pot=False)))
    if view.holds:
        seen = plus(seen, KINDS.index(view.holds))
    hidden = sum(one.ingredient is None for one in view.pot)
    return {tuple(map(add, own, cards)): weight for cards, weight in any_cards(minus(ALL, seen), hidden).items()}


# With inference: who puts what where


@lru_cache(maxsize=4_000)
def _lies(placed: tuple[Placed, ...], likely: Likely) -> Mapping[tuple[Counts, Counts], float]:
    """Weights of (what lies in the pot, what lies on the Hungry) after these placements, in order."""
    if not placed:
        return {(NONE, NONE): 1.0}
    *before, last = placed
    fed = frozenset(one.hungry for one in before if one.hungry)
    chance = [
        likely(kind, last.hungry, fed) if last.ingredient is None else float(kind is last.ingredient) for kind in KINDS
    ]
    after: dict[tuple[Counts, Counts], float] = {}
    for (pot, eaten), weight in _lies(tuple(before), likely).items():
        for place in _may_be(chance):
            if there := ALL[place] - pot[place] - eaten[place]:
                key = (plus(pot, place), eaten) if last.hungry is None else (pot, plus(eaten, place))
                after[key] = after.get(key, 0.0) + weight * there * chance[place]
    return after


def _may_be(chance: list[float]) -> list[int]:
    return [place for place, part in enumerate(chance) if part]


def lies(view: View, likely: Likely) -> Mapping[tuple[Counts, Counts], float]:
    """Weights of (what lies in the pot, what lies on the Hungry), from all that the farmer has seen."""
    found = _lies(view.placed, likely)
    if view.holds is None:
        return found
    place = KINDS.index(view.holds)
    left = {key: weight * (ALL[place] - key[0][place] - key[1][place]) for key, weight in found.items()}
    return {key: weight for key, weight in left.items() if weight}


def inferred_pots(view: View, likely: Likely) -> Pots:
    """What may lie in the pot for somebody who infers what others placed."""
    pots: dict[Counts, float] = {}
    for (pot, _eaten), weight in lies(view, likely).items():
        pots[pot] = pots.get(pot, 0.0) + weight
    return normal(pots)


# What a pot is worth


def chance_of_enough(pots: Pots, fed: Collection[Hungry], options: Options, enough: int = 12) -> float:
    """How probable it is that a call succeeds."""
    full = frozenset(fed)
    return sum(weight for pot, weight in pots.items() if total_of(pot, full, options) >= enough)


def expected_total(pots: Pots, fed: Collection[Hungry], options: Options) -> float:
    """What the pot counts on average."""
    full = frozenset(fed)
    return sum(weight * total_of(pot, full, options) for pot, weight in pots.items())
