"""A card that was let go with a flick: it flies through the physics room, and no rule hangs on where it comes down.

One design px is one mm. Paper floats, so gravity is weaker than in the close-ups.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from simulator.physics.world import TICK_S, Material, Pose, World

GRAVITY_MM_S2 = 3400.0
"""Chosen by hand: a quick flick of a mouse (2 m/s on the screen) reaches the shelf."""

LONGEST_S = 1.5
SLOWEST_MM_S = 500.0
"""A hand slower than this has put the card down."""
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


def _inside(goal: Goal, x: float, y: float) -> bool:
    left, top, right, bottom = goal
    return left <= x <= right and top <= y <= bottom
