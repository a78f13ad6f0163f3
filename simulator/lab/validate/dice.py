"""A die in two dimensions: how often a thrown rectangle comes to lie on its long side."""

from __future__ import annotations

import math
import random

from simulator.game import stream
from simulator.lab.validate.bodies import FLOOR
from simulator.lab.validate.check import Check, Trace
from simulator.physics.world import Material, Pose, World

LONG_MM, SHORT_MM = 12.0, 8.0
THROWS = 600
LONGEST_TICKS = 4 * 480
THEORY, NEAR = 0.816, 0.04
SOURCE = "Pender & Uhrin 2014, arXiv 1407.6307: for many rolls; real surfaces come nearer to a half"


def checks() -> list[Check]:
    """The check of the dice."""
    return [long_side()]


def lies_long(chance: random.Random) -> bool:
    """Whether a die thrown up with a spin comes to lie on its long side."""
    world, material = World(), Material(0.4, 0.2)
    world.wall([FLOOR], material)
    outline = [(-6.0, -4.0), (6.0, -4.0), (6.0, 4.0), (-6.0, 4.0)]
    die = world.piece(outline, 1.0, material, Pose(0.0, 100.0, chance.uniform(-math.pi, math.pi)))
    die.push((chance.uniform(-300.0, 300.0), 0.0), chance.uniform(-30.0, 30.0))
    for _look in range(LONGEST_TICKS // 48):
        world.step(48)
        if abs(die.spin_rad_s) < 0.01 and math.hypot(*die.velocity_mm_s) < 1.0:
            break
    return abs(math.cos(die.pose.angle_rad)) > math.sqrt(0.5)


def long_side() -> Check:
    """The share of throws on the long side, 12 x 8."""
    throws = [lies_long(stream(1, "die", index)) for index in range(THROWS)]
    shares = [(float(n), sum(throws[:n]) / n) for n in range(20, THROWS + 1, 20)]
    theory = [(20.0, THEORY), (float(THROWS), THEORY)]
    allowed = [(n, THEORY - NEAR, THEORY + NEAR) for n, _share in theory]
    trace = Trace("A die on its long side", shares, theory, "throws", "share of throws", allowed=allowed)
    return Check("2D die 12 x 8 on its long side (share)", sum(throws) / THROWS, THEORY, NEAR, SOURCE, trace)
