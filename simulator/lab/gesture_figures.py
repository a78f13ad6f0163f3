"""What a recorded gesture was like, in the figures of the hand models: when it began, how far and how fast it went."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from simulator.acts.hand import RATE_HZ, Gesture
from simulator.scene.flip import FlipScene

EARLY, LATE = 0.1, 0.9
"""A movement is timed between these shares of its way: its very ends are too slow to be told from rest. Chosen."""

EARLY_S, LATE_S = 0.24664, 0.75336
"""When a minimum-jerk movement of 1 s has gone these shares. Source: 10 s³ − 15 s⁴ + 6 s⁵ = 0.1 and 0.9."""

TIPPED_RAD = math.radians(45.0)
"""A bottle that never leans further was not tipped. Source: rules.tip_from_deg."""


@dataclass(frozen=True, slots=True)
class TipFigures:
    """One tip: when it began in s, its deepest tilt in degrees, how long the way there took in s."""

    onset_s: float
    peak_deg: float
    tip_s: float


@dataclass(frozen=True, slots=True)
class FlickFigures:
    """One flick: when the dip began in s, the way up in shares of the travel, how long it took in s, its direction."""

    onset_s: float
    reach: float
    flick_s: float
    direction_deg: float


def tip_figures(gesture: Gesture) -> TipFigures | None:
    """The figures of a pour; None where the bottle was not tipped."""
    tilts = [pose.tilt_rad for pose in gesture.poses]
    peak = max(tilts, default=0.0)
    if peak < TIPPED_RAD:
        return None
    start_s, tip_s = _timed(tilts, 0, 0.0, peak)
    return TipFigures(start_s, math.degrees(peak), tip_s)


def flick_figures(gesture: Gesture, scene: FlipScene) -> FlickFigures | None:
    """The figures of a flip on `scene`; None where the pan was not dipped and flicked."""
    ways = [_up_px(pose.tilt_rad, scene) for pose in gesture.poses]
    if not ways:
        return None
    top = ways.index(max(ways))
    bottom = ways.index(min(ways[: top + 1]))
    way = ways[top] - ways[bottom]
    if ways[bottom] > -scene.hand.dip_px / 4 or ways[top] < scene.hand.flick_px / 4 or bottom == top:
        return None
    sideways = [_sideways_px(pose.x_mm, pose.tilt_rad, scene) for pose in gesture.poses]
    across = sideways[top] - sideways[bottom]
    onset_s = _timed([-up for up in ways[: bottom + 1]], 0, 0.0, -ways[bottom])[0]
    flick_s = _timed(ways[: top + 1], _last_low(ways, bottom, top), ways[bottom], ways[top])[1]
    reach = math.hypot(way, across) / (scene.hand.dip_px + scene.hand.flick_px)
    return FlickFigures(onset_s, reach, flick_s, math.degrees(math.atan2(across, way)))


def _last_low(ways: Sequence[float], bottom: int, top: int) -> int:
    """The last tick before the flick has gone a tenth of its way."""
    low = ways[bottom] + EARLY * (ways[top] - ways[bottom])
    return max(tick for tick in range(bottom, top) if ways[tick] <= low)


def _timed(course: Sequence[float], start: int, low: float, high: float) -> tuple[float, float]:
    """When a minimum-jerk movement from `low` to `high` that fits the course began, and how long it took, in s."""
    early = _crossing(course, start, low + EARLY * (high - low))
    late = _crossing(course, start, low + LATE * (high - low))
    whole = (late - early) / (LATE_S - EARLY_S)
    return (early - EARLY_S * whole + 1) / RATE_HZ, whole / RATE_HZ


def _crossing(course: Sequence[float], start: int, level: float) -> float:
    """The tick, with its fraction, at which the course first rises through `level`."""
    for tick in range(start, len(course)):
        if course[tick] >= level:
            before = course[tick - 1] if tick else level
            step = course[tick] - before
            return tick - (course[tick] - level) / step if step > 0 else float(tick)
    return float(len(course) - 1)


def _up_px(pitch_rad: float, scene: FlipScene) -> float:
    """How far the pointer was above the grab point: the pointer map of `acts.flick_map` turned round."""
    hand, pitch_deg = scene.hand, math.degrees(pitch_rad)
    if pitch_deg < 0:
        return -hand.dip_px * pitch_deg / hand.pitch_min_deg
    return hand.flick_px * math.sqrt(pitch_deg / hand.pitch_max_deg)


def _sideways_px(x_mm: float, pitch_rad: float, scene: FlipScene) -> float:
    if not scene.hand.sideways_mm_px:
        return 0.0
    return (x_mm - scene.hand.wrist_mm * (math.cos(pitch_rad) - 1)) / scene.hand.sideways_mm_px
