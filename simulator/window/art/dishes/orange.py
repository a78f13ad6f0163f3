"""The orange dishes."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.vessels import bowl, bowl_front, bowl_outline, plate, pot_handles, steam
from simulator.window.art.faces import WHITE, face
from simulator.window.art.palette import CAST_SHADOW, TOMATO, colour, dark, dish_colour
from simulator.window.art.shapes import ellipse, polygon, rounded, spline, stroke

FUR, MANE, TUSK = "#9A5B3A", "#6B3A26", "#FFF3DC"


def mammoth_bourguignon(canvas: Canvas) -> None:
    """A worried mammoth in a stewing pot too small for it."""
    pot_handles(canvas, 70, 34)
    canvas.path(ellipse(4, 84, 78, 9), CAST_SHADOW, opacity=0.22)
    canvas.flat(ellipse(0, 28, 78, 14), "#6B2A1C", 5.5)
    _mammoth(canvas)
    half = [(78.0, 28.0), (76.0, 60.0), (64.0, 78.0), (38.0, 84.0)]
    pot = spline([*((-x, y) for x, y in half), *reversed(half), (0, 42)])
    canvas.toy(pot, dish_colour("orange"), 5.5, depth=14, shade="#C45A1B")
    canvas.toy(stroke([(0, -2), (0, 24), (4, 44), (24, 48)], 21), FUR, 5, depth=5, gloss=False)
    for y in (8, 20, 32):
        canvas.line([(-7, y), (7, y)], MANE, 3, False)


def _mammoth(canvas: Canvas) -> None:
    for side in (-1, 1):
        canvas.toy(ellipse(side * 52, -18, 24, 28, side * 14), dark(FUR, 0.12), 5.5)
    head = [(-46, 30), (-54, -14), (-34, -58), (-10, -74), (12, -72), (36, -56), (54, -12), (46, 30)]
    canvas.toy(spline(head), FUR, 5.5)
    mane = [(-28, -58), (-20, -84), (-8, -70), (2, -94), (12, -72), (24, -82), (26, -58), (14, -46), (4, -54)]
    canvas.toy(spline([*mane, (-6, -42), (-14, -54)]), MANE, 4.5, gloss=False)
    face(canvas, 0, -22, 1, "worried", look=(0, 0.4), gap=22)
    for side in (-1, 1):
        tusk = [(side * 24, 12), (side * 46, 24), (side * 64, 8), (side * 62, -10)]
        canvas.path(stroke(tusk, 14), colour("ink"))
        canvas.path(stroke(tusk, 6), TUSK)


def fish_and_poker_chips(canvas: Canvas) -> None:
    """A fish with a dealer's visor beside two stacks of chips."""
    plate(canvas, 96)
    for x, n, hue in ((52, 4, TOMATO), (80, 2, "#3F7FC4")):
        for i in range(n):
            y = 54 - i * 13
            canvas.toy(rounded(x - 21, y - 4, 42, 14, 6), hue, 4.5, gloss=False, depth=4)
            for k in (-12, 0, 12):
                canvas.path(rounded(x + k - 3, y - 1, 6, 8, 1), colour("paper"))
    canvas.toy(spline([(-66, 14), (-94, -18), (-92, 46)]), "#5FA8D6", 5.5)
    canvas.toy(spline([(-26, -18), (-6, -50), (26, -20)]), "#5FA8D6", 5, gloss=False)
    canvas.toy(
        spline([(-70, 14), (-40, -20), (0, -28), (32, -6), (38, 16), (24, 40), (-10, 50), (-46, 40)]), "#8CCBEB", 5.5
    )
    canvas.line([(-40, 2), (-32, 14), (-40, 26)], "#4E93C4", 4)
    canvas.line([(-52, 4), (-46, 14), (-52, 24)], "#4E93C4", 4)
    face(canvas, 6, 6, 0.92, "smug", gap=17)
    canvas.toy(rounded(-24, -26, 66, 11, 5), "#2F9E62", 4.5, gloss=False)
    canvas.toy(spline([(34, -24), (60, -22), (62, -14), (36, -15)]), "#59C48A", 4, gloss=False)


CLAY, STEW, MEAT = "#E8A23B", "#A5381F", "#C9583E"


def goulash_for_one_and_a_half(canvas: Canvas) -> None:
    """One bowl of goulash, and one that was bitten in half."""
    with canvas.at(-36, 0):
        body = bowl(canvas, 58, 58, 24, STEW)
        for x, y, radius in ((-26, 20, 11), (2, 15, 13), (28, 21, 9)):
            canvas.toy(ellipse(x, y, radius, radius * 0.8, sides=22), MEAT, 4, gloss=False)
        bowl_front(canvas, body, CLAY)
        face(canvas, 0, 44, 0.85, "glee")
        steam(canvas, 0, -4, 0.75)
    with canvas.at(88, 0):
        _half_bowl(canvas)


def _half_bowl(canvas: Canvas) -> None:
    bite = [(0, 10), (0, 22), (-6, 32), (3, 42), (-6, 54), (3, 66), (-3, 78), (0, 94), (60, 94), (60, 4)]
    left = box(-100, -100, 0, 120).difference(Polygon(bite))
    canvas.flat(ellipse(0, 24, 52, 13).intersection(left), STEW, 5)
    canvas.toy(ellipse(-22, 21, 11, 9).intersection(left), MEAT, 4, gloss=False)
    canvas.toy(bowl_outline(52, 58, 24).intersection(left), CLAY, 5.5, depth=8, gloss=False)
    canvas.flat(ellipse(-23, 42, 9, 10, sides=20), WHITE, 3.4)
    canvas.path(ellipse(-22, 43, 5, sides=14), colour("ink"))
    canvas.line([(-34, 60), (-24, 66), (-12, 61)], colour("ink"), 4)


def gazpacho_polar(canvas: Canvas) -> None:
    """A polar bear bathing in cold soup."""
    body = bowl(canvas, 84, 60, 24, TOMATO)
    canvas.toy(polygon([(30, 24), (40, -16), (56, -34), (70, -8), (76, 22)], 4), "#E4F5FD", 5, shade="#9CCBE6")
    for side in (-1, 1):
        canvas.toy(ellipse(-16 + side * 30, -52, 13), WHITE, 5.5, shade="#C9D7E6")
        canvas.path(ellipse(-16 + side * 30, -51, 6, sides=16), "#F6B5AE")
    canvas.toy(
        spline([(-58, 26), (-56, -20), (-40, -52), (-16, -60), (10, -52), (26, -20), (28, 26)]),
        WHITE,
        5.5,
        depth=11,
        shade="#C9D7E6",
    )
    face(canvas, -15, -22, 0.95, "glee")
    canvas.flat(ellipse(-15, -8, 9, 6.5, sides=20), colour("ink"), 0)
    for x in (-52, 22):
        canvas.toy(ellipse(x, 20, 15, 11), WHITE, 5, gloss=False, shade="#C9D7E6")
    bowl_front(canvas, body, "#6FB7E3", dotted=True)
    canvas.toy(spline([(-76, 18), (-88, 2), (-72, 4), (-66, 16)]), colour("herbs"), 3.5, gloss=False)
