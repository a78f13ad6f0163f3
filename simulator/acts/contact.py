"""Bottle against pan and stove: both are led or fixed, so the physics lets them pass; here the bottle is stopped."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from simulator.acts.bottle import bottle_corners, kitchen_walls
from simulator.acts.hand import RATE_HZ, Hand
from simulator.physics.world import Point
from simulator.scene.pour import PourScene

TOUCH_MM = 0.1
"""A bottle comes to touch no deeper than this. Chosen: a rim in the mouth crushes pieces through the neck, and a whole
tick of a fast hand may be 4 mm."""

LIFT_MM = 1.0
"""A bottle that turns back against the rim rises by this much a tick. Chosen: below the 4 mm a tick of a hand."""


class Contact:
    """How deep a bottle is in pan or stove, and what is left of a movement that leads it deeper."""

    def __init__(self, scene: PourScene) -> None:
        self._lift_mm = min(LIFT_MM, scene.hand.max_speed_mm_s / RATE_HZ)
        self._clear_mm = scene.pan.rim_mm + scene.dispenser.reach_mm
        self._corners = bottle_corners(scene.dispenser)
        self._bottle = hull(self._corners)
        self._walls = [hull(solid) for solid in kitchen_walls(scene.pan)]
        self._rims = [point for wall in self._walls[1:3] for point in wall if point[1] == scene.pan.rim_mm]

    def depth_mm(self, pose: Hand) -> float:
        """How deep the bottle is in pan or stove; 0 where it is free."""
        if pose.y_mm >= self._clear_mm:
            return 0.0
        cos, sin = math.cos(pose.tilt_rad), math.sin(pose.tilt_rad)
        depth = 0.0
        for x, y in self._corners:
            corner = (pose.x_mm + x * cos + y * sin, pose.y_mm + y * cos - x * sin)
            depth = max(depth, *(depth_in(wall, corner) for wall in self._walls))
        for x, y in self._rims:
            right, up = x - pose.x_mm, y - pose.y_mm
            depth = max(depth, depth_in(self._bottle, (right * cos - up * sin, right * sin + up * cos)))
        return depth

    def stopped(self, present: Hand, goal: Hand) -> Hand:
        """`goal`, or what is left of the way there: a bottle may come to touch, but gets no deeper."""
        depth = self.depth_mm(goal)
        if depth <= TOUCH_MM:
            return goal
        most = self.depth_mm(present)
        if depth <= most:
            return goal
        if most == 0.0:
            return self._touching(present, goal)
        return next((pose for pose in self._parts(present, goal) if self.depth_mm(pose) <= most), present)

    def freed(self, present: Hand, goal: Hand) -> Hand:
        """As `stopped`, but a bottle that is caught is lifted out: one that was let go always gets upright."""
        pose = self.stopped(present, goal)
        return self._lifted(present) if pose == present != goal else pose

    def _touching(self, free: Hand, deep: Hand) -> Hand:
        """A pose between the two at which the bottle just touches."""
        while self.depth_mm(deep) > TOUCH_MM:
            half = Hand(*((a + b) / 2 for a, b in zip(free, deep, strict=True)))
            if self.depth_mm(half) > 0.0:
                deep = half
            else:
                free = half
        return deep

    def _parts(self, present: Hand, goal: Hand) -> Iterable[Hand]:
        """What may be left of a movement; each is within the hand's limits where the whole is."""
        higher = self._lifted(present)
        yield goal._replace(y_mm=present.y_mm)
        yield higher._replace(tilt_rad=goal.tilt_rad)
        if goal.x_mm != present.x_mm:
            yield present._replace(x_mm=goal.x_mm)
        if goal.tilt_rad < present.tilt_rad:
            yield higher

    def _lifted(self, present: Hand) -> Hand:
        return present._replace(y_mm=present.y_mm + self._lift_mm)


def hull(points: Iterable[Point]) -> list[Point]:
    """The convex hull, counter-clockwise. Source: Andrew 1979, monotone chain."""
    ordered = sorted(set(points))
    return _chain(ordered)[:-1] + _chain(ordered[::-1])[:-1]


def _chain(points: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in points:
        while len(chain) > 1 and _left_of(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def _left_of(start: Point, end: Point, point: Point) -> float:
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def depth_in(outline: Sequence[Point], point: Point) -> float:
    """How far a point is inside a convex counter-clockwise outline, to its nearest side; 0 outside."""
    depth = math.inf
    for start, end in pairwise((*outline, outline[0])):
        inside = _left_of(start, end, point)
        if inside <= 0:
            return 0.0
        depth = min(depth, inside / math.dist(start, end))
    return depth
