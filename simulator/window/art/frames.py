"""Whole pictures from the parts, as in the style frames: to look at, and to check that the parts fit together."""

from __future__ import annotations

from collections.abc import Mapping

from simulator.window.art import basin, cooks, festive, furniture, gauges, recipe, signs, tools
from simulator.window.art.bottle import bottle, ghost_bottle
from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.crepe import crepe, crepe_icon
from simulator.window.art.drawers import drawer
from simulator.window.art.palette import CONDIMENTS, colour, light
from simulator.window.art.pan import PanForm, level_handle, lying, pan_back, pan_front, pieces_in_pan, slab
from simulator.window.art.pieces import piece
from simulator.window.art.settled import settled
from simulator.window.art.shapes import Point, rounded, smooth
from simulator.window.art.stove import STOVE_PAN, dial, stove
from simulator.window.art.tiles import DishLook, tile

MAMMOTH = DishLook("mammoth-bourguignon", "orange", (3, 5), 6, {"pepper": 2, "lemon": 1}, 3)
GHERKIN = DishLook("gherkin-in-love", "yellow", (2, 3), 4, {"lemon": 1, "herbs": 1}, 2)
LOBSTER = DishLook("lobster-thermometer", "red", (4, 5), 6, {"paprika": 2, "herbs": 1}, 4)


def kitchen_frame(canvas: Canvas) -> None:
    """Three cooks, one of them at the stove in front."""
    furniture.wall(canvas, 520, window_light=(470, 150))
    furniture.counter(canvas, 872)
    ben = [("salad-of-lawn", "green"), ("fish-and-poker-chips", "orange")]
    zoe = [("eau-pour-le-cafe", "green"), ("steak-tartan", "yellow"), ("ravioli-rabiati", "red")]
    _opponent(canvas, 262, "Ben", "rose", GHERKIN, 1, {"lemon": 1, "salt": 1}, ben, 1, "5")
    _opponent(canvas, 1658, "Zoé", "lilac", LOBSTER, 5, {"paprika": 1, "herbs": 1}, zoe, 0, "7")
    _turn_sign(canvas)
    have = {"lemon": 1, "pepper": 1}
    pieces = lying(STOVE_PAN, ["lemon", "pepper"], 60)
    stove(canvas, 930, 886, 0.95, "mint", MAMMOTH, 4, have, "Mia", True, pieces, steam=1, handle=168)
    signs.star(canvas, 806, 800, 22)
    canvas.text(838, 811, "still exact", 30, face="bold")
    _own_things(canvas)
    _drawers(canvas)


def _opponent(
    canvas: Canvas,
    x: float,
    name: str,
    enamel: str,
    dish: DishLook,
    heat: int,
    have: Mapping[str, int],
    done: list[tuple[str, str]],
    stars: int,
    points: str,
) -> None:
    furniture.shelf(canvas, x - 238, 332, 476)
    side = -1 if x > 960 else 1
    pieces = lying(STOVE_PAN, have, 84)
    stove(canvas, x - 14 * side, 334, 0.43, enamel, dish, heat, have, None, False, pieces, 84, handle=200 * side)
    canvas.toy(rounded(x - 226, 376, 118, 58, 18), light(colour(enamel), 0.25), 5, depth=5, gloss=False)
    canvas.text(x - 167, 417, name, 38, anchor="middle")
    for place in range(5):
        at_x = x - 62 + place * 60
        if place < len(done):
            tile(canvas, at_x, 405, 54, *done[place], width=3.5)
        else:
            signs.empty_place(canvas, at_x, 405, 50)
    for place in range(3):
        signs.star(canvas, x - 200 + place * 48, 470, 20, place < stars, 4.5)
    tools.cup(canvas, x - 34, 470, 0.46, "vp", width=9)
    tools.spoon(canvas, x + 128, 470, 0.34, 84)
    signs.figure_disc(canvas, x + 212, 470, 27, points, width=5)


def _turn_sign(canvas: Canvas) -> None:
    furniture.sign(canvas, 945, 84, 520, 104)
    canvas.text(945, 106, "Mia's turn", 64, anchor="middle")
    furniture.rail(canvas, 945, 152, 240, 3)
    for place in range(3):
        tools.spoon(canvas, 865 + place * 80, 236, 0.58, 0, place < 2, 9)
    canvas.text(1086, 222, "2 actions", 38)
    canvas.text(1086, 262, "left", 38)


def _own_things(canvas: Canvas) -> None:
    done = [("breakfast-fidel", "green"), ("omelette-surprised", "yellow")]
    tools.tray(canvas, 240, 690, 0.92, done, 1)
    signs.figure_disc(canvas, 424, 596, 36, "3")
    tools.cup(canvas, 92, 826, 0.92, "reseason")
    tools.cup(canvas, 220, 826, 0.92, "cool")
    tools.die(canvas, 378, 824, 92, "2")
    for place, condiment in enumerate(CONDIMENTS):
        contents = {condiment: 12 + place % 3, "salt": 5}
        bottle(canvas, 1466 + place * 127, 752, 0.83, condiment, contents, seed=place + 3)


def _drawers(canvas: Canvas) -> None:
    drawer(canvas, 36, 960, 318, 102, "Heat", "roll the die", "flame")
    drawer(canvas, 384, 960, 346, 102, "Season", "tip one bottle", "bottle", "hot")
    drawer(canvas, 760, 960, 404, 102, "Serve", "1 pepper missing", "cloche", "off")
    drawer(canvas, 1194, 960, 336, 102, "Coffee", "one a turn", "cup")
    drawer(canvas, 1560, 960, 324, 102, "End turn", "spoons go on", "spoon")


def pour_frame(canvas: Canvas) -> None:
    """The bottle over the pan, its mouth pointing down."""
    tilt, x, y = 132.0, 650.0, 384.0
    furniture.wall(canvas, 570, (800, 300), (150, 120))
    furniture.stove_top(canvas, 902)
    ghost_bottle(canvas, x, y, 1.62)
    gauges.tilt_gauge(canvas, x, y, tilt, 150)
    contents = settled(["pepper"] * 10 + ["salt"] * 3, tilt, 5)
    bottle(canvas, x, y, 1.62, "pepper", None, tilt, contents, standing=False, width=5.2)
    pan = PanForm(905, 752, 760, 138, outline=10)
    pan_back(canvas, pan, 300)
    slab(canvas, pan, "orange")
    pieces_in_pan(canvas, lying(pan, ["lemon", "salt", "pepper"], 64), 64, 5.5)
    tools.landing_ticks(canvas, 905, pan.slab_top - 22)
    piece(canvas, "pepper", 892, 618, 62, 30, 5.5)
    piece(canvas, "salt", 918, 724, 48, 24, 5.5)
    pan_front(canvas, pan)
    tools.pull_thread(canvas, x - 70, y - 60, 190)
    tools.hand(canvas, x - 66, y + 162, 0.9, -8)
    _pour_cards(canvas)


def _pour_cards(canvas: Canvas) -> None:
    canvas.toy(rounded(56, 56, 300, 92, 46), colour("paper"), 7, depth=7, gloss=False)
    piece(canvas, "pepper", 112, 102, 62, 0, 6)
    canvas.text(160, 119, "Pepper", 48)
    have = {"lemon": 1, "pepper": 1, "salt": 1}
    recipe.recipe_card(canvas, 1352, 44, MAMMOTH, "Mammoth Bourguignon", have, star_open=False)
    words = "One movement: down past the green, then back up."
    gauges.hint(canvas, 960, 964, words, gauges.bow_arrow, 1180)


def flip_frame(canvas: Canvas) -> None:
    """The crepe in the air, and where to catch it."""
    furniture.wall(canvas, 570, (900, 260), (1380, 110))
    furniture.stove_top(canvas, 930)
    way: list[Point] = smooth([(640, 690), (668, 520), (752, 352), (905, 262), (1062, 300), (1180, 440), (1248, 660)])
    gauges.flight(canvas, way[:34], way[34:])
    crepe(canvas, 654, 566, 0.62, -10, 0.11, 14, None, False, 0.4)
    crepe(canvas, 742, 378, 0.66, -58, 0.13, 10, None, False, 0.62)
    crepe(canvas, 946, 266, 1, 13, 0.456, 40)
    gauges.catch_zone(canvas, 1250, 742, 560, 84)
    with canvas.at(560, 770, 1, -9):
        pan = PanForm(0, 0, 620, 92, outline=10)
        level_handle(canvas, pan, 216)
        pan_back(canvas, pan)
        pan_front(canvas, pan)
    tools.hand(canvas, 140, 810, 1.05, 26)
    gauges.flick_gauge(canvas, 92, 130, 500, (0.47, 0.75), 0.62)
    canvas.toy(rounded(1380, 60, 470, 116, 40), colour("paper"), 8, depth=8, gloss=False)
    canvas.text(1418, 134, "Flips left", 46)
    crepe_icon(canvas, 1690, 118, 1.05)
    crepe_icon(canvas, 1788, 118, 1.05, False)
    dial(canvas, 1716, 380, 118, 4, (0, 6), 7, 8)
    gauges.label(canvas, 1596, 556, 240, 66, "burns at 7", 40)
    gauges.hint(canvas, 960, 976, "Flick up. Then slide the pan under the crepe.", gauges.bow_arrow, 1120)


def menu_frame(canvas: Canvas) -> None:
    """Title, guests and a bottle: the first screen."""
    furniture.wall(canvas, 570, (620, 300), (1130, 70))
    furniture.counter(canvas, 884)
    festive.title(canvas, 104, 214)
    canvas.text(106, 318, "Shake. Tip. Hope.", 60)
    festive.guests_in_a_pan(canvas, 560, 726)
    contents = settled(["paprika"] * 9 + ["salt"] * 3, -120, 8)
    bottle(canvas, 1012, 392, 1.06, "paprika", None, -120, contents, standing=False)
    piece(canvas, "paprika", 800, 520, 54, 20, 5.5)
    piece(canvas, "salt", 726, 598, 42, 30, 5.5)
    basin.trash_can(canvas, 1320, 884, 1, 0.7)
    basin.sink(canvas, 1640, 884, 1.2, ["pepper", "salt", "herbs", "paprika", "lemon", "salt"])
    basin.smoke(canvas, 1320, 740, 0.8, 0.3)


def podium_frame(canvas: Canvas) -> None:
    """Four cooks on their blocks."""
    furniture.wall(canvas, 600, (960, 330))
    furniture.rays(canvas, 960, 420, 904)
    furniture.counter(canvas, 904)
    for x, width, height, enamel, mood, arms, place in (
        (1020, 360, 392, "lilac", "glee", "up", 1),
        (560, 360, 330, "mint", "happy", "wave", 2),
        (1440, 340, 284, "rose", "smug", "down", 3),
        (180, 300, 240, "sky", "sleepy", "down", 4),
    ):
        top = furniture.podium_block(canvas, x, 904, width, height, enamel)
        cooks.cook(canvas, x, top - 14, 0.92, cooks.COOKS[enamel], mood, arms)
        signs.figure_disc(canvas, x - width / 2 + 62, top + 80, 40, str(place))
    furniture.sign(canvas, 960, 78, 640, 116)
    canvas.text(960, 103, "Zoé wins", 76, anchor="middle")
    keep_out = [
        (600, 0, 1320, 160),
        (380, 200, 740, 700),
        (860, 100, 1200, 600),
        (1280, 260, 1620, 700),
        (20, 300, 340, 700),
    ]
    festive.confetti(canvas, (40, 30, 1880, 500), keep_out)


FRAMES = {
    "kitchen": kitchen_frame,
    "pour": pour_frame,
    "flip": flip_frame,
    "menu": menu_frame,
    "podium": podium_frame,
}
