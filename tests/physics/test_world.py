"""The world against closed forms. Tolerances: about 1.2 times what a prototype reached at 480 Hz (physics.md)."""

from __future__ import annotations

import pytest

from simulator.physics.world import Material, Pose, World

SQUARE = [(-4.0, -4.0), (4.0, -4.0), (4.0, 4.0), (-4.0, 4.0)]
GRAIN = [(x / 40, y / 40) for x, y in SQUARE]
FLOOR = [(-5000.0, -200.0), (5000.0, -200.0), (5000.0, 0.0), (-5000.0, 0.0)]
SMOOTH = Material(0.0, 0.0)


def test_a_led_tool_is_where_it_was_led():
    world = World()
    tool = world.tool([SQUARE], SMOOTH, Pose(0.0, 0.0, 0.0))

    tool.lead(3.0, -2.0, 0.05)
    world.step()

    assert (tool.pose.x_mm, tool.pose.y_mm, tool.pose.angle_rad) == pytest.approx((3.0, -2.0, 0.05))
    assert tool.local(tool.world((1.0, 2.0))) == pytest.approx((1.0, 2.0))


def test_motions_are_those_of_the_pieces_in_the_order_in_which_they_came():
    world = World()
    first = world.piece(SQUARE, 1.0, SMOOTH, Pose(0.0, 0.0, 0.0))
    world.tool([SQUARE], SMOOTH, Pose(100.0, 0.0, 0.0))
    second = world.piece(SQUARE, 1.0, SMOOTH, Pose(50.0, 10.0, 0.3))
    world.step(10)

    motions = world.motions()

    assert [motion[:3] for motion in motions] == [
        (body.pose.x_mm, body.pose.y_mm, body.pose.angle_rad) for body in (first, second)
    ]
    assert motions[1][3:] == second.velocity_mm_s


def test_contact_values_are_those_of_two_equal_materials():
    world, material = World(), Material(0.3, 0.0)
    world.wall([FLOOR], material)
    block = world.piece(SQUARE, 1.0, material, Pose(0.0, 4.0, 0.0))
    world.step(10)

    assert abs(block.pose.y_mm - 4.0) < 0.2
