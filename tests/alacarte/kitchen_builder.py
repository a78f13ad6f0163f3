"""Small words to set up a kitchen and to play in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from simulator.alacarte import rules
from simulator.alacarte.state import State
from simulator.game import Chosen, Event, GameError
from simulator.scene.decks import read_deck
from simulator.vocabulary import Condiment, Flipped, Foul, Landed, Poured, Rolled, Shuffled, Tally

DECK = read_deck("standard")
COOKS = ("ann", "bob", "cy", "dee")
PLAIN = "mammoth-bourguignon", "steak-tartan", "volcano-chili", "omelette-surprised"
"""What the cooks have in their pans where a test does not say."""

Table = dict[str, Any]


def header(cooks: int = 2, *, first: int = 0, options: Mapping[str, Any] | None = None, **more: Any) -> Table:
    """The header of a game of so many cooks, its deck open."""
    seats = [name.title() for name in COOKS[:cooks]]
    return {"game": "alacarte", "seats": seats, "first": first, "options": dict(options or {}), "deck": DECK, **more}


def stove(dish: str | None, heat: int = 0, pan: Mapping[str, int] | None = None, **seat: Any) -> Table:
    """A cook at a stove; `seat` takes the keys of a position: finished, spoiled, stars, vp_cups, cups, crepe."""
    return {"dish": dish, "heat": heat, "pan": dict(pan or {}), **seat}


def kitchen(
    ann: Table | None = None,
    bob: Table | None = None,
    *others: Table,
    options: Mapping[str, Any] | None = None,
    first: int = 0,
    **position: Any,
) -> State:
    """The state of a given position: Ann's turn, three spoons, two cooks or more."""
    given = [ann, bob, *others]
    seats = [seat if seat is not None else stove(dish) for seat, dish in zip(given, PLAIN, strict=False)]
    top = header(len(seats), first=first, options=options, position={"seats": seats, **position})
    return rules.setup(top)


def does_not_add_up(**position: Any) -> str:
    """The message with which a position is refused."""
    with pytest.raises(GameError) as caught:
        kitchen(**position)
    assert caught.value.refusal.reason == "position_does_not_add_up"
    return caught.value.refusal.message


def move(name: str, **keys: Any) -> Table:
    """A cook's choice."""
    return {"move": name, **keys}


def season(bottle: str) -> Table:
    return move("season", bottle=bottle)


def drink(cup: str, **keys: Any) -> Table:
    return move("drink", cup=cup, **keys)


def take(dish: str) -> Table:
    return move("take_dish", dish=dish)


HEAT, SERVE, BIN, FLIP, END, CREPE = (move(name) for name in ("heat", "serve", "bin", "flip", "end_turn", "take_crepe"))


def rolled(face: str) -> Rolled:
    return Rolled(face)


def poured(*fouls: str, spilled: Mapping[str, int] | None = None, **in_pan: int) -> Poured:
    """What one tip did: `poured(lemon=1, salt=2)`."""
    return Poured(Tally.of(in_pan), Tally.of(spilled or {}), frozenset(map(Foul, fouls)))


def flipped(landed: str) -> Flipped:
    return Flipped(Landed(landed))


def drawn(cup: str) -> Shuffled:
    return Shuffled("cup", (cup,))


def play(state: State, *events: Table | Event) -> State:
    """The state after these events; a choice is made by whose turn it is."""
    for event in events:
        state = rules.apply(state, _event(state, event))
    return state


def _event(state: State, event: Table | Event) -> Event:
    if isinstance(event, dict):
        return rules.event_from_json({"seat": state.turn, **event})
    return event


def why_not(state: State, choice: Table, seat: int | None = None) -> str | None:
    """The reason why a choice is refused, None where it is not."""
    event = rules.event_from_json({"seat": state.turn if seat is None else seat, **choice})
    assert isinstance(event, Chosen)
    refusal = rules.refusal(state, event.seat, event.move)
    return refusal.reason if refusal else None


def why_unexpected(state: State, event: Event) -> str:
    """The reason why an answer of the table is refused."""
    with pytest.raises(GameError) as caught:
        rules.apply(state, event)
    return caught.value.refusal.reason


def legal(state: State) -> list[Table]:
    """The moves open now, as lines of a log without the seat."""
    lines = (rules.event_to_json(Chosen(state.turn, choice)) for choice in rules.legal_moves(state))
    return [{key: value for key, value in line.items() if key != "seat"} for line in lines]


def legal_names(state: State) -> set[str]:
    """The names of the moves open now."""
    return {line["move"] for line in legal(state)}


def winners(state: State) -> list[int]:
    """Who has won."""
    return [standing.seat for standing in rules.standings(state) if standing.winner]


def pan(state: State, seat: int) -> dict[str, int]:
    """What lies in the pan of `seat`."""
    return state.seats[seat].stove.pan.as_dict()


def bottle(state: State, colour: str) -> dict[str, int]:
    """What a bottle holds."""
    return state.bottle(Condiment(colour)).as_dict()
