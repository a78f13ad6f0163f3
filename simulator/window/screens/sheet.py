"""A sheet of paper on the wall over the counter, with a sign for its title: players, options, settings, replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.window.art import furniture
from simulator.window.art.canvas import Canvas
from simulator.window.layout import Frame

if TYPE_CHECKING:
    from simulator.window.app import App

LEFT, TOP, WIDTH = 60, 92, 1800
SIGN = (960.0, 84.0, 620.0, 108.0)


class Sheet:
    """Where a sheet lies in a window; it grows with the room over the counter."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        spare = frame.spare[1]
        self.box = frame.rect(LEFT, TOP - spare, WIDTH, 806 + spare)
        self.inside = frame.rect(LEFT + 48, TOP + 78 - spare, WIDTH - 96, 806 - 116 + spare)
        """Room for rows."""
        self.main_button = frame.rect(1380, 964, 480, 96)
        """On the counter, right: what the screen is for."""
        self.back_button = frame.rect(60, 964, 330, 96)
        """On the counter, left."""

    def draw(self, app: App, surface: pygame.Surface, title: str) -> None:
        """The sheet and its sign."""
        scale = self.frame.scale
        width, height = self.box.width / scale, self.box.height / scale

        def draw(canvas: Canvas) -> None:
            furniture.card(canvas, 0, 0, width, height)

        app.sprites.put(surface, ("sheet", self.box.size), draw, self.box.topleft, scale)
        x, _y, wide, high = SIGN
        at = self.frame.point(x, SIGN[1], down="top")
        app.sprites.put(surface, ("sheet sign", wide, high), _sign, at, scale)
        room = self.frame.rect(x - wide / 2 + 36, SIGN[1] - high / 2, wide - 72, high, down="top")
        app.type.draw(surface, title, "head", room, align="centre")


def _sign(canvas: Canvas) -> None:
    furniture.sign(canvas, 0, 0, SIGN[2], SIGN[3])
