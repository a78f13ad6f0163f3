"""Hands that pour: what noise does to the movement, what eyes do to it, and where they aim."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from simulator.acts.hand import RATE_HZ
from simulator.acts.pour import PourAct
from simulator.players.motor import GIVE_UP_DEG, HANDS, SKILLS, STEADY, PourHand, aim_deg, pour_hand
from simulator.scene.files import load_scene
from simulator.vocabulary import Condiment, Pour, Tally

FULL = Tally.of(lemon=15, salt=5)
SCENE = load_scene("pour", "standard")


def poses(hand, fallen=0, seconds=20):
    found = []
    for tick in range(seconds * RATE_HZ):
        pose = hand.pose(tick, fallen)
        if pose is None:
            return found
        found.append(pose)
    raise AssertionError("the hand does not let go")


def peak_deg(hand):
    return math.degrees(max(pose.tilt_rad for pose in poses(hand)))


def test_a_steady_hand_tips_to_its_aim_and_comes_back_over_the_pan():
    found = poses(PourHand(SCENE, STEADY, 112.0, random.Random(1)))

    assert math.degrees(max(pose.tilt_rad for pose in found)) == pytest.approx(112.0)
    assert found[0].tilt_rad == 0.0
    assert found[-1].tilt_rad < math.radians(1)
    mouth_mm = found[-1].x_mm + SCENE.dispenser.mouth_above_middle_mm * math.sin(math.radians(112))
    assert abs(mouth_mm) < 5.0


def test_noise_grows_as_skill_falls():
    spread = {
        skill: statistics.stdev(peak_deg(PourHand(SCENE, SKILLS[skill], 112.0, random.Random(k))) for k in range(60))
        for skill in SKILLS
    }

    assert spread["expert"] < spread["practised"] < spread["novice"]
    assert spread["practised"] == pytest.approx(0.07 * 112, rel=0.35)


def test_the_same_stream_moves_the_same_hand():
    one, other = (poses(pour_hand(SCENE, "novice", FULL, random.Random(9))) for _ in range(2))

    assert one == other


def test_a_tilt_is_tipped_to_exactly():
    assert peak_deg(pour_hand(SCENE, 130, FULL, random.Random(1))) == pytest.approx(130.0)


def test_an_emptier_bottle_is_aimed_deeper():
    aims = [aim_deg(SCENE, "practised", Tally.of(lemon=pieces)) for pieces in (20, 12, 6, 1)]

    assert aims == sorted(aims)
    assert aims[0] == SCENE.aim.practised_deg
    assert aims[-1] <= 180.0


def test_a_watching_hand_turns_back_once_a_piece_has_fallen():
    seen_early = poses(pour_hand(SCENE, "watching-practised", FULL, random.Random(1)), fallen=1)
    never = poses(pour_hand(SCENE, "watching-practised", FULL, random.Random(1)))

    assert max(seen_early) < max(never)
    assert math.degrees(max(pose.tilt_rad for pose in never)) == pytest.approx(GIVE_UP_DEG, abs=1.0)
    assert len(seen_early) < len(never)


@pytest.mark.parametrize(
    ("hand", "says"), [("master", "allowed are expert"), (-1, "allowed are 0 to 180"), (181, "180")]
)
def test_a_hand_that_nobody_has_is_refused(hand, says):
    with pytest.raises(ValueError, match=says):
        pour_hand(SCENE, hand, FULL, random.Random(1))


@pytest.mark.parametrize("name", HANDS)
def test_every_hand_brings_a_pour_to_its_end_by_what_it_sees(name):
    act = PourAct(SCENE, Pour(0, 0, Condiment.LEMON, FULL), 3)
    hand = pour_hand(SCENE, name, FULL, random.Random(3))

    for _tick in range(20 * RATE_HZ):
        if act.done:
            break
        act.step(hand.hand(act.seen()) if act.tick % 8 == 0 or not hand.watches else hand.pose(act.tick, 0))

    assert act.done
    assert FULL.holds(act.outcome.fallen)
