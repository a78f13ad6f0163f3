"""Pictures are made once, kept by key, scale and palette, and dropped when there are too many."""

from __future__ import annotations

import pygame
import pytest

from simulator.text import use_language
from simulator.window.art import palette, shapes
from simulator.window.art.pieces import BUCKET_DEG, LEAST_PX, piece_picture, put_piece
from simulator.window.art.sprites import Sprites


@pytest.fixture(autouse=True)
def _usual_look():
    palette.use()
    yield
    palette.use()
    use_language("en")


class Drawn:
    """Draws a square and counts how often."""

    def __init__(self):
        self.times = 0

    def __call__(self, canvas):
        self.times += 1
        canvas.path(shapes.rounded(-10, -10, 20, 20), "#FF0000")


def test_a_picture_is_drawn_once_for_each_key_scale_and_palette():
    sprites, draw = Sprites(), Drawn()

    first = sprites.get("square", draw, (-10, -10, 10, 10), 2)
    assert sprites.get("square", draw, (-10, -10, 10, 10), 2) is first
    assert draw.times == 1

    sprites.get("square", draw, (-10, -10, 10, 10), 1)
    palette.use(high_contrast=True)
    sprites.get("square", draw, (-10, -10, 10, 10), 1)
    assert draw.times == 3


def test_words_are_drawn_once_a_language_and_what_has_none_only_once():
    sprites, square, drawn = Sprites(), Drawn(), []

    def words(canvas):
        drawn.append(canvas)
        with canvas.at(5, 5, opacity=0.5):
            canvas.text(0, 0, "Pan")

    for code in ("en", "de", "en", "de"):
        use_language(code)
        sprites.picture("square", square, 1)
        sprites.picture("words", words, 1)

    assert (square.times, len(drawn)) == (1, 2)


def test_the_box_gives_the_size_of_the_picture():
    assert Sprites().get("square", Drawn(), (0, 0, 30, 20), 1.5).get_size() == (45, 30)


def test_a_picture_lies_about_the_origin_of_its_part():
    target = pygame.Surface((100, 100), pygame.SRCALPHA)

    Sprites().put(target, "square", Drawn(), (50, 60), 1)

    assert target.get_at((50, 60))[:3] == (255, 0, 0)
    assert target.get_at((41, 51)).a == 255
    assert target.get_at((37, 60)).a == 0


def test_after_clearing_everything_is_drawn_again():
    sprites, draw = Sprites(), Drawn()
    sprites.warm([("square", draw, 1)])
    sprites.clear()
    sprites.picture("square", draw, 1)

    assert draw.times == 2


def test_the_pictures_that_were_not_asked_for_longest_go_first():
    sprites, old, young = Sprites(most_bytes=4 * 30 * 30), Drawn(), Drawn()
    sprites.picture("old", old, 1)
    sprites.picture("young", young, 1)
    sprites.picture("young", young, 1)
    sprites.picture("old", old, 1)

    assert (old.times, young.times) == (2, 1)


def test_turned_pieces_share_pictures_within_a_bucket():
    sprites = Sprites()

    near = piece_picture(sprites, "herbs", 50, 9, 1)

    assert piece_picture(sprites, "herbs", 50, 9 + BUCKET_DEG / 3, 1) is near
    assert piece_picture(sprites, "herbs", 50, 9 + 360, 1) is near
    assert piece_picture(sprites, "herbs", 50, 9 + BUCKET_DEG, 1) is not near


@pytest.mark.parametrize("condiment", palette.PIECES)
def test_a_piece_is_never_drawn_smaller_than_can_be_seen(condiment):
    picture = piece_picture(Sprites(), condiment, 6, 0, 0.5)

    assert picture.surface.get_width() >= LEAST_PX


def test_a_piece_is_put_about_its_centroid():
    target = pygame.Surface((100, 100), pygame.SRCALPHA)

    put_piece(Sprites(), target, "pepper", (50, 50), 40, 33, 1)

    assert target.get_at((54, 54)).a == 255
    assert pygame.mask.from_surface(target).centroid() == (pytest.approx(50, abs=1), pytest.approx(50, abs=1))
