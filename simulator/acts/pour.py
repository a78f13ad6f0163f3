"""The pour: a bottle of loose pieces, led by a hand, tipped once over a pan; and the count of what fell where."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Literal

from simulator.acts.bottle import (
    bottle_walls,
    is_in_pan,
    is_inside,
    kitchen_walls,
    piece_mass_g,
    piece_outline,
)
from simulator.acts.fouls import Referee
from simulator.acts.hand import RATE_HZ, Gesture, Hand, SpeedLimit
from simulator.physics.world import Body, Material, Pose, World
from simulator.scene.pour import PourHand, PourScene
from simulator.vocabulary import Condiment, Foul, Pour, Poured, Tally

Where = Literal["bottle", "air", "pan", "spilled"]

DROP_TICKS = 26
"""Between two pieces of the fill: long enough that each has left the place where the next one enters."""

SETTLE_TICKS = 120
"""After the last piece of the fill: a quarter of a second, after which a fill moves less than 0.1 mm."""

UPRIGHT_RAD = math.radians(4.0)
"""Nearer to upright than this, the bottle stands upright."""

LOOK_TICKS = 24
"""How often, once the bottle is back, the act looks whether everything outside has come to rest."""

OFF_TABLE_MM = -60.0
"""A piece below this has fallen off the stove and is out of play."""


@dataclass(frozen=True, slots=True)
class PieceSeen:
    """One piece: what it is, its middle in mm, its angle in rad, and where it counts now."""

    condiment: Condiment
    x_mm: float
    y_mm: float
    angle_rad: float
    where: Where


@dataclass(frozen=True, slots=True)
class PourSeen:
    """What there is to see of a pour after a tick. The tallies count what has come to lie or fallen off the table."""

    tick: int
    bottle: Hand
    pieces: tuple[PieceSeen, ...]
    in_pan: Tally
    spilled: Tally
    fouls: frozenset[Foul]
    peak_tilt_rad: float
    mouth_down: bool
    way_down_closed: bool
    let_go: bool

    @property
    def fallen(self) -> int:
        """Pieces that have left the bottle."""
        return sum(piece.where != "bottle" for piece in self.pieces)


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
        self._build(random.Random(seed))

    def _build(self, chance: random.Random) -> None:
        values = self.scene.materials_of(self.request.bottle)
        self._material = Material(values.friction, values.restitution)
        self._world = World()
        self._world.wall(kitchen_walls(self.scene.pan), self._material)
        self._tool = self._world.tool(bottle_walls(self.scene.dispenser), self._material, Pose(*self.home))
        self._condiments = self.request.contents.pieces()
        chance.shuffle(self._condiments)
        self._pieces = [self._drop(condiment, chance) for condiment in self._condiments]
        self._world.step(SETTLE_TICKS)

    def _drop(self, condiment: Condiment, chance: random.Random) -> Body:
        """Let one piece fall into the bottle from below its shoulder."""
        dispenser, pieces = self.scene.dispenser, self.scene.pieces
        size = pieces.size_of(condiment)
        room = max(0.0, dispenser.inside_width_mm / 2 - size)
        height = dispenser.inside_height_mm / 2 - dispenser.shoulder_mm - size / 2
        at = Pose(
            self.home.x_mm + chance.uniform(-room, room), self.home.y_mm + height, chance.uniform(-math.pi, math.pi)
        )
        body = self._world.piece(piece_outline(condiment, size), piece_mass_g(pieces, condiment), self._material, at)
        self._world.step(DROP_TICKS)
        return body

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
        self._referee.look(self._bottle)
        if self._referee.fouls and self.request.stop_at_foul:
            self._let_go = True
        self._look_for_the_end()

    def seen(self) -> PourSeen:
        """What there is to see now."""
        pieces = tuple(self._see())
        return PourSeen(
            tick=self._tick,
            bottle=self._bottle,
            pieces=pieces,
            in_pan=Tally.count(piece.condiment for piece in pieces if piece.where == "pan"),
            spilled=Tally.count(piece.condiment for piece in pieces if piece.where == "spilled"),
            fouls=self._outcome.fouls if self._outcome else frozenset(self._referee.fouls),
            peak_tilt_rad=self._referee.peak_rad,
            mouth_down=self._bottle.tilt_rad >= math.radians(self.scene.rules.slant_deg),
            way_down_closed=self._referee.way_down_closed,
            let_go=self._let_go,
        )

    def fallen(self) -> int:
        """Pieces that have left the bottle so far."""
        return sum(not self._holds(body) for body in self._pieces)

    def _lead(self, pose: Hand) -> None:
        self._tool.lead(pose.x_mm, pose.y_mm, -pose.tilt_rad)
        self._world.step()
        self._bottle = pose
        self._tick += 1

    def _follow(self, hand: Hand) -> Hand:
        """The pose on the way to `hand`; a pointer that says no finite number leaves the bottle where it is."""
        wished = hand if all(map(math.isfinite, hand)) else self._bottle
        pulled = self._pull.pulled(self._bottle, wished) if self._pull else wished
        return self._limit.follow(self._bottle, pulled)

    def _turned_back(self) -> Hand:
        turn = math.radians(self.scene.hand.return_rate_deg_s) / RATE_HZ
        return self._bottle._replace(tilt_rad=max(0.0, self._bottle.tilt_rad - turn))

    def _look_for_the_end(self) -> None:
        tipped = self._referee.peak_rad >= math.radians(self.scene.rules.tip_from_deg)
        if self._bottle.tilt_rad > UPRIGHT_RAD or not (tipped or self._let_go):
            self._back_tick = None
            return
        if self._back_tick is None:
            self._back_tick = self._tick
        waited = self._tick - self._back_tick
        if waited and waited % LOOK_TICKS == 0 and (self._all_rest() or self._settled_too_long(waited)):
            self._outcome = self._count()

    def _all_rest(self) -> bool:
        most = self.scene.rules.rest_mm_s
        return all(
            math.hypot(*body.velocity_mm_s) < most
            for body in self._pieces
            if not self._holds(body) and body.pose.y_mm > OFF_TABLE_MM
        )

    def _settled_too_long(self, waited: int) -> bool:
        return waited >= self.scene.rules.longest_settle_s * RATE_HZ

    def _count(self) -> Poured:
        places = [(condiment, self._place(body)) for condiment, body in self._pairs()]
        in_pan = Tally.count(condiment for condiment, where in places if where == "pan")
        spilled = Tally.count(condiment for condiment, where in places if where in ("spilled", "air"))
        return Poured(in_pan, spilled, self._referee.close(bool(in_pan or spilled)))

    def _pairs(self) -> list[tuple[Condiment, Body]]:
        return list(zip(self._condiments, self._pieces, strict=True))

    def _holds(self, body: Body) -> bool:
        pose = body.pose
        return is_inside(self.scene.dispenser, self._tool.local((pose.x_mm, pose.y_mm)))

    def _place(self, body: Body) -> Where:
        if self._holds(body):
            return "bottle"
        pose = body.pose
        lies = math.hypot(*body.velocity_mm_s) < self.scene.rules.rest_mm_s
        if is_in_pan(self.scene.pan, (pose.x_mm, pose.y_mm)):
            return "pan" if lies or self._back_tick is not None else "air"
        return "spilled" if lies or pose.y_mm < 0 else "air"

    def _see(self) -> list[PieceSeen]:
        rows = []
        for condiment, body in self._pairs():
            pose = body.pose
            rows.append(PieceSeen(condiment, pose.x_mm, pose.y_mm, pose.angle_rad, self._place(body)))
        return rows


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
        rise = wished.tilt_rad - self._hand_rad
        if rise < 0:
            self._ahead_rad *= max(0.0, wished.tilt_rad) / self._hand_rad
        self._rested = self._rested + 1 if rise == 0 else 0 if rise > 0 else self._patience
        self._hand_rad = max(0.0, wished.tilt_rad)
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
