"""Which dish or crepe may be taken when a new one is due."""

from __future__ import annotations

from simulator.alacarte import reasons as why
from simulator.alacarte.moves import TAKE_CREPE, TakeCrepe, TakeDish
from simulator.alacarte.state import Crepe, State
from simulator.game import Reason


def takeable(state: State) -> tuple[str, ...]:
    """The dishes that the cook may take: of a colour still open if any such tile is left, else any."""
    tiles = state.dishes
    by_id = state.deck.by_id
    if state.options.new_dish_from == "top_of_stack":
        tiles = tuple({by_id[dish].colour: dish for dish in reversed(tiles)}.values())[::-1]
    closed = closed_colours(state, state.turn)
    if not closed:
        return tiles
    return tuple(dish for dish in tiles if by_id[dish].colour not in closed) or tiles


def closed_colours(state: State, seat: int) -> frozenset[str]:
    """The colours that `seat` has cooked already."""
    cook = state.seats[seat]
    done = cook.finished + cook.spoiled if state.options.colour_rule == "used" else cook.finished
    return frozenset(state.deck.by_id[dish].colour for dish in done)


def nothing_to_place(state: State) -> bool:
    """Whether the cook, who needs a new dish, finds nothing to put in the pan."""
    if state.dishes:
        return False
    return not state.options.unused_crepe_counts or take_crepe_refused(state, TAKE_CREPE) is not None


def take_dish_refused(state: State, move: TakeDish) -> Reason | None:
    if move.dish not in state.deck.by_id:
        return why.NO_SUCH_DISH
    if state.cook.stove.dish is not None:
        return why.PAN_NOT_EMPTY
    if move.dish not in state.dishes:
        return why.DISH_NOT_AVAILABLE
    if move.dish in takeable(state):
        return None
    return why.DISH_NOT_ON_TOP if _covered(state, move.dish) else why.COLOUR_CLOSED


def _covered(state: State, dish: str) -> bool:
    if state.options.new_dish_from != "top_of_stack":
        return False
    colour = state.deck[dish].colour
    return next(tile for tile in state.dishes if state.deck[tile].colour == colour) != dish


def take_crepe_refused(state: State, move: TakeCrepe) -> Reason | None:
    if not state.options.crepes:
        return why.NO_CREPES
    if state.cook.crepe is not Crepe.UNUSED:
        return why.CREPE_USED
    if state.cook.stove.dish is not None:
        return why.PAN_NOT_EMPTY
    return why.CREPE_NOT_NOW if state.setup and not state.options.crepe_first else None
