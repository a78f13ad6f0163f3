"""The one seam between studies and acts: a hand performs acts on a scene, and what came of them is counted.

Pours are counted with the sampling mode: what fell, not where; some share a settled fill, which widens the intervals.
An act's chance depends on the seed of the study and the act's index, never on who performs it or where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from simulator.lab.counts import Counts
from simulator.lab.faults import LabFault
from simulator.lab.hand_models import Hand, resolved
from simulator.lab.sample import PourTask
from simulator.lab.sample_flips import flip_once
from simulator.lab.sample_tips import Fills, tip_once
from simulator.scene.files import varied
from simulator.scene.flip import FlipScene
from simulator.scene.pour import PourScene
from simulator.vocabulary import Condiment, Tally

Changes = tuple[tuple[str, Any], ...]
"""Changed values of a scene: ((key, value), …)."""


@dataclass(frozen=True, slots=True)
class Part:
    """Acts `first` to `first + acts − 1` on one scene: of one hand, or of a recorded gesture for each act."""

    scene: PourScene | FlipScene
    changes: Changes
    hand: Hand
    seed: int
    first: int
    acts: int
    bottle: Condiment | None = None
    contents: Tally | None = None


def counts(part: Part) -> Counts:
    """What came of the acts of `part`.

    Raises:
        ValueError: there is no such hand.
        LabFault: a piece was lost.
    """
    scene = varied(part.scene, part.changes)
    count = _count_pours if isinstance(scene, PourScene) else _count_flips
    return count(scene, part)


def counts_of(parts: tuple[Part, ...]) -> list[Counts]:
    """`counts` of each part: what a worker does with one piece of work."""
    return [counts(part) for part in parts]


def _count_pours(scene: PourScene, part: Part) -> Counts:
    outcomes: Counter[str] = Counter()
    fouls: Counter[str] = Counter()
    fills = Fills(part.seed)
    for index, hand in _acts(part):
        task = PourTask(scene, resolved(hand, scene, part.contents), part.bottle, part.contents)
        fallen = tip_once(task, part.seed, index, fills.of(task, index))
        if not task.request(index).contents.holds(fallen.pieces):
            raise LabFault(f"pour {index} of seed {part.seed}: more fell than the bottle held: {fallen}")
        outcomes[str(fallen.pieces.total)] += 1
        fouls.update(foul.value for foul in fallen.fouls)
    return Counts(dict(outcomes), dict(fouls))


def _count_flips(scene: FlipScene, part: Part) -> Counts:
    landed = (
        flip_once(scene, resolved(hand, scene), part.seed, index).outcome.landed.value for index, hand in _acts(part)
    )
    return Counts(dict(Counter(landed)))


def _acts(part: Part) -> Iterator[tuple[int, Any]]:
    """The index of each act and the hand that performs it."""
    for place in range(part.acts):
        yield part.first + place, part.hand[place] if isinstance(part.hand, tuple) else part.hand
