"""The flip: what a flick does to a crepe, when it has landed, and that an act is its own replay."""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
from collections.abc import Iterable
from itertools import pairwise

import pytest

from simulator.acts.flick_map import pan_pose_from_pointer
from simulator.acts.flip import FlipAct, pan_solids, sub_steps
from simulator.acts.hand import RATE_HZ, Gesture, Hand
from simulator.acts.perform import perform
from simulator.players.flick import STEADY, FlickHand, flick_hand
from simulator.scene.files import load_scene
from simulator.scene.flip import FlipScene
from simulator.vocabulary import Flip, Flipped, Landed

SCENE = FlipScene()
NAMES = ("family", "standard", "chef")
LEVEL = Hand(0.0, 0.0, 0.0)


def shipped(name: str) -> FlipScene:
    """A shipped scene."""
    scene = load_scene("flip", name)
    assert isinstance(scene, FlipScene)
    return scene


def flicked(flick_s: float, seed: int = 1, scene: FlipScene = SCENE) -> FlipAct:
    """The finished act of a hand without noise."""
    act = FlipAct(scene, Flip(0), seed)
    hand = FlickHand(scene, STEADY, random.Random(seed), flick_s)
    while not act.done:
        act.step(hand.pose(act.tick))
    return act


def led(poses: Iterable[Hand], seed: int = 1, scene: FlipScene = SCENE) -> FlipAct:
    """The finished act of a hand that goes through `poses` and lets go."""
    act = FlipAct(scene, Flip(0), seed)
    for pose in poses:
        act.step(pose)
    while not act.done:
        act.step(None)
    return act


def wild_pointer(seed: int, ticks: int = 1200) -> list[Hand]:
    """A pointer that jumps about, far beyond anything a hand could do."""
    chance = random.Random(seed)
    poses: list[Hand] = []
    while len(poses) < ticks:
        pose = pan_pose_from_pointer(chance.uniform(-4000, 4000), chance.uniform(-4000, 4000))
        poses += [pose] * chance.choice((1, 2, 5, 20, 60))
    return poses


def test_a_wrist_flick_turns_the_crepe_over():
    act = flicked(0.165)

    assert act.outcome == Flipped(Landed.PICTURE_UP)
    assert act.seen().picture_side_up
    assert 2.5 < act.seen().turned_rad < 4.0
    assert 120 < act.seen().apex_mm < 350


def test_a_slow_flick_lets_the_crepe_fall_back():
    assert flicked(0.30).outcome == Flipped(Landed.RECIPE_UP)


def test_a_hasty_flick_turns_the_crepe_too_far():
    act = FlipAct(SCENE, Flip(0), 1)
    hand = FlickHand(SCENE, STEADY, random.Random(1), 0.11)
    turned_rad = 0.0
    while not act.done:
        act.step(hand.pose(act.tick))
        turned_rad = max(turned_rad, act.seen().turned_rad)

    assert turned_rad > 1.3 * math.pi
    assert act.outcome != Flipped(Landed.PICTURE_UP)


def test_a_faster_flick_throws_higher_and_reads_higher_on_the_gauge():
    slow, fast = flicked(0.20).seen(), flicked(0.15).seen()

    assert fast.apex_mm > slow.apex_mm
    assert fast.flick_speed > slow.flick_speed


def test_the_crepe_begins_at_rest_recipe_side_up_and_not_always_in_the_same_place():
    acts = [FlipAct(SCENE, Flip(0), seed) for seed in range(8)]

    assert len({act.seen().crepe for act in acts}) == 8
    for act in acts:
        laid = act.seen().crepe
        for _ in range(RATE_HZ // 2):
            act.step(LEVEL)
        assert act.seen().crepe == pytest.approx(laid, abs=0.2)
        assert not act.seen().picture_side_up
        assert not act.done


def test_a_crepe_that_never_left_the_pan_is_recipe_up():
    assert led([LEVEL]).outcome == Flipped(Landed.RECIPE_UP)


def test_a_hand_that_moves_on_for_ever_runs_out_of_time():
    scene = SCENE.model_copy(update={"rules": SCENE.rules.model_copy(update={"longest_s": 5.0})})
    act = FlipAct(scene, Flip(0), 1)

    while not act.done:
        act.step(Hand(20 * math.sin(act.tick / 100), 0.0, 0.0))

    assert act.tick == 5 * RATE_HZ
    assert act.outcome == Flipped(Landed.RECIPE_UP)


def test_a_pan_pulled_away_sideways_lets_the_crepe_fall_beside():
    act = FlipAct(SCENE, Flip(0), 1)
    hand = FlickHand(SCENE, STEADY, random.Random(1), 0.165)
    while not act.seen().flying:
        act.step(hand.pose(act.tick))

    while not act.done:
        act.step(Hand(-400.0, 0.0, 0.0))

    assert act.outcome == Flipped(Landed.BESIDE)


def test_the_side_is_judged_in_the_frame_of_the_pan():
    """A pan held slanting for good: the crepe rests in it, picture up."""
    act = FlipAct(SCENE, Flip(0), 1)
    hand = FlickHand(SCENE, STEADY, random.Random(1), 0.165)
    while act.seen().turned_rad < 2.8:
        act.step(hand.pose(act.tick))

    while not act.done:
        act.step(Hand(0.0, 0.0, 0.15))

    assert act.outcome == Flipped(Landed.PICTURE_UP)


def test_the_outcome_is_not_known_before_the_crepe_lies_still():
    with pytest.raises(RuntimeError, match="come to rest"):
        _ = FlipAct(SCENE, Flip(0), 1).outcome


def test_nothing_happens_after_the_end():
    act = led([LEVEL])
    before = act.seen(), act.gesture

    act.step(Hand(100.0, 100.0, 1.0))

    assert (act.seen(), act.gesture) == before


@pytest.mark.parametrize("seed", range(4))
def test_a_wild_pointer_ends_and_is_its_own_replay(seed):
    live = led(wild_pointer(seed), seed)

    again = led(Gesture.from_json(json.loads(live.gesture.dumps())).poses, seed)

    assert again.seen() == live.seen()
    assert again.gesture == live.gesture


def test_a_pointer_without_a_number_leaves_the_pan_where_it_is():
    act = FlipAct(SCENE, Flip(0), 1)

    act.step(Hand(math.nan, 0.0, 0.0))
    act.step(Hand(0.0, math.inf, 0.0))

    assert act.gesture.poses == (LEVEL, LEVEL)


def test_the_pan_never_moves_faster_than_the_hand_may():
    act = led(wild_pointer(7), 7)
    poses = act.gesture.poses

    for before, after in pairwise(poses):
        way_mm = math.hypot(after.x_mm - before.x_mm, after.y_mm - before.y_mm)
        assert way_mm * RATE_HZ < SCENE.hand.max_speed_mm_s * 1.001
        assert abs(after.tilt_rad - before.tilt_rad) * RATE_HZ < SCENE.hand.max_rate_rad_s * 1.001


@pytest.mark.parametrize("name", NAMES)
def test_at_the_hands_limits_no_point_of_the_pan_moves_more_than_four_mm_a_step(name):
    hand, solids = shipped(name).hand, pan_solids(shipped(name).pan)
    edge_mm = max(math.hypot(x_mm, y_mm) for solid in solids for x_mm, y_mm in solid if y_mm >= 0)

    assert (hand.max_speed_mm_s + hand.max_rate_rad_s * edge_mm) / (RATE_HZ * sub_steps(shipped(name))) <= 4.0


@pytest.mark.parametrize("name", NAMES)
def test_performing_a_gesture_gives_what_the_live_act_gave(name):
    for seed in range(2):
        live = FlipAct(shipped(name), Flip(0), seed)
        hand = flick_hand(shipped(name), "novice", random.Random(seed))
        while not live.done:
            live.step(hand.pose(live.tick))

        assert perform(shipped(name), live.gesture, seed, Flip(0)) == live.outcome


def test_letting_go_in_the_middle_of_a_throw_is_replayed_too():
    live = led(wild_pointer(11)[:90], 11)

    again = led(live.gesture.poses, 11)

    assert len(live.gesture.poses) <= 90 < live.tick
    assert again.seen() == live.seen()


def test_who_has_let_go_cannot_take_hold_again():
    act = FlipAct(SCENE, Flip(0), 1)
    act.step(None)

    act.step(Hand(50.0, 50.0, 0.5))

    assert act.seen().pan == LEVEL
    assert act.gesture.poses == ()


def test_a_live_flip_comes_out_the_same_in_a_fresh_process():
    live = flicked(0.16, seed=5)
    code = (
        "import json, sys; from simulator.acts.flip import FlipAct; from simulator.acts.hand import Gesture;"
        "from simulator.scene.flip import FlipScene; from simulator.vocabulary import Flip;"
        "act = FlipAct(FlipScene(), Flip(0), 5);"
        "[act.step(pose) for pose in Gesture.from_json(json.load(sys.stdin)).poses];"
        "[act.step(None) for _ in range(48000) if not act.done];"
        "print(act.outcome.landed.value, act.tick, act.seen().crepe)"
    )

    answer = subprocess.run(
        [sys.executable, "-c", code], input=live.gesture.dumps(), capture_output=True, text=True, check=True
    )

    assert answer.stdout.strip() == f"{live.outcome.landed.value} {live.tick} {live.seen().crepe}"


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(40))
def test_no_crepe_gets_through_the_pan(name, seed):
    """A pan that jerks at its limits: the crepe is never inside the solid of the floor by more than its thickness."""
    act = FlipAct(shipped(name), Flip(0), seed)
    for pose in wild_pointer(1000 + seed, 2400):
        act.step(pose)
        assert not _inside_the_floor(act)
        if act.done:
            break


def _inside_the_floor(act: FlipAct) -> bool:
    seen, scene = act.seen(), act.scene
    right_mm, up_mm = seen.crepe[0] - seen.pan.x_mm, seen.crepe[1] - seen.pan.y_mm
    cos, sin = math.cos(seen.pan.tilt_rad), math.sin(seen.pan.tilt_rad)
    x_mm, y_mm = right_mm * cos + up_mm * sin, up_mm * cos - right_mm * sin
    return abs(x_mm) < scene.pan.width_mm / 2 and -scene.pan.depth_mm < y_mm < -scene.crepe.thickness_mm
