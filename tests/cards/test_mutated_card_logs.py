"""Logs of the card games that something has happened to: an answer or one clear refusal, never anything else."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from random_cards import RULES, random_game, random_header

sys.path.insert(0, str(Path(__file__).parent.parent / "alacarte"))

from mutated import mutated

from simulator.log import Refused, parse_log
from simulator.replay import answer


def mutated_log(game: str, seed: int) -> bytes:
    """The first events of a random game with one to three things changed."""
    chance = random.Random(f"{game} {seed}")
    header = random_header(game, chance)
    steps = [step for step, _ in zip(random_game(header, chance), range(30), strict=False)]
    lines = [{**header, "format": "alacarte-log", "version": 1, "seed": seed}]
    return mutated([*lines, *(RULES[game].event_to_json(event) for _before, event, _after in steps)], chance)


@pytest.mark.parametrize("game", RULES)
def test_a_mutated_log_is_answered_or_refused_at_a_line(game: str) -> None:
    faults = [fault for seed in range(150) if (fault := fault_of(mutated_log(game, seed)))]

    assert len(faults) > 50
    assert all(fault.line >= 1 and fault.reason and fault.message for fault in faults)


def fault_of(data: bytes) -> Refused | None:
    try:
        answer(parse_log(data))
    except Refused as fault:
        return fault
    return None
