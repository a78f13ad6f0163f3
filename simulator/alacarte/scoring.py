"""How a dish stands, what a star asks for and what everything is worth."""

from __future__ import annotations

from enum import StrEnum

from simulator.alacarte.components import CREPE, KNOB_TOP, OVER_SEASONED, Deck, Dish
from simulator.alacarte.options import Options
from simulator.alacarte.state import Crepe, Seat, State, Stove
from simulator.game import Standing
from simulator.vocabulary import COLOURS, Condiment, Tally

STARS_TO_WIN = 3
"""The third star wins, or ends the game."""


class Spoiled(StrEnum):
    """Why a dish is spoiled."""

    BURNT = "burnt"
    OVER_SEASONED = "over_seasoned"


def burnt(deck: Deck, stove: Stove) -> bool:
    """Whether the heat has reached the red number; a crepe burns at the top of the knob."""
    if stove.dish is None:
        return False
    return stove.heat >= (KNOB_TOP if stove.dish == CREPE else deck.by_id[stove.dish].red)


def over_seasoned(stove: Stove) -> bool:
    """Whether three or more pieces of one kind lie in the pan."""
    return max(stove.pan.counts) >= OVER_SEASONED


def spoiled(deck: Deck, stove: Stove) -> Spoiled | None:
    """Why what cooks on `stove` is spoiled, or None. What is both counts as burnt."""
    if stove.dish is None:
        return None
    if burnt(deck, stove):
        return Spoiled.BURNT
    return Spoiled.OVER_SEASONED if max(stove.pan.counts) >= OVER_SEASONED else None


def in_range(deck: Deck, stove: Stove) -> bool:
    """Whether the heat is within the green range of the dish. Never so for a crepe or without a dish."""
    if stove.dish is None or stove.dish == CREPE:
        return False
    low, high = deck.by_id[stove.dish].green
    return low <= stove.heat <= high


def finished(deck: Deck, stove: Stove) -> bool:
    """Whether the dish may be served: in range, everything asked for in the pan, not spoiled."""
    if not in_range(deck, stove) or spoiled(deck, stove):
        return False
    return stove.pan.holds(deck.by_id[str(stove.dish)].condiments)


def needed(dish: Dish, pan: Tally) -> Tally:
    """What the recipe still asks for."""
    return Tally(tuple(max(asked - there, 0) for asked, there in zip(dish.condiments.counts, pan.counts, strict=True)))  # type: ignore[arg-type]


def asks_for(dish: Dish, pan: Tally, colour: Condiment) -> bool:
    """Whether the recipe still asks for `colour`."""
    place = COLOURS.index(colour)
    return dish.condiments.counts[place] > pan.counts[place]


def star_earned(deck: Deck, stove: Stove) -> bool:
    """Whether the dish would be served with exactly what is asked, and something is asked."""
    if stove.dish is None or stove.dish == CREPE:
        return False
    asked = deck.by_id[stove.dish].condiments
    return any(asked.counts) and stove.pan == asked and finished(deck, stove)


def seat_points(deck: Deck, options: Options, seat: Seat) -> int:
    """What the seat would score now: dishes, crepe, `vp` cups, and what spoiled dishes cost."""
    dishes = sum(deck.by_id[dish].points for dish in seat.finished)
    crepe = deck.crepe_points if seat.crepe is Crepe.FINISHED else 0
    return dishes + crepe + seat.vp_cups + options.spoiled_points * len(seat.spoiled)


def points(state: State, seat: int) -> int:
    """What `seat` would score now."""
    return seat_points(state.deck, state.options, state.seats[seat])


def dishes_done(seat: Seat) -> int:
    """How far the seat is on the way to the dish goal; a finished crepe counts."""
    return len(seat.finished) + (seat.crepe is Crepe.FINISHED)


def star_winner(state: State) -> int | None:
    """The seat whose third star wins the game, if there is one."""
    if state.options.star_win != "instant" or not state.options.stars:
        return None
    return next((place for place, seat in enumerate(state.seats) if seat.stars >= STARS_TO_WIN), None)


def standings(state: State) -> tuple[Standing, ...]:
    """All seats, winners first; equal points share a rank. Nobody has won before the game is over."""
    stars = star_winner(state)
    ranked = sorted((place != stars, -points(state, place), place) for place in range(len(state.seats)))
    best, table = ranked[0][:2], []
    for behind, negative, place in ranked:
        rank = 1 + sum(row[:2] < (behind, negative) for row in ranked)
        won = state.over and (behind, negative) == best
        table.append(Standing(place, rank, -negative, won))
    return tuple(table)
