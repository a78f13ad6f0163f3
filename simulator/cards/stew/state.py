"""The state of a game: a frozen value. It is only the log folded with the rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from simulator.cards.stew.components import Hungry, Ingredient, Reckoning
from simulator.cards.stew.options import Options
from simulator.game.values import changed


class Waits(StrEnum):
    """What a game waits for, by its name in a position."""

    SHUFFLE = "shuffle"
    DRAW = "draw"
    PLACE = "place"
    LAST_CALL = "last_call"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Placed:
    """One ingredient face down: who placed it, and on which Hungry; None is the pot. Unseen it is None itself."""

    seat: int
    ingredient: Ingredient | None
    hungry: Hungry | None = None


@dataclass(frozen=True, slots=True)
class LastRound:
    """How the last round ended. Without a caller the pot is not shown: a view then has no reckoning.

    gains: what each seat won or lost.
    """

    caller: int | None
    gains: tuple[int, ...]
    reckoning: Reckoning | None


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment.

    deck: its top first. holds: what the farmer on turn has drawn and not placed. placed: this round's, in order.
    unanswered: after the last card, the seats that have not answered yet whether they call.
    """

    options: Options
    turn: int
    waits: Waits
    names: tuple[str, ...]
    points: tuple[int, ...]
    deck: tuple[Ingredient, ...]
    round: int = 1
    holds: Ingredient | None = None
    placed: tuple[Placed, ...] = ()
    last_round: LastRound | None = None
    unanswered: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.waits is Waits.OVER

    @property
    def placer(self) -> int | None:
        """Who has placed the last card; None at the beginning of a round."""
        return self.placed[-1].seat if self.placed else None

    @property
    def pot(self) -> tuple[Ingredient, ...]:
        """What lies in the pot, in the order in which it came there."""
        return tuple(one.ingredient for one in self.placed if one.hungry is None and one.ingredient is not None)

    @property
    def fed(self) -> dict[Hungry, Ingredient]:
        """Who is fed, and with what."""
        return {one.hungry: one.ingredient for one in self.placed if one.hungry and one.ingredient is not None}

    def but(self, **changes: Any) -> State:
        """The same state but for `changes`."""
        return changed(self, changes)
