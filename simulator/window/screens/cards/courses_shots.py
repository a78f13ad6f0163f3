"""How cards fly at the table of the card game of courses: what was face down stays so for everybody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from simulator.cards.courses.components import Course
from simulator.cards.courses.moves import Discard, Draw, Meld, Source
from simulator.game import Chosen
from simulator.vocabulary import Shuffled, TimeUp
from simulator.window.screens.cards import courses_places
from simulator.window.screens.cards.toss import Point
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_motion import FADE_S, FLIGHT_S, Shot, arc, in_out_cubic
from simulator.window.sound import Name
from simulator.window.table import Happening

if TYPE_CHECKING:
    from simulator.window.screens.cards.courses import CoursesScreen


def shots(screen: CoursesScreen, happening: Happening) -> list[Shot]:
    """What moves when something has happened."""
    hand = (960.0, courses_places.HAND_Y)
    match happening.event:
        case Shuffled():
            return [_flight(screen, happening, (None, None, None), (960, 700), courses_places.DECK, (1, 1), "whoosh")]
        case TimeUp():
            return [Shot(happening.before, FADE_S, (), sound="bell")]
        case Chosen(seat, Draw(source)):
            own = seat == screen.viewer
            goal, size = (hand, 1.0) if own else (in_panel(screen, seat), 0.4)
            if source is Source.DECK:
                return [_flight(screen, happening, (None,), courses_places.DECK, goal, (1, size), "button")]
            top = happening.before.discard[-1]
            return [_flight(screen, happening, (top,), courses_places.DISCARD, goal, (1, size), "button")]
        case Chosen(seat, Discard(card)):
            own = seat == screen.viewer
            start, size = (screen.throwing.at, 1.0) if own else (in_panel(screen, seat), 0.4)
            return [_flight(screen, happening, (card,), start, courses_places.DISCARD, (size, 1), "whoosh")]
        case Chosen(seat, Meld(cards)):
            own = seat == screen.viewer
            goal = courses_places.OWN.middle if own else in_panel(screen, seat)
            return [
                _flight(screen, happening, cards, hand if own else in_panel(screen, seat), goal, (0.8, 0.4), "star")
            ]
    return []


def panel_of(screen: CoursesScreen, seat: int) -> Box:
    """The panel of another cook."""
    return courses_places.PANELS[(seat - screen.viewer - 1) % len(screen.table.names)]


def in_panel(screen: CoursesScreen, seat: int) -> Point:
    """Where another cook holds its cards."""
    box = panel_of(screen, seat)
    return box.x + box.w / 2, box.y + box.h / 2


def _flight(
    screen: CoursesScreen,
    happening: Happening,
    cards: Sequence[Course | None],
    start: Point,
    end: Point,
    sizes: tuple[float, float],
    sound: Name,
) -> Shot:
    still = screen.app.settings.reduced_motion

    def draw(surface: pygame.Surface, part: float) -> None:
        way = 1.0 if still else in_out_cubic(part)
        size = round(sizes[0] + (sizes[1] - sizes[0]) * way, 1)
        for place, card in enumerate(cards):
            x, y = arc(start, end, way, 80)
            shift = (place - (len(cards) - 1) / 2) * 90 * size
            if card is None:
                screen.painter.back(surface, None, x + shift, y, size)
            else:
                screen.painter.course(surface, card, x + shift, y, size)

    return Shot(happening.before, FADE_S if still else FLIGHT_S, (draw,), sound=sound)
