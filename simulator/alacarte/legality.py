"""What is allowed: `refusal` is the one source; `legal_moves` lists the moves that it lets pass.

Every check answers with a Reason or None, so that looking for legal moves writes no sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from simulator.alacarte import reasons as why
from simulator.alacarte.coffee import bottle_refused, drink_refused, steal_cup_refused
from simulator.alacarte.components import CREPE, Cup
from simulator.alacarte.dish_choice import take_crepe_refused, take_dish_refused, takeable
from simulator.alacarte.moves import (
    BIN,
    CHOOSE_HEAT,
    END_TURN,
    FLIP_CREPE,
    HEAT,
    LEVELS,
    SEASON,
    SERVE,
    TAKE_CREPE,
    Bin,
    ChooseHeat,
    Drink,
    EndTurn,
    FlipCrepe,
    Heat,
    Move,
    Season,
    Serve,
    StealCup,
    TakeCrepe,
    TakeDish,
)
from simulator.alacarte.scoring import asks_for, finished, spoiled
from simulator.alacarte.state import State, Waits
from simulator.game import Reason, Refusal
from simulator.vocabulary import COLOURS

ACTIONS = 3
"""Spoons of a turn."""

FLIPS = 2
"""Flips that may fail in a turn."""


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    """Why `seat` may not make `move` now, or None where it may."""
    reason = refused(state, seat, move)
    return reason.refusal() if reason else None


def refused(state: State, seat: int, move: Move) -> Reason | None:
    """The reason why `seat` may not make `move` now, or None where it may."""
    waits = state.waits
    if waits is Waits.CHOOSE:
        if seat != state.turn:
            return why.NOT_YOUR_TURN
        return _CHECKS[type(move)](state, move)
    return _refused_elsewhere(state, seat, move)


def _refused_elsewhere(state: State, seat: int, move: Move) -> Reason | None:
    if state.waits is Waits.OVER:
        return why.GAME_OVER
    if state.waits not in (Waits.CHOOSE_HEAT, Waits.STEAL_CUP):
        return why.CHANCE_FIRST
    if seat != state.turn:
        return why.NOT_YOUR_TURN
    if state.waits is Waits.CHOOSE_HEAT:
        if not isinstance(move, ChooseHeat):
            return why.CHOOSE_LEVELS_FIRST
        return None if move.levels in LEVELS else why.BAD_LEVELS
    return steal_cup_refused(state, move) if isinstance(move, StealCup) else why.STEAL_FIRST


def legal_moves(state: State, seat: int | None = None) -> tuple[Move, ...]:
    """Every move open to the seat that must choose, to any other `seat` none; empty while chance is pending."""
    if seat not in (None, state.turn):
        return ()
    if state.waits is Waits.CHOOSE and state.seats[state.turn].stove.dish is None:
        dishes: list[Move] = [TakeDish(dish) for dish in takeable(state)]
        return (*dishes, TAKE_CREPE) if take_crepe_refused(state, TAKE_CREPE) is None else tuple(dishes)
    return tuple(move for move in _candidates(state) if refused(state, state.turn, move) is None)


def _candidates(state: State) -> Iterator[Move]:
    if state.waits is Waits.CHOOSE:
        yield from _AT_THE_STOVE
        for cup in dict.fromkeys(state.seats[state.turn].cups):
            yield from _DRINKS[cup]
    elif state.waits is Waits.CHOOSE_HEAT:
        yield from CHOOSE_HEAT
    elif state.waits is Waits.STEAL_CUP:
        yield from _steals(state)


_AT_THE_STOVE: tuple[Move, ...] = (HEAT, *SEASON, FLIP_CREPE, SERVE, BIN, END_TURN)
_SEATS = range(4)
_DRINKS: dict[Cup, tuple[Move, ...]] = {
    Cup.SPOONS: (Drink(Cup.SPOONS),),
    Cup.COOL: tuple(Drink(Cup.COOL, levels=levels) for levels in LEVELS),
    Cup.SWAP: tuple(Drink(Cup.SWAP, target=seat) for seat in _SEATS),
    Cup.RESEASON: tuple(Drink(Cup.RESEASON, target=seat, bottle=bottle) for seat in _SEATS for bottle in COLOURS),
    Cup.VP: (),
    Cup.UNKNOWN: (),
}


def _steals(state: State) -> Iterator[Move]:
    for place, seat in enumerate(state.seats):
        if place != state.turn and seat.cups:
            if state.options.hidden_cups:
                yield StealCup(place)
            else:
                yield from (StealCup(place, cup) for cup in dict.fromkeys(seat.cups))


def free_moves(state: State) -> bool:
    """Whether anything that costs no action can still be done by the cook whose turn it is."""
    return any(
        refused(state, state.turn, move) is None for move in _candidates(state) if isinstance(move, (Serve, Bin, Drink))
    )


# Actions


def _action(state: State) -> Reason | None:
    """What bars every action."""
    stove = state.seats[state.turn].stove
    if stove.dish is None:
        return why.DISH_DUE
    if spoiled(state.deck, stove):
        return why.DISH_SPOILED
    return None if state.actions_left > 0 else why.NO_ACTIONS_LEFT


def _heat(state: State, move: Heat) -> Reason | None:
    if reason := _action(state):
        return reason
    return why.ONLY_FLIPS if state.cook.stove.dish == CREPE and state.actions_left < ACTIONS else None


def _season(state: State, move: Season) -> Reason | None:
    stove = state.seats[state.turn].stove
    if stove.dish is None:
        return why.DISH_DUE
    if stove.dish == CREPE:
        return why.CREPE_CANNOT_BE_SEASONED
    dish = state.deck.by_id[stove.dish]
    if not any(dish.condiments.counts):
        return why.CANNOT_BE_SEASONED
    if reason := _action(state) or bottle_refused(state, move.bottle):
        return reason
    if state.options.season_with == "needed" and not asks_for(dish, stove.pan, move.bottle):
        return why.BOTTLE_NOT_NEEDED
    return None


def _flip(state: State, move: FlipCrepe) -> Reason | None:
    dish = state.seats[state.turn].stove.dish
    if dish is None:
        return why.DISH_DUE
    if dish != CREPE:
        return why.NO_FLIP_NOW
    if reason := _action(state):
        return reason
    if state.actions_left >= ACTIONS:
        return why.HEAT_FIRST
    return why.TWO_FLIPS if state.flips_failed >= FLIPS else None


# Free of charge


def _serve(state: State, move: Serve) -> Reason | None:
    stove = state.seats[state.turn].stove
    if stove.dish is None:
        return why.DISH_DUE
    if spoiled(state.deck, stove):
        return why.DISH_SPOILED
    if not finished(state.deck, stove):
        return why.DISH_NOT_FINISHED
    return why.NO_ACTIONS_LEFT if state.actions_left < state.options.serve_costs else None


def _bin(state: State, move: Bin) -> Reason | None:
    stove = state.seats[state.turn].stove
    if stove.dish is None:
        return why.DISH_DUE
    return None if spoiled(state.deck, stove) else why.DISH_NOT_SPOILED


def _end_turn(state: State, move: EndTurn) -> Reason | None:
    stove = state.seats[state.turn].stove
    if stove.dish is None:
        return why.DISH_DUE
    if spoiled(state.deck, stove):
        return why.DISH_SPOILED
    return why.TURN_MUST_GO_ON if state.options.must_use_actions and state.actions_left > 0 else None


def _not_asked(state: State, move: Move) -> Reason | None:
    return why.NOT_ASKED


_Check = Callable[[State, Any], Reason | None]
_CHECKS: dict[type, _Check] = {
    TakeDish: take_dish_refused,
    TakeCrepe: take_crepe_refused,
    Heat: _heat,
    Season: _season,
    FlipCrepe: _flip,
    Serve: _serve,
    Bin: _bin,
    Drink: drink_refused,
    EndTurn: _end_turn,
    ChooseHeat: _not_asked,
    StealCup: _not_asked,
}
