"""Keys, a pad's buttons and a single switch lead the same hand as the pointer: hold to tip, let go to turn back; a
flick by how long it was held. Pure: each call of `hand` is one tick, so slow time slows these hands too.
"""

from __future__ import annotations

import math
from typing import Literal

from simulator.acts.flick_map import STANDARD_HAND, pan_pose_from_pointer
from simulator.acts.hand import RATE_HZ, Hand
from simulator.scene.flip import FlipHand
from simulator.scene.pour import PourScene

PourKey = Literal["tip", "creep", "back", "left", "right"]

TIP_DEG_S = 225.0
"""How fast a held key tips. Source: as fast, on average, as a pointer's tip in half a second (physics.md, The pour)."""

CREEP_DEG_S = 25.0
"""How fast the second, gentle press tips on. Source: physics.md, Watching hands: slow creeping is what helps."""

BACK_DEG_S = 420.0
"""How fast it turns back. Chosen: between a calm push back, in 0.4 s, and a startled one, in 0.25 s."""

SPEED_UP_S = 0.06
"""In this time the tip reaches its rate or stops: a hand has no corners. Chosen."""

PAUSE_S = 0.25
"""How long the bottle stays where the first press ended, for a second one to creep on. Source: less than
`rules.still_s`, so that it is no stop, and near to the pause of the hands in `simulator.players.motor`."""

CARRY_S = 0.30
"""In this time the first press carries the bottle over the pan. Source: `simulator.players.motor`."""

CARRY_MM_S = 260.0
"""How fast left and right carry it."""

OVER_DEG = 112.0
"""The tilt at which the carried bottle has its mouth over the middle of the pan. Source: the usual aim (physics.md)."""

FLICK_HOLD_S = 0.6
"""Held for so long the flick is just right. Chosen: long enough to see the meter come, short enough to be a tap."""

JUST_RIGHT_FLICK_S = 0.167
"""How long that flick takes. Source: the middle of 0.14 s, over-rotates, and 0.2 s, falls back (physics.md)."""

STRENGTH_POWER = 3.3
"""How much harder a longer hold flicks. Source: tuned with `python -m simulator.window.measure_hands flip --device
keys`, so that practice pays as much as with a pointer."""

FASTEST_FLICK_S, SLOWEST_FLICK_S = 0.06, 0.60
DIP_S = 0.25
BACK_S = 0.25
"""How long the pan takes to dip before the flick, and to come back to level after it. Chosen, near to
`simulator.players.flick`."""

PATIENCE_S = 1.5
"""How long the hand waits for the crepe before it lets go. Source: `simulator.players.flick`."""

TICK_S = 1 / RATE_HZ


class _Switches:
    """Which keys are down at a tick: presses and releases take effect at their own times."""

    def __init__(self) -> None:
        self.waiting: list[tuple[float, str, bool]] = []

    def add(self, time_s: float, key: str, down: bool) -> None:
        """A key went down or up."""
        self.waiting.append((time_s, key, down))

    def due(self, time_s: float) -> list[tuple[str, bool]]:
        """What has happened by the tick at `time_s`, in order, once."""
        due = [(key, down) for at_s, key, down in self.waiting if at_s <= time_s + 1e-9]
        del self.waiting[: len(due)]
        return due


class PourKeys:
    """Tips while the key is held. Let go, the bottle pauses: a second press creeps on, no press turns it back.

    The first press also carries the bottle over the pan; left and right carry it by hand. Creeping and turning back
    have keys of their own as well. Once upright again the hand lets go.
    """

    def __init__(self, home: Hand, scene: PourScene) -> None:
        self.pose = home
        self.tipping = False
        self._home = home
        over_mm = -scene.dispenser.mouth_above_middle_mm * math.sin(math.radians(OVER_DEG))
        self._way_mm = over_mm - home.x_mm
        self._switches = _Switches()
        self._down: set[str] = set()
        self._part: Literal["still", "tip", "pause", "creep", "back"] = "still"
        self._part_s = 0.0
        self._carried_s = 0.0
        self._aside_mm = 0.0
        self._rate_deg_s = 0.0

    def press(self, time_s: float, key: PourKey = "tip") -> None:
        """A key goes down."""
        self._switches.add(time_s, key, True)

    def release(self, time_s: float, key: PourKey = "tip") -> None:
        """A key is let go."""
        self._switches.add(time_s, key, False)

    def hand(self, time_s: float) -> Hand | None:
        """The hand in the tick at `time_s`; None once the bottle is upright after a tip. One call a tick."""
        for key, down in self._switches.due(time_s):
            self._turn(key, down)
        self._go_on()
        if self._part == "back" and self.pose.tilt_rad == 0.0:
            return None
        return self.pose

    def _turn(self, key: str, down: bool) -> None:
        (self._down.add if down else self._down.discard)(key)
        match key, down, self._part:
            case "tip", True, "still":
                self._begin("tip")
            case "tip", True, "pause":
                self._begin("creep")
            case "creep", True, "still" | "tip" | "pause":
                self._begin("creep")
            case "back", True, _:
                self._begin("back")
            case "tip", False, "tip":
                self._begin("pause")
            case "tip" | "creep", False, "creep" if not self._down & {"tip", "creep"}:
                self._begin("back")

    def _begin(self, part: Literal["tip", "pause", "creep", "back"]) -> None:
        self._part, self._part_s = part, 0.0
        self.tipping = part in ("tip", "creep")

    def _go_on(self) -> None:
        self._part_s += TICK_S
        if self._part == "pause" and self._part_s >= PAUSE_S:
            self._begin("back")
        self._carried_s += TICK_S if self._part != "still" else 0.0
        self._aside_mm += (("right" in self._down) - ("left" in self._down)) * CARRY_MM_S * TICK_S
        x_mm = self._home.x_mm + self._way_mm * _eased(self._carried_s / CARRY_S) + self._aside_mm
        self.pose = Hand(x_mm, self._home.y_mm, self._tilt())

    def _tilt(self) -> float:
        wished = {"tip": TIP_DEG_S, "creep": CREEP_DEG_S, "back": -BACK_DEG_S}.get(self._part, 0.0)
        most = (BACK_DEG_S if self._part == "back" else TIP_DEG_S) / SPEED_UP_S * TICK_S
        self._rate_deg_s += min(max(wished - self._rate_deg_s, -most), most)
        tilt_rad = self.pose.tilt_rad + math.radians(self._rate_deg_s) * TICK_S
        return min(max(tilt_rad, 0.0), math.pi)


class FlipKeys:
    """Holding dips the pan while a meter of strength rises; letting go flicks, the harder the longer it was held.

    Which strength is right the meter shows. Left and right move the pan to catch.
    """

    def __init__(self, home: Hand, flip_hand: FlipHand = STANDARD_HAND) -> None:
        self.home = home
        self.flip_hand = flip_hand
        self.sideways_px = 0.0
        self._switches = _Switches()
        self._held_s: float | None = None
        self._gone_s: float | None = None

    def press(self, time_s: float) -> None:
        """Begins to dip."""
        self._switches.add(time_s, "flick", True)

    def release(self, time_s: float) -> None:
        """Flicks."""
        self._switches.add(time_s, "flick", False)

    @property
    def strength(self) -> float:
        """What the meter shows: 1 is just right."""
        return (self._held_s or 0.0) / FLICK_HOLD_S

    @property
    def flick_s(self) -> float:
        """How long the flick of this strength takes."""
        held = max(self.strength, 0.1)
        return float(min(max(JUST_RIGHT_FLICK_S * held**-STRENGTH_POWER, FASTEST_FLICK_S), SLOWEST_FLICK_S))

    def hand(self, time_s: float) -> Hand | None:
        """The hand in the tick at `time_s`; None long after the flick. One call a tick."""
        for _key, down in self._switches.due(time_s):
            if down and self._held_s is None:
                self._held_s = 0.0
            elif not down and self._held_s is not None and self._gone_s is None:
                self._gone_s = min(0.0, self._held_s - DIP_S)
        if self._gone_s is not None and self._gone_s > self.flick_s + BACK_S + PATIENCE_S:
            return None
        pose = pan_pose_from_pointer(self._height_px(), self.sideways_px, self.flip_hand)
        self._count()
        return Hand(self.home.x_mm + pose.x_mm, self.home.y_mm + pose.y_mm, self.home.tilt_rad + pose.tilt_rad)

    def _count(self) -> None:
        if self._gone_s is not None:
            self._gone_s += TICK_S
        elif self._held_s is not None:
            self._held_s += TICK_S

    def _height_px(self) -> float:
        low, high = -self.flip_hand.dip_px, self.flip_hand.flick_px
        if self._held_s is None:
            return 0.0
        if self._gone_s is None or self._gone_s < 0:
            dipped_s = self._held_s if self._gone_s is None else DIP_S + self._gone_s
            return low * _eased(dipped_s / DIP_S)
        if self._gone_s < self.flick_s:
            return low + (high - low) * _eased(self._gone_s / self.flick_s)
        return high * (1 - _eased((self._gone_s - self.flick_s) / BACK_S))


def _eased(part: float) -> float:
    """The way of a hand from 0 to 1 with the least jerk. Source: Flash & Hogan 1985."""
    part = min(max(part, 0.0), 1.0)
    return part**3 * (10 - 15 * part + 6 * part**2)
