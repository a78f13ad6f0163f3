"""How fast pours are: against a bare C loop, a newcomer's loop and Box2D; by workers, pieces and number of pours."""

from __future__ import annotations

import math
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from simulator.acts.bottle import material_of
from simulator.acts.fill import DROP_TICKS, SETTLE_TICKS
from simulator.acts.perform import perform
from simulator.lab.bench.box2d import box2d_pour
from simulator.lab.bench.c_loop import c_pour, compiled
from simulator.lab.bench.ratio import Ratio, Skip, cpu_s, measured, over
from simulator.lab.bench.table import Table, table_of
from simulator.lab.sample import PourTask, pour_once
from simulator.lab.sample_tips import CHUNK, sample_tips, tips
from simulator.physics.newcomer import plain_pour
from simulator.scene.files import load_scene, varied
from simulator.vocabulary import Condiment, Flipped, Poured, Tally

AIM_DEG = 115.0
POURS = 8
"""Pours of each repeat, so that easy and hard ones even out."""

SIZES = (20, 40, 80, 160)

WIDEST_BOTTLE = 2.25
"""How much larger than the standard one a bottle may be: then pieces get smaller. Source: the ranges of scenes."""


def standard() -> PourTask:
    """The pour that is measured: standard scene, full bottle, a steady hand slow enough for whole ticks."""
    return PourTask(load_scene("pour", "standard"), AIM_DEG)


def tables() -> list[Table]:
    """The pours that every loop does."""
    return [table_of(standard(), 1, index) for index in range(POURS)]


def full_vs_c_loop() -> float:
    """A recorded pour performed by us, over the same pour in C."""
    some = tables()
    with tempfile.TemporaryDirectory() as folder:
        library = compiled(Path(folder))
        loops = [c_pour(library, table) for table in some]
        return over(lambda: [performed(table) for table in some], lambda: [loop() for loop in loops])


def performed(table: Table) -> Poured | Flipped:
    """The same pour by our own act."""
    return perform(table.scene, table.gesture, table.seed, table.request)


def sampling_vs_full() -> float:
    """Full pours over as many tips."""
    task = standard()
    return over(lambda: [pour_once(task, 1, index) for index in range(CHUNK)], lambda: tips(task, 1, range(CHUNK)))


def sampling_vs_naive() -> float:
    """A newcomer's loop over as many tips."""
    some = tables()
    return _over_tips(lambda: [newcomer(table) for table in some])


def newcomer(table: Table) -> list[tuple[float, float, float]]:
    """The same pour as a newcomer would write it."""
    pieces = list(zip(table.outlines, table.masses_g, table.entrances, strict=True))
    material = material_of(table.scene, table.request.bottle)
    waits = (DROP_TICKS, SETTLE_TICKS)
    return plain_pour(table.walls, table.bottle, pieces, material, table.home, table.poses, waits)


def sampling_vs_box2d() -> float:
    """Box2D's pours over as many tips."""
    loops = [box2d_pour(table) for table in tables()]
    return _over_tips(lambda: [loop() for loop in loops])


def _over_tips(pours: Callable[[], object]) -> float:
    """CPU time a pour of so many `pours` over that of a tip."""
    task = standard()
    return over(pours, lambda: tips(task, 1, range(CHUNK))) * CHUNK / POURS


def two_workers() -> float:
    """Tips a second of two processes over those of one, by the clock: CPU time does not show waiting."""
    task, n = standard(), 12 * CHUNK
    speeds: list[list[float]] = [
        [sample_tips(task, n, workers=workers)["per_second"] for workers in (1, 2)] for _repeat in range(3)
    ]
    return statistics.median(two / one for one, two in speeds)


def growth() -> float:
    """The exponent with which the cost of a tip grows with its pieces, each bottle as full as the usual one."""
    costs = [_cost_s(size) for size in SIZES]
    return slope([math.log(size) for size in SIZES], [math.log(cost) for cost in costs])


def _cost_s(size: int) -> float:
    standard_scene, grown = load_scene("pour", "standard"), math.sqrt(size / SIZES[0])
    bottle = min(grown, WIDEST_BOTTLE)
    changes = {
        "dispenser.inside_width_mm": bottle * standard_scene.dispenser.inside_width_mm,
        "dispenser.inside_height_mm": bottle * standard_scene.dispenser.inside_height_mm,
        "pieces.size_mm": bottle / grown * standard_scene.pieces.size_mm,
        "pieces.salt_size_mm": bottle / grown * standard_scene.pieces.salt_size_mm,
        "hand.max_speed_mm_s": 400.0,
        "hand.max_tilt_rate_deg_s": 600.0,
        "hand.home_y_mm": 150.0,
    }
    scene = varied(standard_scene, tuple(changes.items()))
    task = PourTask(scene, AIM_DEG, Condiment.LEMON, Tally.of(lemon=size * 3 // 4, salt=size // 4))
    return statistics.median(cpu_s(partial(tips, task, seed, range(CHUNK // 4))) for seed in range(3))


def slope(xs: Sequence[float], ys: Sequence[float]) -> float:
    """The slope of the line of least squares."""
    x, y = statistics.fmean(xs), statistics.fmean(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / sum((a - x) ** 2 for a in xs)


PEAK = """
import resource
from simulator.lab.bench.pours import small_tips
small_tips({pours})
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def memory() -> float:
    """The peak of memory of 10,000 small pours over that of 100."""
    if sys.platform == "win32":
        raise Skip("no peak of memory on Windows")
    few, many = (_peak(pours) for pours in (100, 10_000))
    return many / few


def _peak(pours: int) -> int:
    run = subprocess.run([sys.executable, "-c", PEAK.format(pours=pours)], capture_output=True, text=True, check=True)
    return int(run.stdout)


def small_tips(pours: int) -> None:
    """So many tips of a nearly empty bottle, counted as the sampler counts them."""
    task = PourTask(load_scene("pour", "standard"), AIM_DEG, Condiment.LEMON, Tally.of(lemon=2))
    sample_tips(task, pours)


def ratios() -> list[Callable[[], Ratio]]:
    """Every ratio of pours, to be measured one by one."""
    return [
        lambda: measured("full_vs_c_loop", full_vs_c_loop, 1.25, True, "a recorded pour over a C loop, CPU"),
        lambda: measured("sampling_vs_full", sampling_vs_full, 2.2, False, "full pours over tips, CPU"),
        lambda: measured("sampling_vs_naive", sampling_vs_naive, 4.0, False, "plain pymunk loop over tips, CPU"),
        lambda: measured("sampling_vs_box2d", sampling_vs_box2d, 1.0, False, "Box2D v3 in Python over tips, CPU"),
        lambda: measured("two_workers", two_workers, 1.8, False, "tips a second, 2 processes over 1, by the clock"),
        lambda: measured("growth", growth, 1.3, True, "exponent of the cost of a tip, 20 to 160 pieces, CPU"),
        lambda: measured("memory_mb", memory, 1.1, True, "peak of 10,000 tips over that of 100"),
    ]
