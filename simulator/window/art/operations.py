"""What a canvas may hold: painted shapes, soft lights, words. Points are design px."""

from __future__ import annotations

from dataclasses import dataclass

from simulator.window.art import lettering
from simulator.window.art.matrix import Box, Matrix, Point, around

Ring = tuple[list[Point], bool]
"""Points and whether they close."""

Stop = tuple[float, str, float]
"""Place from 0 to 1, colour, opacity."""


@dataclass(frozen=True, slots=True)
class Painted:
    """A shape: fill, outline, or both."""

    rings: tuple[Ring, ...]
    fill: str | None
    outline: str | None
    width: float
    opacity: float
    dash: tuple[float, ...]

    def bounds(self) -> Box:
        """The box around it, outline included."""
        return around([point for ring, _ in self.rings for point in ring], self.width / 2)


@dataclass(frozen=True, slots=True)
class Gradient:
    """A see-through gradient: `kind` is radial, down or sideways; `frame` is its box before `matrix`."""

    kind: str
    frame: Box
    matrix: Matrix
    stops: tuple[Stop, ...]
    inside: tuple[Ring, ...] | None

    def bounds(self) -> Box:
        """The box around it."""
        return self.matrix.box(self.frame)


@dataclass(frozen=True, slots=True)
class Words:
    """Words on a base line; `edge` is an outline's colour and width."""

    x: float
    y: float
    words: str
    size: float
    fill: str
    anchor: str
    face: str
    edge: tuple[str, float] | None
    turn: float
    opacity: float

    def left(self) -> float:
        """How far the words reach left of their anchor, in design px."""
        part = {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor]
        return part * lettering.width(self.words, self.face, self.size)

    def bounds(self) -> Box:
        """The box around them, roomy."""
        wide = lettering.width(self.words, self.face, self.size)
        margin = (self.edge[1] / 2 if self.edge else 0) + 2
        left, low = -self.left(), self.size * 0.4
        frame = (left - margin, -self.size * 1.1 - margin, left + wide + margin, low + margin)
        return Matrix.of(self.x, self.y, 1, self.turn, False).box(frame)


@dataclass(frozen=True, slots=True)
class Group:
    """Operations that are see-through together, as one thing."""

    members: tuple[Operation, ...]
    opacity: float

    def bounds(self) -> Box:
        """The box around all of them."""
        corners = [corner for member in self.members for corner in _corners(member.bounds())]
        return around(corners)


def _corners(box: Box) -> tuple[Point, Point]:
    return box[:2], box[2:]


Operation = Painted | Gradient | Words | Group
