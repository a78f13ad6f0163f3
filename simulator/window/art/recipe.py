"""The recipe card of the close-up: what is asked, what is in the pan, and what spoils."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from simulator.text import _
from simulator.window.art import lettering
from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.catalogue import DISHES
from simulator.window.art.furniture import card
from simulator.window.art.palette import DISH_COLOURS, PIECES, colour, tint
from simulator.window.art.pieces import SALT_PART, piece
from simulator.window.art.shapes import ellipse, rounded
from simulator.window.art.signs import badge, letter_chip, spoil_sign, star, struck_star, tick
from simulator.window.art.tiles import DishLike

WIDTH = 496.0
ROW = 90.0
WHITE = "#FFFFFF"


def card_height(dish: DishLike, have: Mapping[Any, int]) -> float:
    """The height of the card with a line for each condiment asked for or there, and one for salt."""
    return 378 + ROW * len(_lines(dish, have))


def recipe_card(
    canvas: Canvas,
    x: float,
    y: float,
    dish: DishLike,
    name: str,
    have: Mapping[Any, int],
    spoils_from: Mapping[Any, int] | int = 3,
    star_open: bool = True,
) -> None:
    """The card whose top left corner is (x, y).

    Args:
        have: what is in the pan.
        spoils_from: from how many pieces of a condiment (and of salt) on the dish is spoiled.
        star_open: whether the star for exact seasoning can still be won.
    """
    card(canvas, x, y, WIDTH, card_height(dish, have))
    _picture(canvas, x, y, dish)
    _title(canvas, x + WIDTH / 2, y + 304, name)
    canvas.text(x + WIDTH - 44, y + 356, _("in the pan"), 29, colour("ink2"), "end", "bold")
    for place, condiment in enumerate(_lines(dish, have)):
        limit = spoils_from if isinstance(spoils_from, int) else spoils_from.get(condiment, 0)
        line_y = y + 408 + ROW * place
        wanted, there = dish.condiments.get(condiment, 0), have.get(condiment, 0)
        need_line(canvas, x + 40, line_y, condiment, wanted, there, limit)
        if condiment == "salt":
            draw = star if star_open else struck_star
            draw(canvas, x + WIDTH - 84, line_y - 2, 30)


def _lines(dish: DishLike, have: Mapping[Any, int]) -> list[str]:
    return [kind for kind in PIECES if kind == "salt" or dish.condiments.get(kind, 0) or have.get(kind, 0)]


def _picture(canvas: Canvas, x: float, y: float, dish: DishLike) -> None:
    ground = rounded(x + 18, y + 18, WIDTH - 36, 236, 24)
    canvas.path(ground, tint(dish.colour))
    canvas.path(ellipse(x + WIDTH / 2, y + 140, 110), WHITE, opacity=0.6)
    with canvas.at(x + WIDTH / 2, y + 136, 1.08):
        DISHES[dish.id](canvas)
    if dish.colour in DISH_COLOURS:
        badge(canvas, dish.colour, x + 66, y + 68, 58, 5)
    canvas.path(ground, None, colour("ink"), 5)


def _title(canvas: Canvas, x: float, y: float, name: str) -> None:
    """The name in one line, or a long one in two."""
    room = WIDTH - 44
    size = min(40.0, 40.0 * room / lettering.width(name, "title", 40))
    if size >= 34 or " " not in name:
        canvas.text(x, y, name, size, anchor="middle")
        return
    lines = _halves(name)
    size = min(32.0, *(32.0 * room / lettering.width(line, "title", 32) for line in lines))
    for place, line in enumerate(lines):
        canvas.text(x, y - 14 + place * 34, line, size, anchor="middle")


def _halves(name: str) -> tuple[str, str]:
    """The two halves of a name, as even as its words allow."""
    words = name.split(" ")
    ways = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(ways, key=lambda way: max(lettering.width(line, "title", 32) for line in way))


def need_line(
    canvas: Canvas, x: float, y: float, condiment: str, wanted: int, there: int, spoils_from: int = 3
) -> None:
    """One line: letter, a place for each piece (solid, dashed, free), the count that spoils, figures, a tick."""
    letter_chip(canvas, condiment, x, y, 44, 72)
    places = min(max(spoils_from - 1, 1), 4)
    gap = (216.0 if places < 3 else 202.0) / (places + 1)
    length = min(54.0, gap * 0.76)
    for place in range(places):
        at_x = x + 86 + place * gap
        size = length * (SALT_PART + 0.12 if condiment == "salt" else 1)
        if place < max(wanted, there):
            turn = 6 if condiment == "salt" else -8
            piece(canvas, condiment, at_x, y, size, turn, 5.5, ghost=place >= there, lettered=False)
        else:
            canvas.path(ellipse(at_x, y, 6, sides=16), "#D9BFA0")
    spoil_sign(canvas, x + 86 + places * gap, y, min(34, gap * 0.47), str(spoils_from))
    _figures(canvas, x + 278, y, wanted, there, spoils_from)


def _figures(canvas: Canvas, x: float, y: float, wanted: int, there: int, spoils_from: int) -> None:
    words = _("{there} of {wanted}").format(there=there, wanted=wanted) if wanted else str(there)
    canvas.text(x, y + 14, words, 38, colour("stop" if there >= spoils_from else "ink"))
    if wanted and there == wanted:
        tick(canvas, x + 132, y + 1, 1)
