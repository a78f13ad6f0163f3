"""Many pours by one hand, and what came of them. A pour's seed depends on its index, never on the worker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from simulator.acts.hand import Gesture
from simulator.acts.pour import PourAct
from simulator.game import stream, stream_seed
from simulator.lab.chunks import Progress, all_done
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


@dataclass(frozen=True, slots=True)
class PourTask:
    """What is sampled: a scene, a hand (a name, a tilt in degrees, a gesture, or several of which each pour draws one),
    a bottle (None: the four in turn) and what it holds (None: a full bottle)."""

    scene: PourScene
    hand: str | float | AimedPour | Gesture | tuple[Gesture, ...]
    bottle: Condiment | None = None
    contents: Tally | None = None

    def request(self, index: int) -> Pour:
        """The pour number `index`."""
        bottle = self.bottle or COLOURS[index % len(COLOURS)]
        contents = self.contents or Tally.of({bottle: FULL[0], Condiment.SALT: FULL[1]})
        return Pour(seat=0, target=0, bottle=bottle, contents=contents)


def drawn(hand: Any, seed: int, index: int) -> Any:
    """The hand of act number `index`: of recorded gestures, one by its own chance."""
    return hand[stream(seed, "recorded", index).randrange(len(hand))] if isinstance(hand, tuple) else hand


def pour_once(task: PourTask, seed: int, index: int) -> PourAct:
    """The finished act of pour number `index`."""
    request = task.request(index)
    hand = drawn(task.hand, seed, index)
    act = PourAct(task.scene, request, stream_seed(seed, "pour", index), isinstance(hand, Gesture))
    if isinstance(hand, Gesture):
        for pose in hand.poses:
            act.step(pose)
    else:
        led = pour_hand(task.scene, hand, request.contents, stream(seed, "tip", index))
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
    outcomes, speed = all_done(partial(_poured, task, seed), n, CHUNK, workers, progress)
    lost = sum(not task.request(index).contents.holds(poured.fallen) for index, poured in enumerate(outcomes))
    return {
        **figures([poured.fallen.total for poured in outcomes]),
        "fouls": dict(sorted(Counter(foul.value for poured in outcomes for foul in poured.fouls).items())),
        "unaccounted": lost,
        **speed,
        "outcomes": [outcome_json(poured) for poured in outcomes[:SHOWN]],
    }


def _poured(task: PourTask, seed: int, indices: range) -> list[Poured]:
    return [pour_once(task, seed, index).outcome for index in indices]


def figures(counts: Sequence[int], worth: float = 1.0) -> dict[str, Any]:
    """What `counts` of fallen pieces come to; each pour is worth so much of an independent one."""
    n = len(counts)
    return {
        "pours": n,
        "mean": round(sum(counts) / n, 4),
        "histogram": {str(count): times for count, times in sorted(Counter(counts).items())},
        "p_0": wilson(sum(count == 0 for count in counts), n, worth=worth),
        "p_1_or_2": wilson(sum(count in (1, 2) for count in counts), n, worth=worth),
        "p_3_plus": wilson(sum(count >= 3 for count in counts), n, worth=worth),
    }


def outcome_json(poured: Poured) -> dict[str, Any]:
    """An outcome as the log says it, without `chance`."""
    return {
        "in_pan": poured.in_pan.as_dict(),
        "spilled": poured.spilled.as_dict(),
        "fouls": sorted(foul.value for foul in poured.fouls),
    }
