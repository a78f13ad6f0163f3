"""Single pieces: convex outlines that physics and drawing share, never a plain dot."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame
from shapely.geometry import Polygon

from simulator.window.art import palette
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour
from simulator.window.art.shapes import Point, Shape, ellipse, placed, polygon
from simulator.window.art.sprites import Picture, Sprites

BUCKET_DEG = 3
"""Pictures of a turned piece are kept one every so many degrees."""

LEAST_PX = 24
"""A piece is never drawn smaller on the screen."""

SALT_PART = 0.77
"""A crystal of salt beside a condiment's piece, where no physics gives the size."""

_SHADES = {"salt": "#C4DCEC", "pepper": "#1F1B26", "lemon": "#E9A820"}
WHITE = "#FFFFFF"


@lru_cache(maxsize=512)
def outline(condiment: str, size: float, turn: float) -> Shape:
    """The outline of a piece `size` long about its centroid, its corners a little round."""
    shape = placed(Polygon(palette.current().pieces[condiment]), 0, 0, size, turn=turn)
    return shape.buffer(-size * 0.04).buffer(size * 0.04, quad_segs=4)


def piece(
    canvas: Canvas,
    condiment: str,
    x: float,
    y: float,
    size: float = 40,
    turn: float = 0,
    width: float | None = None,
    ghost: bool = False,
    lettered: bool | None = None,
) -> None:
    """One piece about (x, y), `size` long, turned by degrees; light stays top left however it is turned.

    Args:
        width: of the outline.
        ghost: a dashed socket: asked for but not there.
        lettered: with its letter; as the palette says when not given.
    """
    width = max(2.5, size * 0.085) if width is None else width
    lettered = palette.current().letters_on_pieces if lettered is None else lettered
    shape = outline(condiment, size, turn)
    with canvas.at(x, y):
        if ghost:
            _socket(canvas, shape, size, width)
            return
        shade = _SHADES.get(condiment)
        canvas.toy(shape, colour(condiment), width, depth=size * 0.13, gloss=False, shade=shade)
        if lettered and size >= 30:
            _letter(canvas, condiment, size)
        else:
            with canvas.at(0, 0, size, turn):
                _markings(canvas, condiment)


def _socket(canvas: Canvas, shape: Shape, size: float, width: float) -> None:
    canvas.path(shape, WHITE, opacity=0.55)
    dashes = (size * 0.14, size * 0.13)
    canvas.path(shape, None, palette.mix(colour("ink"), colour("paper"), 0.35), width * 0.9, dash=dashes)


def _letter(canvas: Canvas, condiment: str, size: float) -> None:
    high = size * (0.4 if condiment in ("lemon", "herbs") else 0.5)
    canvas.text(0, high * 0.36, palette.letter(condiment), high, palette.on_colour(condiment), "middle")


def _markings(canvas: Canvas, condiment: str) -> None:
    """What makes the piece a slice, a corn, a leaf: in units of its size."""
    match condiment:
        case "lemon":
            for angle in (50, 90, 130):
                a = math.radians(angle)
                _thin(canvas, [(0, -0.13), (0.36 * math.cos(a), -0.2 + 0.4 * math.sin(a))], 0.045, "#FFF6C9")
        case "pepper":
            canvas.path(ellipse(-0.17, -0.18, 0.11, 0.07, -35, 16), WHITE, opacity=0.6)
        case "paprika":
            canvas.path(polygon([(-0.22, 0.16), (-0.02, -0.2), (0.02, -0.14), (-0.13, 0.16)]), WHITE, opacity=0.5)
        case "herbs":
            _thin(canvas, [(-0.38, 0), (0.38, 0)], 0.05, "#1F6B4A")
            _thin(canvas, [(-0.1, 0), (0.05, -0.13)], 0.04, "#1F6B4A")
            _thin(canvas, [(0.08, 0), (0.2, 0.1)], 0.04, "#1F6B4A")
        case _:
            _thin(canvas, [(-0.27, -0.27), (0.22, -0.27)], 0.07, "#E6F1F8")
            _thin(canvas, [(-0.27, -0.27), (-0.27, 0.2)], 0.07, "#E6F1F8")


def _thin(canvas: Canvas, points: list[Point], width: float, hue: str) -> None:
    canvas.line(points, hue, width, soft=False)


def piece_picture(
    sprites: Sprites, condiment: str, size: float, turn_deg: float, scale: float, ghost: bool = False
) -> Picture:
    """The kept picture of one piece at any angle, never under LEAST_PX; turns are rounded to BUCKET_DEG.

    Blit it at the piece's centroid plus (left_px, top_px).
    """
    turn = round(turn_deg / BUCKET_DEG) * BUCKET_DEG % 360
    size = max(size, LEAST_PX / scale)
    key = ("piece", condiment, round(size, 1), turn, ghost, palette.letter(condiment))
    return sprites.picture(key, lambda canvas: piece(canvas, condiment, 0, 0, size, turn, ghost=ghost), scale)


def put_piece(
    sprites: Sprites,
    target: pygame.Surface,
    condiment: str,
    at_px: Point,
    size: float,
    turn_deg: float,
    scale: float,
    ghost: bool = False,
) -> None:
    """Blits one piece so that its centroid comes to `at_px` of the surface `target`."""
    picture = piece_picture(sprites, condiment, size, turn_deg, scale, ghost)
    target.blit(picture.surface, (round(at_px[0]) + picture.left_px, round(at_px[1]) + picture.top_px))
