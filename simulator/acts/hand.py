"""The hand: one pose a tick, limited in speed, then recorded. What is stored is what was simulated."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from simulator.shown import shown

RATE_HZ = 480
"""Ticks a second; poses in a gesture are one tick apart."""

MOST_POSES = 10 * 60 * RATE_HZ
"""Ten minutes. Chosen: far more than any tip or flip takes, and still performed within a minute or two."""


class Hand(NamedTuple):
    """A pose of what the hand holds. Origin: the middle of the pan's floor, y up.

    Pour: the middle of the bottle, tilt 0 upright, positive tips towards the pan.
    Flip: the middle of the pan's floor and its pitch.
    """

    x_mm: float
    y_mm: float
    tilt_rad: float


class GestureError(Exception):
    """A gesture file that cannot be read: says where, what and what is allowed."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """The recorded poses of one act, one a tick; after the last the hand has let go."""

    act: str
    poses: tuple[Hand, ...]
    note: str = ""

    def to_json(self) -> dict[str, Any]:
        """The object of a gesture file (cli.md)."""
        return {
            "format": "alacarte-gesture",
            "version": 1,
            "act": self.act,
            "rate_hz": RATE_HZ,
            "poses": [list(pose) for pose in self.poses],
            "note": self.note,
        }

    @classmethod
    def from_json(cls, table: Any) -> Gesture:
        """The gesture that `table` says.

        Raises:
            GestureError: not a gesture file, another rate, or a pose that is no three finite numbers.
        """
        if not isinstance(table, dict) or table.get("format") != "alacarte-gesture":
            raise GestureError('format: not a gesture file: allowed is "alacarte-gesture"')
        if table.get("version") != 1:
            raise GestureError(f"version: {shown(table.get('version'))}: allowed is 1")
        if table.get("act") not in ("pour", "flip"):
            raise GestureError(f"act: {shown(table.get('act'))}: allowed are pour, flip")
        if table.get("rate_hz") != RATE_HZ:
            raise GestureError(f"rate_hz: {shown(table.get('rate_hz'))}: allowed is {RATE_HZ}")
        if not isinstance(table.get("poses"), list):
            raise GestureError("poses: allowed is a list of [x_mm, y_mm, tilt_rad]")
        if len(table["poses"]) > MOST_POSES:
            raise GestureError(f"poses: {len(table['poses'])}: allowed are {MOST_POSES}, ten minutes")
        if not isinstance(table.get("note", ""), str):
            raise GestureError(f"note: {shown(table['note'])}: allowed is a text")
        return cls(table["act"], tuple(_poses(table["poses"])), table.get("note", ""))

    def dumps(self) -> str:
        """The text of a gesture file."""
        return json.dumps(self.to_json())


def _poses(rows: list[Any]) -> Iterable[Hand]:
    for place, row in enumerate(rows):
        if not (isinstance(row, list) and len(row) == 3 and all(_finite(number) for number in row)):
            raise GestureError(f"poses[{place}]: {shown(row)}: allowed are three finite numbers [x_mm, y_mm, tilt_rad]")
        yield Hand(*map(float, row))


def _finite(number: Any) -> bool:
    try:
        return isinstance(number, (int, float)) and not isinstance(number, bool) and math.isfinite(number)
    except OverflowError:  # a whole number beyond every float
        return False


_WITHIN = 1 + 1e-9
"""A recorded pose must pass the limit again unchanged, to the bit: room for rounding."""


def _at_most(present: float, goal: float, most: float) -> float:
    way = goal - present
    return goal if abs(way) <= most * _WITHIN else present + math.copysign(most, way)


@dataclass(slots=True)
class SpeedLimit:
    """Follows a wished pose no faster than a hand can: per tick, in mm and rad.

    `reach_mm` bounds the pose itself, so that a wild pointer cannot lead the tool off the table.
    """

    max_speed_mm_s: float
    max_rate_rad_s: float
    low: Hand
    high: Hand
    recorded: list[Hand] = field(default_factory=list)

    def follow(self, present: Hand, wished: Hand) -> Hand:
        """The pose one tick after `present` on the way to `wished`; it is recorded."""
        pose = self._slowed(present, self._within_reach(wished))
        self.recorded.append(pose)
        return pose

    def _within_reach(self, wished: Hand) -> Hand:
        low, high = self.low, self.high
        if low[0] <= wished[0] <= high[0] and low[1] <= wished[1] <= high[1] and low[2] <= wished[2] <= high[2]:
            return wished
        return Hand(*(min(max(at, least), most) for at, least, most in zip(wished, low, high, strict=True)))

    def _slowed(self, present: Hand, goal: Hand) -> Hand:
        right_mm, up_mm = goal[0] - present[0], goal[1] - present[1]
        way_mm = math.hypot(right_mm, up_mm)
        most_mm, most_rad = self.max_speed_mm_s / RATE_HZ, self.max_rate_rad_s / RATE_HZ
        near = way_mm <= most_mm * _WITHIN
        if near and abs(goal[2] - present[2]) <= most_rad * _WITHIN:
            return goal
        tilt_rad = _at_most(present[2], goal[2], most_rad)
        if near:
            return Hand(goal[0], goal[1], tilt_rad)
        part = most_mm / way_mm
        return Hand(present[0] + part * right_mm, present[1] + part * up_mm, tilt_rad)
