"""Shapes as polygons: sampled, so that shade and gloss are differences of polygons made ahead.

Lengths are design px of a 1920x1080 frame, angles degrees, y points down.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from shapely import affinity
from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

Point = tuple[float, float]
Shape = Any
"""A shapely geometry."""

ROUNDING = 8


def ellipse(
    x: float, y: float, radius_x: float, radius_y: float | None = None, turn: float = 0, sides: int = 0
) -> Shape:
    """An ellipse about (x, y); a circle without `radius_y`."""
    radius_y = radius_x if radius_y is None else radius_y
    sides = sides or max(56, int(max(radius_x, radius_y) * 0.8))
    steps = [2 * math.pi * side / sides for side in range(sides)]
    shape = Polygon([(x + radius_x * math.cos(a), y + radius_y * math.sin(a)) for a in steps])
    return affinity.rotate(shape, turn, origin=(x, y)) if turn else shape


def rounded(x: float, y: float, width: float, height: float, radius: float = 0) -> Shape:
    """A box whose top left corner is (x, y), with round corners."""
    radius = min(radius, width / 2 - 0.01, height / 2 - 0.01)
    if radius <= 0:
        return box(x, y, x + width, y + height)
    core = box(x + radius, y + radius, x + width - radius, y + height - radius)
    return core.buffer(radius, quad_segs=ROUNDING)


def polygon(points: Sequence[Point], radius: float = 0) -> Shape:
    """A polygon, its corners rounded off by `radius`."""
    shape = Polygon(points)
    return shape.buffer(-radius).buffer(radius, quad_segs=6) if radius else shape


def smooth(points: Sequence[Point], closed: bool = False, steps: int = 10) -> list[Point]:
    """Points on a Catmull-Rom curve through `points`."""
    count = len(points)
    curve: list[Point] = []
    for place in range(count if closed else count - 1):
        corners = [_corner(points, place + offset, closed) for offset in (-1, 0, 1, 2)]
        curve += [_between(corners, step / steps) for step in range(steps)]
    return curve if closed else [*curve, points[-1]]


def _corner(points: Sequence[Point], place: int, closed: bool) -> Point:
    return points[place % len(points)] if closed else points[max(0, min(len(points) - 1, place))]


def _between(corners: list[Point], part: float) -> Point:
    square, cube = part * part, part * part * part
    a, b, c, d = corners

    def along(axis: int) -> float:
        p, q, r, s = a[axis], b[axis], c[axis], d[axis]
        cubic = (-p + 3 * q - 3 * r + s) * cube
        return 0.5 * (2 * q + (r - p) * part + (2 * p - 5 * q + 4 * r - s) * square + cubic)

    return along(0), along(1)


def spline(points: Sequence[Point]) -> Shape:
    """A closed soft body through `points`."""
    shape = Polygon(smooth(points, closed=True))
    return shape if shape.is_valid else shape.buffer(0)


def stroke(points: Sequence[Point], width: float, soft: bool = True) -> Shape:
    """A band of `width` along `points`, round at its ends."""
    way = smooth(points) if soft and len(points) > 2 else points
    return LineString(way).buffer(width / 2, quad_segs=6)


def line(points: Sequence[Point], soft: bool = True) -> Shape:
    """A line without width, for strokes and dashes."""
    return LineString(smooth(points) if soft and len(points) > 2 else points)


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Points on a circle from the angle `start` to `end`; 0 is right, 90 is down."""
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def ring(x: float, y: float, inner: float, outer: float, start: float, end: float, steps: int = 40) -> Shape:
    """A piece of a ring between two radii and two angles."""
    return Polygon(arc(x, y, outer, start, end, steps) + arc(x, y, inner, end, start, steps))


def placed(
    shape: Shape, x: float = 0, y: float = 0, scale: float = 1, scale_y: float | None = None, turn: float = 0
) -> Shape:
    """`shape` scaled and turned about its origin, then moved to (x, y)."""
    shape = affinity.scale(shape, scale, scale if scale_y is None else scale_y, origin=(0, 0))
    if turn:
        shape = affinity.rotate(shape, turn, origin=(0, 0))
    return affinity.translate(shape, x, y)


def moved(shape: Shape, x: float, y: float) -> Shape:
    """`shape` moved by (x, y)."""
    return affinity.translate(shape, x, y)


def together(*shapes: Shape) -> Shape:
    """One shape that covers all of `shapes`."""
    return unary_union(list(shapes))


def star_points(inner: float, corners: int = 5, outer: float = 1) -> list[Point]:
    """The corners of a star that stands on two feet."""
    angles = [math.radians(-90 + 180 * corner / corners) for corner in range(2 * corners)]
    radii = [outer if corner % 2 == 0 else inner for corner in range(2 * corners)]
    return [(r * math.cos(a), r * math.sin(a)) for r, a in zip(radii, angles, strict=True)]


def toothed(x: float, y: float, inner: float, outer: float, teeth: int) -> Shape:
    """A disc with a saw edge: the sign for what burns or spoils."""
    points = []
    for corner in range(2 * teeth):
        radius = outer if corner % 2 else inner
        angle = math.pi * corner / teeth
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return Polygon(points)


def triangle(*points: Point, radius: float = 0) -> Shape:
    """A pointer's head."""
    return polygon(points, radius)


# Small figures, each about 1 high, about its middle


def heart(x: float, y: float, size: float) -> Shape:
    """A heart, the cutter of red dishes."""
    half = [(0.28, -0.5), (0.52, -0.22), (0.36, 0.14), (0.06, 0.5)]
    points = [(0.0, -0.28), *half, *((-px, py) for px, py in reversed(half))]
    return placed(spline(points), x, y, size)


def clover(x: float, y: float, size: float) -> Shape:
    """A clover leaf, the cutter of green dishes."""
    leaves = [ellipse(0.22 * a, 0.22 * b, 0.28) for a in (-1, 1) for b in (-1, 1)]
    return placed(together(*leaves, stroke([(0, 0), (0.02, 0.4), (0.1, 0.55)], 0.12)), x, y - size * 0.03, size)


def moon(x: float, y: float, size: float) -> Shape:
    """A crescent moon, the cutter of yellow dishes."""
    crescent = ellipse(0, 0, 0.52).difference(ellipse(0.24, -0.12, 0.44))
    return placed(crescent.buffer(-0.03).buffer(0.03), x, y, size, turn=12)


def house(x: float, y: float, size: float) -> Shape:
    """A house, the cutter of orange dishes."""
    points = [(-0.42, 0.48), (0.42, 0.48), (0.42, -0.02), (0.54, -0.02), (0, -0.54), (-0.54, -0.02), (-0.42, -0.02)]
    return placed(polygon(points).buffer(-0.03).buffer(0.05), x, y, size)


def drop(x: float, y: float, size: float) -> Shape:
    """A drop, the cutter of blue dishes."""
    half = [(0.14, -0.3), (0.38, 0.06), (0.4, 0.3), (0.2, 0.5)]
    points = [(0.0, -0.58), *half, (0.0, 0.54), *((-px, py) for px, py in reversed(half))]
    return placed(spline(points), x, y, size)


def flame(x: float, y: float, size: float) -> Shape:
    """A flame with two tongues."""
    left = [(0, 0.55), (-0.36, 0.38), (-0.42, 0.02), (-0.2, -0.18), (-0.12, 0.04), (-0.02, -0.6)]
    return placed(spline([*left, (0.26, -0.26), (0.42, 0.06), (0.36, 0.38)]), x, y, size)
