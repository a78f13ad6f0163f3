"""Keys and a pad's buttons lead the same hand as the pointer: hold to tip, let go to turn back; a flick by strength."""

from __future__ import annotations

import math

from simulator.acts.flick_map import STANDARD_HAND, pan_pose_from_pointer
from simulator.acts.hand import Hand
from simulator.scene.flip import FlipHand

TIP_DEG_S = 260.0
"""How fast a held key tips."""
BACK_DEG_S = 320.0
CARRY_MM_S = 260.0

METER_S = 0.9
"""The strength of a flick goes from nothing to full in this time, and back."""
SLOWEST_FLICK_S = 0.24
FASTEST_FLICK_S = 0.10
DIP_S = 0.25
BACK_S = 0.25


class PourKeys:
    """Tips while the key is held; turns back when it is let go; lets the bottle go once it is upright again."""

    def __init__(self, home: Hand) -> None:
        self.pose = home
        self.tipping = False
        self.carry = 0
        """-1 left, 1 right, 0 still."""
        self.begun = False
        self._last_s: float | None = None

    def press(self) -> None:
        """Begins to tip."""
        self.begun = self.tipping = True

    def release(self) -> None:
        """Begins to turn back."""
        self.tipping = False

    def hand(self, time_s: float) -> Hand | None:
        """The hand in the tick at `time_s`; None once the bottle is upright after a tip."""
        step_s = 0.0 if self._last_s is None else time_s - self._last_s
        self._last_s = time_s
        rate_rad_s = math.radians(TIP_DEG_S if self.tipping else -BACK_DEG_S)
        tilt_rad = min(max(self.pose.tilt_rad + rate_rad_s * step_s, 0.0), math.pi)
        if self.begun and not self.tipping and tilt_rad == 0.0:
            return None
        self.pose = Hand(self.pose.x_mm + self.carry * CARRY_MM_S * step_s, self.pose.y_mm, tilt_rad)
        return self.pose


class FlipKeys:
    """Holding dips the pan while a meter of strength runs to and fro; letting go flicks with the strength it shows."""

    def __init__(self, home: Hand, flip_hand: FlipHand = STANDARD_HAND) -> None:
        self.home = home
        self.flip_hand = flip_hand
        self.sideways_px = 0.0
        self._pressed_s: float | None = None
        self._released_s: float | None = None

    def press(self, time_s: float) -> None:
        """Begins to dip."""
        if self._pressed_s is None:
            self._pressed_s = time_s

    def release(self, time_s: float) -> None:
        """Flicks."""
        if self._pressed_s is not None and self._released_s is None:
            self._released_s = max(time_s, self._pressed_s + DIP_S)

    def strength(self, time_s: float) -> float:
        """What the meter shows, 0 to 1."""
        if self._pressed_s is None:
            return 0.0
        held_s = min(time_s, self._released_s or time_s) - self._pressed_s
        return 1 - abs(1 - held_s / METER_S % 2)

    def hand(self, time_s: float) -> Hand:
        """The hand in the tick at `time_s`."""
        pose = pan_pose_from_pointer(self._height_px(time_s), self.sideways_px, self.flip_hand)
        return Hand(self.home.x_mm + pose.x_mm, self.home.y_mm + pose.y_mm, self.home.tilt_rad + pose.tilt_rad)

    def _height_px(self, time_s: float) -> float:
        low, high = -self.flip_hand.dip_px, self.flip_hand.flick_px
        if self._pressed_s is None:
            return 0.0
        if self._released_s is None or time_s < self._released_s:
            return low * _eased((time_s - self._pressed_s) / DIP_S)
        flick_s = SLOWEST_FLICK_S + self.strength(self._released_s) * (FASTEST_FLICK_S - SLOWEST_FLICK_S)
        gone_s = time_s - self._released_s
        if gone_s < flick_s:
            return low + (high - low) * _eased(gone_s / flick_s)
        return high * (1 - _eased((gone_s - flick_s) / BACK_S))


def _eased(part: float) -> float:
    """The way of a hand from 0 to 1 with the least jerk. Source: Flash & Hogan 1985."""
    part = min(max(part, 0.0), 1.0)
    return part**3 * (10 - 15 * part + 6 * part**2)
