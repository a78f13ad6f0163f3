"""The crepe: flat on a plate for its tile, and floppy in the air."""

from __future__ import annotations

import math
from functools import partial

import pygame
from shapely.geometry import Polygon

from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.vessels import plate
from simulator.window.art.faces import face
from simulator.window.art.palette import colour
from simulator.window.art.shapes import Point, Shape, ellipse, moved, together
from simulator.window.art.sprites import Sprites

BATTER = "#FBD27C"
BATTER_SHADE = "#F0B452"
PALE = "#FFF0CF"
PALE_SHADE = "#EBD3A0"
EDGE = "#D98F35"
SPOT = "#C77A2A"
RADIUS = 228.0
"""Half the crepe's length at size 1, in design px."""

_SPOTS = (
    (0.35, 0.72, 11),
    (1.0, 0.74, 9),
    (2.2, 0.76, 11),
    (2.8, 0.66, 9),
    (3.5, 0.74, 10),
    (5.75, 0.72, 9),
    (4.1, 0.70, 8),
    (5.3, 0.68, 8),
)
_STEPS = [2 * math.pi * step / 72 for step in range(72)]


def crepe(
    canvas: Canvas,
    x: float,
    y: float,
    size: float = 1,
    turn: float = 0,
    view: float = 0.4,
    bend: float = 34,
    mood: str | None = "glee",
    picture_side: bool = True,
    opacity: float = 1,
) -> None:
    """A thin floppy disc about (x, y).

    Args:
        turn: degrees of the disc's long axis.
        view: how far the near face is turned to us: 0 seen edge on, 1 from above; its sign does not matter.
        bend: px by which the rim hangs at both ends; negative bends up.
        mood: of the face on the picture side; None for no face.
        picture_side: whether the near face is the one with the picture; the other is the pale recipe side.
    """
    radius_y = max(10.0, abs(view) * RADIUS)
    with canvas.at(x, y, size, turn, opacity=opacity):
        disc = Polygon([_rim(step, 1, radius_y, bend) for step in _STEPS])
        _edge(canvas, disc)
        fill, shade = (BATTER, BATTER_SHADE) if picture_side else (PALE, PALE_SHADE)
        canvas.path(disc, fill)
        canvas.path(disc.difference(moved(disc, -10, -9)), shade)
        canvas.path(disc, None, colour("ink"), 5)
        if radius_y > 24:
            stitch = Polygon([_rim(step, 0.86, radius_y, bend) for step in _STEPS])
            canvas.path(stitch, None, "#E8A544" if picture_side else "#E3C488", 5, dash=(30, 16))
        if picture_side and radius_y > 60:
            _picture(canvas, radius_y, bend, mood)


def _rim(angle: float, part: float, radius_y: float, bend: float) -> Point:
    wave = 5 * math.sin(3 * angle + 0.6) * part
    hang = bend * (part * math.cos(angle)) ** 2 - bend * 0.5
    return RADIUS * part * math.cos(angle), radius_y * part * math.sin(angle) + hang + wave


def _edge(canvas: Canvas, disc: Shape) -> None:
    thick = together(disc, moved(disc, 0, 15), moved(disc, 0, 7))
    canvas.path(thick, EDGE)
    canvas.path(thick, None, colour("ink"), 8)


def _picture(canvas: Canvas, radius_y: float, bend: float, mood: str | None) -> None:
    flat = radius_y / 104
    for angle, part, radius in _SPOTS:
        x, y = _rim(angle, part, radius_y, bend)
        canvas.path(ellipse(x, y, radius * 1.6, radius * 0.95 * min(1.6, flat), sides=18), SPOT)
    if mood:
        face(canvas, 0, -22 + bend * -0.1, 1.45, mood, gap=25)


def put_crepe(
    sprites: Sprites,
    target: pygame.Surface,
    at_px: Point,
    scale: float,
    size: float = 1,
    turn_deg: float = 0,
    view: float = 0.4,
    bend: float = 34,
    mood: str | None = "glee",
    picture_side: bool = True,
) -> pygame.Rect:
    """Blits the crepe about `at_px` while it flies; view and bend are rounded, so that pictures can be kept."""
    near_view, near_bend = round(abs(view) * 25) / 25, round(bend / 4) * 4
    draw = partial(crepe, x=0, y=0, size=size, view=near_view, bend=near_bend, mood=mood, picture_side=picture_side)
    key = ("crepe", round(size, 3), near_view, near_bend, mood, picture_side)
    return sprites.put_turned(target, key, draw, at_px, scale, turn_deg)


def crepe_icon(canvas: Canvas, x: float, y: float, size: float = 1, there: bool = True) -> None:
    """A small crepe, or the dashed place of one that is used up."""
    shape = ellipse(x, y, 40 * size, 30 * size)
    if not there:
        canvas.path(shape, "#FFFFFF", opacity=0.5)
        canvas.path(shape, None, colour("ink"), 5 * size, dash=(9 * size, 9 * size), opacity=0.55)
        return
    canvas.toy(shape, BATTER, 6 * size, shade="#EBA84A")
    for dx, dy in ((-14, -8), (14, 6), (-6, 12), (16, -10)):
        canvas.path(ellipse(x + dx * size, y + dy * size, 7 * size, 4 * size, sides=14), SPOT)


def crepe_on_a_plate(canvas: Canvas) -> None:
    """The picture of the crepe's tile: a stack, the top one in a good mood."""
    plate(canvas, 96)
    for step in (2, 1):
        canvas.toy(ellipse(0, 40 + step * 7, 82, 26), BATTER_SHADE, 5, gloss=False)
    crepe(canvas, 0, 12, 0.37, view=0.52, bend=8, mood=None)
    face(canvas, 0, 4, 1.05, "happy", gap=22)
