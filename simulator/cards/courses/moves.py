"""The moves of a cook, as values and as lines of a log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from simulator.cards.courses.components import Course, Set
from simulator.cards.dealing import read_shuffle, shuffle_to_json
from simulator.game import Chosen, Event
from simulator.game.reading import Readers, Table, malformed, name, names, read_event
from simulator.vocabulary import Shuffled, TimeUp


class Source(StrEnum):
    """Where a card may be drawn."""

    DECK = "deck"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of the deck or of the discard pile."""

    source: Source


@dataclass(frozen=True, slots=True)
class Discard:
    """Drop a card on the discard pile."""

    card: Course


@dataclass(frozen=True, slots=True)
class Meld:
    """Lay a dish down: three cards in the order of a meal."""

    cards: Set


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Pass the turn on, where dishes may be laid down."""


Move = Draw | Discard | Meld | EndTurn

END_TURN = EndTurn()
DRAWS = tuple(map(Draw, Source))
DISCARDS = tuple(map(Discard, Course))


def event_from_json(table: Table) -> Event:
    """The event that a line of a log says.

    Raises:
        UnexpectedEvent: `malformed` or `unknown_key`.
    """
    return read_event(table, _MOVES_READ, _CHANCE_READ)


def _read_meld(table: Table) -> Meld:
    cards = names(table.get("cards"), "cards", Course)
    if len(cards) != 3:
        raise malformed(f"cards: {len(cards)} cards: allowed are three")
    first, second, third = sorted(cards, key=tuple(Course).index)
    return Meld((first, second, third))


_MOVES_READ: Readers = {
    "draw": (("from",), lambda table: Draw(name(table, "from", Source))),
    "discard": (("card",), lambda table: Discard(name(table, "card", Course))),
    "meld": (("cards",), _read_meld),
    "end_turn": ((), lambda table: END_TURN),
}
_CHANCE_READ: Readers = {
    "shuffle": (("cards",), lambda table: read_shuffle(table, Course)),
    "time_up": ((), lambda table: TimeUp()),
}


def event_to_json(event: Event) -> dict[str, Any]:
    """The line of a log that says `event`."""
    match event:
        case Chosen(seat, move):
            return {"seat": seat, **_move_to_json(move)}
        case Shuffled():
            return shuffle_to_json(event)
        case TimeUp():
            return {"chance": "time_up"}
    raise TypeError(f"no event of this game: {event}")


def _move_to_json(move: Move) -> Mapping[str, Any]:
    match move:
        case Draw(source):
            return {"move": "draw", "from": source.value}
        case Discard(card):
            return {"move": "discard", "card": card.value}
        case Meld(cards):
            return {"move": "meld", "cards": [card.value for card in cards]}
        case EndTurn():
            return {"move": "end_turn"}
