"""The bundled fonts. Sizes are px of the em, as in the frames of the look."""

from __future__ import annotations

from functools import lru_cache

import pygame

from simulator.resources import ASSETS

FACES = {"title": "Quicksand-Bold.ttf", "bold": "Andika-Bold.ttf", "text": "Andika-Regular.ttf"}
"""title: heads, buttons, figures; bold and text: everything that is read."""

NARROW_SPACE = "\u202f"
_WITHOUT_NARROW_SPACE = ("title",)
"""Faces that show a box for U+202F; they get the usual space that does not break."""

_MEASURED_AT = 64


@lru_cache(maxsize=256)
def font(face: str, size_px: int) -> pygame.font.Font:
    """The font `face` whose em is `size_px` high.

    Raises:
        KeyError: there is no such face.
    """
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(ASSETS / "fonts" / FACES[face], max(1, size_px))


def spelled(words: str, face: str) -> str:
    """`words` with nothing in them that `face` cannot show."""
    return words.replace(NARROW_SPACE, "\u00a0") if face in _WITHOUT_NARROW_SPACE else words


@lru_cache(maxsize=4096)
def _measured(words: str, face: str) -> int:
    return font(face, _MEASURED_AT).size(spelled(words, face))[0]


def width(words: str, face: str, size: float) -> float:
    """How wide `words` are at `size`, in the unit of `size`."""
    return _measured(words, face) * size / _MEASURED_AT
