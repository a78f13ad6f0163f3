"""The crepe: a thin floppy disc, seen a little from above. That it bends is only drawn; the physics has a stiff one."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

import pygame

from simulator.window.acts_view_paint import Point, dashed, fill, moved, rgb, stroke
from simulator.window.acts_view_turned import TurnedPart
from simulator.window.art.canvas import Canvas
from simulator.window.art.faces import face
from simulator.window.art.palette import colour

EDGE = rgb("#D98F35")
PICTURE = rgb("#FBD27C"), rgb("#F0B452"), rgb("#E8A544")
RECIPE = rgb("#FFF0CF"), rgb("#EBD3A0"), rgb("#E3C488")
"""Ground, shade and the dashed ring of a side."""
SPOT = rgb("#C77A2A")
SPOTS = (
    (0.35, 0.72, 11),
    (1.0, 0.74, 9),
    (2.2, 0.76, 11),
    (2.8, 0.66, 9),
    (3.5, 0.74, 10),
    (5.75, 0.72, 9),
    (4.1, 0.70, 8),
    (5.3, 0.68, 8),
)
"""Angle, part of the radius, size; drawn for a crepe of 228 px half length."""

HALF = 228.0
SIDES = 72
LEAST_OPEN, MOST_OPEN = 0.10, 0.46
"""How high the disc is drawn against its length: lying in the pan, and high in the air with its face to us."""


@dataclass(slots=True)
class Bend:
    """How far the rim hangs (+) or rises (−), as parts of the half length: a damped spring pulled by acceleration."""

    droop: float = 0.0
    speed: float = 0.0

    def feel(self, pull: float, dt_s: float) -> None:
        """Go on by `dt_s`; `pull` is the acceleration along the crepe's normal in g, 0 in free flight."""
        left_s = min(dt_s, 0.1)
        while left_s > 0:
            step_s = min(left_s, 1 / 240)
            self.speed += (STIFFNESS * (pull * GIVE - self.droop) - DAMPING * self.speed) * step_s
            self.droop = min(max(self.droop + self.speed * step_s, -MOST_DROOP), MOST_DROOP)
            left_s -= step_s


STIFFNESS, DAMPING, GIVE, MOST_DROOP = 900.0, 22.0, 0.05, 0.30
"""Drawing only: about 5 Hz, dying within two swings. Chosen by eye."""


@dataclass(frozen=True, slots=True)
class CrepeLook:
    """What is drawn of a crepe: turn clockwise on the screen, how open it is (0 lying to 1 high), how it bends."""

    at_px: Point
    turn_rad: float
    opened: float
    droop: float
    picture_side: bool
    glee: bool = True


def openness(height_mm: float) -> float:
    """0 for a crepe that lies, 1 from 60 mm above the pan on."""
    share = min(max(height_mm / 60.0, 0.0), 1.0)
    return share * share * (3 - 2 * share)


class Placed(Protocol):
    """The disc's rim: of which size, how far below, and how many px further out."""

    def __call__(self, size: float, down: float = 0.0, grow: float = 0.0) -> list[Point]:
        """Screen points."""


class CrepePainter:
    """Paints crepes of one length."""

    def __init__(self, half_px: float) -> None:
        self.half_px = half_px
        self._faces = {glee: TurnedPart(partial(_face, glee=glee)) for glee in (True, False)}

    def paint(self, surface: pygame.Surface, look: CrepeLook) -> None:
        """One crepe. A disc turned by half a turn looks the same: `picture_side` says which side is up."""
        look = replace(look, turn_rad=(look.turn_rad + math.pi / 2) % math.pi - math.pi / 2)
        ink = rgb(colour("ink"))
        high = self._high(look)
        scale = self.half_px / HALF

        def placed(size: float, down: float = 0.0, grow: float = 0.0) -> list[Point]:
            ring = [_rim(step * 2 * math.pi / SIDES, size, high, look.droop, grow / scale) for step in range(SIDES)]
            return moved([(x, y + down) for x, y in ring], look.at_px, look.turn_rad, scale)

        thick = 15.0
        outline = 6.0 * scale
        for part in (1.0, 0.5):
            fill(surface, placed(1.0, thick * part, outline), ink)
        fill(surface, placed(1.0, 0.0, outline), ink)
        fill(surface, placed(1.0, thick), EDGE)
        fill(surface, placed(1.0, thick * 0.5), EDGE)
        fill(surface, placed(1.0, 0.0, outline * 0.45), ink)
        self._upper_side(surface, look, placed, high, scale)

    def _upper_side(self, surface: pygame.Surface, look: CrepeLook, placed: Placed, high: float, scale: float) -> None:
        base, shade, rim = PICTURE if look.picture_side else RECIPE
        fill(surface, placed(1.0), shade)
        fill(surface, placed(0.955, -3.5 * min(1.0, high / 60)), base)
        ring = placed(0.86)
        for dash in dashed([*ring, ring[0]], 30 * scale, 16 * scale):
            stroke(surface, dash, max(1.5, 5 * scale * min(1.0, high / 60)), rim)
        if look.picture_side:
            self._picture(surface, look, high, scale)

    def _picture(self, surface: pygame.Surface, look: CrepeLook, high: float, scale: float) -> None:
        for angle, part, size in SPOTS:
            x, y = _rim(angle, part, high, look.droop)
            spot = [
                (x + 1.6 * size * math.cos(a), y + 0.95 * size * high / 92 * math.sin(a))
                for a in (step * math.pi / 8 for step in range(16))
            ]
            fill(surface, moved(spot, look.at_px, look.turn_rad, scale), SPOT)
        if high > 45:
            middle = moved([(0.0, -0.22 * high - look.droop * HALF * 0.5)], look.at_px, look.turn_rad, scale)[0]
            self._faces[look.glee].paint(surface, middle, look.turn_rad, scale, flat=min(1.0, high / 92))

    def _high(self, look: CrepeLook) -> float:
        part = LEAST_OPEN + (MOST_OPEN - LEAST_OPEN) * look.opened * abs(math.cos(look.turn_rad))
        return HALF * part


def _rim(angle: float, size: float, high: float, droop: float, grow: float = 0.0) -> Point:
    """A point of the disc: `size` 1 on its rim, `grow` px further out; x right, y down, before turning."""
    x = (HALF * size + grow) * math.cos(angle)
    y = (high * size + grow) * math.sin(angle)
    bent = droop * HALF * ((size * math.cos(angle)) ** 2 - 0.5)
    return x, y + bent + 5 * size * math.sin(3 * angle + 0.6) * min(1.0, high / 60)


def _face(canvas: Canvas, glee: bool) -> None:
    face(canvas, 0, 0, 1.45, "glee" if glee else "shock", gap=25)
