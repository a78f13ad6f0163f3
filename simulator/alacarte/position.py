"""The position object of the notation: what `describe` prints. A given one is read by `given_position`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from simulator.alacarte.components import Cup
from simulator.alacarte.scoring import points
from simulator.alacarte.state import State, Tip
from simulator.vocabulary import COLOURS


def describe(state: State) -> dict[str, Any]:
    """The position object of notation.md: the referee's view."""
    position = {
        "turn": state.turn,
        "actions_left": state.actions_left,
        "breaks_used": state.breaks_used,
        "flips_failed": state.flips_failed,
        "pending": state.waits.value,
        "seats": [_seat_to_json(state, place) for place in range(len(state.seats))],
        "supply_cups": _cup_counts(state.supply),
        "used_cups": [cup.value for cup in state.used_cups],
        "dishes": list(state.dishes),
        "bottles": {colour.value: state.bottle(colour).as_dict() for colour in COLOURS},
        "sink": state.sink.as_dict(),
        "stars_left": state.stars_left,
    }
    return position | _where_they_apply(state)


def _seat_to_json(state: State, place: int) -> dict[str, Any]:
    seat = state.seats[place]
    return {
        "name": seat.name,
        "heat": seat.stove.heat,
        "dish": seat.stove.dish,
        "pan": seat.stove.pan.as_dict(),
        "finished": list(seat.finished),
        "spoiled": list(seat.spoiled),
        "stars": seat.stars,
        "vp_cups": seat.vp_cups,
        "cups": [cup.value for cup in seat.cups],
        "crepe": seat.crepe.value,
        "points": points(state, place),
    }


def _cup_counts(cups: tuple[Cup, ...]) -> dict[str, int]:
    counts = Counter(cups)
    return {cup.value: counts[cup] for cup in Cup if counts[cup]}


def _where_they_apply(state: State) -> dict[str, Any]:
    further: dict[str, Any] = {}
    for key in ("cups_closed", "turn_ends", "last_lap"):
        if getattr(state, key):
            further[key] = True
    if state.setup:
        further["setup"] = list(state.setup)
    if state.steal_from is not None:
        further["steal_from"] = state.steal_from
    if state.tip is not None:
        further["pour"] = _tip_to_json(state.tip, state.options.reseason_tips)
    return further


def _tip_to_json(tip: Tip, reseason_tips: int) -> dict[str, Any]:
    table = {"target": tip.target, "bottle": tip.bottle.value, "why": tip.why}
    return table | ({"tips_left": tip.tips_left} if tip.why == "reseason" and reseason_tips > 1 else {})
