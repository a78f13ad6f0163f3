"""The picture of the card game of courses: deck, pile, clock, the others, and the dishes that form in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.cards.courses.moves import Discard, Draw, Source
from simulator.cards.courses.state import Waits
from simulator.game import Chosen
from simulator.games import bot_seats
from simulator.text import _, ngettext
from simulator.window.art import cards, furniture
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import CAST_SHADOW, colour
from simulator.window.art.shapes import rounded
from simulator.window.screens.cards import courses_places, people
from simulator.window.screens.cards.courses_shots import panel_of
from simulator.window.screens.cards.people import Somebody
from simulator.window.screens.kitchen_layout import Box

if TYPE_CHECKING:
    from simulator.window.screens.cards.courses import CoursesScreen

LEAST_STEP = 18.0
"""So far signs of courses must lie apart to be told from each other."""


def paint(screen: CoursesScreen, surface: pygame.Surface) -> None:
    """The table but for the hand."""
    _sign(screen, surface)
    _deck(screen, surface)
    _discard(screen, surface)
    _clock(screen, surface)
    for seat in range(len(screen.table.names)):
        if seat != screen.viewer:
            _cook(screen, surface, seat)
    _own(screen, surface)


def _sign(screen: CoursesScreen, surface: pygame.Surface) -> None:
    box, view = courses_places.SIGN, screen.view
    draw = lambda canvas: furniture.sign(canvas, 0, 0, box.w, box.h)  # noqa: E731
    screen.painter.put(surface, ("stew sign",), draw, *box.middle)
    over = view.waits is Waits.OVER
    words = _("The end") if over else _("{name}'s turn").format(name=view.seats[view.turn].name)
    screen.painter.largest(surface, words, Box(box.x + 30, box.y, box.w - 60, box.h))


def _deck(screen: CoursesScreen, surface: pygame.Surface) -> None:
    x, y = courses_places.DECK
    left = screen.view.deck
    for card in range(min(left, 3)):
        screen.painter.back(surface, None, x - 8 + card * 8, y + 8 - card * 8, 1.0)
    if not left:
        _socket(screen, surface, x, y)
    people.put_figure(screen.painter, surface, x - 82, y + 118, str(left), 36)


def _discard(screen: CoursesScreen, surface: pygame.Surface) -> None:
    x, y = courses_places.DISCARD
    pile = screen.view.discard
    event = screen.playing
    if isinstance(event, Chosen) and event.move == Draw(Source.DISCARD):
        pile = pile[:-1]
    if not pile:
        _socket(screen, surface, x, y)
    for place, card in enumerate(pile[-3:]):
        depth = len(pile[-3:]) - 1 - place
        screen.painter.course(surface, card, x + depth * 26, y - depth * 14, 1.0, 5 * depth)


def _socket(screen: CoursesScreen, surface: pygame.Surface, x: float, y: float, course: str = "") -> None:
    """A dashed place for a card; with the sign of the course that is missing there."""

    def draw(canvas: Canvas) -> None:
        shape = rounded(-84, -120, 168, 240, 22)
        canvas.path(shape, "#FFFFFF", opacity=0.35)
        canvas.path(shape, None, colour("ink"), 4, dash=(16, 13), opacity=0.6)
        if course:
            with canvas.at(0, 0, 1, opacity=0.45):
                cards.course_sign(canvas, course, 0, 0, 78)

    screen.painter.put(surface, ("card socket", course), draw, x, y)


def _clock(screen: CoursesScreen, surface: pygame.Surface) -> None:
    x, y = courses_places.CLOCK
    view = screen.view
    if screen.left_s is not None:
        figure, words = f"{int(screen.left_s) // 60}:{int(screen.left_s) % 60:02d}", _("time left")
    elif view.turns_left is not None:
        figure = str(view.turns_left)
        words = ngettext("turn left", "turns left", view.turns_left)
    else:
        figure, words = "0", _("time left")
    people.put_figure(screen.painter, surface, x, y, figure if len(figure) < 3 else "", 66)
    if len(figure) >= 3:
        screen.painter.text(surface, figure, "head", Box(x - 62, y - 40, 124, 80))
    screen.painter.text(surface, words, "text", Box(x - 78, y + 72, 156, 92), lines=2, face="bold")


def _cook(screen: CoursesScreen, surface: pygame.Surface, seat: int) -> None:
    view, painter, box = screen.view, screen.painter, panel_of(screen, seat)
    cook = view.seats[seat]
    on_turn = view.turn == seat and view.waits is not Waits.OVER
    is_bot = seat in bot_seats(screen.table.match.header)
    people.put_panel(painter, surface, box, Somebody(seat, cook.name, is_bot, on_turn))
    held = ngettext("{n} card", "{n} cards", cook.cards).format(n=cook.cards)
    painter.text(surface, held, "note", Box(box.x + 140, box.y + 60, 140, 44), "left")
    if cook.melded:
        right = box.x + box.w - 62
        people.put_stars(painter, surface, min(box.x + 300, right), box.y + 86, min(2, len(cook.melded)), 0, 26)
    rows = {_("took"): cook.taken.single(), _("dropped"): cook.dropped.single()[-6:]}
    left = box.x + 162 + max(painter.width(words, "note") for words in rows)
    for (words, courses), y in zip(rows.items(), (box.y + 122, box.y + 168), strict=True):
        painter.text(surface, words, "note", Box(box.x + 140, y - 22, left - box.x - 140, 44), "left")
        _signs(screen, surface, courses, Box(left, y, box.x + box.w - 34 - left, 0))


def _signs(screen: CoursesScreen, surface: pygame.Surface, courses: tuple[str, ...], room: Box) -> None:
    """The signs of some courses in a row; where there is little room, of the last ones."""
    shown = courses[-1 - int(room.w / LEAST_STEP) :]
    step = min(32.0, room.w / max(1, len(shown) - 1))
    for place, course in enumerate(shown):
        draw = lambda canvas, course=course: cards.course_sign(canvas, course, 0, 0, 28)  # noqa: E731
        screen.painter.put(surface, ("small course", course), draw, room.x + place * step, room.y)


def _own(screen: CoursesScreen, surface: pygame.Surface) -> None:
    view, painter, box = screen.view, screen.painter, courses_places.OWN
    cook = view.seats[view.seat]
    if not screen.opens_hand:
        return
    dishes = len(cook.melded) + screen.hand.dishes
    people.put_figure(painter, surface, box.x + 100, box.y + 70, str(dishes), 56)
    words = ngettext("whole dish", "whole dishes", dishes)
    painter.text(surface, words, "text", Box(box.x, box.y + 128, box.w, 78), lines=2, face="bold")
    if cook.melded:
        laid = ngettext("{n} laid down", "{n} laid down", len(cook.melded)).format(n=len(cook.melded))
        painter.text(surface, laid, "note", Box(box.x, box.y + 206, box.w, 44))


def paint_hand(screen: CoursesScreen, surface: pygame.Surface) -> None:
    """The viewer's hand: trays under whole dishes, dashed places for what is missing; or backs for everybody else."""
    if not screen.opens_hand:
        _covered(screen, surface)
        return
    hand, y = screen.hand, courses_places.HAND_Y
    for dish in range(hand.dishes):
        _tray(screen, surface, *hand.tray(dish))
    for course, x in hand.missing:
        _socket(screen, surface, x, y, course)
    leaving = _leaving(screen)
    last: list[tuple[str, float, float, float]] = []
    for place, card in enumerate(hand.cards):
        carried = screen.carried(place)
        if carried is not None:
            last.append((card.course, *carried, 0.0))
        elif place == screen.tossed and leaving is None:
            last.append((card.course, *screen.throwing.pose))
        elif leaving == card.course and (screen.tossed is None or screen.tossed == place):
            leaving = None
        else:
            screen.painter.course(surface, card.course, card.x, y)
    for name, x, at_y, turn in last:
        screen.painter.course(surface, name, x, at_y, 1.0, turn)


def _leaving(screen: CoursesScreen) -> str | None:
    """The course that is on its way from the viewer's hand to the pile."""
    event = screen.playing
    if isinstance(event, Chosen) and event.seat == screen.viewer and isinstance(event.move, Discard):
        return event.move.card
    return None


def _tray(screen: CoursesScreen, surface: pygame.Surface, left: float, right: float) -> None:
    width = right - left

    def draw(canvas: Canvas) -> None:
        canvas.path(rounded(-width / 2 + 10, 14, width, 30, 12), CAST_SHADOW, opacity=0.2)
        canvas.toy(rounded(-width / 2, 0, width, 30, 12), colour("star"), 6, depth=7)

    screen.painter.put(surface, ("dish tray", round(width)), draw, (left + right) / 2, courses_places.TRAY_Y)


def _covered(screen: CoursesScreen, surface: pygame.Surface) -> None:
    count = screen.view.seats[screen.view.seat].cards
    for place in range(count):
        x = 960 + (place - (count - 1) / 2) * 150
        screen.painter.back(surface, screen.viewer, x, courses_places.HAND_Y, 0.8)
