"""The world against closed forms. Tolerances: about 1.2 times what a prototype reached at 480 Hz (physics.md)."""

from __future__ import annotations

import math

import pytest

from simulator.physics.world import GRAVITY_MM_S2, TICK_S, Material, Pose, World

SQUARE = [(-4.0, -4.0), (4.0, -4.0), (4.0, 4.0), (-4.0, 4.0)]
GRAIN = [(x / 40, y / 40) for x, y in SQUARE]
FLOOR = [(-5000.0, -200.0), (5000.0, -200.0), (5000.0, 0.0), (-5000.0, 0.0)]
SMOOTH = Material(0.0, 0.0)


def test_a_free_fall_is_the_discrete_sum():
    world = World()
    piece = world.piece(SQUARE, 1.0, SMOOTH, Pose(0.0, 0.0, 0.0))
    ticks = 240

    world.step(ticks)

    assert piece.pose.y_mm == pytest.approx(-GRAVITY_MM_S2 * TICK_S**2 * ticks * (ticks - 1) / 2, rel=1e-9)


@pytest.mark.parametrize("restitution", [0.5, 0.8])
def test_a_bounce_reaches_the_share_of_the_height_that_restitution_says(restitution):
    world, material = World(), Material(0.0, restitution)
    world.wall([FLOOR], material)
    ball = world.piece(GRAIN, 1.0, material, Pose(0.0, 504.0, 0.0), radius_mm=3.9)
    heights = []
    for _tick in range(700):
        world.step()
        heights.append(ball.pose.y_mm - 4.0)

    lowest = heights.index(min(heights[:300]))

    assert max(heights[lowest:]) / 500.0 == pytest.approx(restitution**2, abs=0.02)


@pytest.mark.parametrize(("slope_deg", "slides"), [(20.8, False), (22.8, True)])
def test_a_block_slips_beyond_the_angle_of_friction(slope_deg, slides):
    world, material = World(), Material(0.4, 0.0)
    slope = math.radians(slope_deg)
    cos, sin = math.cos(slope), math.sin(slope)
    world.wall([[(x * cos - y * sin, x * sin + y * cos) for x, y in FLOOR]], material)
    block = world.piece(SQUARE, 1.0, material, Pose(-4.0 * sin, 4.0 * cos, slope))

    world.step(480)

    assert (math.hypot(block.pose.x_mm + 4.0 * sin, block.pose.y_mm - 4.0 * cos) > 20.0) is slides


def test_a_block_slides_as_far_as_friction_lets_it():
    world, material = World(), Material(0.4, 0.0)
    world.wall([FLOOR], material)
    tool = world.tool([[(-14.0, 0.5), (-4.5, 0.5), (-4.5, 7.5), (-14.0, 7.5)]], SMOOTH, Pose(0.0, 0.0, 0.0))
    block = world.piece(SQUARE, 1.0, material, Pose(0.0, 4.0, 0.0))
    for tick in range(48):
        tool.lead(500.0 * (tick + 1) * TICK_S, 0.0, 0.0)
        world.step()
    tool.hold()
    speed, start = block.velocity_mm_s[0], block.pose.x_mm

    world.step(480)

    assert block.pose.x_mm - start == pytest.approx(speed**2 / (2 * 0.4 * GRAVITY_MM_S2), rel=0.03)


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
