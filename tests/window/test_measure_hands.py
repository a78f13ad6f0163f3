"""People with human noise at mouse, keys and pad: what is measured, and that practice pays by every device."""

from __future__ import annotations

import pytest

from simulator.scene import load_scene
from simulator.window.measure_hands import DEVICES, Measured, flipped, measured, poured

POUR, FLIP = load_scene("pour", "standard"), load_scene("flip", "standard")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("hand", ["practised", "watching-practised"])
def test_a_pour_by_every_device_is_one_movement(device, hand):
    found = [poured(POUR, device, hand, 114.0, 1, index) for index in range(3)]
    assert found == [poured(POUR, device, hand, 114.0, 1, index) for index in range(3)]
    assert not any("second_dip" in fouls for _count, fouls in found)


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_an_expert_lands_more_crepes_than_a_novice_by_every_device(device):
    landed = {
        hand: sum(flipped(FLIP, device, hand, 1, index) == "picture_up" for index in range(40))
        for hand in ("expert", "novice")
    }
    assert landed["expert"] >= 28
    assert landed["novice"] <= 20


def test_the_figures_have_intervals():
    found = measured(Measured("flip", "keys", "practised", "standard", 0.0, 1), 4)
    assert set(found) == {"picture_up", "recipe_up", "beside"}
    assert found["picture_up"]["low"] <= found["picture_up"]["value"] <= found["picture_up"]["high"]
