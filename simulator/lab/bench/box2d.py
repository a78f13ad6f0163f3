"""The same pour in Box2D v3 through its Python binding, as a user would write it. Needs the extra `bench`.

Lengths in cm, so that pieces are near the size the engine is made for. A polygon has eight corners at most: those of
larger outlines are thinned.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from simulator.acts.fill import DROP_TICKS, SETTLE_TICKS
from simulator.lab.bench.ratio import Skip
from simulator.lab.bench.table import Table
from simulator.physics.world import GRAVITY_MM_S2, TICK_S, Outline

CM = 0.1
MOST_CORNERS = 8
SUB_STEPS = 4
"""The engine's usual number (physics.md: 480 x 4 agrees with the literature)."""


def box2d_pour(table: Table) -> Callable[[], list[tuple[float, float]]]:
    """A function that pours `table` in Box2D and says where the pieces are in the end.

    Raises:
        Skip: the binding is not installed.
    """
    try:
        import pyb2d3
    except ImportError:
        raise Skip("no Box2D: pip install 'alacarte-simulator[bench]'") from None
    return lambda: _poured(pyb2d3, table)


def _poured(b2: Any, table: Table) -> list[tuple[float, float]]:
    values = table.scene.materials_of(table.request.bottle)
    material = b2.surface_material(friction=values.friction, restitution=values.restitution)
    world = b2.World(gravity=(0.0, -GRAVITY_MM_S2 * CM))
    ground = world.create_static_body()
    tool = world.create_kinematic_body(position=(table.home.x_mm * CM, table.home.y_mm * CM))
    for body, solids in ((ground, table.walls), (tool, table.bottle)):
        for solid in solids:
            body.create_polygon_shape(b2.shape_def(material=material), _polygon(b2, solid))
    pieces = []
    for outline, at in zip(table.outlines, table.entrances, strict=True):
        body = world.create_dynamic_body(position=(at.x_mm * CM, at.y_mm * CM), rotation=at.angle_rad)
        body.create_polygon_shape(b2.shape_def(density=1.0, material=material), _polygon(b2, outline))
        pieces.append(body)
        _go_on(world, DROP_TICKS)
    _go_on(world, SETTLE_TICKS)
    x, y, turned = table.home.x_mm, table.home.y_mm, 0.0
    for pose in table.poses:
        tool.linear_velocity = ((pose.x_mm - x) * CM / TICK_S, (pose.y_mm - y) * CM / TICK_S)
        tool.angular_velocity = -(pose.tilt_rad - turned) / TICK_S
        world.step(TICK_S, SUB_STEPS)
        x, y, turned = pose
    return [(float(body.position[0]) / CM, float(body.position[1]) / CM) for body in pieces]


def _go_on(world: Any, ticks: int) -> None:
    for _tick in range(ticks):
        world.step(TICK_S, SUB_STEPS)


def _polygon(b2: Any, outline: Outline) -> Any:
    corners = list(outline)
    while len(corners) > MOST_CORNERS:
        corners.pop(_bluntest(corners))
    return b2.polygon(points=[(x * CM, y * CM) for x, y in corners], radius=0.0)


def _bluntest(corners: list[tuple[float, float]]) -> int:
    """The corner whose loss takes the least area."""

    def area(place: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = (corners[(place + step) % len(corners)] for step in (-1, 0, 1))
        return math.fabs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

    return min(range(len(corners)), key=area)
