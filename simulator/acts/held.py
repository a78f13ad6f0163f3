"""A bottle in its world, held by a hand and led pose by pose."""

from __future__ import annotations

import math

from simulator.acts.bottle import bottle_walls, material_of
from simulator.acts.hand import Hand
from simulator.physics.world import Point, Pose, World
from simulator.scene.pour import PourScene
from simulator.vocabulary import Condiment

MOST_MM_A_STEP = 1.0
"""No wall moves more than this a step; a faster tick is done in parts. Source: measured, 60 wild hands: in whole ticks
53 pressed the middle of a piece into a wall, up to 2.6 mm deep; with steps of 1 mm one did, 0.2 mm. A tip of a
practised hand stays below."""

CALM = 0.97
"""What a tick leaves of the fastest way: the pieces still fly when the bottle has stopped. Source: measured, 60 wild
hands on each shipped scene: steps by the present way alone let 7 pieces through a wall, with this none."""


class HeldBottle:
    """The walls of a bottle. `pose` is where it is."""

    def __init__(self, world: World, scene: PourScene, bottle: Condiment, at: Hand, parts: int = 1) -> None:
        pose = Pose(at.x_mm, at.y_mm, -at.tilt_rad)
        self.pose = at
        self._world = world
        self._least_parts = parts
        self._stir_mm = 0.0
        self._reach_mm = scene.dispenser.reach_mm
        self._tool = world.tool(bottle_walls(scene.dispenser), material_of(scene, bottle), pose)

    def lead(self, pose: Hand) -> None:
        """Go on by a tick, at the end of which the bottle is at `pose`."""
        self._tool.lead(pose.x_mm, pose.y_mm, -pose.tilt_rad)
        way_mm, calm_mm = self._way_mm(pose), CALM * self._stir_mm
        self._stir_mm = way_mm if way_mm > calm_mm else calm_mm
        self._world.step(1, self._parts())
        self.pose = pose

    def local(self, point: Point) -> Point:
        """A point of the world in the frame of the bottle."""
        cos, sin = math.cos(self.pose.tilt_rad), math.sin(self.pose.tilt_rad)
        right, up = point[0] - self.pose.x_mm, point[1] - self.pose.y_mm
        return right * cos - up * sin, right * sin + up * cos

    def _parts(self) -> int:
        if self._stir_mm <= MOST_MM_A_STEP:
            return self._least_parts
        return max(self._least_parts, math.ceil(self._stir_mm / MOST_MM_A_STEP))

    def _way_mm(self, pose: Hand) -> float:
        """At most so far the fastest point of the bottle moves on the way to `pose`."""
        now = self.pose
        turn_rad = abs(pose.tilt_rad - now.tilt_rad)
        return math.hypot(pose.x_mm - now.x_mm, pose.y_mm - now.y_mm) + turn_rad * self._reach_mm
