"""The still and the stiff parts of the flip close-up: pan, glove, gauge, signs. Each about its own origin."""

from __future__ import annotations

import math

from simulator.scene.flip import FlipScene
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import CAST_SHADOW, colour
from simulator.window.art.pan import PanForm, level_handle, pan_back, pan_front, pan_outside
from simulator.window.art.shapes import ellipse, polygon, rounded
from simulator.window.art.stove import dial
from simulator.window.art.tools import hand

PX_MM = 2.35
RIM_DRAWN = 1.25
"""The rim is drawn a little higher than it is, so that the pan reads as a pan."""

HANDLE = 310.0
GAUGE_TOP, GAUGE_WIDE, GAUGE_HIGH = 130.0, 74.0, 480.0


def pan_form(scene: FlipScene) -> PanForm:
    """The pan's measures for drawing; origin: the middle of its floor."""
    floor = scene.pan.width_mm / 2
    rim = floor + scene.pan.rim_mm * math.tan(math.radians(scene.pan.rim_slant_deg)) * RIM_DRAWN
    depth = scene.pan.rim_mm * PX_MM * RIM_DRAWN
    return PanForm(0, -depth, 2 * rim * PX_MM, depth, outline=10, floor_part=floor / rim)


def whole_pan(canvas: Canvas, form: PanForm) -> None:
    """Handle, inside and cut metal; the crepe is painted over it."""
    level_handle(canvas, form, HANDLE)
    pan_back(canvas, form)
    pan_front(canvas, form)


def pan_outline(canvas: Canvas, form: PanForm) -> None:
    """The dashed pan of the hand that shows the movement."""
    canvas.path(pan_outside(form), None, colour("ink2"), 5, dash=(22, 18))


def catch_place(canvas: Canvas, form: PanForm) -> None:
    """The dashed pan that should be there when the crepe comes down."""
    zone = pan_outside(form)
    canvas.path(zone, colour("go"), opacity=0.28)
    canvas.path(zone, None, colour("go_dk"), 8, dash=(28, 20))


def glove(canvas: Canvas, turn: float) -> None:
    """The hand on the grip, its finger at the origin."""
    hand(canvas, 0, 0, 1.05, turn)


def needle(canvas: Canvas, mirrored: bool) -> None:
    """Where the flick is on the gauge; it points at the tube."""
    with canvas.at(mirrored=mirrored):
        canvas.flat(polygon([(0, 0), (46, -24), (46, 24)], 3), colour("ink"), 3)


def gauge_tube(canvas: Canvas, band: tuple[float, float]) -> None:
    """The tube of the gauge about x 0; `band` is y of the fastest and the slowest flick that is just right."""
    left = -GAUGE_WIDE / 2
    canvas.toy(rounded(left, GAUGE_TOP, GAUGE_WIDE, GAUGE_HIGH, 37), colour("paper"), 8, gloss=False, depth=6)
    canvas.path(rounded(left + 14, GAUGE_TOP + 14, 46, GAUGE_HIGH - 28, 23), "#EAD3AE")
    canvas.flat(rounded(left + 8, band[0], 58, band[1] - band[0], 16), colour("go"), 5)


def plate(canvas: Canvas, width: float) -> None:
    """The sign that carries the flips left."""
    canvas.path(rounded(6, 8, width, 116, 40), CAST_SHADOW, opacity=0.2)
    canvas.toy(rounded(0, 0, width, 116, 40), colour("paper"), 8, gloss=False, depth=8)


def flip_icon(canvas: Canvas, on: bool) -> None:
    """A flip still open, or its dashed place when it is spent."""
    disc = ellipse(0, 0, 42, 31.5)
    if not on:
        canvas.path(disc, "#FFFFFF", opacity=0.5)
        canvas.path(disc, None, colour("ink"), 5, dash=(9, 9), opacity=0.55)
        return
    canvas.toy(disc, "#FBD27C", 6, shade="#EBA84A")
    for x, y in ((-14, -8), (14, 6), (-6, 12), (16, -10)):
        canvas.path(ellipse(x, y, 7, 4, sides=14), "#C77A2A")


def stove_dial(canvas: Canvas, heat: int, green: tuple[int, int], red: int) -> None:
    """The dial of the stove about the origin."""
    dial(canvas, 0, 0, 118, heat, green, red, 8)
