"""The first state of a game: the set-up, or a given position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from simulator.alacarte.components import Deck, DeckFaults, deck_from_table
from simulator.alacarte.options import Options, options_from
from simulator.alacarte.state import Seat, State, Waits
from simulator.game import BadSetup, Refusal
from simulator.game.reading import bad_header, first_of, seats_of, table_of
from simulator.shown import briefly, shown
from simulator.vocabulary import COLOURS, Condiment, Tally

COOKS = range(2, 5)
"""How many may play."""


def setup(header: Mapping[str, Any]) -> State:
    """The first state of a log's `header`, whose `deck` is the table of a deck file.

    Raises:
        BadSetup: seats, options, deck or position cannot be played.
    """
    seats = seats_of(header, COOKS)
    options = options_from(table_of(header.get("options", {}), "options"))
    deck = _deck(header.get("deck"), len(seats))
    first = first_of(header, len(seats))
    start = first_state(deck, options, seats, first)
    if header.get("position") is None:
        return start
    from simulator.alacarte.given_position import state_from_position  # here: few logs begin with a position

    return state_from_position(table_of(header["position"], "position"), start)


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


def _deck(table: object, cooks: int) -> Deck:
    if not isinstance(table, dict):
        raise bad_header(f"deck: {shown(table)}: allowed is the table of a deck file")
    try:
        deck = deck_from_table(table)
    except DeckFaults as faults:
        first = briefly([str(fault) for fault in faults.faults], "alacarte decks check lists them")
        raise BadSetup(Refusal("bad_deck", f"deck: {first}")) from None
    if len(deck.dishes) < cooks:
        raise BadSetup(Refusal("bad_deck", f"deck: {len(deck.dishes)} dishes: allowed is at least one a cook"))
    return deck
