"""What a study measures: places with acts to perform, cut into pieces of work of about a second."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from simulator.lab.hand_models import Hand
from simulator.lab.measure import Changes, Part
from simulator.lab.sample import drawn
from simulator.scene.flip import FlipScene
from simulator.scene.pour import PourScene
from simulator.vocabulary import Condiment, Tally

CHUNK = {"pour": 64, "flip": 150}
"""Acts that a worker does at a time: half a second to two. Source: 11 to 25 ms of CPU a pour, 5 to 7 a flip."""


@dataclass(frozen=True, slots=True)
class Point:
    """One place of a study: a scene with changed values, whose hand leads, and which acts are performed.

    hand: a hand model, or recorded gestures of which each act draws one by its own chance.
    """

    scene: PourScene | FlipScene
    hand: Hand
    acts: int
    changes: Changes = ()
    seed: int = 1
    first: int = 0
    bottle: Condiment | None = None
    contents: Tally | None = None

    def part(self, start: int, acts: int) -> Part:
        """`acts` of its acts from number `start` on."""
        first = self.first + start
        hand = self.hand
        if isinstance(hand, tuple):
            hand = tuple(drawn(hand, self.seed, index) for index in range(first, first + acts))
        return Part(self.scene, self.changes, hand, self.seed, first, acts, self.bottle, self.contents)


@dataclass(frozen=True, slots=True)
class Work:
    """One piece of work: for each point that it touches, the acts to perform."""

    points: tuple[int, ...]
    parts: tuple[Part, ...]


def pieces_of_work(points: Sequence[Point]) -> Iterator[Work]:
    """The acts of all points in order, cut into pieces of equal size: a piece may end in the middle of a point."""
    chunk = CHUNK[points[0].scene.act] if points else 1
    at: list[int] = []
    parts: list[Part] = []
    room = chunk
    for number, point in enumerate(points):
        start = 0
        while start < point.acts:
            acts = min(room, point.acts - start)
            at.append(number)
            parts.append(point.part(start, acts))
            start, room = start + acts, room - acts
            if not room:
                yield Work(tuple(at), tuple(parts))
                at, parts, room = [], [], chunk
    if parts:
        yield Work(tuple(at), tuple(parts))


def count_work(points: Sequence[Point]) -> int:
    """How many pieces of work there are."""
    acts = sum(point.acts for point in points)
    return -(-acts // CHUNK[points[0].scene.act]) if points else 0
