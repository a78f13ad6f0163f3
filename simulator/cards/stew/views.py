"""What a farmer may see of a game: who placed where, the own cards, and the pot that was called."""

from __future__ import annotations

from dataclasses import dataclass, replace

from simulator.cards.stew.components import Hungry, Ingredient
from simulator.cards.stew.options import Options
from simulator.cards.stew.state import LastRound, Placed, State, Waits


@dataclass(frozen=True, slots=True)
class View:
    """A game as `seat` sees it.

    deck: how many cards. holder: who has drawn and not placed yet. holds: the own ingredient in hand. placed: this
    round's cards in order, who and where; the ingredient only of the own ones. last_round: with the pot where it was
    shown. unanswered: who has not answered yet after the last card.
    """

    seat: int
    options: Options
    turn: int
    waits: Waits
    names: tuple[str, ...]
    points: tuple[int, ...]
    deck: int
    round: int
    holder: int | None
    holds: Ingredient | None
    placed: tuple[Placed, ...]
    last_round: LastRound | None
    unanswered: tuple[int, ...]

    @property
    def fed(self) -> frozenset[Hungry]:
        """Who is fed."""
        return frozenset(one.hungry for one in self.placed if one.hungry)

    @property
    def pot(self) -> tuple[Placed, ...]:
        """What lies in the pot, in the order in which it came there."""
        return tuple(one for one in self.placed if one.hungry is None)


def observe(state: State, seat: int) -> View:
    """What `seat` may see: neither the deck nor what others drew and placed."""
    return View(
        seat=seat,
        options=state.options,
        turn=state.turn,
        waits=state.waits,
        names=state.names,
        points=state.points,
        deck=len(state.deck),
        round=state.round,
        holder=state.turn if state.holds else None,
        holds=state.holds if state.turn == seat else None,
        placed=tuple(one if one.seat == seat else replace(one, ingredient=None) for one in state.placed),
        last_round=_as_shown(state.last_round),
        unanswered=state.unanswered,
    )


def _as_shown(last: LastRound | None) -> LastRound | None:
    """The pot is shown only where somebody has called."""
    return replace(last, reckoning=None) if last and last.caller is None else last
