"""Many pours by one hand, and what came of them. A pour's seed depends on its index, never on the worker."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from simulator.acts.hand import Gesture
from simulator.acts.pour import PourAct
from simulator.game import stream, stream_seed
from simulator.lab.statistics import wilson
from simulator.players.motor import AimedPour, pour_hand
from simulator.scene.pour import FULL, PourScene
from simulator.vocabulary import COLOURS, Condiment, Pour, Poured, Tally

CHUNK = 20
"""Pours a worker does at a time."""

SHOWN = 20
"""How many single outcomes a summary lists."""

GLANCE_TICKS = 8
"""How often a watching hand looks: every sixtieth of a second, as a screen shows it."""

Progress = Callable[[int], None]
"""Told, now and then, how many pours are done."""


@dataclass(frozen=True, slots=True)
class PourTask:
    """What is sampled: a scene, a hand (a name, a tilt in degrees, or a gesture), a bottle (None: the four in turn)
    and what it holds (None: a full bottle)."""

    scene: PourScene
    hand: str | float | AimedPour | Gesture
    bottle: Condiment | None = None
    contents: Tally | None = None

    def request(self, index: int) -> Pour:
        """The pour number `index`."""
        bottle = self.bottle or COLOURS[index % len(COLOURS)]
        contents = self.contents or Tally.of({bottle: FULL[0], Condiment.SALT: FULL[1]})
        return Pour(seat=0, target=0, bottle=bottle, contents=contents)


def pour_once(task: PourTask, seed: int, index: int) -> PourAct:
    """The finished act of pour number `index`."""
    request = task.request(index)
    recorded = isinstance(task.hand, Gesture)
    act = PourAct(task.scene, request, stream_seed(seed, "pour", index), recorded)
    if isinstance(task.hand, Gesture):
        for pose in task.hand.poses:
            act.step(pose)
    else:
        led = pour_hand(task.scene, task.hand, request.contents, stream(seed, "tip", index))
        fallen = 0
        while not act.done:
            if led.watches and act.tick % GLANCE_TICKS == 0:
                fallen = act.fallen()
            act.step(led.pose(act.tick, fallen))
    while not act.done:
        act.step(None)
    return act


def sample_pours(
    task: PourTask, n: int, seed: int = 1, workers: int = 1, progress: Progress | None = None
) -> dict[str, Any]:
    """What came of `n` pours, as `alacarte pour --json` prints it (cli.md). The same for any number of workers.

    Raises:
        ValueError: there is no such hand, or `n` or `workers` is below 1.
    """
    if n < 1 or workers < 1:
        raise ValueError(f"pours {n}, workers {workers}: allowed is 1 and more")
    started_s = time.perf_counter()
    outcomes = []
    for some in _chunks(partial(_poured, task, seed), n, workers):
        outcomes += some
        if progress is not None:
            progress(len(outcomes))
    return _summary(task, outcomes, time.perf_counter() - started_s)


def _chunks(job: Callable[[range], list[Poured]], n: int, workers: int) -> Iterator[list[Poured]]:
    chunks = [range(start, min(start + CHUNK, n)) for start in range(0, n, CHUNK)]
    if workers == 1:
        yield from map(job, chunks)
        return
    with ProcessPoolExecutor(workers) as processes:
        yield from processes.map(job, chunks)


def _poured(task: PourTask, seed: int, indices: range) -> list[Poured]:
    return [pour_once(task, seed, index).outcome for index in indices]


def _summary(task: PourTask, outcomes: list[Poured], seconds: float) -> dict[str, Any]:
    n = len(outcomes)
    counts = [poured.fallen.total for poured in outcomes]
    lost = sum(not task.request(index).contents.holds(poured.fallen) for index, poured in enumerate(outcomes))
    return {
        "pours": n,
        "mean": round(sum(counts) / n, 4),
        "histogram": {str(count): times for count, times in sorted(Counter(counts).items())},
        "p_0": wilson(sum(count == 0 for count in counts), n),
        "p_1_or_2": wilson(sum(count in (1, 2) for count in counts), n),
        "p_3_plus": wilson(sum(count >= 3 for count in counts), n),
        "fouls": dict(sorted(Counter(foul.value for poured in outcomes for foul in poured.fouls).items())),
        "unaccounted": lost,
        "seconds": round(seconds, 3),
        "per_second": round(n / seconds, 2),
        "outcomes": [outcome_json(poured) for poured in outcomes[:SHOWN]],
    }


def outcome_json(poured: Poured) -> dict[str, Any]:
    """An outcome as the log says it, without `chance`."""
    return {
        "in_pan": poured.in_pan.as_dict(),
        "spilled": poured.spilled.as_dict(),
        "fouls": sorted(foul.value for foul in poured.fouls),
    }
