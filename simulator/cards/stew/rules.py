"""« À table ! »: a module that satisfies the Game protocol. Pure: the same arguments give the same answer."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from simulator.cards.dealing import NOT_ACCEPTED, SHUFFLE, shuffled_by
from simulator.cards.stew.components import DECK
from simulator.cards.stew.legality import breakers_in, chooser, legal_moves, refusal, refused
from simulator.cards.stew.moves import CALL, DRAW, Move, event_from_json, event_to_json
from simulator.cards.stew.options import options_from
from simulator.cards.stew.play import answered, moved
from simulator.cards.stew.state import LastRound, State, Waits
from simulator.cards.stew.views import observe
from simulator.game import BadSetup, Choose, Chosen, Event, IllegalMove, Pending, Standing, ranked
from simulator.game.reading import first_of, seats_of, table_of
from simulator.text import ngettext
from simulator.vocabulary import Outcome, Shuffle

NAME = "stew"
SEATS = range(2, 5)
ACTS = ()

LONGEST_ROUNDS = 60
"""Nobody is forced to call, so a match without a window stops here (rules of the card games)."""

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
    """The first state of a log's `header`: the ingredients are to be shuffled.

    Raises:
        BadSetup: seats, options or first cannot be played, or a position is given.
    """
    names = seats_of(header, SEATS)
    options = options_from(table_of(header.get("options", {}), "options"))
    if header.get("position") is not None:
        raise BadSetup(NOT_ACCEPTED)
    first = first_of(header, len(names))
    return State(options=options, turn=first, waits=Waits.SHUFFLE, names=names, points=(0,) * len(names), deck=DECK)


def pending(state: State) -> Pending:
    """What `state` waits for. Who may call breaks in without being waited for."""
    if state.over:
        return None
    if state.waits is Waits.SHUFFLE:
        return Shuffle(SHUFFLE)
    return Choose(chooser(state), breakers_in(state))


def apply(state: State, event: Event) -> State:
    """The state after `event`. Pure: the same arguments give the same state.

    Raises:
        IllegalMove: `event` is a move and is refused; carries the Refusal.
        UnexpectedEvent: `event` does not answer what the state waits for.
    """
    if isinstance(event, Chosen):
        if reason := refused(state, event.seat, event.move):
            raise IllegalMove(reason.refusal())
        return moved(state, event.seat, event.move)
    return answered(state, event)


def deal(state: State, chance: random.Random) -> Outcome:
    """A random shuffle of the twelve ingredients.

    Raises:
        ValueError: no shuffle is pending.
    """
    if state.waits is not Waits.SHUFFLE:
        raise ValueError(f"no shuffle is pending, but {state.waits}")
    return shuffled_by(chance, DECK)


def reveals(state: State, move: Move) -> bool:
    """Whether `move` shows a card that was face down: the one drawn, or the pot that was called."""
    return move in (DRAW, CALL)


def clock_s(state: State) -> None:
    """No clock runs over a stew."""


def overlong(state: State, turns: int) -> str | None:
    """Why a match without a window is stopped here; None while it goes on."""
    if state.round <= LONGEST_ROUNDS:
        return None
    return ngettext("not over after {n} round", "not over after {n} rounds", LONGEST_ROUNDS).format(n=LONGEST_ROUNDS)


def standings(state: State) -> tuple[Standing, ...]:
    """All seats, winners first; equal points share a rank. Nobody has won before the game is over."""
    return ranked(state.points, state.over)


def describe(state: State) -> dict[str, Any]:
    """The position object of notation.md: the referee's view."""
    position = {
        "turn": state.turn,
        "round": state.round,
        "pending": state.waits.value,
        "seats": [_seat_to_json(state, seat) for seat in range(len(state.names))],
        "pot": [ingredient.value for ingredient in state.pot],
        "fed": {hungry.value: ingredient.value for hungry, ingredient in state.fed.items()},
        "deck": len(state.deck),
        "last_round": _round_to_json(state.last_round),
    }
    return position | ({"unanswered": list(state.unanswered)} if state.waits is Waits.LAST_CALL else {})


def _seat_to_json(state: State, seat: int) -> dict[str, Any]:
    holds = state.holds if seat == state.turn else None
    return {"name": state.names[seat], "points": state.points[seat], "holds": holds and holds.value}


def _round_to_json(last: LastRound | None) -> dict[str, Any] | None:
    if last is None or last.reckoning is None:
        return None
    return {"total": last.reckoning.total, "caller": last.caller}
