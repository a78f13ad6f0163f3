"""What shows a hand how it moves: the tilt of the bottle, the flick of the pan, where to catch, hints and labels."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from shapely.geometry import LineString

from simulator.text import _
from simulator.window.art import lettering
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import CAST_SHADOW, colour, mix
from simulator.window.art.pan import PanForm, pan_outside
from simulator.window.art.shapes import Point, Shape, ellipse, polygon, ring, rounded, triangle
from simulator.window.art.signs import tick

WHITE = "#FFFFFF"
TILT_INNER, TILT_OUTER = 272.0, 316.0
"""The radii of the tilt gauge at size 1."""

_TILT_START_DEG = 8.0


def tilt_gauge(
    canvas: Canvas,
    x: float,
    y: float,
    tilt_deg: float,
    slant_deg: float,
    peak_deg: float | None = None,
    size: float = 1,
    mirrored: bool = False,
    closed: bool = False,
) -> None:
    """The way of the bottle's base about (x, y), on the far side from what falls.

    Args:
        slant_deg: from this tilt on the mouth points down: green.
        peak_deg: the deepest tilt so far, filled in; the present tilt when not given.
        mirrored: for a bottle that tips to the left.
        closed: the bottle came back past its peak, so the way down is closed.
    """
    peak = max(tilt_deg, peak_deg or 0.0)
    with canvas.at(x, y, size, mirrored=mirrored):
        tilt_track(canvas, peak, slant_deg, closed)
        tilt_marker(canvas, tilt_deg, closed)


def _on_track(radius: float, tilt_deg: float) -> Point:
    angle = math.radians(tilt_deg + 90)
    return radius * math.cos(angle), radius * math.sin(angle)


def _band(start_deg: float, end_deg: float) -> Shape:
    return ring(0, 0, TILT_INNER, TILT_OUTER, start_deg + 90, end_deg + 90, 60)


def tilt_track(canvas: Canvas, peak_deg: float, slant_deg: float, closed: bool = False) -> None:
    """The track about 0, 0: tilt so far in yellow, mouth-down in green, ticks at 45°, 90° and the slant."""
    whole = _band(_TILT_START_DEG, 180)
    canvas.path(whole, WHITE, opacity=0.7)
    if peak_deg > _TILT_START_DEG:
        canvas.path(_band(_TILT_START_DEG, min(180, peak_deg)), colour("star"))
    green = max(slant_deg, peak_deg) if closed else slant_deg
    canvas.path(_band(slant_deg, 180), colour("go") if not closed else mix(colour("go"), colour("wall"), 0.6))
    if peak_deg > slant_deg:
        canvas.path(_band(slant_deg, min(180, peak_deg)), mix(colour("go"), colour("star"), 0.45))
    canvas.path(whole.buffer(2), None, colour("ink"), 6)
    for tilt in (45, 90, slant_deg):
        end = TILT_OUTER if tilt == slant_deg else TILT_INNER + 16
        canvas.line([_on_track(TILT_INNER, tilt), _on_track(end, tilt)], width=5, soft=False)
    if closed:
        canvas.line([_on_track(TILT_INNER - 14, green), _on_track(TILT_OUTER + 14, green)], colour("stop"), 10, False)
    else:
        tick(canvas, *_on_track((TILT_INNER + TILT_OUTER) / 2, 166), 1.1, colour("ink"), 8)


def tilt_marker(canvas: Canvas, tilt_deg: float, closed: bool = False) -> None:
    """The disc at the present tilt; its arrow points the way that is open."""
    x, y = _on_track((TILT_INNER + TILT_OUTER) / 2, max(_TILT_START_DEG, tilt_deg))
    canvas.toy(ellipse(x, y, 33), colour("paper"), 7, depth=5, gloss=False)
    with canvas.at(x, y, turn=tilt_deg + (0 if closed else 180)):
        canvas.path(polygon([(-11, -15), (15, 0), (-11, 15)], 1), colour("ink"))


def flick_gauge(
    canvas: Canvas,
    x: float,
    y: float,
    height: float,
    good: tuple[float, float],
    speed: float | None = None,
    most: float = 1.0,
) -> None:
    """The speed of the flick as a tube whose top left corner is (x, y); faster is higher.

    Args:
        good: speeds that turn the crepe just once.
        speed: of the last flick; None before the first.
        most: the speed at the top.
    """

    def at(part: float) -> float:
        return y + height - 14 - (height - 28) * min(1.0, max(0.0, part / most))

    canvas.toy(rounded(x, y, 74, height, 37), colour("paper"), 8, depth=6, gloss=False)
    canvas.path(rounded(x + 14, y + 14, 46, height - 28, 23), "#EAD3AE")
    top, low = at(good[1]), at(good[0])
    canvas.flat(rounded(x + 8, top, 58, low - top, 16), colour("go"), 5)
    canvas.text(x + 37, y - 26, _("Flick"), 44, anchor="middle")
    middle = (top + low) / 2
    canvas.text(x + 126, (y + top) / 2 + 24, _("too fast"), 32, colour("ink2"), face="bold")
    canvas.text(x + 126, middle + 14, _("just right"), 38)
    canvas.text(x + 126, (low + y + height) / 2, _("too slow"), 32, colour("ink2"), face="bold")
    if speed is not None:
        mark = at(speed)
        canvas.flat(triangle((x + 66, mark), (x + 112, mark - 24), (x + 112, mark + 24), radius=3), colour("ink"), 3)


def catch_zone(canvas: Canvas, x: float, y: float, width: float, depth: float) -> None:
    """The dashed pan that should be there; (x, y) is the middle of its rim."""
    shape = pan_outside(PanForm(x, y, width, depth))
    canvas.path(shape, colour("go"), opacity=0.28)
    canvas.path(shape, None, colour("go_dk"), 8, dash=(28, 20))
    words = _("catch")
    wide = lettering.width(words, "title", 42) + 90
    label(canvas, x - wide / 2, y + depth * 0.36, wide, 66, words, 42)


def flight(canvas: Canvas, behind: Sequence[Point], ahead: Sequence[Point]) -> None:
    """The way of the crepe: dotted where it was, dashed with a head where it goes."""
    whole = [*behind, *ahead]
    if len(whole) > 1:
        canvas.path(LineString(whole).buffer(34), "#FFFDF2", opacity=0.7)
    if len(behind) > 1:
        canvas.line(behind, colour("wood_lo"), 9, soft=False, dash=(1, 24))
    if len(ahead) > 1:
        canvas.line(ahead, width=8, soft=False, dash=(22, 18))
        (ax, ay), (bx, by) = ahead[-2], ahead[-1]
        with canvas.at(bx, by, turn=math.degrees(math.atan2(by - ay, bx - ax)) - 90):
            canvas.flat(polygon([(-32, -24), (32, -24), (0, 28)], 3), colour("ink"), 4)


def hint(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    icon: Callable[[Canvas], None] | None = None,
    width: float | None = None,
    size: float = 42,
) -> None:
    """One gesture in one line, in a pill 84 high whose top middle is (x, y)."""
    wide = width or lettering.width(words, "bold", size) + (190 if icon else 120)
    canvas.path(rounded(x - wide / 2 + 6, y + 10, wide, 84, 42), CAST_SHADOW, opacity=0.28)
    canvas.toy(rounded(x - wide / 2, y, wide, 84, 42), colour("paper"), 7, depth=7, gloss=False)
    canvas.text(x + (34 if icon else 0), y + 43 + size * 0.33, words, size, anchor="middle", face="bold")
    if icon:
        with canvas.at(x - wide / 2 + 58, y + 42):
            icon(canvas)


def bow_arrow(canvas: Canvas) -> None:
    """The icon of a movement that goes over and comes back."""
    canvas.path(ring(0, 6, 20, 30, -170, 10, 24), colour("star"), colour("ink"), 4)
    canvas.path(polygon([(12, 4), (38, 4), (25, 24)], 1), colour("ink"))


def label(
    canvas: Canvas, x: float, y: float, width: float, height: float, words: str, size: float, hue: str | None = None
) -> None:
    """A small pill with words; (x, y) is its top left corner."""
    canvas.path(rounded(x + 5, y + 8, width, height, height * 0.45), CAST_SHADOW, opacity=0.22)
    canvas.toy(rounded(x, y, width, height, height * 0.45), hue or colour("paper"), 6.5, depth=6, gloss=False)
    canvas.text(x + width / 2, y + height / 2 + size * 0.36, words, size, anchor="middle")


def foul_line(canvas: Canvas, x: float, y: float, words: str, size: float = 38) -> None:
    """What the hand did wrong, in one line, white on the stop colour, where the hand is; (x, y) is the top middle."""
    wide, high = lettering.width(words, "bold", size) + 72, size + 34
    canvas.path(rounded(x - wide / 2 + 5, y + 8, wide, high, 22), CAST_SHADOW, opacity=0.28)
    canvas.toy(rounded(x - wide / 2, y, wide, high, 22), colour("stop"), 7, depth=6, gloss=False)
    canvas.text(x, y + high / 2 + size * 0.33, words, size, WHITE, "middle", "bold")
