"""How what falls moves with scene and hand, by tips as fast as it goes."""

from __future__ import annotations

from functools import cache

import pytest

from simulator.lab.sample import PourTask
from simulator.lab.sample_tips import sample_tips
from simulator.scene.files import load_scene, vary
from simulator.vocabulary import Condiment, Tally


@cache
def scene(name="standard"):
    return load_scene("pour", name)


def mean(hand, n=160, **changed):
    varied = scene()
    for key, value in changed.items():
        varied = vary(varied, key.replace("__", "."), value)
    return sample_tips(PourTask(varied, hand, Condiment.LEMON), n, seed=1)["mean"]


@pytest.mark.slow
def test_more_falls_with_a_deeper_tilt():
    assert mean(100.0) < mean(115.0) < mean(180.0)


@pytest.mark.slow
def test_more_falls_through_a_wider_mouth():
    assert (
        mean(180.0, dispenser__mouth_mm=12) < mean(180.0, dispenser__mouth_mm=14) < mean(180.0, dispenser__mouth_mm=16)
    )


@pytest.mark.slow
def test_less_falls_with_more_friction():
    means = [mean(180.0, materials__friction=friction) for friction in (0.2, 0.4, 0.7)]

    assert means == sorted(means, reverse=True)


@pytest.mark.slow
def test_an_emptier_bottle_pours_less_at_the_same_tilt():
    full, half = (
        sample_tips(PourTask(scene(), 112.0, Condiment.LEMON, contents), 160)["mean"]
        for contents in (Tally.of(lemon=15, salt=5), Tally.of(lemon=6, salt=2))
    )

    assert half < full


@pytest.mark.slow
@pytest.mark.parametrize("name", ["family", "standard", "chef"])
def test_skill_shows_in_every_scene(name):
    expert, novice = (
        sample_tips(PourTask(scene(name), hand), 300)["p_1_or_2"]["value"] for hand in ("expert", "novice")
    )

    assert expert > novice
