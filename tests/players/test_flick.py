"""The pointer map and the hands that flick through it."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from simulator.acts.flick_map import pan_pose_from_pointer
from simulator.acts.flip import FlipAct
from simulator.acts.hand import RATE_HZ, Hand
from simulator.players.flick import SKILLS, STEADY, FlickHand, flick_hand, minimum_jerk, noisy_flick, pointer_trace
from simulator.scene.flip import FlipHand, FlipScene
from simulator.vocabulary import Flip

SCENE = FlipScene()
HAND = FlipHand()


def lift_mm(pose: Hand) -> float:
    """How far the wrist is lifted."""
    return pose.y_mm - HAND.wrist_mm * math.sin(pose.tilt_rad)


def test_a_pointer_at_the_grab_point_leaves_the_pan_level_on_the_stove():
    assert pan_pose_from_pointer(0.0, 0.0) == Hand(0.0, 0.0, 0.0)


def test_the_bottom_of_the_travel_is_the_deepest_dip():
    pose = pan_pose_from_pointer(-HAND.dip_px, 0.0)

    assert math.degrees(pose.tilt_rad) == pytest.approx(HAND.pitch_min_deg)
    assert lift_mm(pose) == pytest.approx(-HAND.dip_mm)


def test_the_top_of_the_travel_is_the_highest_flick():
    pose = pan_pose_from_pointer(HAND.flick_px, 0.0)

    assert math.degrees(pose.tilt_rad) == pytest.approx(HAND.pitch_max_deg)
    assert lift_mm(pose) == pytest.approx(HAND.lift_mm)


def test_above_level_the_pan_follows_the_square_of_the_way():
    half, whole = pan_pose_from_pointer(HAND.flick_px / 2, 0.0), pan_pose_from_pointer(HAND.flick_px, 0.0)

    assert half.tilt_rad == pytest.approx(whole.tilt_rad / 4)


def test_sideways_moves_the_pan_and_nothing_else():
    pose = pan_pose_from_pointer(0.0, 50.0)

    assert pose == Hand(50 * HAND.sideways_mm_px, 0.0, 0.0)


@pytest.mark.parametrize(("y_px", "x_px"), [(1e9, 0), (-1e9, 0), (0, 1e9), (0, -1e9), (1e300, -1e300)])
def test_beyond_the_travel_the_pan_stays(y_px, x_px):
    far = pan_pose_from_pointer(y_px, x_px)

    assert far == pan_pose_from_pointer(y_px * 2, x_px * 2)
    assert math.degrees(HAND.pitch_min_deg) * 2 < math.degrees(far.tilt_rad) < HAND.pitch_max_deg * 3


def test_the_pan_turns_about_the_wrist():
    still = pan_pose_from_pointer(-HAND.dip_px, 0.0, HAND.model_copy(update={"dip_mm": 0.0}))

    assert math.hypot(still.x_mm + HAND.wrist_mm, still.y_mm) == pytest.approx(HAND.wrist_mm)


def test_a_minimum_jerk_way_starts_and_ends_still():
    assert [minimum_jerk(share) for share in (-1.0, 0.0, 0.5, 1.0, 2.0)] == [0.0, 0.0, 0.5, 1.0, 1.0]
    assert minimum_jerk(0.01) < 1e-4


def test_the_pointer_gives_whole_pixels_from_level_through_dip_and_flick_back_to_level():
    trace = pointer_trace(noisy_flick(SCENE, STEADY, random.Random(1)), 0.0)
    heights = [y_px for y_px, _ in trace]

    assert all(y_px == int(y_px) and x_px == int(x_px) for y_px, x_px in trace)
    assert (heights[0], min(heights), max(heights), heights[-1]) == (0, -HAND.dip_px, HAND.flick_px, 0)
    assert heights.index(min(heights)) < heights.index(max(heights))


@pytest.mark.parametrize(("surer", "shakier"), [("expert", "practised"), ("practised", "novice")])
def test_a_shakier_hand_scatters_more(surer, shakier):
    def scatter(skill: str) -> tuple[float, float, float]:
        chance = random.Random(3)
        flicks = [noisy_flick(SCENE, SKILLS[skill], chance) for _ in range(300)]
        columns = zip(*((f.way_px, f.flick_s, f.direction_rad) for f in flicks), strict=True)
        return tuple(statistics.stdev(column) for column in columns)

    assert all(a < b for a, b in zip(scatter(surer), scatter(shakier), strict=True))


@pytest.mark.parametrize("skill", SKILLS)
def test_every_hand_lets_go_at_last(skill):
    hand = flick_hand(SCENE, skill, random.Random(2))

    assert hand.pose(0) is not None
    assert hand.pose(10 * RATE_HZ) is None


def test_a_hand_answers_what_it_sees_tick_by_tick():
    act = FlipAct(SCENE, Flip(0), 1)
    hand = FlickHand(SCENE, STEADY, random.Random(1))
    for _ in range(200):
        act.step(hand.hand(act.seen()))

    assert act.gesture.poses[:200] == tuple(hand.pose(tick) for tick in range(200))


def test_an_unknown_skill_is_named():
    with pytest.raises(ValueError, match="'wizard': allowed are expert, practised, novice"):
        flick_hand(SCENE, "wizard", random.Random(1))
