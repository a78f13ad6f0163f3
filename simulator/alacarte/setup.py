"""The first state of a game: the set-up, or a given position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from simulator.alacarte.components import Deck, DeckFaults, deck_from_table
from simulator.alacarte.given_position import state_from_position
from simulator.alacarte.options import Options, options_from
from simulator.alacarte.state import Seat, State, Waits
from simulator.alacarte.words import shown
from simulator.game import BadSetup, Refusal
from simulator.vocabulary import COLOURS, Condiment, Tally

MOST_COOKS = 4


def setup(header: Mapping[str, Any]) -> State:
    """The first state of a log's `header`, whose `deck` is the table of a deck file.

    Raises:
        BadSetup: seats, options, deck or position cannot be played.
    """
    seats = _seats(header.get("seats"))
    options = options_from(_table(header.get("options", {}), "options"))
    deck = _deck(header.get("deck"), len(seats))
    first = header.get("first", 0)
    if type(first) is not int or not 0 <= first < len(seats):
        raise _malformed(f"first: {shown(first)}: allowed are 0 to {len(seats) - 1}")
    start = first_state(deck, options, seats, first)
    if header.get("position") is None:
        return start
    return state_from_position(_table(header["position"], "position"), start)


def first_state(deck: Deck, options: Options, seats: tuple[str, ...], first: int) -> State:
    """The set-up, before anything is dealt."""
    order = tuple((first + place) % len(seats) for place in range(len(seats)))
    return State(
        deck=deck,
        options=options,
        first=first,
        turn=first,
        waits=Waits.STACKS if options.new_dish_from == "top_of_stack" else Waits.CUPS,
        seats=tuple(Seat(name) for name in seats),
        dishes=tuple(dish.id for dish in deck.dishes),
        bottles=tuple(full_bottle(options, colour) for colour in COLOURS),
        setup=order,
    )


def full_bottle(options: Options, colour: Condiment) -> Tally:
    """What a bottle holds at first."""
    return Tally.of({colour: options.bottle_fill, Condiment.SALT: options.bottle_salt})


def _seats(names: object) -> tuple[str, ...]:
    if not isinstance(names, list) or not 2 <= len(names) <= MOST_COOKS:
        raise _malformed(f"seats: {shown(names)}: allowed are the names of 2 to {MOST_COOKS} cooks")
    for name in names:
        if not isinstance(name, str):
            raise _malformed(f"seats: {shown(name)}: allowed is a text")
    return tuple(names)


def _table(value: object, key: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise _malformed(f"{key}: {shown(value)}: allowed is a JSON object")
    return value


def _deck(table: object, cooks: int) -> Deck:
    if not isinstance(table, dict):
        raise _malformed(f"deck: {shown(table)}: allowed is the table of a deck file")
    try:
        deck = deck_from_table(table)
    except DeckFaults as faults:
        raise BadSetup(Refusal("bad_deck", f"deck: {faults}")) from None
    if len(deck.dishes) < cooks:
        raise BadSetup(Refusal("bad_deck", f"deck: {len(deck.dishes)} dishes: allowed is at least one a cook"))
    return deck


def _malformed(message: str) -> BadSetup:
    return BadSetup(Refusal("malformed", message))
