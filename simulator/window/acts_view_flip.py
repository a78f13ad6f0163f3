"""The flip close-up: pan, crepe, its way through the air, the flick gauge, what is left and how hot it is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from shapely.geometry import LineString

from simulator.scene.flip import FlipScene
from simulator.text import _
from simulator.window import acts_view_paint as paint
from simulator.window.acts_view import Signs, Stage, backdrop
from simulator.window.acts_view_crepe import CrepeLook, CrepePainter
from simulator.window.acts_view_flight import Flight, Moment
from simulator.window.acts_view_flip_parts import (
    GAUGE_HIGH,
    GAUGE_TOP,
    GAUGE_WIDE,
    HANDLE,
    PX_MM,
    catch_place,
    flip_icon,
    gauge_tube,
    glove,
    needle,
    pan_form,
    pan_outline,
    plate,
    stove_dial,
    whole_pan,
)
from simulator.window.acts_view_meter import draw_meter
from simulator.window.acts_view_paint import Point, rgb
from simulator.window.acts_view_turned import TurnedPart
from simulator.window.art.palette import colour
from simulator.window.layout import Frame
from simulator.window.screens.act_context import ActContext
from simulator.window.type import Align, Role

if TYPE_CHECKING:
    from simulator.window.app import App

STAGE_X, STAGE_Y = 740.0, 800.0
STOVE_Y = 930.0
GAUGE_X = 92.0
GAUGE_SPAN = 1.8
"""The gauge reaches from standing still to so many times the middle of the just-right band."""


@dataclass(slots=True)
class FlipPicture:
    """Everything that is drawn over the background."""

    moment: Moment
    flight: Flight | None = None
    gauge_rad_s: float = 0.0
    strength: float | None = None
    hand_shown: bool = True
    hint: str = ""
    verdict: str = ""
    good: bool = False
    replaying: bool = False
    ghost: tuple[float, float] | None = None


class FlipView:
    """Paints pictures of one act in one window size."""

    def __init__(self, app: App, scene: FlipScene, context: ActContext) -> None:
        self.app, self.scene, self.context = app, scene, context
        frame = app.frame
        self.stage = Stage(frame, STAGE_X, STAGE_Y, PX_MM)
        self.signs = Signs(frame, app.sprites, app.type)
        self.form = pan_form(scene)
        self.pan = TurnedPart(partial(whole_pan, form=self.form))
        self.outline = TurnedPart(partial(pan_outline, form=self.form))
        self.crepe = CrepePainter(self.stage.length(scene.crepe.length_mm / 2))
        self.background = self._background(frame)
        self._ghosts: dict[int, tuple[pygame.Surface, Point]] = {}

    # What can be pressed

    def handle_rect(self) -> pygame.Rect:
        """The grip of the pan at home, roomy."""
        left, top = self.stage.frame.point(STAGE_X - self.form.half - HANDLE - 20, STAGE_Y - self.form.depth - 130)
        right, bottom = self.stage.frame.point(STAGE_X - self.form.half + 40, STAGE_Y + 90)
        return pygame.Rect(min(left, right), top, abs(right - left), bottom - top)

    # The picture

    def draw(self, surface: pygame.Surface, picture: FlipPicture) -> None:
        """The whole picture."""
        surface.blit(self.background, (0, 0))
        self._draw_words(surface, picture)
        if picture.flight is not None and not picture.replaying:
            self._draw_way(surface, picture.flight)
        if picture.ghost is not None:
            self._draw_ghost(surface, *picture.ghost)
        self._draw_pan(surface, picture)
        self._draw_crepe(surface, picture)
        if picture.hand_shown:
            self._draw_hand(surface, _held(picture))
        self._draw_needle(surface, picture.gauge_rad_s)
        if picture.strength is not None:
            draw_meter(self.app, surface, self.stage.frame, picture.strength)
        if picture.hint:
            self.signs.hint(surface, picture.hint, self.stage.frame.point(960, 1018))

    def _draw_pan(self, surface: pygame.Surface, picture: FlipPicture) -> None:
        pan = picture.moment.seen.pan
        frame = self.stage.frame
        at = self.stage.point(pan.x_mm, pan.y_mm)
        self.pan.paint(surface, at, self.stage.turn(pan.tilt_rad), frame.scale, frame.mirrored)

    def _draw_crepe(self, surface: pygame.Surface, picture: FlipPicture) -> None:
        self.crepe.paint(surface, self._look(picture.moment, picture.good or not picture.verdict))

    def _look(self, moment: Moment, glee: bool = True) -> CrepeLook:
        x_mm, y_mm, angle = moment.seen.crepe
        at_x, at_y = self.stage.point(x_mm, y_mm)
        lying = (1 - moment.opened) * 26 * self.crepe.half_px / 228
        return CrepeLook(
            (at_x, at_y - lying), self.stage.turn(angle), moment.opened, moment.droop, self._shows_picture(angle), glee
        )

    @staticmethod
    def _shows_picture(angle_rad: float) -> bool:
        """The side that is up is the one we see."""
        return math.cos(angle_rad) < 0

    def _draw_hand(self, surface: pygame.Surface, pan: tuple[float, float, float]) -> None:
        x_mm, y_mm, tilt = pan
        grip = -(self.form.half + HANDLE * 0.64), -self.form.depth * 0.9
        scale = self.stage.frame.scale
        local = (-grip[0] if self.stage.frame.mirrored else grip[0], grip[1])
        at = paint.moved([local], self.stage.point(x_mm, y_mm), self.stage.turn(tilt), scale)[0]
        self.app.sprites.put(surface, ("act hand", 26), partial(glove, turn=26), at, scale)

    def _draw_ghost(self, surface: pygame.Surface, y_mm: float, tilt: float) -> None:
        frame = self.stage.frame
        self.outline.paint(surface, self.stage.point(0, y_mm), self.stage.turn(tilt), frame.scale, frame.mirrored)

    # The way through the air

    def _draw_way(self, surface: pygame.Surface, flight: Flight) -> None:
        scale = self.stage.frame.scale
        for moment in flight.ghosts[:2]:
            if moment.time_s < flight.moments[-1].time_s - 0.05:
                picture, at = self._ghost_picture(moment)
                surface.blit(picture, at)
        behind = [self.stage.point(*place) for place in flight.trail]
        ahead = [self.stage.point(*place) for place in flight.ahead()]
        way = [*behind, *ahead[1:]] if behind else ahead
        if len(way) > 2 and ahead:
            band = LineString(way).buffer(34 * scale, quad_segs=4)
            paint.veil(surface, _points(band), rgb("#FFFDF2"), 165)
        for place in _spaced(behind, 25 * scale):
            paint.dot(surface, place, 4.8 * scale, rgb(colour("wood_lo")))
        if len(ahead) > 1:
            self._draw_ahead(surface, ahead, scale)

    def _draw_ahead(self, surface: pygame.Surface, ahead: list[Point], scale: float) -> None:
        ink = rgb(colour("ink"))
        end = ahead[-1]
        zone = end[0], self.stage.point(0, 0)[1]
        draw = partial(catch_place, form=self.form)
        self.app.sprites.put(surface, ("act catch", self.form), draw, zone, scale)
        self.signs.put(surface, _("catch"), (zone[0], zone[1] - 34 * scale), "text")
        paint.dashes(surface, ahead, 8 * scale, ink, 22 * scale, 18 * scale)
        tip = end[0], end[1] - 2 * scale
        arrow = [(tip[0] - 33 * scale, tip[1] - 53 * scale), (tip[0] + 33 * scale, tip[1] - 53 * scale), tip]
        paint.fill(surface, arrow, ink)

    def _ghost_picture(self, moment: Moment) -> tuple[pygame.Surface, Point]:
        """A pale crepe on its piece of the wall: smooth edges need a ground."""
        key = id(moment)
        if key not in self._ghosts:
            side = round(self.crepe.half_px * 2.6 * 0.68)
            look = self._look(moment)
            at = round(look.at_px[0] - side / 2), round(look.at_px[1] - side / 2)
            picture = pygame.Surface((side, side)).convert()
            picture.blit(self.background, (0, 0), pygame.Rect(at, (side, side)))
            small = CrepePainter(self.crepe.half_px * 0.64)
            small.paint(picture, CrepeLook((side / 2, side / 2), look.turn_rad, look.opened * 0.4, look.droop, False))
            picture.set_alpha(128)
            self._ghosts[key] = picture, at
        return self._ghosts[key]

    # Gauge and words

    def gauge_y(self, speed_rad_s: float) -> float:
        """Design y of a flick speed on the gauge."""
        gauge = self.scene.gauge
        top_speed = GAUGE_SPAN * (gauge.just_right_min_rad_s + gauge.just_right_max_rad_s) / 2
        share = min(max(speed_rad_s / top_speed, 0.0), 1.0)
        low, high = GAUGE_TOP + GAUGE_HIGH - 24, GAUGE_TOP + 24
        return low + (high - low) * share

    def _draw_needle(self, surface: pygame.Surface, speed_rad_s: float) -> None:
        frame = self.stage.frame
        at = frame.point(GAUGE_X + 66, self.gauge_y(speed_rad_s), "left", "top")
        draw = partial(needle, mirrored=frame.mirrored)
        self.app.sprites.put(surface, ("act needle", frame.mirrored), draw, at, frame.scale)

    def _draw_words(self, surface: pygame.Surface, picture: FlipPicture) -> None:
        """Above, where the crepe flies: it passes before them."""
        frame = self.stage.frame
        if picture.verdict and not picture.replaying:
            ground, ink = ("go", "ink") if picture.good else ("paper", "stop")
            at = frame.point(960, 196, "centre", "top")
            self.signs.put(surface, picture.verdict, at, "head", ground=ground, ink=ink)
        if picture.replaying:
            self.signs.put(surface, _("slow motion"), frame.point(960, 70, "centre", "top"), "text")

    # What stands still

    def _background(self, frame: Frame) -> pygame.Surface:
        picture = backdrop(self.app, self.context.enamel, STOVE_Y, STOVE_Y - 360, (1380, 110))
        band = self.gauge_y(self.scene.gauge.just_right_max_rad_s), self.gauge_y(self.scene.gauge.just_right_min_rad_s)
        sprites, scale = self.app.sprites, frame.scale
        at = frame.point(GAUGE_X + GAUGE_WIDE / 2, 0, "left", "top")
        sprites.put(picture, ("act flick gauge", band), partial(gauge_tube, band=band), at, scale)
        self._gauge_words(picture, band)
        if self.context.heat >= 0 and not self.context.practice:
            self._stove_signs(picture)
        self._flips_left(picture)
        return picture

    def _gauge_words(self, picture: pygame.Surface, band: tuple[float, float]) -> None:
        frame, kind = self.stage.frame, self.app.type
        title = frame.rect(GAUGE_X + GAUGE_WIDE / 2 - 120, GAUGE_TOP - 76, 240, 60, "left", "top")
        kind.draw(picture, _("Flick"), "button", title, align="centre")
        middle = (band[0] + band[1]) / 2
        words: tuple[tuple[str, float, Role, str], ...] = (
            (_("too fast"), (GAUGE_TOP + band[0]) / 2, "note", "ink2"),
            (_("just right"), middle, "text", "ink"),
            (_("too slow"), (band[1] + GAUGE_TOP + GAUGE_HIGH) / 2, "note", "ink2"),
        )
        for text, y, role, ink in words:
            box = frame.rect(GAUGE_X + 128, y - 30, 300, 60, "left", "top")
            face = "title" if ink == "ink" else "bold"
            align: Align = "right" if frame.mirrored else "left"
            kind.draw(picture, text, role, box, colour(ink), align, face=face)

    def _flips_left(self, picture: pygame.Surface) -> None:
        if self.context.practice:
            return
        frame, flips = self.stage.frame, max(self.context.flips, 1)
        width = 276 + 98 * flips
        left = 1850 - width
        rect = frame.rect(left, 60, width, 116, "right", "top")
        self.app.sprites.put(picture, ("act flips", width), partial(plate, width=width), rect.topleft, frame.scale)
        words = frame.rect(left + 30, 60, 226, 116, "right", "top")
        align: Align = "right" if frame.mirrored else "left"
        self.app.type.draw(picture, _("Flips left"), "button", words, align=align, lines=2)
        for place in range(flips):
            at = frame.point(left + 306 + 98 * place, 118, "right", "top")
            on = place < self.context.flips_left
            self.app.sprites.put(picture, ("act flip", on), partial(flip_icon, on=on), at, frame.scale)

    def _stove_signs(self, picture: pygame.Surface) -> None:
        frame, context = self.stage.frame, self.context
        key = ("act dial", context.heat, context.green, context.red)
        draw = partial(stove_dial, heat=context.heat, green=context.green, red=context.red)
        self.app.sprites.put(picture, key, draw, frame.point(1716, 380, "right", "top"), frame.scale)
        words = _("burns at {heat}").format(heat=context.red)
        self.signs.put(picture, words, frame.point(1716, 588, "right", "top"), "text")


def _points(shape: object) -> list[Point]:
    return [(float(x), float(y)) for x, y in shape.exterior.coords]  # type: ignore[attr-defined]


def _spaced(points: list[Point], gap_px: float) -> list[Point]:
    kept: list[Point] = []
    for point in points:
        if not kept or math.dist(point, kept[-1]) >= gap_px:
            kept.append(point)
    return kept


def _held(picture: FlipPicture) -> tuple[float, float, float]:
    """The pan that the one hand holds: while the movement is shown it is the pan that shows it."""
    if picture.ghost is not None and any(picture.ghost):
        return (0.0, *picture.ghost)
    return picture.moment.seen.pan
