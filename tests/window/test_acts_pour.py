"""The pour close-up, driven by a hand."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from simulator.acts.hand import RATE_HZ
from simulator.acts.perform import perform
from simulator.players.replayed import RecordedHand
from simulator.vocabulary import Condiment, Poured, Tally
from simulator.window.act_words import result_words
from simulator.window.key_hand import TIP_DEG_S
from simulator.window.keys import Pointer
from simulator.window.screens.pour import RESULT_S, Phase
from tests.window.acts_table import MAMMOTH, pouring, pull, window


def finish(pilot, told):
    pilot.wait_until(lambda: bool(told.all), 20)
    return told.all


def test_a_pull_tips_the_bottle_and_the_outcome_is_told_once(tmp_path):
    pilot = window(tmp_path)
    screen, told = pouring(pilot)
    pull(pilot, "bottle:pepper", 175)
    ((outcome, gesture),) = finish(pilot, told)
    pilot.wait(2.0)
    assert len(told.all) == 1
    assert outcome.fallen.total > 0
    assert perform(screen.act.scene, gesture, 3, screen.act.request) == outcome


def test_what_the_hand_asked_for_is_what_the_bottle_did(tmp_path):
    pilot = window(tmp_path)
    _screen, told = pouring(pilot)
    pull(pilot, "bottle:pepper", 80)
    ((_outcome, gesture),) = finish(pilot, told)
    assert math.degrees(max(pose.tilt_rad for pose in gesture.poses)) == pytest.approx(80, abs=1.5)


def test_a_left_hand_pours_the_mirror_image(tmp_path):
    outcomes = []
    for left_handed in (False, True):
        pilot = window(tmp_path, left_handed=left_handed)
        screen, told = pouring(pilot)
        assert (pilot.find("bottle:pepper").centerx > 320) is left_handed
        pull(pilot, "bottle:pepper")
        outcomes.append(finish(pilot, told)[0][0])
        assert screen.phase is Phase.OVER
    assert outcomes[0] == outcomes[1]


def test_a_bottle_let_go_before_it_is_tipped_goes_back_and_may_be_taken_again(tmp_path):
    pilot = window(tmp_path)
    screen, told = pouring(pilot)
    pull(pilot, "bottle:pepper", 20)
    pilot.wait(2.0)
    assert screen.phase is Phase.WAITING
    assert not told.all
    assert screen.seen.bottle.x_mm == pytest.approx(screen.act.home.x_mm, abs=1)
    pull(pilot, "bottle:pepper", 175)
    assert finish(pilot, told)


def test_a_press_beside_the_bottle_takes_nothing(tmp_path):
    pilot = window(tmp_path)
    screen, _told = pouring(pilot)
    x, y = pilot.find("pan").center
    pilot.drag([(0, x, y), (0.3, x, y + 60)])
    assert screen.phase is Phase.WAITING
    assert screen.seen.tick == 0


def test_a_bottle_let_go_while_tipped_turns_upright_by_itself(tmp_path):
    pilot = window(tmp_path)
    screen, told = pouring(pilot)
    x, y = pilot.find("bottle:pepper").center
    over, low = x + 300 * pilot.app.scale, y + 250 * pilot.app.scale
    pilot.drag([(0, x, y), (0.6, over, y), (1.0, over, low)])
    pilot.wait(1.0)
    assert screen.seen.let_go
    assert screen.seen.bottle.tilt_rad < 0.1
    assert finish(pilot, told)


def test_the_way_down_closes_and_the_line_of_help_says_so(tmp_path):
    pilot = window(tmp_path)
    screen, _told = pouring(pilot)
    x, y = pilot.find("bottle:pepper").center
    before, scale = screen.hint(), pilot.app.scale
    over, low, higher = x + 300 * scale, y + 240 * scale, y + 160 * scale
    pilot.hold([(0, x, y), (0.6, over, y), (1.0, over, low), (1.3, over, higher)])
    assert screen.seen.way_down_closed
    assert screen.hint() != before


def test_the_space_bar_held_tips_and_let_go_turns_back(tmp_path):
    from simulator.window.keys import Key

    pilot = window(tmp_path)
    _screen, told = pouring(pilot)
    pilot.tick([Key("tip", True, pilot.time_s)])
    pilot.wait(100 / TIP_DEG_S)
    pilot.tick([Key("tip", False, pilot.time_s)])
    ((_outcome, gesture),) = finish(pilot, told)
    assert math.degrees(max(pose.tilt_rad for pose in gesture.poses)) == pytest.approx(100, abs=15)


def test_a_recorded_hand_needs_no_person(tmp_path):
    pilot = window(tmp_path)
    _first, told = pouring(pilot)
    pull(pilot, "bottle:pepper", 125)
    outcome, gesture = finish(pilot, told)[0]
    again = replace(MAMMOTH, hand=RecordedHand(gesture), speed=2.0)
    _second, told = pouring(pilot, again)
    assert finish(pilot, told)[0][1].poses[-1].tilt_rad <= max(pose.tilt_rad for pose in gesture.poses)
    assert told.all[0][0].fallen.total >= 0 <= outcome.fallen.total


def test_the_result_may_be_skipped(tmp_path):
    pilot = window(tmp_path)
    screen, told = pouring(pilot)
    pull(pilot, "bottle:pepper")
    pilot.wait_until(lambda: screen.phase is Phase.RESULT, 20)
    assert screen.result()
    pilot.press("skip")
    assert told.all


def test_escape_leaves_the_act_open(tmp_path):
    pilot = window(tmp_path)
    _screen, told = pouring(pilot)
    pilot.key("back")
    assert pilot.screen.name == "ground"
    assert not told.all


def test_slow_time_has_half_the_ticks(tmp_path):
    pilot = window(tmp_path)
    screen, _told = pouring(pilot, replace(MAMMOTH, practice=True, speed=0.5))
    x, y = pilot.find("bottle:pepper").center
    pilot.hold([(0, x, y), (1.0, x + 30, y)])
    assert screen.seen.tick == pytest.approx(RATE_HZ / 2, abs=12)


def test_the_card_counts_what_lay_there_and_what_falls(tmp_path):
    pilot = window(tmp_path)
    screen, told = pouring(pilot)
    assert screen.have() == Tally.of(lemon=1)
    pull(pilot, "bottle:pepper", 175)
    ((outcome, _gesture),) = finish(pilot, told)
    assert screen.have() == Tally.of(lemon=1) + outcome.fallen


def test_misses_may_be_left_out(tmp_path):
    pilot = window(tmp_path)
    screen, told = pouring(pilot, replace(MAMMOTH, misses_count=False))
    pull(pilot, "bottle:pepper", 175)
    ((outcome, _gesture),) = finish(pilot, told)
    assert screen.have() == Tally.of(lemon=1) + outcome.in_pan


def test_the_hand_that_helps_goes_after_the_first_success(tmp_path):
    pilot = window(tmp_path)
    screen, told = pouring(pilot)
    pilot.wait(1.4)
    assert screen.picture().help_pull is not None
    pull(pilot, "bottle:pepper", 175)
    finish(pilot, told)
    assert told.all[0][0].in_pan.total
    second, _told = pouring(pilot)
    pilot.wait(1.4)
    assert second.picture().help_pull is None


@pytest.mark.parametrize("bottle", [Condiment.LEMON, Condiment.PEPPER, Condiment.PAPRIKA, Condiment.HERBS])
def test_every_bottle_is_drawn_and_found_by_name(tmp_path, bottle):
    pilot = window(tmp_path, (1024, 600))
    pouring(pilot, bottle=bottle)
    rect = pilot.find(f"bottle:{bottle.value}")
    colours = {tuple(pilot.app.surface.get_at((rect.left + x, rect.centery))) for x in range(0, rect.width, 3)}
    assert len(colours) > 20


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (3840, 2160), (1600, 1200), (2560, 1080)])
def test_targets_stay_in_the_window(tmp_path, size):
    pilot = window(tmp_path, size)
    pouring(pilot)
    for rect in pilot.screen.targets().values():
        assert pilot.app.surface.get_rect().contains(rect)


def test_letting_go_while_the_result_is_shown_does_not_hide_it(tmp_path):
    pilot = window(tmp_path)
    screen, told = pouring(pilot)
    x, y = pilot.find("bottle:pepper").center
    pilot.hold([(0, x, y), (0.1, x + 60, y), (0.5, x + 60, y + 150), (0.6, x + 60, y + 150), (1.0, x + 60, y)])
    pilot.wait_until(lambda: screen.phase is Phase.RESULT)
    pilot.wait(RESULT_S - 0.3)
    pilot.tick([Pointer("release", x, y, pilot.time_s)])
    pilot.wait(RESULT_S - 0.3)
    assert not told.all
    pilot.wait(0.6)
    assert told.all


def test_what_misses_the_pan_is_said_to_count_where_it_counts():
    missed = Poured(Tally(), Tally.of(lemon=1))

    assert result_words(missed) == "1 lemon beside the pan"
    assert result_words(missed, misses_count=True) == "1 lemon beside the pan, which counts too"
