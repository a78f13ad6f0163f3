"""Where everything stands at the table of the card game of courses, in design px."""

from __future__ import annotations

from dataclasses import dataclass

from simulator.cards.courses.components import BROKEN, PLAIN, Cards, Course, best_split
from simulator.window.screens.cards.toss import Goal, Point
from simulator.window.screens.kitchen_layout import Box

SIGN = Box(620, 18, 680, 92)
DECK, DISCARD = (770.0, 376.0), (1150.0, 376.0)
CLOCK = (960.0, 340.0)
HAND_Y = 706.0
TRAY_Y = 838.0
DISCARD_GOAL: Goal = (1010.0, 210.0, 1310.0, 540.0)
OWN = Box(36, 600, 200, 250)
LEAST_DRAG_Y = 540.0
"""Below this a card that was carried from deck or pile has come to the hand."""

PANELS = (
    Box(36, 136, 420, 206),
    Box(1464, 136, 420, 206),
    Box(36, 360, 420, 206),
    Box(1464, 360, 420, 206),
    Box(1534, 584, 350, 206),
)
"""The others, the left-hand neighbour first."""

DRAWERS = Box(36, 974, 1600, 92)
FLOOR: tuple[tuple[Point, ...], ...] = (((0, 884), (1920, 884), (1920, 960), (0, 960)),)


@dataclass(frozen=True, slots=True)
class Lying:
    """One card of the hand: where, and which of the dishes that form it belongs to; None is none yet."""

    course: Course
    x: float
    dish: int | None


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of a hand as they lie, whole dishes first, and what the next dish still misses."""

    cards: tuple[Lying, ...]
    missing: tuple[tuple[Course, float], ...]

    def tray(self, dish: int) -> tuple[float, float]:
        """Left and right of a dish that is whole."""
        xs = [card.x for card in self.cards if card.dish == dish]
        return min(xs) - 94, max(xs) + 94

    @property
    def dishes(self) -> int:
        """How many dishes are whole."""
        return len({card.dish for card in self.cards if card.dish is not None})


def laid_out(hand: Cards, most_broken: int, middle: float = 960.0, room: float = 1400.0) -> Hand:
    """How a hand lies: dishes that are whole together, the rest beside, then places for what is missing."""
    plain, broken = best_split(hand, most_broken)
    sets = [PLAIN] * plain + [BROKEN] * broken
    rest = hand
    for whole in sets:
        rest = rest - Cards.of(whole)
    loose = rest.single()
    lacks = tuple(course for course in PLAIN if not rest[course]) if loose else ()
    missing = lacks if len(lacks) == 1 else ()
    groups: list[tuple[int | None, tuple[Course, ...]]] = [*enumerate(sets), (None, loose + missing)]
    count = sum(len(cards) for _dish, cards in groups)
    gaps = 40.0 * (len(groups) - 1)
    step = min(188.0, (room - gaps) / max(1, count))
    x = middle - (step * count + gaps) / 2 + step / 2
    lying: list[Lying] = []
    for dish, cards in groups:
        for course in cards:
            lying.append(Lying(course, x, dish))
            x += step
        x += 40.0
    kept = len(lying) - len(missing)
    return Hand(tuple(lying[:kept]), tuple((one.course, one.x) for one in lying[kept:]))
