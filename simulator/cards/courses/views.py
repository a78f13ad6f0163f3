"""What a cook may see of a game: the own hand, and what lies or has lain openly."""

from __future__ import annotations

from dataclasses import dataclass

from simulator.cards.courses.components import Cards, Course, Set
from simulator.cards.courses.options import Options
from simulator.cards.courses.state import Seat, State, Waits, points


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """A cook as another sees it.

    cards: how many it holds. hand: which, None where that is hidden: other hands are shown when the game is over.
    taken: cards of the hand that were taken from the discard pile before all eyes. dropped: all it has discarded.
    points: as they would count now, None where the hand is hidden.
    """

    name: str
    cards: int
    hand: Cards | None
    taken: Cards
    dropped: Cards
    melded: tuple[Set, ...]
    points: int | None


@dataclass(frozen=True, slots=True)
class View:
    """A game as `seat` sees it. deck: how many cards. discard: the whole pile, its top last; it lies open."""

    seat: int
    options: Options
    first: int
    turn: int
    waits: Waits
    seats: tuple[SeatSeen, ...]
    deck: int
    discard: tuple[Course, ...]
    turns_left: int | None
    bounced: Course | None
    melded_now: bool
    time_up: bool

    @property
    def hand(self) -> Cards:
        """The own hand."""
        hand = self.seats[self.seat].hand
        assert hand is not None
        return hand


def observe(state: State, seat: int) -> View:
    """What `seat` may see: neither the deck nor the hands of the others before the game is over."""
    return View(
        seat=seat,
        options=state.options,
        first=state.first,
        turn=state.turn,
        waits=state.waits,
        seats=tuple(_seen(state, other, place == seat or state.over) for place, other in enumerate(state.seats)),
        deck=len(state.deck),
        discard=state.discard,
        turns_left=state.turns_left,
        bounced=state.bounced,
        melded_now=state.melded_now,
        time_up=state.time_up,
    )


def _seen(state: State, other: Seat, shown: bool) -> SeatSeen:
    return SeatSeen(
        name=other.name,
        cards=other.hand.total,
        hand=other.hand if shown else None,
        taken=other.taken,
        dropped=other.dropped,
        melded=other.melded,
        points=points(state.options, other) if shown else None,
    )
