"""Moves, turns, scales and mirrors of the plane."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""left, top, right, bottom."""


class Matrix(NamedTuple):
    """x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0."""

    xx: float
    xy: float
    x0: float
    yx: float
    yy: float
    y0: float

    @classmethod
    def of(cls, x: float, y: float, size: float, turn: float, mirrored: bool) -> Matrix:
        """Scale (mirrored left to right or not), then turn by degrees, then move."""
        cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        across = -size if mirrored else size
        return cls(across * cosine, -size * sine, x, across * sine, size * cosine, y)

    @property
    def turn(self) -> float:
        """Degrees by which words drawn here are turned; mirrored words stay readable."""
        if self.xx * self.yy - self.xy * self.yx < 0:
            return math.degrees(math.atan2(-self.yx, -self.xx))
        return math.degrees(math.atan2(self.yx, self.xx))

    def point(self, x: float, y: float) -> Point:
        """Where (x, y) comes to lie."""
        return self.xx * x + self.xy * y + self.x0, self.yx * x + self.yy * y + self.y0

    def apply(self, points: Sequence[Point]) -> list[Point]:
        """Where `points` come to lie."""
        if self == IDENTITY:
            return list(points)
        xx, xy, x0, yx, yy, y0 = self
        return [(xx * x + xy * y + x0, yx * x + yy * y + y0) for x, y in points]

    def box(self, box: Box) -> Box:
        """The upright box around `box` after the move."""
        left, top, right, bottom = box
        return around([self.point(x, y) for x in (left, right) for y in (top, bottom)])


IDENTITY = Matrix(1, 0, 0, 0, 1, 0)


def joined(outer: Matrix, inner: Matrix) -> Matrix:
    """First `inner`, then `outer`."""
    x0, y0 = outer.point(inner.x0, inner.y0)
    return Matrix(
        outer.xx * inner.xx + outer.xy * inner.yx,
        outer.xx * inner.xy + outer.xy * inner.yy,
        x0,
        outer.yx * inner.xx + outer.yy * inner.yx,
        outer.yx * inner.xy + outer.yy * inner.yy,
        y0,
    )


def around(points: Sequence[Point], margin: float = 0) -> Box:
    """The upright box around `points`."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def overlap(first: Box, second: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]
