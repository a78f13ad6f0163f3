"""The red dishes."""

from __future__ import annotations

from shapely.geometry import Polygon

from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.vessels import bowl, bowl_front, plate
from simulator.window.art.faces import BLUSH, WHITE, face
from simulator.window.art.palette import CAST_SHADOW, TOMATO, colour
from simulator.window.art.shapes import ellipse, rounded, spline, stroke, together


def lobster_thermometer(canvas: Canvas) -> None:
    """A lobster with a fever."""
    plate(canvas, 96)
    hue = "#DB3F33"
    for side in (-1, 1):
        for i, y in enumerate((34, 46, 56)):
            canvas.path(
                stroke([(side * 24, y - 8), (side * (48 - i * 3), y - 4), (side * (58 - i * 4), y + 10)], 9),
                colour("ink"),
            )
        canvas.path(stroke([(side * 26, 10), (side * 52, 10), (side * 62, -14)], 17), colour("ink"))
        canvas.path(stroke([(side * 26, 10), (side * 52, 10), (side * 62, -14)], 7), hue)
        k = spline(
            [
                (side * 60, -8),
                (side * 42, -32),
                (side * 50, -66),
                (side * 62, -74),
                (side * 62, -50),
                (side * 74, -70),
                (side * 88, -52),
                (side * 84, -22),
            ]
        )
        canvas.toy(k, hue, 5.5, shade="#9E2233")
        canvas.line([(side * 12, -34), (side * 20, -66), (side * 36, -86)], colour("ink"), 5)
    canvas.toy(
        spline([(-30, 60), (-38, 20), (-32, -22), (0, -42), (32, -22), (38, 20), (30, 60), (0, 68)]),
        hue,
        5.5,
        shade="#9E2233",
    )
    for y in (40, 52):
        canvas.line([(-31, y), (0, y + 7), (31, y)], "#9E2233", 5)
    face(canvas, 0, -10, 0.95, "worried")
    with canvas.at(12, 16, 1, -28):
        canvas.toy(rounded(-4, -5, 66, 11, 5.5), WHITE, 4.2, gloss=False, shade="#C9D7E6")
        canvas.path(rounded(4, -1.5, 40, 4, 2), TOMATO)
        canvas.flat(ellipse(62, 0.5, 8, sides=18), TOMATO, 4)


def duck_in_rubber_sauce(canvas: Canvas) -> None:
    """A bathtub duck in its sauce."""
    body = bowl(canvas, 84, 56, 30, "#5C3A7A")
    canvas.toy(
        spline([(-64, 34), (-72, 4), (-50, -2), (-20, 8), (8, -6), (46, 2), (56, 34)]),
        "#FFD23E",
        5.5,
        depth=12,
        shade="#EE9A22",
    )
    canvas.toy(
        spline([(-8, 2), (-12, -36), (14, -62), (44, -56), (58, -30), (50, 0), (26, 14)]),
        "#FFD23E",
        5.5,
        depth=11,
        shade="#EE9A22",
    )
    canvas.toy(spline([(46, -24), (74, -30), (92, -20), (78, -8), (50, -8)]), "#F28A2E", 5, gloss=False)
    canvas.line([(52, -17), (82, -19)], colour("ink"), 3.5, False)
    canvas.flat(ellipse(28, -34, 11, 12, sides=22), WHITE, 3.6)
    canvas.path(ellipse(31, -33, 6, sides=16), colour("ink"))
    canvas.path(ellipse(29, -36, 2.2, sides=10), WHITE)
    canvas.path(ellipse(34, -10, 7, 5, sides=16), BLUSH, opacity=0.6)
    canvas.toy(spline([(-48, 26), (-54, 8), (-30, 6), (-8, 20), (-20, 32)]), "#FFC02E", 4.5, gloss=False)
    canvas.toy(stroke([(4, -60), (14, -78), (26, -80)], 9), "#FFD23E", 4, gloss=False)
    for x, y, r in ((-76, 20, 8), (70, 18, 10), (82, 4, 6)):
        canvas.flat(ellipse(x, y, r, sides=18), "#EADFFF", 3.4)
    bowl_front(canvas, body, "#C9BBEA", dotted=True)


def octopus_with_eight_socks(canvas: Canvas) -> None:
    """An octopus that keeps its feet warm."""
    canvas.path(ellipse(2, 84, 84, 8), CAST_SHADOW, opacity=0.22)
    hue = "#E88BA6"
    socks = ["#3F7FC4", "#FFD23E", "#2F9E62", TOMATO]
    xs = [(-84, 44), (-60, 66), (-34, 74), (-12, 78), (12, 78), (34, 74), (60, 66), (84, 44)]
    for i, (x, y) in enumerate(xs):
        points = [(x * 0.34, 8), (x * 0.72, 24 if abs(x) > 50 else 34), (x, y - 10)]
        canvas.path(stroke(points, 21), colour("ink"))
        canvas.path(stroke(points, 11), hue)
        sk = stroke([(x * 0.95, y - 18), (x, y - 2), (x + (8 if x > 0 else -8), y + 2)], 17)
        canvas.toy(sk, socks[i % 4], 4, gloss=False, depth=4)
        canvas.line([(x * 0.95 - 8, y - 16), (x * 0.95 + 8, y - 16)], WHITE, 4, False)
    canvas.toy(
        spline([(-44, 24), (-58, -20), (-44, -66), (0, -86), (44, -66), (58, -20), (44, 24), (0, 34)]),
        hue,
        5.5,
        depth=14,
        shade="#BC5680",
    )
    face(canvas, 0, -22, 1.2, "happy", gap=23)
    for x, y in ((-34, -56), (-20, -68), (34, -58)):
        canvas.path(ellipse(x, y, 5, 4, sides=14), "#BC5680")


def ravioli_rabiati(canvas: Canvas) -> None:
    """One raviolo in a rage, its corners on fire."""
    plate(canvas, 96)
    points = []
    for i in range(4):
        a = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        x0, y0 = a[i]
        x1, y1 = a[(i + 1) % 4]
        for k in range(5):
            points.append((64 * (x0 + (x1 - x0) * k / 5), 8 + 52 * (y0 + (y1 - y0) * k / 5)))
    body = together(Polygon(points), *(ellipse(x, y, 10, sides=20) for x, y in points))
    canvas.toy(body, "#FFDFA0", 5.5, depth=10, shade="#E8B062")
    canvas.toy(ellipse(0, 8, 48, 40), "#FFD083", 4.5, shade="#E8A24A")
    face(canvas, 0, 0, 1.1, "angry")
    for x, y in ((-54, -58), (0, -66), (54, -58)):
        canvas.toy(
            spline(
                [
                    (x, y + 16),
                    (x - 11, y + 4),
                    (x - 6, y - 6),
                    (x - 2, y - 2),
                    (x + 2, y - 20),
                    (x + 11, y - 2),
                    (x + 10, y + 10),
                ]
            ),
            "#F28A2E",
            4,
            gloss=False,
        )
        canvas.path(ellipse(x, y + 7, 4, 5, sides=14), "#FFD23E")
