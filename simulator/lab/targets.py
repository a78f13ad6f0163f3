"""What a calibration is to reach: figures with a tolerance, and whether any scene could have them at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from simulator.lab.counts import FLIP_FIGURES, POUR_FIGURES, Counts, Estimate, figures
from simulator.lab.faults import LabFault

TOLERANCES = {"mean": 0.10}
SHARE_TOLERANCE = 0.04
"""How near a calibrated scene must come. Source: the lab's requirements: means to 0.10, shares to 0.04."""

MOST_MEAN = 20.0


@dataclass(frozen=True, slots=True)
class Target:
    """A figure and the value it should have."""

    figure: str
    value: float

    @property
    def tolerance(self) -> float:
        """How far off is near enough."""
        return TOLERANCES.get(self.figure, SHARE_TOLERANCE)

    def off(self, value: float) -> float:
        """How far off `value` is, in tolerances."""
        return abs(value - self.value) / self.tolerance

    def surely_missed(self, found: Estimate) -> bool:
        """Whether even the end of the interval that is nearer to the target misses it by more than the tolerance."""
        nearest = min(max(self.value, found["low"]), found["high"])
        return self.off(nearest) > 1


def read_target(text: str, act: str, flag: str = "--target") -> Target:
    """The target that `FIGURE=VALUE` says after `flag`.

    Raises:
        LabFault: no such figure of the act, or a value that none can have.
    """
    name, equals, word = text.partition("=")
    allowed = POUR_FIGURES if act == "pour" else FLIP_FIGURES
    if name not in allowed or not equals:
        raise LabFault(f"{flag} {text}: allowed is FIGURE=VALUE with one of {', '.join(allowed)}")
    most = MOST_MEAN if name == "mean" else 1.0
    try:
        value = float(word)
    except ValueError:
        value = float("nan")
    if not 0 <= value <= most:
        raise LabFault(f"{flag} {text}: allowed is a number from 0 to {most:g}")
    return Target(name, value)


def bands_about(targets: Sequence[Target]) -> dict[str, tuple[float, float]]:
    """For each figure the values that are near enough to its target: lowest and highest."""
    return {one.figure: (max(0.0, one.value - one.tolerance), one.value + one.tolerance) for one in targets}


def check_targets(targets: Sequence[Target], flag: str = "--target") -> None:
    """That there are targets, each once.

    Raises:
        LabFault: none, or one twice.
    """
    names = [target.figure for target in targets]
    if not names:
        raise LabFault(f"{flag}: allowed is one or more, as in {flag} mean=1.2")
    for name in names:
        if names.count(name) > 1:
            raise LabFault(f"{flag} {name}: given {names.count(name)} times: allowed is once")


def contradiction(targets: Sequence[Target]) -> str | None:
    """Why no counts whatever could have these figures; None where some could."""
    wished = {target.figure: target.value for target in targets}
    shares = {name: value for name, value in wished.items() if name != "mean"}
    total = sum(shares.values())
    kinds = 3
    if total > 1 + 1e-9:
        return f"the shares {', '.join(shares)} come to {total:g}: more than 1"
    if len(shares) == kinds and total < 1 - 1e-9:
        return f"the shares {', '.join(shares)} come to {total:g}: together they are all there is, 1"
    return _mean_contradiction(wished) if "mean" in wished else None


def _mean_contradiction(wished: Mapping[str, float]) -> str | None:
    some = 1 - wished["p_0"] if "p_0" in wished else 0.0
    many = wished.get("p_3_plus", 0.0)
    least = max(some, wished.get("p_1_or_2", 0.0) + many, many) + 2 * many
    if wished["mean"] < least - 1e-9:
        return f"with these shares at least {least:g} pieces fall on average, more than {wished['mean']:g}"
    if "p_0" in wished and "p_1_or_2" in wished and "p_3_plus" not in wished:
        many = 1 - wished["p_0"] - wished["p_1_or_2"]
    elif "p_3_plus" not in wished:
        return None
    most = 2 * (1 - many - wished.get("p_0", 0.0)) + MOST_MEAN * many
    if wished["mean"] > most + 1e-9:
        return f"with these shares at most {most:g} pieces fall on average, fewer than {wished['mean']:g}"
    return None


def worst(act: str, targets: Sequence[Target], counts: Counts) -> float:
    """How far off the farthest target is, in tolerances."""
    found = figures(act, counts)
    return max(target.off(found[target.figure]["value"]) for target in targets)
