"""The state of a game: a frozen value. It is only the log folded with the rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from simulator.cards.courses.components import BROKEN, NO_CARDS, Cards, Course, Set, best_split
from simulator.cards.courses.options import Options
from simulator.game.values import changed


class Waits(StrEnum):
    """What a game waits for, by its name in a position."""

    SHUFFLE = "shuffle"
    DRAW = "draw"
    DISCARD = "discard"
    MELD = "meld"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    """A cook: the hand and the dishes laid down.

    taken: cards of the hand that everybody has seen it take from the discard pile. dropped: all that it has
    discarded in this game. Both are known to all.
    """

    name: str
    hand: Cards = NO_CARDS
    melded: tuple[Set, ...] = ()
    taken: Cards = NO_CARDS
    dropped: Cards = NO_CARDS


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment.

    deck: its top first. discard: the pile, its top last. turns_left: turns that the cook on turn still has, this one
    included; None where a clock ends the game. bounced: what was taken from the discard pile in this turn.
    melded_now: a dish was laid down in this turn. short: cards that the cook on turn still gets after a shuffle.
    then: what the game waits for after that. time_up: the turn that runs is the last.
    """

    options: Options
    first: int
    turn: int
    waits: Waits
    seats: tuple[Seat, ...]
    deck: tuple[Course, ...]
    discard: tuple[Course, ...] = ()
    turns_left: int | None = None
    bounced: Course | None = None
    melded_now: bool = False
    short: int = 0
    then: Waits = Waits.DRAW
    time_up: bool = False

    @property
    def cook(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.turn]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.waits is Waits.OVER

    @property
    def is_dealt(self) -> bool:
        """Whether the cards have been dealt."""
        return bool(self.discard) or self.waits is not Waits.SHUFFLE

    def but(self, **changes: Any) -> State:
        """The same state but for `changes`."""
        return changed(self, changes)

    def with_seat(self, place: int, **changes: Any) -> State:
        """The same state but for `changes` of one seat."""
        seat = changed(self.seats[place], changes)
        return changed(self, {"seats": (*self.seats[:place], seat, *self.seats[place + 1 :])})


def broken_left(options: Options, seat: Seat) -> int:
    """Broken dishes that the cook may still count."""
    return options.most_broken - seat.melded.count(BROKEN)


def points(options: Options, seat: Seat) -> int:
    """The dishes of a cook as they would count now: those laid down and those in the hand."""
    return len(seat.melded) + sum(best_split(seat.hand, broken_left(options, seat)))
