"""What a cook may see of a game."""

from __future__ import annotations

from simulator.alacarte.components import Cup
from simulator.alacarte.state import State


def observe(state: State, seat: int) -> State:
    """The state as `seat` may see it.

    A supply tells no order as it is; with `hidden_cups` the cups of the others and the supply are UNKNOWN.
    With stacks only the top tile of each colour tells its place: the covered ones are in the order of the deck.
    """
    if state.options.new_dish_from == "top_of_stack":
        state = state.but(dishes=_tops_first(state))
    return _with_hidden_cups(state, seat) if state.options.hidden_cups else state


def _tops_first(state: State) -> tuple[str, ...]:
    tops: dict[str, str] = {}
    for dish in state.dishes:
        tops.setdefault(state.deck[dish].colour, dish)
    shown = tuple(tops.values())
    covered = set(state.dishes).difference(shown)
    return (*shown, *(dish.id for dish in state.deck.dishes if dish.id in covered))


def _with_hidden_cups(state: State, seat: int) -> State:
    for place, other in enumerate(state.seats):
        if place != seat:
            state = state.with_seat(place, cups=(Cup.UNKNOWN,) * len(other.cups))
    return state.but(supply=(Cup.UNKNOWN,) * len(state.supply))
