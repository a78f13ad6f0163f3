"""Tips as fast as it goes: the same figures as full pours, whoever does the work, and intervals that admit sharing."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache

import pytest

from simulator.acts.hand import Gesture
from simulator.acts.pour import PourAct
from simulator.acts.tip import lean_rad
from simulator.lab import sample_tips as sampling
from simulator.lab.sample import PourTask, pour_once
from simulator.lab.sample_tips import CHUNK, TIPS_A_FILL, Fills, sample_tips, tips
from simulator.lab.statistics import wilson
from simulator.lab.validate.sampling import agreement
from simulator.scene.files import load_scene, vary
from simulator.vocabulary import COLOURS, Condiment, Foul, Tally


@cache
def scene(name="standard"):
    return load_scene("pour", name)


def test_a_summary_says_what_the_command_prints():
    told = []

    found = sample_tips(PourTask(scene(), "practised"), 6, seed=2, progress=told.append)

    assert found["unaccounted"] == 0
    assert sum(found["histogram"].values()) == found["pours"] == len(found["outcomes"]) == told[-1] == 6
    assert set(found["outcomes"][0]) == {"fallen", "fouls"}


def test_any_number_of_workers_tips_the_same():
    task = PourTask(scene(), "novice")

    one, two = (sample_tips(task, sampling.CHUNK + 4, seed=3, workers=workers) for workers in (1, 2))

    assert one["outcomes"] == two["outcomes"]
    assert one["histogram"] == two["histogram"]


def test_a_tip_depends_on_its_number_not_on_those_before():
    task = PourTask(scene(), "practised", Condiment.HERBS)

    assert tips(task, 4, range(3))[2:] == tips(task, 4, range(2, 3))


def test_tips_of_the_same_fill_differ_even_by_a_steady_hand():
    """Each is shaken up by itself."""
    found = tips(PourTask(scene(), 150.0, Condiment.LEMON), 1, range(TIPS_A_FILL))

    assert len({fallen.pieces for fallen in found}) > 1


@pytest.mark.parametrize("bottle", [None, Condiment.LEMON])
def test_a_fill_is_used_for_so_many_tips_of_one_bottle_and_no_more(bottle):
    task, fills = PourTask(scene(), "practised", bottle), Fills(1)

    used = Counter(id(fills.of(task, index)) for index in range(CHUNK))

    assert list(used.values()) == [TIPS_A_FILL] * len(COLOURS)
    assert all(fills.of(task, index).condiments.count(task.request(index).bottle) == 15 for index in range(8))


def test_sharing_fills_widens_the_intervals():
    found = sample_tips(PourTask(scene(), "practised"), 8)
    zero = wilson(found["histogram"].get("0", 0), 8)

    assert found["p_0"]["value"] == zero["value"]
    assert found["p_0"]["high"] - found["p_0"]["low"] > zero["high"] - zero["low"]


def test_a_bottle_that_is_not_tipped_pours_nothing():
    friction = math.degrees(lean_rad(scene(), PourTask(scene(), 0.0).request(0)))

    assert tips(PourTask(scene(), friction), 1, range(2)) == tips(PourTask(scene(), 0.0), 1, range(2))
    assert all(not fallen.pieces for fallen in tips(PourTask(scene(), 40.0), 1, range(4)))


def test_a_gesture_is_followed_to_its_end_and_its_fouls_are_seen():
    act = PourAct(scene(), PourTask(scene(), 0.0, Condiment.LEMON).request(0), 1)
    for deg in [*range(100), *range(100, 40, -1), *range(40, 110)]:
        act.step(act.home._replace(y_mm=120.0, tilt_rad=math.radians(deg)))

    (fallen,) = tips(PourTask(scene(), act.gesture, Condiment.LEMON), 1, range(1))

    assert Foul.SECOND_DIP in fallen.fouls


def test_a_recorded_gesture_and_its_hand_have_the_same_fouls():
    task = PourTask(scene(), 95.0, Condiment.LEMON)
    smooth = vary(scene(), "materials.friction", 0.1)
    recorded = Gesture.from_json(pour_once(task, 1, 0).gesture.to_json())

    by_hand, by_gesture = (tips(PourTask(smooth, hand, Condiment.LEMON), 5, range(8)) for hand in (95.0, recorded))

    assert Counter(foul for one in by_hand for foul in one.fouls).keys() == {Foul.SLANT}
    assert Counter(foul for one in by_gesture for foul in one.fouls).keys() == {Foul.SLANT}


@pytest.mark.slow
def test_tips_and_full_pours_agree():
    assert agreement("standard", 2000, 2).ok


def test_a_quarter_of_a_bottle_is_tipped_too():
    contents = Tally.of(lemon=3, salt=1)

    found = sample_tips(PourTask(scene(), 180.0, Condiment.LEMON, contents), 8)

    assert found["unaccounted"] == 0
    assert 0 < found["mean"] <= 4
