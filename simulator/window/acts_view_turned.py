"""A part drawn once on a canvas, kept as plain polygons, and painted each frame at any angle.

The drawing code of the look stays the only place that knows a shape; turning a polygon costs a tenth of turning a
picture and stays sharp. Words are left out: what turns carries none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pygame
from pygame import gfxdraw
from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

from simulator.window.acts_view_paint import FAR_PX, Point, Rgb, rgb
from simulator.window.art.canvas import Canvas
from simulator.window.art.operations import Gradient, Painted, Ring

STRIPS = 7
"""A soft light from top to bottom becomes so many flat bands."""

TOLERANCE = 0.15
"""Design px by which an outline may be simplified."""

Numbers = np.ndarray[Any, np.dtype[np.float64]]


class _Layer:
    """One colour: closed rings of a shared array, joined by seams where one is a hole of another."""

    def __init__(self, first: int, rings: list[int], colour: Rgb, opacity: float) -> None:
        self.first = first
        self.rings = rings
        self.colour = colour
        self.opacity = opacity


class TurnedPart:
    """The polygons of a part about its own origin, in design px."""

    def __init__(self, draw: Callable[[Canvas], None]) -> None:
        canvas = Canvas()
        draw(canvas)
        self._points: list[Point] = []
        self._layers: list[_Layer] = []
        for operation in canvas.operations:
            if isinstance(operation, Painted):
                self._painted(operation)
            elif isinstance(operation, Gradient) and operation.inside:
                self._strips(operation)
        self._array: Numbers = np.array(self._points, dtype=np.float64).reshape(-1, 2)

    def paint(
        self,
        surface: pygame.Surface,
        at_px: Point,
        turn_rad: float = 0.0,
        scale: float = 1.0,
        mirrored: bool = False,
        flat: float = 1.0,
    ) -> None:
        """Paints the part with its origin at `at_px`, turned clockwise, `flat` times as high before the turn."""
        across = -scale if mirrored else scale
        cos, sin = np.cos(turn_rad), np.sin(turn_rad)
        matrix = np.array([[across * cos, across * sin], [-scale * flat * sin, scale * flat * cos]])
        points = self._array @ matrix + np.array(at_px)
        if points.size and float(np.abs(points).max()) < FAR_PX:
            rows: list[Point] = [(x, y) for x, y in np.rint(points).tolist()]
            for layer in self._layers:
                _paint(surface, layer, rows)

    def _painted(self, operation: Painted) -> None:
        if operation.fill:
            self._add(_area(operation.rings), operation.fill, operation.opacity)
        if operation.outline and operation.width > 0:
            self._add(_outline(operation), operation.outline, operation.opacity)

    def _strips(self, operation: Gradient) -> None:
        shape = _area(operation.inside or ())
        left, top, right, bottom = shape.bounds
        (_, start_colour, start), (_, _, end) = operation.stops[0], operation.stops[-1]
        for strip in range(STRIPS):
            low = top + (bottom - top) * strip / STRIPS
            part = shape.intersection(box(left, low, right, low + (bottom - top) / STRIPS))
            share = (strip + 0.5) / STRIPS
            self._add(part, start_colour, start + (end - start) * share)

    def _add(self, shape: Any, colour: str, opacity: float) -> None:
        for part in getattr(shape, "geoms", (shape,)):
            if part.geom_type == "Polygon" and not part.is_empty:
                self._add_polygon(part.simplify(TOLERANCE), colour, opacity)

    def _add_polygon(self, shape: Any, colour: str, opacity: float) -> None:
        first, lengths = len(self._points), []
        for ring in (shape.exterior, *shape.interiors):
            points = [(float(x), float(y)) for x, y in list(ring.coords)[:-1]]
            if len(points) > 2:
                self._points += points
                lengths.append(len(points))
        if lengths:
            self._layers.append(_Layer(first, lengths, rgb(colour), opacity))


def _paint(surface: pygame.Surface, layer: _Layer, rows: list[Point]) -> None:
    rings, place = [], layer.first
    for length in layer.rings:
        rings.append(rows[place : place + length])
        place += length
    way = _seamed(rings)
    if layer.opacity < 1:
        gfxdraw.filled_polygon(surface, way, (*layer.colour, round(255 * layer.opacity)))
        return
    gfxdraw.filled_polygon(surface, way, layer.colour)
    for ring in rings:
        gfxdraw.aapolygon(surface, ring, layer.colour)


def _seamed(rings: list[list[Point]]) -> list[Point]:
    """One way round all rings: out to each hole and back along the same seam."""
    outer = rings[0]
    way = [*outer, outer[0]]
    for hole in rings[1:]:
        way += [*hole, hole[0], outer[0]]
    return way


def _area(rings: Iterable[Ring]) -> Any:
    """The filled area of closed rings, where a ring inside another is a hole."""
    area: Any = Polygon()
    for points, closed in rings:
        if closed and len(points) > 2:
            area = area.symmetric_difference(Polygon(points).buffer(0))
    return area


def _outline(operation: Painted) -> Any:
    lines = []
    for points, closed in operation.rings:
        way = LineString([*points, points[0]] if closed else points)
        pieces = _dashes(way, operation.dash) if operation.dash else [way]
        lines += [piece.buffer(operation.width / 2, quad_segs=5) for piece in pieces]
    return unary_union(lines)


def _dashes(way: Any, dash: tuple[float, ...]) -> list[Any]:
    from shapely.ops import substring

    on, off = dash[0], dash[-1]
    starts = np.arange(0.0, way.length, on + off)
    return [substring(way, start, min(start + on, way.length)) for start in starts]
