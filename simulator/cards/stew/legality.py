"""What is allowed: `refusal` is the one source; `legal_moves` lists the moves that it lets pass."""

from __future__ import annotations

from collections.abc import Mapping

from simulator.cards.dealing import CHANCE_FIRST, GAME_OVER
from simulator.cards.stew.components import Hungry
from simulator.cards.stew.moves import CALL, DRAW, FEED, PASS, POT, Call, Draw, Feed, Move, Pass, Pot
from simulator.cards.stew.state import State, Waits
from simulator.game import Reason, Refusal

NOT_YOUR_TURN = Reason("not_your_turn", "It is another farmer's turn.")
DRAW_FIRST = Reason("unexpected", "First an ingredient has to be drawn.")
PLACE_FIRST = Reason("unexpected", "First the ingredient that was drawn has to be placed.")
CALL_OR_PASS = Reason("unexpected", "The last card is placed: now everybody calls or passes.")
NO_PASS = Reason("unexpected", "There is nothing to pass on: only after the last card everybody calls or passes.")
JUST_PLACED = Reason("just_placed", "Who has just placed an ingredient may not call.")
ALREADY_FED = Reason("already_fed", "This one is fed already.")
ANSWERED = Reason("unexpected", "You have answered already.")


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    """Why `seat` may not make `move` now, or None where it may."""
    reason = refused(state, seat, move)
    return reason.refusal() if reason else None


def refused(state: State, seat: int, move: Move) -> Reason | None:
    """The reason why `seat` may not make `move` now, or None where it may."""
    if state.waits is Waits.OVER:
        return GAME_OVER
    if not 0 <= seat < len(state.names):
        return NOT_YOUR_TURN
    if state.waits is Waits.SHUFFLE and move != PASS:
        return CHANCE_FIRST
    match move:
        case Draw():
            return _in_turn(state, seat, Waits.DRAW)
        case Call():
            return _call(state, seat)
        case Feed(hungry):
            return _in_turn(state, seat, Waits.PLACE) or _feed(state, hungry)
        case Pot():
            return _in_turn(state, seat, Waits.PLACE)
        case Pass():
            return _pass(state, seat)


def _in_turn(state: State, seat: int, waits: Waits) -> Reason | None:
    """What bars a move that belongs to the turn."""
    if state.waits is Waits.LAST_CALL:
        return CALL_OR_PASS
    if seat != state.turn:
        return NOT_YOUR_TURN
    if state.waits is waits:
        return None
    return DRAW_FIRST if state.waits is Waits.DRAW else PLACE_FIRST


def _feed(state: State, hungry: Hungry) -> Reason | None:
    return ALREADY_FED if hungry in state.fed else None


def _call(state: State, seat: int) -> Reason | None:
    if state.waits is Waits.PLACE:
        return PLACE_FIRST
    if seat == state.placer:
        return JUST_PLACED
    if state.waits is Waits.LAST_CALL:
        return None if seat in state.unanswered else ANSWERED
    return NOT_YOUR_TURN if state.options.call == "own_turn" and seat != state.turn else None


def _pass(state: State, seat: int) -> Reason | None:
    """Nobody waits for the one who has placed the last card; its answer is taken until the next shuffle."""
    if state.waits is Waits.LAST_CALL:
        return None if seat in state.unanswered else ANSWERED
    if state.waits is Waits.SHUFFLE:
        return None if seat in state.unanswered else CHANCE_FIRST
    return NO_PASS


def may_call(state: State, seat: int) -> bool:
    """Whether `seat` may call now."""
    return refused(state, seat, CALL) is None


def legal_moves(state: State, seat: int | None = None) -> tuple[Move, ...]:
    """Every move open to `seat`, else to the one that must choose; empty while chance is pending."""
    if state.waits not in _CANDIDATES:
        return ()
    asked = chooser(state) if seat is None else seat
    return tuple(move for move in _CANDIDATES[state.waits] if refused(state, asked, move) is None)


_CANDIDATES: Mapping[Waits, tuple[Move, ...]] = {
    Waits.DRAW: (DRAW, CALL),
    Waits.PLACE: (POT, *FEED),
    Waits.LAST_CALL: (CALL, PASS),
}


def chooser(state: State) -> int:
    """Who must choose: the farmer on turn, or after the last card the next one who has not answered."""
    return state.unanswered[0] if state.waits is Waits.LAST_CALL else state.turn


def breakers_in(state: State) -> tuple[int, ...]:
    """Who else may choose now without being waited for, in the order of the table."""
    if state.waits is Waits.LAST_CALL:
        return state.unanswered[1:]
    if state.waits is not Waits.DRAW:
        return ()
    farmers = len(state.names)
    others = ((state.turn + step) % farmers for step in range(1, farmers))
    return tuple(seat for seat in others if _call(state, seat) is None)
