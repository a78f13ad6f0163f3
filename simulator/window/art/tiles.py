"""Dish tiles: the picture side, and stacks of which only the colour is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.catalogue import DISHES
from simulator.window.art.palette import DISH_COLOURS, colour, dish_colour, tint
from simulator.window.art.shapes import Shape, ellipse, rounded
from simulator.window.art.signs import badge

WHITE = "#FFFFFF"


class DishLike(Protocol):
    """What drawing needs to know of a dish; a dish of the deck has it all."""

    @property
    def id(self) -> str: ...

    @property
    def colour(self) -> str: ...

    @property
    def green(self) -> tuple[int, int]: ...

    @property
    def red(self) -> int: ...

    @property
    def condiments(self) -> Mapping[Any, int]: ...

    @property
    def points(self) -> int: ...


@dataclass(frozen=True, slots=True)
class DishLook:
    """A dish to draw that is none of the deck."""

    id: str
    colour: str
    green: tuple[int, int]
    red: int
    condiments: Mapping[Any, int] = field(default_factory=dict)
    points: int = 0


def crepe_look(green: tuple[int, int] = (0, 6), red: int = 7, points: int = 5) -> DishLook:
    """The crepe as a dish to draw; its colour is its own and has no cutter."""
    return DishLook("crepe", "crepe", green, red, {}, points)


def tile(
    canvas: Canvas,
    x: float,
    y: float,
    side: float,
    dish_id: str,
    kind: str,
    points: int | None = None,
    width: float = 6,
) -> None:
    """The picture side of a dish tile about (x, y): frame and cutter in the dish's colour, points top right.

    Raises:
        KeyError: there is no picture of this dish.
    """
    half = side / 2
    frame = rounded(x - half, y - half, side, side, side * 0.12)
    canvas.toy(frame, dish_colour(kind), width, depth=side * 0.04, gloss=False)
    canvas.path(rounded(x - half * 0.86, y - half * 0.86, side * 0.86, side * 0.86, side * 0.08), tint(kind))
    canvas.path(ellipse(x, y + half * 0.1, half * 0.72), WHITE, opacity=0.55)
    with canvas.at(x, y + half * 0.06, half * 0.78 / 100):
        DISHES[dish_id](canvas)
    if kind in DISH_COLOURS:
        badge(canvas, kind, x - half * 0.72, y - half * 0.72, side * 0.2, max(2.5, width * 0.6))
    if points is not None:
        _points(canvas, x + half * 0.74, y - half * 0.74, side, points, width)


def tile_back(canvas: Canvas, x: float, y: float, side: float, kind: str, width: float = 6) -> None:
    """A tile of which only the colour is known: a stack of its kind."""
    half = side / 2
    for step in (2, 1, 0):
        lift = step * side * 0.05
        frame = rounded(x - half + lift, y - half + lift, side, side, side * 0.12)
        canvas.toy(frame, dish_colour(kind), width, depth=side * 0.04, gloss=False)
    canvas.path(rounded(x - half * 0.86, y - half * 0.86, side * 0.86, side * 0.86, side * 0.08), tint(kind))
    badge(canvas, kind, x, y, side * 0.5, width)


def _inside(x: float, y: float, side: float) -> Shape:
    return rounded(x - side * 0.43, y - side * 0.43, side * 0.86, side * 0.86, side * 0.08)


def _points(canvas: Canvas, x: float, y: float, side: float, points: int, width: float) -> None:
    canvas.flat(ellipse(x, y, side * 0.12), colour("paper"), max(2.5, width * 0.6))
    canvas.text(x, y + side * 0.052, str(points), side * 0.16, anchor="middle")
