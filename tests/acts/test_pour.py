"""The pour: every piece accounted for, one movement judged, a live act equal to its own replay."""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
from functools import cache
from itertools import pairwise

import pytest

from simulator.acts.contact import TOUCH_MM
from simulator.acts.hand import RATE_HZ, Gesture, Hand
from simulator.acts.perform import open_act, perform
from simulator.acts.pour import PourAct
from simulator.lab.sample import outcome_json
from simulator.scene.files import load_scene, vary
from simulator.vocabulary import COLOURS, Condiment, Flip, Foul, Landed, Pour, Poured, Tally

FULL = Tally.of(lemon=15, salt=5)


@cache
def scene(name="standard"):
    return load_scene("pour", name)


def request(bottle=Condiment.LEMON, contents=FULL, stop_at_foul=True):
    return Pour(seat=0, target=0, bottle=bottle, contents=contents, stop_at_foul=stop_at_foul)


def poured(act, *movements):
    """Lead `act` along straight movements of (seconds, x, y, tilt in degrees), then let go."""
    pose = act.home
    for seconds, x_mm, y_mm, tilt_deg in movements:
        start, ticks = pose, round(seconds * RATE_HZ)
        goal = Hand(x_mm, y_mm, math.radians(tilt_deg))
        for tick in range(1, ticks + 1):
            part = tick / ticks
            pose = Hand(*(a + part * (b - a) for a, b in zip(start, goal, strict=True)))
            act.step(pose)
    return ended(act)


def ended(act, ticks=20 * RATE_HZ):
    for _tick in range(ticks):
        if act.done:
            return act
        act.step(None)
    raise AssertionError("the pour does not end")


def emptied(name="standard", seed=3, bottle=Condiment.LEMON, contents=FULL, **changed):
    """A bottle turned upside down over the pan and back."""
    act = PourAct(scene(name), request(bottle, contents, **changed), seed)
    return poured(act, (0.3, -40, 76, 0), (0.5, -40, 76, 180), (0.4, -40, 76, 0))


def in_bottle(act):
    return Tally.count(piece.condiment for piece in act.seen().pieces if piece.where == "bottle")


@pytest.mark.parametrize("name", ["family", "standard", "chef"])
@pytest.mark.parametrize("bottle", COLOURS)
def test_no_piece_is_lost_and_none_is_new(name, bottle):
    contents = Tally.of({bottle: 15, Condiment.SALT: 5})

    act = emptied(name, bottle=bottle, contents=contents)

    assert in_bottle(act) + act.outcome.in_pan + act.outcome.spilled == contents
    assert act.seen().in_pan == act.outcome.in_pan


@pytest.mark.parametrize("seed", range(6))
def test_a_full_bottle_stands_with_everything_inside(seed):
    act = PourAct(scene(), request(), seed)

    assert {piece.where for piece in act.seen().pieces} == {"bottle"}
    assert in_bottle(act) == FULL


def test_another_seed_lies_differently_and_the_same_seed_the_same():
    first, again, other = (PourAct(scene(), request(), seed).seen().pieces for seed in (1, 1, 2))

    assert first == again != other


def test_an_upright_bottle_pours_nothing():
    act = PourAct(scene(), request(), 1)

    poured(act, (0.4, 0, 90, 0), (0.3, -30, 90, 30), (0.3, 20, 80, 0))

    assert act.outcome == Poured()


def test_a_hand_that_lets_go_at_once_pours_nothing():
    act = ended(PourAct(scene(), request(), 1))

    assert act.outcome == Poured()
    assert act.gesture.poses == ()


def test_shaking_the_upright_bottle_is_no_foul():
    act = PourAct(scene(), request(), 4)

    poured(act, *[(0.1, x, 80, 0) for x in (-60, -90) * 4])

    assert act.outcome.fouls == frozenset()


def test_a_bottle_upside_down_pours():
    assert sum(emptied(seed=seed).outcome.fallen.total for seed in range(4)) > 0


def test_nothing_can_be_asked_before_the_end():
    with pytest.raises(RuntimeError, match="not over"):
        _ = PourAct(scene(), request(), 1).outcome


def test_an_empty_bottle_and_a_bottle_that_overflows_are_accounted_for():
    assert emptied(contents=Tally()).outcome == Poured()
    heap = Tally.of(lemon=40, salt=20)

    act = ended(PourAct(scene(), request(contents=heap), 1))

    assert in_bottle(act) + act.outcome.fallen == heap


# Fouls


def test_tipping_again_after_coming_back_is_a_second_dip():
    act = PourAct(scene(), request(), 1)

    poured(act, (0.3, 0, 120, 0), (0.4, 0, 120, 80), (0.3, 0, 120, 50), (0.3, 0, 120, 80))

    assert act.outcome.fouls == {Foul.SECOND_DIP}


def test_tipping_on_after_a_stop_half_way_is_a_second_dip():
    act = PourAct(scene(), request(), 1)

    poured(act, (0.4, 0, 120, 70), (0.6, 0, 120, 70), (0.3, 0, 120, 110))

    assert Foul.SECOND_DIP in act.outcome.fouls


def test_one_movement_down_a_pause_and_back_is_no_foul():
    act = emptied(stop_at_foul=False)

    assert act.outcome.fouls == frozenset()


def test_to_and_fro_with_the_mouth_down_is_shaken():
    act = PourAct(scene(), request(), 1)

    poured(act, (0.3, -40, 120, 0), (0.4, -40, 120, 120), *[(0.1, x, 120, 120) for x in (-20, -60, -20)])

    assert Foul.SHAKEN in act.outcome.fouls


def test_the_rim_hit_with_a_tipped_bottle_is_tapped():
    act = PourAct(scene(), request(), 1)

    poured(act, (0.3, 26, 100, 0), (0.4, 26, 100, 140), (0.3, 26, 20, 140))

    assert Foul.TAPPED in act.outcome.fouls


def test_pieces_that_fall_from_a_slanted_bottle_are_a_slant():
    smooth = vary(vary(scene(), "materials.friction", 0.05), "dispenser.mouth_mm", 30)
    smooth = vary(smooth, "hand.min_tip_rate_deg_s", 0)
    act = PourAct(smooth, request(), 1)

    poured(act, (0.3, -40, 90, 0), (0.4, -40, 90, 98), (0.6, -40, 90, 98), (0.3, -40, 90, 0))

    assert act.outcome.fallen.total > 0
    assert Foul.SLANT in act.outcome.fouls


def test_a_foul_turns_the_bottle_upright_at_once_where_the_pour_asks_for_it():
    movements = [(0.3, 0, 120, 0), (0.4, 0, 120, 80), (0.3, 0, 120, 50), (0.3, 0, 120, 80), (1.0, 0, 120, 170)]
    stopped = poured(PourAct(scene(), request(), 1), *movements)
    led_on = poured(PourAct(scene(), request(stop_at_foul=False), 1), *movements)

    assert stopped.seen().let_go
    assert stopped.seen().peak_tilt_rad < math.radians(100) < led_on.seen().peak_tilt_rad


def test_the_way_down_closes_when_the_bottle_comes_back():
    act = PourAct(scene(), request(), 1)
    for tilt_deg in range(80):
        act.step(Hand(0.0, 120.0, math.radians(tilt_deg)))
    assert not act.seen().way_down_closed

    for tilt_deg in range(80, 50, -1):
        act.step(Hand(0.0, 120.0, math.radians(tilt_deg)))

    assert act.seen().way_down_closed


# The hand


def test_a_bottle_tipped_far_turns_no_slower_than_the_least_tip_rate():
    act = PourAct(scene(), request(), 1)
    least = math.radians(scene().hand.min_tip_rate_deg_s) / RATE_HZ
    for tick in range(700):
        act.step(Hand(0.0, 120.0, min(tick * math.radians(0.3), math.radians(90) + tick * 3e-4)))

    tilts = [pose.tilt_rad for pose in act.gesture.poses if pose.tilt_rad < math.pi]
    past = [b - a for a, b in pairwise(tilts) if a > math.radians(91)]

    assert past
    assert min(past) > least - 1e-9


def test_a_hand_that_rests_may_pause_a_tipped_bottle():
    act = PourAct(scene(), request(), 1)
    for tick in range(600):
        act.step(Hand(0.0, 120.0, math.radians(95) * (1 - math.exp(-tick / 24))))

    tilts = [pose.tilt_rad for pose in act.gesture.poses]

    assert tilts[-1] - tilts[-100] < math.radians(0.1)
    assert tilts[-1] < math.radians(130)


def test_the_bottle_is_no_faster_than_the_hand_can_be():
    hand = scene().hand
    act = PourAct(scene(), request(), 1)
    for tick in range(200):
        act.step(Hand(1000.0 * (-1) ** tick, 500.0, 3.0))

    for before, after in zip((act.home, *act.gesture.poses), act.gesture.poses, strict=False):
        way_mm = math.dist(before[:2], after[:2])
        assert way_mm <= hand.max_speed_mm_s / RATE_HZ + 1e-9
        assert abs(after.tilt_rad - before.tilt_rad) <= math.radians(hand.max_tilt_rate_deg_s) / RATE_HZ + 1e-9


def test_the_bottle_stops_at_pan_and_stove():
    act = PourAct(scene(), request(stop_at_foul=False), 1)

    poured(act, (0.5, 55, 10, 60), (0.5, 0, 10, 150), (0.5, -70, 0, 90))

    depths_mm = [act._grip._contact.depth_mm(pose) for pose in act.gesture.poses]
    assert 0.0 < max(depths_mm) <= TOUCH_MM


def test_a_bottle_let_go_while_it_leans_on_the_rim_gets_upright_and_ends():
    act = PourAct(scene(), request(stop_at_foul=False), 1)
    for y_mm in (80.0, 50.0):
        for _tick in range(200):
            act.step(Hand(-55.1, y_mm, 0.45))

    assert act._grip.touches(act._bottle.pose)
    assert ended(act, ticks=6 * RATE_HZ).done


def test_a_hand_that_presses_the_bottle_on_the_pan_does_not_make_it_hop():
    act = PourAct(scene(), request(stop_at_foul=False), 1)
    for _tick in range(400):
        act.step(Hand(-40.0, 0.0, math.radians(60)))

    heights_mm = [pose.y_mm for pose in act.gesture.poses[-200:]]
    assert max(heights_mm) == min(heights_mm)


def wild(chance):
    """A hand of a mad pointer: leaps, stops, turns, and numbers that are none."""
    pose = Hand(-75.0, 76.0, 0.0)
    for _tick in range(900):
        if chance.random() < 0.04:
            pose = Hand(chance.uniform(-300, 300), chance.uniform(-100, 300), chance.uniform(-1, 4))
        if chance.random() < 0.01:
            pose = Hand(math.nan, math.inf, -math.inf)
        yield pose


def pour_wildly(seed, name="standard"):
    act = PourAct(scene(name), request(stop_at_foul=False), seed)
    for hand in wild(random.Random(seed)):
        act.step(hand)
    return ended(act)


@pytest.mark.parametrize("seed", range(4))
def test_a_wild_hand_loses_no_piece_and_ends_and_is_its_own_replay(seed):
    act = pour_wildly(seed)

    assert in_bottle(act) + act.outcome.fallen == FULL
    assert perform(act.scene, act.gesture, seed, act.request) == act.outcome


@pytest.mark.slow
@pytest.mark.parametrize("name", ["family", "standard", "chef"])
@pytest.mark.parametrize("seed", range(100, 120))
def test_many_wild_hands_lose_no_piece(name, seed):
    act = pour_wildly(seed, name)

    assert in_bottle(act) + act.outcome.fallen == FULL
    assert perform(act.scene, act.gesture, seed, act.request) == act.outcome


def test_no_piece_gets_through_a_wall():
    act = PourAct(scene(), request(stop_at_foul=False), 7)
    for tick in range(480):
        act.step(Hand(-120.0 + 90.0 * (tick // 40 % 2), 120.0, math.radians(75)))

    walls = scene().dispenser.inside_width_mm / 2
    for piece in act.seen().pieces:
        if piece.where == "bottle":
            x, _y = act._bottle.local((piece.x_mm, piece.y_mm))
            assert abs(x) < walls


# Replay


@pytest.mark.parametrize("name", ["family", "standard", "chef"])
def test_a_live_act_is_its_own_replay(name):
    live = emptied(name, seed=11)

    again = perform(scene(name), Gesture.from_json(json.loads(live.gesture.dumps())), 11, live.request)

    assert again == live.outcome


def test_a_pulled_bottle_is_its_own_replay():
    act = PourAct(scene(), request(), 12)
    poured(act, (0.3, -40, 80, 0), (0.4, -40, 80, 92), (0.3, -40, 80, 94), (0.3, -40, 80, 0))

    assert act.seen().peak_tilt_rad > math.radians(95)
    assert perform(scene(), act.gesture, 12, act.request) == act.outcome


AGAIN = """
import json, sys
from simulator.acts.contact import TOUCH_MM
from simulator.acts.hand import Gesture
from simulator.acts.perform import perform
from simulator.lab.sample import outcome_json
from simulator.scene.files import load_scene
from simulator.vocabulary import Condiment, Pour, Tally
request = Pour(0, 0, Condiment.LEMON, Tally.of(lemon=15, salt=5))
gesture = Gesture.from_json(json.load(sys.stdin))
print(json.dumps(outcome_json(perform(load_scene("pour", "standard"), gesture, 11, request))))
"""


def test_a_fresh_process_performs_the_same():
    live = emptied(seed=11)

    found = subprocess.run(
        [sys.executable, "-c", AGAIN], input=live.gesture.dumps(), capture_output=True, text=True, check=True
    )

    assert json.loads(found.stdout) == outcome_json(live.outcome)


def test_acts_are_opened_by_request_and_a_scene_of_another_act_is_refused():
    flip_scene = load_scene("flip", "standard")

    assert isinstance(open_act(scene(), request(), 1), PourAct)
    assert perform(flip_scene, Gesture("flip", ()), 1, Flip(0)).landed is Landed.RECIPE_UP
    with pytest.raises(TypeError, match="cannot be performed"):
        open_act(flip_scene, request(), 1)
