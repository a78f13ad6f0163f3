"""The yellow dishes."""

from __future__ import annotations

import math

from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.vessels import plate
from simulator.window.art.faces import WHITE, face
from simulator.window.art.palette import TOMATO, colour, dark
from simulator.window.art.shapes import ellipse, heart, moved, placed, rounded, spline, stroke


def sausage_in_a_knot(canvas: Canvas) -> None:
    """A sausage that tied itself, under a sailor's cap."""
    plate(canvas, 94)
    hue = "#C9583E"
    first = [(-84, 22), (-52, 48), (-6, 44), (30, 14), (26, -22), (0, -32)]
    second = [(84, 22), (54, 48), (8, 44), (-30, 14), (-28, -20), (0, -32), (20, -26)]
    for half in (first, second):
        canvas.toy(stroke(half, 34), hue, 5.5, depth=8)
    canvas.path(stroke([(-26, 22), (-6, 42), (22, 44)], 23), hue)
    face(canvas, 0, -16, 0.82, "happy")
    for x, r in ((-88, 20), (88, 20)):
        canvas.toy(ellipse(x, r - 2, 8, 7), dark(hue, 0.3), 4, gloss=False)
    with canvas.at(0, -48, 1):
        canvas.toy(rounded(-34, -6, 68, 14, 6), WHITE, 5, gloss=False, shade="#D6DCEA")
        canvas.toy(spline([(-26, -6), (-30, -28), (0, -34), (30, -28), (26, -6)]), WHITE, 5, shade="#D6DCEA")
        canvas.line([(-30, 3), (30, 3)], "#3F7FC4", 4, False)


def gherkin_in_love(canvas: Canvas) -> None:
    """A gherkin with hearts for eyes and a letter in its hand."""
    plate(canvas, 94)
    body = spline([(-38, 58), (-48, 10), (-42, -40), (-14, -66), (20, -64), (40, -36), (36, 12), (44, 54), (8, 66)])
    canvas.toy(body, "#7DB544", 5.5, shade="#4F8A35")
    for x, y in ((-28, -34), (24, -42), (-30, 40), (26, 36), (6, 48), (-6, -50)):
        canvas.path(ellipse(x, y, 4.5, 5.5, sides=14), "#4F8A35")
    face(canvas, -2, -10, 1.05, "love")
    for x, y, s in ((60, -44, 26), (76, -12, 16), (-66, -30, 20)):
        canvas.toy(heart(x, y, s), "#E0344C", 4, gloss=False, depth=3)
    canvas.path(stroke([(-46, 26), (-66, 36), (-60, 52)], 10), colour("ink"))
    canvas.path(stroke([(-46, 26), (-66, 36), (-60, 52)], 4), "#7DB544")
    canvas.toy(rounded(-84, 42, 30, 24, 6), WHITE, 4.5, gloss=False, shade="#D6DCEA")
    canvas.line([(-84, 44), (-69, 56), (-55, 44)], colour("ink"), 3.5, False)


def omelette_surprised(canvas: Canvas) -> None:
    """An omelette that did not expect to be one."""
    plate(canvas, 96)
    body = spline([(-84, 60), (-78, 14), (-40, -18), (6, -28), (52, -14), (82, 20), (86, 60), (0, 68)])
    canvas.toy(body, "#FFCB45", 5.5, depth=14, shade="#EE9A22")
    canvas.line([(-78, 52), (-40, 42), (0, 54), (44, 42), (80, 52)], "#EE9A22", 6)
    for x, y in ((-50, 4), (48, 0), (62, 30)):
        canvas.path(ellipse(x, y, 6, 4, 20, sides=14), "#EE9A22")
    face(canvas, 0, 4, 1.25, "shock", gap=24)
    for degrees in (-125, -90, -55):
        across, up = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        canvas.line([(across * 66, up * 54 + 10), (across * 88, up * 80 + 10)], colour("ink"), 6, False)
    canvas.toy(ellipse(-44, 58, 8, sides=18), colour("paprika"), 3.5, gloss=False)
    canvas.toy(spline([(40, 60), (56, 50), (70, 58), (56, 66)]), colour("herbs"), 3.5, gloss=False)


def steak_tartan(canvas: Canvas) -> None:
    """A steak in the tartan of its clan, with a bonnet."""
    plate(canvas, 96)
    body = spline([(-80, 50), (-86, 4), (-52, -36), (0, -40), (50, -44), (84, -10), (76, 36), (34, 60), (-30, 64)])
    canvas.path(body, "#C43B46")
    for x in (-64, -24, 16, 56):
        canvas.path(placed(rounded(x - 8, -90, 16, 200), turn=8).intersection(body), "#1F5D4C", opacity=0.8)
        canvas.path(placed(rounded(x + 13, -90, 4, 200), turn=8).intersection(body), "#FFD54D")
    for y in (-34, 2, 38):
        canvas.path(placed(rounded(-120, y - 8, 240, 16), turn=8).intersection(body), "#1F5D4C", opacity=0.62)
        canvas.path(placed(rounded(-120, y + 13, 240, 4), turn=8).intersection(body), "#FFD54D")
    canvas.path(body.difference(moved(body, -12, -10)), "#5B1029", opacity=0.45)
    canvas.path(body, None, "#FFE9DA", 13)
    canvas.path(body.buffer(6.5), None, colour("ink"), 5.5)
    canvas.path(body.buffer(-6.5), None, colour("ink"), 3)
    canvas.path(ellipse(0, 6, 46, 34), "#C43B46")
    face(canvas, 0, -2, 1.05, "happy")
    canvas.toy(spline([(-40, -40), (-36, -62), (0, -74), (36, -64), (42, -42), (0, -34)]), "#1F5D4C", 5)
    canvas.toy(ellipse(2, -76, 10), TOMATO, 4.5)
    canvas.line([(-40, -42), (0, -37), (42, -44)], "#FFD54D", 5)
