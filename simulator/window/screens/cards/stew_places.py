"""Where everything stands at the table of « À table ! », in design px."""

from __future__ import annotations

from simulator.cards.stew.components import Hungry
from simulator.window.art.cauldron import DEPTH, MOUTH_HALF
from simulator.window.screens.cards.toss import Goal, Point
from simulator.window.screens.kitchen_layout import Box

HUNGRY_SIZE = 0.92
HUNGRY_STEP, HUNGRY_Y = 214.0, 250.0
SHELF = Box(330, 369, 1260, 28)
POT = (960.0, 592.0)
POT_BOX = Box(714, 560, 492, 320)
COUNT = (960.0, 806.0)
DECK = (556.0, 756.0)
HAND = (1386.0, 716.0)
SIGN = Box(620, 18, 680, 92)
CARD_IN_POT = 0.5
FED_SIZE = 0.42
CALLS = Box(320, 974, 1320, 92)
PEEK = Box(36, 974, 264, 92)


def hungry_at(hungry: Hungry) -> Point:
    """The middle of a Hungry's card on the shelf."""
    return 960 + (tuple(Hungry).index(hungry) - 2.5) * HUNGRY_STEP, HUNGRY_Y


def hungry_box(hungry: Hungry) -> Box:
    """Its card."""
    x, y = hungry_at(hungry)
    return Box(x - 84, y - 118, 168, 236)


def fed_at(hungry: Hungry) -> Point:
    """Where the card lies that it was fed with."""
    x, y = hungry_at(hungry)
    return x - 34, y + 70


def in_pot(place: int) -> tuple[float, float, float]:
    """Where the card of that number lies in the pot, and how it leans."""
    column, row = place % 6, place // 6
    lean = (-9, 6, -4, 8, -7, 5)[column]
    return POT[0] + (column - 2.5) * 52 + row * 22, POT[1] + 118 - row * 34 + (place * 7) % 11, lean


PANELS = {
    2: (Box(36, 440, 330, 214), Box(1554, 440, 330, 214)),
    3: (Box(36, 440, 330, 214), Box(1554, 440, 330, 214), Box(36, 676, 330, 190)),
    4: (Box(36, 440, 330, 206), Box(1554, 440, 330, 206), Box(1554, 664, 330, 206), Box(36, 664, 330, 206)),
}
"""Round the table, clockwise from the left."""

POT_GOAL: Goal = (POT[0] - MOUTH_HALF + 20, POT[1] + 30, POT[0] + MOUTH_HALF - 20, POT[1] + DEPTH)


def goals(open_hungry: list[Hungry]) -> dict[str, Goal]:
    """Where a flying card may come down: the pot, and whoever is not fed."""
    made = {"pot": POT_GOAL}
    for hungry in open_hungry:
        x, y, wide, high = hungry_box(hungry)
        made[hungry.value] = (x, y + 10, x + wide, y + high)
    return made


WALLS: tuple[tuple[Point, ...], ...] = (
    ((740, 590), (776, 590), (836, 806), (748, 760)),
    ((1144, 590), (1180, 590), (1172, 760), (1084, 806)),
    ((0, 884), (1920, 884), (1920, 960), (0, 960)),
)
"""The pot's sides and the counter."""
