"""Bottles, pans and the sink: where the pieces go. Nothing is lost: what leaves one place lies in another."""

from __future__ import annotations

from simulator.alacarte.reasons import MORE_THAN_IN_BOTTLE
from simulator.alacarte.state import COLD_STOVE, NOTHING, State, Stove, Tip
from simulator.game import UnexpectedEvent
from simulator.vocabulary import COLOURS, Foul, Poured, Tally

_SALT = len(COLOURS)


def poured(state: State, tip: Tip, outcome: Poured) -> State:
    """The state after one tip: what counts lies in the pan of the target, the rest in the sink.

    Raises:
        UnexpectedEvent: more fell than the bottle holds.
    """
    place = COLOURS.index(tip.bottle)
    fallen = outcome.in_pan + outcome.spilled
    if not state.bottles[place].holds(fallen):
        raise UnexpectedEvent(MORE_THAN_IN_BOTTLE.refusal())
    bottles = (*state.bottles[:place], state.bottles[place] - fallen, *state.bottles[place + 1 :])
    counted = _counted(state, outcome)
    stove = state.seats[tip.target].stove
    after = state.with_seat(tip.target, stove=Stove(stove.heat, stove.dish, stove.pan + counted))
    return refilled(after, bottles, state.sink + (fallen - counted))


def _counted(state: State, outcome: Poured) -> Tally:
    """The pieces that count as in the pan."""
    if state.options.foul == "spoil_action" and _fouls(state, outcome):
        return NOTHING
    return outcome.in_pan + outcome.spilled if state.options.misses_count else outcome.in_pan


def _fouls(state: State, outcome: Poured) -> frozenset[Foul]:
    allowed = {Foul.SLANT} if state.options.slant == "allowed" else set()
    return outcome.fouls - allowed


def emptied(state: State, seat: int) -> State:
    """The pan of `seat` washed up: its pieces lie in the sink, the knob is at 0, a new dish is due."""
    pan = state.seats[seat].stove.pan
    after = state.with_seat(seat, stove=COLD_STOVE)
    return refilled(after, state.bottles, state.sink + pan) if any(pan.counts) else after


def refilled(state: State, bottles: tuple[Tally, ...], sink: Tally) -> State:
    """The state with these bottles and this sink, once every bottle without its colour has got back what it can."""
    for place, bottle in enumerate(bottles):
        if bottle.counts[place] == 0 and sink.counts[place] > 0:
            back = _back(place, sink, state.options.bottle_salt - bottle.counts[_SALT])
            bottles = (*bottles[:place], bottle + back, *bottles[place + 1 :])
            sink = sink - back
    return state.but(bottles=bottles, sink=sink)


def _back(place: int, sink: Tally, salt_missing: int) -> Tally:
    """All pieces of the colour at `place`, and as much of the missing salt as the sink has."""
    counts = [0] * (_SALT + 1)
    counts[place] = sink.counts[place]
    counts[_SALT] = min(salt_missing, sink.counts[_SALT])
    return Tally(tuple(counts))  # type: ignore[arg-type]
