"""The figures of the rules: how many dishes a hand holds, and what a pot can count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import comb

import pytest

from simulator.cards.courses.components import HAND, Cards, best_split
from simulator.cards.courses.options import Options as CoursesOptions
from simulator.cards.stew.components import COPIES, DECK, Hungry, Ingredient, reckon
from simulator.cards.stew.options import Options

PER_COURSE = 18


def odds(break_rule: str) -> list[float]:
    """The chances that six random cards of 18 / 18 / 18 hold no dish, one, two: every hand is counted."""
    most_broken = CoursesOptions(break_rule=break_rule).most_broken
    ways: Counter[int] = Counter()
    for appetizers, mains in product(range(HAND + 1), repeat=2):
        if (desserts := HAND - appetizers - mains) >= 0:
            hand = Cards((appetizers, mains, desserts))
            number = comb(PER_COURSE, appetizers) * comb(PER_COURSE, mains) * comb(PER_COURSE, desserts)
            ways[sum(best_split(hand, most_broken))] += number
    assert ways.total() == comb(3 * PER_COURSE, HAND)
    return [ways[dishes] / ways.total() for dishes in range(3)]


@pytest.mark.parametrize(
    ("break_rule", "chances"),
    [("never", (0.22, 0.64, 0.14)), ("once", (0.16, 0.62, 0.23)), ("always", (0.16, 0.60, 0.24))],
)
def test_dishes_in_six_random_cards(break_rule: str, chances: tuple[float, ...]) -> None:
    assert odds(break_rule) == pytest.approx(chances, abs=0.005)


def test_the_whole_deck_in_the_pot_and_nobody_fed_counts_twenty() -> None:
    assert reckon(DECK, (), Options()).total == 20


def pots() -> Iterator[tuple[int, int]]:
    """What every pot counts, with every choice of fed Hungry; and how many cards lie neither in it nor on a Hungry."""
    for counts in product(*(range(copies + 1) for copies in COPIES.values())):
        pot = [kind for kind, count in zip(Ingredient, counts, strict=True) for _card in range(count)]
        for number in range(min(len(Hungry), len(DECK) - len(pot)) + 1):
            for fed in combinations(Hungry, number):
                yield reckon(pot, fed, Options()).total, len(DECK) - len(pot) - number


def test_the_best_pots() -> None:
    best: dict[int, int] = {}
    for total, undrawn in pots():
        best[undrawn] = max(total, best.get(undrawn, total))

    assert best[0] == 33, "all twelve cards placed: the round is over"
    assert max(total for undrawn, total in best.items() if undrawn) == 31, "a card is left: it can be called"
