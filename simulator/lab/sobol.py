"""Points that fill a box evenly, however many there are: Sobol's sequence, shifted by a seed."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from simulator.game import stream
from simulator.lab.faults import LabFault

BITS = 32

_POLYNOMIALS = (
    (1, 0, (1,)),
    (2, 1, (1, 3)),
    (3, 1, (1, 3, 1)),
    (3, 2, (1, 1, 1)),
    (4, 1, (1, 1, 3, 3)),
    (4, 4, (1, 3, 5, 13)),
    (5, 2, (1, 1, 5, 5, 17)),
)
"""Degree, inner coefficients and first direction numbers of dimensions 2 to 8.

Source: Joe & Kuo 2008, SIAM J. Sci. Comput. 30, 2635, file new-joe-kuo-6.
"""

MOST_DIMENSIONS = len(_POLYNOMIALS) + 1


def sobol(count: int, dimensions: int, seed: int) -> NDArray[np.float64]:
    """The first `count` points in the unit cube, shape (count, dimensions).

    The seed shifts them digit by digit, so that two seeds give two designs and none has a point in the corner.

    Raises:
        LabFault: more dimensions than there are direction numbers for.
    """
    if not 1 <= dimensions <= MOST_DIMENSIONS:
        raise LabFault(f"{dimensions} free values: allowed are 1 to {MOST_DIMENSIONS}")
    digits = np.zeros((count, dimensions), dtype=np.uint64)
    for dimension in range(dimensions):
        directions = _directions(dimension)
        for place in range(1, count):
            changed = _lowest_zero(place - 1)
            digits[place, dimension] = digits[place - 1, dimension] ^ directions[changed]
    chance = stream(seed, "sobol")
    shift = np.array([chance.getrandbits(BITS) for _ in range(dimensions)], dtype=np.uint64)
    return (np.bitwise_xor(digits, shift).astype(np.float64) + 0.5) / 2.0**BITS


def _lowest_zero(number: int) -> int:
    """The place of the lowest binary digit of `number` that is 0."""
    return (~number & (number + 1)).bit_length() - 1


def _directions(dimension: int) -> list[np.uint64]:
    """The direction numbers of one dimension, highest digit first."""
    if dimension == 0:
        return [np.uint64(1 << (BITS - 1 - place)) for place in range(BITS)]
    degree, inner, first = _POLYNOMIALS[dimension - 1]
    found = [number << (BITS - 1 - place) for place, number in enumerate(first)]
    for place in range(degree, BITS):
        number = found[place - degree] ^ (found[place - degree] >> degree)
        for term in range(1, degree):
            if inner >> (degree - 1 - term) & 1:
                number ^= found[place - term]
        found.append(number)
    return [np.uint64(number) for number in found]
