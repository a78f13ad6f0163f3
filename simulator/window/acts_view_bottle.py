"""The live bottle: the glass that the pieces touch, what it holds, and the gauge of its tilt."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.scene.pour import Dispenser
from simulator.vocabulary import Condiment
from simulator.window import acts_view_paint as paint
from simulator.window.acts_view import Stage
from simulator.window.acts_view_paint import Point, rgb
from simulator.window.acts_view_turned import TurnedPart
from simulator.window.art.bottle import GLASS, BottleForm, bottle_front, bottle_label, form_around, ghost_bottle
from simulator.window.art.canvas import Canvas
from simulator.window.art.gauges import TILT_INNER, TILT_OUTER, tilt_track
from simulator.window.art.palette import colour, letter, light, mix
from simulator.window.art.shapes import ellipse

if TYPE_CHECKING:
    from simulator.window.app import App

PART_SCALE = 1.62
"""The bottle of the kitchen, so many times as large, has the strokes of the close-up."""

START_DEG = 8.0
"""Where the gauge begins: an upright bottle never stands quite still."""

BASE_CORNER_MM = 2.0
"""The glass is drawn with round lower corners; pieces do not reach into them. Chosen by eye."""


def hollow(dispenser: Dispenser) -> list[Point]:
    """The inside of a bottle from its right lip round to the left one: mm about its middle, y down."""
    half, mouth = dispenser.inside_width_mm / 2, dispenser.mouth_mm / 2
    low, high = dispenser.inside_height_mm / 2, -dispenser.inside_height_mm / 2
    neck = high - dispenser.neck_mm
    lip = mouth + dispenser.lip_mm * math.tan(math.radians(dispenser.lip_deg))
    right = [
        (lip, neck - dispenser.lip_mm),
        (mouth, neck),
        (mouth, high),
        (half, high + dispenser.shoulder_mm),
        (half, low - BASE_CORNER_MM),
        (half - BASE_CORNER_MM * 0.3, low - BASE_CORNER_MM * 0.3),
        (half - BASE_CORNER_MM, low),
    ]
    return [*right, *((-x, y) for x, y in reversed(right))]


class BottlePainter:
    """Paints one bottle of a scene on a stage."""

    def __init__(self, app: App, stage: Stage, dispenser: Dispenser, condiment: Condiment, slant_deg: float) -> None:
        self.app, self.stage, self.condiment, self.slant_deg = app, stage, condiment, slant_deg
        px = stage.px_mm / PART_SCALE
        self.form: BottleForm = form_around([(x * px, y * px) for x, y in hollow(dispenser)], 5)
        self._back = TurnedPart(partial(_glass, condiment=condiment, form=self.form))
        self._front = TurnedPart(partial(bottle_front, condiment=condiment, form=self.form, width=5.2))
        self._key = (condiment, stage.px_mm, dispenser)

    @property
    def scale(self) -> float:
        """Screen px a unit of the bottle's own drawing."""
        return self.stage.frame.scale * PART_SCALE

    def back(self, surface: pygame.Surface, at_px: Point, turn_rad: float) -> None:
        """The glass behind the pieces."""
        self._back.paint(surface, at_px, turn_rad, self.scale)

    def front(self, surface: pygame.Surface, at_px: Point, turn_rad: float) -> None:
        """Outline, collar and gleam over the pieces, and the letter, upright."""
        self._front.paint(surface, at_px, turn_rad, self.scale)
        y, radius = self.form.label
        label_at = paint.moved([(0.0, y)], at_px, turn_rad, self.scale)[0]
        key = ("act label", self.condiment, letter(self.condiment), round(radius, 1))
        draw = partial(bottle_label, condiment=self.condiment, x=0, y=0, radius=radius, width=5.2)
        self.app.sprites.put(surface, key, draw, label_at, self.scale)

    def ghost(self, surface: pygame.Surface, at_px: Point) -> None:
        """Where the upright bottle was taken."""
        draw = partial(ghost_bottle, x=0, y=0, form=self.form)
        self.app.sprites.put(surface, ("act ghost bottle", self._key), draw, at_px, self.scale)

    # The gauge

    def gauge(self, surface: pygame.Surface, at_px: Point, tilt_deg: float, peak_deg: float, closed: bool) -> None:
        """The way of the bottle's base, on the far side from what falls."""
        frame = self.stage.frame
        key = ("act tilt track", self.slant_deg, frame.mirrored)
        draw = partial(_track, slant_deg=self.slant_deg, mirrored=frame.mirrored)
        self.app.sprites.put(surface, key, draw, at_px, frame.scale)
        if peak_deg > START_DEG:
            self._fill(surface, at_px, START_DEG, min(peak_deg, self.slant_deg), rgb(colour("star")))
            self._fill(surface, at_px, self.slant_deg, peak_deg, rgb(mix(colour("go"), colour("star"), 0.45)))
        for tick_deg in (45.0, 90.0):
            ends = [_polar(TILT_INNER, tick_deg), _polar(TILT_INNER + 16, tick_deg)]
            paint.stroke(surface, self._placed(ends, at_px), 5 * frame.scale, rgb(colour("ink")))
        if closed:
            self._close(surface, at_px, tilt_deg)
        self._marker(surface, at_px, tilt_deg, closed)

    def _fill(self, surface: pygame.Surface, at_px: Point, start: float, end: float, hue: paint.Rgb) -> None:
        if end > start:
            ring = paint.ring((0.0, 0.0), TILT_INNER, TILT_OUTER, start + 90, end + 90)
            paint.fill(surface, self._placed(ring, at_px), hue)

    def _close(self, surface: pygame.Surface, at_px: Point, tilt_deg: float) -> None:
        """The way down is barred: hatched from here on, with a bar across."""
        stop, scale = rgb(colour("stop")), self.stage.frame.scale
        start = max(tilt_deg, START_DEG) + 9
        self._fill(surface, at_px, start, 179, rgb("#F9D6D6"))
        for place in range(math.ceil((179 - start) / 7)):
            low = start + 7 * place
            line = [_polar(TILT_INNER + 6, low), _polar(TILT_OUTER - 6, min(low + 7, 178))]
            paint.stroke(surface, self._placed(line, at_px), 3.5 * scale, stop)
        bar = [_polar(TILT_INNER - 16, start), _polar(TILT_OUTER + 16, start)]
        paint.stroke(surface, self._placed(bar, at_px), 11 * scale, stop)

    def _marker(self, surface: pygame.Surface, at_px: Point, tilt_deg: float, closed: bool) -> None:
        scale = self.stage.frame.scale
        shown = max(START_DEG, tilt_deg)
        middle = _polar((TILT_INNER + TILT_OUTER) / 2, shown)
        at = self._placed([middle], at_px)[0]
        self.app.sprites.put(surface, ("act tilt disc",), _disc, at, scale)
        turn = math.radians(shown + (0 if closed else 180))
        arrow = paint.moved([(-11.0, -15.0), (15.0, 0.0), (-11.0, 15.0)], middle, turn)
        paint.fill(surface, self._placed(arrow, at_px), rgb(colour("ink")))

    def _placed(self, points: list[Point], at_px: Point) -> list[Point]:
        scale = self.stage.frame.scale
        across = -scale if self.stage.frame.mirrored else scale
        return [(at_px[0] + x * across, at_px[1] + y * scale) for x, y in points]


def _glass(canvas: Canvas, condiment: Condiment, form: BottleForm) -> None:
    """The glass behind the pieces as in `bottle_back`, in one layer: two would cost twice as much a picture."""
    haze = "#8C8494" if condiment is Condiment.PEPPER else colour(condiment)
    canvas.path(form.glass, mix(GLASS, light(haze, 0.55), 0.5), opacity=0.82)


def _polar(radius: float, tilt_deg: float) -> Point:
    angle = math.radians(tilt_deg + 90)
    return radius * math.cos(angle), radius * math.sin(angle)


def _track(canvas: Canvas, slant_deg: float, mirrored: bool) -> None:
    with canvas.at(mirrored=mirrored):
        tilt_track(canvas, 0.0, slant_deg)


def _disc(canvas: Canvas) -> None:
    canvas.toy(ellipse(0, 0, 33), colour("paper"), 7, depth=5, gloss=False)
