"""Node counts from named positions: how many sequences of events of each length the rules allow.

Every choice is tried, and every answer of chance out of a small set. `node_counts.json` holds positions and counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kitchen_builder import header

from simulator.alacarte import rules
from simulator.alacarte.components import Face
from simulator.alacarte.state import State
from simulator.game import Choose, Chosen, Event
from simulator.vocabulary import Flip, Flipped, Landed, Pour, Poured, Roll, Rolled, Shuffled, Tally

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("node_counts.json").read_text())


def events(state: State) -> Iterator[Event]:
    """Every choice, every face, every landing, every kind of cup; pours of nothing, one piece, or one salt."""
    match rules.pending(state):
        case Choose(seat):
            yield from (Chosen(seat, move) for move in rules.legal_moves(state))
        case Roll():
            yield from (Rolled(face.value) for face in Face)
        case Flip():
            yield from map(Flipped, Landed)
        case Pour(contents=contents):
            tips = (Tally(), *(Tally.of({kind: 1}) for kind in contents))
            yield from map(Poured, tips)
        case None:
            return
        case _:
            source = state.supply if state.steal_from is None else state.seats[state.steal_from].cups
            yield from (Shuffled("cup", (cup.value,)) for cup in dict.fromkeys(source))


def count(state: State, depth: int, known: dict[tuple[State, int], int]) -> int:
    """How many sequences of `depth` events start at `state`."""
    if depth == 0:
        return 1
    if (state, depth) not in known:
        known[state, depth] = sum(count(rules.apply(state, event), depth - 1, known) for event in events(state))
    return known[state, depth]


def counts(case: dict[str, Any], depth: int) -> list[int]:
    cooks = len(case["position"]["seats"])
    state = rules.setup(header(cooks, options=case["options"], position=case["position"]))
    known: dict[tuple[State, int], int] = {}
    return [count(state, length, known) for length in range(1, depth + 1)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_node_counts(case: dict[str, Any]) -> None:
    assert counts(case, 3) == case["counts"][:3]


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_deep_node_counts(case: dict[str, Any]) -> None:
    assert counts(case, len(case["counts"])) == case["counts"]
