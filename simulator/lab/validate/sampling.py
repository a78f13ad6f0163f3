"""Whether fast tips pour what full pours pour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from simulator.lab.sample import PourTask, sample_pours
from simulator.lab.sample_tips import sample_tips
from simulator.lab.statistics import chi_square
from simulator.lab.validate.check import Check
from simulator.scene.files import load_scene

MOST = 6
"""So many pieces and more are counted together: seven classes."""

ONE_IN_A_THOUSAND = 22.46
"""Samples of the same pour lie farther apart once in a thousand times. Source: chi-square, six degrees of freedom."""


def agreement(scene: str, pours: int, workers: int) -> Check:
    """`pours` fast tips and as many full pours of a practised hand, by the pieces that fell."""
    task = PourTask(load_scene("pour", scene), "practised")
    full = sample_pours(task, pours, seed=21, workers=workers)
    fast = sample_tips(task, pours, seed=22, workers=workers)
    apart = chi_square(_counts(full["histogram"]), _counts(fast["histogram"]))
    name = f"{scene}, {pours} fast tips against full pours (chi-square)"
    return Check(name, apart, 0.0, ONE_IN_A_THOUSAND, "Pearson 1911, Biometrika 8, 250; p = .001")


def _counts(histogram: Mapping[str, int]) -> Counter[int]:
    counts: Counter[int] = Counter()
    for pieces, times in histogram.items():
        counts[min(int(pieces), MOST)] += times
    return counts
