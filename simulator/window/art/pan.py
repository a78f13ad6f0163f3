"""The pan, cut open towards us: a back that is drawn first, then the pieces, then the front."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from shapely.geometry import box

from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import TOMATO, colour, dish_colour, light
from simulator.window.art.pieces import SALT_PART, outline, piece
from simulator.window.art.shapes import Shape, ellipse, polygon, rounded, stroke, together

INSIDE_SHADE = "#D9A66A"


@dataclass(frozen=True, slots=True)
class PanForm:
    """A pan whose rim's middle is (x, y).

    Attributes:
        width: of the inside at the rim.
        depth: from the rim to the floor.
        floor_part: the floor's width as a part of the rim's.
        inside: the colour of the inside; the pan's cream when not given.
        outline: of every line.
    """

    x: float
    y: float
    width: float
    depth: float
    hue: str = TOMATO
    outline: float = 8
    floor_part: float = 0.86
    inside: str | None = None

    @property
    def half(self) -> float:
        """Half the width at the rim."""
        return self.width / 2

    @property
    def floor_half(self) -> float:
        """Half the width of the floor."""
        return self.half * self.floor_part

    @property
    def floor(self) -> float:
        """y of the floor."""
        return self.y + self.depth

    @property
    def wall(self) -> float:
        """How thick the metal is."""
        return self.width * 0.032

    @property
    def slab_top(self) -> float:
        """y of the top of the dish tile in the pan, on which pieces lie."""
        return self.floor - 16 * self.half / 330


def pan_outside(form: PanForm) -> Shape:
    """The outline of the whole pan without its handle."""
    x, y, wall = form.x, form.y, form.wall
    rim, low = form.half + wall, form.floor_half + wall * 1.5
    top, bottom = y - form.depth * 0.03, form.floor + wall * 1.5
    return polygon([(x - rim, top), (x + rim, top), (x + low, bottom), (x - low, bottom)]).buffer(-6).buffer(8)


def pan_back(canvas: Canvas, form: PanForm, handle: float = 0) -> None:
    """The inside of the pan. `handle` is the length of the handle to the right; 0 for none, negative to the left."""
    if handle:
        with canvas.at(form.x, 0, mirrored=handle < 0):
            _handle(canvas, form, abs(handle))
    x, y, half, low = form.x, form.y, form.half, form.floor_half
    rim = ellipse(x, y, half, form.depth * 0.13)
    inside = together(polygon([(x - half, y), (x + half, y), (x + low, form.floor), (x - low, form.floor)]), rim)
    pale = form.inside or colour("pan_inside")
    canvas.path(inside, pale)
    canvas.linear(inside, (0, colour("steel_lo") if form.inside else INSIDE_SHADE, 0.55), (1, pale, 0))
    canvas.path(rim, None, colour("ink"), form.outline * 0.7)
    canvas.path(rim, colour("steel") if form.inside else "#E8C79A", opacity=0.55)


def _handle(canvas: Canvas, form: PanForm, length: float) -> None:
    """The handle to the right, x measured from the pan's middle."""
    y, half, depth, width = form.y, form.half, form.depth, form.width
    whole = [(half + form.wall, y + depth * 0.28), (half + length * 0.45, y + depth * 0.02)]
    canvas.path(stroke([*whole, (half + length, y - depth * 0.16)], width * 0.07), colour("ink"))
    grip = [(half + length * 0.32, y + depth * 0.1), (half + length * 0.6, y - depth * 0.03)]
    wood = stroke([*grip, (half + length, y - depth * 0.17)], width * 0.062)
    canvas.toy(wood, colour("wood_lo"), form.outline)
    canvas.flat(ellipse(half + length * 0.97, y - depth * 0.165, width * 0.012), colour("wall"), form.outline * 0.6)
    neck = stroke([(half, y + depth * 0.3), (half + length * 0.36, y + depth * 0.08)], width * 0.045)
    canvas.toy(neck, colour("steel"), form.outline * 0.8, gloss=False)


def level_handle(canvas: Canvas, form: PanForm, length: float) -> None:
    """The long handle of the flip, to the left of the pan; drawn before `pan_back`."""
    x, y, half, depth = form.x, form.y, form.half, form.depth
    with canvas.at(x, y, mirrored=True):
        neck = stroke([(half, depth * 0.3), (half + length * 0.42, depth * 0.15)], 26)
        canvas.toy(neck, colour("steel"), 8, gloss=False)
        grip = [
            (half + length * 0.36, depth * 0.17),
            (half + length * 0.65, depth * 0.04),
            (half + length, -depth * 0.13),
        ]
        canvas.toy(stroke(grip, 44), colour("wood_lo"), 9)


def pan_front(canvas: Canvas, form: PanForm) -> None:
    """The cut metal, over the pieces."""
    x, y, half, low, depth = form.x, form.y, form.half, form.floor_half, form.depth
    right = [(half, y - depth), (half, y), (low, y + depth * 0.94), (low - depth * 0.12, form.floor)]
    cut = polygon([(x + dx, py) for dx, py in right] + [(x - dx, py) for dx, py in reversed(right)])
    band = pan_outside(form).difference(cut).difference(box(x - half, y - depth, x + half, y + 1))
    canvas.toy(band, form.hue, form.outline, depth=form.wall * 0.4, gloss=False)
    for side in (-1, 1):
        lip = ellipse(x + side * (half + form.wall * 0.45), y, form.wall * 0.78, form.wall * 0.62)
        canvas.toy(lip, light(form.hue, 0.25), form.outline, gloss=False)


def slab(canvas: Canvas, form: PanForm, dish_colour_name: str) -> None:
    """The dish tile lying in the pan, seen from its edge."""
    wide, thick = form.floor_half * 0.72, 15 * form.half / 330
    shape = rounded(form.x - wide, form.slab_top, wide * 2, thick, 5)
    canvas.toy(shape, dish_colour(dish_colour_name), form.outline * 0.6, gloss=False, depth=4)


class Lying(NamedTuple):
    """A piece at rest: where its centroid is, and how it is turned."""

    condiment: str
    x: float
    y: float
    turn: float


def lying(form: PanForm, condiments: Iterable[str], size: float, seed: int = 1) -> list[Lying]:
    """A tidy heap of pieces on the slab of the pan: side by side, further ones on top of those that lie there."""
    chance = random.Random(seed)
    waiting = list(condiments)
    columns = max(1, int(form.floor_half * 1.6 / (size * 1.1)))
    heap = _Heap(form.slab_top)
    for place, condiment in enumerate(waiting):
        row, column = divmod(place, columns)
        count = min(columns, len(waiting) - row * columns)
        gap = min(form.floor_half * 1.5 / count, size * 2.4)
        x = form.x + (column - (count - 1) / 2) * gap + chance.uniform(-0.12, 0.12) * gap
        turn = chance.choice((0, 90, 180)) + chance.uniform(-4, 4) if condiment in ("salt", "pepper") else 0.0
        heap.drop(condiment, x, turn, piece_size(condiment, size))
    return heap.pieces


class _Heap:
    """Pieces that rest on a floor or on each other, seen as boxes."""

    def __init__(self, floor: float) -> None:
        self.floor = floor
        self.pieces: list[Lying] = []
        self._boxes: list[tuple[float, float, float]] = []

    def drop(self, condiment: str, x: float, turn: float, size: float) -> None:
        """Lets a piece down at `x` until it touches."""
        left, top, right, bottom = outline(condiment, size, turn).bounds
        under = [high for low_x, high_x, high in self._boxes if low_x < x + right * 0.7 and x + left * 0.7 < high_x]
        y = min([self.floor, *under]) - bottom - 2
        self.pieces.append(Lying(condiment, x, y, turn))
        self._boxes.append((x + left * 0.7, x + right * 0.7, y + top + 3))


def piece_size(condiment: str, size: float) -> float:
    """The length of a piece where condiments are `size` long."""
    return size * SALT_PART if condiment == "salt" else size


def pieces_in_pan(canvas: Canvas, pieces: Iterable[Lying], size: float, width: float | None = None) -> None:
    """Draws pieces at rest."""
    for condiment, x, y, turn in pieces:
        piece(canvas, condiment, x, y, piece_size(condiment, size), turn, width)
