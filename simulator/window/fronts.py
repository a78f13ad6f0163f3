"""What widgets and screens paint alike: drawer fronts, the ring of the focus, a switch, arrows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from simulator.window.art import palette
from simulator.window.art.canvas import Canvas
from simulator.window.art.shapes import rounded

if TYPE_CHECKING:
    from simulator.window.app import App

Draw = Callable[[Canvas], None]
"""Draws a part about its own origin, in design px."""


def draw_front(
    app: App, surface: pygame.Surface, box: pygame.Rect, fill: str, style: str, hot: bool = False, flat: bool = False
) -> None:
    """A drawer front, pill or card; `fill` names a colour, `hot` adds the ring, `flat` leaves the shadow out."""
    scale = app.frame.scale
    width, height = box.width / scale, box.height / scale
    radius = {"drawer": 22.0, "card": 34.0}.get(style, height / 2)

    def draw(canvas: Canvas) -> None:
        front(canvas, width, height, radius, palette.colour(fill), hot, flat)

    app.sprites.put(surface, ("front", box.size, fill, style, hot, flat), draw, box.topleft, scale)


def front(
    canvas: Canvas, width: float, height: float, radius: float, fill: str, hot: bool = False, flat: bool = False
) -> None:
    """A painted wooden front with its left top corner at the origin."""
    if not flat:
        canvas.path(rounded(5, 9, width, height, radius), palette.CAST_SHADOW, opacity=0.32)
    if hot:
        canvas.path(rounded(-9, -9, width + 18, height + 18, radius + 7), None, "#FFFDF6", 5)
    canvas.toy(rounded(0, 0, width, height, radius), fill, 8 if hot else 7, depth=7)


def draw_ring(app: App, surface: pygame.Surface, box: pygame.Rect) -> None:
    """The light ring of the focus around `box`, with ink at both sides so that it is seen on every ground."""
    scale = app.frame.scale

    def draw(canvas: Canvas) -> None:
        ring = rounded(-6, -6, box.width / scale + 12, box.height / scale + 12, 24)
        canvas.path(ring, None, palette.colour("ink"), 11)
        canvas.path(ring, None, palette.colour("drawer_hot"), 5)

    app.sprites.put(surface, ("ring", box.size), draw, box.topleft, scale)


def two_lines(box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """A box cut into the line of a title and the line below."""
    upper = pygame.Rect(box.x, box.y, box.width, round(box.height * 0.48))
    return upper, pygame.Rect(box.x, upper.bottom, box.width, box.height - upper.height)


def draw_unit(
    app: App, surface: pygame.Surface, key: tuple[object, ...], draw: Draw, box: pygame.Rect, alpha: int = 255
) -> None:
    """A drawing in the unit box -50…50 fitted into `box`."""
    scale = min(box.width, box.height) / 100
    picture, left, top = app.sprites.picture(key, draw, scale)
    if alpha < 255:
        picture = picture.copy()
        picture.set_alpha(alpha)
    surface.blit(picture, (box.centerx + left, box.centery + top))


def switch(canvas: Canvas, on: bool) -> None:
    """A sliding switch, 200 x 100."""
    canvas.flat(rounded(-100, -50, 200, 100, 50), palette.colour("go" if on else "paper"), 12)
    x = 50 if on else -50
    canvas.toy(rounded(x - 40, -40, 80, 80, 40), palette.colour("paper"), 10, depth=9)
    if on:
        canvas.line([(x - 16, 0), (x - 4, 14), (x + 18, -16)], width=11, soft=False)


def arrow_left(canvas: Canvas) -> None:
    """A bold arrow head."""
    canvas.line([(22, -42), (-22, 0), (22, 42)], width=24, soft=False)


def arrow_right(canvas: Canvas) -> None:
    """A bold arrow head."""
    canvas.line([(-22, -42), (22, 0), (-22, 42)], width=24, soft=False)
