"""A cook's stove: body in the cook's enamel, the recipe in its oven window, the knob with the heat, the pan on top."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from shapely.geometry import Polygon

from simulator.window.art import lettering, palette
from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.catalogue import DISHES
from simulator.window.art.dishes.vessels import steam as wisps
from simulator.window.art.enamel import trim
from simulator.window.art.palette import CAST_SHADOW, DISH_COLOURS, ENAMEL_RED, PIECES, colour, light, tint
from simulator.window.art.pan import Lying, PanForm, pan_back, pan_front, pieces_in_pan, slab
from simulator.window.art.pieces import piece
from simulator.window.art.shapes import arc, ellipse, polygon, ring, rounded
from simulator.window.art.signs import badge, letter_chip
from simulator.window.art.tiles import DishLike

WHITE = "#FFFFFF"
STOVE_WIDTH, STOVE_HEIGHT = 900.0, 352.0
"""The body; the pan stands on it."""

STOVE_PAN = PanForm(0, -506, 640, 104, ENAMEL_RED)
"""The pan on a stove whose bottom middle is 0, 0 and whose size is 1."""

DIAL_AT = (285.0, -180.0)
DIAL_RADIUS = 106.0
PICTURE_AT = (-292.0, -176.0)
HOTTEST = 7

_FIRST_DEG = -225.0
_STEP_DEG = 270 / HOTTEST


def heat_angle(heat: float) -> float:
    """Degrees of the place of `heat` on the dial; between the figures while the knob turns."""
    return _FIRST_DEG + _STEP_DEG * heat


def dial(
    canvas: Canvas, x: float, y: float, radius: float, heat: int, green: tuple[int, int], red: int, width: float = 6
) -> None:
    """The whole dial about (x, y): face and knob. The raised green band cooks, the teeth burn."""
    dial_face(canvas, x, y, radius, green, red, width)
    dial_knob(canvas, x, y, radius, heat, width)


def dial_face(
    canvas: Canvas, x: float, y: float, radius: float, green: tuple[int, int] | None, red: int | None, width: float = 6
) -> None:
    """The figures 0 to 7 with the bands; without bands when there is no dish."""
    r, edge = radius, 0.46
    canvas.shadow(x + r * 0.06, y + r * 0.1, r * 1.32, r * 1.3, 0.25)
    canvas.toy(ellipse(x, y, r * 1.3), colour("paper"), width, depth=r * 0.08, gloss=False)
    canvas.path(ring(x, y, r * 0.82, r * 1.02, heat_angle(-0.42), heat_angle(HOTTEST + 0.42), 60), "#E9D3B0")
    if green is not None:
        band = ring(x, y, r * 0.74, r * 1.14, heat_angle(green[0] - edge), heat_angle(green[1] + edge))
        canvas.flat(band.buffer(2), colour("go"), width * 0.6)
    if red is not None and red <= HOTTEST:
        canvas.flat(_teeth(x, y, r, heat_angle(red - edge), heat_angle(HOTTEST + edge)), colour("stop"), width * 0.6)
    for heat in range(HOTTEST + 1):
        angle = math.radians(heat_angle(heat))
        at_x, at_y = x + r * 0.93 * math.cos(angle), y + r * 0.93 * math.sin(angle)
        ink = WHITE if red is not None and heat >= red else colour("ink")
        canvas.text(at_x, at_y + r * 0.095, str(heat), r * 0.28, ink, "middle")


def _teeth(x: float, y: float, radius: float, start: float, end: float) -> Polygon:
    teeth = max(4, round((end - start) / _STEP_DEG * 4))
    edge = []
    for corner in range(teeth * 2 + 1):
        out = radius * (1.16 if corner % 2 else 0.98)
        angle = math.radians(start + (end - start) * corner / (2 * teeth))
        edge.append((x + out * math.cos(angle), y + out * math.sin(angle)))
    return Polygon(edge + arc(x, y, radius * 0.74, end, start, 30))


def dial_knob(
    canvas: Canvas, x: float, y: float, radius: float, heat: float, width: float = 6, figure: str | None = None
) -> None:
    """The knob: its pointer at `heat`, which may lie between two figures while it turns; the figure in the hub."""
    r = radius
    canvas.toy(ellipse(x, y, r * 0.66), "#FFFDF6", width, depth=r * 0.1, shade="#E4CBB0")
    angle = math.radians(heat_angle(heat))
    ux, uy = math.cos(angle), math.sin(angle)
    foot = [(r * 0.4 * ux - side * r * 0.17 * uy, r * 0.4 * uy + side * r * 0.17 * ux) for side in (1, -1)]
    tip = polygon([(x + ux * r * 0.74, y + uy * r * 0.74), *((x + dx, y + dy) for dx, dy in foot)])
    canvas.flat(tip.buffer(r * 0.02), colour("ink"), width * 0.5)
    words = str(round(heat)) if figure is None else figure
    canvas.text(x - ux * r * 0.1, y - uy * r * 0.1 + r * 0.2, words, r * 0.58, anchor="middle")


def oven_window(
    canvas: Canvas, x: float, y: float, width: float, height: float, dish_colour_name: str | None, outline: float = 6
) -> None:
    """The window of the oven, lit in the dish's tint; dark and empty without a dish."""
    frame = rounded(x - 10, y - 10, width + 20, height + 20, 34)
    canvas.toy(frame, colour("paper"), outline, depth=7, gloss=False)
    glass = rounded(x, y, width, height, 26)
    canvas.path(glass, tint(dish_colour_name) if dish_colour_name else colour("wall_lo"))
    if dish_colour_name:
        canvas.glow(x + width * 0.28, y + height * 0.5, width * 0.3, height * 0.62, WHITE, 0.9)
    canvas.path(glass.difference(rounded(x + 7, y + 7, width, height, 26)), CAST_SHADOW, opacity=0.16)
    canvas.path(glass, None, colour("ink"), outline)


def needs(
    canvas: Canvas,
    x: float,
    y: float,
    asked: Mapping[Any, int],
    have: Mapping[Any, int],
    size: float = 56,
    gap: float = 68,
    lettered: bool = True,
    most: int = 4,
) -> None:
    """What the dish asks for: dashed sockets, with solid pieces in them for what is in the pan, surplus after them.

    Args:
        y: of the first line; lines are 1.12 gaps apart.
        lettered: with the letter before each line; on small stoves without.
        most: sockets a line; more pieces become a figure.
    """
    for condiment in PIECES:
        wanted, there = asked.get(condiment, 0), have.get(condiment, 0)
        if not wanted and not there:
            continue
        if lettered:
            letter_chip(canvas, condiment, x, y, gap * 0.52, gap * 0.88)
        first = x + gap * (1.05 if lettered else 0.55)
        shown = min(max(wanted, there), most)
        for place in range(shown):
            piece(canvas, condiment, first + place * gap * 0.98, y, size, -8, ghost=place >= there)
        if there > shown:
            canvas.text(first + (shown - 0.3) * gap, y + gap * 0.2, f"+{there - shown}", gap * 0.5)
        y += gap * 1.12


def need_lines(asked: Mapping[Any, int], have: Mapping[Any, int]) -> int:
    """How many lines `needs` draws."""
    return sum(1 for condiment in PIECES if asked.get(condiment, 0) or have.get(condiment, 0))


def stove_body(canvas: Canvas, enamel: str, active: bool = False) -> None:
    """Body, rim and feet of a stove whose bottom middle is 0, 0."""
    canvas.shadow(14, 4, 500, 34, 0.38)
    if active:
        canvas.glow(0, -200, 540, 430, "#FFFBEA", 0.95)
    for side in (-1, 1):
        canvas.toy(rounded(side * 360 - 34, -26, 68, 26, 8), colour("iron"), 7, gloss=False)
    canvas.toy(rounded(-450, -352, 900, 332, 46), colour(enamel), 9, depth=20)
    canvas.toy(rounded(-472, -372, 944, 42, 20), light(colour(enamel), 0.35), 9, depth=9)
    canvas.toy(rounded(-250, -390, 500, 20, 9), colour("iron"), 7, gloss=False)
    trim(canvas, enamel, -440, 440, -372, 42)


def stove_recipe(canvas: Canvas, dish: DishLike | None, have: Mapping[Any, int], small: bool = False) -> None:
    """The oven window of a stove at 0, 0: picture and needs of its dish; a free place without a dish."""
    oven_window(canvas, -416, -306, 520, 250, dish.colour if dish else None, 7)
    if dish is None:
        plate = ellipse(-156, -181, 130, 74)
        canvas.path(plate, None, colour("ink"), 5, 0.5, (16, 14))
        return
    with canvas.at(*PICTURE_AT, 1.12):
        DISHES[dish.id](canvas)
    lines = need_lines(dish.condiments, have)
    size, gap = (84.0, 94.0) if small else (56.0, 68.0)
    if lines * gap * 1.12 > 262:
        size, gap = size * 240 / (lines * gap * 1.12), 240 / (lines * 1.12)
    middle = -181 - (0 if small else 16 if lines < 4 else 0)
    top = middle - (lines - 1) * gap * 0.56
    needs(canvas, -166, top, dish.condiments, have, size, gap, lettered=not small, most=3 if small else 4)
    if dish.colour in DISH_COLOURS:
        badge(canvas, dish.colour, -392, -282, 44, 5)


def name_plate(canvas: Canvas, name: str) -> None:
    """The cook's name on the rim of a stove at 0, 0."""
    width = max(124.0, lettering.width(name, "title", 36) + 44)
    canvas.toy(rounded(-436, -376, width, 50, 18), colour("paper"), 6, gloss=False, depth=4)
    canvas.text(-436 + width / 2, -339, name, 36, anchor="middle")


def stove(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    enamel: str,
    dish: DishLike | None,
    heat: int,
    have: Mapping[Any, int] | None = None,
    name: str | None = None,
    active: bool = False,
    pieces: Iterable[Lying] = (),
    piece_length: float = 60,
    steam: float = 0,
    handle: float = 300,
) -> None:
    """A whole stove whose bottom middle is (x, y).

    Args:
        have: what is in the pan, for the sockets.
        name: on the rim; None for none.
        active: lit, the stove whose turn it is.
        pieces: lying in STOVE_PAN (`pan.lying(STOVE_PAN, ...)`), `piece_length` long.
        steam: 0 for none, 1 for the usual.
        handle: length of the pan's handle; negative to the left.
    """
    with canvas.at(x, y, size):
        stove_body(canvas, enamel, active)
        stove_recipe(canvas, dish, have or {}, small=size < 0.6)
        green, red = (dish.green, dish.red) if dish else (None, None)
        dial_face(canvas, *DIAL_AT, DIAL_RADIUS, green, red, 7)
        dial_knob(canvas, *DIAL_AT, DIAL_RADIUS, heat, 7)
        if name:
            name_plate(canvas, name)
        pan_back(canvas, STOVE_PAN, handle)
        if dish:
            slab(canvas, STOVE_PAN, dish.colour)
        pieces_in_pan(canvas, pieces, piece_length, 5)
        pan_front(canvas, STOVE_PAN)
        if steam:
            wisps(canvas, -40, -522, steam, 0.9, 4)


def burnt(canvas: Canvas, x: float, y: float, size: float = 1) -> None:
    """A black crust over a dish picture of 200 x 200 about (x, y)."""
    with canvas.at(x, y, size):
        for dx, dy, radius in ((-40, 40, 26), (6, 56, 32), (46, 34, 24), (-10, 8, 18)):
            canvas.path(
                ellipse(dx, dy, radius, radius * 0.62), palette.mix(colour("ink"), "#000000", 0.2), opacity=0.82
            )
