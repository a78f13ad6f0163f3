"""Hands that pour: human motor noise around one movement, led through the real simulation. Noise lies on the hand,
never on the outcome.

A blind hand carries the bottle over the pan, tips it to an aim along a minimum-jerk path, pauses and turns it back. A
watching hand stops short, looks, creeps on and turns back once a piece has fallen.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from simulator.acts.hand import RATE_HZ, Hand
from simulator.acts.pour import PourSeen
from simulator.scene.pour import FULL, PourScene
from simulator.vocabulary import Tally


@dataclass(frozen=True, slots=True)
class PourSkill:
    """The noise of a hand: shares of amplitude and duration, and onset in s (standard deviations).

    pace_share: that of the duration, where it is not that of the amplitude.
    Source: forms from Harris & Wolpert 1998, van Beers 2004 and Schmidt 1979; the values are assumptions
    (physics.md, Hand noise), to be replaced by recorded hands.
    """

    share: float
    onset_s: float
    pace_share: float | None = None

    @property
    def pace(self) -> float:
        """The standard deviation of the duration, in shares."""
        return self.share if self.pace_share is None else self.pace_share


STEADY = PourSkill(0.0, 0.0)
"""A hand without noise, for a tilt that is asked for exactly."""

SKILLS = {
    "expert": PourSkill(0.03, 0.010),
    "practised": PourSkill(0.07, 0.020),
    "novice": PourSkill(0.20, 0.040),
}

WATCHING = "watching-"
"""Before the name of a skill: the same hand with its eyes open."""

HANDS = (*SKILLS, *(WATCHING + skill for skill in SKILLS))
"""Every hand model for a pour."""

CARRY_S, TIP_S, PAUSE_S, BACK_S = 0.30, 0.50, 0.20, 0.40
"""How long each part of the movement takes. Source: the prototype tipped in 0.5 s (physics.md, The pour)."""


@dataclass(frozen=True, slots=True)
class AimedPour:
    """A blind hand with a noise, an aim and a pace of its own: for the lab, and for hands fitted to recordings."""

    skill: PourSkill
    aim_deg: float
    tip_s: float = TIP_S


LOOK_DEG, LOOK_S = 104.0, 0.10
"""Where a watching hand stops first, and for how long. Source: physics.md, Watching hands."""

CREEP_DEG_S = 25.0
"""How fast it creeps on, where the bottle does not pull faster. Source: physics.md: slow creeping is what helps."""

REACTION_S = 0.27
"""From seeing a piece fall to turning back. Source: physics.md, Watching hands, .25 to .3 s."""

PUSH_BACK_S = 0.25
"""How long a watching hand takes to push the bottle back: startled, so faster than a blind one. Chosen."""

GIVE_UP_DEG = 140.0
"""Where a watching hand turns back even if nothing has fallen. Chosen: deeper, a jam that breaks spills a heap."""

DEEPEST_RAD = math.pi


class PourHand:
    """One movement of a blind hand: carry, tip to the aim, pause, back, let go."""

    watches = False
    down_until_tick = 0
    """The mouth points down once only, so whoever sees it come up may go."""

    def __init__(
        self, scene: PourScene, skill: PourSkill, aim_deg: float, chance: random.Random, tip_s: float = TIP_S
    ) -> None:
        self._home = Hand(scene.hand.home_x_mm, scene.hand.home_y_mm, 0.0)
        reach = scene.dispenser.mouth_above_middle_mm
        self._over_x_mm = -reach * math.sin(math.radians(min(aim_deg, 130.0)))
        self._aim_rad = min(math.radians(aim_deg) * max(0.1, 1 + chance.gauss(0, skill.share)), DEEPEST_RAD)
        self._tip_s = tip_s * max(0.25, 1 + chance.gauss(0, skill.pace))
        self._start_s = CARRY_S + 0.05 + abs(chance.gauss(0, skill.onset_s))
        self._carried_x_mm = self._carried(1.0)

    @property
    def begins_tick(self) -> int:
        """Up to this tick the bottle is carried upright."""
        return int(self._start_s * RATE_HZ)

    def hand(self, seen: PourSeen) -> Hand | None:
        """The pose wished for in the tick after `seen`."""
        return self.pose(seen.tick, seen.fallen if self.watches else 0)

    def pose(self, tick: int, fallen: int) -> Hand | None:
        """The pose wished for in the tick after `tick`; None once the bottle is back. A blind hand ignores `fallen`."""
        time_s = (tick + 1) / RATE_HZ
        tilt_rad = self._tilt(time_s - self._start_s, fallen)
        if tilt_rad is None:
            return None
        x_mm = self._carried_x_mm if time_s >= CARRY_S else self._carried(time_s / CARRY_S)
        return Hand(x_mm, self._home.y_mm, tilt_rad)

    def _carried(self, part: float) -> float:
        return self._home.x_mm + _smooth(part) * (self._over_x_mm - self._home.x_mm)

    def _tilt(self, time_s: float, fallen: int) -> float | None:
        back_s = time_s - self._tip_s - PAUSE_S
        if back_s >= BACK_S:
            return None
        if back_s > 0:
            return self._aim_rad * (1 - _smooth(back_s / BACK_S))
        return self._aim_rad * _smooth(time_s / self._tip_s)


class WatchingHand(PourHand):
    """Stops short of its aim, looks, creeps on, and turns back a reaction after the first piece has fallen."""

    watches = True

    def __init__(self, scene: PourScene, skill: PourSkill, chance: random.Random) -> None:
        super().__init__(scene, skill, LOOK_DEG, chance)
        self._reaction_s = max(0.1, REACTION_S + chance.gauss(0, skill.onset_s))
        self._creep_rad_s = math.radians(max(CREEP_DEG_S, scene.hand.min_tip_rate_deg_s))
        self._saw_s: float | None = None
        self._turned: tuple[float, float] | None = None

    def _tilt(self, time_s: float, fallen: int) -> float | None:
        if fallen and self._saw_s is None:
            self._saw_s = time_s
        if self._turned is None:
            tilt_rad = self._creeping(time_s)
            seen = self._saw_s is not None and time_s - self._saw_s >= self._reaction_s
            if seen or tilt_rad >= math.radians(GIVE_UP_DEG):
                self._turned = (time_s, tilt_rad)
            return tilt_rad
        since_s, from_rad = self._turned
        part = (time_s - since_s) / PUSH_BACK_S
        return None if part >= 1 else from_rad * (1 - _smooth(part))

    def _creeping(self, time_s: float) -> float:
        look_rad = self._aim_rad * _smooth(time_s / self._tip_s)
        crept_s = time_s - self._tip_s - LOOK_S
        return look_rad + max(0.0, crept_s) * self._creep_rad_s


def pour_hand(scene: PourScene, hand: str | float | AimedPour, contents: Tally, chance: random.Random) -> PourHand:
    """The hand of this name (`HANDS`), aiming by how full the bottle is; or a steady one to a tilt in degrees.

    An `AimedPour` aims at its own tilt however full the bottle is.

    Raises:
        ValueError: there is no such hand, or the tilt is not between 0 and 180 degrees.
    """
    if isinstance(hand, AimedPour):
        return PourHand(scene, hand.skill, hand.aim_deg, chance, hand.tip_s)
    if isinstance(hand, (int, float)):
        if not 0 <= hand <= 180:
            raise ValueError(f"tilt: {hand}: allowed are 0 to 180 degrees")
        return PourHand(scene, STEADY, hand, chance)
    skill = hand.removeprefix(WATCHING)
    if skill not in SKILLS:
        raise ValueError(f"hand: {hand!r}: allowed are {', '.join(HANDS)}")
    if hand.startswith(WATCHING):
        return WatchingHand(scene, SKILLS[skill], chance)
    return PourHand(scene, SKILLS[skill], aim_deg(scene, skill, contents), chance)


def aim_deg(scene: PourScene, skill: str, contents: Tally) -> float:
    """The final tilt that a hand of `skill` aims at: the scene's for a full bottle, deeper for an emptier one."""
    full: float = getattr(scene.aim, f"{skill}_deg")
    emptiness = 1 - min(1.0, contents.total / sum(FULL))
    return min(180.0, full + scene.aim.deeper_when_empty_deg * emptiness)


def _smooth(part: float) -> float:
    """The minimum-jerk course from 0 to 1. Source: Flash & Hogan 1985."""
    if part <= 0.0:
        return 0.0
    if part >= 1.0:
        return 1.0
    return part**3 * (10 - 15 * part + 6 * part**2)
