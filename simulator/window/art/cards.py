"""Cards as things: a front, a back in the enamel of whoever placed it, and what is printed on them."""

from __future__ import annotations

from collections.abc import Mapping

from simulator.window.art import hungry as hungry_art
from simulator.window.art import ingredients
from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.catalogue import DISHES
from simulator.window.art.faces import face
from simulator.window.art.palette import CAST_SHADOW, colour, dark, light
from simulator.window.art.shapes import clover as clover_shape
from simulator.window.art.shapes import ellipse, heart, house, placed, rounded, spline

WIDTH, HEIGHT = 180.0, 252.0
"""Of every card, in design px at size 1, about its middle."""

FAVOURITES: Mapping[str, str] = {
    "raccoon": "potato",
    "rabbit": "carrot",
    "gopher": "leek",
    "boar": "garlic",
    "fox": "chicken",
    "vagabond": "chicken",
}
"""The sign at the foot of a Hungry: what it takes, or for the vagabond what it all hangs on."""


def card_front(canvas: Canvas, tint: str) -> None:
    """An empty card of paper with a tinted field."""
    canvas.path(rounded(-WIDTH / 2 + 6, -HEIGHT / 2 + 10, WIDTH, HEIGHT, 24), CAST_SHADOW, opacity=0.25)
    canvas.toy(rounded(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, 24), colour("paper"), 7, depth=8, gloss=False)
    canvas.path(rounded(-WIDTH / 2 + 12, -HEIGHT / 2 + 12, WIDTH - 24, HEIGHT - 24, 15), tint)


def card_back(canvas: Canvas, enamel: str | None) -> None:
    """The back: a spoon's bowl on the enamel of whoever placed it, wood for the deck."""
    hue = colour(enamel) if enamel else colour("wood")
    canvas.path(rounded(-WIDTH / 2 + 6, -HEIGHT / 2 + 10, WIDTH, HEIGHT, 24), CAST_SHADOW, opacity=0.25)
    canvas.toy(rounded(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, 24), colour("paper"), 7, depth=8, gloss=False)
    canvas.path(rounded(-WIDTH / 2 + 12, -HEIGHT / 2 + 12, WIDTH - 24, HEIGHT - 24, 15), hue)
    _back_pattern(canvas, enamel, dark(hue, 0.3))
    canvas.toy(ellipse(0, 0, 42), light(hue, 0.5), 6, depth=7, gloss=False)
    canvas.path(placed(ellipse(0, -10, 13, 18), turn=0), dark(hue, 0.3))
    canvas.path(rounded(-4, 2, 8, 28, 4), dark(hue, 0.3))


def _back_pattern(canvas: Canvas, enamel: str | None, hue: str) -> None:
    for row in range(5):
        for column in range(3):
            x, y = -52.0 + column * 52, -88.0 + row * 44
            if abs(x) < 50 and abs(y) < 50:
                continue
            match enamel:
                case "mint":
                    canvas.path(ellipse(x, y, 8), hue, opacity=0.7)
                case "rose":
                    canvas.path(rounded(x - 9, y - 9, 9, 9), hue, opacity=0.7)
                    canvas.path(rounded(x, y, 9, 9), hue, opacity=0.7)
                case "lilac":
                    canvas.line([(x - 9, y + 9), (x + 9, y - 9)], hue, 7, soft=False, opacity=0.7)
                case "sky":
                    canvas.line([(x - 14, y + 3), (x - 5, y - 4), (x + 5, y + 4), (x + 14, y - 3)], hue, 5, opacity=0.7)
                case _:
                    canvas.path(rounded(x - 12, y - 3, 24, 6, 3), hue, opacity=0.6)


def ingredient_card(canvas: Canvas, ingredient: str) -> None:
    """Shape top left (the kind), mark in the middle (the value), the ingredient itself below."""
    card_front(canvas, ingredients.TINTS[ingredient])
    ingredients.kind_sign(canvas, ingredient, -44, -80, 58)
    canvas.path(rounded(-71, -44, 142, 60, 30), colour("paper"))
    canvas.path(rounded(-71, -44, 142, 60, 30), None, dark(ingredients.TINTS[ingredient], 0.25), 4)
    ingredients.value_mark(canvas, ingredient, 0, -14, 0.98)
    ingredients.ingredient_picture(canvas, ingredient, 0, 66, 0.78)


def hungry_card(canvas: Canvas, hungry: str, mood: str) -> None:
    """Its own shape top left, its head, and at the foot the shape of what it takes."""
    card_front(canvas, hungry_art.TINTS[hungry])
    canvas.path(ellipse(0, 2, 74), "#FFFFFF", opacity=0.45)
    hungry_art.hungry_head(canvas, hungry, 0, 8, 0.98, mood)
    hungry_art.hungry_sign(canvas, hungry, -52, -88, 44)
    canvas.toy(ellipse(52, 88, 30), colour("paper"), 5.5, depth=5, gloss=False)
    ingredients.kind_sign(canvas, FAVOURITES[hungry], 52, 88, 32)
    if hungry == "vagabond":
        canvas.text(-70, 106, "±3", 44)


# The courses of the card game


COURSE_HUES: Mapping[str, str] = {"appetizer": "#74C48D", "main": "#EC7420", "dessert": "#D9486A"}
COURSE_TINTS: Mapping[str, str] = {"appetizer": "#E2F3E3", "main": "#FDE5CE", "dessert": "#FBDFE6"}
COURSE_DISHES = {"appetizer": "salad-of-lawn", "main": "mammoth-bourguignon"}
COURSE_SHAPES = {"appetizer": clover_shape, "main": house, "dessert": heart}


def course_sign(canvas: Canvas, course: str, x: float, y: float, size: float) -> None:
    """The shape of a course in its colour: clover, house, heart."""
    shape = COURSE_SHAPES[course](x, y, size)
    canvas.toy(shape, COURSE_HUES[course], max(3.5, size * 0.11), depth=size * 0.1, gloss=False)


def course_card(canvas: Canvas, course: str, letter: str) -> None:
    """A course: its shape and letter at the top, a plate with it below."""
    card_front(canvas, COURSE_TINTS[course])
    course_sign(canvas, course, -46, -82, 54)
    canvas.text(66, -66, letter, 54, anchor="end")
    canvas.path(ellipse(0, 34, 70), "#FFFFFF", opacity=0.55)
    if course == "dessert":
        _pudding(canvas)
        return
    with canvas.at(0, 38, 0.7):
        DISHES[COURSE_DISHES[course]](canvas)


def _pudding(canvas: Canvas) -> None:
    canvas.toy(ellipse(0, 84, 66, 13), "#FFF8EA", 6, depth=5, gloss=False)
    canvas.toy(spline([(-34, -8), (0, -16), (34, -8), (46, 50), (48, 80), (0, 88), (-48, 80), (-46, 50)]), "#FBD27C", 6)
    canvas.toy(
        spline([(-36, -10), (0, -20), (36, -10), (42, 16), (24, 10), (10, 26), (-8, 10), (-26, 24), (-42, 14)]),
        "#8E4A2A",
        5,
    )
    canvas.line([(2, -26), (8, -48)], "#5E7F3C", 5)
    canvas.toy(ellipse(0, -26, 13), "#D9382B", 5, depth=4)
    face(canvas, 0, 44, 0.72, "love")
