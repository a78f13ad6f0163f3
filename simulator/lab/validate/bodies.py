"""Free bodies against closed forms: falling, flying, bouncing, swinging, keeping their energy."""

from __future__ import annotations

import math
from itertools import pairwise

from simulator.lab.validate.check import Check, Points, Trace
from simulator.physics.world import GRAVITY_MM_S2, TICK_S, Body, Material, Motion, Pose, World

SMOOTH = Material(0.0, 0.0)
FLOOR = [(-5000.0, -200.0), (5000.0, -200.0), (5000.0, 0.0), (-5000.0, 0.0)]
RADIUS_MM = 4.0
RATES_HZ = (240, 480, 960)
LOST = 2.5e-4
"""The share of their energy that elastic balls may lose or gain. Source: about 1.2 times what the first build lost."""


def checks() -> list[Check]:
    """Every check of free bodies."""
    return [
        free_fall_sum(),
        free_fall(),
        free_fall_order(),
        apex(),
        bounce(0.5, 0.0072),
        bounce(0.8, 0.0024),
        swing(),
        energy(),
    ]


def _fallen_mm(rate_hz: int, time_s: float) -> float:
    world = World(tick_s=1 / rate_hz)
    ball = world.disc(RADIUS_MM, 1.0, SMOOTH, Pose(0.0, 0.0, 0.0))
    world.step(round(time_s * rate_hz))
    return -ball.pose.y_mm


def free_fall_sum() -> Check:
    """A fall of 0.5 s is the sum of its steps, to rounding."""
    ticks = 240
    expected = GRAVITY_MM_S2 * TICK_S**2 * ticks * (ticks - 1) / 2
    source = "symplectic Euler, g dt² n (n − 1) / 2"
    return Check("free fall, discrete sum (mm)", _fallen_mm(480, 0.5), expected, 1e-9 * expected, source)


def free_fall() -> Check:
    """A fall of 0.5 s against g t² / 2."""
    expected = GRAVITY_MM_S2 * 0.5**2 / 2
    times_s = [place / 20 for place in range(1, 11)]
    found = [(time_s, _fallen_mm(480, time_s)) for time_s in times_s]
    theory = [(time_s, GRAVITY_MM_S2 * time_s**2 / 2) for time_s in times_s]
    trace = Trace("Free fall", found, theory, "s", "mm fallen")
    return Check("free fall, theory (mm)", found[-1][1], expected, 0.005 * expected, "g t² / 2, Galilei 1638", trace)


def free_fall_order() -> Check:
    """The error of a fall halves with the step: the slope of log error over log step is 1."""
    expected = GRAVITY_MM_S2 * 0.5**2 / 2
    errors = [(1 / rate_hz, expected - _fallen_mm(rate_hz, 0.5)) for rate_hz in RATES_HZ]
    (first_s, first), *_middle, (last_s, last) = errors
    slope = math.log(first / last) / math.log(first_s / last_s)
    theory = [(step_s, GRAVITY_MM_S2 * 0.5 * step_s / 2) for step_s, _error in errors]
    trace = Trace("Error of a fall, by step", errors, theory, "s a step", "mm too short")
    return Check("free fall, order of the error", slope, 1.0, 0.01, "symplectic Euler is of first order", trace)


def apex() -> Check:
    """How high a piece thrown up at 2 m/s at 60 degrees flies, against v² / 2 g."""
    world, speed = World(), 2000.0
    ball = world.disc(RADIUS_MM, 1.0, SMOOTH, Pose(0.0, 0.0, 0.0))
    up = speed * math.sin(math.radians(60.0))
    ball.push((speed * math.cos(math.radians(60.0)), up))
    way = _way(world, ball, 160)
    right = speed * math.cos(math.radians(60.0))
    theory = [(x, x * math.tan(math.radians(60.0)) - GRAVITY_MM_S2 * x**2 / (2 * right**2)) for x, _y in way]
    expected = up**2 / (2 * GRAVITY_MM_S2)
    trace = Trace("Projectile", way[::8], theory, "mm far", "mm high")
    highest = max(y for _x, y in way)
    return Check("projectile apex (mm)", highest, expected, 0.013 * expected, "v² sin² θ / 2 g, Galilei 1638", trace)


def _way(world: World, body: Body, ticks: int) -> list[tuple[float, float]]:
    way = []
    for _tick in range(ticks):
        world.step()
        way.append((body.pose.x_mm, body.pose.y_mm))
    return way


def bounce(restitution: float, tolerance: float) -> Check:
    """The share of its height to which a ball bounces is e²."""
    world, material, height = World(), Material(0.0, restitution), 500.0
    world.wall([FLOOR], material)
    ball = world.disc(RADIUS_MM, 1.0, material, Pose(0.0, height + RADIUS_MM, 0.0))
    heights = [y - RADIUS_MM for _x, y in _way(world, ball, 700)]
    lowest = heights.index(min(heights[:300]))
    found = max(heights[lowest:]) / height
    times: Points = [(tick * TICK_S, high) for tick, high in enumerate(heights)]
    top: Points = [(time_s, height * restitution**2) for time_s in (0.0, times[-1][0])]
    trace = Trace(f"Bounce at restitution {restitution}", times[::10], top, "s", "mm high")
    return Check(
        f"bounce height at e = {restitution} (share)", found, restitution**2, tolerance, "e², Newton 1687", trace
    )


SWING_MM = 200.0
SWING_RAD = math.radians(10.0)


def swing() -> Check:
    """The period of a pendulum that swings by 10 degrees."""
    world = World()
    bob = world.disc(RADIUS_MM, 1.0, SMOOTH, Pose(SWING_MM * math.sin(SWING_RAD), -SWING_MM * math.cos(SWING_RAD), 0.0))
    world.hang(bob, (0.0, 0.0))
    way = [(tick * TICK_S, at) for tick, (at, _y) in enumerate(_way(world, bob, 2400), start=1)]
    turns_s = [
        before_s + (after_s - before_s) * before / (before - after)
        for (before_s, before), (after_s, after) in pairwise(way)
        if before > 0 >= after
    ]
    found = (turns_s[-1] - turns_s[0]) / (len(turns_s) - 1)
    inertia = RADIUS_MM**2 / 2 + SWING_MM**2
    small = 2 * math.pi * math.sqrt(inertia / (SWING_MM * GRAVITY_MM_S2))
    expected = small * (1 + SWING_RAD**2 / 16 + 11 * SWING_RAD**4 / 3072)
    theory = [
        (time_s, SWING_MM * math.sin(SWING_RAD * math.cos(2 * math.pi * time_s / expected))) for time_s, _x in way
    ]
    trace = Trace("Pendulum", way[:480:12], theory[:480:4], "s", "mm aside")
    return Check("pendulum period (s)", found, expected, 0.00015 * expected, "Huygens 1673, series in θ²", trace)


def energy() -> Check:
    """Nine elastic balls in a box keep their energy for 10 s."""
    world, material, side = World(gravity_mm_s2=0.0), Material(0.0, 1.0), 100.0
    world.wall(_box(side), material)
    for place in range(9):
        ball = world.disc(RADIUS_MM, 1.0, material, Pose(20.0 + 30.0 * (place % 3), 20.0 + 30.0 * (place // 3), 0.0))
        ball.push((300.0 * math.cos(2.0 * place), 300.0 * math.sin(2.0 * place)))
    energies = [(0.0, _energy(world.motions()))]
    for second in range(1, 11):
        world.step(480)
        energies.append((float(second), _energy(world.motions())))
    shares = [(second, value / energies[0][1]) for second, value in energies]
    allowed = [(second, 1.0 - LOST, 1.0 + LOST) for second, _share in shares]
    trace = Trace("Energy of nine elastic balls", shares, [(0.0, 1.0), (10.0, 1.0)], "s", "share left", allowed=allowed)
    return Check("energy of nine elastic balls after 10 s (share)", shares[-1][1], 1.0, LOST, "conserved", trace)


def _box(side: float) -> list[list[tuple[float, float]]]:
    deep = 20.0
    return [
        [(-deep, -deep), (side + deep, -deep), (side + deep, 0.0), (-deep, 0.0)],
        [(-deep, side), (side + deep, side), (side + deep, side + deep), (-deep, side + deep)],
        [(-deep, 0.0), (0.0, 0.0), (0.0, side), (-deep, side)],
        [(side, 0.0), (side + deep, 0.0), (side + deep, side), (side, side)],
    ]


def _energy(motions: list[Motion]) -> float:
    return sum(motion.right_mm_s**2 + motion.up_mm_s**2 for motion in motions) / 2
