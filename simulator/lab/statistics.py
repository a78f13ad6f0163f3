"""Shares with their intervals."""

from __future__ import annotations

import math

Z_95 = 1.959963984540054
"""The standard normal quantile of a two-sided 95 % interval."""


def wilson(successes: int, n: int) -> dict[str, float]:
    """The share of `successes` among `n` and its Wilson 95 % interval: value, low, high.

    Source: Wilson, E. B. (1927), Probable inference, the law of succession, and statistical inference.
    """
    share = successes / n
    middle = (share + Z_95**2 / (2 * n)) / (1 + Z_95**2 / n)
    half = Z_95 / (1 + Z_95**2 / n) * math.sqrt(share * (1 - share) / n + Z_95**2 / (4 * n * n))
    low, high = (0.0 if successes == 0 else middle - half), (1.0 if successes == n else middle + half)
    return {"value": round(share, 4), "low": round(low, 4), "high": round(high, 4)}
