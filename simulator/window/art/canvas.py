"""A canvas records what is to be drawn, in design px; `render` makes the picture at any scale.

Recording is free of pygame's display and of pixels: the same canvas gives a sharp picture at 1024x600 and at 4K.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from simulator.window.art import palette, shapes
from simulator.window.art.matrix import IDENTITY, Box, Matrix, joined
from simulator.window.art.operations import Gradient, Group, Operation, Painted, Stop, Words
from simulator.window.art.shapes import Point, Shape

if TYPE_CHECKING:
    import pygame

GLOSS = "#FFFDF4"


@dataclass(frozen=True, slots=True)
class _Place:
    matrix: Matrix = IDENTITY
    size: float = 1.0


class Canvas:
    """Records shapes, soft lights and words, in the order in which they cover each other."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self.worded = False
        """Whether there are words on it."""
        self._place = _Place()

    # Shapes

    def path(
        self,
        shape: Shape,
        fill: str | None = None,
        outline: str | None = None,
        width: float = 0,
        opacity: float = 1,
        dash: Sequence[float] | None = None,
    ) -> None:
        """A filled and outlined shape; `dash` gives the lengths of strokes and gaps."""
        rings = _rings(shape)
        if not rings:
            return
        matrix = self._place.matrix
        thick = width * self._place.size * palette.current().stroke_factor if outline else 0.0
        lengths = tuple(length * self._place.size for length in dash or ())
        moved = tuple((matrix.apply(points), closed) for points, closed in rings)
        self.operations.append(Painted(moved, fill, outline, thick, opacity, lengths))

    def line(
        self,
        points: Sequence[Point],
        outline: str | None = None,
        width: float = 6,
        soft: bool = True,
        opacity: float = 1,
        dash: Sequence[float] | None = None,
    ) -> None:
        """A line through `points`, curved when `soft`; in ink without `outline`."""
        self.path(shapes.line(points, soft), None, outline or palette.colour("ink"), width, opacity, dash)

    def flat(self, shape: Shape, fill: str, width: float = 6) -> None:
        """A shape in one colour with the ink outline: for small parts."""
        self.path(shape, fill, palette.colour("ink") if width else None, width)

    def toy(
        self,
        shape: Shape,
        fill: str,
        width: float = 6,
        depth: float | None = None,
        gloss: bool = True,
        shade: str | None = None,
    ) -> None:
        """The four layers of every form: base, shade bottom right, gloss top left, outline.

        Args:
            width: of the outline; 0 for none.
            depth: of the shade crescent; from the size of the shape when not given.
            shade: its colour; the palette's shade of `fill` when not given.
        """
        left, top, right, bottom = shape.bounds
        small = min(right - left, bottom - top)
        depth = max(3.0, min(18.0, small * 0.12)) if depth is None else depth
        self.path(shape, fill)
        self.path(_shade(shape, depth), shade or palette.dark(fill))
        if gloss and small > 14:
            self.path(_gloss(shape, width, depth), GLOSS, opacity=0.62)
        if width:
            self.path(shape, None, palette.colour("ink"), width)

    # Soft lights

    def radial(self, x: float, y: float, radius_x: float, radius_y: float, stops: Sequence[Stop]) -> None:
        """An ellipse of light: `stops` are (way from the middle 0 to 1, colour, opacity)."""
        frame = (x - radius_x, y - radius_y, x + radius_x, y + radius_y)
        self._gradient("radial", None, frame, stops)

    def linear(self, shape: Shape, start: Stop, end: Stop, sideways: bool = False) -> None:
        """A shape filled from top to bottom, or from left to right, between two stops."""
        self._gradient("sideways" if sideways else "down", shape, shape.bounds, (start, end))

    def shadow(self, x: float, y: float, radius_x: float, radius_y: float | None = None, strength: float = 0.3) -> None:
        """The soft shadow under a standing thing."""
        cast = palette.CAST_SHADOW
        stops = ((0.0, cast, strength), (0.6, cast, strength * 0.6), (1.0, cast, 0.0))
        self.radial(x, y, radius_x, radius_x * 0.14 if radius_y is None else radius_y, stops)

    def glow(
        self,
        x: float,
        y: float,
        radius_x: float,
        radius_y: float | None = None,
        hue: str = "#FFF6D8",
        strength: float = 0.9,
    ) -> None:
        """A soft light."""
        stops = ((0.0, hue, strength), (0.5, hue, strength * 0.45), (1.0, hue, 0.0))
        self.radial(x, y, radius_x, radius_x if radius_y is None else radius_y, stops)

    def _gradient(self, kind: str, shape: Shape | None, frame: Box, stops: Sequence[Stop]) -> None:
        place = self._place
        inside = None if shape is None else tuple((place.matrix.apply(r), closed) for r, closed in _rings(shape))
        self.operations.append(Gradient(kind, frame, place.matrix, tuple(stops), inside))

    # Words

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 32,
        fill: str | None = None,
        anchor: str = "start",
        face: str = "title",
        outline: str | None = None,
        outline_width: float = 0,
        opacity: float = 1,
    ) -> None:
        """Words whose base line is at `y`; `anchor` is start, middle or end; `face` title, bold or text."""
        place = self._place
        (at_x, at_y), size = place.matrix.point(x, y), size * place.size
        edge = (outline, outline_width * place.size) if outline else None
        ink = fill or palette.colour("ink")
        words_op = Words(at_x, at_y, words, size, ink, anchor, face, edge, place.matrix.turn, opacity)
        self.operations.append(words_op)
        self.worded = True

    # Places

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, size: float = 1, turn: float = 0, mirrored: bool = False, opacity: float = 1
    ) -> Iterator[Canvas]:
        """Everything drawn inside is scaled, mirrored left to right, turned by degrees, and moved to (x, y).

        With `opacity` it is see-through as one thing: parts that cover each other do not show.
        """
        before, operations = self._place, self.operations
        matrix = joined(before.matrix, Matrix.of(x, y, size, turn, mirrored))
        self._place = _Place(matrix, before.size * size)
        if opacity < 1:
            self.operations = []
        try:
            yield self
        finally:
            members, self.operations, self._place = self.operations, operations, before
        if opacity < 1 and members:
            self.operations.append(Group(tuple(members), opacity))

    # Pictures

    def bounds(self) -> Box:
        """The box around everything recorded, outlines included; zeros when nothing is."""
        boxes = [operation.bounds() for operation in self.operations]
        if not boxes:
            return 0.0, 0.0, 0.0, 0.0
        lows, highs = [b[:2] for b in boxes], [b[2:] for b in boxes]
        return (
            min(x for x, _ in lows),
            min(y for _, y in lows),
            max(x for x, _ in highs),
            max(y for _, y in highs),
        )

    def render(self, scale: float, box: Box | None = None) -> pygame.Surface:
        """The picture of `box` (left, top, right, bottom in design px) at `scale` px a design px.

        Without `box` it is the box around everything recorded.
        """
        from simulator.window.art.render import rendered

        return rendered(self.operations, box or self.bounds(), scale)


def _rings(shape: Shape) -> list[tuple[list[Point], bool]]:
    if shape is None or shape.is_empty:
        return []
    rings: list[tuple[list[Point], bool]] = []
    for part in getattr(shape, "geoms", (shape,)):
        if part.geom_type == "Polygon":
            rings += [(list(ring.coords)[:-1], True) for ring in (part.exterior, *part.interiors)]
        elif part.geom_type == "LineString":
            rings.append((list(part.coords), False))
    return [(points, closed) for points, closed in rings if len(points) > (2 if closed else 1)]


@lru_cache(maxsize=4096)
def _shade(shape: Shape, depth: float) -> Shape:
    return shape.difference(shapes.moved(shape, -depth, -depth * 0.8)).buffer(-0.4)


@lru_cache(maxsize=4096)
def _gloss(shape: Shape, width: float, depth: float) -> Shape:
    inside = shape.buffer(-(width * 0.5 + depth * 0.38))
    if inside.is_empty:
        return inside
    thin = max(2.2, depth * 0.42)
    crescent = inside.difference(shapes.moved(inside, thin, thin * 1.1))
    return crescent.buffer(-thin * 0.22).buffer(thin * 0.2)
