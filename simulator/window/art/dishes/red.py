"""The red dishes."""

from __future__ import annotations

from shapely.geometry import Polygon

from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.vessels import bowl, bowl_front, plate
from simulator.window.art.faces import BLUSH, WHITE, face
from simulator.window.art.palette import CAST_SHADOW, TOMATO, colour
from simulator.window.art.shapes import Point, ellipse, rounded, spline, stroke, together

SHELL, SHELL_SHADE = "#DB3F33", "#9E2233"


def lobster_thermometer(canvas: Canvas) -> None:
    """A lobster with a fever."""
    plate(canvas, 96)
    for side in (-1, 1):
        _legs_and_claw(canvas, side)
    half = [(30.0, 60.0), (38.0, 20.0), (32.0, -22.0)]
    body = spline([*((-x, y) for x, y in half), (0, -42), *reversed(half), (0, 68)])
    canvas.toy(body, SHELL, 5.5, shade=SHELL_SHADE)
    for y in (40, 52):
        canvas.line([(-31, y), (0, y + 7), (31, y)], SHELL_SHADE, 5)
    face(canvas, 0, -10, 0.95, "worried")
    with canvas.at(12, 16, 1, -28):
        canvas.toy(rounded(-4, -5, 66, 11, 5.5), WHITE, 4.2, gloss=False, shade="#C9D7E6")
        canvas.path(rounded(4, -1.5, 40, 4, 2), TOMATO)
        canvas.flat(ellipse(62, 0.5, 8, sides=18), TOMATO, 4)


def _legs_and_claw(canvas: Canvas, side: int) -> None:
    for leg, y in enumerate((34, 46, 56)):
        way = [(side * 24, y - 8), (side * (48 - leg * 3), y - 4), (side * (58 - leg * 4), y + 10)]
        canvas.path(stroke(way, 9), colour("ink"))
    arm = [(side * 26, 10), (side * 52, 10), (side * 62, -14)]
    canvas.path(stroke(arm, 17), colour("ink"))
    canvas.path(stroke(arm, 7), SHELL)
    claw = [(60, -8), (42, -32), (50, -66), (62, -74), (62, -50), (74, -70), (88, -52), (84, -22)]
    canvas.toy(spline([(side * x, y) for x, y in claw]), SHELL, 5.5, shade=SHELL_SHADE)
    canvas.line([(side * 12, -34), (side * 20, -66), (side * 36, -86)], colour("ink"), 5)


RUBBER, RUBBER_SHADE = "#FFD23E", "#EE9A22"


def duck_in_rubber_sauce(canvas: Canvas) -> None:
    """A bathtub duck in its sauce."""
    body = bowl(canvas, 84, 56, 30, "#5C3A7A")
    back = [(-64, 34), (-72, 4), (-50, -2), (-20, 8), (8, -6), (46, 2), (56, 34)]
    canvas.toy(spline(back), RUBBER, 5.5, depth=12, shade=RUBBER_SHADE)
    _duck_head(canvas)
    canvas.toy(spline([(-48, 26), (-54, 8), (-30, 6), (-8, 20), (-20, 32)]), "#FFC02E", 4.5, gloss=False)
    for x, y, radius in ((-76, 20, 8), (70, 18, 10), (82, 4, 6)):
        canvas.flat(ellipse(x, y, radius, sides=18), "#EADFFF", 3.4)
    bowl_front(canvas, body, "#C9BBEA", dotted=True)


def _duck_head(canvas: Canvas) -> None:
    head = [(-8, 2), (-12, -36), (14, -62), (44, -56), (58, -30), (50, 0), (26, 14)]
    canvas.toy(spline(head), RUBBER, 5.5, depth=11, shade=RUBBER_SHADE)
    canvas.toy(spline([(46, -24), (74, -30), (92, -20), (78, -8), (50, -8)]), "#F28A2E", 5, gloss=False)
    canvas.line([(52, -17), (82, -19)], colour("ink"), 3.5, False)
    canvas.flat(ellipse(28, -34, 11, 12, sides=22), WHITE, 3.6)
    canvas.path(ellipse(31, -33, 6, sides=16), colour("ink"))
    canvas.path(ellipse(29, -36, 2.2, sides=10), WHITE)
    canvas.path(ellipse(34, -10, 7, 5, sides=16), BLUSH, opacity=0.6)
    canvas.toy(stroke([(4, -60), (14, -78), (26, -80)], 9), RUBBER, 4, gloss=False)


SKIN, SKIN_SHADE = "#E88BA6", "#BC5680"
SOCKS = ("#3F7FC4", "#FFD23E", "#2F9E62", TOMATO)


def octopus_with_eight_socks(canvas: Canvas) -> None:
    """An octopus that keeps its feet warm."""
    canvas.path(ellipse(2, 84, 84, 8), CAST_SHADOW, opacity=0.22)
    feet = [(-84, 44), (-60, 66), (-34, 74), (-12, 78), (12, 78), (34, 74), (60, 66), (84, 44)]
    for place, (x, y) in enumerate(feet):
        _arm_in_a_sock(canvas, x, y, SOCKS[place % 4])
    half = [(44.0, 24.0), (58.0, -20.0), (44.0, -66.0)]
    head = spline([*((-x, y) for x, y in half), (0, -86), *reversed(half), (0, 34)])
    canvas.toy(head, SKIN, 5.5, depth=14, shade=SKIN_SHADE)
    face(canvas, 0, -22, 1.2, "happy", gap=23)
    for x, y in ((-34, -56), (-20, -68), (34, -58)):
        canvas.path(ellipse(x, y, 5, 4, sides=14), SKIN_SHADE)


def _arm_in_a_sock(canvas: Canvas, x: float, y: float, sock: str) -> None:
    arm = [(x * 0.34, 8), (x * 0.72, 24 if abs(x) > 50 else 34), (x, y - 10)]
    canvas.path(stroke(arm, 21), colour("ink"))
    canvas.path(stroke(arm, 11), SKIN)
    foot = stroke([(x * 0.95, y - 18), (x, y - 2), (x + (8 if x > 0 else -8), y + 2)], 17)
    canvas.toy(foot, sock, 4, depth=4, gloss=False)
    canvas.line([(x * 0.95 - 8, y - 16), (x * 0.95 + 8, y - 16)], WHITE, 4, False)


def ravioli_rabiati(canvas: Canvas) -> None:
    """One raviolo in a rage, its corners on fire."""
    plate(canvas, 96)
    edge = _square_edge(64, 52, 8)
    dough = together(Polygon(edge), *(ellipse(x, y, 10, sides=20) for x, y in edge))
    canvas.toy(dough, "#FFDFA0", 5.5, depth=10, shade="#E8B062")
    canvas.toy(ellipse(0, 8, 48, 40), "#FFD083", 4.5, shade="#E8A24A")
    face(canvas, 0, 0, 1.1, "angry")
    for x, y in ((-54, -58), (0, -66), (54, -58)):
        with canvas.at(x, y):
            fire = [(0, 16), (-11, 4), (-6, -6), (-2, -2), (2, -20), (11, -2), (10, 10)]
            canvas.toy(spline(fire), "#F28A2E", 4, gloss=False)
            canvas.path(ellipse(0, 7, 4, 5, sides=14), "#FFD23E")


def _square_edge(half_width: float, half_height: float, y: float) -> list[Point]:
    """Five points a side, about (0, y)."""
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    edge: list[Point] = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        for step in range(5):
            part = step / 5
            edge.append((half_width * (ax + (bx - ax) * part), y + half_height * (ay + (by - ay) * part)))
    return edge
