"""Sobol's sequence: evenly spread in every dimension and every pair of them."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from simulator.lab.faults import LabFault
from simulator.lab.sobol import MOST_DIMENSIONS, sobol


def test_without_its_shift_the_sequence_is_the_published_one():
    # Joe & Kuo's program `sobol`, first points of dimensions 1 to 3
    published = [(0, 0, 0), (0.5, 0.5, 0.5), (0.75, 0.25, 0.25), (0.25, 0.75, 0.75), (0.375, 0.375, 0.625)]
    points = sobol(5, 3, seed=1)

    digits = np.floor(points * 2**32).astype(np.uint64)
    assert (digits ^ digits[0]).tolist() == [[round(x * 2**32) for x in point] for point in published]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_sixteenth_of_every_dimension_has_as_many_points(seed):
    points = sobol(64, MOST_DIMENSIONS, seed)

    for column in points.T:
        assert np.bincount((column * 16).astype(int), minlength=16).tolist() == [4] * 16


def test_every_pair_of_dimensions_is_covered():
    points = sobol(256, MOST_DIMENSIONS, seed=3)

    for one, other in combinations(range(MOST_DIMENSIONS), 2):
        cells = (points[:, one] * 4).astype(int) * 4 + (points[:, other] * 4).astype(int)
        assert np.bincount(cells, minlength=16).min() >= 8


def test_two_seeds_give_two_designs():
    assert not np.array_equal(sobol(4, 2, 1), sobol(4, 2, 2))


@pytest.mark.parametrize("dimensions", [0, 9])
def test_more_dimensions_than_there_are_numbers_for_are_refused(dimensions):
    with pytest.raises(LabFault, match="allowed are 1 to 8"):
        sobol(4, dimensions, 1)
