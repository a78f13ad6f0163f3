"""The pour: a bottle of loose pieces, led by a hand, tipped once over a pan; and the count of what fell where."""

from __future__ import annotations

import math
import random

from simulator.acts.bottle import kitchen_walls, material_of
from simulator.acts.fill import drop_in, home
from simulator.acts.fouls import Referee
from simulator.acts.grip import Grip
from simulator.acts.hand import RATE_HZ, Gesture, Hand
from simulator.acts.held import HeldBottle
from simulator.acts.pour_seen import Look, PieceSeen, PourSeen
from simulator.physics.world import Point, World
from simulator.scene.pour import PourScene
from simulator.vocabulary import Pour, Poured

__all__ = ["PieceSeen", "PourAct", "PourSeen"]

UPRIGHT_RAD = math.radians(4.0)
"""Nearer to upright than this, the bottle stands upright."""

LOOK_TICKS = 24
"""How often, once the bottle is back, the act looks whether everything outside has come to rest."""

OFF_TABLE_MM = -60.0
"""A piece below this has fallen off the stove and is out of play."""


class PourAct:
    """One tip of a bottle. `step(hand)` goes on by a tick until `done`; `hand` None lets go, for good.

    The seed says how the pieces lie. `recorded` poses are followed as they are; a live hand feels the pull of the
    bottle (`hand.min_tip_rate_deg_s`) before its pose is recorded.
    """

    def __init__(self, scene: PourScene, request: Pour, seed: int, recorded: bool = False) -> None:
        self.scene = scene
        self.request = request
        self.home = home(scene)
        self._grip = Grip(scene, recorded)
        self._let_go = False
        self._tick = 0
        self._longest_ticks = scene.rules.longest_s * RATE_HZ
        self._tip_from_rad = math.radians(scene.rules.tip_from_deg)
        self._back_tick: int | None = None
        self._outcome: Poured | None = None
        self._referee = Referee(scene, self.home)
        self._world = World()
        self._world.wall(kitchen_walls(scene.pan), material_of(scene, request.bottle))
        self._bottle = HeldBottle(self._world, scene, request.bottle, self.home)
        self._condiments = drop_in(self._world, scene, request, random.Random(seed))

    @property
    def tick(self) -> int:
        """Ticks so far."""
        return self._tick

    @property
    def done(self) -> bool:
        """Whether the bottle is back and everything outside lies still."""
        return self._outcome is not None

    @property
    def outcome(self) -> Poured:
        """What fell where, and the fouls.

        Raises:
            RuntimeError: the act is not done.
        """
        if self._outcome is None:
            raise RuntimeError("the pour is not over yet")
        return self._outcome

    @property
    def gesture(self) -> Gesture:
        """The poses of the bottle as they were simulated, one a tick, until it was let go."""
        return Gesture("pour", self._grip.poses)

    def step(self, hand: Hand | None) -> None:
        """Go on by one tick with the bottle on its way to `hand`, or let go. Does nothing once done."""
        if self._outcome is not None:
            return
        if hand is None or self._tick >= self._longest_ticks:
            self._let_go = True
        if hand is None or self._let_go:
            pose = self._grip.turned_back(self._bottle.pose)
        else:
            pose = self._grip.follow(self._bottle.pose, hand)
        self._bottle.lead(pose)
        self._tick += 1
        self._referee.look(pose, self._grip.touches(pose))
        if self._referee.fouls and self.request.stop_at_foul:
            self._let_go = True
        self._look_for_the_end()

    def seen(self) -> PourSeen:
        """What there is to see now."""
        return PourSeen(
            tick=self._tick,
            bottle=self._bottle.pose,
            look=self._look(),
            fouls=self._outcome.fouls if self._outcome else frozenset(self._referee.fouls),
            peak_tilt_rad=self._referee.peak_rad,
            mouth_down=self._bottle.pose.tilt_rad >= math.radians(self.scene.rules.slant_deg),
            way_down_closed=self._referee.way_down_closed,
            let_go=self._let_go,
        )

    def fallen(self) -> int:
        """Pieces that have left the bottle so far."""
        return self._look().fallen

    def places_in_bottle(self) -> list[Point]:
        """Where the middle of every piece is, in the frame of the bottle."""
        return [self._bottle.local((motion.x_mm, motion.y_mm)) for motion in self._world.motions()]

    def _look(self) -> Look:
        over = self._back_tick is not None
        return Look(self.scene, self._bottle.pose, self._condiments, self._world.motions(), over)

    def _look_for_the_end(self) -> None:
        if self._bottle.pose.tilt_rad > UPRIGHT_RAD or not (self._let_go or self._was_tipped()):
            self._back_tick = None
            return
        if self._back_tick is None:
            self._back_tick = self._tick
        waited = self._tick - self._back_tick
        if waited == 0 or waited % LOOK_TICKS:
            return
        look = self._look()
        if look.all_rest(OFF_TABLE_MM) or waited >= self.scene.rules.longest_settle_s * RATE_HZ:
            self._outcome = self._count(look)

    def _was_tipped(self) -> bool:
        return self._referee.peak_rad >= self._tip_from_rad

    def _count(self, look: Look) -> Poured:
        in_pan, spilled = look.tally("pan"), look.tally("spilled", "air")
        return Poured(in_pan, spilled, self._referee.close(bool(in_pan or spilled)))
