"""Pieces in a tilted bottle, for still pictures: discs that are let fall and pushed apart."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from shapely.geometry import Point as Spot
from shapely.ops import nearest_points

from simulator.window.art.bottle import USUAL, BottleForm
from simulator.window.art.pan import Lying
from simulator.window.art.shapes import Shape

_RADIUS = 15.0
_ROUNDS = 220


def settled(condiments: Sequence[str], turn: float, seed: int = 1, form: BottleForm = USUAL) -> list[Lying]:
    """Where `condiments` lie, in the bottle's own frame, when the bottle is turned by `turn` degrees."""
    chance = random.Random(seed)
    inside = form.glass.buffer(-_RADIUS - 3)
    angle = math.radians(turn)
    down = math.sin(angle), math.cos(angle)
    spots = [_somewhere(inside, chance) for _ in condiments]
    for round_ in range(_ROUNDS):
        fall = 2.2 * (1 - round_ / _ROUNDS) + 0.25
        spots = [(x + down[0] * fall, y + down[1] * fall) for x, y in spots]
        for _ in range(3):
            _push_apart(spots)
            spots = [_kept(inside, spot) for spot in spots]
    return [Lying(kind, x, y, chance.uniform(0, 180)) for kind, (x, y) in zip(condiments, spots, strict=True)]


def _somewhere(inside: Shape, chance: random.Random) -> tuple[float, float]:
    left, top, right, bottom = inside.bounds
    while True:
        spot = chance.uniform(left, right), chance.uniform(top, bottom)
        if inside.contains(Spot(spot)):
            return spot


def _kept(inside: Shape, spot: tuple[float, float]) -> tuple[float, float]:
    if inside.contains(Spot(spot)):
        return spot
    near = nearest_points(inside, Spot(spot))[0]
    return near.x, near.y


def _push_apart(spots: list[tuple[float, float]]) -> None:
    for first in range(len(spots)):
        for second in range(first):
            (ax, ay), (bx, by) = spots[first], spots[second]
            dx, dy = ax - bx, ay - by
            way = math.hypot(dx, dy) or 0.01
            if way < 2 * _RADIUS:
                push = (2 * _RADIUS - way) / 2 / way
                spots[first] = ax + dx * push, ay + dy * push
                spots[second] = bx - dx * push, by - dy * push
