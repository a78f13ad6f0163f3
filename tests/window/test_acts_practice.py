"""Practice of both acts, driven by a hand."""

from __future__ import annotations

import json

from simulator.acts.hand import Gesture
from simulator.acts.perform import open_act
from simulator.scene.files import load_scene
from simulator.vocabulary import Condiment, Flip
from simulator.window.screens.flip import Phase as FlipPhase
from simulator.window.screens.pour import Phase as PourPhase
from simulator.window.screens.practice import practice_screen
from tests.window.acts_table import flick, pull, window


def practising(tmp_path, act, **settings):
    pilot = window(tmp_path, **settings)
    screen = practice_screen(pilot.app, act)
    pilot.app.push(screen)
    pilot.app.tick(0.0)
    screen.animated = False
    return pilot, screen


def lines(tmp_path, act):
    return [json.loads(line) for line in (tmp_path / "practice" / f"{act}.jsonl").read_text().splitlines()]


def tip(pilot, screen, tilt_deg=130.0):
    pull(pilot, f"bottle:{screen.bottle.value}", tilt_deg)
    pilot.wait_until(lambda: screen.phase is PourPhase.WAITING, 20)


def test_every_tip_is_logged_and_the_aim_changes(tmp_path):
    pilot, screen = practising(tmp_path, "pour")
    aims = [screen.aim]
    for _ in range(2):
        tip(pilot, screen)
        aims.append(screen.aim)
    logged = lines(tmp_path, "pour")
    assert [line["aim"] for line in logged] == aims[:2]
    assert len(set(aims)) > 1
    assert all(Gesture.from_json(line["gesture"]).poses for line in logged)
    assert {"scene", "digest", "seed", "speed", "bottle", "contents", "outcome"} <= set(logged[0])


def test_the_statistics_count_the_bottle_in_hand(tmp_path):
    pilot, screen = practising(tmp_path, "pour")
    tip(pilot, screen)
    assert screen.count.tips == 1
    pilot.press("bottles:herbs")
    assert screen.bottle is Condiment.HERBS
    assert screen.count.tips == 0
    assert pilot.find("bottle:herbs")


def test_scene_and_slow_time_are_chosen_by_press(tmp_path):
    pilot, screen = practising(tmp_path, "pour")
    pilot.press("scene:chef")
    assert screen.act.scene == load_scene("pour", "chef")
    pilot.press("speed:0.5")
    assert screen.context.speed == 0.5
    assert screen.context.practice


def test_a_press_on_a_button_does_not_take_the_bottle(tmp_path):
    pilot, screen = practising(tmp_path, "pour")
    pilot.press("bottles:pepper")
    assert screen.phase is PourPhase.WAITING
    assert screen.seen.tick == 0


def test_flips_in_a_row_are_counted_and_logged(tmp_path):
    pilot, screen = practising(tmp_path, "flip", reduced_motion=True)
    for _ in range(2):
        flick(pilot)
        pilot.wait_until(lambda: screen.phase is FlipPhase.WAITING, 20)
    assert screen.count.flips == len(lines(tmp_path, "flip")) == 2
    assert screen.count.streak == screen.count.best == 2


def test_a_logged_flip_ends_alike_when_it_is_performed_again(tmp_path):
    pilot, screen = practising(tmp_path, "flip", reduced_motion=True)
    flick(pilot)
    pilot.wait_until(lambda: screen.phase is FlipPhase.WAITING, 20)
    (line,) = lines(tmp_path, "flip")
    act = open_act(load_scene("flip", line["scene"]), Flip(0), line["seed"], recorded=True)
    for pose in Gesture.from_json(line["gesture"]).poses:
        act.step(pose)
    while not act.done:
        act.step(None)
    assert act.outcome.landed.value == line["outcome"]["landed"]


def test_escape_leaves_practice(tmp_path):
    pilot, _screen = practising(tmp_path, "flip")
    pilot.key("back")
    assert pilot.screen.name == "ground"
