"""À la carte: a module that satisfies the Game protocol. Pure: the same arguments give the same answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulator.alacarte.answers import answered
from simulator.alacarte.components import Face
from simulator.alacarte.effects import moved
from simulator.alacarte.events import event_from_json, event_to_json
from simulator.alacarte.legality import legal_moves, refusal, refused
from simulator.alacarte.moves import Move
from simulator.alacarte.position import describe
from simulator.alacarte.scoring import standings
from simulator.alacarte.setup import COOKS, setup
from simulator.alacarte.state import State, Waits
from simulator.alacarte.views import observe
from simulator.game import Choose, Chosen, Event, IllegalMove, Pending
from simulator.text import ngettext
from simulator.vocabulary import Flip, Outcome, Pour, Roll, Rolled, Shuffle, Shuffled

if TYPE_CHECKING:
    import random

NAME = "alacarte"
SEATS = COOKS
ACTS = ("pour", "flip")

LONGEST_TURNS = 500
"""Nobody is forced to make progress, so a match without a window stops here (rules, ruling 9)."""

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


def pending(state: State) -> Pending:
    """What `state` waits for."""
    match state.waits:
        case Waits.CHOOSE | Waits.CHOOSE_HEAT | Waits.STEAL_CUP:
            return Choose(state.turn)
        case Waits.DIE:
            return Roll(state.turn)
        case Waits.POUR:
            return _pour(state)
        case Waits.FLIP:
            return Flip(state.turn)
        case Waits.CUPS | Waits.STACKS | Waits.CUP:
            return Shuffle(state.waits.value)
        case Waits.OVER:
            return None


def _pour(state: State) -> Pour:
    tip = state.awaited_tip
    stop = state.options.foul == "stop"
    return Pour(state.turn, tip.target, tip.bottle, state.bottle(tip.bottle), tip.why, stop)


def apply(state: State, event: Event) -> State:
    """The state after `event`. Pure: the same arguments give the same state.

    Raises:
        IllegalMove: `event` is a move and is refused; carries the Refusal.
        UnexpectedEvent: `event` does not answer what the state waits for.
    """
    if type(event) is Chosen:
        reason = refused(state, event.seat, event.move)
        if reason:
            raise IllegalMove(reason.refusal())
        return moved(state, event.move)
    return answered(state, event)


def reveals(state: State, move: Move) -> bool:
    """Nothing that a cook chooses shows what was hidden: chance does."""
    return False


def clock_s(state: State) -> None:
    """No clock runs in the kitchen."""


def overlong(state: State, turns: int) -> str | None:
    """Why a match without a window is stopped here; None while it goes on."""
    if turns < LONGEST_TURNS:
        return None
    return ngettext("not over after {n} turn", "not over after {n} turns", turns).format(n=turns)


def deal(state: State, chance: random.Random) -> Outcome:
    """A random answer to a pending roll or shuffle.

    Raises:
        ValueError: neither is pending.
    """
    match state.waits:
        case Waits.DIE:
            return Rolled(chance.choice(tuple(Face)).value)
        case Waits.CUPS:
            return Shuffled("cups", tuple(cup.value for cup in chance.sample(state.supply, len(state.seats))))
        case Waits.STACKS:
            return Shuffled("stacks", tuple(chance.sample(state.dishes, len(state.dishes))))
        case Waits.CUP:
            source = state.supply if state.steal_from is None else state.seats[state.steal_from].cups
            return Shuffled("cup", (chance.choice(source).value,))
    raise ValueError(f"no roll and no shuffle is pending, but {state.waits}")
