"""Whether a state adds up: every piece, cup, tile and star is somewhere, once, and what is awaited can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from simulator.alacarte.components import ALL_CUPS, CREPE, KNOB_TOP, STARS, Cup
from simulator.alacarte.legality import ACTIONS, FLIPS, refused
from simulator.alacarte.moves import FLIP_CREPE, HEAT, Drink, Move, Season
from simulator.alacarte.state import Crepe, Seat, State, Waits
from simulator.shown import shown
from simulator.vocabulary import COLOURS, Condiment, Tally


def first_fault(state: State) -> str | None:
    """The first thing that does not add up, in words, or None."""
    return next(faults(state), None)


def faults(state: State) -> Iterator[str]:
    """Everything that does not add up, in words."""
    yield from _piece_faults(state)
    yield from _bottle_faults(state)
    yield from _cup_faults(state)
    yield from _dish_faults(state)
    yield from _star_faults(state)
    for seat in state.seats:
        yield from _seat_faults(state, seat)
    yield from _turn_faults(state)
    if 0 <= state.turn < len(state.seats):
        yield from _setup_faults(state)
        yield from _pending_faults(state)


# Components


def _piece_faults(state: State) -> Iterator[str]:
    found = state.sink
    for bottle in state.bottles:
        found = found + bottle
    for seat in state.seats:
        found = found + seat.stove.pan
    expected = Tally((*(state.options.bottle_fill,) * 4, state.options.bottle_salt * 4))
    for condiment in Condiment:
        if found[condiment] != expected[condiment]:
            yield f"{found[condiment]} {condiment} in bottles, pans and sink: there are {expected[condiment]}"


def _bottle_faults(state: State) -> Iterator[str]:
    for colour, bottle in zip(COLOURS, state.bottles, strict=True):
        for condiment in bottle:
            if condiment not in (colour, Condiment.SALT):
                yield f"{condiment} in the bottle of {colour}"
        if bottle[Condiment.SALT] > state.options.bottle_salt:
            yield f"{bottle[Condiment.SALT]} salt in the bottle of {colour}: allowed are {state.options.bottle_salt}"


def _cup_faults(state: State) -> Iterator[str]:
    found = Counter((*state.supply, *state.used_cups))
    for seat in state.seats:
        found.update(seat.cups)
        found[Cup.VP] += seat.vp_cups
        if Cup.VP in seat.cups:
            yield f"{seat.name} holds a vp cup: it is laid on the tray as vp_cups"
    if Cup.VP in state.used_cups:
        yield "a vp cup is never used up"
    there = Counter(ALL_CUPS)
    for cup in dict.fromkeys((*ALL_CUPS, *found)):
        if found[cup] != there[cup]:
            yield f"{found[cup]} {cup} cups in supply, hands and tray: there are {there[cup]}"


def _dish_faults(state: State) -> Iterator[str]:
    found = Counter(state.dishes)
    for seat in state.seats:
        found.update((*seat.finished, *seat.spoiled))
        if seat.stove.dish not in (None, CREPE):
            found[str(seat.stove.dish)] += 1
    for dish in found:
        if dish not in state.deck:
            yield f"{shown(dish)} is no dish of the deck"
    for dish in state.deck.by_id:
        if found[dish] != 1:
            yield f"{dish} is {found[dish]} times on the table, in pans and on trays: there is one"


def _star_faults(state: State) -> Iterator[str]:
    found = state.stars_left + sum(seat.stars for seat in state.seats)
    if found != STARS:
        yield f"{found} stars: there are {STARS}"
    if not state.options.stars and state.stars_left != STARS:
        yield "stars on a tray in a game without stars"


def _seat_faults(state: State, seat: Seat) -> Iterator[str]:
    stove = seat.stove
    if not 0 <= stove.heat <= KNOB_TOP:
        yield f"{seat.name}: heat {stove.heat}: allowed are 0 to {KNOB_TOP}"
    if (stove.dish == CREPE) != (seat.crepe is Crepe.IN_PAN):
        yield f"{seat.name}: the dish is {stove.dish} and the crepe {seat.crepe}"
    if seat.crepe is not Crepe.UNUSED and not state.options.crepes:
        yield f"{seat.name}: a crepe in a game without crepes"
    if stove.pan.total and stove.dish in (None, CREPE):
        yield f"{seat.name}: pieces in a pan without a dish that takes condiments"


# The course of the game


def _turn_faults(state: State) -> Iterator[str]:
    if not 0 <= state.turn < len(state.seats):
        yield f"turn {state.turn}: allowed are 0 to {len(state.seats) - 1}"
    if not 0 <= state.actions_left <= 2 * ACTIONS:
        yield f"actions_left {state.actions_left}: allowed are 0 to {2 * ACTIONS}"
    if state.flips_failed > FLIPS:
        yield f"flips_failed {state.flips_failed}: allowed are 0 to {FLIPS}"
    if state.last_lap and not (state.options.finish_round and (state.over or state.turn != state.first)):
        yield "last_lap: allowed is true with the option finish_round, until the first cook's turn comes"


def _setup_faults(state: State) -> Iterator[str]:
    cooks = len(state.seats)
    order = tuple((state.first + place) % cooks for place in range(cooks))
    if state.setup != order[cooks - len(state.setup) :]:
        yield f"setup {list(state.setup)}: in turn order the seats are {list(order)}"
    elif state.setup and (state.turn != state.setup[0] or state.actions_left):
        yield f"at set-up it is the turn of seat {state.setup[0]}, without spoons"
    for place in state.setup:
        if 0 <= place < cooks and state.seats[place].stove.dish is not None:
            yield f"{state.seats[place].name} has a dish and is still to choose one"
    if state.turn_ends and (state.setup or state.cook.stove.dish is not None):
        yield "turn_ends: allowed is true while a new dish is due"
    if state.cook.stove.dish == CREPE and state.actions_left > ACTIONS:
        yield f"actions_left {state.actions_left}: with a crepe in the pan allowed are 0 to {ACTIONS}"


def _pending_faults(state: State) -> Iterator[str]:
    if (state.tip is not None) != (state.waits is Waits.POUR):
        yield 'pour: belongs to a position with the pending "pour"'
    elif (state.steal_from is not None) and state.waits is not Waits.CUP:
        yield 'steal_from: belongs to a position with the pending "cup"'
    elif not _can_be_awaited(state):
        yield f"pending {state.waits}: the position does not allow it"


def _can_be_awaited(state: State) -> bool:
    match state.waits:
        case Waits.CHOOSE | Waits.OVER:
            return True
        case Waits.CUPS | Waits.STACKS:
            return _before_the_first_choice(state)
        case Waits.DIE | Waits.CHOOSE_HEAT:
            return _may(state, HEAT)
        case Waits.CUP:
            return _may(state, HEAT) and (bool(state.supply) if state.steal_from is None else _can_be_robbed(state))
        case Waits.STEAL_CUP:
            return _may(state, HEAT) and not state.supply and any(_others_cups(state))
        case Waits.FLIP:
            return _may(state, FLIP_CREPE)
        case Waits.POUR:
            return _can_be_tipped(state)


def _may(state: State, move: Move) -> bool:
    return refused(state.but(waits=Waits.CHOOSE), state.turn, move) is None


def _before_the_first_choice(state: State) -> bool:
    if len(state.setup) != len(state.seats):
        return False
    if state.waits is Waits.STACKS:
        return state.options.new_dish_from == "top_of_stack"
    return len(state.supply) == len(ALL_CUPS)


def _others_cups(state: State) -> Iterator[int]:
    return (len(seat.cups) for place, seat in enumerate(state.seats) if place != state.turn)


def _can_be_robbed(state: State) -> bool:
    source = state.steal_from
    if source is None or source == state.turn or not 0 <= source < len(state.seats):
        return False
    return state.options.hidden_cups and not state.supply and bool(state.seats[source].cups)


def _can_be_tipped(state: State) -> bool:
    tip = state.tip
    if tip is None:
        return False
    if tip.why == "season":
        return tip.target == state.turn and tip.tips_left == 1 and _may(state, Season(tip.bottle))
    before = state.with_seat(state.turn, cups=(Cup.RESEASON,)).but(
        cups_closed=False, breaks_used=0, actions_left=state.actions_left + state.options.coffee_costs
    )
    drink = Drink(Cup.RESEASON, target=tip.target, bottle=tip.bottle)
    return 1 <= tip.tips_left <= state.options.reseason_tips and _may(before, drink)
