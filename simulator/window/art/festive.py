"""Confetti, the title, and the guests in the pan of the first screen."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from shapely.geometry import Polygon

from simulator.window.art.canvas import Canvas
from simulator.window.art.faces import BLUSH, face
from simulator.window.art.matrix import Box
from simulator.window.art.palette import ENAMEL_RED, PIECES, colour, dark, light
from simulator.window.art.pan import PanForm, pan_back, pan_outside
from simulator.window.art.pieces import outline, piece
from simulator.window.art.shapes import Point, ellipse, smooth, spline, stroke

WHITE = "#FFFFFF"


def confetti(
    canvas: Canvas, field: Box, keep_out: Iterable[Box] = (), count: int = 34, seed: int = 5, fall: float = 0
) -> None:
    """Condiments in the air of `field`, never over `keep_out`; `fall` moves them down, and in again at the top."""
    for place, (x, y, size, turn) in enumerate(confetti_places(field, keep_out, count, seed)):
        _left, top, _right, bottom = field
        at_y = top + (y - top + fall) % (bottom - top)
        if not any(_inside((x, at_y), box) for box in keep_out):
            piece(canvas, PIECES[place % len(PIECES)], x, at_y, size, turn + fall * 0.4, 4.2, lettered=False)


def confetti_places(
    field: Box, keep_out: Iterable[Box] = (), count: int = 34, seed: int = 5
) -> list[tuple[float, float, float, float]]:
    """Where confetti is: x, y, size, turn in degrees."""
    chance = random.Random(seed)
    boxes = list(keep_out)
    places: list[tuple[float, float, float, float]] = []
    for _try in range(4000):
        spot = chance.uniform(field[0], field[2]), chance.uniform(field[1], field[3])
        crowded = any(math.dist(spot, other[:2]) < 92 for other in places)
        if not crowded and not any(_inside(spot, box) for box in boxes):
            places.append((*spot, chance.uniform(32, 46), chance.uniform(0, 180)))
        if len(places) == count:
            break
    return places


def _inside(spot: Point, box: Box) -> bool:
    return box[0] <= spot[0] <= box[2] and box[1] <= spot[1] <= box[3]


def title(canvas: Canvas, x: float, y: float, size: float = 196) -> None:
    """The game's name with its leaf for the accent; (x, y) is the left end of the base line."""
    part = size / 196
    name = "A la carte"
    for drop, hue, edge, edge_hue in (
        (12.0, colour("ink"), 44.0, colour("ink")),
        (0.0, colour("ink"), 44.0, colour("ink")),
        (7.0, ENAMEL_RED, 16.0, ENAMEL_RED),
        (0.0, colour("paper"), 12.0, colour("paper")),
    ):
        canvas.text(x, y + drop * part, name, size, hue, outline=edge_hue, outline_width=edge * part)
    with canvas.at(x + 46 * part, y - 164 * part, part):
        canvas.path(outline("herbs", 96, 28).buffer(10), colour("ink"))
        piece(canvas, "herbs", 0, 0, 92, 28, 6, lettered=False)


def guests_in_a_pan(canvas: Canvas, x: float, y: float, size: float = 1) -> None:
    """A big pan, its rim's middle at (x, y), in which octopus, mammoth and duck wait for what will fall."""
    form = PanForm(0, 0, 800, 128, ENAMEL_RED, 11)
    with canvas.at(x, y, size):
        pan_back(canvas, form, 205)
        _octopus(canvas, -236, -10, 1.62)
        _mammoth(canvas, 10, -30, 1.7)
        _duck(canvas, 248, 4, 1.6)
        _pan_side(canvas, form)
        _feet(canvas)
        with canvas.at(10, -30, 1.7):
            _trunk(canvas, [(0, 6), (0, 40), (4, 66), (24, 70)], (18, 32, 46))


def _pan_side(canvas: Canvas, form: PanForm) -> None:
    way = [(-440.0, -6.0), (-400.0, 2.0), (-280.0, 40.0), (0.0, 52.0), (280.0, 40.0), (400.0, 2.0), (440.0, -6.0)]
    below = Polygon([*smooth(way), (500, 300), (-500, 300)])
    canvas.toy(pan_outside(form).intersection(below).buffer(-3).buffer(3), ENAMEL_RED, 11, depth=18)
    for side in (-1, 1):
        canvas.toy(ellipse(side * 412, 0, 21, 17), light(ENAMEL_RED, 0.25), 9, gloss=False)


def _octopus(canvas: Canvas, x: float, y: float, size: float) -> None:
    half = [(44.0, 60.0), (58.0, -10.0), (44.0, -56.0)]
    with canvas.at(x, y, size):
        head = spline([*((-px, py) for px, py in half), (0, -76), *reversed(half)])
        canvas.toy(head, "#E88BA6", 5, depth=14, shade="#BC5680")
        face(canvas, 0, -12, 1.2, "happy", (0.6, -0.5), gap=23)
        for px, py in ((-34, -46), (-20, -58), (34, -48)):
            canvas.path(ellipse(px, py, 5, 4, sides=14), "#BC5680")


FUR, HAIR, TUSK = "#9A5B3A", "#6B3A26", "#FFF3DC"


def _mammoth(canvas: Canvas, x: float, y: float, size: float) -> None:
    body = [(-46, 70), (-54, -6), (-34, -50), (-10, -66), (12, -64), (36, -48), (54, -4), (46, 70)]
    hair = [(-28, -50), (-20, -76), (-8, -62), (2, -86), (12, -64), (24, -74), (26, -50), (14, -38), (4, -46)]
    with canvas.at(x, y, size):
        for side in (-1, 1):
            canvas.toy(ellipse(side * 52, -10, 24, 28, side * 14), dark(FUR, 0.12), 5)
        canvas.toy(spline(body), FUR, 5)
        canvas.toy(spline([*hair, (-6, -34), (-14, -46)]), HAIR, 4.2, gloss=False)
        face(canvas, 0, -14, 1, "worried", (0.6, -0.7), gap=22)
        for side in (-1, 1):
            tusk = [(side * 24, 20), (side * 46, 32), (side * 64, 16), (side * 62, -2)]
            canvas.path(stroke(tusk, 13.5), colour("ink"))
            canvas.path(stroke(tusk, 6), TUSK)
        _trunk(canvas, [(0, 6), (0, 32), (4, 50), (24, 54)], ())


def _trunk(canvas: Canvas, way: list[Point], folds: Iterable[float]) -> None:
    canvas.toy(stroke(way, 21), FUR, 4.6, depth=5, gloss=False)
    for y in folds:
        canvas.line([(-7, y), (7, y)], HAIR, 3, soft=False)


def _duck(canvas: Canvas, x: float, y: float, size: float) -> None:
    body = [(-40, 50), (-36, 0), (-14, -52), (14, -62), (44, -56), (58, -30), (50, 0), (44, 50)]
    with canvas.at(x, y, size):
        canvas.toy(spline(body), "#FFD23E", 5, depth=11, shade="#EE9A22")
        canvas.toy(spline([(46, -24), (74, -30), (92, -20), (78, -8), (50, -8)]), "#F28A2E", 4.6, gloss=False)
        canvas.line([(52, -17), (82, -19)], width=3.5, soft=False)
        canvas.flat(ellipse(28, -34, 11, 12, sides=22), WHITE, 3.6)
        canvas.path(ellipse(31, -37, 6, sides=16), colour("ink"))
        canvas.path(ellipse(29, -40, 2.2, sides=10), WHITE)
        canvas.path(ellipse(34, -10, 7, 5, sides=16), BLUSH, opacity=0.6)
        canvas.toy(stroke([(4, -60), (14, -78), (26, -80)], 9), "#FFD23E", 4, gloss=False)


def _feet(canvas: Canvas) -> None:
    """Two of the octopus's arms come over the rim, in their socks."""
    first = [(-296.0, 6.0), (-318.0, 56.0), (-296.0, 98.0)], "#FFD23E"
    second = [(-190.0, 24.0), (-172.0, 70.0), (-192.0, 104.0)], "#3F7FC4"
    for way, sock in (first, second):
        canvas.path(stroke(way, 40), colour("ink"))
        canvas.path(stroke(way, 27), "#E88BA6")
        (knee_x, knee_y), (x, y) = way[1], way[2]
        canvas.toy(stroke([way[1], (x, y), (x - 16, y + 14)], 36), sock, 6, depth=7, gloss=False)
        canvas.line([(knee_x - 17, knee_y + 3), (knee_x + 17, knee_y + 3)], WHITE, 7, soft=False)


def burst(canvas: Canvas, x: float, y: float, radius: float, hue: str) -> None:
    """A ring of short rays: a star is won, a dish is served."""
    for ray in range(8):
        angle = math.radians(ray * 45 + 22.5)
        ends = [(x + r * math.cos(angle), y + r * math.sin(angle)) for r in (radius, radius * 1.3)]
        canvas.line(ends, hue, 9, soft=False)
