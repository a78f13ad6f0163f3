"""Many tips by one hand, as fast as it goes: what fell, not where it came to lie.

`sample_tips` agrees with `sample_pours` in every figure about what leaves the bottle (a chi-square test holds it to
that) at less than half the cost. Each settled fill is used for `TIPS_A_FILL` tips, shaken up before each; what they
still have in common widens the intervals. A tip's seed depends on its index, never on the worker.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from simulator.acts.fill import Fill, settled
from simulator.acts.hand import Gesture, Hand
from simulator.acts.tip import OVER_RAD, Fallen, Tip, lean_rad
from simulator.game import stream, stream_seed
from simulator.lab.chunks import Progress, all_done
from simulator.lab.sample import GLANCE_TICKS, SHOWN, PourTask, drawn, figures
from simulator.players.motor import pour_hand
from simulator.vocabulary import COLOURS, Tally

TIPS_A_FILL = 8
"""How many tips share a settled fill."""

CHUNK = TIPS_A_FILL * len(COLOURS)
"""Tips a worker does at a time: whole families, so that no fill is settled twice."""

SHARED_VARIANCE = 0.05
"""At most this share of the variance is common to tips of the same fill. Source: measured over 90 fills of `standard`,
8 tips each by a steady hand at 115 degrees: pieces .041, none .010, one or two .017, three and more .027."""

INDEPENDENT = 1 / (1 + (TIPS_A_FILL - 1) * SHARED_VARIANCE)
"""What a tip is worth against one with a fill of its own. Source: Kish 1965, Survey Sampling, design effect."""


def sample_tips(
    task: PourTask, n: int, seed: int = 1, workers: int = 1, progress: Progress | None = None
) -> dict[str, Any]:
    """What fell in `n` tips, as `alacarte pour --fast --json` prints it. The same for any number of workers.

    Raises:
        ValueError: there is no such hand, or `n` or `workers` is below 1.
    """
    fallen, speed = all_done(partial(tips, task, seed), n, CHUNK, workers, progress)
    lost = sum(not task.request(index).contents.holds(one.pieces) for index, one in enumerate(fallen))
    return {
        **figures([one.pieces.total for one in fallen], INDEPENDENT),
        "fouls": dict(sorted(Counter(foul.value for one in fallen for foul in one.fouls).items())),
        "unaccounted": lost,
        **speed,
        "outcomes": [fallen_json(one) for one in fallen[:SHOWN]],
    }


def fallen_json(fallen: Fallen) -> dict[str, Any]:
    """What fell in one tip: no word about pan and table, which a tip does not know."""
    return {"fallen": fallen.pieces.as_dict(), "fouls": sorted(foul.value for foul in fallen.fouls)}


def tips(task: PourTask, seed: int, indices: range) -> list[Fallen]:
    """What fell in the tips of these numbers; cheapest where whole chunks of `CHUNK` are asked for."""
    fills = Fills(seed)
    return [tip_once(task, seed, index, fills.of(task, index)) for index in indices]


class Fills:
    """The settled fills of a scene: tips of the same bottle in a chunk share one, `TIPS_A_FILL` at a time."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._chunk = -1
        self._settled: dict[int, Fill] = {}

    def of(self, task: PourTask, index: int) -> Fill:
        """The fill of tip number `index`; those of the chunk at hand are kept."""
        chunk, place = divmod(index, CHUNK)
        if chunk != self._chunk:
            self._chunk, self._settled = chunk, {}
        family = place // TIPS_A_FILL if task.bottle else place % len(COLOURS)
        if family not in self._settled:
            fill_seed = stream_seed(self._seed, "fill", chunk, family)
            self._settled[family] = settled(task.scene, task.request(index), fill_seed)
        return self._settled[family]


def tip_once(task: PourTask, seed: int, index: int, fill: Fill, parts: int = 1) -> Fallen:
    """What fell in tip number `index`, of a bottle filled like that; `parts`: physics steps a tick, at least."""
    task = replace(task, hand=drawn(task.hand, seed, index))
    request, led = task.request(index), _led(task, seed, index)
    tick = _beginning(led, lean_rad(task.scene, request))
    held = led.pose(tick, 0)
    if held is None:
        return Fallen(Tally())
    tip = Tip(task.scene, request, fill, held, stream(seed, "shake", index), isinstance(task.hand, Gesture), parts)
    fallen = 0
    while tick < led.down_until_tick or not tip.done:
        tick += 1
        if led.watches and tick % GLANCE_TICKS == 0:
            fallen = tip.fallen()
        tip.step(led.pose(tick, fallen))
    return tip.outcome


class Led(Protocol):
    """What leads a bottle. It is upright until `begins_tick`, and its mouth may be down until `down_until_tick`."""

    @property
    def watches(self) -> bool: ...

    @property
    def begins_tick(self) -> int: ...

    @property
    def down_until_tick(self) -> int: ...

    def pose(self, tick: int, fallen: int) -> Hand | None:
        """The pose wished for in the tick after `tick`; None once it has let go."""


class _Recorded:
    """Leads a bottle along a recorded gesture."""

    watches = False
    begins_tick = 0

    def __init__(self, gesture: Gesture) -> None:
        self._poses = gesture.poses
        tipped = [tick for tick, pose in enumerate(gesture.poses) if pose.tilt_rad > OVER_RAD]
        self.down_until_tick = tipped[-1] if tipped else 0

    def pose(self, tick: int, fallen: int) -> Hand | None:
        """The recorded pose."""
        return self._poses[tick] if tick < len(self._poses) else None


def _led(task: PourTask, seed: int, index: int) -> Led:
    if isinstance(task.hand, Gesture):
        return _Recorded(task.hand)
    hand: Any = task.hand
    return pour_hand(task.scene, hand, task.request(index).contents, stream(seed, "tip", index))


def _beginning(led: Led, least_rad: float) -> int:
    """The first tick whose pose leans further than friction holds a fill; where none does, the first without one."""
    tick = led.begins_tick
    while (pose := led.pose(tick, 0)) is not None and pose.tilt_rad <= least_rad:
        tick += 1
    return tick
