"""The picture of « À table ! »: the Hungry on their shelf, the pot over the fire, deck, farmers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.cards.stew.components import Hungry
from simulator.cards.stew.play import GOAL
from simulator.cards.stew.state import Waits
from simulator.games import bot_seats
from simulator.text import _, ngettext
from simulator.window.art import cards, furniture
from simulator.window.art.cauldron import cauldron_back, cauldron_front
from simulator.window.art.signs import empty_place, tick
from simulator.window.screens.cards import people, stew_places
from simulator.window.screens.cards.people import Somebody
from simulator.window.screens.cards.stew_shots import hand_of, panel_of
from simulator.window.screens.kitchen_layout import Box

if TYPE_CHECKING:
    from simulator.window.screens.cards.stew import StewScreen


def paint(screen: StewScreen, surface: pygame.Surface) -> None:
    """The whole table but for what is in the viewer's hand."""
    _shelf(screen, surface)
    _sign(screen, surface)
    _pot(screen, surface)
    _deck(screen, surface)
    for seat in range(len(screen.table.names)):
        _farmer(screen, surface, seat)


def _sign(screen: StewScreen, surface: pygame.Surface) -> None:
    box, view = stew_places.SIGN, screen.view
    draw = lambda canvas: furniture.sign(canvas, 0, 0, box.w, box.h)  # noqa: E731
    screen.painter.put(surface, ("stew sign",), draw, *box.middle)
    match view.waits:
        case Waits.LAST_CALL:
            words = _("The last card lies")
        case Waits.OVER:
            words = _("The end")
        case _:
            words = _("{name}'s turn").format(name=view.names[view.turn])
    screen.painter.largest(surface, words, Box(box.x + 30, box.y, box.w - 60, box.h))


def _shelf(screen: StewScreen, surface: pygame.Surface) -> None:
    painter, box, view = screen.painter, stew_places.SHELF, screen.view
    draw = lambda canvas: furniture.shelf(canvas, -box.w / 2, 0, box.w)  # noqa: E731
    painter.put(surface, ("stew shelf",), draw, 960, box.y)
    fed = view.fed
    for hungry in Hungry:
        x, y = stew_places.hungry_at(hungry)
        mood = "glee" if hungry in fed else "worried"
        key = ("hungry", hungry, mood)
        card = lambda canvas, who=hungry, mood=mood: cards.hungry_card(canvas, who.value, mood)  # noqa: E731
        painter.put(surface, key, card, x, y, stew_places.HUNGRY_SIZE)
    for placed in view.placed:
        if placed.hungry is not None:
            x, y = stew_places.fed_at(placed.hungry)
            _lying(screen, surface, placed, x, y, stew_places.FED_SIZE, -8)
            draw_tick = lambda canvas: tick(canvas, 0, 0, 1.0)  # noqa: E731
            painter.put(surface, ("fed tick",), draw_tick, x + 40, y + 30)


def _lying(
    screen: StewScreen, surface: pygame.Surface, placed: object, x: float, y: float, size: float, lean: float
) -> None:
    """A card that was placed: face down; the own ones may be looked at."""
    ingredient = getattr(placed, "ingredient", None)
    if screen.peeking and ingredient is not None:
        screen.painter.ingredient(surface, ingredient, x, y, size + 0.08, lean)
    else:
        screen.painter.back(surface, getattr(placed, "seat", None), x, y, size, lean)


def _pot(screen: StewScreen, surface: pygame.Surface) -> None:
    painter, view = screen.painter, screen.view
    painter.put(surface, ("cauldron",), cauldron_back, *stew_places.POT)
    for place, placed in enumerate(view.pot):
        x, y, lean = stew_places.in_pot(place)
        _lying(screen, surface, placed, x, y, stew_places.CARD_IN_POT, lean)
    if screen.peeking:
        return  # the own cards lie open there
    painter.put(surface, ("cauldron front",), cauldron_front, *stew_places.POT)
    count = len(view.pot)
    words = ngettext("{n} card in the pot", "{n} cards in the pot", count).format(n=count)
    painter.pill(surface, words, *stew_places.COUNT)


def _deck(screen: StewScreen, surface: pygame.Surface) -> None:
    painter, (x, y), left = screen.painter, stew_places.DECK, screen.view.deck
    if screen.view.waits is Waits.SHUFFLE:
        return
    for card in range(min(left, 3)):
        painter.back(surface, None, x - 8 + card * 8, y + 8 - card * 8, 0.8)
    if not left:
        painter.put(surface, ("no deck",), lambda canvas: empty_place(canvas, 0, 0, 140), x, y)
    people.put_figure(painter, surface, x + 70, y + 84, str(left), 32)


def _farmer(screen: StewScreen, surface: pygame.Surface, seat: int) -> None:
    view, painter, box = screen.view, screen.painter, panel_of(screen, seat)
    on_turn = view.turn == seat and view.waits in (Waits.DRAW, Waits.PLACE)
    is_bot = seat in bot_seats(screen.table.match.header)
    points = view.points[seat]
    mood = "glee" if points >= GOAL else "smug" if points == max(view.points) and points > 0 else "happy"
    people.put_panel(painter, surface, box, Somebody(seat, view.names[seat], is_bot, on_turn, mood))
    people.put_stars(painter, surface, box.x + 154, box.y + 86, points, GOAL, min(37, 148 / max(GOAL - 1, points - 1)))
    people.put_figure(painter, surface, box.x + 168, box.y + 146, f"{points}".replace("-", "−"), 34)
    if view.holder == seat and not screen.placing and hand_of(screen, seat) != stew_places.HAND:
        x, y = hand_of(screen, seat)
        painter.back(surface, seat, x, y, 0.42, 6)
