"""How many dishes a hand will become: every draw to come is weighed with what is left to draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from simulator.cards.courses.components import (
    BROKEN,
    COURSES,
    HAND,
    NO_CARDS,
    ONE,
    PLAIN,
    Cards,
    Course,
    Set,
    best_split,
)
from simulator.cards.courses.views import View

PARTS = 12
"""Chances of a draw are rounded to so many parts, so that reckoning is done once for many a table."""


@dataclass(frozen=True, slots=True)
class Table:
    """What matters of a table: parts of PARTS with which each course is drawn; whether dishes are laid down."""

    parts: tuple[int, int, int]
    melds: bool


def table_of(view: View) -> Table:
    """The table as a cook sees it: every card that is not in sight may be drawn."""
    unseen = [view.options.cards_per_course] * len(COURSES)
    for place, course in enumerate(COURSES):
        unseen[place] -= view.hand[course] + view.discard.count(course)
        for seat, other in enumerate(view.seats):
            laid = sum(cards.count(course) for cards in other.melded)
            unseen[place] -= laid + (other.taken[course] if seat != view.seat else 0)
    return Table(_rounded(unseen), view.options.mode == "meld")


def _rounded(unseen: list[int]) -> tuple[int, int, int]:
    whole = max(sum(unseen), 1)
    appetizer, main = (round(PARTS * count / whole) for count in unseen[:2])
    main = min(main, PARTS - appetizer)
    return appetizer, main, PARTS - appetizer - main


def chances(table: Table) -> Mapping[Course, float]:
    """How likely each course is drawn."""
    return {course: part / PARTS for course, part in zip(COURSES, table.parts, strict=True) if part}


def broken_left(view: View) -> int:
    """Broken dishes that the cook may still count; more than two are as good as any number."""
    return min(view.options.most_broken - view.seats[view.seat].melded.count(BROKEN), 2)


@lru_cache(maxsize=200_000)
def outlook(table: Table, hand: Cards, broken: int, turns: int, may_meld: bool) -> float:
    """Dishes expected from a hand between turns, with so many turns to come; `may_meld`: one may be laid down now."""
    waits = _without_meld(table, hand, broken, turns)
    if not may_meld:
        return waits
    melds = [cards for cards in (PLAIN, BROKEN) if hand.holds(Cards.of(cards)) and (cards != BROKEN or broken)]
    return max([waits, *(after_meld(table, hand, cards, broken, turns) for cards in melds)])


def after_meld(table: Table, hand: Cards, cards: Set, broken: int, turns: int) -> float:
    """Dishes expected once these three are laid down and the hand is refilled."""
    rest, left = hand - Cards.of(cards), broken - (cards == BROKEN and broken < 2)
    return 1 + sum(
        chance * outlook(table, rest + more, left, turns, False)
        for more, chance in _refills(table, HAND - rest.total).items()
    )


def _without_meld(table: Table, hand: Cards, broken: int, turns: int) -> float:
    if turns == 0:
        return float(sum(best_split(hand, broken)))
    return sum(
        chance
        * max(outlook(table, hand + ONE[card] - ONE[out], broken, turns - 1, table.melds) for out in hand + ONE[card])
        for card, chance in chances(table).items()
    )


@lru_cache(maxsize=2_000)
def _refills(table: Table, number: int) -> Mapping[Cards, float]:
    """All that so many draws may bring."""
    found: dict[Cards, float] = {}
    for drawn in product(chances(table).items(), repeat=number):
        cards, chance = NO_CARDS, 1.0
        for card, part in drawn:
            cards, chance = cards + ONE[card], chance * part
        found[cards] = found.get(cards, 0.0) + chance
    return found
