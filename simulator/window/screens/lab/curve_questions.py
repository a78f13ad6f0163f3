"""What the second page of the lab asks the workers: the skill curve, and each value a little lower and higher."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from simulator.lab.counts import SUCCESS, Counts, Estimate, difference, figures
from simulator.lab.faults import LabFault
from simulator.lab.hand_models import Noise, read_hand
from simulator.lab.points import Point
from simulator.lab.sensitivity import KEYS, RANKED_BY, spans_about
from simulator.lab.spans import Span
from simulator.window.screens.lab.bench import Bench
from simulator.window.screens.lab.counting import FEWEST
from simulator.window.screens.lab.hands import FIRST

ACTS = 240
"""Acts at each place. Chosen: a share is known to six points of a hundred, all of it in a few minutes of one core."""

NOISES = (0.0, 0.03, 0.07, 0.13, 0.2, 0.28)
"""Where the skill curve is measured: among others at the named hands, .03, .07 and .20."""

SHARE = 0.15
"""Each value is tried so much lower and higher."""


@dataclass(frozen=True, slots=True)
class Moved:
    """What one value does: the change of the ranking figure from low to high, None until both ends are known."""

    span: Span
    change: Estimate | None

    @property
    def weight(self) -> float:
        """How much it matters."""
        return abs(self.change["value"]) if self.change is not None else 0.0

    @property
    def sure(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.change is not None and not self.change["low"] <= 0 <= self.change["high"]


class Questions:
    """All points of the page, and what their counts say."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.spans = [span for key in KEYS[bench.act] if (span := _span(bench, key)) is not None]
        self._scenes = {"b": bench.scene} | ({"a": bench.pinned.scene} if bench.pinned is not None else {})
        self._hand = bench.named or read_hand(FIRST, bench.act)

    @property
    def letters(self) -> tuple[str, ...]:
        """Which scenes have a curve: "b", and "a" where one is pinned."""
        return tuple(self._scenes)

    def points(self) -> dict[str, Point]:
        """What the workers are asked."""
        asked = {
            f"skill {letter} {noise:g}": Point(scene, Noise(noise), ACTS, seed=3, first=place * ACTS)
            for letter, scene in self._scenes.items()
            for place, noise in enumerate(NOISES)
        }
        for place, span in enumerate(self.spans):
            for end, value in enumerate((span.low, span.high)):
                first = (2 * place + end) * ACTS
                change = ((span.key, value),)
                asked[f"{span.key} {end}"] = Point(self._scenes["b"], self._hand.hand, ACTS, change, 4, first)
        return asked

    def skill(self, letter: str, known: Mapping[str, Counts]) -> list[tuple[float, Estimate]]:
        """The chance of success at each noise that something is known of."""
        found = []
        for noise in NOISES:
            counts = known.get(f"skill {letter} {noise:g}", Counts())
            if counts.total >= FEWEST:
                found.append((noise, self._figures(counts)[SUCCESS[self.bench.act]]))
        return found

    def ranking(self, known: Mapping[str, Counts]) -> list[Moved]:
        """The values, the strongest first."""
        return sorted((self._moved(span, known) for span in self.spans), key=lambda one: -one.weight)

    def _moved(self, span: Span, known: Mapping[str, Counts]) -> Moved:
        ends = [known.get(f"{span.key} {end}", Counts()) for end in (0, 1)]
        if any(counts.total < FEWEST for counts in ends):
            return Moved(span, None)
        low, high = (self._figures(counts)[RANKED_BY[self.bench.act]] for counts in ends)
        return Moved(span, difference(low, high))

    def _figures(self, counts: Counts) -> dict[str, Estimate]:
        return figures(self.bench.act, counts)


def _span(bench: Bench, key: str) -> Span | None:
    """The range about the present value; None where the scene allows no other."""
    try:
        return spans_about(bench.scene, [key], SHARE)[0]
    except LabFault:
        return None
