"""A pad's sticks and triggers lead the same hand as the pointer: a lever's way stands for the pointer's."""

from __future__ import annotations

import math

from simulator.acts.flick_map import STANDARD_HAND
from simulator.acts.hand import RATE_HZ, Hand
from simulator.scene.flip import FlipHand
from simulator.scene.pour import PourScene
from simulator.window.key_hand import CARRY_MM_S, CARRY_S, OVER_DEG
from simulator.window.pointer import FlipPointer, PourPointer

FLICK_REACH = 1.0
"""A stick at its stop stands for so much of the pointer's travel. Source: tuned with
`python -m simulator.window.measure_hands flip --device pad`: with 1.25 the 127 steps of a cheap stick are too coarse,
and an expert lands .76 instead of .85."""

BEGINS_AT = 0.15
"""A lever moved so far takes hold of bottle or pan."""

REST = 0.10
"""So much of a stick's way about its middle is rest: worn sticks never stand at nought."""

BEGAN_S = 0.03
"""So long before that it left its rest. Chosen: about what a thumb needs."""


class PourPad:
    """A trigger, or a stick pulled down, is the tilt: all the way is upside down. A stick sideways carries the bottle.

    The first pull carries the bottle over the pan. A trigger that is let go turns it back by itself.
    """

    def __init__(self, home: Hand, scene: PourScene, px_mm: float, time_s: float) -> None:
        self._pointer = PourPointer(home, px_mm)
        self._px_mm = px_mm
        self._pointer.press(time_s, 0.0, 0.0)
        over_mm = -scene.dispenser.mouth_above_middle_mm * math.sin(math.radians(OVER_DEG))
        self._way_mm = over_mm - home.x_mm
        self._carry = 0.0
        self._aside_mm = 0.0
        self._pulled_s: float | None = None

    def lead(self, time_s: float, right: float, down: float, pull: float) -> None:
        """The levers stand so: sticks `right` and `down` -1 to 1, triggers `pull` 0 to 1."""
        self._carry = alive(right)
        pull = max(pull, alive(down))
        if pull > 0 and self._pulled_s is None:
            self._pulled_s = 0.0
        self._pointer.move(time_s, 0.0, max(pull, 0.0) * self._pointer.pull_px)

    def hand(self, time_s: float) -> Hand | None:
        """The hand in the tick at `time_s`. One call a tick."""
        if self._pulled_s is not None:
            self._pulled_s += 1 / RATE_HZ
        self._aside_mm += self._carry * CARRY_MM_S / RATE_HZ
        pose = self._pointer.hand(time_s)
        part = min((self._pulled_s or 0.0) / CARRY_S, 1.0)
        carried_mm = self._way_mm * part * part * (3 - 2 * part) + self._aside_mm
        return None if pose is None else pose._replace(x_mm=pose.x_mm + carried_mm)

    def let_go(self, time_s: float) -> None:
        """Nobody holds the pad any more."""
        self._pointer.release(time_s, 0.0, 0.0)


class FlipPad:
    """A stick's height is dip, level and flick; sideways moves the pan to catch; let go, the pan stands level."""

    def __init__(self, home: Hand, flip_hand: FlipHand = STANDARD_HAND, time_s: float = 0.0) -> None:
        self._pointer = FlipPointer(home, flip_hand)
        self._pointer.press(time_s, 0.0, 0.0)
        self._flip_hand = flip_hand

    def lead(self, time_s: float, right: float, down: float, pull: float) -> None:
        """The levers stand so: sticks `right` and `down` -1 to 1; the triggers do nothing here."""
        hand = self._flip_hand
        way_px = FLICK_REACH * (hand.dip_px if down > 0 else hand.flick_px)
        self._pointer.move(time_s, right * FLICK_REACH * hand.flick_px, down * way_px)

    def hand(self, time_s: float) -> Hand | None:
        """The hand in the tick at `time_s`."""
        return self._pointer.hand(time_s)

    def let_go(self, time_s: float) -> None:
        """Nobody holds the pad any more."""
        self._pointer.release(time_s, 0.0, 0.0)


def alive(value: float) -> float:
    """A stick's way without the rest about its middle, -1 to 1. A flick is led by the bare way: on its way from dip to
    flick the pan must not stop at level."""
    beyond = (abs(value) - REST) / (1 - REST)
    return math.copysign(beyond, value) if beyond > 0 else 0.0
