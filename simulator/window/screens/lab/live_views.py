"""The two close-ups as the lab paints them: on squared paper, without stove, hints and recipe."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import pygame

from simulator.scene.pour import PourScene
from simulator.text import _
from simulator.window.acts_view_fall import Falling
from simulator.window.acts_view_flip import GAUGE_X, FlipView
from simulator.window.acts_view_flip_parts import GAUGE_HIGH, GAUGE_TOP, GAUGE_WIDE, gauge_tube
from simulator.window.acts_view_pour import HANDLE, PX_MM, STAGE_X, STAGE_Y, PourView, longest_side, moved_form
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour, letter
from simulator.window.art.pan import pan_back, pan_front
from simulator.window.art.pieces import piece
from simulator.window.art.shapes import rounded
from simulator.window.layout import Frame
from simulator.window.screens.lab.panel import Crop
from simulator.window.type import Align

POUR_CROP: Crop = (-630.0, 0.0, 2000.0, 960.0)
FLIP_CROP: Crop = (-770.0, 20.0, 2000.0, 940.0)
"""What is shown of each close-up: on the side away from its pan is room for the choice of the hand."""


TURN_DEG = 5
"""Pieces are turned in steps of so much. Chosen: less than a pixel at the rim of a piece."""


def paper(canvas: Canvas, width: float, height: float, square: float) -> None:
    """Squared paper; every fifth line is darker."""
    canvas.path(rounded(0, 0, width, height), "#FFF6E2")
    for place in range(int(width / square) + 1):
        hue = "#F3E4C8" if place % 5 else "#E8D3AE"
        canvas.line([(place * square, 0), (place * square, height)], hue, 4, soft=False)
    for place in range(int(height / square) + 1):
        hue = "#F3E4C8" if place % 5 else "#E8D3AE"
        y = height - place * square
        canvas.line([(0, y), (width, y)], hue, 4, soft=False)


def _sheet(frame: Frame, square: float) -> pygame.Surface:
    """Squared paper over the whole panel."""
    wide, high = frame.size_px[0] / frame.scale, frame.size_px[1] / frame.scale
    canvas = Canvas()
    paper(canvas, wide, high, square)
    solid = pygame.Surface(frame.size_px).convert()
    solid.blit(canvas.render(frame.scale, (0, 0, wide, high)), (0, 0))
    return solid


class LabPourView(PourView):
    """The pour on squared paper."""

    scene: PourScene

    def _background(self) -> pygame.Surface:
        frame = self.stage.frame
        picture = _sheet(frame, 10 * PX_MM)
        key = ("lab pan", self.form, frame.mirrored)
        draw = partial(_pan, view=self, mirrored=frame.mirrored)
        self.app.sprites.put(picture, key, draw, frame.point(STAGE_X, STAGE_Y), frame.scale)
        return picture

    def _draw_pieces(
        self, surface: pygame.Surface, pieces: Sequence[Falling], squashed: dict[int, float] | None = None
    ) -> None:
        """Pieces in their true size, turned from one picture each: painting every turn would cost frames."""
        scale = self.stage.frame.scale
        for one in pieces:
            size = round(self.scene.pieces.size_of(one.condiment) * longest_side(one.condiment) * PX_MM, 1)
            turn = round(math.degrees(self.stage.turn(one.angle_rad)) / TURN_DEG) * TURN_DEG
            key = ("lab piece", one.condiment, size, letter(one.condiment))
            draw = partial(piece, condiment=one.condiment, x=0, y=0, size=size)
            at = self.stage.point(one.x_mm, one.y_mm)
            self.app.sprites.put_turned(surface, key, draw, at, scale, turn)


def _pan(canvas: Canvas, view: LabPourView, mirrored: bool) -> None:
    form = moved_form(view.form)
    with canvas.at(mirrored=mirrored):
        pan_back(canvas, form, HANDLE)
        pan_front(canvas, form)


class LabFlipView(FlipView):
    """The flip on squared paper, with the gauge of the flick."""

    def _background(self, frame: Frame) -> pygame.Surface:
        picture = _sheet(frame, 20 * self.stage.px_mm)
        scene = self.scene.gauge
        band = self.gauge_y(scene.just_right_max_rad_s), self.gauge_y(scene.just_right_min_rad_s)
        at = frame.point(GAUGE_X + GAUGE_WIDE / 2, 0, "left", "top")
        self.app.sprites.put(picture, ("act flick gauge", band), partial(gauge_tube, band=band), at, frame.scale)
        self._words_beside(picture, band)
        return picture

    def _words_beside(self, picture: pygame.Surface, band: tuple[float, float]) -> None:
        frame, kind = self.stage.frame, self.app.type
        high = round(1.4 * kind.size_px("note"))
        low = GAUGE_TOP + GAUGE_HIGH
        for words, y in (
            (_("too fast"), (GAUGE_TOP + band[0]) / 2),
            (_("just right"), sum(band) / 2),
            (_("too slow"), (band[1] + low) / 2),
        ):
            x, middle = frame.point(GAUGE_X + 140, y)
            width = max(frame.px(300), 8 * kind.size_px("note"))
            box = pygame.Rect(round(x) - (width if frame.mirrored else 0), round(middle) - high // 2, width, high)
            align: Align = "right" if frame.mirrored else "left"
            kind.draw(picture, words, "note", box, colour("ink2"), align, face="bold")
