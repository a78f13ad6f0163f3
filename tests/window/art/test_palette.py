"""Words can be read on every ground, in the usual and in the high contrast palette (WCAG 2: 4.5)."""

from __future__ import annotations

import pytest

from simulator.window.art import palette

READ_ON = {
    "ink": ("wall", "paper", "drawer", "drawer_hot", "mint", "rose", "lilac", "sky", "star", "lemon", "herbs", "go"),
    "ink2": ("paper", "wall"),
    "off_text": ("drawer_off",),
    "salt": ("pepper", "paprika", "stop"),
    "stop": ("paper",),
    "go_dk": ("paper",),
}


@pytest.fixture(autouse=True)
def _usual_palette():
    yield
    palette.use()


def brightness(hex_colour):
    parts = [part / 255 for part in palette.channels(hex_colour)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(first, second):
    low, high = sorted((brightness(first), brightness(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize(("ink", "ground"), [(ink, ground) for ink, grounds in READ_ON.items() for ground in grounds])
def test_words_can_be_read(ink, ground, high_contrast):
    palette.use(high_contrast)

    assert contrast(palette.colour(ink), palette.colour(ground)) >= 4.5


def test_high_contrast_reads_better_where_it_differs():
    usual = contrast(palette.colour("ink2"), palette.colour("paper"))
    palette.use(high_contrast=True)

    assert contrast(palette.colour("ink2"), palette.colour("paper")) > usual


def test_an_unknown_token_is_an_error():
    with pytest.raises(KeyError):
        palette.colour("mauve")


def test_the_crepe_has_a_colour_of_its_own():
    assert palette.dish_colour("crepe") not in {palette.dish_colour(name) for name in palette.DISH_COLOURS}
