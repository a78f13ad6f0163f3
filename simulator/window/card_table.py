"""The table of a card game: a match whose views hide cards, where somebody may break into another one's turn."""

from __future__ import annotations

from typing import Any

from simulator.game import Choose, Refusal
from simulator.vocabulary import TimeUp
from simulator.window.table import Table


class CardTable(Table):
    """A match of cards in progress. What is drawn comes from views only."""

    @property
    def state(self) -> Any:
        """The state now; it holds what is hidden, so pictures are made from `view`."""
        return self.match.state

    def view(self, state: Any, viewer: int) -> Any:
        """What `viewer` may see of `state`."""
        return self.match.game.observe(state, viewer)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return tuple(self.match.header["seats"])

    @property
    def callers(self) -> tuple[int, ...]:
        """The persons who may choose now: whose turn it is, and who may break in."""
        pending = self.pending
        if not isinstance(pending, Choose):
            return ()
        return tuple(seat for seat in (pending.seat, *pending.also) if seat in self.persons)

    def why_not(self, seat: int, move: Any) -> Refusal | None:
        """Why `seat` may not make `move` now, or None where it may."""
        return self.match.game.refusal(self.state, seat, move)

    def answer(self, seat: int, move: Any) -> None:
        """The choice of the person at `seat`. Raises IllegalMove."""
        before = self.state
        self.match.choose(move, seat)
        self._happened(before)

    def ask_bots(self) -> bool:
        """Asks every bot that may choose now; whether one has."""
        event = self.match.bot_event()
        if event is None:
            return False
        self.answer(event.seat, event.move)
        return True

    def time_up(self) -> None:
        """The clock of the table has run out."""
        before = self.state
        self.match.answer(TimeUp())
        self._happened(before)
