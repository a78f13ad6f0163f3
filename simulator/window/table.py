"""The table: a match and who answers what it waits for. No drawing and no clock: the kitchen says when time has passed.

Persons answer by `choose`, chance by `deal`, bots by being asked once a frame; acts are opened here and their outcomes
put down here. Every answer goes through the match, which writes it to its log at once. What has happened is kept as
`Happening`s until the kitchen has shown it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from simulator.alacarte.state import State
from simulator.game import Choose, Chosen, Event, Pending, Refusal
from simulator.match import Match
from simulator.vocabulary import Flip, Flipped, Pour, Poured

if TYPE_CHECKING:
    from simulator.match import Act
    from simulator.players.player import Player


class Waits(Enum):
    """Whom the table waits for."""

    PERSON = auto()
    BOT = auto()
    CHANCE = auto()
    ACT = auto()
    NOBODY = auto()


@dataclass(frozen=True, slots=True)
class Happening:
    """One event, with the state of the game before and after it."""

    before: Any
    event: Event
    after: Any


@dataclass(slots=True)
class Undo:
    """Somebody wants to take the last choice back; those who must agree, and those who have."""

    asked_by: int
    must_agree: frozenset[int]
    agreed: frozenset[int] = frozenset()

    @property
    def open(self) -> tuple[int, ...]:
        """Who has not answered yet."""
        return tuple(sorted(self.must_agree - self.agreed))


class Table:
    """A match in progress. A seat without a player in the match is a person's."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.happenings: deque[Happening] = deque()
        self.undo: Undo | None = None

    @property
    def state(self) -> State:
        """The state now."""
        state: State = self.match.state
        return state

    @property
    def pending(self) -> Pending:
        """What the rules wait for."""
        pending: Pending = self.match.pending
        return pending

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that a person sits at."""
        return tuple(seat for seat, player in enumerate(self.match.players) if player is None)

    @property
    def waits(self) -> Waits:
        """Whom the table waits for now."""
        pending = self.pending
        if pending is None:
            return Waits.NOBODY
        if isinstance(pending, Choose):
            return Waits.PERSON if pending.seat in self.persons else Waits.BOT
        return Waits.ACT if isinstance(pending, (Pour, Flip)) else Waits.CHANCE

    @property
    def chooser(self) -> int | None:
        """The person who must choose now, if one must."""
        pending = self.pending
        return pending.seat if isinstance(pending, Choose) and pending.seat in self.persons else None

    def seen(self, state: State, viewer: int) -> State:
        """A state as `viewer` may see it."""
        view: State = self.match.game.observe(state, viewer)
        return view if state.options.hidden_cups else state

    def legal_moves(self) -> tuple[Any, ...]:
        """The moves open to whoever must choose."""
        return tuple(self.match.game.legal_moves(self.state))

    def refusal(self, move: Any) -> Refusal | None:
        """Why whoever must choose may not make `move`, or None where they may."""
        pending = self.pending
        if not isinstance(pending, Choose):
            return None
        return self.match.game.refusal(self.state, pending.seat, move)

    # Answers

    def choose(self, move: Any) -> None:
        """The choice of the person whose turn it is. Raises IllegalMove."""
        before = self.state
        self.match.choose(move)
        self._happened(before)

    def ask_bot(self) -> bool:
        """Asks the bot that must choose; whether it has made up its mind. A thinking bot is asked again next frame."""
        move = self.match.bot_choice()
        if move is None:
            return False
        self.choose(move)
        return True

    def deal(self) -> None:
        """Chance answers the pending roll or shuffle."""
        before = self.state
        self.match.deal()
        self._happened(before)

    def open_act(self) -> tuple[Act, Player | None]:
        """The pending pour or flip, and the bot that leads its hand; None where a person does."""
        return self.match.open_act(), self.match.bot_hand()

    def close_act(self, act: Act) -> Poured | Flipped:
        """Puts down the outcome of `act`, its performance beside it in the log."""
        before = self.state
        outcome = self.match.close_act(act)
        self._happened(before)
        return outcome

    def _happened(self, before: State) -> None:
        self.undo = None
        self.happenings.append(Happening(before, self.match.events[-1], self.state))

    # Taking back

    @property
    def may_ask_undo(self) -> bool:
        """Whether the last thing that happened is a person's choice that chance has not answered."""
        if not self.match.can_undo:
            return False
        last = self.match.events[-1]
        return isinstance(last, Chosen) and last.seat in self.persons

    def ask_undo(self) -> Undo:
        """Whoever chose last wants to take it back; every other person is asked. Alone at the table it is done.

        Raises:
            ValueError: the last event was no person's choice.
        """
        if not self.may_ask_undo:
            raise ValueError("only a person's last choice can be taken back")
        last = self.match.events[-1]
        assert isinstance(last, Chosen)
        self.undo = Undo(last.seat, frozenset(self.persons) - {last.seat})
        return self._settled(self.undo)

    def agree(self, seat: int) -> Undo:
        """`seat` agrees to the undo that was asked for; with the last agreement it is done.

        Raises:
            ValueError: nobody has asked.
        """
        if self.undo is None:
            raise ValueError("nobody has asked to take anything back")
        self.undo.agreed |= {seat}
        return self._settled(self.undo)

    def refuse_undo(self) -> None:
        """Somebody does not agree."""
        self.undo = None

    def _settled(self, undo: Undo) -> Undo:
        if not undo.open:
            self.match.undo()
            self.undo = None
            self.happenings.clear()
        return undo
