"""What the table answers, and what follows: the die, the cups and stacks, a pour, a flip."""

from __future__ import annotations

from collections import Counter

from simulator.alacarte import reasons as why
from simulator.alacarte.bottles import poured
from simulator.alacarte.components import CREPE, KNOB_TOP, Cup, Face
from simulator.alacarte.state import COLD_STOVE, Crepe, State, Stove, Tip, Waits
from simulator.alacarte.turns import action_done, cooked, settle
from simulator.game import Event, Reason, Refusal, UnexpectedEvent
from simulator.shown import shown
from simulator.vocabulary import Flipped, Landed, Poured, Rolled, Shuffled


def answered(state: State, event: Event) -> State:
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


def _awaited(state: State) -> Reason:
    return Reason("unexpected", _AWAITED[state.waits])


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
        state = _received(state.but(supply=without(state.supply, Cup(cup))), place, Cup(cup))
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


def without(cups: tuple[Cup, ...], cup: Cup) -> tuple[Cup, ...]:
    place = cups.index(cup)
    return cups[:place] + cups[place + 1 :]


# Heat


def _rolled(state: State, face: str) -> State:
    if face == Face.CHOICE:
        return state.but(waits=Waits.CHOOSE_HEAT)
    if face == Face.ALL:
        return action_done(_everybody_hotter(state))
    if face == Face.CUP:
        return _cup_face(state)
    if face not in ("1", "2", "3"):
        raise UnexpectedEvent(Refusal("malformed", f"face: {shown(face)}: allowed are {', '.join(Face)}"))
    return action_done(hotter(state, int(face)))


def hotter(state: State, levels: int) -> State:
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
        return stolen(state, state.steal_from, cup)
    return action_done(_received(state.but(supply=without(state.supply, cup)), state.turn, cup))


def stolen(state: State, source: int, cup: Cup) -> State:
    poorer = state.with_seat(source, cups=without(state.seats[source].cups, cup))
    return action_done(_received(poorer, state.turn, cup))


# Pour and flip


def _poured(state: State, outcome: Poured) -> State:
    tip = state.awaited_tip
    after = poured(state, tip, outcome)
    if tip.why == "season":
        return action_done(after)
    if tip.tips_left > 1 and after.bottle(tip.bottle).total:
        return after.but(tip=Tip(tip.target, tip.bottle, tip.why, tip.tips_left - 1))
    return settle(after.but(waits=Waits.CHOOSE, tip=None))


def _flipped(state: State, landed: Landed) -> State:
    if landed is not Landed.PICTURE_UP:
        return action_done(state.but(flips_failed=state.flips_failed + 1))
    after = state.with_seat(state.turn, stove=COLD_STOVE, crepe=Crepe.FINISHED)
    return cooked(
        after.but(actions_left=state.actions_left - 1, waits=Waits.CHOOSE, turn_ends=state.options.crepe_ends_turn)
    )
