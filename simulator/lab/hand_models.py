"""Whose hand a study watches: `practised`, `watching-novice`, `tilt:115`, `noise:0.1`, `recorded:ann`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simulator.acts.hand import Gesture
from simulator.lab.faults import LabFault
from simulator.lab.recorded import find_set, set_digest
from simulator.players import flick, motor
from simulator.players.flick import AimedFlick, FlickSkill
from simulator.players.motor import AimedPour, PourSkill
from simulator.scene.flip import FlipScene
from simulator.scene.pour import FULL, PourScene
from simulator.vocabulary import Tally

MOST_NOISE = 0.6
"""The largest noise that can be asked for: three times a novice's."""

NAMED_HANDS = {"pour": motor.HANDS, "flip": tuple(flick.SKILLS)}
"""The hand models of each act by name."""


@dataclass(frozen=True, slots=True)
class Noise:
    """A blind hand of any noise: `share` is the standard deviation of amplitude and duration, in shares.

    Onset, direction and aim lie between those of the named hands, so that at their shares it is one of them.
    """

    share: float


Hand = str | float | Noise | AimedPour | AimedFlick | tuple[Gesture, ...]
"""A model by name, a steady hand to a tilt in degrees, a noise, a model with aim and pace of its own, or recordings."""


@dataclass(frozen=True, slots=True)
class NamedHand:
    """A hand and what people call it; `digest` tells sets of recordings apart."""

    label: str
    hand: Hand
    digest: str = ""


def read_hand(text: str, act: str, folder: Path | None = None) -> NamedHand:
    """The hand that `text` names; sets of recordings are looked for in `folder`, or are files.

    Raises:
        LabFault: there is none of that name.
        LabFileFault: the recordings cannot be read.
    """
    kind, colon, rest = text.partition(":")
    if not colon and text in NAMED_HANDS[act]:
        return NamedHand(text, text)
    if kind == "noise" and colon:
        return NamedHand(text, Noise(_number(text, rest, MOST_NOISE)))
    if kind == "tilt" and colon and act == "pour":
        return NamedHand(text, _number(text, rest, 180.0))
    if kind == "recorded" and colon:
        recordings = find_set(rest, act, folder)
        return NamedHand(text, tuple(one.gesture for one in recordings), set_digest(recordings))
    steady = ", tilt:DEG" if act == "pour" else ""
    allowed = f"{', '.join(NAMED_HANDS[act])}{steady}, noise:SHARE, recorded:NAME or recorded:FILE"
    raise LabFault(f"--hand {text}: no such hand for a {act}: allowed are {allowed}")


def _number(text: str, word: str, most: float) -> float:
    try:
        number = float(word)
    except ValueError:
        number = float("nan")
    if not 0 <= number <= most:
        raise LabFault(f"--hand {text}: allowed is a number from 0 to {most:g}")
    return number


def resolved(hand: Any, scene: PourScene | FlipScene, contents: Tally | None = None) -> Any:
    """`hand` as the acts take it: a noise becomes the hand of that noise on this scene."""
    if not isinstance(hand, Noise):
        return hand
    if isinstance(scene, FlipScene):
        return AimedFlick(noisy_flick_skill(hand.share))
    return AimedPour(noisy_pour_skill(hand.share), _aim_deg(scene, hand.share, contents))


def noisy_pour_skill(share: float) -> PourSkill:
    """The pouring hand of this noise."""
    known = [(skill.share, skill.onset_s) for skill in motor.SKILLS.values()]
    return PourSkill(share, _between(share, [(0.0, 0.0), *known]))


def noisy_flick_skill(share: float) -> FlickSkill:
    """The flicking hand of this noise."""
    skills = flick.SKILLS.values()
    onset_s = _between(share, [(0.0, 0.0), *((skill.share, skill.onset_s) for skill in skills)])
    direction_deg = _between(share, [(0.0, 0.0), *((skill.share, skill.direction_deg) for skill in skills)])
    return FlickSkill(share, onset_s, direction_deg)


def _aim_deg(scene: PourScene, share: float, contents: Tally | None) -> float:
    known = [(skill.share, float(getattr(scene.aim, f"{name}_deg"))) for name, skill in motor.SKILLS.items()]
    emptiness = 1 - min(1.0, contents.total / sum(FULL)) if contents else 0.0
    return min(180.0, _between(share, known) + scene.aim.deeper_when_empty_deg * emptiness)


def _between(share: float, known: Sequence[tuple[float, float]]) -> float:
    """Linear between known values, the nearest of them outside."""
    (left, low), *rest = sorted(known)
    if share <= left:
        return low
    for right, high in rest:
        if share <= right:
            return low + (high - low) * (share - left) / (right - left)
        left, low = right, high
    return low
