"""The flip close-up, driven by a hand."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial

import pytest

from simulator.acts.flip import FlipSeen
from simulator.acts.hand import Hand
from simulator.acts.perform import perform
from simulator.players.replayed import RecordedHand
from simulator.vocabulary import Landed
from simulator.window.act_words import advice
from simulator.window.acts_view_crepe import Bend, openness
from simulator.window.keys import Key
from simulator.window.screens.flip import Phase
from tests.window.acts_table import CREPE, flick, flipping, window
from tests.window.reading import read


def finish(pilot, told):
    pilot.wait_until(lambda: bool(told.all), 20)
    return told.all


def test_a_good_flick_lands_picture_side_up_and_is_told_once(tmp_path):
    pilot = window(tmp_path)
    screen, told = flipping(pilot)
    flick(pilot)
    ((outcome, gesture),) = finish(pilot, told)
    pilot.wait(2.0)
    assert len(told.all) == 1
    assert outcome.landed is Landed.PICTURE_UP
    assert perform(screen.act.scene, gesture, 3, screen.act.request) == outcome


def test_the_movement_is_shown_by_the_one_hand_there_is(tmp_path, monkeypatch):
    pilot = window(tmp_path)
    screen, _told = flipping(pilot)
    drawn, places = [], set()
    monkeypatch.setattr(screen.view, "_draw_hand", lambda surface, pan: drawn.append(tuple(pan)))

    for _ in range(60):
        pilot.wait(0.05)
        drawn.clear()
        screen.draw(pilot.app.surface)
        assert len(drawn) == 1
        places.update(drawn)

    assert len(places) > 10


def test_a_slow_flick_does_not_turn_the_crepe(tmp_path):
    pilot = window(tmp_path)
    screen, told = flipping(pilot)
    flick(pilot, 0.5)
    pilot.wait(3.0)
    assert not screen.good
    assert not told.all or told.all[0][0].landed is not Landed.PICTURE_UP


def test_a_pan_let_go_before_the_crepe_flew_is_put_back(tmp_path):
    pilot = window(tmp_path)
    screen, told = flipping(pilot)
    x, y = pilot.find("pan:handle").center
    pilot.drag([(0, x, y), (0.8, x, y + 40), (1.2, x, y + 40)])
    pilot.wait(2.0)
    assert screen.phase is Phase.WAITING
    assert not told.all
    flick(pilot)
    assert finish(pilot, told)[0][0].landed is Landed.PICTURE_UP


def test_a_left_hand_flips_the_mirror_image(tmp_path):
    pilot = window(tmp_path, left_handed=True)
    _screen, told = flipping(pilot)
    assert pilot.find("pan:handle").centerx > 320
    flick(pilot)
    assert finish(pilot, told)[0][0].landed is Landed.PICTURE_UP


def test_the_landing_is_replayed_in_slow_motion_and_may_be_skipped(tmp_path):
    pilot = window(tmp_path)
    screen, told = flipping(pilot)
    flick(pilot)
    pilot.wait_until(lambda: screen.phase is Phase.REPLAY, 10)
    pilot.wait(0.2)
    assert not told.all
    assert "Picture side up!" not in written(screen)
    pilot.press("skip")
    assert told.all


def written(screen):
    """All that can be read."""
    return [line.words for line in read(screen).lines]


def test_reduced_motion_has_no_replay(tmp_path):
    pilot = window(tmp_path, reduced_motion=True)
    screen, told = flipping(pilot)
    flick(pilot)
    pilot.wait_until(lambda: screen.act.done, 10)
    assert "Picture side up!" in written(screen)
    pilot.wait(1.2)
    assert told.all


def test_keys_flick_by_strength(tmp_path):
    pilot = window(tmp_path)
    screen, told = flipping(pilot)
    pilot.tick([Key("tip", True, pilot.time_s)])
    pilot.wait(0.6)
    pilot.tick([Key("tip", False, pilot.time_s)])
    finish(pilot, told)
    assert screen.flight.left_s is not None


def test_a_recorded_hand_flips_alike(tmp_path):
    pilot = window(tmp_path)
    _screen, told = flipping(pilot)
    flick(pilot)
    outcome, gesture = finish(pilot, told)[0]
    _again, told = flipping(pilot, replace(CREPE, hand=RecordedHand(gesture), speed=2.0))
    assert finish(pilot, told)[0][0] == outcome


def test_the_way_ahead_is_where_the_crepe_goes(tmp_path):
    pilot = window(tmp_path)
    screen, _told = flipping(pilot)
    flick(pilot)
    moments = [moment for moment in screen.flight.moments if moment.seen.flying]
    middle = moments[len(moments) // 3]
    flight = type(screen.flight)()
    for moment in screen.flight.moments:
        if moment.time_s <= middle.time_s:
            flight.look(moment.seen)
    foreseen = flight.ahead()[-1][0]
    landed = moments[-1].seen.crepe
    assert foreseen == pytest.approx(landed[0], abs=15)
    assert len(flight.ghosts) >= 1


def test_a_crepe_bends_under_a_push_and_is_flat_again_in_a_second():
    bend = Bend()
    for _ in range(8):
        bend.feel(6.0, 1 / 60)
    pushed = bend.droop
    for _ in range(60):
        bend.feel(0.0, 1 / 60)
    assert pushed > 0.05
    assert abs(bend.droop) < 0.01


def test_the_disc_opens_with_its_height():
    assert openness(-5) == 0.0
    assert openness(30) == pytest.approx(0.5)
    assert openness(500) == 1.0


def test_the_gauge_needle_is_in_the_band_for_a_good_flick(tmp_path):
    pilot = window(tmp_path)
    screen, _told = flipping(pilot)
    gauge = screen.act.scene.gauge
    view = screen.view
    middle = view.gauge_y((gauge.just_right_min_rad_s + gauge.just_right_max_rad_s) / 2)
    assert view.gauge_y(gauge.just_right_max_rad_s) < middle < view.gauge_y(gauge.just_right_min_rad_s)
    assert view.gauge_y(0.0) > view.gauge_y(math.inf)


def test_a_flick_that_left_the_crepe_in_the_pan_is_told_so_until_the_next(tmp_path):
    pilot = window(tmp_path)
    screen, _told = flipping(pilot)
    assert screen.hint() == "Take the handle, dip, and flick up."
    flick(pilot, 0.5)
    pilot.wait_until(lambda: screen.phase is Phase.WAITING)
    assert screen.hint() == "It stayed in the pan: flick faster."


def test_advice_follows_where_the_crepe_came_down_and_how_far_it_turned():
    lands = partial(replace, FlipSeen(0, Hand(0, 0, 0), (150, 0, 0), False, math.pi, 200, Landed.BESIDE, False, 6.0))

    assert "on the right" in advice(lands(), 1)
    assert "on the left" in advice(lands(), -1), "mirrored for the left hand"
    assert "too often" in advice(lands(turned_rad=1.8 * math.pi), 1)
    assert "on the right" in advice(lands(turned_rad=1.8 * math.pi), 1, 6.5), "the gauge says: too slow"
    assert "once too often" in advice(lands(landed=Landed.RECIPE_UP, turned_rad=2 * math.pi), 1)
    assert advice(lands(landed=Landed.PICTURE_UP), 1) == ""


def test_the_gauge_shows_the_flick_and_not_the_catch(tmp_path):
    pilot = window(tmp_path)
    screen, _told = flipping(pilot)
    flick(pilot)
    pilot.wait_until(lambda: screen.act.done)
    assert screen._gauge_rad_s == pytest.approx(screen.act.seen().flick_speed)
