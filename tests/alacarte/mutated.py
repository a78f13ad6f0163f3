"""Logs that something has happened to: bytes cut, swapped, doubled; values of another kind; huge and deep ones."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from random_play import random_game, random_header

from simulator.alacarte import rules

ABSURD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 3, 10**40, 2.0, 1e308, "", "lemon", "ü\u0000", [], {}, [[]], {"lemon": True}),
    *([None], ["vp", 3], {"": {}}, {"lemon": -1}, {"salt": 10**30}, [1, 2, 3, 4, 5], "crepe", "over"),
)
DEEP = b'{"seat": ' + b"[" * 100_000
BYTES = (b"\xff\xfe", b"NaN", b"1e999", b"9" * 5000, b"\x00", b'"', b"{", b"}", b"\n", b"\r", b'"seats": 3', DEEP)


def good_log(seed: int, events: int = 40, *, deck: str = "standard") -> list[dict[str, Any]]:
    """A header and the first events of a random game; now and then its header gives a position."""
    chance = random.Random(seed)
    header = {**random_header(random.Random(seed)), "format": "alacarte-log", "version": 1, "seed": seed}
    steps = [step for step, _ in zip(random_game(seed), range(events), strict=False)]
    if chance.random() < 0.5:
        middle = len(steps) // 2
        header["position"] = rules.describe(steps[middle].before)
        steps = steps[middle:]
    return [{**header, "deck": deck}, *(rules.event_to_json(step.event) for step in steps)]


def as_bytes(lines: list[dict[str, Any]]) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def mutated_log(seed: int) -> bytes:
    """A log with one to three things changed, by value or by byte."""
    return mutated(good_log(seed % 40), random.Random(f"mutated {seed}"))


def mutated(lines: list[dict[str, Any]], chance: random.Random) -> bytes:
    """`lines` with one to three things changed, by value or by byte."""
    if chance.random() < 0.6:
        for _ in range(chance.randint(1, 3)):
            _change_a_value(chance.choice(lines[:1] * 5 + lines), chance)
        return as_bytes(lines)
    data = as_bytes(lines)
    for _ in range(chance.randint(1, 3)):
        data = _change_bytes(data, chance)
    return data


def _change_a_value(table: Any, chance: random.Random) -> None:
    """Go down at random, then replace, remove or add."""
    keys = list(table) if isinstance(table, dict) else list(range(len(table)))
    if not keys:
        return
    key = chance.choice(keys)
    if isinstance(table[key], (dict, list)) and table[key] and chance.random() < 0.75:
        _change_a_value(table[key], chance)
    elif isinstance(table, dict) and chance.random() < 0.3:
        del table[key]
        table[chance.choice(("surprise", "seat", "pour", "setup", "chance"))] = copy.deepcopy(chance.choice(ABSURD))
    else:
        table[key] = copy.deepcopy(chance.choice(ABSURD))


def _change_bytes(data: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(data))
    stop = min(start + chance.choice((0, 1, 5, 200)), len(data))
    match chance.randrange(3):
        case 0:
            return data[:start] + data[stop:]
        case 1:
            return data[:start] + chance.choice(BYTES) + data[stop:]
    return data[:stop] + data[start:]
