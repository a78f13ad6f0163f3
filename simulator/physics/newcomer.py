"""A pour as somebody new to pymunk would write it, to measure ours against: its objects, every position every step."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pymunk

from simulator.physics.world import COLLISION_SLOP_MM, GRAVITY_MM_S2, ITERATIONS, TICK_S, Material, Outline, Pose

PoseRow = tuple[float, float, float]


def plain_pour(
    walls: Sequence[Outline],
    bottle: Sequence[Outline],
    pieces: Sequence[tuple[Outline, float, Pose]],
    material: Material,
    home: PoseRow,
    poses: Sequence[PoseRow],
    waits: tuple[int, int],
) -> list[PoseRow]:
    """Where the pieces are after the bottle was led along `poses`; `waits`: ticks after each piece and after the last.

    `pieces`: outline, mass in g, where it enters. Poses: x and y in mm, tilt in rad.
    """
    space = pymunk.Space()
    space.gravity, space.iterations, space.collision_slop = (0, -GRAVITY_MM_S2), ITERATIONS, COLLISION_SLOP_MM
    tool = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
    tool.position = home[:2]
    space.add(tool)
    _dress(space, space.static_body, walls, material)
    _dress(space, tool, bottle, material)
    bodies: list[pymunk.Body] = []
    places: list[PoseRow] = []
    for outline, mass_g, at in pieces:
        body = pymunk.Body(mass_g, pymunk.moment_for_poly(mass_g, list(outline)))
        body.position, body.angle = (at.x_mm, at.y_mm), at.angle_rad
        space.add(body)
        _dress(space, body, [outline], material)
        bodies.append(body)
        for _tick in range(waits[0]):
            space.step(TICK_S)
            places = [(one.position.x, one.position.y, one.angle) for one in bodies]
    for _tick in range(waits[1]):
        space.step(TICK_S)
        places = [(one.position.x, one.position.y, one.angle) for one in bodies]
    for x_mm, y_mm, tilt_rad in poses:
        tool.velocity = ((x_mm - tool.position.x) / TICK_S, (y_mm - tool.position.y) / TICK_S)
        tool.angular_velocity = (-tilt_rad - tool.angle) / TICK_S
        space.step(TICK_S)
        places = [(one.position.x, one.position.y, one.angle) for one in bodies]
    return places


def _dress(space: pymunk.Space, body: pymunk.Body, outlines: Sequence[Outline], material: Material) -> None:
    for outline in outlines:
        shape = pymunk.Poly(body, list(outline))
        shape.friction, shape.elasticity = math.sqrt(material.friction), math.sqrt(material.restitution)
        space.add(shape)
