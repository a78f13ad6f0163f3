"""Small signs that carry information: star, cutter of a dish's colour, round figure, letter chip, dish tile."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from simulator.window.art import palette, shapes
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour, dish_colour
from simulator.window.art.shapes import Shape, ellipse, placed, polygon, rounded, star_points

WHITE = "#FFFFFF"
_CUTTERS: Mapping[str, Callable[[float, float, float], Shape]] = {
    "green": shapes.clover,
    "yellow": shapes.moon,
    "orange": shapes.house,
    "red": shapes.heart,
    "blue": shapes.drop,
}


def cutter(dish_colour_name: str, x: float, y: float, size: float) -> Shape:
    """The outline of a dish colour's cutter: clover, moon, house, heart or drop."""
    return _CUTTERS[dish_colour_name](x, y, size)


def badge(canvas: Canvas, dish_colour_name: str, x: float, y: float, size: float, width: float = 4) -> None:
    """The cutter of a dish's colour."""
    shape = cutter(dish_colour_name, x, y, size)
    canvas.toy(shape, dish_colour(dish_colour_name), width, depth=size * 0.1, gloss=False)


def star(
    canvas: Canvas, x: float, y: float, radius: float, won: bool = True, width: float = 5, turn: float = 0
) -> None:
    """A star for an exactly seasoned dish; its dashed place when it is not won."""
    soft = polygon(star_points(0.52)).buffer(-0.08).buffer(0.16, quad_segs=4)
    shape = placed(soft, x, y, radius, turn=turn)
    if won:
        canvas.toy(shape, colour("star"), width, depth=radius * 0.2, shade="#E08A12")
        return
    canvas.path(shape, WHITE, opacity=0.35)
    dash = (radius * 0.2, radius * 0.2)
    canvas.path(shape, None, palette.mix(colour("ink"), colour("wall"), 0.4), width * 0.7, dash=dash)


def struck_star(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A star that is lost: salt fell."""
    star(canvas, x, y, radius)
    way = [(x - radius * 1.13, y + radius * 0.93), (x + radius * 1.13, y - radius * 0.93)]
    canvas.line(way, colour("paper"), radius * 0.57, soft=False)
    canvas.line(way, colour("stop"), radius * 0.3, soft=False)


def tick(canvas: Canvas, x: float, y: float, size: float = 1, hue: str | None = None, width: float = 10) -> None:
    """A check mark about (x, y), 28 wide."""
    way = [(x - 14 * size, y), (x - 4 * size, y + 11 * size), (x + 14 * size, y - 16 * size)]
    canvas.line(way, hue or colour("go_dk"), width * size, soft=False)


def figure_disc(
    canvas: Canvas, x: float, y: float, radius: float, figure: str, hue: str | None = None, width: float = 6.5
) -> None:
    """A round figure: points, a place, a count."""
    canvas.toy(ellipse(x, y, radius), hue or colour("paper"), width, depth=radius * 0.16, gloss=False)
    canvas.text(x, y + radius * 0.47, figure, radius * 1.33, anchor="middle")


def spoil_sign(canvas: Canvas, x: float, y: float, radius: float, figure: str) -> None:
    """The toothed disc: from this count on the dish is spoiled."""
    shape = shapes.toothed(x, y, radius * 0.8, radius, 14)
    canvas.path(shape, "#F9D6D6")
    canvas.path(shape, None, colour("stop"), 4.5)
    canvas.text(x, y + radius * 0.36, figure, radius * 0.94, colour("stop"), "middle")


def letter_chip(canvas: Canvas, condiment: str, x: float, y: float, width: float, height: float) -> None:
    """The letter of a condiment on its colour; (x, y) is the middle of the left side."""
    shape = rounded(x, y - height / 2, width, height, width * 0.33)
    canvas.path(shape, colour(condiment))
    canvas.path(shape, None, colour("ink"), width * 0.114)
    size = height * 0.58
    letter = palette.letter(condiment)
    canvas.text(x + width / 2, y + size * 0.37, letter, size, palette.on_colour(condiment), "middle")


def empty_place(canvas: Canvas, x: float, y: float, side: float, strength: float = 0.55) -> None:
    """A dashed square: a place that is still free."""
    shape = rounded(x - side / 2, y - side / 2, side, side, side * 0.18)
    canvas.path(shape, WHITE, opacity=0.4)
    canvas.path(shape, None, colour("ink"), 3.4, dash=(side * 0.12, side * 0.12), opacity=strength)
