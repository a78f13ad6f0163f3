"""À la carte: a module that satisfies the Game protocol. Pure: the same arguments give the same answer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from simulator.alacarte import moves as m
from simulator.alacarte import reasons as why
from simulator.alacarte.bottles import emptied, poured
from simulator.alacarte.components import CREPE, KNOB_TOP, Cup, Face
from simulator.alacarte.events import event_from_json, event_to_json
from simulator.alacarte.legality import legal_moves, refusal, refused
from simulator.alacarte.position import describe
from simulator.alacarte.scoring import standings
from simulator.alacarte.setup import setup
from simulator.alacarte.state import Crepe, State, Stove, Tip, Waits
from simulator.alacarte.turns import action_done, cooked, pass_turn, placed, served, settle
from simulator.alacarte.views import observe
from simulator.game import Choose, Chosen, Event, IllegalMove, Pending, Refusal, UnexpectedEvent
from simulator.vocabulary import COLOURS, Flip, Flipped, Landed, Outcome, Pour, Poured, Roll, Rolled, Shuffle, Shuffled

NAME = "alacarte"
SEATS = range(2, 5)

__all__ = [
    "NAME",
    "SEATS",
    "apply",
    "deal",
    "describe",
    "event_from_json",
    "event_to_json",
    "legal_moves",
    "observe",
    "pending",
    "refusal",
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
    tip = _tip(state)
    stop = state.options.foul == "stop"
    return Pour(state.turn, tip.target, tip.bottle, state.bottle(tip.bottle), tip.why, stop)


def _tip(state: State) -> Tip:
    if state.tip is None:
        raise ValueError("a pour is awaited without a bottle")
    return state.tip


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
        return _MOVES[type(event.move)](state, event.move)
    return _answered(state, event)


def _answered(state: State, event: Event) -> State:
    match event:
        case Rolled(face) if state.waits is Waits.DIE:
            return _rolled(state, face)
        case Poured() if state.waits is Waits.POUR:
            return _poured(state, event)
        case Flipped(landed) if state.waits is Waits.FLIP:
            return _flipped(state, landed)
        case Shuffled("cup", (cup,)) if state.waits is Waits.CUP:
            return _cup_drawn(state, cup)
        case Shuffled("cups", cups) if state.waits is Waits.CUPS or _cups_before_stacks(state):
            return _cups_dealt(state, cups)
        case Shuffled("stacks", dishes) if state.waits is Waits.STACKS:
            return _stacked(state, dishes)
    raise UnexpectedEvent((why.GAME_OVER if state.over else _awaited(state)).refusal())


def _awaited(state: State) -> why.Reason:
    return why.Reason("unexpected", _AWAITED[state.waits])


_AWAITED = {
    Waits.CUPS: "The cups of the set-up are dealt now.",
    Waits.STACKS: "The stacks of dishes are laid now.",
    Waits.CHOOSE: "A cook has to choose now.",
    Waits.CHOOSE_HEAT: "A cook has to choose how many levels to heat now.",
    Waits.STEAL_CUP: "A cook has to take a cup from another cook now.",
    Waits.DIE: "The die has to be thrown now.",
    Waits.CUP: "A cup has to be drawn now.",
    Waits.POUR: "A bottle has to be tipped now.",
    Waits.FLIP: "The crepe has to be flipped now.",
}


# Set-up


def _cups_before_stacks(state: State) -> bool:
    """The cups may be dealt before the stacks are laid, too."""
    return state.waits is Waits.STACKS and not _cups_are_dealt(state)


def _cups_are_dealt(state: State) -> bool:
    return any(seat.cups or seat.vp_cups for seat in state.seats)


def _cups_dealt(state: State, cups: tuple[str, ...]) -> State:
    if len(cups) != len(state.seats):
        raise UnexpectedEvent(why.WRONG_NUMBER_OF_CUPS.refusal())
    if Counter(cups) - Counter(state.supply):
        raise UnexpectedEvent(why.NOT_IN_SUPPLY.refusal())
    for place, cup in enumerate(cups):
        state = _received(state.but(supply=_without(state.supply, Cup(cup))), place, Cup(cup))
    return state if state.waits is Waits.STACKS else settle(state.but(waits=Waits.CHOOSE))


def _stacked(state: State, dishes: tuple[str, ...]) -> State:
    if sorted(dishes) != sorted(state.dishes):
        raise UnexpectedEvent(why.WRONG_STACKS.refusal())
    state = state.but(dishes=dishes)
    return settle(state.but(waits=Waits.CHOOSE)) if _cups_are_dealt(state) else state.but(waits=Waits.CUPS)


def _received(state: State, seat: int, cup: Cup) -> State:
    """The state after `seat` gets `cup`; a `vp` is laid on the own tray at once."""
    cook = state.seats[seat]
    if cup is Cup.VP:
        return state.with_seat(seat, vp_cups=cook.vp_cups + 1)
    return state.with_seat(seat, cups=(*cook.cups, cup))


def _without(cups: tuple[Cup, ...], cup: Cup) -> tuple[Cup, ...]:
    place = cups.index(cup)
    return cups[:place] + cups[place + 1 :]


# New dishes


def _take_dish(state: State, move: m.TakeDish) -> State:
    dishes = tuple(dish for dish in state.dishes if dish != move.dish)
    return placed(state.with_seat(state.turn, stove=Stove(dish=move.dish)).but(dishes=dishes))


def _take_crepe(state: State, move: m.TakeCrepe) -> State:
    return placed(state.with_seat(state.turn, stove=Stove(dish=CREPE), crepe=Crepe.IN_PAN), turn_over=True)


# Heat


def _heat(state: State, move: m.Heat) -> State:
    return state.but(waits=Waits.DIE)


def _rolled(state: State, face: str) -> State:
    if face == Face.CHOICE:
        return state.but(waits=Waits.CHOOSE_HEAT)
    if face == Face.ALL:
        return action_done(_everybody_hotter(state))
    if face == Face.CUP:
        return _cup_face(state)
    if face not in ("1", "2", "3"):
        raise UnexpectedEvent(Refusal("malformed", f"face: {face!r}: allowed are {', '.join(Face)}"))
    return action_done(_hotter(state, int(face)))


def _choose_heat(state: State, move: m.ChooseHeat) -> State:
    return action_done(_hotter(state, move.levels))


def _hotter(state: State, levels: int) -> State:
    """The own knob up by `levels`; under the option a crepe's knob is set to them."""
    stove = state.cook.stove
    start = 0 if stove.dish == CREPE and state.options.crepe_heat == "sets" else stove.heat
    return state.with_seat(state.turn, stove=Stove(min(start + levels, KNOB_TOP), stove.dish, stove.pan))


def _everybody_hotter(state: State) -> State:
    for place, seat in enumerate(state.seats):
        stove = seat.stove
        if stove.heat < KNOB_TOP:
            state = state.with_seat(place, stove=Stove(stove.heat + 1, stove.dish, stove.pan))
    return state


def _cup_face(state: State) -> State:
    if state.supply:
        return state.but(waits=Waits.CUP)
    if any(seat.cups for place, seat in enumerate(state.seats) if place != state.turn):
        return state.but(waits=Waits.STEAL_CUP)
    return action_done(state)


def _cup_drawn(state: State, drawn: str) -> State:
    source = state.supply if state.steal_from is None else state.seats[state.steal_from].cups
    if drawn not in source:
        raise UnexpectedEvent(why.NOT_IN_SUPPLY.refusal())
    cup = Cup(drawn)
    if state.steal_from is not None:
        return _stolen(state, state.steal_from, cup)
    return action_done(_received(state.but(supply=_without(state.supply, cup)), state.turn, cup))


def _steal_cup(state: State, move: m.StealCup) -> State:
    if move.cup is None:
        return state.but(waits=Waits.CUP, steal_from=move.source)
    return _stolen(state, move.source, move.cup)


def _stolen(state: State, source: int, cup: Cup) -> State:
    poorer = state.with_seat(source, cups=_without(state.seats[source].cups, cup))
    return action_done(_received(poorer, state.turn, cup))


# Season and flip


def _season(state: State, move: m.Season) -> State:
    return state.but(waits=Waits.POUR, tip=Tip(state.turn, move.bottle))


def _poured(state: State, outcome: Poured) -> State:
    tip = _tip(state)
    after = poured(state, tip, outcome)
    if tip.why == "season":
        return action_done(after)
    if tip.tips_left > 1 and after.bottle(tip.bottle).total:
        return after.but(tip=Tip(tip.target, tip.bottle, tip.why, tip.tips_left - 1))
    return settle(after.but(waits=Waits.CHOOSE, tip=None))


def _flip(state: State, move: m.FlipCrepe) -> State:
    return state.but(waits=Waits.FLIP)


def _flipped(state: State, landed: Landed) -> State:
    if landed is not Landed.PICTURE_UP:
        return action_done(state.but(flips_failed=state.flips_failed + 1))
    after = state.with_seat(state.turn, stove=Stove(), crepe=Crepe.FINISHED)
    return cooked(
        after.but(actions_left=state.actions_left - 1, waits=Waits.CHOOSE, turn_ends=state.options.crepe_ends_turn)
    )


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
    after = state.with_seat(state.turn, cups=_without(state.cook.cups, move.cup)).but(
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
