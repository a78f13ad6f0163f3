"""The best act of a match, found in its log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simulator.alacarte.components import CREPE
from simulator.alacarte.scoring import needed, spoiled
from simulator.alacarte.state import State
from simulator.game import Event
from simulator.log import read_log
from simulator.match import Match, folded
from simulator.vocabulary import Flip, Flipped, Landed, Pour, Poured

FLIP_WORTH = 6
"""A crepe that lands well beside the worth of a tip: one for each piece that was asked for, more for an exact dish."""
EXACT_WORTH = 3


@dataclass(frozen=True, slots=True)
class Moment:
    """An act worth seeing again: the state before it, what was asked of the hand, and how it was performed."""

    before: State
    request: Pour | Flip
    performance: Mapping[str, Any]
    worth: int


def best_moment(log_path: Path) -> Moment | None:
    """The best act of the log, the last one of equals; None when no act was recorded."""
    log = read_log(log_path)
    match = folded(type(log)(log.header, (), log.complete_bytes))
    best: Moment | None = None
    for line in log.lines:
        event = match.game.event_from_json(line.event)
        found = _moment(match, event, line.performance)
        match.answer(event)
        if found is not None and (best is None or found.worth >= best.worth):
            best = found
    return best


def _moment(match: Match, event: Event, performance: Mapping[str, Any] | None) -> Moment | None:
    request = match.pending
    if performance is None or not isinstance(request, (Pour, Flip)):
        return None
    after = match.game.apply(match.state, event)
    return Moment(match.state, request, performance, worth(match.state, request, event, after))


def worth(before: State, request: Pour | Flip, event: Event, after: State) -> int:
    """How much an act is worth seeing again."""
    if isinstance(event, Flipped):
        return FLIP_WORTH if event.landed is Landed.PICTURE_UP else 0
    if not isinstance(event, Poured) or not isinstance(request, Pour) or event.fouls:
        return 0
    stove = before.seats[request.target].stove
    if stove.dish is None or stove.dish == CREPE:
        return 0
    if request.target != request.seat:
        return 2 if spoiled(after.deck, after.seats[request.target].stove) else 0
    return _seasoned(before, request, event)


def _seasoned(before: State, request: Pour, poured: Poured) -> int:
    stove = before.seats[request.seat].stove
    wanted = needed(before.deck[str(stove.dish)], stove.pan)
    fallen = poured.fallen
    useful = sum(min(fallen[kind], wanted[kind]) for kind in fallen)
    if useful < fallen.total:
        return 0
    return useful + (EXACT_WORTH if useful and fallen == wanted else 0)
