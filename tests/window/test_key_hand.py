"""Keys and levers become the hand: hold to tip, let go to turn back; a flick by how long it was held."""

from __future__ import annotations

import itertools
import math

import pytest

from simulator.acts.hand import RATE_HZ, Hand
from simulator.scene import load_scene
from simulator.window.key_hand import BACK_DEG_S, CREEP_DEG_S, FLICK_HOLD_S, PAUSE_S, TIP_DEG_S, FlipKeys, PourKeys
from simulator.window.pad_hand import FlipPad, PourPad

SCENE = load_scene("pour", "standard")
HOME = Hand(SCENE.hand.home_x_mm, SCENE.hand.home_y_mm, 0.0)
LEVEL = Hand(0.0, 0.0, 0.0)


def led(hand, seconds, start_s=0.0):
    """The poses of so many seconds."""
    return [hand.hand(start_s + tick / RATE_HZ) for tick in range(1, round(seconds * RATE_HZ) + 1)]


def tilt_deg(hand):
    return math.degrees(hand.pose.tilt_rad)


def test_a_key_held_for_a_time_tips_as_far_as_that_time_says():
    keys = PourKeys(HOME, SCENE)
    keys.press(0.0)
    keys.release(112 / TIP_DEG_S)
    led(keys, 112 / TIP_DEG_S + PAUSE_S * 0.9)
    assert tilt_deg(keys) == pytest.approx(112, abs=2)


def test_let_go_it_pauses_then_turns_back_and_lets_the_bottle_go():
    keys = PourKeys(HOME, SCENE)
    keys.press(0.0)
    keys.release(0.5)
    assert led(keys, 0.5 + PAUSE_S + 112 / BACK_DEG_S + 0.2)[-1] is None


def test_a_second_press_in_the_pause_creeps_on_and_its_end_turns_back_at_once():
    keys = PourKeys(HOME, SCENE)
    keys.press(0.0)
    keys.release(0.45)
    keys.press(0.6)
    led(keys, 0.8)
    before = tilt_deg(keys)
    led(keys, 0.4, 0.8)
    assert tilt_deg(keys) - before == pytest.approx(0.4 * CREEP_DEG_S, abs=0.5)
    keys.release(1.2)
    led(keys, 0.2, 1.2)
    assert tilt_deg(keys) < before


def test_a_key_of_its_own_creeps_and_one_turns_back():
    keys = PourKeys(HOME, SCENE)
    keys.press(0.0, "creep")
    led(keys, 1.0)
    assert tilt_deg(keys) == pytest.approx(CREEP_DEG_S, abs=1)
    keys.press(1.0, "back")
    assert led(keys, 0.3, 1.0)[-1] is None


def test_the_first_press_carries_the_bottle_over_the_pan_and_arrows_carry_it_on():
    keys = PourKeys(HOME, SCENE)
    keys.press(0.0)
    led(keys, 0.4)
    mouth_mm = keys.pose.x_mm + SCENE.dispenser.mouth_above_middle_mm * math.sin(math.radians(112))
    assert mouth_mm == pytest.approx(0, abs=1)
    over_mm = keys.pose.x_mm
    keys.press(0.4, "right")
    keys.release(0.5, "right")
    led(keys, 0.3, 0.4)
    assert keys.pose.x_mm - over_mm == pytest.approx(26, abs=1)


def test_a_press_between_two_ticks_counts_from_its_own_time():
    early, late = PourKeys(HOME, SCENE), PourKeys(HOME, SCENE)
    early.press(0.1)
    late.press(0.15)
    led(early, 0.4)
    led(late, 0.4)
    assert tilt_deg(early) - tilt_deg(late) == pytest.approx(0.05 * TIP_DEG_S, abs=1)


def fastest_rad_s(held_s):
    keys = FlipKeys(LEVEL)
    keys.press(0.0)
    keys.release(held_s)
    tilts = [pose.tilt_rad for pose in led(keys, held_s + 1.0)]
    return RATE_HZ * max(after - before for before, after in itertools.pairwise(tilts))


def test_a_longer_hold_flicks_harder_and_the_meter_says_which_is_just_right():
    gauge = load_scene("flip", "standard").gauge
    assert fastest_rad_s(0.8 * FLICK_HOLD_S) < gauge.just_right_min_rad_s
    assert gauge.just_right_min_rad_s < fastest_rad_s(FLICK_HOLD_S) < gauge.just_right_max_rad_s
    assert gauge.just_right_max_rad_s < fastest_rad_s(1.2 * FLICK_HOLD_S)


def test_a_tap_still_dips_before_it_flicks():
    keys = FlipKeys(LEVEL)
    keys.press(0.0)
    keys.release(0.05)
    assert min(pose.tilt_rad for pose in led(keys, 1.0)) == pytest.approx(math.radians(-18), abs=0.01)


def test_a_flick_by_key_lets_go_long_after_it():
    keys = FlipKeys(LEVEL)
    keys.press(0.0)
    keys.release(0.6)
    assert led(keys, 4.0)[-1] is None


def test_a_trigger_all_the_way_is_upside_down_and_let_go_is_upright():
    pad = PourPad(HOME, SCENE, 6.6, 0.0)
    pad.lead(0.01, 0.0, 0.0, 1.0)
    assert led(pad, 0.5)[-1].tilt_rad == pytest.approx(math.pi, abs=0.01)
    pad.lead(0.5, 0.0, 0.0, 0.0)
    assert led(pad, 0.5, 0.5)[-1].tilt_rad == pytest.approx(0, abs=0.01)


def test_a_stick_pulled_down_tips_too_and_sideways_carries():
    pad = PourPad(HOME, SCENE, 6.6, 0.0)
    pad.lead(0.01, 1.0, 0.55, 0.0)
    pose = led(pad, 0.5)[-1]
    assert pose.tilt_rad == pytest.approx(math.pi / 2, abs=0.01)
    assert pose.x_mm > HOME.x_mm + 100


def test_a_worn_stick_that_never_stands_at_nought_carries_and_tips_nothing():
    pad = PourPad(HOME, SCENE, 6.6, 0.0)
    pad.lead(0.01, 0.09, 0.09, 0.0)
    assert led(pad, 0.5)[-1] == HOME


def test_a_stick_dips_flicks_and_stands_level_when_it_is_let_go():
    pad = FlipPad(LEVEL)
    pad.lead(0.01, 0.0, 1.0, 0.0)
    assert math.degrees(led(pad, 0.2)[-1].tilt_rad) == pytest.approx(-18, abs=0.1)
    pad.lead(0.2, 0.0, -1.0, 0.0)
    assert math.degrees(led(pad, 0.2, 0.2)[-1].tilt_rad) == pytest.approx(16, abs=0.1)
    pad.lead(0.4, 0.0, 0.0, 0.0)
    assert led(pad, 0.2, 0.4)[-1].tilt_rad == pytest.approx(0, abs=0.001)


def test_a_pad_that_is_gone_lets_go():
    pad = PourPad(HOME, SCENE, 6.6, 0.0)
    pad.let_go(0.1)
    assert led(pad, 0.5)[-1] is None
