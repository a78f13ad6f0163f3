"""The card game of courses: a module that satisfies the Game protocol. Pure: the same arguments, the same answer."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from simulator.cards.courses.components import COURSES
from simulator.cards.courses.legality import legal_moves, refusal, refused
from simulator.cards.courses.moves import Draw, Meld, Move, Source, event_from_json, event_to_json
from simulator.cards.courses.options import options_from
from simulator.cards.courses.play import answered, moved
from simulator.cards.courses.state import Seat, State, Waits, points
from simulator.cards.courses.views import observe
from simulator.cards.dealing import NOT_ACCEPTED, SHUFFLE, shuffled_by
from simulator.game import BadSetup, Choose, Chosen, Event, IllegalMove, Pending, Standing, ranked
from simulator.game.reading import first_of, seats_of, table_of
from simulator.text import ngettext
from simulator.vocabulary import Outcome, Shuffle

NAME = "courses"
SEATS = range(2, 7)
ACTS = ()

LONGEST_TURNS = 6_000
"""A match without a window stops here, however many turns the timer gives. Chosen: a thousand each."""

__all__ = [
    "ACTS",
    "NAME",
    "SEATS",
    "apply",
    "clock_s",
    "deal",
    "describe",
    "event_from_json",
    "event_to_json",
    "legal_moves",
    "observe",
    "overlong",
    "pending",
    "refusal",
    "reveals",
    "setup",
    "standings",
]


def setup(header: Mapping[str, Any]) -> State:
    """The first state of a log's `header`: everything is to be shuffled.

    Raises:
        BadSetup: seats, options or first cannot be played, or a position is given.
    """
    seats = seats_of(header, SEATS)
    options = options_from(table_of(header.get("options", {}), "options"), len(seats))
    if header.get("position") is not None:
        raise BadSetup(NOT_ACCEPTED)
    first = first_of(header, len(seats))
    deck = tuple(course for course in COURSES for _card in range(options.cards_per_course))
    return State(
        options=options,
        first=first,
        turn=first,
        waits=Waits.SHUFFLE,
        seats=tuple(map(Seat, seats)),
        deck=deck,
        turns_left=options.timer.turns,
    )


def pending(state: State) -> Pending:
    """What `state` waits for."""
    if state.over:
        return None
    return Shuffle(SHUFFLE) if state.waits is Waits.SHUFFLE else Choose(state.turn)


def apply(state: State, event: Event) -> State:
    """The state after `event`. Pure: the same arguments give the same state.

    Raises:
        IllegalMove: `event` is a move and is refused; carries the Refusal.
        UnexpectedEvent: `event` does not answer what the state waits for.
    """
    if isinstance(event, Chosen):
        if reason := refused(state, event.seat, event.move):
            raise IllegalMove(reason.refusal())
        return moved(state, event.move)
    return answered(state, event)


def deal(state: State, chance: random.Random) -> Outcome:
    """A random shuffle of what has to be shuffled.

    Raises:
        ValueError: no shuffle is pending.
    """
    if state.waits is not Waits.SHUFFLE:
        raise ValueError(f"no shuffle is pending, but {state.waits}")
    return shuffled_by(chance, state.discard[:-1] if state.is_dealt else state.deck)


def reveals(state: State, move: Move) -> bool:
    """Whether `move` shows the cook a card that was face down."""
    return isinstance(move, Meld) or move == Draw(Source.DECK)


def clock_s(state: State) -> int | None:
    """The seconds after which the timer runs out, counted from the deal; None where no clock runs."""
    return state.options.timer.seconds if state.is_dealt and not state.time_up and not state.over else None


def overlong(state: State, turns: int) -> str | None:
    """Why a match without a window is stopped here; None while it goes on."""
    if turns < LONGEST_TURNS:
        return None
    return ngettext("not over after {n} turn", "not over after {n} turns", turns).format(n=turns)


def standings(state: State) -> tuple[Standing, ...]:
    """All seats, winners first; equal points share a rank. Nobody has won before the game is over."""
    return ranked([points(state.options, seat) for seat in state.seats], state.over)


def describe(state: State) -> dict[str, Any]:
    """The position object of notation.md: the referee's view."""
    position = {
        "turn": state.turn,
        "turns_left": state.turns_left,
        "pending": state.waits.value,
        "seats": [_seat_to_json(state, seat) for seat in state.seats],
        "deck": len(state.deck),
        "discard": [card.value for card in state.discard],
    }
    return position | ({"time_up": True} if state.time_up else {})


def _seat_to_json(state: State, seat: Seat) -> dict[str, Any]:
    return {
        "name": seat.name,
        "hand": seat.hand.as_dict(),
        "melded": [[card.value for card in cards] for cards in seat.melded],
        "points": points(state.options, seat),
    }
