"""The green dishes."""

from __future__ import annotations

import math
import random

from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.vessels import bowl, bowl_front, plate, pot_handles, steam, toque
from simulator.window.art.faces import WHITE, face
from simulator.window.art.palette import CAST_SHADOW, TOMATO, colour
from simulator.window.art.pieces import outline
from simulator.window.art.shapes import ellipse, moved, polygon, rounded, spline, stroke
from simulator.window.art.signs import star


def breakfast_fidel(canvas: Canvas) -> None:
    """A fried egg with a beard and a cap, as calm as can be."""
    plate(canvas, 94)
    white = [(-88, 52), (-70, 30), (-34, 20), (8, 10), (52, 22), (84, 40), (88, 58), (56, 68), (10, 64), (-46, 68)]
    canvas.toy(spline(white), WHITE, 5.5, depth=8, shade="#DCD6E6")
    yolk = [(-40, 56), (-46, 14), (-24, -22), (6, -30), (34, -18), (50, 16), (44, 56), (4, 62)]
    canvas.toy(spline(yolk), "#FFC02E", 5.5, shade="#E98F14")
    face(canvas, 2, 4, 1, "smug")
    _beard(canvas)
    _cap(canvas)


def _beard(canvas: Canvas) -> None:
    cheeks = [(-40, 28), (-24, 40), (-12, 30), (2, 36), (16, 30), (28, 40), (46, 26), (44, 54)]
    curls = [(34, 74), (22, 66), (12, 86), (0, 74), (-12, 86), (-22, 68), (-34, 72), (-42, 50)]
    canvas.toy(spline([*cheeks, *curls]), "#6B4632", 5, depth=6, gloss=False)
    canvas.line([(-6, 38), (4, 42), (15, 36)], "#2A1820", 4)


def _cap(canvas: Canvas) -> None:
    canvas.toy(rounded(-46, -42, 94, 20, 8), "#7C8B4A", 5.5, gloss=False)
    crown = [(-44, -38), (-42, -64), (-20, -72), (20, -74), (44, -64), (46, -38), (0, -34)]
    canvas.toy(spline(crown), "#8FA052", 5.5)
    canvas.toy(spline([(28, -34), (72, -32), (84, -22), (60, -18), (30, -22)]), "#7C8B4A", 5, gloss=False)
    star(canvas, 2, -54, 11, width=3)


def eau_pour_le_cafe(canvas: Canvas) -> None:
    """A pot of water with a cook's hat, proud of itself."""
    canvas.path(ellipse(4, 82, 74, 9), CAST_SHADOW, opacity=0.22)
    pot_handles(canvas, 60, 13, colour("steel"))
    steam(canvas, 0, -66, 0.7, 0.95, 3)
    canvas.flat(ellipse(0, 2, 68, 13), "#7CC4EA", 5.5)
    for x, radius in ((-30, 6), (0, 8), (28, 5)):
        canvas.flat(ellipse(x, 0, radius, radius * 0.7, sides=18), "#CBEBFA", 2.5)
    half = [(68.0, 2.0), (68.0, 50.0), (62.0, 72.0), (40.0, 80.0)]
    pot = spline([*((-x, y) for x, y in half), *reversed(half), (0, 14)])
    canvas.toy(pot, "#E9EBF2", 5.5, depth=14, shade="#B9BFCE")
    face(canvas, 0, 38, 1.05, "smug")
    toque(canvas, 26, -6, 0.9)


def carpaccio_of_ice(canvas: Canvas) -> None:
    """An ice cube that has seen its own slices."""
    plate(canvas, 96)
    for place, x in enumerate((62, 40, 18)):
        top = 14 - place * 3
        slice_ = polygon([(x - 10, 60), (x + 4, top + 2), (x + 32, top - 2), (x + 22, 60)], 5)
        canvas.toy(slice_, "#D4EEFA", 4.5, depth=5, shade="#9CCBE6")
    body = polygon([(-70, 62), (-72, -18), (-48, -40), (18, -42), (8, -18), (8, 62)], 8)
    canvas.toy(body, "#BFE4F7", 5.5, depth=10, shade="#86BFE2")
    canvas.path(polygon([(-66, -18), (-46, -36), (12, -37), (4, -18)], 2), "#EAF8FF")
    canvas.line([(-70, -18), (8, -18)], colour("ink"), 4, False)
    canvas.line([(8, -18), (17, -38)], colour("ink"), 4, False)
    face(canvas, -32, 12, 1, "scared")
    for x, y in ((-88, -20), (34, -38), (-86, 24)):
        canvas.line([(x - 6, y), (x + 6, y)], "#5FA8D6", 4, False)
        canvas.line([(x, y - 6), (x, y + 6)], "#5FA8D6", 4, False)
    canvas.toy(moved(outline("lemon", 40, 180), -30, -44), colour("lemon"), 4, gloss=False)


def salad_of_lawn(canvas: Canvas) -> None:
    """A bowl of grass with daisies; somebody small is mowing it."""
    body = bowl(canvas, 84, 60, 24, "#7A3B2A")
    _grass(canvas)
    for x, y in ((-48, -36), (54, -28)):
        _daisy(canvas, x, y)
    canvas.toy(spline([(-16, -40), (-8, -66), (18, -70), (32, -52), (28, -36), (6, -32)]), TOMATO, 4.5)
    canvas.path(stroke([(20, -66), (40, -92), (56, -92)], 8), colour("ink"))
    for x in (-6, 24):
        canvas.flat(ellipse(x, -34, 9, sides=20), colour("iron"), 3.5)
    bowl_front(canvas, body, "#F3C98B")
    face(canvas, 0, 50, 0.9, "glee")


def _grass(canvas: Canvas) -> None:
    chance = random.Random(4)
    for row, (hue, y) in enumerate((("#4E9E3F", 24), ("#6CBF4B", 34), ("#8FD45E", 42))):
        for place in range(13):
            x = -72 + place * 12 + chance.uniform(-3, 3)
            high = chance.uniform(46, 80) - row * 12
            lean = chance.uniform(-13, 13)
            canvas.flat(polygon([(x - 8, y), (x + lean - 1, y - high), (x + lean + 2, y - high), (x + 8, y)]), hue, 3)


def _daisy(canvas: Canvas, x: float, y: float) -> None:
    for petal in range(6):
        angle = math.radians(60 * petal)
        canvas.flat(ellipse(x + 11 * math.cos(angle), y + 11 * math.sin(angle), 7, sides=16), WHITE, 2.6)
    canvas.flat(ellipse(x, y, 6.5, sides=16), "#FFC02E", 2.6)
