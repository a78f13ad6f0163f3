"""The moves of a farmer, as values and as lines of a log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from simulator.cards.dealing import read_shuffle, shuffle_to_json
from simulator.cards.stew.components import Hungry, Ingredient
from simulator.game import Chosen, Event
from simulator.game.reading import Readers, Table, name, read_event
from simulator.vocabulary import Shuffled


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw an ingredient and look at it secretly."""


@dataclass(frozen=True, slots=True)
class Pot:
    """Put the ingredient face down into the pot."""


@dataclass(frozen=True, slots=True)
class Feed:
    """Put the ingredient face down on a Hungry who is not fed yet."""

    hungry: Hungry


@dataclass(frozen=True, slots=True)
class Call:
    """« À table ! »: the pot is believed to hold twelve points or more."""


@dataclass(frozen=True, slots=True)
class Pass:
    """After the last card: no call."""


Move = Draw | Pot | Feed | Call | Pass

DRAW, POT, CALL, PASS = Draw(), Pot(), Call(), Pass()
FEED = tuple(map(Feed, Hungry))


def event_from_json(table: Table) -> Event:
    """The event that a line of a log says.

    Raises:
        UnexpectedEvent: `malformed` or `unknown_key`.
    """
    return read_event(table, _MOVES_READ, _CHANCE_READ)


_MOVES_READ: Readers = {
    "draw": ((), lambda table: DRAW),
    "pot": ((), lambda table: POT),
    "feed": (("hungry",), lambda table: Feed(name(table, "hungry", Hungry))),
    "call": ((), lambda table: CALL),
    "pass": ((), lambda table: PASS),
}
_CHANCE_READ: Readers = {"shuffle": (("cards",), lambda table: read_shuffle(table, Ingredient))}


def event_to_json(event: Event) -> dict[str, Any]:
    """The line of a log that says `event`."""
    match event:
        case Chosen(seat, Feed(hungry)):
            return {"seat": seat, "move": "feed", "hungry": hungry.value}
        case Chosen(seat, move):
            return {"seat": seat, "move": _PLAIN[move]}
        case Shuffled():
            return shuffle_to_json(event)
    raise TypeError(f"no event of this game: {event}")


_PLAIN: Mapping[Move, str] = {DRAW: "draw", POT: "pot", CALL: "call", PASS: "pass"}
