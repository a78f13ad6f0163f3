"""Moving shapes, painted each frame without a sprite: smooth polygons straight onto the picture.

A sprite turned each frame costs about ten times as much and blurs; see-through glass and a bending crepe have no fixed
sprite at all. Points are screen px.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

import pygame
from pygame import gfxdraw

Point = tuple[float, float]
Points = Sequence[Point]
Rgb = tuple[int, int, int]

FAR_PX = 16_000
"""gfxdraw counts in 16 bits."""


def rgb(colour: str) -> Rgb:
    """`#RRGGBB` as numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(first: Rgb, second: Rgb, part: float) -> Rgb:
    """`part` of the way from the first colour to the second."""
    return (
        round(first[0] + (second[0] - first[0]) * part),
        round(first[1] + (second[1] - first[1]) * part),
        round(first[2] + (second[2] - first[2]) * part),
    )


def fill(surface: pygame.Surface, points: Points, colour: Rgb) -> None:
    """A filled shape with smooth edges."""
    if _drawable(points):
        corners = whole(points)
        gfxdraw.filled_polygon(surface, corners, colour)
        gfxdraw.aapolygon(surface, corners, colour)


def whole(points: Points) -> list[Point]:
    """Points on whole pixels: a filled shape and its smooth edge only meet there."""
    return [(round(x), round(y)) for x, y in points]


def veil(surface: pygame.Surface, points: Points, colour: Rgb, alpha: int) -> None:
    """A see-through shape; its edge is meant to lie under an outline."""
    if _drawable(points):
        gfxdraw.filled_polygon(surface, points, (*colour, alpha))


def stroke(surface: pygame.Surface, points: Points, width_px: float, colour: Rgb) -> None:
    """An open line with round ends and joints."""
    for start, end in itertools.pairwise(points):
        _bar(surface, start, end, width_px, colour)
    for point in points:
        dot(surface, point, width_px / 2, colour)


def dashes(
    surface: pygame.Surface, points: Points, width_px: float, colour: Rgb, dash_px: float, gap_px: float
) -> None:
    """A dashed line along `points`."""
    for piece in dashed(points, dash_px, gap_px):
        stroke(surface, piece, width_px, colour)


def dot(surface: pygame.Surface, middle: Point, radius_px: float, colour: Rgb) -> None:
    """A filled round dot."""
    if max(abs(middle[0]), abs(middle[1])) < FAR_PX:
        pygame.draw.aacircle(surface, colour, middle, max(1.0, radius_px))


def dashed(points: Points, dash_px: float, gap_px: float) -> list[list[Point]]:
    """`points` cut into dashes along their length."""
    pieces: list[list[Point]] = []
    left, on = dash_px, True
    piece = [points[0]]
    for start, end in itertools.pairwise(points):
        length = math.dist(start, end)
        done = 0.0
        while length - done > left:
            done += left
            cut = between(start, end, done / length)
            if on:
                pieces.append([*piece, cut])
            piece, on = [cut], not on
            left = dash_px if on else gap_px
        left -= length - done
        if on:
            piece.append(end)
    if on and len(piece) > 1:
        pieces.append(piece)
    return pieces


def between(start: Point, end: Point, part: float) -> Point:
    """The point `part` of the way from start to end."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def arc(middle: Point, radius: float, start_deg: float, end_deg: float, step_deg: float = 3.0) -> list[Point]:
    """Points along an arc; 0° points right, 90° down."""
    steps = max(2, math.ceil(abs(end_deg - start_deg) / step_deg))
    angles = (math.radians(start_deg + (end_deg - start_deg) * i / steps) for i in range(steps + 1))
    return [(middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)) for angle in angles]


def ring(middle: Point, inner: float, outer: float, start_deg: float, end_deg: float) -> list[Point]:
    """The outline of a piece of a ring."""
    return arc(middle, outer, start_deg, end_deg) + arc(middle, inner, end_deg, start_deg)


def moved(points: Iterable[Point], middle: Point, angle_rad: float, scale: float = 1.0) -> list[Point]:
    """Points of a part's own frame, turned clockwise on the screen by `angle_rad`, scaled, and set at `middle`."""
    cos, sin = math.cos(angle_rad) * scale, math.sin(angle_rad) * scale
    return [(middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos) for x, y in points]


def _bar(surface: pygame.Surface, start: Point, end: Point, width_px: float, colour: Rgb) -> None:
    length = math.dist(start, end)
    if length == 0:
        return
    nx, ny = (start[1] - end[1]) / length * width_px / 2, (end[0] - start[0]) / length * width_px / 2
    fill(
        surface,
        [
            (start[0] + nx, start[1] + ny),
            (end[0] + nx, end[1] + ny),
            (end[0] - nx, end[1] - ny),
            (start[0] - nx, start[1] - ny),
        ],
        colour,
    )


def _drawable(points: Points) -> bool:
    return len(points) > 2 and all(max(abs(x), abs(y)) < FAR_PX for x, y in points)
