"""The kitchen opens a close-up for a pending act: what the close-up is told, and which screen it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from simulator.alacarte.components import CREPE
from simulator.alacarte.state import State
from simulator.vocabulary import Flip, Pour, Tally
from simulator.window.screen import Screen
from simulator.window.screens.act_context import ActContext, LedHand
from simulator.window.screens.kitchen_drawers import flips_left
from simulator.window.screens.kitchen_picture import enamel
from simulator.window.screens.kitchen_words import dish_name

if TYPE_CHECKING:
    from simulator.window.app import App

WATCHED_SPEED = 1.5
"""A bot's hand is watched a little faster than it moves."""

Done = Callable[[Any, Any], None]
CloseUp = Callable[["App", Any, ActContext, Done], Screen]
"""Makes the screen of an act: app, act, context, and what to call with outcome and gesture once it is over."""


def close_up(app: App, act: Any, context: ActContext, done: Done) -> Screen:
    """The close-up screen of `act`."""
    from simulator.acts.flip import FlipAct

    if isinstance(act, FlipAct):
        from simulator.window.screens.flip import FlipScreen

        return FlipScreen(app, act, context, done)
    from simulator.window.screens.pour import PourScreen

    return PourScreen(app, act, context, done)


def context_of(state: State, request: Pour | Flip, hand: LedHand | None, speed: float = 1.0) -> ActContext:
    """What the close-up of `request` shows besides the act; a person's hand at `speed`, a bot's as it is watched."""
    seat = request.target if isinstance(request, Pour) else request.seat
    cook = state.seats[seat]
    dish = cook.stove.dish
    known = state.deck[dish] if dish is not None and dish != CREPE else None
    return ActContext(
        dish=dish,
        dish_name="" if dish is None else dish_name(state, dish),
        colour=known.colour if known else "yellow",
        needs=known.condiments if known else Tally(),
        pan=cook.stove.pan,
        seat_name=state.seats[request.seat].name,
        enamel=enamel(seat),
        heat=cook.stove.heat,
        green=known.green if known else (0, 6),
        red=known.red if known else 7,
        flips_left=flips_left(state),
        flips=2,
        misses_count=state.options.misses_count,
        hand=hand,
        speed=speed if hand is None else WATCHED_SPEED,
    )
