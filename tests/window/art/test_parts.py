"""Every part draws, at three scales, and says what it should."""

from __future__ import annotations

import tomllib

import pygame
import pytest

from simulator.resources import ASSETS
from simulator.window.art import palette
from simulator.window.art.bottle import USUAL, form_around, heap
from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.catalogue import DISHES
from simulator.window.art.icon_file import ICON, SIDE_PX
from simulator.window.art.operations import Words
from simulator.window.art.pan import PanForm, lying
from simulator.window.art.pieces import outline
from simulator.window.art.recipe import need_line, recipe_card
from simulator.window.art.settled import settled
from simulator.window.art.sheet import parts
from simulator.window.art.stove import HOTTEST, dial_face, heat_angle, need_lines, stove
from simulator.window.art.tiles import crepe_look
from simulator.window.art.tools import cup

PARTS = parts()


@pytest.fixture(autouse=True)
def _usual_palette():
    palette.use()
    yield
    palette.use()


def words_of(draw, *arguments, **named):
    canvas = Canvas()
    draw(canvas, *arguments, **named)
    return [operation.words for operation in canvas.operations if isinstance(operation, Words)]


@pytest.mark.parametrize("name", PARTS)
def test_every_part_draws_about_its_origin(name):
    canvas = Canvas()
    PARTS[name](canvas)
    left, top, right, bottom = canvas.bounds()

    assert -140 < left < 40
    assert -140 < top < 40
    assert -40 < right < 140
    assert -40 < bottom < 140
    assert pygame.mask.from_surface(canvas.render(1)).count() > 20


@pytest.mark.slow
@pytest.mark.parametrize("scale", [0.3, 1024 / 1920, 2.0])
@pytest.mark.parametrize("name", PARTS)
def test_every_part_draws_at_every_size_of_screen(name, scale):
    canvas = Canvas()
    PARTS[name](canvas)

    assert pygame.mask.from_surface(canvas.render(scale)).count() > 20 * scale * scale


def test_every_dish_of_the_deck_has_a_picture_and_none_is_left_over():
    with (ASSETS / "decks" / "standard.toml").open("rb") as file:
        deck = {dish["id"] for dish in tomllib.load(file)["dish"]}

    assert set(DISHES) == deck | {"crepe"}


@pytest.mark.parametrize("dish", DISHES)
def test_a_dish_keeps_to_its_box(dish):
    canvas = Canvas()
    DISHES[dish](canvas)
    left, top, right, bottom = canvas.bounds()

    assert left >= -112
    assert top >= -135
    assert right <= 112
    assert bottom <= 104


def test_the_letters_are_those_of_the_tokens():
    assert {kind: palette.letter(kind) for kind in palette.PIECES} == palette.tokens()["letter"]


def test_high_contrast_changes_colours_and_widens_outlines():
    usual = palette.current()
    high = palette.use(high_contrast=True)

    assert high.colours["ink"] != usual.colours["ink"]
    assert high.stroke_factor > usual.stroke_factor
    assert high.pieces == usual.pieces


def test_the_letters_of_the_settings_stand_on_single_pieces():
    assert "P" not in words_of(PARTS["piece pepper"])
    palette.use(letters_on_pieces=True)
    assert "P" in words_of(PARTS["piece pepper"])


def test_a_hidden_cup_does_not_say_what_it_is():
    assert words_of(cup, 0, 0, kind="vp", face_up=False) == ["?"]
    assert words_of(cup, 0, 0, kind="vp") == ["+1"]


def test_an_unknown_cup_dish_or_mood_is_an_error():
    with pytest.raises(KeyError):
        cup(Canvas(), 0, 0, kind="tea")


def test_the_dial_shows_every_figure_with_and_without_a_dish():
    figures = [str(heat) for heat in range(HOTTEST + 1)]

    assert words_of(dial_face, 0, 0, 100, (3, 5), 6) == figures
    assert words_of(dial_face, 0, 0, 100, None, None) == figures
    assert words_of(dial_face, 0, 0, 100, (3, 5), 9) == figures


def test_the_pointer_turns_evenly_from_bottom_left_to_bottom_right():
    assert heat_angle(0) == -225
    assert heat_angle(HOTTEST) == 45
    assert heat_angle(3.5) == -90


@pytest.mark.parametrize("dish", [None, crepe_look()])
def test_a_stove_needs_no_dish_of_the_deck(dish):
    assert "Mia" in words_of(stove, 0, 0, 1, "sky", dish, 2, name="Mia")


def test_each_condiment_asked_for_or_there_has_a_line():
    assert need_lines({"pepper": 2, "lemon": 1}, {"salt": 1, "pepper": 1}) == 3
    assert need_lines({}, {}) == 0


def test_a_line_of_the_recipe_says_how_many_of_how_many_and_what_spoils():
    assert words_of(need_line, 0, 0, "pepper", 2, 1, 3) == ["P", "3", "1 of 2"]
    assert words_of(need_line, 0, 0, "salt", 0, 2, 4) == ["S", "4", "2"]


def test_a_long_name_of_a_dish_takes_two_lines():
    short, long = "Chili", "Goulasch für eine und eine halbe Person"

    assert short in words_of(recipe_card, 0, 0, crepe_look(), short, {})
    assert {"Goulasch für eine und", "eine halbe Person"} <= set(words_of(recipe_card, 0, 0, crepe_look(), long, {}))


def test_pieces_in_a_pan_lie_on_the_slab_or_on_each_other_and_stay_inside():
    pan = PanForm(0, -506, 640, 104)
    kinds = ["salt", "pepper", "lemon", "herbs", "paprika"] * 5

    pieces = lying(pan, kinds, 60)

    assert [piece.condiment for piece in pieces] == kinds
    lows = [
        piece.y + outline(piece.condiment, 46 if piece.condiment == "salt" else 60, piece.turn).bounds[3]
        for piece in pieces
    ]
    assert max(lows) == pytest.approx(pan.slab_top - 2, abs=1)
    assert all(abs(piece.x) < pan.floor_half for piece in pieces)


def test_a_bottle_shows_exactly_what_it_holds():
    contents = {"pepper": 15, "salt": 5}

    kinds = [piece.condiment for piece in heap(contents, seed=3)]

    assert sorted(kinds) == ["pepper"] * 15 + ["salt"] * 5
    assert all(abs(piece.x) < USUAL.half for piece in heap(contents, seed=3))


def test_pieces_of_a_tipped_bottle_lie_towards_the_mouth():
    standing = settled(["pepper"] * 6, 0)
    tipped = settled(["pepper"] * 6, 180)

    assert min(piece.y for piece in standing) > 40
    assert max(piece.y for piece in tipped) < -60


def test_the_glass_around_a_hollow_leaves_the_mouth_open():
    hollow = [(-30, -150), (-30, -140), (-70, -100), (-70, 140), (70, 140), (70, -100), (30, -140), (30, -150)]

    form = form_around(hollow, wall=6)

    left, top, right, bottom = form.glass.bounds
    assert (left, top, right, bottom) == pytest.approx((-76, -150, 76, 146), abs=0.5)
    assert form.mouth == -150
    assert form.mouth_half == pytest.approx(33.6)


def test_the_icon_of_the_window_ships():
    assert pygame.image.load(ICON).get_size() == (SIDE_PX, SIDE_PX)


def test_the_fonts_ship_with_their_licences():
    fonts = ASSETS / "fonts"

    for licence in ("OFL-Quicksand.txt", "OFL-Andika.txt"):
        text = (fonts / licence).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
        assert "Copyright" in text
