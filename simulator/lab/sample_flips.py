"""Many flips by one hand, and what came of them. A flip's seed depends on its index, never on the worker.

There is no faster mode as there is for tips: a flip begins in a fresh World with one crepe laid down, has no fill to
settle, and is over as soon as the crepe lies still. All of it decides how the crepe lands: nothing can be left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import dropwhile, takewhile
from typing import Any

from simulator.acts.flip import FlipAct
from simulator.acts.hand import Gesture
from simulator.game import stream, stream_seed
from simulator.lab.chunks import Progress, all_done
from simulator.lab.sample import drawn
from simulator.lab.statistics import wilson
from simulator.players.flick import STEADY, AimedFlick, FlickHand, flick_hand
from simulator.scene.flip import FlipScene
from simulator.vocabulary import Flip, Landed

CHUNK = 20
"""Flips a worker does at a time."""

SHOWN = 20
"""How many single outcomes a summary lists."""

GAUGE_FLICKS_S = tuple(0.08 + 0.005 * step for step in range(45))
GAUGE_LIES = 5
"""How many crepes, laid differently, each flick is tried with to measure the gauge."""


FlipHand = str | AimedFlick | Gesture | tuple[Gesture, ...]
"""A skill, a hand with a noise of its own, a gesture, or several of which each flip draws one."""


def flip_once(scene: FlipScene, hand: FlipHand, seed: int, index: int) -> FlipAct:
    """The finished act of flip number `index`: by a hand of a skill, a gesture, or one of several."""
    act = FlipAct(scene, Flip(0), stream_seed(seed, "flip", index))
    leads: Any = drawn(hand, seed, index)
    if isinstance(leads, Gesture):
        for pose in leads.poses:
            act.step(pose)
    else:
        led = flick_hand(scene, leads, stream(seed, "flick", index))
        while not act.done:
            act.step(led.pose(act.tick))
    while not act.done:
        act.step(None)
    return act


def just_right_band(scene: FlipScene, seed: int = 1, flicks_s: Sequence[float] = GAUGE_FLICKS_S) -> tuple[float, float]:
    """The flick speeds, in rad/s, of the slowest and the fastest flick of a steady hand that turn the crepe over.

    From slow to fast up to the first that fails again: a crepe that turns once more than it should does not count.
    Each flick is tried with `GAUGE_LIES` crepes laid differently and counts when most of them land picture side up.
    This is what `gauge.just_right_min_rad_s` and `gauge.just_right_max_rad_s` of a scene are measured with.

    Raises:
        ValueError: no flick turns the crepe over.
    """
    found = (_just_right_speed(scene, seed, flick_s) for flick_s in sorted(flicks_s, reverse=True))
    speeds = list(takewhile(bool, dropwhile(lambda speed: not speed, found)))
    if not speeds:
        raise ValueError(f"scene {scene.name}: no flick of a steady hand turns the crepe over")
    return min(speeds), max(speeds)


def _just_right_speed(scene: FlipScene, seed: int, flick_s: float) -> float:
    """The mean flick speed of such flicks, or 0 where most of them fail."""
    acts = [_steady_flip(scene, flick_s, stream_seed(seed, "gauge", lie)) for lie in range(GAUGE_LIES)]
    turned = sum(act.outcome.landed is Landed.PICTURE_UP for act in acts)
    return sum(act.seen().flick_speed for act in acts) / GAUGE_LIES if 2 * turned > GAUGE_LIES else 0.0


def _steady_flip(scene: FlipScene, flick_s: float, seed: int) -> FlipAct:
    act = FlipAct(scene, Flip(0), seed)
    led = FlickHand(scene, STEADY, stream(seed, "flick"), flick_s)
    while not act.done:
        act.step(led.pose(act.tick))
    return act


def sample_flips(
    scene: FlipScene,
    hand: FlipHand,
    n: int,
    seed: int = 1,
    workers: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """What came of `n` flips, as `alacarte flip --json` prints it (cli.md). The same for any number of workers.

    Raises:
        ValueError: `hand` is no skill that a hand can have, or `n` or `workers` is below 1.
    """
    landed, speed = all_done(partial(_landed, scene, hand, seed), n, CHUNK, workers, progress)
    shares = {side.value: wilson(landed.count(side.value), n) for side in Landed}
    return {"flips": n, **shares, **speed, "outcomes": landed[:SHOWN]}


def _landed(scene: FlipScene, hand: FlipHand, seed: int, indices: range) -> list[str]:
    return [flip_once(scene, hand, seed, index).outcome.landed.value for index in indices]
