"""How the table's millimetres lie in the window, and the small signs that both close-ups share."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from simulator.window import type as words_of
from simulator.window.acts_view_paint import Point
from simulator.window.art.canvas import Canvas
from simulator.window.art.furniture import stove_top, wall
from simulator.window.art.gauges import bow_arrow
from simulator.window.art.palette import CAST_SHADOW, colour
from simulator.window.art.shapes import rounded
from simulator.window.art.sprites import Sprites
from simulator.window.layout import HEIGHT, WIDTH, Frame

if TYPE_CHECKING:
    from simulator.window.app import App

PILL_HEIGHT = 84.0
HIGHEST_PILL = 66.0
HINT_WIDE, HINT_HIGH = 900.0, 130.0
"""The room for the words of the line of help, between the buttons beside it."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The middle of the pan's floor at home stands at design point (x, y); `px_mm` design px a millimetre."""

    frame: Frame
    x: float
    y: float
    px_mm: float

    def point(self, x_mm: float, y_mm: float) -> Point:
        """A point of the table (y up) in screen px."""
        return self.frame.point(self.x + x_mm * self.px_mm, self.y - y_mm * self.px_mm)

    def turn(self, angle_rad: float) -> float:
        """The clockwise turn on the screen of an angle of the table."""
        return angle_rad if self.frame.mirrored else -angle_rad

    def length(self, mm: float) -> float:
        """Millimetres in screen px."""
        return mm * self.px_mm * self.frame.scale

    def table(self, at_px: Point) -> Point:
        """The point of the table under a screen point, in mm."""
        x, y = self.frame.design(*at_px)
        return (x - self.x) / self.px_mm, (self.y - y) / self.px_mm


def backdrop(app: App, enamel: str, stove_y: float, tiles_from: float, light: Point) -> pygame.Surface:
    """Wall and stove across the whole window, as an own picture to put still things on."""
    frame = app.frame
    wide, high = frame.size_px[0] / frame.scale, frame.size_px[1] / frame.scale
    lower = high - HEIGHT

    def draw(canvas: Canvas) -> None:
        wall(canvas, tiles_from + lower, (wide * 0.47, 260), (light[0] + wide - WIDTH, light[1]), wide, high)
        stove_top(canvas, stove_y + lower, enamel, wide)

    key = ("act backdrop", enamel, stove_y, tiles_from, light, frame.size_px)
    picture = app.sprites.get(key, draw, (0, 0, wide, high), frame.scale)
    solid = pygame.Surface(frame.size_px).convert()
    solid.blit(picture, (0, 0))
    return solid


def pill(canvas: Canvas, width: float, height: float = PILL_HEIGHT, fill: str = "") -> None:
    """An empty sign with round ends about its middle."""
    box = rounded(-width / 2, -height / 2, width, height, height / 2)
    canvas.path(rounded(-width / 2 + 6, -height / 2 + 10, width, height, height / 2), CAST_SHADOW, opacity=0.25)
    canvas.toy(box, fill or colour("paper"), 7, depth=7, gloss=False)


class Signs:
    """Puts pills with words on a picture, as wide as their words, never out of the window."""

    def __init__(self, frame: Frame, sprites: Sprites, scale_text: words_of.Type) -> None:
        self.frame = frame
        self.sprites = sprites
        self.type = scale_text

    def hint(self, surface: pygame.Surface, words: str, at_px: Point) -> pygame.Rect:
        """One line of help with the sign of the movement, its middle at `at_px`."""
        box = self.put(surface, words, at_px, "button", "bold", beside=62, most=HINT_WIDE, high=HINT_HIGH)
        at = box.left + min(box.height, 2 * HIGHEST_PILL * self.frame.scale) * 0.62, float(box.centery)
        self.sprites.put(surface, ("act arrow",), bow_arrow, at, self.frame.scale)
        return box

    def put(
        self,
        surface: pygame.Surface,
        words: str,
        at_px: Point,
        role: words_of.Role = "text",
        face: str = "title",
        ground: str = "paper",
        ink: str = "ink",
        beside: float = 0.0,
        most: float = 0.0,
        high: float = 0.0,
    ) -> pygame.Rect:
        """A pill with words; `ground` and `ink` are tokens of the look, `beside` is room for a picture.

        Words wider than `most` design px break into two lines, at most `high` design px together.
        """
        frame, scale = self.frame, self.frame.scale
        most_px = round(most * scale) if most else round(frame.size_px[0] * 0.86)
        fitted = self.type.fit(words, role, most_px, round(high * scale) if high else None, 2 if high else 1, face)
        height = max((fitted.height_px + 0.25 * fitted.line_px) / scale, HIGHEST_PILL)
        round_ends = min(height, 2 * HIGHEST_PILL) * 0.9
        width = math.ceil((fitted.width_px / scale + round_ends + beside) / 8) * 8
        middle = self._inside(at_px, width * scale, height * scale)
        key = ("act pill", width, round(height, 1), ground)
        self.sprites.put(surface, key, lambda c: pill(c, width, height, colour(ground)), middle, scale)
        box = pygame.Rect(0, 0, round(width * scale), round(height * scale))
        box.center = round(middle[0]), round(middle[1])
        text_box = box.move(round(beside * scale / 2), 0).inflate(-round(round_ends * scale * 0.5), 0)
        words_of.draw_fitted(surface, fitted, text_box, colour(ink), "centre")
        return box

    def _inside(self, at_px: Point, width_px: float, height_px: float) -> Point:
        wide, high = self.frame.size_px
        margin = 10 * self.frame.scale
        x = min(max(at_px[0], width_px / 2 + margin), wide - width_px / 2 - margin)
        return x, min(max(at_px[1], height_px / 2 + margin), high - height_px / 2 - margin)
