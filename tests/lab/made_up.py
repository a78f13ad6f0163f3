"""Work that needs no physics: counts that follow from a part by a rule, to test who does it and what is kept."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import numpy as np

from simulator.game import stream
from simulator.lab.counts import Counts
from simulator.lab.hand_models import NamedHand
from simulator.lab.measure import Part
from simulator.lab.setting import Setting
from simulator.scene.files import load_scene, varied


def rolled(parts: tuple[Part, ...]) -> list[Counts]:
    """As many pieces fall as a die that only the act's index and seed decide, and one more for each mm of mouth."""
    return [_rolled(part) for part in parts]


def _rolled(part: Part) -> Counts:
    mouth = varied(part.scene, part.changes).dispenser.mouth_mm
    found = Counts()
    for index in range(part.first, part.first + part.acts):
        fallen = stream(part.seed, "die", index).randrange(3) + int(mouth) - 12
        found += Counts({str(max(0, fallen)): 1})
    return found


def setting(acts: int = 120, hands: tuple[str, ...] = ("practised",), seed: int = 1) -> Setting:
    """The standard pour."""
    return Setting(load_scene("pour", "standard"), tuple(NamedHand(hand, hand) for hand in hands), acts, seed)


class Stopped(Exception):
    """A study that somebody stopped."""


class StopsAfter:
    """Does `count` pieces of work, and no more."""

    def __init__(self, count: int) -> None:
        self.left = count

    def __call__(self, parts: tuple[Part, ...]) -> list[Counts]:
        if not self.left:
            raise Stopped
        self.left -= 1
        return rolled(parts)


class KillsItsWorkerOnce:
    """The worker that first takes up this work is killed in the middle of it."""

    def __init__(self, trace: Path) -> None:
        self.trace = trace

    def __call__(self, parts: tuple[Part, ...]) -> list[Counts]:
        if parts[0].first and not self.trace.exists():
            self.trace.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return rolled(parts)


class KillsEveryWorker:
    """No worker survives this."""

    def __call__(self, parts: tuple[Part, ...]) -> list[Counts]:
        os.kill(os.getpid(), signal.SIGKILL)
        return []


def poured(parts: tuple[Part, ...]) -> list[Counts]:
    """Pieces fall as in life, only without physics: more through a wide mouth, fewer with friction, in heaps at times.

    Means from 0.2 to 9 over mouths of 9 to 15 mm and frictions of .2 to .7, shares as the prototypes had them.
    """
    return [_poured(part) for part in parts]


def _poured(part: Part) -> Counts:
    scene = varied(part.scene, part.changes)
    mean = made_up_mean(scene.dispenser.mouth_mm, scene.materials.friction)
    chance = np.random.default_rng([part.seed, part.first])
    fallen = np.minimum(chance.poisson(chance.gamma(HEAPS, mean / HEAPS, part.acts)), 20)
    return Counts(
        {str(pieces): int(times) for pieces, times in zip(*np.unique(fallen, return_counts=True), strict=True)}
    )


def made_up_mean(mouth_mm: float, friction: float) -> float:
    """Pieces on average: what a calibration must find its way through."""
    return float(np.exp(0.35 + 0.28 * (mouth_mm - 13) - 1.1 * np.log(friction / 0.4) - 0.02 * (mouth_mm - 13) ** 2))


HEAPS = 1.6
"""Shape of the gamma distribution: how unequal pours are."""


def made_up_shares(mean: float) -> dict[str, float]:
    """The shares of none and of three and more that go with a mean."""
    p = HEAPS / (HEAPS + mean)
    none = p**HEAPS
    one = HEAPS * (1 - p) * none
    two = (HEAPS + 1) / 2 * (1 - p) * one
    return {"p_0": none, "p_1_or_2": one + two, "p_3_plus": 1 - none - one - two}
