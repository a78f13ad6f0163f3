"""A silo of grains that jams over its outlet, against the literature on clogging."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from simulator.game import stream
from simulator.lab.chunks import all_done
from simulator.lab.statistics import wilson
from simulator.lab.validate.check import Check, Points, Trace, within_band
from simulator.physics.world import Material, Motion, Pose, World

GRAIN_MM = 8.0
WIDTH_GRAINS = 20
GRAINS = 300
ITERATIONS = 20
AVALANCHE = 50
"""J50 is the chance that fewer grains than this pass before the outlet clogs."""

MATERIAL = Material(0.5, 0.05)
STILL_MM_S = 8.0
LOOK_TICKS = 24
LONGEST_LOOKS = 200
SETTLE_TICKS = 240
GOLDBERG = "Goldberg, Carlevaro & Pugnaloni 2018, J. Stat. Mech. 113201"
JANDA_TO = "Janda 2008 and To 2005, mean avalanches"

GLOBAL_DISCS = ((3.5, 0.959), (4.0, 0.718), (4.5, 0.376))
GLOBAL_SQUARES = ((4.0, 0.999), (5.0, 0.988))
BANDS = {3.5: (0.27, 0.96), 4.0: (0.08, 0.72), 4.5: (0.02, 0.38)}
"""From the experiments up to the simulation of Goldberg: published values differ three- to sixfold."""

SQUARE_BANDS = {4.0: (0.388, 1.0), 5.0: (0.388, 1.0)}
"""From Goldberg's squares at 5 grains whose arch is broken (local) up to certainty."""


@dataclass(frozen=True, slots=True)
class Silo:
    """A silo 20 grains wide with an outlet of so many grains; round grains or squares of the same width."""

    outlet_grains: float
    round: bool
    most: int = AVALANCHE

    def avalanche(self, chance: random.Random) -> int:
        """How many grains pass before the outlet clogs, counted up to `most`; filled anew."""
        world = World(iterations=ITERATIONS)
        world.wall(self._walls(), MATERIAL)
        plug = world.tool([self._plug()], MATERIAL, Pose(0.0, 0.0, 0.0))
        for at in _places(chance):
            self._grain(world, at)
        world.step(SETTLE_TICKS)
        for tick in range(1, 25):
            plug.lead(0.0, -4.0 * tick, 0.0)
            world.step()
        plug.lead(0.0, -5000.0, 0.0)
        world.step()
        plug.hold()
        return self._passed(world)

    def _passed(self, world: World) -> int:
        for _look in range(LONGEST_LOOKS):
            world.step(LOOK_TICKS)
            motions = world.motions()
            passed = sum(motion.y_mm < -GRAIN_MM for motion in motions)
            if passed >= self.most:
                return self.most
            if all(map(_still, motions)):
                return passed
        return passed

    def _walls(self) -> list[list[tuple[float, float]]]:
        half, gap, deep, high = WIDTH_GRAINS * GRAIN_MM / 2, self.outlet_grains * GRAIN_MM / 2, 24.0, 800.0
        right = [
            [(gap, -deep), (half + deep, -deep), (half + deep, 0.0), (gap, 0.0)],
            [(half, 0.0), (half + deep, 0.0), (half + deep, high), (half, high)],
        ]
        return right + [[(-x, y) for x, y in reversed(solid)] for solid in right]

    def _plug(self) -> list[tuple[float, float]]:
        gap = self.outlet_grains * GRAIN_MM / 2 - 0.1
        return [(-gap, -24.0), (gap, -24.0), (gap, 0.0), (-gap, 0.0)]

    def _grain(self, world: World, at: Pose) -> None:
        half = GRAIN_MM / 2
        if self.round:
            world.disc(half, 1.0, MATERIAL, at)
        else:
            world.piece([(-half, -half), (half, -half), (half, half), (-half, half)], 1.0, MATERIAL, at)


def _places(chance: random.Random) -> list[Pose]:
    """Loose rows, each grain somewhere in its own cell, turned anyhow."""
    cell = GRAIN_MM * 1.45
    a_row = int(WIDTH_GRAINS * GRAIN_MM / cell)
    left = -(a_row - 1) / 2 * cell
    return [
        Pose(
            left + (place % a_row) * cell + chance.uniform(-0.3, 0.3),
            cell * (0.6 + place // a_row) + chance.uniform(-0.3, 0.3),
            chance.uniform(-math.pi, math.pi),
        )
        for place in range(GRAINS)
    ]


def _still(motion: Motion) -> bool:
    return motion.y_mm < -GRAIN_MM or math.hypot(motion.right_mm_s, motion.up_mm_s) < STILL_MM_S


def avalanches(silo: Silo, n: int, workers: int) -> list[int]:
    """The sizes of `n` avalanches, each from a silo filled anew."""
    found, _speed = all_done(partial(_avalanches, silo), n, 4, workers)
    return found


def _avalanches(silo: Silo, indices: range) -> list[int]:
    return [silo.avalanche(stream(1, "silo", str(silo.outlet_grains), int(silo.round), index)) for index in indices]


def checks(runs: int, workers: int) -> list[Check]:
    """J50 of discs and squares within their bands, falling with the outlet, squares above discs, exponential sizes."""
    discs = {outlet: avalanches(Silo(outlet, True, 3 * AVALANCHE), runs, workers) for outlet, _j50 in GLOBAL_DISCS}
    squares = {outlet: avalanches(Silo(outlet, False), runs // 2, workers) for outlet, _j50 in GLOBAL_SQUARES}
    return [
        *_banded("discs", discs, BANDS, GLOBAL_DISCS, f"{GOLDBERG}; {JANDA_TO}"),
        *_banded("squares", squares, SQUARE_BANDS, GLOBAL_SQUARES, GOLDBERG),
        _falls(discs),
        _squares_above(discs, squares),
        tail(discs[3.5]),
    ]


def clogged(sizes: Sequence[int]) -> int:
    """How many avalanches ended before `AVALANCHE` grains had passed."""
    return sum(size < AVALANCHE for size in sizes)


def _banded(
    kind: str, sizes: dict[float, list[int]], bands: dict[float, tuple[float, float]], published: Points, source: str
) -> Iterator[Check]:
    """A check of J50 at each outlet, all of them in one picture."""
    shares = {outlet: wilson(clogged(found), len(found)) for outlet, found in sizes.items()}
    trace = Trace(
        f"Silo: {kind} that clog",
        [(outlet, share["value"]) for outlet, share in shares.items()],
        [],
        "outlet, grains wide",
        "J50",
        published,
        surely=[(share["low"], share["high"]) for share in shares.values()],
        allowed=[(outlet, *bands[outlet]) for outlet in shares],
    )
    for outlet, share in shares.items():
        name = f"silo, {kind}, J50 at D = {outlet} (95 %: {share['low']:.2f} to {share['high']:.2f})"
        yield within_band(name, share["value"], *bands[outlet], source, trace)


def _falls(discs: dict[float, list[int]]) -> Check:
    shares = [clogged(sizes) / len(sizes) for _outlet, sizes in sorted(discs.items())]
    falls = sum(before > after for before, after in pairwise(shares))
    return Check("silo, J50 falls with the outlet (steps)", float(falls), float(len(shares) - 1), 0.0, GOLDBERG)


def _squares_above(discs: dict[float, list[int]], squares: dict[float, list[int]]) -> Check:
    difference = clogged(squares[4.0]) / len(squares[4.0]) - clogged(discs[4.0]) / len(discs[4.0])
    return within_band("silo, squares clog more than discs at D = 4 (J50 difference)", difference, 0.05, 1.0, GOLDBERG)


LEAST = 10
"""Avalanches shorter than this are what lay on the plug when it was pulled, not the tail. Source: of 480 at D = 3.5, 86
have 5 to 9 grains and 16 have 10 to 14; from 10 on the gap to the exponential law stays at .06, from 5 on it is .17."""


def tail(sizes: Sequence[int]) -> Check:
    """The largest gap between the counted sizes of avalanches and the exponential law of their mean."""
    most = max(sizes)
    above = [size - LEAST for size in sizes if size >= LEAST]
    ended = sum(size + LEAST < most for size in above)
    mean = sum(above) / max(1, ended)
    survival = [(float(at), sum(size >= at for size in above) / len(above)) for at in range(most - LEAST)]
    law = [(at, math.exp(-at / mean)) for at, _share in survival]
    gap = max(abs(found - share) for (_a, found), (_b, share) in zip(survival, law, strict=True))
    trace = Trace("Silo: avalanches are exponential", survival[::5], law, "grains or more", "share of avalanches")
    source = f"{JANDA_TO}: exponential; Kolmogorov's bound 1.36 / sqrt(n) of those in the tail"
    return Check("silo, gap to the exponential tail", gap, 0.0, 1.36 / math.sqrt(len(above)), source, trace)
