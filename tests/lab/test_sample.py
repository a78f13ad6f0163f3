"""Many pours: what a summary says, whoever did the work."""

from __future__ import annotations

from functools import cache

import pytest

from simulator.acts.hand import Gesture
from simulator.lab import sample
from simulator.lab.sample import PourTask, pour_once, sample_pours
from simulator.scene.files import load_scene
from simulator.vocabulary import COLOURS, Condiment, Tally


@cache
def scene(name="standard"):
    return load_scene("pour", name)


def test_a_summary_says_what_the_command_prints():
    told = []

    found = sample_pours(PourTask(scene(), "practised"), 6, seed=2, progress=told.append)

    assert list(found) == [
        *("pours", "mean", "histogram", "p_0", "p_1_or_2", "p_3_plus", "fouls", "unaccounted"),
        *("seconds", "per_second", "outcomes"),
    ]
    assert found["unaccounted"] == 0
    assert sum(found["histogram"].values()) == found["pours"] == len(found["outcomes"]) == told[-1] == 6
    assert sum(found[share]["value"] for share in ("p_0", "p_1_or_2", "p_3_plus")) == pytest.approx(1.0)


def test_any_number_of_workers_pours_the_same(monkeypatch):
    monkeypatch.setattr(sample, "CHUNK", 3)
    task = PourTask(scene(), "novice")

    one, two = (sample_pours(task, 7, seed=3, workers=workers) for workers in (1, 2))

    assert one["outcomes"] == two["outcomes"]
    assert one["histogram"] == two["histogram"]


def test_without_a_bottle_the_four_take_turns():
    task = PourTask(scene(), "expert")

    assert [task.request(index).bottle for index in range(5)] == [*COLOURS, COLOURS[0]]
    assert task.request(1).contents == Tally.of(pepper=15, salt=5)


def test_a_saved_gesture_pours_what_it_poured():
    task = PourTask(scene(), 180.0, Condiment.PAPRIKA)
    act = pour_once(task, 4, 0)

    again = pour_once(PourTask(scene(), Gesture.from_json(act.gesture.to_json()), Condiment.PAPRIKA), 4, 0)

    assert again.outcome == act.outcome


@pytest.mark.parametrize(("n", "workers"), [(0, 1), (3, 0)])
def test_nothing_to_pour_is_refused(n, workers):
    with pytest.raises(ValueError, match="allowed is 1 and more"):
        sample_pours(PourTask(scene(), "expert"), n, workers=workers)
