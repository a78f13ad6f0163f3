"""The cards, the dishes they make, and the best split of a hand into dishes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache


class Course(StrEnum):
    """What a card is."""

    APPETIZER = "appetizer"
    MAIN = "main"
    DESSERT = "dessert"


COURSES = tuple(Course)
_PLACE = {course: place for place, course in enumerate(COURSES)}

HAND = 6
"""Cards that a cook holds between turns."""

Set = tuple[Course, Course, Course]
"""Three cards that are a dish."""

PLAIN: Set = (Course.APPETIZER, Course.MAIN, Course.DESSERT)
BROKEN: Set = (Course.APPETIZER, Course.APPETIZER, Course.MAIN)
"""« Break the rules »: two appetizers and a main course."""

ANY_NUMBER = 1_000
"""More broken dishes than there can be."""


@dataclass(frozen=True, slots=True)
class Cards:
    """How many cards of each course; which of them lies where does not matter."""

    counts: tuple[int, int, int] = (0, 0, 0)

    @classmethod
    def of(cls, cards: Iterable[Course]) -> Cards:
        """Single cards, counted."""
        numbers = [0, 0, 0]
        for card in cards:
            numbers[_PLACE[card]] += 1
        return cls((numbers[0], numbers[1], numbers[2]))

    def __getitem__(self, course: Course) -> int:
        return self.counts[_PLACE[course]]

    def __iter__(self) -> Iterator[Course]:
        return (course for course in COURSES if self[course])

    def __add__(self, other: Cards) -> Cards:
        (a, b, c), (d, e, f) = self.counts, other.counts
        return Cards((a + d, b + e, c + f))

    def __sub__(self, other: Cards) -> Cards:
        (a, b, c), (d, e, f) = self.counts, other.counts
        return Cards((a - d, b - e, c - f))

    def holds(self, other: Cards) -> bool:
        """Whether every count is at least that of `other`."""
        return all(mine >= theirs for mine, theirs in zip(self.counts, other.counts, strict=True))

    @property
    def total(self) -> int:
        """All cards together."""
        return sum(self.counts)

    def single(self) -> tuple[Course, ...]:
        """Every single card, in the order of a meal."""
        return tuple(course for course in COURSES for _ in range(self[course]))

    def as_dict(self) -> dict[str, int]:
        """Names and counts, for JSON."""
        return {course.value: self[course] for course in self}


NO_CARDS = Cards()
ONE = {course: Cards.of((course,)) for course in COURSES}
"""One card of each course."""


@lru_cache(maxsize=4096)
def best_split(cards: Cards, most_broken: int) -> tuple[int, int]:
    """The most dishes that `cards` make: plain ones, and broken ones of which `most_broken` are allowed."""
    appetizers, mains, desserts = cards.counts
    best = (0, 0)
    for broken in range(min(most_broken, appetizers // 2, mains) + 1):
        plain = min(appetizers - 2 * broken, mains - broken, desserts)
        if plain + broken > sum(best):
            best = (plain, broken)
    return best
