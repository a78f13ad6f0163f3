"""Colours, letters and outlines of the look, read once from assets/tokens.toml.

One palette is current at a time. `use(high_contrast=True)` changes it for everything drawn afterwards; pictures that
are already made keep their colours, so `Sprites` keeps the palette's name in its keys.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from simulator.resources import ASSETS
from simulator.text import _

Point = tuple[float, float]

CONDIMENTS = ("lemon", "pepper", "paprika", "herbs")
"""The condiments with a bottle of their own, in the order of the rule book."""

PIECES = (*CONDIMENTS, "salt")
DISH_COLOURS = ("green", "yellow", "orange", "red", "blue")
ENAMELS = ("mint", "rose", "lilac", "sky")
"""The enamels of the first to the fourth cook; each has a pattern of its own too."""

SHADE = "#6E2440"
GLOSS = "#FFFBEF"
CAST_SHADOW = "#5A2A20"
PURE_WHITE = "#FFFFFF"
ENAMEL_RED = "#E8604C"
TOMATO = "#E4503C"
CREPE = "#FBD27C"

_HIGH_CONTRAST = {
    "ink": "#1C0A14",
    "ink2": "#1C0A14",
    "wall": "#FFF6E4",
    "wall_lo": "#F4E2C2",
    "tile": "#F7E6C8",
    "go": "#43C97E",
    "go_dk": "#0B4D2A",
    "stop": "#A00F1B",
    "star": "#FFB800",
    "drawer": "#FFFFFF",
    "drawer_hot": "#FFD02E",
    "drawer_off": "#D8C3A4",
    "off_text": "#3A2018",
    "paper": "#FFFFFF",
    "mint": "#7FDDBB",
    "rose": "#F08F7E",
    "lilac": "#AB97DE",
    "sky": "#B7DDF2",
    "wood_hi": "#F6D3A4",
}


@dataclass(frozen=True, slots=True)
class Palette:
    """What the drawing code asks for by name.

    Attributes:
        stroke_factor: every outline is this many times its usual width.
        letters_on_pieces: every single piece carries its letter (the colour-blind shapes of the settings).
    """

    name: str
    colours: Mapping[str, str]
    tints: Mapping[str, str]
    pieces: Mapping[str, tuple[Point, ...]]
    stroke_factor: float = 1.0
    letters_on_pieces: bool = False


@lru_cache(maxsize=1)
def tokens() -> Mapping[str, Mapping[str, object]]:
    """The tables of assets/tokens.toml."""
    with (ASSETS / "tokens.toml").open("rb") as file:
        return tomllib.load(file)


@lru_cache(maxsize=4)
def palette(high_contrast: bool = False, letters_on_pieces: bool = False) -> Palette:
    """The palette for these settings."""
    table = tokens()
    colours = {name: str(value) for name, value in table["colour"].items()}
    pieces = {name: _outline(points) for name, points in table["piece"].items()}
    name = ("high-contrast" if high_contrast else "usual") + (" letters" if letters_on_pieces else "")
    return Palette(
        name,
        colours | (_HIGH_CONTRAST if high_contrast else {}),
        {name: str(value) for name, value in table["tint"].items()},
        pieces,
        1.3 if high_contrast else 1.0,
        letters_on_pieces,
    )


def _outline(points: object) -> tuple[Point, ...]:
    assert isinstance(points, list)
    return tuple((float(x), float(y)) for x, y in points)


_current: list[Palette] = []


def current() -> Palette:
    """The palette that is drawn with now."""
    if not _current:
        _current.append(palette())
    return _current[0]


def use(high_contrast: bool = False, letters_on_pieces: bool = False) -> Palette:
    """Draw with the palette of these settings from now on."""
    _current[:] = [palette(high_contrast, letters_on_pieces)]
    return _current[0]


def colour(name: str) -> str:
    """The hex colour of the token `name`, as "#RRGGBB".

    Raises:
        KeyError: there is no such token.
    """
    return current().colours[name]


def dish_colour(name: str) -> str:
    """The colour of a dish's frame: green, yellow, orange, red or blue, or that of the crepe."""
    return CREPE if name == "crepe" else colour(f"d_{name}")


def tint(name: str) -> str:
    """The pale ground behind a dish of this colour."""
    return colour("cream") if name == "crepe" else current().tints[name]


_LETTERS: Mapping[str, Callable[[], str]] = {
    "lemon": lambda: _("L"),
    "pepper": lambda: _("P"),
    "paprika": lambda: _("R"),
    "herbs": lambda: _("H"),
    "salt": lambda: _("S"),
}


def letter(condiment: str) -> str:
    """The letter of a condiment in the current language; R is paprika (red, rouge, rot)."""
    return _LETTERS[condiment]()


def on_colour(condiment: str) -> str:
    """The colour of figures on a condiment's own colour."""
    return PURE_WHITE if condiment in ("pepper", "paprika") else colour("ink")


def channels(hex_colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255, of "#RRGGBB"."""
    return int(hex_colour[1:3], 16), int(hex_colour[3:5], 16), int(hex_colour[5:7], 16)


@lru_cache(maxsize=1024)
def mix(first: str, second: str, part: float) -> str:
    """The colour `part` of the way from `first` to `second`."""
    ways = zip(channels(first), channels(second), strict=True)
    return "#{:02X}{:02X}{:02X}".format(*(round(a + (b - a) * part) for a, b in ways))


def dark(hex_colour: str, part: float = 0.24) -> str:
    """The shade of a colour: towards a warm plum, never grey."""
    return mix(hex_colour, SHADE, part)


def light(hex_colour: str, part: float = 0.6) -> str:
    """The highlight of a colour: towards warm white."""
    return mix(hex_colour, GLOSS, part)
