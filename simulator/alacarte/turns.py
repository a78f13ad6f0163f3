"""The course of a turn: what happens by itself before a cook chooses, how a turn passes, how a game ends."""

from __future__ import annotations

from simulator.alacarte.bottles import emptied
from simulator.alacarte.components import CREPE
from simulator.alacarte.dish_choice import nothing_to_place
from simulator.alacarte.legality import ACTIONS, FLIPS, free_moves, refused
from simulator.alacarte.moves import SERVE
from simulator.alacarte.scoring import STARS_TO_WIN, dishes_done, star_earned
from simulator.alacarte.state import Seat, State, Waits


def settle(state: State) -> State:
    """The next state in which the cook really chooses, or the end of the game."""
    stove = state.seats[state.turn].stove
    if stove.dish is None:
        return ended(state) if nothing_to_place(state) else state
    if state.actions_left == 0 and not state.options.free_after_third:
        return pass_turn(state)
    if state.options.serve == "auto" and refused(state, state.turn, SERVE) is None:
        return served(state)
    if stove.dish == CREPE and state.flips_failed >= FLIPS:
        return pass_turn(state)
    if state.actions_left == 0 and not free_moves(state):
        return pass_turn(state)
    return state


def action_done(state: State) -> State:
    """The state after an action is completed: one spoon goes to the left-hand neighbour."""
    return settle(state.but(actions_left=state.actions_left - 1, waits=Waits.CHOOSE, tip=None, steal_from=None))


def pass_turn(state: State) -> State:
    """The left-hand neighbour begins a turn with three spoons, unless the last lap is run."""
    following = (state.turn + 1) % len(state.seats)
    if state.last_lap and following == state.first:
        return state.but(waits=Waits.OVER, turn_ends=False)
    return begin_turn(state, following)


def begin_turn(state: State, seat: int) -> State:
    """The state in which `seat` has all spoons and makes a first choice."""
    return settle(
        state.but(
            turn=seat,
            waits=Waits.CHOOSE,
            actions_left=ACTIONS,
            breaks_used=0,
            flips_failed=0,
            cups_closed=False,
            turn_ends=False,
        )
    )


def placed(state: State, *, turn_over: bool = False) -> State:
    """The state after something was placed in the pan: set-up goes on, the turn passes or goes on."""
    if state.setup:
        return _next_at_setup(state)
    return pass_turn(state) if turn_over or state.turn_ends else settle(state)


def _next_at_setup(state: State) -> State:
    waiting = state.setup[1:]
    if waiting:
        return settle(state.but(setup=waiting, turn=waiting[0]))
    return begin_turn(state.but(setup=()), state.first)


def served(state: State) -> State:
    """The state after the finished dish goes to the tray, with a star if it is exactly as asked."""
    cook = state.cook
    star = state.options.stars and state.stars_left > 0 and star_earned(state.deck, cook.stove)
    after = emptied(state, state.turn)
    after = after.with_seat(state.turn, finished=(*cook.finished, str(cook.stove.dish)), stars=cook.stars + star).but(
        stars_left=state.stars_left - star, actions_left=state.actions_left - state.options.serve_costs
    )
    return cooked(after)


def cooked(state: State) -> State:
    """The state after the cook has finished a dish or a crepe: the game may end, else a new dish is due."""
    cook = state.cook
    if _third_star(state, cook) and state.options.star_win == "instant":
        return state.but(waits=Waits.OVER, turn_ends=False)
    return ended(state) if goal_reached(state, cook) else settle(state)


def goal_reached(state: State, cook: Seat) -> bool:
    """Whether what `cook` has done ends the game."""
    return _third_star(state, cook) or dishes_done(cook) >= state.options.dish_goal


def _third_star(state: State, cook: Seat) -> bool:
    return state.options.stars and cook.stars >= STARS_TO_WIN


def ended(state: State) -> State:
    """The state after the end is triggered: over, or the last lap goes on with the next cook."""
    if not state.options.finish_round:
        return state.but(waits=Waits.OVER, turn_ends=False)
    return pass_turn(state.but(last_lap=True, setup=()))
