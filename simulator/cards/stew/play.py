"""What a move and a shuffle do, and how a round ends."""

from __future__ import annotations

from simulator.cards.dealing import A_CHOICE_FIRST, GAME_OVER, check_shuffle
from simulator.cards.stew.components import DECK, ENOUGH, Hungry, Ingredient, reckon
from simulator.cards.stew.moves import Call, Draw, Feed, Move, Pass, Pot
from simulator.cards.stew.state import LastRound, Placed, State, Waits
from simulator.game import Event, UnexpectedEvent
from simulator.vocabulary import Shuffled

GOAL = 5
"""Points that end the game."""

CALLED_WELL, CALLED_BADLY, NOBODY_CALLED = 2, 1, -1
"""What a good call brings the caller, a bad one every other, and a round without one its sole leader."""


def moved(state: State, seat: int, move: Move) -> State:
    """The state after a move that is allowed."""
    match move:
        case Draw():
            return state.but(waits=Waits.PLACE, holds=state.deck[0], deck=state.deck[1:])
        case Pot():
            return _placed(state, None)
        case Feed(hungry):
            return _placed(state, hungry)
        case Call():
            return _called(state, seat)
        case Pass():
            return _passed(state, seat)


def answered(state: State, event: Event) -> State:
    """The state after the shuffle that begins a round. Raises UnexpectedEvent."""
    if state.over:
        raise UnexpectedEvent(GAME_OVER.refusal())
    if not isinstance(event, Shuffled) or state.waits is not Waits.SHUFFLE:
        raise UnexpectedEvent(A_CHOICE_FIRST.refusal())
    check_shuffle(event, DECK)
    return state.but(waits=Waits.DRAW, deck=tuple(map(Ingredient, event.items)), unanswered=())


def _placed(state: State, hungry: Hungry | None) -> State:
    farmers = len(state.names)
    following = (state.turn + 1) % farmers
    after = state.but(
        placed=(*state.placed, Placed(state.turn, state.holds, hungry)), holds=None, turn=following, waits=Waits.DRAW
    )
    if state.deck:
        return after
    if state.options.last_call:
        order = tuple((following + step) % farmers for step in range(farmers))
        return after.but(waits=Waits.LAST_CALL, unanswered=order)
    return _without_a_call(after)


def _passed(state: State, seat: int) -> State:
    after = state.but(unanswered=tuple(other for other in state.unanswered if other != seat))
    if state.waits is Waits.LAST_CALL and set(after.unanswered) <= {state.placer}:
        return _without_a_call(after)
    return after


# The end of a round


def _called(state: State, caller: int) -> State:
    seats = range(len(state.names))
    if reckon(state.pot, state.fed, state.options).total >= ENOUGH:
        gains = tuple(CALLED_WELL if seat == caller else 0 for seat in seats)
    else:
        gains = tuple(0 if seat == caller else CALLED_BADLY for seat in seats)
    return _round_over(state.but(unanswered=()), caller, gains, caller)


def _without_a_call(state: State) -> State:
    best = max(state.points)
    alone = state.points.count(best) == 1
    gains = tuple(NOBODY_CALLED if alone and points == best else 0 for points in state.points)
    return _round_over(state, None, gains, state.turn)


def _round_over(state: State, caller: int | None, gains: tuple[int, ...], starter: int) -> State:
    """All cards come back to be shuffled; the last round is remembered."""
    points = tuple(before + gain for before, gain in zip(state.points, gains, strict=True))
    over = max(points) >= GOAL
    return state.but(
        waits=Waits.OVER if over else Waits.SHUFFLE,
        points=points,
        turn=starter,
        round=state.round + (not over),
        deck=DECK,
        placed=(),
        last_round=LastRound(caller, gains, reckon(state.pot, state.fed, state.options)),
    )
