"""How a bottle follows the hand that holds it: no faster than a hand, pulled on when tipped far, stopped by the pan."""

from __future__ import annotations

import math
from math import isfinite

from simulator.acts.contact import Contact
from simulator.acts.hand import RATE_HZ, Hand, SpeedLimit
from simulator.scene.pour import PourHand, PourScene

RESTING_RAD = math.radians(3.0) / RATE_HZ
"""A hand that tips on by less than this a tick rests: a held pointer never stands still to the last digit."""


class Grip:
    """Leads a bottle pose by pose. `recorded` poses are followed as they are; a live hand feels the pull of the bottle
    (`hand.min_tip_rate_deg_s`) before its pose is recorded."""

    def __init__(self, scene: PourScene, recorded: bool) -> None:
        self._limit = _limit(scene.hand)
        self._pull = None if recorded else _Pull(scene.hand)
        self._contact = Contact(scene)
        self._return_rad = math.radians(scene.hand.return_rate_deg_s) / RATE_HZ

    @property
    def poses(self) -> tuple[Hand, ...]:
        """The poses to which the hand has led the bottle."""
        return tuple(self._limit.recorded)

    def follow(self, present: Hand, hand: Hand) -> Hand:
        """The pose on the way to `hand`; a pointer that says no finite number leaves the bottle where it is."""
        wished = hand if isfinite(hand[0]) and isfinite(hand[1]) and isfinite(hand[2]) else present
        if self._pull is not None:
            wished = self._pull.pulled(present, wished)
        pose = self._contact.stopped(present, self._limit.follow(present, wished))
        self._limit.recorded[-1] = pose
        return pose

    def turned_back(self, present: Hand) -> Hand:
        """The pose of a bottle that was let go: it turns upright by itself."""
        goal = present._replace(tilt_rad=max(0.0, present.tilt_rad - self._return_rad))
        return self._contact.freed(present, goal)

    def touches(self, pose: Hand) -> bool:
        """Whether a bottle at `pose` touches pan or stove."""
        return self._contact.depth_mm(pose) > 0


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
        self._look_at_the_hand(tilt_rad)
        goal = tilt_rad + self._ahead_rad
        if self._least and present.tilt_rad > self._from and self._rested < self._patience:
            goal = max(goal, min(present.tilt_rad + self._least, math.pi))
            self._ahead_rad = max(self._ahead_rad, goal - tilt_rad)
        return Hand(wished.x_mm, wished.y_mm, goal)

    def _look_at_the_hand(self, tilt_rad: float) -> None:
        rise = tilt_rad - self._hand_rad
        if rise > RESTING_RAD:
            self._rested = 0
        elif rise >= 0:
            self._rested += 1
        else:
            self._rested = self._patience
            self._ahead_rad *= tilt_rad / self._hand_rad
        self._hand_rad = tilt_rad


def _limit(hand: PourHand) -> SpeedLimit:
    return SpeedLimit(
        hand.max_speed_mm_s,
        math.radians(hand.max_tilt_rate_deg_s),
        Hand(-hand.reach_mm, hand.lowest_mm, 0.0),
        Hand(hand.reach_mm, hand.highest_mm, math.pi),
    )
