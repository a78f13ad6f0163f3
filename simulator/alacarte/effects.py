"""What a cook's move does, once it is allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from simulator.alacarte import moves as m
from simulator.alacarte.answers import hotter, stolen, without
from simulator.alacarte.bottles import emptied
from simulator.alacarte.components import CREPE, Cup
from simulator.alacarte.state import Crepe, State, Stove, Tip, Waits
from simulator.alacarte.turns import action_done, pass_turn, placed, served, settle
from simulator.vocabulary import COLOURS


def moved(state: State, move: m.Move) -> State:
    """The state after the cook whose turn it is makes `move`, which is allowed."""
    return _MOVES[type(move)](state, move)


def _take_dish(state: State, move: m.TakeDish) -> State:
    dishes = tuple(dish for dish in state.dishes if dish != move.dish)
    return placed(state.with_seat(state.turn, stove=Stove(dish=move.dish)).but(dishes=dishes))


def _take_crepe(state: State, move: m.TakeCrepe) -> State:
    return placed(state.with_seat(state.turn, stove=Stove(dish=CREPE), crepe=Crepe.IN_PAN), turn_over=True)


# Actions


def _heat(state: State, move: m.Heat) -> State:
    return state.but(waits=Waits.DIE)


def _choose_heat(state: State, move: m.ChooseHeat) -> State:
    return action_done(hotter(state, move.levels))


def _steal_cup(state: State, move: m.StealCup) -> State:
    if move.cup is None:
        return state.but(waits=Waits.CUP, steal_from=move.source)
    return stolen(state, move.source, move.cup)


def _season(state: State, move: m.Season) -> State:
    return state.but(waits=Waits.POUR, tip=Tip(state.turn, move.bottle))


def _flip(state: State, move: m.FlipCrepe) -> State:
    return state.but(waits=Waits.FLIP)


# Free of charge


def _serve(state: State, move: m.Serve) -> State:
    return served(state)


def _bin(state: State, move: m.Bin) -> State:
    cook = state.cook
    after = emptied(state, state.turn)
    if cook.stove.dish == CREPE:
        after = after.with_seat(state.turn, crepe=Crepe.BURNT).but(turn_ends=state.options.crepe_burn_ends_turn)
    else:
        after = after.with_seat(state.turn, spoiled=(*cook.spoiled, str(cook.stove.dish)))
    return settle(after)


def _drink(state: State, move: m.Drink) -> State:
    after = state.with_seat(state.turn, cups=without(state.cook.cups, move.cup)).but(
        used_cups=(*state.used_cups, move.cup),
        breaks_used=state.breaks_used + 1,
        actions_left=state.actions_left - state.options.coffee_costs,
    )
    return _SERVINGS[move.cup](after, move)


def _spoons(state: State, move: m.Drink) -> State:
    return settle(state.but(actions_left=state.actions_left + 3, cups_closed=True))


def _cool(state: State, move: m.Drink) -> State:
    stove = state.cook.stove
    cooler = Stove(max(stove.heat - (move.levels or 0), 0), stove.dish, stove.pan)
    return settle(state.with_seat(state.turn, stove=cooler))


def _swap(state: State, move: m.Drink) -> State:
    target = move.target or 0
    own, other = state.cook.stove, state.seats[target].stove
    return settle(state.with_seat(state.turn, stove=other).with_seat(target, stove=own))


def _reseason(state: State, move: m.Drink) -> State:
    bottle = move.bottle or COLOURS[0]
    tip = Tip(move.target or 0, bottle, "reseason", state.options.reseason_tips)
    return state.but(waits=Waits.POUR, tip=tip)


def _end_turn(state: State, move: m.EndTurn) -> State:
    return pass_turn(state)


_Step = Callable[[State, Any], State]
_SERVINGS: dict[Cup, _Step] = {
    Cup.SPOONS: _spoons,
    Cup.COOL: _cool,
    Cup.SWAP: _swap,
    Cup.RESEASON: _reseason,
}
_MOVES: dict[type, _Step] = {
    m.TakeDish: _take_dish,
    m.TakeCrepe: _take_crepe,
    m.Heat: _heat,
    m.ChooseHeat: _choose_heat,
    m.StealCup: _steal_cup,
    m.Season: _season,
    m.FlipCrepe: _flip,
    m.Serve: _serve,
    m.Bin: _bin,
    m.Drink: _drink,
    m.EndTurn: _end_turn,
}
