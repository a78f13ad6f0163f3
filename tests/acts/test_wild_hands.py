"""Hands of every mad kind: no piece gets into a wall, none is lost, every act ends."""

from __future__ import annotations

import math
import random

import pytest

from simulator.acts.hand import RATE_HZ, Hand
from simulator.acts.pour import PourAct
from simulator.lab.validate.acts import WallWatch
from simulator.scene.files import load_scene
from simulator.vocabulary import COLOURS, Condiment, Pour, Tally


def leaps_every_tick(chance):
    for _tick in range(500):
        yield Hand(chance.uniform(-1e6, 1e6), chance.uniform(-1e6, 1e6), chance.uniform(-9, 9))


def shakes_at_the_limit(chance):
    ticks, tilt_rad = chance.choice((10, 16, 24, 40)), chance.choice((0.0, 0.5, 1.2))
    for tick in range(900):
        yield Hand(150.0 * (-1) ** (tick // ticks), 120.0 + 60.0 * (-1) ** (tick // (ticks + 3)), tilt_rad)


def shakes_against_the_rim(chance):
    for tick in range(900):
        x_mm = -45.0 + 30.0 * math.sin(tick / 7) + chance.uniform(-4, 4)
        yield Hand(x_mm, 55.0 + 25.0 * math.sin(tick / 11), 1.5 + 1.6 * math.sin(tick / 19))


def shakes_upside_down(chance):
    ticks = chance.choice((6, 12, 20))
    for tick in range(900):
        tilt_rad = math.pi * min(1.0, tick / 150) + 0.5 * math.sin(tick / 9)
        yield Hand(80.0 * (-1) ** (tick // ticks), 110.0 + 30.0 * (-1) ** (tick // (ticks + 2)), tilt_rad)


def lets_go_half_way(chance):
    for tick in range(chance.randrange(60, 400)):
        yield Hand(100.0 * (tick // 30 % 3 - 1), chance.uniform(54, 150), chance.uniform(0, 3.2))


def says_no_numbers(chance):
    for _tick in range(500):
        yield Hand(*(chance.choice((math.nan, math.inf, -math.inf, 0.0, 1e308, -1e308, 80.0, 2.0)) for _axis in "xyt"))


def twirls(chance):
    for tick in range(800):
        tilt_rad = math.pi * (tick // chance.choice((40, 60, 80)) % 2)
        yield Hand(120.0 * math.cos(tick / 15), 100.0 + 45.0 * math.sin(tick / 15), tilt_rad)


HANDS = (
    leaps_every_tick,
    shakes_at_the_limit,
    shakes_against_the_rim,
    shakes_upside_down,
    lets_go_half_way,
    says_no_numbers,
    twirls,
)


def held_by(hand, name, seed):
    """The finished act of such a hand, and the pieces that got into a wall."""
    bottle = COLOURS[seed % len(COLOURS)]
    request = Pour(0, 0, bottle, Tally.of({bottle: 15, Condiment.SALT: 5}), stop_at_foul=False)
    act = PourAct(load_scene("pour", name), request, seed)
    watch = WallWatch(act)
    for pose in hand(random.Random(seed)):
        act.step(pose)
        watch.look()
    for _tick in range(20 * RATE_HZ):
        act.step(None)
        watch.look()
    return act, watch.leaked


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(
    "name", ["standard", pytest.param("family", marks=pytest.mark.slow), pytest.param("chef", marks=pytest.mark.slow)]
)
def test_a_mad_hand_loses_no_piece_and_lets_none_through_a_wall(hand, name):
    act, leaked = held_by(hand, name, HANDS.index(hand))

    assert act.done
    assert leaked == set()
    assert sum(piece.where == "bottle" for piece in act.seen().pieces) + act.outcome.fallen.total == 20
