"""Condiments and dish colours are told apart without colours: by shape and letter, for all three dichromacies."""

from __future__ import annotations

import itertools
from functools import partial

import numpy as np
import pygame
import pytest

from simulator.match import new_header
from simulator.text import LANGUAGES, use_language
from simulator.vocabulary import COLOURS
from simulator.window import doors
from simulator.window.art import palette
from simulator.window.art.palette import DISH_COLOURS, PIECES
from simulator.window.art.pieces import piece
from simulator.window.art.signs import badge, letter_chip
from simulator.window.art.sprites import Sprites
from simulator.window.screens.menu import MenuScreen
from simulator.window.settings import Settings
from tests.window.colour_vision import DICHROMACIES, brightness, contrast, seen_by
from tests.window.cooks import kitchen_of
from tests.window.pilot import Pilot

SIDE = 80
READABLE = 3.0
"""The contrast of large letters and of what must be seen (WCAG 2.1, 1.4.3 and 1.4.11)."""

ALIKE = 0.88
"""Silhouettes that share so much of what they cover are no two shapes. Chosen: a square against the same turned by
a few degrees shares .9."""


@pytest.fixture(scope="module")
def kitchens(tmp_path_factory):
    """The four bottles of a small kitchen, by theme."""
    return {strong: _bottles(tmp_path_factory.mktemp("kitchen"), strong) for strong in (False, True)}


def _bottles(folder, strong):
    pilot = Pilot.open(folder, MenuScreen(), (1024, 600), Settings(high_contrast=strong, reduced_motion=True))
    doors.open_match(pilot.app, new_header(["Ann", "Bob"], 3))
    kitchen = kitchen_of(pilot)
    kitchen.draw(pilot.app.surface)
    boxes = {kind: kitchen.targets()[f"bottle:{kind.value}"].clip(pilot.app.surface.get_rect()) for kind in COLOURS}
    return {kind: pixels(pilot.app.surface.subsurface(box)) for kind, box in boxes.items()}


@pytest.fixture(params=[False, True], ids=["usual", "high contrast"], autouse=True)
def strong(request, kitchens):
    palette.use(high_contrast=request.param)
    yield request.param
    palette.use()
    use_language("en")


@pytest.fixture(params=list(DICHROMACIES))
def kind(request):
    return request.param


def pixels(surface):
    return np.swapaxes(pygame.surfarray.array3d(surface), 0, 1).astype(float) / 255


def drawn(draw, ground="paper"):
    """A picture of one part in the middle of plain ground."""
    surface = pygame.Surface((SIDE, SIDE))
    surface.fill(palette.channels(palette.colour(ground)))
    picture, left, top = Sprites().picture(("part",), draw, 1.0)
    surface.blit(picture, (SIDE // 2 + left, SIDE // 2 + top))
    return pixels(surface)


def silhouette(kind, picture):
    """What stands out of the ground by its brightness alone."""
    light = brightness(seen_by(kind, picture))
    outside = contrast(light, light[0, 0]) < READABLE
    return ~_from_the_edge(outside)


def _from_the_edge(open_):
    """The part of `open_` that is reached from the corner: outlines that leak are no shapes."""
    reached = np.zeros_like(open_)
    reached[0, 0] = True
    while True:
        grown = reached.copy()
        for axis, way in itertools.product((0, 1), (1, -1)):
            grown |= np.roll(reached, way, axis)
        grown &= open_
        if (grown == reached).all():
            return reached
        reached = grown


def shared(first, second):
    return (first & second).sum() / (first | second).sum()


def test_pieces_have_shapes_of_their_own_however_they_lie(kind):
    turns = range(0, 360, 45)
    shapes = {
        name: [
            silhouette(kind, drawn(partial(piece, condiment=name, x=0, y=0, size=56, turn=t, lettered=False)))
            for t in turns
        ]
        for name in PIECES
    }
    for first, second in itertools.combinations(PIECES, 2):
        assert max(shared(shapes[first][0], other) for other in shapes[second]) < ALIKE, (first, second)


def test_dish_colours_have_shapes_of_their_own(kind):
    shapes = {
        name: silhouette(kind, drawn(partial(badge, dish_colour_name=name, x=0, y=0, size=30))) for name in DISH_COLOURS
    }
    for first, second in itertools.combinations(DISH_COLOURS, 2):
        assert shared(shapes[first], shapes[second]) < ALIKE, (first, second)


@pytest.mark.parametrize("condiment", PIECES)
def test_a_letter_is_read_on_its_colour(kind, condiment):
    ink, ground = (
        np.array(palette.channels(hue)) / 255 for hue in (palette.on_colour(condiment), palette.colour(condiment))
    )
    assert contrast(brightness(seen_by(kind, ink)), brightness(seen_by(kind, ground))) >= READABLE


def test_letters_are_different_in_every_language():
    for code in LANGUAGES:
        use_language(code)
        assert len({palette.letter(name) for name in PIECES}) == len(PIECES), code


def test_letter_chips_differ_by_brightness_alone(kind):
    chips = {
        name: brightness(seen_by(kind, drawn(partial(letter_chip, condiment=name, x=-20, y=0, width=40, height=70))))
        for name in PIECES
    }
    for first, second in itertools.combinations(PIECES, 2):
        assert (contrast(chips[first], chips[second]) > READABLE).sum() > 60, (first, second)


def test_the_bottles_of_the_kitchen_differ_by_brightness_alone(kitchens, strong, kind):
    seen = {condiment: brightness(seen_by(kind, picture)) for condiment, picture in kitchens[strong].items()}
    high, wide = (min(one.shape[axis] for one in seen.values()) for axis in (0, 1))
    for first, second in itertools.combinations(COLOURS, 2):
        apart = contrast(seen[first][:high, :wide], seen[second][:high, :wide]) > READABLE
        assert apart.mean() > 0.03, (first, second)
