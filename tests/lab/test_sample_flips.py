"""Many flips: what a summary says, whoever did the work, and that skill shows in every scene."""

from __future__ import annotations

from functools import cache

import pytest

from simulator.acts.hand import Gesture, Hand
from simulator.acts.perform import perform
from simulator.game import stream_seed
from simulator.lab.sample_flips import flip_once, just_right_band, sample_flips
from simulator.scene.files import load_scene
from simulator.scene.flip import FlipScene
from simulator.vocabulary import Flip

NAMES = ("family", "standard", "chef")
HANDS = ("novice", "practised", "expert")


def scene(name: str) -> FlipScene:
    """A shipped scene."""
    found = load_scene("flip", name)
    assert isinstance(found, FlipScene)
    return found


@cache
def picture_up(name: str, hand: str) -> float:
    """The share of 300 flips that land picture side up."""
    share = sample_flips(scene(name), hand, 300, workers=2)["picture_up"]["value"]
    assert isinstance(share, float)
    return share


def test_a_summary_counts_every_flip_once():
    summary = sample_flips(scene("standard"), "practised", 8, seed=3)

    sides = [summary[side] for side in ("picture_up", "recipe_up", "beside")]
    assert summary["flips"] == 8
    assert sum(side["value"] for side in sides) == pytest.approx(1.0, abs=0.001)
    assert all(side["low"] <= side["value"] <= side["high"] for side in sides)
    assert summary["outcomes"].count("picture_up") == round(8 * summary["picture_up"]["value"])


def test_the_same_seed_gives_the_same_flips_for_any_number_of_workers():
    alone, shared = (sample_flips(scene("standard"), "novice", 24, seed=5, workers=workers) for workers in (1, 2))

    timing = {"seconds", "per_second"}
    assert {key: alone[key] for key in alone if key not in timing} == {
        key: shared[key] for key in shared if key not in timing
    }


def test_another_seed_gives_other_flips():
    one, other = (sample_flips(scene("standard"), "novice", 20, seed=seed)["outcomes"] for seed in (1, 2))

    assert one != other


def test_progress_is_told_up_to_the_last_flip():
    told: list[int] = []

    sample_flips(scene("standard"), "expert", 21, progress=told.append)

    assert told == [20, 21]


def test_a_recorded_gesture_can_be_sampled_and_lands_as_it_did():
    live = flip_once(scene("standard"), "expert", 9, 0)

    again = flip_once(scene("standard"), live.gesture, 9, 0)

    assert again.seen().crepe == live.seen().crepe


def test_sampled_flips_land_as_whole_flips_do():
    """Each performed again from its gesture, by the act that matches use."""
    gestures = [flip_once(scene("standard"), "practised", 4, index).gesture for index in range(12)]

    whole = [
        perform(scene("standard"), gesture, stream_seed(4, "flip", index), Flip(0))
        for index, gesture in enumerate(gestures)
    ]

    assert sample_flips(scene("standard"), "practised", 12, seed=4)["outcomes"] == [one.landed.value for one in whole]
    assert len({one.landed for one in whole}) > 1


def test_a_gesture_that_does_nothing_leaves_the_recipe_up():
    summary = sample_flips(scene("standard"), Gesture("flip", (Hand(0.0, 0.0, 0.0),)), 5)

    assert summary["outcomes"] == ["recipe_up"] * 5


@pytest.mark.parametrize(("hand", "n", "workers"), [("wizard", 3, 1), ("expert", 0, 1), ("expert", 3, 0)])
def test_what_cannot_be_sampled_is_refused(hand, n, workers):
    with pytest.raises(ValueError, match="allowed"):
        sample_flips(scene("standard"), hand, n, workers=workers)


def test_the_defaults_of_a_scene_are_those_of_standard():
    def numbers(of: FlipScene) -> dict[str, float]:
        tables = {key: table for key, table in of.model_dump().items() if isinstance(table, dict)}
        return {
            f"{key}.{name}": value for key, table in tables.items() for name, value in table.items() if name != "source"
        }

    assert numbers(scene("standard")) == numbers(FlipScene())
    assert numbers(scene("family")) != numbers(FlipScene())


@pytest.mark.parametrize("name", NAMES)
def test_every_table_of_a_scene_says_where_it_comes_from(name):
    tables = [table for table in scene(name).model_dump().values() if isinstance(table, dict)]

    assert scene(name).name == name
    assert all(table["source"] for table in tables)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_more_skill_lands_more_crepes_in_every_scene(name):
    shares = [picture_up(name, hand) for hand in HANDS]

    assert shares == sorted(shares)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hand", "low", "high"), [("novice", 0.15, 0.30), ("practised", 0.45, 0.65), ("expert", 0.85, 1.0)]
)
def test_the_standard_scene_meets_its_targets(hand, low, high):
    share = sample_flips(scene("standard"), hand, 1000, workers=2)["picture_up"]

    assert low <= share["high"]
    assert share["low"] <= high
    assert low - 0.02 <= share["value"] <= high + 0.02


@pytest.mark.slow
@pytest.mark.parametrize("hand", HANDS)
def test_family_is_easier_and_chef_harder(hand):
    family, standard, chef = (picture_up(name, hand) for name in NAMES)

    assert family > standard > chef


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_gauge_says_what_was_measured(name):
    gauge = scene(name).gauge

    assert just_right_band(scene(name)) == pytest.approx(
        (gauge.just_right_min_rad_s, gauge.just_right_max_rad_s), abs=0.05
    )
