"""Figures about samples."""

from __future__ import annotations

import math
from collections import Counter

Z_95 = 1.959963984540054
"""The normal quantile of a two-sided 95 % interval."""


def wilson(hits: int, n: int, z: float = Z_95, worth: float = 1.0) -> dict[str, float]:
    """The share of `hits` in `n` with its Wilson interval, as the commands print it: value, low, high.

    Each of the `n` is worth `worth` independent ones. Source: Wilson 1927, J. Am. Stat. Assoc. 22, 209.

    Raises:
        ValueError: `n` is below 1, or `hits` is not between 0 and `n`.
    """
    if n < 1 or not 0 <= hits <= n:
        raise ValueError(f"hits {hits} of {n}: allowed are 0 to n of at least 1")
    share, size = hits / n, n * worth
    middle = (share + z * z / (2 * size)) / (1 + z * z / size)
    half = z / (1 + z * z / size) * math.sqrt(share * (1 - share) / size + z * z / (4 * size * size))
    low = 0.0 if hits == 0 else middle - half
    high = 1.0 if hits == n else middle + half
    return {"value": share, "low": low, "high": high}


def mean_interval(values: list[float], z: float = Z_95, worth: float = 1.0) -> dict[str, float]:
    """The mean of `values`, each worth `worth` independent ones, with its normal interval: value, low, high.

    Raises:
        ValueError: there are no values.
    """
    if not values:
        raise ValueError("no values: allowed is one and more")
    n = len(values)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / max(n - 1, 1)
    half = z * math.sqrt(spread / (n * worth))
    return {"value": mean, "low": mean - half, "high": mean + half}


def chi_square(one: Counter[int], other: Counter[int]) -> float:
    """How far two samples lie apart, counted in the same classes. Source: Pearson 1911, Biometrika 8, 250."""
    both = one + other
    shares = (sample.total() / both.total() for sample in (one, other))
    return sum(
        (sample[kind] - share * both[kind]) ** 2 / (share * both[kind])
        for sample, share in zip((one, other), shares, strict=True)
        for kind in both
    )
