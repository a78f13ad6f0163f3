"""The same pour as a bare C loop over the same library, compiled where a compiler exists."""

from __future__ import annotations

import ctypes
import math
import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from simulator.acts.fill import DROP_TICKS, SETTLE_TICKS
from simulator.lab.bench.ratio import Skip
from simulator.lab.bench.table import Table
from simulator.physics.world import (
    COLLISION_SLOP_MM,
    GRAVITY_MM_S2,
    ITERATIONS,
    TICK_S,
    Outline,
    library_path,
)

SOURCE = Path(__file__).with_name("pour_loop.c")
COMPILERS = ("cc", "gcc", "clang")


def compiled(folder: Path) -> Any:
    """The C loop as a library, bound to the one that the simulator uses.

    Raises:
        Skip: there is no C compiler, or it cannot build the loop.
    """
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        raise Skip("no C compiler")
    built = folder / "pour_loop.so"
    try:
        subprocess.run([compiler, "-O2", "-shared", "-fPIC", SOURCE, "-o", built], check=True, capture_output=True)
        ctypes.CDLL(str(library_path()), mode=ctypes.RTLD_GLOBAL)
        return ctypes.CDLL(str(built))
    except (subprocess.CalledProcessError, OSError) as fault:
        raise Skip(f"the C loop cannot be built: {fault}") from None


def c_pour(library: Any, table: Table) -> Callable[[], list[tuple[float, float, float]]]:
    """A function that pours `table` in C and says where the pieces are in the end."""
    values = table.scene.materials_of(table.request.bottle)
    out = (ctypes.c_double * (3 * len(table.outlines)))()
    places = [number for pose in table.entrances for number in (pose.x_mm, pose.y_mm, pose.angle_rad)]
    arguments = [
        *_solids(table.walls),
        *_solids(table.bottle),
        *_solids(table.outlines),
        _doubles(table.masses_g),
        _doubles(places),
        _doubles(table.home),
        len(table.poses),
        _doubles([number for pose in table.poses for number in pose]),
        *map(ctypes.c_double, (math.sqrt(values.friction), math.sqrt(values.restitution))),
        *map(ctypes.c_double, (GRAVITY_MM_S2, COLLISION_SLOP_MM)),
        *(ITERATIONS, ctypes.c_double(TICK_S), DROP_TICKS, SETTLE_TICKS, out),
    ]

    def pour() -> list[tuple[float, float, float]]:
        library.pour(*arguments)
        return [(out[at], out[at + 1], out[at + 2]) for at in range(0, len(out), 3)]

    return pour


def _solids(solids: Sequence[Outline]) -> tuple[int, Any, Any]:
    sizes = (ctypes.c_int * len(solids))(*map(len, solids))
    return len(solids), sizes, _doubles([number for solid in solids for point in solid for number in point])


def _doubles(numbers: Iterable[float]) -> Any:
    listed = list(numbers)
    return (ctypes.c_double * len(listed))(*listed)
