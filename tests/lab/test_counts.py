"""Figures of counted acts."""

from __future__ import annotations

import pytest

from simulator.lab.counts import Counts, difference, figures


def test_figures_of_pours_are_those_of_the_pieces_that_fell():
    found = figures("pour", Counts({"0": 3, "1": 4, "2": 1, "4": 2}))

    assert {name: estimate["value"] for name, estimate in found.items()} == pytest.approx(
        {"mean": 1.4, "p_0": 0.3, "p_1_or_2": 0.5, "p_3_plus": 0.2}
    )
    assert all(estimate["low"] < estimate["value"] < estimate["high"] for estimate in found.values())


def test_figures_of_flips_are_the_landings():
    found = figures("flip", Counts({"picture_up": 6, "beside": 2}))

    assert [estimate["value"] for estimate in found.values()] == [0.75, 0.0, 0.25]


def test_counts_add_up_and_are_told_in_order():
    both = Counts({"10": 1, "2": 1}, {"slant": 1}) + Counts({"2": 2}, {"shaken": 1})

    assert both.to_json() == [{"2": 3, "10": 1}, {"shaken": 1, "slant": 1}]
    assert list(both.to_json()[0]) == ["2", "10"]
    assert Counts.from_json(both.to_json()).total == 4


def test_the_difference_of_two_shares_as_published():
    # Newcombe 1998, Statistics in Medicine 17, 873, table II, case (a), method 10: 56/70 − 48/80
    from simulator.lab.statistics import wilson

    found = difference(wilson(48, 80), wilson(56, 70))

    assert (found["value"], found["low"], found["high"]) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


@pytest.mark.parametrize("pair", [None, [], [{}, {"slant": -1}], [{"1": 2.0}, {}], [{"1": True}, {}]])
def test_what_is_no_count_is_refused(pair):
    with pytest.raises(ValueError, match="whole numbers"):
        Counts.from_json(pair)
