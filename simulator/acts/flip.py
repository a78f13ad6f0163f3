"""The flip: a pan led by a hand throws a crepe and catches it, and the landing is judged by how the crepe lies."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from simulator.acts.flick_map import LEVEL
from simulator.acts.hand import RATE_HZ, Gesture, Hand, SpeedLimit
from simulator.physics.world import COLLISION_SLOP_MM, Body, Material, Pose, World
from simulator.scene.flip import EDGE_MM, FlipHand, FlipPan, FlipScene
from simulator.vocabulary import Flip, Flipped, Landed

MOST_MM_A_STEP = 4.0
"""The pan's far edge moves at most so far a physics step. Source: measured with pymunk 7.3.1, no leak up to there;
in 120 wild acts no crepe got through at 4 mm, 68 did at 16 mm."""

SET_DOWN = (400.0, 4.0)
"""How fast a pan that was let go is set down: mm/s and rad/s. Chosen: gentle, so that it can still catch."""

REACH = Hand(600.0, 400.0, 1.6)
"""The pan never leaves this box about its place on the stove, however wild the pointer."""

LOST_BELOW_MM = -250.0
"""A crepe as far below the stove is on the floor. Chosen: out of the picture."""


@dataclass(frozen=True, slots=True)
class FlipSeen:
    """What there is to see of a flip after a tick.

    tick: ticks so far. pan: pose of the pan. crepe: middle in mm and angle in rad.
    flying: every point of it is above the pan. turned_rad: how far it has turned from how it was laid.
    apex_mm: how high its middle has been above where it lay. landed: None until it is judged.
    picture_side_up: by the normal of the crepe in the pan's frame.
    flick_speed: the fastest pitch upwards of the pan, in rad/s, until the crepe left it; the scene's gauge says what is
    just right.
    """

    tick: int
    pan: Hand
    crepe: tuple[float, float, float]
    flying: bool
    turned_rad: float
    apex_mm: float
    landed: Landed | None
    picture_side_up: bool
    flick_speed: float


class FlipAct:
    """One flip. `step(hand)` goes on by a tick until `done`; `hand` None lets go, for good.

    The seed says where in the pan the crepe lies at first, recipe side up. A pan that was let go is set down level.
    """

    home = LEVEL

    def __init__(self, scene: FlipScene, request: Flip, seed: int) -> None:
        self.scene = scene
        self.request = request
        self._limit = _limit(scene.hand)
        self._pan_pose = self.home
        self._let_go = False
        self._sub_steps = sub_steps(scene)
        world = World(tick_s=1 / (RATE_HZ * self._sub_steps))
        material = Material(scene.materials.friction, scene.materials.restitution)
        self._world = world
        self._pan = world.tool(pan_solids(scene.pan), material, Pose(*self.home))
        self._crepe = _lay(world, scene, material, random.Random(seed))
        self._lies = self._start = self._crepe.pose
        self._judge = _Judge(scene)
        self._tick = 0
        self._apex_mm = 0.0
        self._fastest_rad_s = 0.0

    def step(self, hand: Hand | None) -> None:
        """Go on by one tick with the hand on its way to `hand`, or let go. Does nothing once done."""
        if self.done:
            return
        self._let_go = self._let_go or hand is None
        self._lead(self._set_down() if hand is None or self._let_go else self._follow(hand))
        self._tick += 1
        self._lies = self._crepe.pose
        self._apex_mm = max(self._apex_mm, self._lies.y_mm - self._start.y_mm)
        self._judge.look(self._pan_pose, self._lies, self._let_go)

    @property
    def tick(self) -> int:
        """Ticks so far."""
        return self._tick

    @property
    def done(self) -> bool:
        """Whether the crepe has come to rest, or time is up."""
        return self._judge.landed is not None

    @property
    def outcome(self) -> Flipped:
        """How the crepe came to rest.

        Raises:
            RuntimeError: the act is not done.
        """
        if self._judge.landed is None:
            raise RuntimeError("the crepe has not come to rest yet")
        return Flipped(self._judge.landed)

    @property
    def gesture(self) -> Gesture:
        """The poses of the pan as they were simulated, one a tick, until it was let go."""
        return Gesture("flip", tuple(self._limit.recorded))

    def seen(self) -> FlipSeen:
        """What there is to see now."""
        crepe = self._lies
        return FlipSeen(
            tick=self._tick,
            pan=self._pan_pose,
            crepe=(crepe.x_mm, crepe.y_mm, crepe.angle_rad),
            flying=self._judge.flying,
            turned_rad=crepe.angle_rad - self._start.angle_rad,
            apex_mm=self._apex_mm,
            landed=self._judge.landed,
            picture_side_up=math.cos(crepe.angle_rad - self._pan_pose.tilt_rad) < 0,
            flick_speed=self._fastest_rad_s,
        )

    def _lead(self, pose: Hand) -> None:
        if not self._judge.has_left:
            self._fastest_rad_s = max(self._fastest_rad_s, (pose.tilt_rad - self._pan_pose.tilt_rad) * RATE_HZ)
        self._pan.lead(*pose, tick_s=1 / RATE_HZ)
        self._world.step(self._sub_steps)
        self._pan_pose = pose

    def _follow(self, hand: Hand) -> Hand:
        """The pose on the way to `hand`; a pointer that says no finite number leaves the pan where it is."""
        wished = hand if all(map(math.isfinite, hand)) else self._pan_pose
        return self._limit.follow(self._pan_pose, wished)

    def _set_down(self) -> Hand:
        speed_mm, rate_rad = SET_DOWN[0] / RATE_HZ, SET_DOWN[1] / RATE_HZ
        x_mm, y_mm, tilt_rad = self._pan_pose
        return Hand(x_mm, _towards(y_mm, 0.0, speed_mm), _towards(tilt_rad, 0.0, rate_rad))


class _Judge:
    """Watches crepe and pan tick by tick and says when and how the crepe has landed."""

    def __init__(self, scene: FlipScene) -> None:
        self._scene = scene
        self._rules = scene.rules
        self._half_mm = scene.crepe.length_mm / 2
        self._clear_mm = scene.rules.left_mm + scene.crepe.thickness_mm / 2
        self._last = Pose(0.0, 0.0, 0.0)
        self._ticks = 0
        self._rest_ticks = 0
        self._left_at: int | None = None
        self.flying = False
        self.landed: Landed | None = None

    def look(self, pan: Hand, crepe: Pose, let_go: bool) -> None:
        """Take in one tick."""
        self._ticks += 1
        local = _in_frame(pan, crepe)
        self.flying = local.y_mm - self._half_mm * abs(math.sin(local.angle_rad)) > self._clear_mm
        if self.flying and self._left_at is None:
            self._left_at = self._ticks
        self._rest_ticks = self._rest_ticks + 1 if self._slow(local) else 0
        self._last = local
        if self._over(crepe, let_go):
            self.landed = self._verdict(local)

    @property
    def has_left(self) -> bool:
        """Whether the crepe has ever left the pan."""
        return self._left_at is not None

    def _slow(self, local: Pose) -> bool:
        """Whether middle and ends move less against the pan, in a tick, than a crepe at rest may."""
        last = self._last
        spin_mm = abs(local.angle_rad - last.angle_rad) * self._half_mm
        way_mm = math.hypot(local.x_mm - last.x_mm, local.y_mm - last.y_mm)
        return max(way_mm, spin_mm) * RATE_HZ < self._rules.rest_mm_s

    def _over(self, crepe: Pose, let_go: bool) -> bool:
        rested = self._rest_ticks >= self._rules.rest_s * RATE_HZ
        if self._ticks >= self._rules.longest_s * RATE_HZ or crepe.y_mm < LOST_BELOW_MM:
            return True
        if self._left_at is None:
            return rested and let_go
        return rested or self._ticks - self._left_at >= self._rules.longest_settle_s * RATE_HZ

    def _verdict(self, local: Pose) -> Landed:
        if not (abs(local.x_mm) < self._scene.pan.width_mm / 2 and 0 < local.y_mm < self._half_mm):
            return Landed.BESIDE
        return Landed.PICTURE_UP if math.cos(local.angle_rad) < 0 else Landed.RECIPE_UP


def _in_frame(pan: Hand, crepe: Pose) -> Pose:
    """The crepe's pose in the frame of the pan."""
    right_mm, up_mm = crepe.x_mm - pan.x_mm, crepe.y_mm - pan.y_mm
    cos, sin = math.cos(pan.tilt_rad), math.sin(pan.tilt_rad)
    return Pose(right_mm * cos + up_mm * sin, up_mm * cos - right_mm * sin, crepe.angle_rad - pan.tilt_rad)


def sub_steps(scene: FlipScene) -> int:
    """Physics steps a tick. A hand as fast as a flick (novice hands reach 33 rad/s) needs more than one."""
    fastest_mm_s = scene.hand.max_speed_mm_s + scene.hand.max_rate_rad_s * scene.pan.edge_mm
    return math.ceil(fastest_mm_s / (RATE_HZ * MOST_MM_A_STEP))


def pan_solids(pan: FlipPan) -> list[list[tuple[float, float]]]:
    """The convex solids of a pan about the middle of its floor: floor, left rim, right rim.

    They reach `depth_mm` below the floor, out of sight, and the rims are as thick, so that nothing gets through.
    """
    half, deep = pan.width_mm / 2, -pan.depth_mm
    right = [
        (half, deep),
        (half + pan.flare_mm + pan.depth_mm / 2, deep),
        (half + pan.flare_mm + EDGE_MM, pan.rim_mm),
        (half + pan.flare_mm, pan.rim_mm),
        (half, 0.0),
    ]
    left = [(-x_mm, y_mm) for x_mm, y_mm in reversed(right)]
    return [[(-half, deep), (half, deep), (half, 0.0), (-half, 0.0)], left, right]


def _limit(hand: FlipHand) -> SpeedLimit:
    low = Hand(*(-most for most in REACH))
    return SpeedLimit(hand.max_speed_mm_s, hand.max_rate_rad_s, low, REACH)


def _lay(world: World, scene: FlipScene, material: Material, chance: random.Random) -> Body:
    """A capsule on the pan's floor, a little off the middle, as it lies in a resting contact."""
    crepe = scene.crepe
    radius = crepe.thickness_mm / 2
    straight = crepe.length_mm / 2 - radius
    at = Pose(chance.uniform(-crepe.lie_mm, crepe.lie_mm), radius - COLLISION_SLOP_MM, 0.0)
    return world.piece([(-straight, 0.0), (straight, 0.0)], crepe.mass_g, material, at, radius)


def _towards(value: float, goal: float, most: float) -> float:
    return value + min(max(goal - value, -most), most)
