"""Smooth models of figures over scene values: each single act counts, none of them is believed alone.

A share is a logistic, a mean a log-linear function of the values and their squares and products, fitted by Newton's
method to everything that was counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Literal

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

RIDGE = 0.05
"""Prior precision of the slopes: values that were hardly varied get none. Chosen: one act in twenty."""

STEPS = 60
"""Most steps of Newton's method; it needs about six."""

CLOSE = 1e-9


@dataclass(frozen=True, slots=True)
class Surrogate:
    """A figure as a function of scene values in the box from −1 to 1."""

    kind: Literal["share", "mean"]
    slopes: Array
    covariance: Array

    def at(self, places: Array) -> Array:
        """The figure at each place, shape (n, values) → (n,)."""
        return _inverse(self.kind, features(places) @ self.slopes)

    def error_at(self, places: Array) -> Array:
        """The standard error of the figure at each place."""
        rows = features(places)
        spread = np.sqrt(np.maximum(np.einsum("ij,jk,ik->i", rows, self.covariance, rows), 0.0))
        found: Array = spread * _slope(self.kind, _inverse(self.kind, rows @ self.slopes))
        return found


def features(places: Array) -> Array:
    """1, each value, its square, and the product of each pair; shape (n, values) → (n, features)."""
    columns = [np.ones(len(places)), *places.T, *(places**2).T]
    columns += [places[:, one] * places[:, other] for one, other in combinations(range(places.shape[1]), 2)]
    return np.stack(columns, axis=1)


def feature_count(values: int) -> int:
    """How many features so many values have."""
    return 1 + 2 * values + values * (values - 1) // 2


def fit(
    kind: Literal["share", "mean"], places: Array, acts: Array, averages: Array, variance: float = 1.0
) -> Surrogate:
    """The surrogate of what was counted.

    places: shape (n, values). acts: how many at each place. averages: the share, or the pieces an act, at each place.
    variance: how many times wider single acts spread than a binomial or a Poisson count does.
    """
    rows = features(places)
    penalty = np.diag([1e-6] + [RIDGE] * (rows.shape[1] - 1))
    slopes = np.zeros(rows.shape[1])
    slopes[0] = _link(kind, float(np.average(averages, weights=acts)))
    for _step in range(STEPS):
        curve, pull = _newton(kind, rows, acts, averages, slopes, penalty)
        change = np.linalg.solve(curve, pull)
        slopes = slopes + change * min(1.0, 4.0 / max(float(np.abs(change).max()), CLOSE))
        if np.abs(change).max() < CLOSE:
            break
    curve, _pull = _newton(kind, rows, acts, averages, slopes, penalty)
    covariance = np.asarray(variance * np.linalg.inv(curve), dtype=np.float64)
    return Surrogate(kind, slopes, covariance)


def _newton(
    kind: Literal["share", "mean"], rows: Array, acts: Array, averages: Array, slopes: Array, penalty: Array
) -> tuple[Array, Array]:
    """Curvature and slope of the penalised likelihood.

    Source: McCullagh & Nelder 1989, Generalized Linear Models, 2.5.
    """
    expected = _inverse(kind, rows @ slopes)
    weights = acts * _slope(kind, expected)
    curve: Array = rows.T @ (rows * weights[:, None]) + penalty
    pull: Array = rows.T @ (acts * (averages - expected)) - penalty @ slopes
    return curve, pull


def _link(kind: str, value: float) -> float:
    if kind == "mean":
        return float(np.log(max(value, 0.01)))
    share = min(max(value, 0.005), 0.995)
    return float(np.log(share / (1 - share)))


def _inverse(kind: str, scores: Array) -> Array:
    scores = np.clip(scores, -30.0, 30.0)
    found: Array = np.exp(np.minimum(scores, 5.0)) if kind == "mean" else 1 / (1 + np.exp(-scores))
    return found


def _slope(kind: str, expected: Array) -> Array:
    """How fast the figure follows its score; the variance of a single count as well."""
    found: Array = np.maximum(expected if kind == "mean" else expected * (1 - expected), 1e-9)
    return found
