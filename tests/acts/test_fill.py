"""The fill: pieces fall into a bottle from the seed; into a wide one several at once, none into another."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from simulator.acts.fill import ABREAST_SIZES, handfuls, settled
from simulator.scene.files import load_scene, varied
from simulator.vocabulary import COLOURS, Condiment, Pour, Tally

FULL = Tally.of(lemon=15, salt=5)
SLOW = ("hand.max_tilt_rate_deg_s", 600.0)


def wide():
    return varied(
        load_scene("pour", "standard"), (("dispenser.inside_width_mm", 78.0), ("dispenser.shoulder_deg", 30.0), SLOW)
    )


@pytest.mark.parametrize("name", ["family", "standard", "chef"])
@pytest.mark.parametrize("bottle", COLOURS)
def test_pieces_fall_one_by_one_into_the_bottles_of_the_game(name, bottle):
    pieces = Tally.of({bottle: 15, Condiment.SALT: 5}).pieces()

    falling = list(handfuls(load_scene("pour", name), pieces, random.Random(1)))

    assert [len(handful) for handful in falling] == [1] * 20
    assert [handful[0][0] for handful in falling] == pieces


def test_pieces_that_enter_a_wide_bottle_at_once_are_apart_and_inside():
    scene = wide()

    falling = list(handfuls(scene, FULL.pieces(), random.Random(1)))

    assert {len(handful) for handful in falling} == {3, 2}
    for handful in falling:
        for (_one, here), (_other, there) in combinations(handful, 2):
            assert math.dist((here.x_mm, here.y_mm), (there.x_mm, there.y_mm)) >= ABREAST_SIZES * 6.0
        for kind, at in handful:
            side_mm = abs(at.x_mm - scene.hand.home_x_mm)
            assert side_mm <= scene.dispenser.inside_width_mm / 2 - scene.pieces.size_of(kind)


def test_a_wide_bottle_is_filled_from_side_to_side():
    falling = [handful for seed in range(200) for handful in handfuls(wide(), FULL.pieces(), random.Random(seed))]
    sides = sorted(at.x_mm - wide().hand.home_x_mm for handful in falling for _kind, at in handful)

    room_mm = 78 / 2 - 8.0
    for part in (0.25, 0.5, 0.75):
        assert sides[round(part * len(sides))] == pytest.approx((2 * part - 1) * room_mm, abs=1.5)


def test_every_piece_of_a_wide_bottle_comes_to_lie_on_its_floor_or_on_another():
    scene = wide()

    fill = settled(scene, Pour(0, 0, Condiment.LEMON, FULL), 1)

    assert Tally.count(fill.condiments) == FULL
    for lies in fill.poses:
        assert abs(lies.x_mm) < scene.dispenser.inside_width_mm / 2
        assert -scene.dispenser.inside_height_mm / 2 < lies.y_mm < 0.0
