"""How cards fly at the table of « À table ! »: face down, whoever moves them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.cards.stew.moves import Call, Draw, Feed, Pot
from simulator.game import Chosen
from simulator.text import _
from simulator.vocabulary import Shuffled
from simulator.window.art import furniture
from simulator.window.screens.cards import stew_places
from simulator.window.screens.cards.toss import Point
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_motion import FADE_S, FLIGHT_S, Shot, arc, in_out_cubic, pop
from simulator.window.sound import Name
from simulator.window.table import Happening

if TYPE_CHECKING:
    from simulator.window.screens.cards.stew import StewScreen

CALL_S = 1.5


def shots(screen: StewScreen, happening: Happening) -> list[Shot]:
    """What moves when something has happened."""
    deck = stew_places.DECK
    match happening.event:
        case Shuffled():
            fly = partial(_dealt, screen)
            return [Shot(happening.before, _seconds(screen, 0.6), (fly,), sound="whoosh")]
        case Chosen(seat, Draw()):
            return [
                _flight(screen, happening, None, deck, hand_of(screen, seat), (0.8, hand_size(screen, seat)), "button")
            ]
        case Chosen(seat, Pot()):
            x, y, _lean = stew_places.in_pot(len(happening.before.pot))
            start = _start(screen, seat)
            return [_flight(screen, happening, seat, start, (x, y), (hand_size(screen, seat), 0.5), "whoosh")]
        case Chosen(seat, Feed(hungry)):
            goal, size = stew_places.fed_at(hungry), hand_size(screen, seat)
            return [
                _flight(screen, happening, seat, _start(screen, seat), goal, (size, stew_places.FED_SIZE), "whoosh")
            ]
        case Chosen(seat, Call()):
            return [Shot(happening.before, CALL_S, (partial(_called, screen, seat),), sound="bell")]
    return []


def hand_of(screen: StewScreen, seat: int) -> Point:
    """Where a farmer holds a card."""
    if seat == screen.viewer and seat in screen.table.persons:
        return stew_places.HAND
    box = panel_of(screen, seat)
    return box.x + box.w - 56, box.y + 134


def hand_size(screen: StewScreen, seat: int) -> float:
    """How large that card is."""
    return 1.0 if seat == screen.viewer and seat in screen.table.persons else 0.42


def panel_of(screen: StewScreen, seat: int) -> Box:
    """The panel of a farmer."""
    return stew_places.PANELS[len(screen.table.names)][seat]


def _start(screen: StewScreen, seat: int) -> Point:
    if seat == screen.viewer and seat in screen.table.persons:
        return screen.throwing.at
    return hand_of(screen, seat)


def _seconds(screen: StewScreen, seconds: float) -> float:
    return FADE_S if screen.app.settings.reduced_motion else seconds


def _flight(
    screen: StewScreen,
    happening: Happening,
    seat: int | None,
    start: Point,
    end: Point,
    sizes: tuple[float, float],
    sound: Name,
) -> Shot:
    still = screen.app.settings.reduced_motion

    def draw(surface: pygame.Surface, part: float) -> None:
        way = 1.0 if still else in_out_cubic(part)
        x, y = arc(start, end, way, 90)
        screen.painter.back(surface, seat, x, y, round(sizes[0] + (sizes[1] - sizes[0]) * way, 1))

    return Shot(happening.before, _seconds(screen, FLIGHT_S), (draw,), sound=sound)


def _dealt(screen: StewScreen, surface: pygame.Surface, part: float) -> None:
    x, y = stew_places.DECK
    for card in range(4):
        way = min(1.0, max(0.0, part * 1.6 - card * 0.2))
        at = arc((960, 700), (x, y - card * 4), in_out_cubic(way), 120)
        screen.painter.back(surface, None, *at, 0.8, 0 if way >= 1 else -20 + 12 * card)


def _called(screen: StewScreen, seat: int, surface: pygame.Surface, part: float) -> None:
    """« À table ! » in large letters, and who says it."""
    grown = 1.0 if screen.app.settings.reduced_motion else pop(min(1.0, part * 3))
    size = max(0.1, round(grown, 2))
    sign = lambda canvas: furniture.sign(canvas, 0, 0, 900, 240, hanging=False)  # noqa: E731
    screen.painter.put(surface, ("call sign",), sign, 960, 620, size)
    if size >= 0.95:
        screen.painter.text(surface, _("À table !"), "display", Box(560, 510, 800, 150))
        screen.painter.text(surface, screen.table.names[seat], "head", Box(560, 656, 800, 70))
