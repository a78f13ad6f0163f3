"""Intervals against published values."""

from __future__ import annotations

from collections import Counter

import pytest

from simulator.lab.statistics import chi_square, mean_interval, wilson


def test_wilson_as_published():
    # Newcombe 1998, Statistics in Medicine 17, 857, table I: 81 of 263
    found = wilson(81, 263)

    assert (found["low"], found["high"]) == pytest.approx((0.2553, 0.3662), abs=5e-5)


def test_wilson_of_none_and_of_all_stays_between_0_and_1():
    assert wilson(0, 20)["low"] == 0.0
    assert wilson(0, 20)["high"] == pytest.approx(0.1611, abs=5e-5)
    assert wilson(20, 20)["high"] == 1.0


@pytest.mark.parametrize(("hits", "n"), [(1, 0), (-1, 5), (6, 5)])
def test_wilson_refuses_what_is_no_share(hits, n):
    with pytest.raises(ValueError, match="allowed are 0 to n"):
        wilson(hits, n)


def test_mean_interval():
    found = mean_interval([1.0, 2.0, 3.0, 4.0])

    assert found["value"] == 2.5
    assert found["high"] - found["value"] == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5, rel=1e-3)


def test_chi_square_of_a_table_of_four():
    one, other = Counter({0: 10, 1: 20}), Counter({0: 20, 1: 10})

    assert chi_square(one, other) == pytest.approx(60 * (10 * 10 - 20 * 20) ** 2 / 30**4)
    assert chi_square(one, one) == 0
