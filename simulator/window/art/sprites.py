"""Pictures made once and kept: by what they show, how large, in which palette, and, where they hold words, in which
language: a window that speaks another one, and back again, finds its pictures as they were."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

import pygame

from simulator.text import language
from simulator.window.art import palette
from simulator.window.art.canvas import Canvas
from simulator.window.art.kept import Kept
from simulator.window.art.matrix import Box

Draw = Callable[[Canvas], None]
"""Draws a part in design px about its own origin."""

MOST_BYTES = 384 * 1024 * 1024
"""Beyond this the pictures that were not asked for longest are dropped."""


class Picture(NamedTuple):
    """A surface and where its top left corner lies from the part's origin, in screen px."""

    surface: pygame.Surface
    left_px: int
    top_px: int


class Sprites:
    """The pictures of one window. A key names everything that the picture depends on but scale, palette and words."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._kept = Kept[Picture](most_bytes)

    @property
    def kept_bytes(self) -> int:
        """How much memory the pictures take; never more than the most that was given."""
        return self._kept.taken_bytes

    def get(self, key: Hashable, draw: Draw, box: Box, scale: float) -> pygame.Surface:
        """The picture of `box` (design px) of what `draw` draws, at `scale` px a design px."""
        return self._find((key, box, round(scale, 4), palette.current().name), lambda: _boxed(draw, box, scale)).surface

    def picture(self, key: Hashable, draw: Draw, scale: float) -> Picture:
        """The picture of all that `draw` draws; its box is measured."""
        return self._find((key, None, round(scale, 4), palette.current().name), lambda: _whole(draw, scale))

    def put(
        self, target: pygame.Surface, key: Hashable, draw: Draw, at_px: tuple[float, float], scale: float
    ) -> pygame.Rect:
        """Blits the picture so that the part's origin comes to `at_px` of `target`; returns the covered box."""
        surface, left, top = self.picture(key, draw, scale)
        return target.blit(surface, (round(at_px[0]) + left, round(at_px[1]) + top))

    def put_turned(
        self,
        target: pygame.Surface,
        key: Hashable,
        draw: Draw,
        at_px: tuple[float, float],
        scale: float,
        turn_deg: float,
    ) -> pygame.Rect:
        """As `put`, turned clockwise about the part's origin, in whole degrees: for what turns in the hand.

        The upright picture is turned, which is four times as fast as drawing it turned.
        """
        turn = round(turn_deg) % 360
        upright = self.picture(key, draw, scale)
        place = (key, "turned", turn, round(scale, 4), palette.current().name)
        surface, left, top = self._find(place, lambda: (_turned(upright, turn), True))
        return target.blit(surface, (round(at_px[0]) + left, round(at_px[1]) + top))

    def warm(self, wanted: Iterable[tuple[Hashable, Draw, float]]) -> None:
        """Makes pictures ahead: (key, draw, scale) each."""
        for key, draw, scale in wanted:
            self.picture(key, draw, scale)

    def clear(self) -> None:
        """Forgets every picture: after a change of the window's size."""
        self._kept.clear()

    def _find(self, key: Hashable, make: Callable[[], tuple[Picture, bool]]) -> Picture:
        """`make` also says whether words are in the picture: then it is kept for the language in use."""
        spoken = (key, language())
        found = self._kept.find(key) or self._kept.find(spoken)
        if found is not None:
            return found
        picture, worded = make()
        self._kept.keep(spoken if worded else key, picture, _bytes(picture))
        return picture


def _turned(picture: Picture, turn: float) -> Picture:
    width, height = picture.surface.get_size()
    middle = pygame.Vector2(picture.left_px + width / 2, picture.top_px + height / 2).rotate(turn)
    surface = pygame.transform.rotozoom(picture.surface, -turn, 1) if turn else picture.surface
    left, top = middle.x - surface.get_width() / 2, middle.y - surface.get_height() / 2
    return Picture(surface, round(left), round(top))


def _bytes(picture: Picture) -> int:
    width, height = picture.surface.get_size()
    return width * height * 4


def _boxed(draw: Draw, box: Box, scale: float) -> tuple[Picture, bool]:
    canvas = Canvas()
    draw(canvas)
    picture = Picture(canvas.render(scale, box), round(box[0] * scale), round(box[1] * scale))
    return picture, canvas.worded


def _whole(draw: Draw, scale: float) -> tuple[Picture, bool]:
    canvas = Canvas()
    draw(canvas)
    left, top, right, bottom = canvas.bounds()
    left_px, top_px = int(left * scale // 1) - 1, int(top * scale // 1) - 1
    box = left_px / scale, top_px / scale, right + 1 / scale, bottom + 1 / scale
    return Picture(canvas.render(scale, box), left_px, top_px), canvas.worded
