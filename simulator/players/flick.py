"""Hands that flick: a pointer with human noise, led through the pointer map to poses of the pan.

The pointer dips, waits, flicks along a minimum-jerk path and comes back to level; noise lies on the pointer, never on
the outcome. What the window samples from a mouse and what these hands make are the same thing: pixels every 8 ms.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from simulator.acts.flick_map import pan_pose_from_pointer
from simulator.acts.flip import FlipSeen
from simulator.acts.hand import RATE_HZ, Hand
from simulator.scene.flip import FlipScene

POINTER_S = 0.008
"""Time between two samples of a pointer. Source: 125 Hz, the usual rate of a mouse."""


@dataclass(frozen=True, slots=True)
class FlickSkill:
    """The noise of a hand: shares of amplitude and duration, onset in s, direction in degrees (standard deviations).

    pace_share: that of the duration, where it is not that of the amplitude.
    Source: forms from Harris & Wolpert 1998, van Beers 2004 and Schmidt 1979; the values are assumptions
    (physics.md, Hand noise), to be replaced by recorded hands.
    """

    share: float
    onset_s: float
    direction_deg: float
    pace_share: float | None = None

    @property
    def pace(self) -> float:
        """The standard deviation of the duration, in shares."""
        return self.share if self.pace_share is None else self.pace_share


STEADY = FlickSkill(0.0, 0.0, 0.0)
"""A hand without noise, to measure a scene with."""

SKILLS = {
    "expert": FlickSkill(0.03, 0.010, 1.8),
    "practised": FlickSkill(0.07, 0.020, 4.2),
    "novice": FlickSkill(0.20, 0.040, 12.0),
}


@dataclass(frozen=True, slots=True)
class Flick:
    """One flick as it is carried out, in px of the pointer and s."""

    start_s: float
    dip_s: float
    wait_s: float
    flick_s: float
    hold_s: float
    level_s: float
    dip_px: float
    way_px: float
    direction_rad: float


AIM_FLICK_S = 0.16
"""The flick that a skilled hand aims at. Source: prototype, slower than 0.22 s falls back, faster than 0.14 s
over-rotates (physics.md, The flip)."""


@dataclass(frozen=True, slots=True)
class AimedFlick:
    """A hand with a noise and a pace of its own: for the lab, and for hands fitted to recordings."""

    skill: FlickSkill
    flick_s: float = AIM_FLICK_S
    reach: float = 1.0
    """How far it flicks, in shares of the travel that the scene means."""


PATIENCE_S = 1.5
"""How long the hand waits for the crepe before it lets go. Chosen: longer than any crepe flies."""


class FlickHand:
    """Leads the pan through one flick, holds it level, waits for the crepe, and lets go at last."""

    def __init__(
        self,
        scene: FlipScene,
        skill: FlickSkill,
        chance: random.Random,
        flick_s: float = AIM_FLICK_S,
        reach: float = 1.0,
    ) -> None:
        self._hand = scene.hand
        flick = noisy_flick(scene, skill, chance, flick_s, reach)
        self._samples = pointer_trace(flick, chance.random() * POINTER_S)
        self._let_go_s = len(self._samples) * POINTER_S + PATIENCE_S

    def hand(self, seen: FlipSeen) -> Hand | None:
        """The pose wished for in the tick after `seen`."""
        return self.pose(seen.tick)

    def pose(self, tick: int) -> Hand | None:
        """The pose wished for in the tick after `tick`, None once it has let go: this hand does not look."""
        time_s = (tick + 1) / RATE_HZ
        if time_s > self._let_go_s:
            return None
        y_px, x_px = self._pointer(time_s)
        return pan_pose_from_pointer(y_px, x_px, self._hand)

    def _pointer(self, time_s: float) -> tuple[float, float]:
        """The samples, linearly interpolated."""
        place = time_s / POINTER_S
        left = min(int(place), len(self._samples) - 1)
        right = min(left + 1, len(self._samples) - 1)
        part = place - int(place)
        (ly, lx), (ry, rx) = self._samples[left], self._samples[right]
        return ly + part * (ry - ly), lx + part * (rx - lx)


def flick_hand(scene: FlipScene, skill: str | AimedFlick, chance: random.Random) -> FlickHand:
    """A hand of this skill: `expert`, `practised` or `novice`; or of a noise of its own.

    Raises:
        ValueError: there is no such skill.
    """
    if isinstance(skill, AimedFlick):
        return FlickHand(scene, skill.skill, chance, skill.flick_s, skill.reach)
    if skill not in SKILLS:
        raise ValueError(f"hand: {skill!r}: allowed are {', '.join(SKILLS)}")
    return FlickHand(scene, SKILLS[skill], chance)


def noisy_flick(
    scene: FlipScene, skill: FlickSkill, chance: random.Random, flick_s: float = AIM_FLICK_S, reach: float = 1.0
) -> Flick:
    """The flick a hand of this skill makes of the flick it aims at."""
    hand = scene.hand
    amplitude = reach * max(1 + chance.gauss(0, skill.share), 0.1)
    duration = max(1 + chance.gauss(0, skill.pace), 0.25)
    return Flick(
        start_s=0.1 + abs(chance.gauss(0, skill.onset_s)),
        dip_s=0.30,
        wait_s=max(0.10 + chance.gauss(0, skill.onset_s), 0.0),
        flick_s=flick_s * duration,
        hold_s=0.03,
        level_s=0.20,
        dip_px=-hand.dip_px,
        way_px=(hand.dip_px + hand.flick_px) * amplitude,
        direction_rad=math.radians(chance.gauss(0, skill.direction_deg)),
    )


def pointer_trace(flick: Flick, phase_s: float) -> list[tuple[float, float]]:
    """Whole-pixel samples (up, right) of the pointer every 8 ms from the grab on; the clock is off by `phase_s`."""
    whole_s = flick.start_s + flick.dip_s + flick.wait_s + flick.flick_s + flick.hold_s + flick.level_s
    count = math.ceil(whole_s / POINTER_S) + 2
    points = [_pointer_at(flick, place * POINTER_S + phase_s) for place in range(count)]
    return [(float(round(y_px)), float(round(x_px))) for y_px, x_px in points]


def _pointer_at(flick: Flick, time_s: float) -> tuple[float, float]:
    dip = (flick.dip_px, 0.0)
    top = (
        flick.dip_px + flick.way_px * math.cos(flick.direction_rad),
        flick.way_px * math.sin(flick.direction_rad),
    )
    time_s -= flick.start_s
    if time_s < flick.dip_s:
        return _between((0.0, 0.0), dip, time_s / flick.dip_s)
    time_s -= flick.dip_s + flick.wait_s
    if time_s < flick.flick_s:
        return _between(dip, top, time_s / flick.flick_s)
    time_s -= flick.flick_s + flick.hold_s
    return _between(top, (0.0, 0.0), time_s / flick.level_s)


def _between(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    part = minimum_jerk(share)
    return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])


def minimum_jerk(share: float) -> float:
    """The part of the way done after this share of the time, 0 before and 1 after. Source: Flash & Hogan 1985."""
    s = min(max(share, 0.0), 1.0)
    return s * s * s * (10 - 15 * s + 6 * s * s)
