"""Icons for drawers and small buttons: each draws about 0, 0 in a box of about 76 x 76."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from simulator.window.art.basin import sink, trash_can
from simulator.window.art.bottle import bottle
from simulator.window.art.canvas import Canvas
from simulator.window.art.cooks import COOKS, CookLook, bust
from simulator.window.art.dishes.crepe import crepe_icon
from simulator.window.art.gauges import bow_arrow
from simulator.window.art.palette import ENAMEL_RED, colour
from simulator.window.art.shapes import arc, ellipse, placed, polygon, ring, rounded, spline, star_points, together
from simulator.window.art.signs import star, tick
from simulator.window.art.tools import cup, die, fire, hand, spoon

Draw = Callable[[Canvas], None]
WHITE = "#FFFFFF"


def _play(canvas: Canvas) -> None:
    canvas.path(polygon([(-20, -28), (30, 0), (-20, 28)], 4), colour("go"), colour("ink"), 6)


def _pause(canvas: Canvas) -> None:
    for x in (-24, 6):
        canvas.flat(rounded(x, -27, 18, 54, 6), colour("star"), 5.5)


def _again(canvas: Canvas) -> None:
    canvas.path(ring(0, 0, 20, 30, -60, 230, 36), colour("star"), colour("ink"), 4.5)
    canvas.path(polygon([(6, -40), (34, -22), (2, -10)], 1), colour("ink"))


def _undo(canvas: Canvas) -> None:
    canvas.path(ring(2, 6, 20, 31, -190, 40, 36), colour("sky"), colour("ink"), 4.5)
    canvas.path(polygon([(-40, 2), (-8, 2), (-24, 28)], 1), colour("ink"))


def _clip(canvas: Canvas) -> None:
    canvas.toy(rounded(-34, -24, 68, 50, 10), colour("sky"), 6, gloss=False)
    canvas.flat(ellipse(0, 2, 15), colour("paper"), 5)
    canvas.flat(rounded(-14, -34, 28, 12, 4), colour("sky"), 5)


def _flame(canvas: Canvas) -> None:
    fire(canvas, 0, 2, 70, 5)


def _cloche(canvas: Canvas) -> None:
    dome = spline([(-40, 14), (-36, -16), (0, -34), (36, -16), (40, 14)])
    canvas.toy(dome, colour("steel"), 5, gloss=False)
    canvas.toy(rounded(-48, 14, 96, 13, 6), colour("steel"), 5, gloss=False)
    canvas.flat(ellipse(0, -37, 7), colour("steel"), 4)


def _gear(canvas: Canvas) -> None:
    teeth = [placed(rounded(-8, -38, 16, 22, 5), turn=45 * tooth) for tooth in range(8)]
    cog = together(ellipse(0, 0, 27), *teeth)
    canvas.toy(cog.difference(ellipse(0, 0, 11)), colour("steel"), 5.5, depth=6, gloss=False)


def _globe(canvas: Canvas) -> None:
    canvas.toy(ellipse(0, 0, 34), colour("sky"), 5.5, depth=7, gloss=False)
    canvas.path(ellipse(0, 0, 15, 34), None, colour("ink"), 4)
    for y in (-13, 13):
        canvas.line([(-30, y), (30, y)], width=4, soft=False)


def _speaker_body(canvas: Canvas) -> None:
    canvas.toy(polygon([(-34, -12), (-18, -12), (4, -30), (4, 30), (-18, 12), (-34, 12)], 3), colour("lilac"), 5.5)


def _speaker(canvas: Canvas) -> None:
    _speaker_body(canvas)
    for radius in (18, 32):
        canvas.line(arc(4, 0, radius, -42, 42), width=6, soft=False)


def _mute(canvas: Canvas) -> None:
    _speaker_body(canvas)
    for side in (-1, 1):
        canvas.line([(16, -12 * side), (38, 12 * side)], colour("stop"), 7, soft=False)


def _close(canvas: Canvas) -> None:
    for side in (-1, 1):
        canvas.line([(-22, -22 * side), (22, 22 * side)], width=12, soft=False)


def _arrow(canvas: Canvas) -> None:
    canvas.flat(polygon([(-30, -10), (2, -10), (2, -28), (34, 0), (2, 28), (2, 10), (-30, 10)], 3), colour("star"), 5.5)


def _back(canvas: Canvas) -> None:
    with canvas.at(mirrored=True):
        _arrow(canvas)


def _book(canvas: Canvas) -> None:
    for side in (-1, 1):
        with canvas.at(mirrored=side < 0):
            canvas.toy(polygon([(0, -22), (36, -30), (36, 24), (0, 32)], 3), colour("paper"), 5.5, gloss=False)
            for y in (-10, 4):
                canvas.line([(10, y), (27, y - 4)], colour("ink2"), 4, soft=False)


def _trash(canvas: Canvas) -> None:
    trash_can(canvas, 0, 34, 0.46)


def _sink(canvas: Canvas) -> None:
    sink(canvas, -2, 30, 0.34, (), 30)


def _person(canvas: Canvas) -> None:
    bust(canvas, 0, 6, 0.4, COOKS["mint"], "happy")


def _robot(canvas: Canvas) -> None:
    bust(canvas, 0, 6, 0.4, CookLook("sky", robot=True), "smug")


def _bottle(canvas: Canvas) -> None:
    bottle(canvas, 0, 0, 0.29, "pepper", turn=40, labelled=False, standing=False, width=14)


def _plus(canvas: Canvas) -> None:
    for way in ([(-20, 0), (20, 0)], [(0, -20), (0, 20)]):
        canvas.line(way, width=11, soft=False)


def _minus(canvas: Canvas) -> None:
    canvas.line([(-20, 0), (20, 0)], width=11, soft=False)


def _step(canvas: Canvas) -> None:
    canvas.path(polygon([(-28, -24), (14, 0), (-28, 24)], 4), colour("go"), colour("ink"), 5.5)
    canvas.flat(rounded(18, -25, 12, 50, 4), colour("go"), 5)


def _target(canvas: Canvas) -> None:
    for radius, hue in ((35, ENAMEL_RED), (24, WHITE), (13, ENAMEL_RED)):
        canvas.flat(ellipse(0, 0, radius), hue, 4.5)


def _clock(canvas: Canvas) -> None:
    canvas.toy(ellipse(0, 0, 34), colour("paper"), 5.5, depth=6, gloss=False)
    canvas.line([(0, -20), (0, 0), (14, 10)], width=5.5, soft=False)


def _keys(canvas: Canvas) -> None:
    for x, y in ((-13, -30), (-40, -3), (-13, -3), (14, -3)):
        canvas.toy(rounded(x, y, 26, 26, 7), colour("paper"), 4.5, depth=4, gloss=False)


def _eye(canvas: Canvas) -> None:
    canvas.flat(spline([(-38, 0), (-18, -20), (0, -24), (18, -20), (38, 0), (18, 20), (0, 24), (-18, 20)]), WHITE, 5.5)
    canvas.flat(ellipse(0, 0, 13), colour("ink"), 0)
    canvas.path(ellipse(-4, -5, 4), WHITE)


def _letters(canvas: Canvas) -> None:
    canvas.text(-22, 24, "A", 62, anchor="middle")
    canvas.text(22, 24, "a", 48, anchor="middle")


def _burst(canvas: Canvas) -> None:
    points = [(34 * x, 34 * y) for x, y in star_points(0.55, 9)]
    canvas.flat(polygon(points), colour("star"), 5)


ICONS: Mapping[str, Draw] = {
    "play": _play,
    "pause": _pause,
    "step": _step,
    "again": _again,
    "undo": _undo,
    "clip": _clip,
    "flame": _flame,
    "cloche": _cloche,
    "bottle": _bottle,
    "cup": lambda canvas: cup(canvas, -8, 0, 0.6, "swap"),
    "spoon": lambda canvas: spoon(canvas, 0, -2, 0.4, 24),
    "die": lambda canvas: die(canvas, -3, 4, 52, "1", width=9),
    "crepe": lambda canvas: crepe_icon(canvas, 0, 0, 0.85),
    "star": lambda canvas: star(canvas, 0, 2, 36),
    "gear": _gear,
    "globe": _globe,
    "speaker": _speaker,
    "mute": _mute,
    "close": _close,
    "arrow": _arrow,
    "back": _back,
    "book": _book,
    "trash": _trash,
    "sink": _sink,
    "person": _person,
    "robot": _robot,
    "plus": _plus,
    "minus": _minus,
    "target": _target,
    "clock": _clock,
    "keys": _keys,
    "eye": _eye,
    "letters": _letters,
    "burst": _burst,
    "tick": lambda canvas: tick(canvas, 0, 4, 1.6),
    "hand": lambda canvas: hand(canvas, -22, -34, 0.32, -8),
    "movement": bow_arrow,
}
"""Icons by name."""


def icon(canvas: Canvas, name: str, x: float, y: float, size: float = 1, opacity: float = 1) -> None:
    """The icon `name` about (x, y).

    Raises:
        KeyError: there is no such icon.
    """
    with canvas.at(x, y, size, opacity=opacity):
        ICONS[name](canvas)
