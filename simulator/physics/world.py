"""A world of rigid bodies in mm, g and s: walls, pieces, and tools that a hand leads by velocity.

The only module that talks to pymunk, and it talks to the library below pymunk's objects: those cost 2 ms of every
pour to make and to take down, and their checks for callbacks that nobody registers cost half as much as the physics.
Bodies enter between ticks in a fixed order and there are no callbacks, so the same calls give the same bits on the
same build and machine type.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import pymunk._chipmunk
from pymunk._chipmunk_cffi import ffi, lib

TICK_S = 1 / 480
ITERATIONS = 10
GRAVITY_MM_S2 = 9810.0
COLLISION_SLOP_MM = 0.05

Point = tuple[float, float]
Outline = Sequence[Point]
Raw = Any
"""A thing of the library."""


@dataclass(frozen=True, slots=True)
class Material:
    """Contact values as two equal materials show them. The library multiplies the two shapes' values,
    so each shape carries the square root."""

    friction: float
    restitution: float

    def dress(self, shape: Raw) -> None:
        """Give `shape` its share of the contact values."""
        lib.cpShapeSetFriction(shape, math.sqrt(self.friction))
        lib.cpShapeSetElasticity(shape, math.sqrt(self.restitution))


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


_READ_BODY = ffi.addressof(lib, "pmSpaceBodyGetIteratorFuncBatched")
_AS_IT_STANDS = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_MIDDLE = (0.0, 0.0)


class Body:
    """A body in the world, whoever moves it."""

    __slots__ = ("_body", "_space")

    def __init__(self, body: Raw, space: Raw) -> None:
        self._body = body
        self._space = space

    @property
    def pose(self) -> Pose:
        """Where it is now."""
        at = lib.cpBodyGetPosition(self._body)
        return Pose(at.x, at.y, lib.cpBodyGetAngle(self._body))

    @property
    def velocity_mm_s(self) -> Point:
        """Velocity of the middle."""
        velocity = lib.cpBodyGetVelocity(self._body)
        return velocity.x, velocity.y

    @property
    def spin_rad_s(self) -> float:
        """Angular velocity, counter-clockwise."""
        spin: float = lib.cpBodyGetAngularVelocity(self._body)
        return spin

    def push(self, velocity_mm_s: Point, spin_rad_s: float = 0.0) -> None:
        """Move on with this velocity, whatever it was before."""
        lib.cpBodySetVelocity(self._body, velocity_mm_s)
        lib.cpBodySetAngularVelocity(self._body, spin_rad_s)

    def local(self, point: Point) -> Point:
        """A point of the world in the body's own frame."""
        local = lib.cpBodyWorldToLocal(self._body, point)
        return local.x, local.y

    def world(self, point: Point) -> Point:
        """A point of the body's own frame in the world."""
        world = lib.cpBodyLocalToWorld(self._body, point)
        return world.x, world.y


class Tool(Body):
    """A kinematic body that a hand leads: by velocity, never by position, or it throws the pieces out."""

    __slots__ = ()

    def lead(self, x_mm: float, y_mm: float, angle_rad: float, tick_s: float = TICK_S) -> None:
        """Be at this pose after the next tick."""
        body = self._body
        at = lib.cpBodyGetPosition(body)
        lib.cpBodySetVelocity(body, ((x_mm - at.x) / tick_s, (y_mm - at.y) / tick_s))
        lib.cpBodySetAngularVelocity(body, (angle_rad - lib.cpBodyGetAngle(body)) / tick_s)

    def hold(self) -> None:
        """Stand still."""
        self.push((0.0, 0.0))


class World:
    """A space with gravity and a fixed tick."""

    def __init__(
        self,
        tick_s: float = TICK_S,
        iterations: int = ITERATIONS,
        gravity_mm_s2: float = GRAVITY_MM_S2,
    ) -> None:
        self.tick_s = tick_s
        self._shapes: list[Raw] = []
        self._bodies: list[Raw] = []
        self._joints: list[Raw] = []
        self._space = ffi.gc(lib.cpSpaceNew(), _take_down(self._shapes, self._bodies, self._joints))
        lib.cpSpaceSetIterations(self._space, iterations)
        lib.cpSpaceSetGravity(self._space, (0.0, -gravity_mm_s2))
        lib.cpSpaceSetCollisionSlop(self._space, COLLISION_SLOP_MM)
        self._free: list[int] = []
        self._reader = _Reader()

    def step(self, ticks: int = 1, parts: int = 1) -> None:
        """Go on by `ticks`, each in so many `parts`."""
        step, space, step_s = lib.cpSpaceStep, self._space, self.tick_s / parts
        for _ in range(ticks * parts):
            step(space, step_s)

    def motions(self) -> list[Motion]:
        """All pieces at once, in the order in which they were added: one by one costs as much as the physics."""
        numbers = self._reader.read(self._space)
        return [Motion(*numbers[5 * place : 5 * place + 5]) for place in self._free]

    def wall(self, path: Iterable[Outline], material: Material) -> None:
        """Convex solids that never move."""
        still = lib.cpSpaceGetStaticBody(self._space)
        for outline in path:
            self._add_polygon(still, outline, material)

    def tool(self, solids: Iterable[Outline], material: Material, at: Pose) -> Tool:
        """A led body made of convex solids, in its own frame, standing at `at`."""
        body = self._add_body(lib.cpBodyNewKinematic(), at)
        for outline in solids:
            self._add_polygon(body, outline, material)
        return Tool(body, self._space)

    def piece(self, outline: Outline, mass_g: float, material: Material, at: Pose, radius_mm: float = 0.0) -> Body:
        """A free convex body; its outline is given about its centroid."""
        corners = _corners(tuple(outline))
        moment = lib.cpMomentForPoly(mass_g, len(corners), corners, _MIDDLE, radius_mm)
        body = self._add_free(mass_g, moment, at)
        self._add_polygon(body, outline, material, radius_mm)
        return Body(body, self._space)

    def disc(self, radius_mm: float, mass_g: float, material: Material, at: Pose) -> Body:
        """A free round body."""
        body = self._add_free(mass_g, lib.cpMomentForCircle(mass_g, 0.0, radius_mm, _MIDDLE), at)
        self._add(lib.cpCircleShapeNew(body, radius_mm, _MIDDLE), material)
        return Body(body, self._space)

    def hang(self, body: Body, at: Point) -> None:
        """Let `body` swing about a point of the world, as if on a rod without weight."""
        pivot = lib.cpPivotJointNew(body._body, lib.cpSpaceGetStaticBody(self._space), at)
        self._joints.append(lib.cpSpaceAddConstraint(self._space, pivot))

    def _add_free(self, mass_g: float, moment: float, at: Pose) -> Raw:
        self._free.append(len(self._bodies))
        return self._add_body(lib.cpBodyNew(mass_g, moment), at)

    def _add_body(self, body: Raw, at: Pose) -> Raw:
        self._bodies.append(body)
        lib.cpBodySetPosition(body, (at.x_mm, at.y_mm))
        lib.cpBodySetAngle(body, at.angle_rad)
        return lib.cpSpaceAddBody(self._space, body)

    def _add_polygon(self, body: Raw, outline: Outline, material: Material, radius_mm: float = 0.0) -> None:
        corners = _corners(tuple(outline))
        self._add(lib.cpPolyShapeNew(body, len(corners), corners, _AS_IT_STANDS, radius_mm), material)

    def _add(self, shape: Raw, material: Material) -> None:
        self._shapes.append(shape)
        material.dress(shape)
        lib.cpSpaceAddShape(self._space, shape)


class _Reader:
    """Reads all moving bodies of a space in one call."""

    def __init__(self) -> None:
        self._numbers = ffi.gc(lib.pmFloatArrayNew(0), lib.pmFloatArrayFree)
        self._request = ffi.new("pmBatchedData *")
        self._request.fields = lib.POSITION | lib.ANGLE | lib.VELOCITY
        self._request.floatArray = self._numbers

    def read(self, space: Raw) -> list[float]:
        """Five numbers a body, as in `Motion`."""
        self._numbers.num = 0
        lib.cpSpaceEachBody(space, _READ_BODY, self._request)
        numbers: list[float] = ffi.unpack(self._numbers.arr, self._numbers.num)
        return numbers


def library_path() -> Path:
    """Where the library lies that does the physics."""
    return Path(pymunk._chipmunk.__file__)


@lru_cache(maxsize=1024)
def _corners(outline: tuple[Point, ...]) -> Raw:
    return ffi.new("cpVect[]", outline)


def _take_down(shapes: list[Raw], bodies: list[Raw], joints: list[Raw]) -> Callable[[Raw], None]:
    """What frees a space and then all that was in it: a space looks at its bodies while it goes."""

    def free(space: Raw) -> None:
        lib.cpSpaceFree(space)
        for joint in joints:
            lib.cpConstraintFree(joint)
        for shape in shapes:
            lib.cpShapeFree(shape)
        for body in bodies:
            lib.cpBodyFree(body)

    return free
