"""The pointer becomes the hand."""

from __future__ import annotations

import itertools
import math

import pytest

from simulator.acts.hand import RATE_HZ, Hand
from simulator.window.pointer import GRID_S, LONGEST_CATCH_UP_S, FlipPointer, PourPointer, Ticks, Track

HOME = Hand(-120.0, 90.0, 0.0)


def test_a_second_is_480_ticks_however_the_frames_cut_it():
    ticks = Ticks(0.0)
    times = [time for frame in range(1, 61) for time in ticks.due(frame / 60)]
    assert len(times) == RATE_HZ
    assert times == pytest.approx([tick / RATE_HZ for tick in range(1, RATE_HZ + 1)])


def test_slow_time_has_fewer_ticks_a_second():
    assert sum(len(ticks) for ticks in [Ticks(0.0, speed=0.25).due(0.1)]) == RATE_HZ // 40


def test_a_stall_is_left_out_instead_of_caught_up():
    ticks = Ticks(0.0)
    assert len(ticks.due(5.0)) == round(LONGEST_CATCH_UP_S * RATE_HZ)
    assert len(ticks.due(5.0 + 1 / RATE_HZ)) == 1


def test_time_that_stands_still_brings_no_tick():
    ticks = Ticks(1.0)
    assert ticks.due(1.0) == ticks.due(0.5) == []


def test_a_steady_pointer_is_read_as_a_straight_way_one_grid_step_late():
    track = Track(0.0, 0.0, 0.0)
    for sample in range(1, 51):
        track.add(sample * 0.005, sample * 5.0, 0.0)
    assert track.at(0.1)[0] == pytest.approx(1000 * (0.1 - GRID_S))


def test_lost_samples_do_not_change_a_steady_way():
    whole, gaps = Track(0.0, 0.0, 0.0), Track(0.0, 0.0, 0.0)
    for sample in range(1, 26):
        whole.add(sample * 0.008, 0.0, sample * 8.0)
        if sample % 4 == 0:
            gaps.add(sample * 0.008, 0.0, sample * 8.0)
    assert gaps.at(0.15) == pytest.approx(whole.at(0.15))


def test_whole_pixels_at_a_thousand_hertz_do_not_jerk():
    track = Track(0.0, 0.0, 0.0)
    for sample in range(1, 301):
        track.add(sample / 1000, 0.0, float(round(sample * 0.3)))
    heights = [track.at(tick / RATE_HZ)[1] for tick in range(10, 140)]
    steps = [after - before for before, after in itertools.pairwise(heights)]
    assert max(steps) - min(steps) < 0.6


def test_pulling_down_tips_and_pushing_up_turns_back():
    pointer = PourPointer(HOME)
    pointer.press(0.0, 500, 300)
    pointer.move(0.1, 500, 300 + pointer.pull_px / 2)
    assert pointer.wished(0.2).tilt_rad == pytest.approx(math.pi / 2)
    pointer.move(0.3, 500, 300)
    assert pointer.wished(0.4).tilt_rad == pytest.approx(0.0)


def test_tilt_never_leaves_half_a_turn():
    pointer = PourPointer(HOME)
    pointer.press(0.0, 0, 0)
    pointer.move(0.1, 0, 5000)
    assert pointer.wished(0.2).tilt_rad == pytest.approx(math.pi)
    pointer.move(0.3, 0, -5000)
    assert pointer.wished(0.4).tilt_rad == 0.0


def test_sideways_carries_by_the_scale_of_the_close_up():
    pointer = PourPointer(HOME, px_mm=7.0)
    pointer.press(0.0, 500, 300)
    pointer.move(0.1, 570, 300)
    assert pointer.wished(0.2).x_mm == pytest.approx(HOME.x_mm + 10)


def test_the_bottle_follows_with_a_little_weight_and_arrives():
    pointer = PourPointer(HOME)
    pointer.press(0.0, 0, 0)
    pointer.move(0.001, 70, 0)
    way = [pointer.hand(tick / RATE_HZ) for tick in range(RATE_HZ // 2)]
    assert way[12] is not None
    assert HOME.x_mm < way[12].x_mm < HOME.x_mm + 9
    assert way[-1] is not None
    assert way[-1].x_mm == pytest.approx(HOME.x_mm + 10, abs=0.01)


@pytest.mark.parametrize("pointer", [PourPointer(HOME), FlipPointer(HOME)])
def test_before_the_press_the_hand_is_home_and_after_the_release_it_has_let_go(pointer):
    assert pointer.hand(0.0) == HOME
    pointer.press(0.1, 10, 10)
    assert pointer.held
    pointer.release(0.2, 10, 10)
    assert pointer.hand(0.2) is not None
    assert pointer.hand(0.3) is None


def test_the_pan_is_led_without_smoothing():
    pointer = FlipPointer(Hand(0.0, 0.0, 0.0))
    pointer.press(0.0, 0, 0)
    pointer.move(0.008, 0, 159)
    pose = pointer.hand(0.008 + GRID_S)
    assert pose is not None
    assert math.degrees(pose.tilt_rad) == pytest.approx(-18, abs=0.01)


@pytest.mark.parametrize(("samples_hz", "phase"), [(60, 0.9), (125, 0.4), (1000, 0.5)])
def test_a_flick_read_picture_by_picture_has_no_jumps(samples_hz, phase):
    """At a picture's edge the newest sample is old; what is read then must agree with what comes."""

    def height(time_s: float) -> float:
        part = min(max((time_s - 0.1) / 0.16, 0.0), 1.0)
        return 300 * part**3 * (10 - 15 * part + 6 * part**2)

    track, heights, sample = Track(0.0, 0.0, 0.0), [], 1 - phase
    for tick in range(1, 240):
        picture_s = math.ceil(tick / 8) / 60
        while sample / samples_hz <= picture_s:
            track.add(sample / samples_hz, 0.0, height(sample / samples_hz))
            sample += 1
        heights.append(track.at(tick / RATE_HZ)[1])
    fastest = max(after - before for before, after in itertools.pairwise(heights))
    assert fastest * RATE_HZ < 2 * 300 * 1.875 / 0.16


def test_a_mouse_that_is_a_little_early_keeps_its_samples():
    """At 125 Hz samples come 7 to 9 ms apart; none of them may be thinned away."""
    track, time_s = Track(0.0, 0.0, 0.0), 0.0
    for sample in range(1, 40):
        time_s += 0.0072 if sample % 2 else 0.0078
        track.add(time_s, 0.0, 300 * math.sin(time_s * 12))
    worst = max(abs(track.at(t / 1000)[1] - 300 * math.sin((t / 1000 - GRID_S) * 12)) for t in range(20, 280))
    assert worst < 0.4
