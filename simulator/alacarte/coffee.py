"""What bars a coffee break, cup by cup, and taking a cup from another cook."""

from __future__ import annotations

from collections.abc import Callable

from simulator.alacarte import reasons as why
from simulator.alacarte.components import CREPE, Cup
from simulator.alacarte.moves import LEVELS, Drink, StealCup
from simulator.alacarte.scoring import burnt, spoiled
from simulator.alacarte.state import State
from simulator.game import Reason
from simulator.vocabulary import COLOURS, Condiment


def drink_refused(state: State, move: Drink) -> Reason | None:
    cook = state.seats[state.turn]
    if cook.stove.dish is None:
        return why.DISH_DUE
    if move.cup not in cook.cups:
        return why.NO_SUCH_CUP
    if cook.stove.dish == CREPE:
        return why.NO_CUPS_WITH_CREPE
    return _break_over(state) or _SERVINGS[move.cup](state, move)


def _break_over(state: State) -> Reason | None:
    if state.cups_closed:
        return why.CUPS_CLOSED
    if 0 < state.options.breaks_per_turn <= state.breaks_used:
        return why.BREAKS_USED
    return why.NO_ACTIONS_LEFT if state.actions_left < state.options.coffee_costs else None


def _swap(state: State, move: Drink) -> Reason | None:
    if spoiled(state.deck, state.seats[state.turn].stove):
        return why.DISH_SPOILED
    if reason := _target(state, move.target):
        return reason
    stove = state.seats[move.target or 0].stove
    return why.TARGET_SPOILED if spoiled(state.deck, stove) else None


def _target(state: State, target: int | None) -> Reason | None:
    """What bars the stove of `target` from every cup."""
    if target is None or target == state.turn or not 0 <= target < len(state.seats):
        return why.NO_OTHER_COOK
    dish = state.seats[target].stove.dish
    if dish is None:
        return why.TARGET_EMPTY
    return why.TARGET_CREPE if dish == CREPE else None


def _reseason(state: State, move: Drink) -> Reason | None:
    if reason := _target(state, move.target):
        return reason
    dish = state.seats[move.target or 0].stove.dish
    if not any(state.deck.by_id[str(dish)].condiments.counts):
        return why.TARGET_UNSEASONED
    return bottle_refused(state, move.bottle)


def _cool(state: State, move: Drink) -> Reason | None:
    stove = state.seats[state.turn].stove
    if spoiled(state.deck, stove) and not burnt(state.deck, stove):
        return why.DISH_SPOILED
    if move.levels not in LEVELS:
        return why.BAD_LEVELS
    return None if stove.heat > 0 else why.KNOB_AT_NOTHING


def _spoons(state: State, move: Drink) -> Reason | None:
    return None


def bottle_refused(state: State, colour: Condiment | None) -> Reason | None:
    if colour not in COLOURS:
        return why.NO_SUCH_BOTTLE
    return None if any(state.bottles[COLOURS.index(colour)].counts) else why.BOTTLE_EMPTY


def steal_cup_refused(state: State, move: StealCup) -> Reason | None:
    if move.source == state.turn or not 0 <= move.source < len(state.seats):
        return why.NO_OTHER_COOK
    cups = state.seats[move.source].cups
    if state.options.hidden_cups:
        return None if cups and move.cup is None else why.NO_CUP_THERE
    return None if move.cup in cups else why.NO_CUP_THERE


def _unknown(state: State, move: Drink) -> Reason | None:
    return why.NO_SUCH_CUP


_SERVINGS: dict[Cup, Callable[[State, Drink], Reason | None]] = {
    Cup.SWAP: _swap,
    Cup.SPOONS: _spoons,
    Cup.RESEASON: _reseason,
    Cup.COOL: _cool,
    Cup.UNKNOWN: _unknown,
}
