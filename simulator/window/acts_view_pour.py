"""The pour close-up: bottle, pieces, pan, hand, recipe, and one line of help."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import pygame
from shapely.geometry import Polygon

from simulator.scene.pour import PourScene
from simulator.vocabulary import Condiment, Foul, Tally
from simulator.window import acts_view_paint as paint
from simulator.window.act_words import condiment_name, foul_words
from simulator.window.acts_view import Signs, Stage, backdrop
from simulator.window.acts_view_bottle import BottlePainter
from simulator.window.acts_view_card import RecipeCard
from simulator.window.acts_view_fall import Falling, Landing
from simulator.window.acts_view_paint import Point, rgb
from simulator.window.art import palette
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour, dish_colour
from simulator.window.art.pan import PanForm, lying, pan_back, pan_front, pieces_in_pan
from simulator.window.art.pieces import piece_picture, put_piece
from simulator.window.art.shapes import rounded
from simulator.window.art.tools import hand, landing_ticks
from simulator.window.screens.act_context import ActContext

if TYPE_CHECKING:
    from simulator.acts.pour import PourSeen
    from simulator.window.app import App

PX_MM = 6.6
STAGE_X, STAGE_Y = 930.0, 886.0
STOVE_Y = 902.0
HANDLE = 250.0
SLAB = 16.0
LYING = 56.0
"""How long a piece that was in the pan before is drawn, in design px."""


@dataclass(slots=True)
class PourPicture:
    """Everything that is drawn over the background."""

    seen: PourSeen
    falling: Sequence[Falling] = ()
    landings: Sequence[Landing] = ()
    have: Tally = field(default_factory=Tally)
    pointer: Point | None = None
    grab: Point | None = None
    hint: str = ""
    result: str = ""
    help_pull: float | None = None


class PourView:
    """Paints pictures of one act in one window size."""

    def __init__(self, app: App, scene: PourScene, bottle: Condiment, context: ActContext) -> None:
        self.app, self.scene, self.condiment, self.context = app, scene, bottle, context
        self.stage = Stage(app.frame, STAGE_X, STAGE_Y, PX_MM)
        self.signs = Signs(app.frame, app.sprites, app.type)
        self.bottle = BottlePainter(app, self.stage, scene.dispenser, bottle, scene.rules.slant_deg)
        self.card = RecipeCard(app, context, bottle) if context.dish is not None else None
        self.form = pan_form(scene)
        self.background = self._background()

    # What can be pressed

    def bottle_rect(self, seen: PourSeen) -> pygame.Rect:
        """The bottle where it is, roomy."""
        reach = self.scene.dispenser.mouth_above_middle_mm + 6
        half = max(self.scene.dispenser.inside_width_mm / 2 + 10, reach * abs(math.sin(seen.bottle.tilt_rad)))
        middle = self.stage.point(seen.bottle.x_mm, seen.bottle.y_mm)
        rect = pygame.Rect(0, 0, round(self.stage.length(2 * half)), round(self.stage.length(2 * reach)))
        rect.center = round(middle[0]), round(middle[1])
        return rect

    def pan_rect(self) -> pygame.Rect:
        """The pan, rim to floor."""
        return self.stage.frame.rect(STAGE_X - self.form.half, self.form.y, self.form.width, self.form.depth)

    # The picture

    def draw(self, surface: pygame.Surface, picture: PourPicture) -> None:
        """The whole picture."""
        seen = picture.seen
        surface.blit(self.background, (0, 0))
        if self.card is not None:
            self.card.draw(surface, picture.have)
        if picture.hint:
            self.signs.hint(surface, picture.hint, self.stage.frame.point(960, 1018))
        self._draw_bottle(surface, picture)
        self._draw_outside(surface, picture)
        self._draw_help(surface, picture)
        self._draw_hand(surface, picture)
        self._draw_fouls(surface, picture)
        if picture.result:
            fouled = bool(seen.fouls)
            at = self.stage.frame.point(STAGE_X, 690)
            self.signs.put(surface, picture.result, at, "head", ground="paper", ink="stop" if fouled else "ink")

    def _draw_bottle(self, surface: pygame.Surface, picture: PourPicture) -> None:
        seen = picture.seen
        at = self.stage.point(seen.bottle.x_mm, seen.bottle.y_mm)
        tilt = -self.stage.turn(seen.bottle.tilt_rad)
        tilt_deg, peak_deg = math.degrees(seen.bottle.tilt_rad), math.degrees(seen.peak_tilt_rad)
        closed = seen.way_down_closed and not picture.result
        self.bottle.gauge(surface, at, tilt_deg, peak_deg, closed)
        if tilt_deg > 14:
            self.bottle.ghost(surface, at)
        self.bottle.back(surface, at, tilt)
        self._draw_pieces(surface, [piece for piece in picture.falling if piece.where == "bottle"])
        self.bottle.front(surface, at, tilt)

    def _draw_outside(self, surface: pygame.Surface, picture: PourPicture) -> None:
        outside = [piece for piece in picture.falling if piece.where != "bottle"]
        for piece in outside:
            if piece.where == "air" and piece.down_mm_s > 300:
                self._draw_wind(surface, piece)
        squashed = {landing.place: landing.part for landing in picture.landings}
        self._draw_pieces(surface, outside, squashed)
        scale = self.stage.frame.scale
        for landing in picture.landings:
            at = self.stage.point(landing.x_mm, landing.y_mm)
            self.app.sprites.put(surface, ("act landed",), _landed, at, scale)

    def _draw_pieces(
        self, surface: pygame.Surface, pieces: Sequence[Falling], squashed: dict[int, float] | None = None
    ) -> None:
        for piece in pieces:
            at = self.stage.point(piece.x_mm, piece.y_mm)
            turn = math.degrees(self.stage.turn(piece.angle_rad))
            size = self.scene.pieces.size_of(piece.condiment) * longest_side(piece.condiment) * PX_MM
            part = (squashed or {}).get(piece.place)
            if part is None:
                put_piece(self.app.sprites, surface, piece.condiment, at, size, turn, self.stage.frame.scale)
            else:
                self._put_squashed(surface, piece, at, size, turn, part)

    def _put_squashed(
        self, surface: pygame.Surface, piece: Falling, at: Point, size: float, turn: float, part: float
    ) -> None:
        """Flat for a moment, then itself again; its lower edge stays where it is. Drawing only."""
        picture = piece_picture(self.app.sprites, piece.condiment, size, turn, self.stage.frame.scale)
        wide, high = picture.surface.get_size()
        flat = 0.15 * math.sin(math.pi * part)
        new = round(wide * (1 + flat)), round(high * (1 - flat))
        left = at[0] + picture.left_px - (new[0] - wide) / 2
        top = at[1] + picture.top_px + high - new[1]
        surface.blit(pygame.transform.smoothscale(picture.surface, new), (round(left), round(top)))

    def _draw_wind(self, surface: pygame.Surface, piece: Falling) -> None:
        x, y = self.stage.point(piece.x_mm, piece.y_mm)
        scale = self.stage.frame.scale
        for off, long in ((-12, 26), (0, 48), (12, 26)):
            line = [(x + off * scale, y - 44 * scale), (x + off * scale, y - (44 + long * 0.7) * scale)]
            paint.stroke(surface, line, 5 * scale, rgb("#FFFDF4"))

    # Hand, help, fouls

    def _draw_hand(self, surface: pygame.Surface, picture: PourPicture) -> None:
        if picture.pointer is None:
            return
        if picture.grab is not None:
            self._draw_thread(surface, (picture.pointer[0], picture.grab[1]), picture.pointer)
        self._put_hand(surface, picture.pointer)

    def _put_hand(self, surface: pygame.Surface, at: Point) -> None:
        """The glove lies on the side away from what falls."""
        mirrored = not self.stage.frame.mirrored
        draw = partial(_hand, mirrored=mirrored)
        self.app.sprites.put(surface, ("act glove", mirrored), draw, at, self.stage.frame.scale)

    def _draw_thread(self, surface: pygame.Surface, start: Point, end: Point) -> None:
        scale = self.stage.frame.scale
        ink, paper = rgb(colour("ink")), rgb(colour("paper"))
        length = end[1] - start[1]
        for bead in range(1, int(abs(length) / (30 * scale))):
            y = start[1] + math.copysign(bead * 30 * scale, length)
            paint.dot(surface, (start[0], y), 8.5 * scale, ink)
            paint.dot(surface, (start[0], y), 4.8 * scale, paper)
        for radius, hue in ((20, ink), (14, paper), (7, ink)):
            paint.dot(surface, start, radius * scale, hue)

    def _draw_help(self, surface: pygame.Surface, picture: PourPicture) -> None:
        """A pale hand pulls down and pushes up again, until a person has done it once."""
        if picture.help_pull is None:
            return
        home = picture.seen.bottle
        scale = self.stage.frame.scale
        start = self.stage.point(home.x_mm - 6, home.y_mm + 4)
        end = start[0], start[1] + picture.help_pull * scale
        self._draw_thread(surface, start, end)
        self._put_hand(surface, end)

    def _draw_fouls(self, surface: pygame.Surface, picture: PourPicture) -> None:
        fouls = sorted(picture.seen.fouls, key=list(Foul).index)
        if not fouls:
            return
        at = picture.pointer or self.stage.point(picture.seen.bottle.x_mm, picture.seen.bottle.y_mm - 40)
        scale = self.stage.frame.scale
        self.signs.put(surface, foul_words(fouls[0]), (at[0], at[1] - 60 * scale), "text", "bold", "stop", "salt")

    # What stands still

    def _background(self) -> pygame.Surface:
        picture = backdrop(self.app, self.context.enamel, STOVE_Y, STOVE_Y - 330, (150, 120))
        frame = self.stage.frame
        at = frame.point(STAGE_X, STAGE_Y)
        slab = dish_colour(self.context.colour) if self.context.dish is not None else ""
        before = tuple(condiment.value for condiment in self.context.pan.pieces())
        draw = partial(_pan, form=moved_form(self.form), slab_hue=slab, before=before)
        key = ("act pan", self.form, slab, before, frame.mirrored)
        self.app.sprites.put(picture, key, partial(_mirrored, draw=draw, mirrored=frame.mirrored), at, frame.scale)
        if self.card is not None:
            self.card.put_still(picture)
        self._name(picture)
        return picture

    def _name(self, picture: pygame.Surface) -> None:
        """Which bottle: its piece and its name."""
        frame = self.stage.frame
        box = self.signs.put(
            picture, condiment_name(self.condiment), frame.point(206, 790, "left"), "head", beside=72, most=230
        )
        spot = box.left + box.height * 0.66, box.centery
        put_piece(self.app.sprites, picture, self.condiment, spot, 56, 0, frame.scale)


def pan_form(scene: PourScene) -> PanForm:
    """The pan of the scene on the design frame; its floor is the upper side of the tile in it."""
    half = scene.pan.width_mm / 2
    rim = half + scene.pan.flare_mm
    depth = scene.pan.rim_mm * PX_MM + SLAB
    return PanForm(STAGE_X, STAGE_Y + SLAB - depth, 2 * rim * PX_MM, depth, outline=10, floor_part=half / rim)


def moved_form(form: PanForm) -> PanForm:
    """The same pan about the middle of the tile in it."""
    return PanForm(0, form.y - STAGE_Y, form.width, form.depth, outline=form.outline, floor_part=form.floor_part)


@lru_cache(maxsize=16)
def longest_side(condiment: str) -> float:
    """The longer side of a piece whose area is 1: scenes give the side of the square of equal area."""
    return float(1 / math.sqrt(Polygon(palette.current().pieces[condiment]).area))


def _mirrored(canvas: Canvas, draw: partial[None], mirrored: bool) -> None:
    with canvas.at(mirrored=mirrored):
        draw(canvas)


def _pan(canvas: Canvas, form: PanForm, slab_hue: str, before: tuple[str, ...]) -> None:
    pan_back(canvas, form, HANDLE)
    if slab_hue:
        half = form.floor_half * 0.97
        canvas.toy(rounded(-half, 0, 2 * half, SLAB, 5), slab_hue, 6, gloss=False, depth=4)
    pieces_in_pan(canvas, lying(form, before, LYING), LYING, 5)
    pan_front(canvas, form)


def _hand(canvas: Canvas, mirrored: bool) -> None:
    hand(canvas, 0, 0, 0.9, 8 if mirrored else -8, mirrored)


def _landed(canvas: Canvas) -> None:
    landing_ticks(canvas, 0, 0)
