"""Things that are moved and passed on: spoons, cups, the die, the hand, the tray. Tools have no face."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from shapely.geometry import Polygon

from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import CAST_SHADOW, ENAMEL_RED, colour, dark, light, mix
from simulator.window.art.shapes import ellipse, flame, polygon, rounded, spline, stroke, together
from simulator.window.art.signs import empty_place, star
from simulator.window.art.tiles import tile

WHITE = "#FFFFFF"
PORCELAIN = "#FFFDF6"
FLAME, FLAME_CORE = "#F2702A", "#FFD23E"
COLD = "#2468A8"


def spoon(
    canvas: Canvas, x: float, y: float, size: float = 1, turn: float = 0, there: bool = True, width: float = 6
) -> None:
    """A wooden spoon, its bowl up: one action. A dashed outline when it is spent."""
    with canvas.at(x, y, size, turn):
        shape = together(ellipse(0, -66, 27, 36), stroke([(0, -40), (0, 10), (0, 88)], 15)).buffer(4).buffer(-4)
        if not there:
            canvas.path(shape, WHITE, opacity=0.22)
            canvas.path(shape, None, mix(colour("ink"), colour("wall"), 0.45), 4, dash=(9, 9))
            return
        hollow = ellipse(-1, -66, 16, 24)
        canvas.toy(shape, colour("wood"), width, depth=7)
        canvas.path(hollow, dark(colour("wood"), 0.22))
        canvas.path(hollow.difference(ellipse(3, -62, 16, 24)), "#7A4A2A", opacity=0.5)


def cup(
    canvas: Canvas, x: float, y: float, size: float = 1, kind: str = "vp", face_up: bool = True, width: float = 6
) -> None:
    """A coffee cup about (x, y): pink with its sign when face up, green with a question mark when hidden.

    Raises:
        KeyError: `kind` is none of vp, swap, spoons, reseason, cool.
    """
    hue = colour("cup_up" if face_up else "cup_down")
    ear = [(40.0, -18.0), (72.0, -16.0), (68.0, 22.0), (34.0, 26.0)]
    half = [(-50.0, -46.0), (-47.0, 10.0), (-36.0, 42.0)]
    mug = spline([*half, (0, 50), *((-px, py) for px, py in reversed(half)), (0, -40)])
    with canvas.at(x, y, size):
        canvas.path(ellipse(5, 52, 52, 8), CAST_SHADOW, opacity=0.24)
        canvas.path(stroke(ear, 22), colour("ink"))
        canvas.path(stroke(ear, 10), hue)
        canvas.toy(mug.union(rounded(-50, -50, 100, 20, 4)), hue, width, depth=11)
        canvas.flat(ellipse(0, -48, 50, 11), light(hue, 0.5), width)
        canvas.path(ellipse(0, -46, 38, 6.5), "#7A4630")
        canvas.path(ellipse(-2, 4, 31, 31), PORCELAIN, colour("ink"), 4)
        if face_up:
            cup_icon(canvas, -2, 4, kind)
        else:
            canvas.text(-2, 17, "?", 38, anchor="middle")


def empty_cup(canvas: Canvas, x: float, y: float, size: float = 1) -> None:
    """The dashed place of a cup."""
    with canvas.at(x, y, size):
        shape = together(rounded(-50, -52, 100, 102, 30), stroke([(40, -18), (72, -16), (68, 22), (34, 26)], 16))
        canvas.path(shape, WHITE, opacity=0.3)
        canvas.path(shape, None, colour("ink"), 5, 0.5, (11, 11))


def cup_icon(canvas: Canvas, x: float, y: float, kind: str, size: float = 1) -> None:
    """The sign of a cup: one point, swap, three spoons, season again, cool down."""
    with canvas.at(x, y, size):
        _CUP_ICONS[kind](canvas)


def _point(canvas: Canvas) -> None:
    canvas.text(-1, 11, "+1", 31, anchor="middle")


def _swap(canvas: Canvas) -> None:
    for turn in (0, 180):
        with canvas.at(turn=turn):
            canvas.line([(-17, -8), (12, -8)], width=6, soft=False)
            canvas.path(polygon([(8, -19), (8, 3), (21, -8)]).buffer(1.5), colour("ink"))


def _spoons(canvas: Canvas) -> None:
    for place in (-1, 0, 1):
        with canvas.at(place * 13, 0, turn=place * 16):
            canvas.path(together(ellipse(0, -12, 6, 8), stroke([(0, -4), (0, 18)], 4.5)), colour("wood_lo"))
            canvas.path(ellipse(0, -12, 6, 8), None, colour("ink"), 2.6)


def _reseason(canvas: Canvas) -> None:
    with canvas.at(3, -5, 0.95, 128):
        canvas.flat(together(rounded(-9, -6, 18, 24, 4), rounded(-4.5, -15, 9, 10, 2)), FLAME_CORE, 3)
    for x, y in ((-12, 12), (-3, 19), (-17, 21)):
        canvas.path(ellipse(x, y, 3.2, sides=10), colour("ink"))


def _cool(canvas: Canvas) -> None:
    for turn in (0, 60, 120):
        with canvas.at(turn=turn):
            canvas.line([(0, -21), (0, 21)], COLD, 5, soft=False)
            for side in (-1, 1):
                canvas.line([(-6, side * 18), (0, side * 12), (6, side * 18)], COLD, 4, soft=False)


_CUP_ICONS: Mapping[str, Callable[[Canvas], None]] = {
    "vp": _point,
    "swap": _swap,
    "spoons": _spoons,
    "reseason": _reseason,
    "cool": _cool,
}


def die(
    canvas: Canvas, x: float, y: float, side: float, face: str | None = "2", turn: float = 0, width: float = 7
) -> None:
    """The heating die about (x, y) with `face` towards us; None while it tumbles.

    Raises:
        KeyError: `face` is none of 1, 2, 3, choice, all, cup.
    """
    with canvas.at(x, y, side / 100, turn):
        back = polygon([(-50, -50), (-30, -74), (66, -74), (66, 26), (50, 50), (50, -50)], 3)
        canvas.path(back, dark(colour("paper"), 0.16))
        canvas.path(polygon([(-50, -50), (-30, -74), (66, -74), (50, -50)], 2), PORCELAIN)
        canvas.path(back, None, colour("ink"), width)
        canvas.toy(rounded(-54, -52, 106, 106, 20), colour("drawer"), width, depth=9, gloss=False)
        if face is not None:
            die_face(canvas, 0, 0, face)


def die_face(canvas: Canvas, x: float, y: float, face: str, size: float = 1) -> None:
    """The picture of a face: flames, a choice, all stoves, a cup."""
    with canvas.at(x, y, size):
        _FACES[face](canvas)


def fire(canvas: Canvas, x: float, y: float, size: float, width: float = 4) -> None:
    """A flame with its bright core, `size` high."""
    canvas.toy(flame(x, y, size), FLAME, width, depth=size * 0.08, gloss=False)
    canvas.path(flame(x, y + size * 0.14, size * 0.46), FLAME_CORE)


def _flames(*places: tuple[float, float], size: float = 40) -> Callable[[Canvas], None]:
    def draw(canvas: Canvas) -> None:
        for x, y in places:
            fire(canvas, x, y, size)

    return draw


def _choice(canvas: Canvas) -> None:
    canvas.toy(flame(0, 8, 58), FLAME, 4, depth=4, gloss=False)
    canvas.text(0, 20, "?", 34, WHITE, "middle", outline=colour("ink"), outline_width=6)


def _all(canvas: Canvas) -> None:
    for x, y in ((-20, -20), (20, -20), (-20, 20), (20, 20)):
        canvas.flat(rounded(x - 15, y - 13, 30, 26, 6), "#A6DCC9", 3.5)
        canvas.path(flame(x, y, 20), FLAME)


def _cup(canvas: Canvas) -> None:
    cup(canvas, -4, 2, 0.62, "vp", True, 8)


_FACES: Mapping[str, Callable[[Canvas], None]] = {
    "1": _flames((0, 0), size=56),
    "2": _flames((-21, 12), (21, -12)),
    "3": _flames((-25, 16), (0, -16), (25, 16)),
    "choice": _choice,
    "all": _all,
    "cup": _cup,
}

_PALM = [
    *((-6, -2), (10, -8), (22, 4), (34, 54), (46, 34), (64, 32), (72, 46), (86, 36), (104, 44), (106, 58), (122, 54)),
    *((134, 68), (138, 118), (128, 176), (52, 184), (34, 150), (4, 118), (-14, 92), (-6, 78), (14, 86), (20, 92)),
    (8, 50),
]


def hand(canvas: Canvas, x: float, y: float, size: float = 1, turn: float = 0, mirrored: bool = False) -> None:
    """A glove whose index finger points at (x, y)."""
    glove = "#DED3E2"
    with canvas.at(x, y, size, turn, mirrored):
        cast = spline([(14, 28), (48, 58), (108, 64), (148, 134), (118, 204), (58, 204), (18, 144)])
        canvas.path(cast, CAST_SHADOW, opacity=0.2)
        canvas.toy(polygon([(44, 176), (134, 168), (144, 236), (52, 244)], 8), ENAMEL_RED, 6, gloss=False)
        canvas.toy(spline(_PALM), PORCELAIN, 6, depth=10, shade=glove)
        for fold in ([(70, 52), (72, 84)], [(104, 60), (104, 90)]):
            canvas.line(fold, width=4.5, soft=False)
        canvas.toy(rounded(44, 168, 92, 26, 12), PORCELAIN, 6, gloss=False, shade=glove)


def pull_thread(canvas: Canvas, x: float, y: float, length: float) -> None:
    """The thread from the grab point (x, y) down (or up) to the finger: it shows the pull."""
    beads = int(abs(length) / 30)
    step = 30 if length >= 0 else -30
    for bead in range(1, beads + 1):
        canvas.flat(ellipse(x, y + bead * step + 8, 6.5, sides=18), colour("paper"), 4)
    canvas.flat(ellipse(x, y, 17), colour("paper"), 6.5)
    canvas.path(ellipse(x, y, 7), colour("ink"))


def tray(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    dishes: Sequence[tuple[str, str]],
    stars: int,
    goal: int = 5,
    stars_to_win: int = 3,
) -> None:
    """The tray of finished dishes about (x, y): (dish id, colour) each, free places dashed, stars behind it."""
    places = max(goal, len(dishes))
    wide = places * 82 + 34
    with canvas.at(x, y, size):
        for place in range(stars_to_win):
            off = place - (stars_to_win - 1) / 2
            star(canvas, off * 88, -104 - (8 if abs(off) < 0.6 else 0), 34, place < stars, 5, off * 8)
        canvas.shadow(6, 50, wide / 2 + 8, 14, 0.3)
        canvas.toy(rounded(-wide / 2, -60, wide, 104, 24), colour("wood"), 7, depth=10)
        canvas.path(rounded(-wide / 2 + 16, -46, wide - 32, 76, 16), colour("wood_lo"), opacity=0.55)
        for place in range(places):
            at_x = (place - (places - 1) / 2) * 82
            if place < len(dishes):
                tile(canvas, at_x, -8, 72, *dishes[place], width=4)
            else:
                empty_place(canvas, at_x, -8, 68)
        for end in (-1, 1):
            canvas.toy(rounded(end * (wide / 2 + 4) - 14, -30, 28, 44, 10), colour("wood_lo"), 6, gloss=False)


def coffee_tray(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """A steel tray about (x, y), seen from above, for the cups on offer."""
    left, top = x - width / 2, y - height / 2
    canvas.path(rounded(left + 10, top + 18, width, height, 60), CAST_SHADOW, opacity=0.26)
    canvas.toy(rounded(left, top, width, height, 60), colour("steel"), 9, depth=14)
    inner = rounded(left + 28, top + 28, width - 56, height - 56, 40)
    canvas.path(inner, light(colour("steel"), 0.55))
    canvas.path(inner, None, colour("steel_lo"), 4)
    for end in (-1, 1):
        canvas.toy(rounded(x + end * (width / 2 + 8) - 18, y - 48, 36, 96, 16), colour("steel_lo"), 7, gloss=False)


def sparks(canvas: Canvas, x: float, y: float, radius: float, hue: str = WHITE, width: float = 10) -> None:
    """Four short rays about (x, y): joy, or something that just landed."""
    for dx, dy in ((-0.94, -0.34), (-0.5, -0.87), (0.5, -0.87), (0.94, -0.34)):
        start, end = radius, radius * 1.22
        canvas.line([(x + dx * start, y + dy * start), (x + dx * end, y + dy * end)], hue, width, soft=False)


def landing_ticks(canvas: Canvas, x: float, y: float) -> None:
    """The two strokes at each side of a piece that just landed at (x, y)."""
    for side in (-1, 1):
        canvas.line([(x + side * 40, y + 3), (x + side * 56, y - 9)], width=5, soft=False)
        canvas.line([(x + side * 38, y + 19), (x + side * 58, y + 19)], width=5, soft=False)


def sparkle(canvas: Canvas, x: float, y: float, size: float, hue: str = WHITE) -> None:
    """A four-pointed gleam."""
    points = [(0, -1), (0.2, -0.2), (1, 0), (0.2, 0.2), (0, 1), (-0.2, 0.2), (-1, 0), (-0.2, -0.2)]
    canvas.path(Polygon([(x + size * px, y + size * py) for px, py in points]), hue)
