"""A world of rigid bodies in mm, g and s: walls, pieces, and tools that a hand leads by velocity.

The only module that talks to pymunk. Bodies enter between ticks in a fixed order and there are no
callbacks, so the same calls give the same bits on the same build and machine type.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pymunk
import pymunk.batch

TICK_S = 1 / 480
ITERATIONS = 10
GRAVITY_MM_S2 = 9810.0
COLLISION_SLOP_MM = 0.05

Point = tuple[float, float]
Outline = Sequence[Point]


@dataclass(frozen=True, slots=True)
class Material:
    """Contact values as two equal materials show them. The library multiplies the two shapes' values,
    so each shape carries the square root."""

    friction: float
    restitution: float

    def dress(self, shape: pymunk.Shape) -> None:
        """Give `shape` its share of the contact values."""
        shape.friction = math.sqrt(self.friction)
        shape.elasticity = math.sqrt(self.restitution)


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a body is: middle in mm, y up, angle in rad counter-clockwise."""

    x_mm: float
    y_mm: float
    angle_rad: float


class Motion(NamedTuple):
    """Where a free body is and how fast its middle moves."""

    x_mm: float
    y_mm: float
    angle_rad: float
    right_mm_s: float
    up_mm_s: float


_READ = pymunk.batch.BodyFields.POSITION | pymunk.batch.BodyFields.ANGLE | pymunk.batch.BodyFields.VELOCITY


class Body:
    """A body in the world, whoever moves it."""

    def __init__(self, body: pymunk.Body) -> None:
        self._body = body

    @property
    def pose(self) -> Pose:
        """Where it is now."""
        x, y = self._body.position
        return Pose(x, y, self._body.angle)

    @property
    def velocity_mm_s(self) -> Point:
        """Velocity of the middle."""
        return self._body.velocity[0], self._body.velocity[1]

    @property
    def spin_rad_s(self) -> float:
        """Angular velocity, counter-clockwise."""
        return self._body.angular_velocity

    def local(self, point: Point) -> Point:
        """A point of the world in the body's own frame."""
        x, y = self._body.world_to_local(point)
        return x, y

    def world(self, point: Point) -> Point:
        """A point of the body's own frame in the world."""
        x, y = self._body.local_to_world(point)
        return x, y


class Tool(Body):
    """A kinematic body that a hand leads: by velocity, never by position, or it throws the pieces out."""

    def lead(self, x_mm: float, y_mm: float, angle_rad: float, tick_s: float = TICK_S) -> None:
        """Be at this pose after the next tick."""
        px, py = self._body.position
        self._body.velocity = ((x_mm - px) / tick_s, (y_mm - py) / tick_s)
        self._body.angular_velocity = (angle_rad - self._body.angle) / tick_s

    def hold(self) -> None:
        """Stand still."""
        self._body.velocity = (0.0, 0.0)
        self._body.angular_velocity = 0.0


class World:
    """A space with gravity and a fixed tick."""

    def __init__(
        self,
        tick_s: float = TICK_S,
        iterations: int = ITERATIONS,
        gravity_mm_s2: float = GRAVITY_MM_S2,
    ) -> None:
        self.tick_s = tick_s
        self._space = pymunk.Space()
        self._space.iterations = iterations
        self._space.gravity = (0.0, -gravity_mm_s2)
        self._space.collision_slop = COLLISION_SLOP_MM
        self._moving = 0
        self._free: list[int] = []
        self._buffer = pymunk.batch.Buffer()

    def step(self, ticks: int = 1) -> None:
        """Go on by `ticks`."""
        for _ in range(ticks):
            self._space.step(self.tick_s)

    def motions(self) -> list[Motion]:
        """All pieces at once, in the order in which they were added: one by one costs as much as the physics."""
        self._buffer.clear()
        pymunk.batch.get_space_bodies(self._space, _READ, self._buffer)
        numbers = memoryview(self._buffer.float_buf()).cast("B").cast("d").tolist()
        return [Motion(*numbers[5 * place : 5 * place + 5]) for place in self._free]

    def wall(self, path: Iterable[Outline], material: Material) -> None:
        """Convex solids that never move."""
        for outline in path:
            self._add(pymunk.Poly(self._space.static_body, list(outline)), material)

    def tool(self, solids: Iterable[Outline], material: Material, at: Pose) -> Tool:
        """A led body made of convex solids, in its own frame, standing at `at`."""
        body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        body.position, body.angle = (at.x_mm, at.y_mm), at.angle_rad
        self._space.add(body)
        self._moving += 1
        for outline in solids:
            self._add(pymunk.Poly(body, list(outline)), material)
        return Tool(body)

    def piece(self, outline: Outline, mass_g: float, material: Material, at: Pose, radius_mm: float = 0.0) -> Body:
        """A free convex body; its outline is given about its centroid."""
        moment = pymunk.moment_for_poly(mass_g, list(outline), (0, 0), radius_mm)
        body = pymunk.Body(mass_g, moment)
        body.position, body.angle = (at.x_mm, at.y_mm), at.angle_rad
        self._space.add(body)
        self._free.append(self._moving)
        self._moving += 1
        self._add(pymunk.Poly(body, list(outline), radius=radius_mm), material)
        return Body(body)

    def _add(self, shape: pymunk.Shape, material: Material) -> None:
        material.dress(shape)
        self._space.add(shape)
