"""The bottle: glass, so that what it holds is seen. A back, the pieces, a front, and a label that stays upright."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shapely.geometry import Polygon, box

from simulator.window.art import palette
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import PIECES, colour, dark, light
from simulator.window.art.pan import Lying, piece_size
from simulator.window.art.pieces import piece
from simulator.window.art.shapes import Point, Shape, ellipse, moved, polygon, rounded, together

PIECE_LENGTH = 34.0
"""A piece in the usual bottle at size 1."""


@dataclass(frozen=True, slots=True)
class BottleForm:
    """A bottle that stands upright, its middle at 0, 0 and its mouth up, in design px.

    Attributes:
        glass: its outline without the collar.
        mouth: y of the mouth.
        mouth_half: half the width of the mouth.
        label: y and radius of the label.
    """

    glass: Shape
    mouth: float
    mouth_half: float
    label: tuple[float, float]

    @property
    def half(self) -> float:
        """Half the width of the body."""
        return float(self.glass.bounds[2])


def _usual_body() -> Shape:
    shoulder = polygon([(-70, -80), (-34, -136), (34, -136), (70, -80)], 2)
    return together(rounded(-70, -96, 140, 236, 26), shoulder).buffer(-10).buffer(10)


USUAL = BottleForm(_usual_body().union(rounded(-34, -168, 68, 40, 4)), -168, 34, (-38, 46))
"""The bottle of the kitchen: 140 wide, 316 high."""


def form_around(inside: Sequence[Point], wall: float = 6) -> BottleForm:
    """The bottle whose hollow is `inside`: points in design px, y down, from one edge of the mouth round to the other.

    So the drawn glass is the glass that the pieces touch.
    """
    hollow = Polygon(inside)
    left, top, right, bottom = hollow.bounds
    mouth = [x for x, y in inside if y < top + 1]
    glass = hollow.buffer(wall).buffer(-3).buffer(3).difference(box(left * 2, top - wall * 2, right * 2, top))
    half = (max(mouth) - min(mouth)) / 2
    return BottleForm(glass, top, half + wall * 0.6, (top + (bottom - top) * 0.42, (right - left) * 0.33))


def _collar(condiment: str) -> tuple[str, str]:
    return ("#6B6574", "#241F29") if condiment == "pepper" else (colour(condiment), dark(colour(condiment), 0.45))


def bottle_back(canvas: Canvas, condiment: str, form: BottleForm = USUAL) -> None:
    """The glass behind the pieces."""
    haze = "#8C8494" if condiment == "pepper" else colour(condiment)
    canvas.path(form.glass, GLASS, opacity=0.72)
    canvas.path(form.glass, light(haze, 0.55), opacity=0.45)


def bottle_front(canvas: Canvas, condiment: str, form: BottleForm = USUAL, width: float = 6) -> None:
    """Outline, collar and gleam, over the pieces."""
    cap, hole = _collar(condiment)
    half = form.mouth_half
    canvas.path(form.glass, None, colour("ink"), width + 1.5)
    canvas.toy(rounded(-half - 9, form.mouth - 8, half * 2 + 18, 28, 10), cap, width, depth=6)
    canvas.flat(ellipse(0, form.mouth - 7, half + 3, 8), hole, width * 0.8)
    inner = form.glass.buffer(-13)
    left, top, _right, bottom = form.glass.bounds
    gleam = inner.difference(moved(inner, 9, 3)).intersection(box(left, top + 78, left * 0.43, bottom - 31))
    canvas.path(gleam, "#FFFFFF", opacity=0.85)


def bottle_label(canvas: Canvas, condiment: str, x: float, y: float, radius: float = 46, width: float = 6) -> None:
    """The stamp with the letter about (x, y); draw it unturned, so that it can be read."""
    canvas.toy(ellipse(x, y, radius), colour("paper"), width, depth=6, gloss=False)
    canvas.path(ellipse(x, y, radius * 0.8), colour(condiment))
    letter = palette.letter(condiment)
    canvas.text(x, y + radius * 0.435, letter, radius * 1.217, palette.on_colour(condiment), "middle")


def bottle(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    condiment: str,
    contents: Mapping[Any, int] | None = None,
    turn: float = 0,
    pieces: Iterable[Lying] | None = None,
    labelled: bool = True,
    standing: bool = True,
    width: float = 6,
    seed: int = 1,
) -> None:
    """A whole bottle about (x, y), turned by degrees (positive: to the right).

    Args:
        contents: heaped up as in a standing bottle.
        pieces: instead of `contents`, pieces where they lie (see `settled`).
        standing: with its shadow.
    """
    with canvas.at(x, y, size, turn):
        if standing:
            canvas.shadow(10, 148, 92, 15, 0.34)
        bottle_back(canvas, condiment)
        for kind, at_x, at_y, turned in pieces if pieces is not None else heap(contents or {}, seed):
            piece(canvas, kind, at_x, at_y, piece_size(kind, PIECE_LENGTH), turned, 3.2, lettered=False)
        bottle_front(canvas, condiment, USUAL, width)
        if labelled:
            label_y, radius = USUAL.label
            with canvas.at(0, label_y, turn=-turn):
                bottle_label(canvas, condiment, 0, 0, radius, width)


def heap(contents: Mapping[Any, int], seed: int = 1) -> list[Lying]:
    """Where pieces lie in a standing bottle, salt among them, in no order."""
    chance = random.Random(seed)
    kinds = [condiment for condiment in PIECES for _ in range(contents.get(condiment, 0))]
    chance.shuffle(kinds)
    places = _honeycomb(len(kinds))
    return [
        Lying(kind, x + chance.uniform(-2, 2), y + chance.uniform(-3, 3), chance.uniform(-45, 45))
        for kind, (x, y) in zip(kinds, places, strict=True)
    ]


def _honeycomb(count: int) -> list[Point]:
    places: list[Point] = []
    row = 0
    while len(places) < count:
        columns = 4 if row % 2 == 0 else 3
        first = -46.5 if columns == 4 else -31.0
        places += [(first + column * 31, 118 - row * 27) for column in range(columns)]
        row += 1
    return places[:count]


GLASS = "#FFFDF4"


def ghost_bottle(canvas: Canvas, x: float, y: float, size: float = 1, form: BottleForm = USUAL) -> None:
    """The dashed outline of an upright bottle: where the hand took it."""
    half = form.mouth_half + 8
    with canvas.at(x, y, size):
        shape = form.glass.union(rounded(-half, form.mouth - 8, half * 2, 40, 8))
        canvas.path(shape, None, colour("ink"), 4, 0.26, (12, 11))
