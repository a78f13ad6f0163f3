"""Whether the step of the physics is fine enough: the standard pour in whole and in half ticks."""

from __future__ import annotations

from functools import partial

from simulator.lab.chunks import all_done
from simulator.lab.sample import PourTask
from simulator.lab.sample_tips import CHUNK, Fills, tip_once
from simulator.lab.validate.check import Check
from simulator.scene.files import load_scene

SHARE = 0.1


def convergence(tips: int, workers: int) -> Check:
    """The mean of the standard pour in half ticks, against whole ones."""
    whole, half = (_mean(tips, parts, workers) for parts in (1, 2))
    name = "pieces a standard pour, 960 against 480 Hz"
    return Check(name, half, whole, SHARE * whole, "physics.md: the step size converges within 10 %")


def _mean(tips: int, parts: int, workers: int) -> float:
    found, _speed = all_done(partial(_fallen, parts), tips, CHUNK, workers)
    return sum(found) / tips


def _fallen(parts: int, indices: range) -> list[int]:
    task, fills = PourTask(load_scene("pour", "standard"), "practised"), Fills(1)
    return [tip_once(task, 1, index, fills.of(task, index), parts).pieces.total for index in indices]
