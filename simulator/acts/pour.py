"""The pour: a bottle of loose pieces, led by a hand, tipped once over a pan; and the count of what fell where."""

from __future__ import annotations

import math
import random

from simulator.acts.bottle import bottle_walls, kitchen_walls, piece_mass_g, piece_outline
from simulator.acts.contact import Contact
from simulator.acts.fouls import Referee
from simulator.acts.hand import RATE_HZ, Gesture, Hand, SpeedLimit
from simulator.acts.pour_seen import Look, PieceSeen, PourSeen
from simulator.physics.world import Material, Pose, World
from simulator.scene.pour import PourHand, PourScene
from simulator.vocabulary import Condiment, Pour, Poured

__all__ = ["PieceSeen", "PourAct", "PourSeen"]

DROP_TICKS = 26
"""Between two pieces of the fill: long enough that each has left the place where the next one enters."""

SETTLE_TICKS = 120
"""After the last piece of the fill: a quarter of a second, after which a fill moves less than 0.1 mm."""

UPRIGHT_RAD = math.radians(4.0)
"""Nearer to upright than this, the bottle stands upright."""

LOOK_TICKS = 24
"""How often, once the bottle is back, the act looks whether everything outside has come to rest."""

RESTING_RAD = math.radians(3.0) / RATE_HZ
"""A hand that tips on by less than this a tick rests: a held pointer never stands still to the last digit."""

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
        self.home = Hand(scene.hand.home_x_mm, scene.hand.home_y_mm, 0.0)
        self._limit = _limit(scene.hand)
        self._pull = None if recorded else _Pull(scene.hand)
        self._bottle = self.home
        self._let_go = False
        self._tick = 0
        self._back_tick: int | None = None
        self._outcome: Poured | None = None
        self._referee = Referee(scene, self.home)
        self._contact = Contact(scene)
        self._build(random.Random(seed))

    def _build(self, chance: random.Random) -> None:
        values = self.scene.materials_of(self.request.bottle)
        self._material = Material(values.friction, values.restitution)
        self._world = World()
        self._world.wall(kitchen_walls(self.scene.pan), self._material)
        self._tool = self._world.tool(bottle_walls(self.scene.dispenser), self._material, Pose(*self.home))
        condiments = self.request.contents.pieces()
        chance.shuffle(condiments)
        self._condiments = tuple(condiments)
        for condiment in condiments:
            self._drop(condiment, chance)
        self._world.step(SETTLE_TICKS)

    def _drop(self, condiment: Condiment, chance: random.Random) -> None:
        """Let one piece fall into the bottle from below its shoulder."""
        dispenser, pieces = self.scene.dispenser, self.scene.pieces
        size = pieces.size_of(condiment)
        room = max(0.0, dispenser.inside_width_mm / 2 - size)
        height = dispenser.inside_height_mm / 2 - dispenser.shoulder_mm - size / 2
        at = Pose(
            self.home.x_mm + chance.uniform(-room, room), self.home.y_mm + height, chance.uniform(-math.pi, math.pi)
        )
        self._world.piece(piece_outline(condiment, size), piece_mass_g(pieces, condiment), self._material, at)
        self._world.step(DROP_TICKS)

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
        return Gesture("pour", tuple(self._limit.recorded))

    def step(self, hand: Hand | None) -> None:
        """Go on by one tick with the bottle on its way to `hand`, or let go. Does nothing once done."""
        if self.done:
            return
        if hand is None or self._tick >= self.scene.rules.longest_s * RATE_HZ:
            self._let_go = True
        self._lead(self._turned_back() if self._let_go or hand is None else self._follow(hand))
        self._referee.look(self._bottle, self._contact.depth_mm(self._bottle) > 0)
        if self._referee.fouls and self.request.stop_at_foul:
            self._let_go = True
        self._look_for_the_end()

    def seen(self) -> PourSeen:
        """What there is to see now."""
        return PourSeen(
            tick=self._tick,
            bottle=self._bottle,
            look=self._look(),
            fouls=self._outcome.fouls if self._outcome else frozenset(self._referee.fouls),
            peak_tilt_rad=self._referee.peak_rad,
            mouth_down=self._bottle.tilt_rad >= math.radians(self.scene.rules.slant_deg),
            way_down_closed=self._referee.way_down_closed,
            let_go=self._let_go,
        )

    def fallen(self) -> int:
        """Pieces that have left the bottle so far."""
        return self._look().fallen

    def _look(self) -> Look:
        over = self._back_tick is not None
        return Look(self.scene, self._bottle, self._condiments, self._world.motions(), over)

    def _lead(self, pose: Hand) -> None:
        self._tool.lead(pose.x_mm, pose.y_mm, -pose.tilt_rad)
        self._world.step()
        self._bottle = pose
        self._tick += 1

    def _follow(self, hand: Hand) -> Hand:
        """The pose on the way to `hand`; a pointer that says no finite number leaves the bottle where it is."""
        wished = hand if all(map(math.isfinite, hand)) else self._bottle
        pulled = self._pull.pulled(self._bottle, wished) if self._pull else wished
        pose = self._contact.stopped(self._bottle, self._limit.follow(self._bottle, pulled))
        self._limit.recorded[-1] = pose
        return pose

    def _turned_back(self) -> Hand:
        turn = math.radians(self.scene.hand.return_rate_deg_s) / RATE_HZ
        goal = self._bottle._replace(tilt_rad=max(0.0, self._bottle.tilt_rad - turn))
        return self._contact.stopped(self._bottle, goal)

    def _look_for_the_end(self) -> None:
        tipped = self._referee.peak_rad >= math.radians(self.scene.rules.tip_from_deg)
        if self._bottle.tilt_rad > UPRIGHT_RAD or not (tipped or self._let_go):
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

    def _count(self, look: Look) -> Poured:
        in_pan, spilled = look.tally("pan"), look.tally("spilled", "air")
        return Poured(in_pan, spilled, self._referee.close(bool(in_pan or spilled)))


class _Pull:
    """The pull of a bottle tipped far: while the hand tips it on, it turns no slower than the least tip rate.

    A pointer that rests between two pixels still counts as tipping for `pull_stop_s`. What the bottle has turned ahead
    of the hand is taken back in proportion as the hand turns it back.
    """

    def __init__(self, hand: PourHand) -> None:
        self._from = math.radians(hand.pull_from_deg)
        self._least = math.radians(hand.min_tip_rate_deg_s) / RATE_HZ
        self._patience = round(hand.pull_stop_s * RATE_HZ)
        self._hand_rad = 0.0
        self._ahead_rad = 0.0
        self._rested = self._patience

    def pulled(self, present: Hand, wished: Hand) -> Hand:
        """What the hand wishes, with the pull."""
        tilt_rad = max(0.0, wished.tilt_rad)
        rise = tilt_rad - self._hand_rad
        if rise < 0:
            self._ahead_rad *= tilt_rad / self._hand_rad
        self._rested = 0 if rise > RESTING_RAD else self._rested + 1 if rise >= 0 else self._patience
        self._hand_rad = tilt_rad
        goal = self._hand_rad + self._ahead_rad
        if self._least and present.tilt_rad > self._from and self._rested < self._patience:
            goal = max(goal, min(present.tilt_rad + self._least, math.pi))
            self._ahead_rad = max(self._ahead_rad, goal - self._hand_rad)
        return wished._replace(tilt_rad=goal)


def _limit(hand: PourHand) -> SpeedLimit:
    return SpeedLimit(
        hand.max_speed_mm_s,
        math.radians(hand.max_tilt_rate_deg_s),
        Hand(-hand.reach_mm, hand.lowest_mm, 0.0),
        Hand(hand.reach_mm, hand.highest_mm, math.pi),
    )
