"""Small words to deal cards and to play them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from random_cards import NAMES

from simulator.cards.courses import rules as courses
from simulator.cards.courses.components import Cards, Course
from simulator.cards.courses.state import Seat, Waits
from simulator.cards.courses.state import State as CoursesState
from simulator.cards.stew import rules as stew
from simulator.cards.stew.components import COPIES
from simulator.cards.stew.state import State as StewState

LETTERS = {"a": Course.APPETIZER, "m": Course.MAIN, "d": Course.DESSERT}


def cards(letters: str) -> tuple[Course, ...]:
    """`aamd`: two appetizers, a main course, a dessert."""
    return tuple(LETTERS[letter] for letter in letters)


def menu(*hands: str, deck: str = "", discard: str = "", turn: int = 0, **options: Any) -> CoursesState:
    """A game of courses in its middle: the cook on turn may draw."""
    header = {"seats": list(NAMES[: len(hands)]), "first": 0, "options": options}
    seats = tuple(Seat(name, Cards.of(cards(hand))) for name, hand in zip(NAMES, hands, strict=False))
    return courses.setup(header).but(seats=seats, deck=cards(deck), discard=cards(discard), turn=turn, waits=Waits.DRAW)


def fresh_menu(cooks: int = 2, **options: Any) -> CoursesState:
    """A game of courses before the deal."""
    return courses.setup({"seats": list(NAMES[:cooks]), "first": 0, "options": options})


def fresh_stew(farmers: int = 2, first: int = 0, **options: Any) -> StewState:
    """A stew before the shuffle."""
    return stew.setup({"seats": list(NAMES[:farmers]), "first": first, "options": options})


def stew_deck(*first: str) -> dict[str, Any]:
    """The shuffle whose first cards are these, as a line of a log."""
    left = Counter({kind.value: copies for kind, copies in COPIES.items()})
    left.subtract(first)
    return {"chance": "shuffle", "cards": [*first, *left.elements()]}


def simmer(state: StewState, *placed: tuple[str, str]) -> StewState:
    """The stew after these cards were drawn and placed in turn: `("stone", "fox")`, `("potato", "pot")`."""
    state = play(state, stew_deck(*(ingredient for ingredient, _place in placed)))
    for _ingredient, place in placed:
        where = {"move": "pot"} if place == "pot" else {"move": "feed", "hungry": place}
        state = play(state, {"move": "draw"}, where)
    return state


def play(state: Any, *lines: dict[str, Any]) -> Any:
    """The state after lines of a log; a move without a seat is made by whoever is on turn."""
    rules = courses if isinstance(state, CoursesState) else stew
    for line in lines:
        seat = {"seat": state.turn} if "move" in line and "seat" not in line else {}
        state = rules.apply(state, rules.event_from_json({**seat, **line}))
    return state
