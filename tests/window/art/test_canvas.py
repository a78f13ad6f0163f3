"""The canvas records in design px and renders at any scale; nothing of it needs a window."""

from __future__ import annotations

import pygame
import pytest

from simulator.window.art import palette, shapes
from simulator.window.art.canvas import Canvas
from simulator.window.art.frames import FRAMES

INK = pygame.Color("#3B2430")


@pytest.fixture(autouse=True)
def _usual_palette():
    palette.use()
    yield
    palette.use()


def square(canvas, x=0.0, y=0.0, hue="#FF0000"):
    canvas.path(shapes.rounded(x, y, 10, 10), hue)


def test_a_shape_lies_where_it_was_drawn_at_every_scale():
    canvas = Canvas()
    square(canvas, 10, 20)

    for scale in (0.5, 1, 2):
        picture = canvas.render(scale, (0, 0, 40, 40))

        assert picture.get_size() == (40 * scale, 40 * scale)
        assert picture.get_at((round(15 * scale), round(25 * scale)))[:3] == (255, 0, 0)
        assert picture.get_at((round(5 * scale), round(25 * scale))).a == 0


def test_the_bounds_hold_outlines_and_words():
    canvas = Canvas()
    canvas.path(shapes.rounded(0, 0, 10, 10), None, "#000000", 4)
    canvas.text(100, 0, "Mia", 30)

    left, top, right, bottom = canvas.bounds()

    assert left == -2
    assert top < -20
    assert right > 130
    assert bottom >= 12


def test_an_empty_canvas_renders_one_clear_point():
    picture = Canvas().render(1)

    assert picture.get_size() == (1, 1)
    assert picture.get_at((0, 0)).a == 0


def test_places_nest_scale_turn_and_mirror():
    canvas = Canvas()
    with canvas.at(100, 100, 2), canvas.at(10, 0, 1, 90, mirrored=True):
        square(canvas, 5, 0)

    assert canvas.bounds() == pytest.approx((100, 70, 120, 90))


def test_outlines_scale_with_their_place():
    canvas = Canvas()
    with canvas.at(size=3):
        canvas.line([(0, 0), (10, 0)], width=2, soft=False)

    assert canvas.bounds() == pytest.approx((-3, -3, 33, 3))


def test_later_operations_cover_earlier_ones_also_between_kinds():
    canvas = Canvas()
    square(canvas, 0, 0, "#FF0000")
    canvas.glow(5, 5, 60, 60, "#00FF00", 1)
    square(canvas, 0, 0, "#0000FF")

    assert canvas.render(2, (0, 0, 10, 10)).get_at((10, 10))[:3] == (0, 0, 255)


def test_words_are_drawn_where_svg_would_drop_them():
    canvas = Canvas()
    canvas.text(50, 40, "Zoé", 40, anchor="middle")

    picture = canvas.render(1, (0, 0, 100, 60))

    assert pygame.mask.from_surface(picture).count() > 200


def test_a_see_through_gradient_is_not_flat():
    canvas = Canvas()
    canvas.linear(shapes.rounded(0, 0, 20, 100), (0, "#5A2A20", 1), (1, "#5A2A20", 0))

    picture = canvas.render(1, (0, 0, 20, 100))

    assert picture.get_at((10, 10)).a > 200 > 120 > picture.get_at((10, 60)).a > picture.get_at((10, 95)).a


def test_what_is_see_through_together_does_not_show_what_it_covers():
    canvas = Canvas()
    with canvas.at(opacity=0.5):
        square(canvas, 0, 0, "#000000")
        square(canvas, 0, 0, "#FFFFFF")

    point = canvas.render(1, (0, 0, 10, 10)).get_at((5, 5))

    assert point[:3] == (255, 255, 255)
    assert point.a == pytest.approx(128, abs=2)


def test_a_toy_has_shade_bottom_right_and_its_outline_in_ink():
    canvas = Canvas()
    canvas.toy(shapes.rounded(0, 0, 100, 100), "#98E0C6", 6, gloss=False)

    picture = canvas.render(1, (-10, -10, 110, 110))

    assert picture.get_at((30, 60))[:3] == palette.channels("#98E0C6")
    assert picture.get_at((104, 104))[:3] == palette.channels(palette.dark("#98E0C6"))
    assert picture.get_at((60, 10)) == INK


@pytest.mark.parametrize("name", FRAMES)
def test_whole_pictures_come_from_the_parts(name):
    canvas = Canvas()
    FRAMES[name](canvas)

    picture = canvas.render(0.25, (0, 0, 1920, 1080))

    assert pygame.mask.from_surface(picture).count() == 480 * 270


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1024 / 1920, 1.0, 2.0])
@pytest.mark.parametrize("name", FRAMES)
def test_whole_pictures_at_every_size_of_screen(name, scale):
    canvas = Canvas()
    FRAMES[name](canvas)

    assert canvas.render(scale, (0, 0, 1920, 1080)).get_width() == round(1920 * scale)
