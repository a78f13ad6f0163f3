"""A card that was let go with a flick: it flies through the physics room, and no rule hangs on where it comes down.

One design px is one mm. Paper floats, so gravity is weaker than in the close-ups.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from simulator.physics.world import TICK_S, Material, Pose, World

GRAVITY_MM_S2 = 3400.0
"""Chosen by hand: a quick flick of a mouse (2 m/s on the screen) reaches the shelf."""

LONGEST_S = 1.5
WIDEST_RAD = 0.26
"""So far beside a goal a flick may point that is helped there. Chosen by hand: wide of it is a miss."""
HELPED_S = 0.65
"""So long a card flies that was helped to where its flick pointed. Chosen by eye: an arc that clears the pot's edge."""
SLOWEST_MM_S = 500.0
"""A hand slower than this has put the card down."""
DECIDED_MM_S = 1800.0
"""From here on a flick goes where it points; a gentler one may be a lob."""
FASTEST_MM_S = 4200.0
CARD = Material(friction=0.5, restitution=0.25)
HALF_MM = (46.0, 64.0)
"""Half the width and height of the card that flies."""

Point = tuple[float, float]
Goal = tuple[float, float, float, float]
"""Left, top, right, bottom of where a card may come down."""


class Toss:
    """One flight. x, y and turn say where the card is; `landed` names the goal that it has reached."""

    def __init__(
        self, at: Point, velocity: Point, goals: Mapping[str, Goal], walls: Sequence[Sequence[Point]] = ()
    ) -> None:
        self._goals = goals
        self._world = World(gravity_mm_s2=GRAVITY_MM_S2)
        self._world.wall([[(x, -y) for x, y in wall] for wall in walls], CARD)
        wide, high = HALF_MM
        corners = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
        self._card = self._world.piece(corners, 4.0, CARD, Pose(at[0], -at[1], 0.0))
        speed = max(1.0, (velocity[0] ** 2 + velocity[1] ** 2) ** 0.5)
        part = min(1.0, FASTEST_MM_S / speed)
        self._card.push((velocity[0] * part, -velocity[1] * part), -velocity[0] * part * 0.0012)
        self._left_s = 0.0
        self.time_s = 0.0
        self.landed: str | None = None

    @property
    def pose(self) -> tuple[float, float, float]:
        """x, y in design px and the turn clockwise in degrees."""
        pose = self._card.pose
        return pose.x_mm, -pose.y_mm, -pose.angle_rad * 57.2958

    @property
    def over(self) -> bool:
        """Whether the card has come down, in a goal or beside every one."""
        return self.landed is not None or self.time_s >= LONGEST_S

    def update(self, dt_s: float) -> None:
        """Time has passed, in whole ticks."""
        self._left_s += dt_s
        while self._left_s >= TICK_S and not self.over:
            self._left_s -= TICK_S
            self.time_s += TICK_S
            self._world.step()
            x, y, _turn = self.pose
            self.landed = next((name for name, goal in self._goals.items() if _inside(goal, x, y)), None)


def tossed(at: Point, velocity: Point, goals: Mapping[str, Goal], walls: Sequence[Sequence[Point]] = ()) -> Toss:
    """The flight that a flick means: an arc to what it points at; a gentle one may fall somewhere on its own first."""
    name = pointed_at(at, velocity, goals)
    if name is None or (math.hypot(*velocity) < DECIDED_MM_S and _falls_into_a_goal(at, velocity, goals, walls)):
        return Toss(at, velocity, goals, walls)
    left, top, right, bottom = goals[name]
    way = (left + right) / 2 - at[0], (top + bottom) / 2 - at[1]
    thrown = way[0] / HELPED_S, way[1] / HELPED_S - GRAVITY_MM_S2 * HELPED_S / 2
    return Toss(at, thrown, {name: goals[name]})


def _falls_into_a_goal(*flick: Any) -> bool:
    trial = Toss(*flick)
    while not trial.over:
        trial.update(TICK_S)
    return trial.landed is not None


def pointed_at(at: Point, velocity: Point, goals: Mapping[str, Goal]) -> str | None:
    """The goal whose middle a flick points at best; None where it points past all of them."""

    def beside(name: str) -> float:
        left, top, right, bottom = goals[name]
        way = math.atan2((top + bottom) / 2 - at[1], (left + right) / 2 - at[0])
        return abs(math.remainder(way - math.atan2(velocity[1], velocity[0]), math.tau))

    best = min(goals, key=beside, default=None)
    return best if best is not None and beside(best) <= WIDEST_RAD else None


def _inside(goal: Goal, x: float, y: float) -> bool:
    left, top, right, bottom = goal
    return left <= x <= right and top <= y <= bottom
