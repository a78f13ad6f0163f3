"""One tip of a settled bottle, for samplers: the same world, bottle, hand and referee as a pour, and nothing else.

What cannot matter is left out. A fill is settled once and tipped several times, each time shaken up first, as a player
may (physics.md: shaking changes nothing a player could use). The tip begins where friction lets the pieces go. There
is no pan. It is over as soon as the mouth is up again: so it says what left the bottle, not where that came to lie.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from simulator.acts.bottle import is_inside
from simulator.acts.fill import Fill, lay_out
from simulator.acts.fouls import Referee
from simulator.acts.grip import Grip
from simulator.acts.hand import Hand
from simulator.acts.held import HeldBottle
from simulator.physics.world import Body, Point, World
from simulator.scene.pour import PourScene
from simulator.vocabulary import Foul, Pour, Tally

MOUTH_UP_RAD = math.radians(75.0)
"""Below this tilt on the way back, what is not in the neck by now does not fall. Source: measured, 320 tips of five
hands in three scenes, none; at 80 degrees two fell."""

OVER_RAD = math.radians(50.0)
"""Below this tilt on the way back, nothing falls. Source: measured, 210 pours of five hands, none; below 70 degrees
five fell."""

LOOK_TICKS = 4
"""How often a tip looks whether something is left in the neck."""

SHAKE_MM_S = 400.0
"""How fast the pieces of a fill are thrown up before each tip, each in a direction of its own: 8 mm high at most."""

HELD_BY_FRICTION = 0.9
"""A settled fill stays as it lies up to this share of the angle of friction."""


@dataclass(frozen=True, slots=True)
class Fallen:
    """What left the bottle in one tip. Facts only: the rules say what counts."""

    pieces: Tally
    fouls: frozenset[Foul] = frozenset()


def lean_rad(scene: PourScene, request: Pour) -> float:
    """The tilt at which a tip begins to matter: friction holds a settled fill up to there."""
    return HELD_BY_FRICTION * math.atan(scene.materials_of(request.bottle).friction)


class Tip:
    """A bottle with this fill, held at `held`, shaken up by `chance`. `step(hand)` goes on by a tick until `done`.

    `recorded` poses are followed as they are; a live hand feels the pull of the bottle. A tick takes `parts` physics
    steps, or more where the bottle moves fast.
    """

    def __init__(
        self,
        scene: PourScene,
        request: Pour,
        fill: Fill,
        held: Hand,
        chance: random.Random,
        recorded: bool = False,
        parts: int = 1,
    ) -> None:
        self._scene = scene
        self._condiments = fill.condiments
        self._stops_at_foul = request.stop_at_foul
        self._world = World()
        self._bottle = HeldBottle(self._world, scene, request.bottle, held, parts)
        for piece in lay_out(self._world, scene, request, fill, held):
            _shake_up(piece, chance)
        self._grip = Grip(scene, recorded)
        self._referee = Referee(scene, held)
        self._let_go = False
        self._tick = 0
        self.done = False
        """Whether nothing more can fall: after the tip, or because the bottle was let go."""

    def step(self, hand: Hand | None) -> None:
        """Go on by one tick with the bottle on its way to `hand`, or let go."""
        if hand is None or self._let_go:
            self._let_go = True
            pose = self._grip.turned_back(self._bottle.pose)
        else:
            pose = self._grip.follow(self._bottle.pose, hand)
        self._bottle.lead(pose)
        self._tick += 1
        self._referee.look(pose, self._grip.touches(pose))
        if self._referee.fouls and self._stops_at_foul:
            self._let_go = True
        self.done = self._is_over(pose.tilt_rad)

    @property
    def outcome(self) -> Fallen:
        """What has left the bottle so far, and the fouls."""
        pairs = zip(self._condiments, self._places(), strict=True)
        pieces = Tally.count(condiment for condiment, place in pairs if not is_inside(self._scene.dispenser, place))
        return Fallen(pieces, self._referee.close(bool(pieces)))

    def fallen(self) -> int:
        """Pieces that have left the bottle so far."""
        return sum(not is_inside(self._scene.dispenser, place) for place in self._places())

    def _is_over(self, tilt_rad: float) -> bool:
        if tilt_rad > MOUTH_UP_RAD or not (self._let_go or self._referee.way_down_closed):
            return False
        return tilt_rad < OVER_RAD or (self._tick % LOOK_TICKS == 0 and not self._has_some_in_the_neck())

    def _has_some_in_the_neck(self) -> bool:
        neck_mm = self._scene.dispenser.inside_height_mm / 2
        return any(place[1] > neck_mm and is_inside(self._scene.dispenser, place) for place in self._places())

    def _places(self) -> list[Point]:
        """Where the pieces are, in the frame of the bottle."""
        return [self._bottle.local((motion.x_mm, motion.y_mm)) for motion in self._world.motions()]


def _shake_up(piece: Body, chance: random.Random) -> None:
    direction_rad = chance.uniform(-math.pi, math.pi)
    piece.push((SHAKE_MM_S * math.cos(direction_rad), SHAKE_MM_S * math.sin(direction_rad)))
