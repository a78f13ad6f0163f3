"""The blue dishes."""

from __future__ import annotations

import random

from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.vessels import bowl, bowl_front
from simulator.window.art.faces import WHITE, face
from simulator.window.art.palette import CAST_SHADOW, TOMATO, colour
from simulator.window.art.shapes import ellipse, placed, polygon, spline, star_points, stroke


def herring_in_a_nest(canvas: Canvas) -> None:
    """A herring asleep on its eggs."""
    canvas.path(ellipse(2, 84, 80, 8), CAST_SHADOW, opacity=0.22)
    canvas.toy(spline([(34, 12), (62, -34), (88, -46), (80, -20), (92, 2), (62, 2)]), "#7FA6D6", 5.5, gloss=False)
    body = [(-62, 30), (-66, -14), (-44, -52), (-12, -56), (20, -36), (44, 4), (50, 34)]
    canvas.toy(spline(body), "#9DC3E8", 5.5, depth=12, shade="#5F8CC4")
    face(canvas, -28, -20, 1, "sleepy", gap=17)
    for (ax, ay), (bx, by) in (((12, -8), (20, 4)), ((26, 8), (32, 20)), ((6, 10), (12, 22))):
        canvas.line([(ax, ay), ((ax + bx) / 2 - 5, (ay + by) / 2 + 2), (bx, by)], "#5F8CC4", 4)
    _nest(canvas)
    for x in (26, 48):
        canvas.toy(ellipse(x, 26, 12, 15), "#FFF8EA", 4.5, gloss=False)


def _nest(canvas: Canvas) -> None:
    half = [(88.0, 26.0), (78.0, 62.0), (46.0, 82.0)]
    nest = spline([*((-x, y) for x, y in half), (0, 86), *reversed(half), (44, 36), (0, 40), (-44, 36)])
    canvas.toy(nest, "#C58A4A", 5.5, depth=12)
    chance = random.Random(3)
    for _straw in range(17):
        x = chance.uniform(-64, 50)
        y = 36 + chance.random() * 34 * (1 - abs(x) / 110)
        way = [(x, y), (x + 14, y + chance.uniform(-7, 7)), (x + 28, y + chance.uniform(-9, 9))]
        canvas.line(way, chance.choice(["#8A5527", "#E8BC7A", "#8A5527"]), 4.5)
    for ax, ay, bx, by in ((-84, 30, -98, 14), (82, 34, 98, 18), (-70, 24, -84, 4), (70, 28, 78, 12)):
        canvas.line([(ax, ay), (bx, by)], colour("ink"), 6, False)


def bouillabaisse_of_the_deep_end(canvas: Canvas) -> None:
    """Something with a lamp looks out of the soup."""
    body = bowl(canvas, 86, 62, 24, "#0F3A5E")
    canvas.glow(44, -62, 46, None, "#FFF3A0", 0.9)
    canvas.path(stroke([(-6, -46), (6, -82), (36, -84), (44, -66)], 6), colour("ink"))
    canvas.toy(ellipse(44, -60, 11), "#FFF3A0", 4.5, gloss=False)
    canvas.toy(
        spline([(-66, 28), (-62, -14), (-36, -46), (4, -50), (42, -32), (58, 0), (56, 28)]),
        "#3E6A8A",
        5.5,
        depth=12,
        shade="#27405F",
    )
    canvas.flat(spline([(-44, 14), (-20, 6), (10, 6), (44, 12), (50, 28), (-50, 28)]), "#1B2236", 4.5)
    for x in (-36, -20, -4, 12, 28):
        canvas.flat(polygon([(x, 9), (x + 11, 9), (x + 5, 22)]), WHITE, 2.6)
    for x, r in ((-26, 14), (20, 11)):
        canvas.flat(ellipse(x, -16, r, sides=24), WHITE, 4)
        canvas.path(ellipse(x + 4, -17, r * 0.45, sides=16), colour("ink"))
    bowl_front(canvas, body, "#3F7FC4")
    canvas.line(
        [(-70, 44), (-52, 38), (-34, 46), (-16, 38), (2, 46), (20, 38), (38, 46), (56, 38), (70, 44)], "#A9D2EE", 6
    )


def souffle_at_your_own_risk(canvas: Canvas) -> None:
    """A soufflé with a fuse, behind warning tape."""
    canvas.path(ellipse(2, 84, 66, 8), CAST_SHADOW, opacity=0.22)
    puff = [(-58, 24), (-74, -6), (-62, -40), (-26, -58), (10, -66), (50, -54), (74, -22), (66, 8), (58, 24)]
    canvas.toy(spline(puff), "#F2B45C", 5.5, depth=14, shade="#C97A2E")
    for x, y in ((-40, -34), (46, -34), (54, -6)):
        canvas.path(ellipse(x, y, 7, 4, -20, sides=16), "#C97A2E")
    face(canvas, 0, -20, 1.1, "scared", gap=22)
    canvas.toy(polygon([(-62, 18), (62, 18), (52, 82), (-52, 82)], 6), WHITE, 5.5, depth=12, shade="#D3CCDE")
    _warning_tape(canvas)
    canvas.path(stroke([(10, -64), (20, -82), (38, -82)], 6), colour("ink"))
    canvas.toy(placed(polygon(star_points(0.5, 8)), 44, -82, 16), colour("star"), 3.5, gloss=False)


def _warning_tape(canvas: Canvas) -> None:
    band = polygon([(-59, 36), (59, 36), (56, 58), (-56, 58)])
    canvas.path(band, "#FFD23E")
    for stripe in range(-4, 5):
        x = stripe * 26
        bar = polygon([(x - 8, 36), (x + 6, 36), (x - 6, 58), (x - 20, 58)])
        canvas.path(bar.intersection(band), colour("ink"))
    canvas.path(band, None, colour("ink"), 4)


def volcano_chili(canvas: Canvas) -> None:
    """A small volcano with chillies in the air."""
    canvas.path(ellipse(2, 84, 84, 8), CAST_SHADOW, opacity=0.22)
    for x, y, radius in ((-12, -72, 15), (14, -82, 19), (38, -70, 14)):
        canvas.toy(ellipse(x, y, radius), "#EFE3DA", 4.5, gloss=False, shade="#CDBBB6")
    cone = [(-86, 80), (-54, 28), (-32, -26), (-26, -40), (26, -40), (34, -24), (56, 30), (86, 80), (0, 86)]
    canvas.toy(spline(cone), "#7A4A46", 5.5, depth=14, shade="#51303A")
    _lava(canvas)
    face(canvas, 0, 40, 1.05, "angry")
    for x, y in ((-62, 70), (-40, 76), (44, 74), (64, 70)):
        bean = [(x - 11, y + 6), (x - 7, y - 7), (x + 6, y - 8), (x + 12, y + 4), (x, y + 10)]
        canvas.toy(spline(bean), "#8E3B32", 4, gloss=False)
    for x, y, turn in ((-46, -50, 30), (58, -34, -20)):
        with canvas.at(x, y, 0.8, turn):
            canvas.toy(spline([(-14, 0), (0, -8), (16, -2), (22, 6), (4, 10)]), "#D9382B", 4.5, gloss=False)
            canvas.path(stroke([(-14, 0), (-22, -6)], 6), "#2F9E62")


def _lava(canvas: Canvas) -> None:
    rim = [(-26, -40), (0, -50), (26, -40), (34, -20), (28, 6), (18, -4)]
    drips = [(12, 22), (2, 2), (-8, 12), (-14, -8), (-26, 2), (-34, -18)]
    canvas.toy(spline([*rim, *drips]), TOMATO, 5, depth=6, shade="#B02A35")
    canvas.flat(ellipse(0, -40, 26, 8), "#FF9A3D", 4.5)
