"""Bodies that touch, against closed forms: slipping, sliding, rolling, and a tool that is where it is led."""

from __future__ import annotations

import math

from simulator.lab.validate.bodies import FLOOR, SMOOTH
from simulator.lab.validate.check import Check, Trace
from simulator.physics.world import GRAVITY_MM_S2, TICK_S, Material, Point, Pose, World

HALF_MM = 4.0
SQUARE = [(-HALF_MM, -HALF_MM), (HALF_MM, -HALF_MM), (HALF_MM, HALF_MM), (-HALF_MM, HALF_MM)]
ROUGH = Material(0.4, 0.0)
COULOMB = "Coulomb 1785"


def checks() -> list[Check]:
    """Every check of contacts."""
    return [slip_angle(), sliding(), rolling(), led_tool()]


def _slope(world: World, slope_rad: float, material: Material) -> None:
    cos, sin = math.cos(slope_rad), math.sin(slope_rad)
    world.wall([[(x * cos - y * sin, x * sin + y * cos) for x, y in FLOOR]], material)


def _on_slope(slope_rad: float, above_mm: float) -> Pose:
    return Pose(-above_mm * math.sin(slope_rad), above_mm * math.cos(slope_rad), slope_rad)


SLIDES_MM_S = 2.0
"""A block faster than this after a second does not stand. Chosen: a hundredth of a degree too steep gives it."""


def sliding_mm_s(slope_deg: float) -> float:
    """How fast a block slides after a second on a slope."""
    world, slope = World(), math.radians(slope_deg)
    _slope(world, slope, ROUGH)
    block = world.piece(SQUARE, 1.0, ROUGH, _on_slope(slope, HALF_MM))
    world.step(480)
    return math.hypot(*block.velocity_mm_s)


def slip_angle() -> Check:
    """The slope at which a block with friction 0.4 begins to slide."""
    low, high = 15.0, 30.0
    while high - low > 0.005:
        middle = (low + high) / 2
        low, high = (low, middle) if sliding_mm_s(middle) > SLIDES_MM_S else (middle, high)
    degrees = [place / 2 for place in range(30, 61)]
    found = [(deg, sliding_mm_s(deg)) for deg in degrees[::2]]
    theory = [(deg, _theory_mm_s(math.radians(deg))) for deg in degrees]
    trace = Trace("Slipping off a slope", found, theory, "degrees", "mm/s after a second")
    expected = math.degrees(math.atan(ROUGH.friction))
    return Check("slip angle at friction 0.4 (degrees)", high, expected, 0.04, f"atan µ, {COULOMB}", trace)


def _theory_mm_s(slope_rad: float) -> float:
    return max(0.0, GRAVITY_MM_S2 * (math.sin(slope_rad) - ROUGH.friction * math.cos(slope_rad)))


def sliding() -> Check:
    """How far a block pushed to 0.8 m/s slides."""
    world = World()
    world.wall([FLOOR], ROUGH)
    tool = world.tool([[(-14.0, 0.5), (-4.5, 0.5), (-4.5, 7.5), (-14.0, 7.5)]], SMOOTH, Pose(0.0, 0.0, 0.0))
    block = world.piece(SQUARE, 1.0, ROUGH, Pose(0.0, HALF_MM, 0.0))
    for tick in range(48):
        tool.lead(800.0 * (tick + 1) * TICK_S, 0.0, 0.0)
        world.step()
    tool.hold()
    speed, start, way = block.velocity_mm_s[0], block.pose.x_mm, []
    for tick in range(240):
        world.step()
        way.append(((tick + 1) * TICK_S, block.pose.x_mm - start))
    slowing = ROUGH.friction * GRAVITY_MM_S2
    theory = [(t, speed * t - slowing * t * t / 2 if t < speed / slowing else speed**2 / 2 / slowing) for t, _x in way]
    expected = speed**2 / (2 * slowing)
    trace = Trace("Sliding to a stop", way[:120:4], theory[:120], "s", "mm slid")
    return Check("sliding distance (mm)", way[-1][1], expected, 0.012 * expected, f"v² / 2 µ g, {COULOMB}", trace)


def rolling() -> Check:
    """The acceleration of a disc that rolls down 15 degrees."""
    world, slope, radius, material = World(), math.radians(15.0), 8.0, Material(0.8, 0.0)
    _slope(world, slope, material)
    disc = world.disc(radius, 1.0, material, _on_slope(slope, radius))
    start, way = disc.pose, []
    for tick in range(480):
        world.step()
        way.append(((tick + 1) * TICK_S, math.hypot(disc.pose.x_mm - start.x_mm, disc.pose.y_mm - start.y_mm)))
    expected = 2 / 3 * GRAVITY_MM_S2 * math.sin(slope)
    theory = [(time_s, expected * time_s**2 / 2) for time_s, _mm in way]
    found = 2 * way[-1][1] / way[-1][0] ** 2
    trace = Trace("A disc rolls down", way[::24], theory[::24], "s", "mm rolled")
    return Check("rolling disc (mm/s²)", found, expected, 0.005 * expected, "2/3 g sin θ, solid disc", trace)


def led_tool() -> Check:
    """How far, at most, a corner of a led tool is from where it was led, over a second of a circle."""
    world = World()
    tool = world.tool([SQUARE], SMOOTH, Pose(50.0, 0.0, 0.0))
    farthest_mm = 0.0
    for tick in range(1, 481):
        angle = 2 * math.pi * tick / 480
        tool.lead(50.0 * math.cos(angle), 50.0 * math.sin(angle), angle)
        world.step()
        farthest_mm = max(farthest_mm, math.dist(tool.world(SQUARE[0]), _corner(angle)))
    return Check("led tool, way off its path (mm)", farthest_mm, 0.0, 1e-9, "led by velocity, one tick ahead")


def _corner(angle: float) -> Point:
    x, y = SQUARE[0]
    cos, sin = math.cos(angle), math.sin(angle)
    return 50.0 * cos + x * cos - y * sin, 50.0 * sin + x * sin + y * cos
