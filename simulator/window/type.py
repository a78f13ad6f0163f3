"""Words on the screen: roles of the type scale, their least sizes, and fitting into a box.

Text does not shrink with the scene: below its least size it breaks into lines, and only what fits nowhere is cut.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from simulator.window.art import lettering, palette
from simulator.window.art.kept import Kept

Role = Literal["display", "title", "head", "button", "text", "note", "lab_note"]
Align = Literal["left", "centre", "right"]

SHRINK = 0.8
"""A line may shrink to this part of its size before it breaks, never under the least size."""

LEADING = {"title": 1.18, "bold": 1.3, "text": 1.3}
"""From one base line to the next, in parts of the em. Andika's own line of 1.6 em leaves a label no second one."""

INK = 1.05
"""From the highest letter of a line to the lowest, in parts of the em; accents on capitals reach higher."""

LINES = Kept[pygame.Surface](64 * 1024 * 1024)
"""Lines that were written, as pictures. Chosen: more than a screen in 4K shows at once."""

MOST_LETTERS = 4000
"""More than any window shows at once; the rest of a longer text is not even measured."""

_TITLE_ROLES = ("display", "title", "head", "button")


@dataclass(frozen=True, slots=True)
class Fitted:
    """Words broken into lines that fit a box, at one size."""

    lines: tuple[str, ...]
    face: str
    size_px: int

    @property
    def line_px(self) -> int:
        """From one base line to the next."""
        return round(self.size_px * LEADING[self.face])

    @property
    def width_px(self) -> int:
        """The widest line."""
        return max((width_px(line, self.face, self.size_px) for line in self.lines), default=0)

    @property
    def height_px(self) -> int:
        """All lines together, with the font's own room over the first and under the last."""
        return self.line_px * (len(self.lines) - 1) + lettering.font(self.face, self.size_px).get_linesize()

    @property
    def ink_px(self) -> int:
        """All lines together, from letter to letter."""
        return self.line_px * (len(self.lines) - 1) + round(self.size_px * INK)


class Type:
    """The type scale of a window: `scale` px a design px, and the player's text size in percent."""

    def __init__(self, scale: float, text_percent: int = 100) -> None:
        self.scale = scale
        self.text_percent = text_percent

    def size_px(self, role: Role) -> int:
        """The em of `role` here."""
        full, least = _sizes(role)
        return round(max(full * self.scale, least) * self.text_percent / 100)

    def least_px(self, role: Role) -> int:
        """What a line of `role` may shrink to."""
        return round(max(_sizes(role)[1], self.size_px(role) * SHRINK))

    def fit(
        self, words: str, role: Role, width_px: int, height_px: int | None = None, lines: int = 1, face: str = ""
    ) -> Fitted:
        """`words` in at most `lines` lines of `width_px`: full size, then smaller, then broken, at last cut.

        Text that is larger by the settings gives its extra size back before anything is cut.
        """
        face = face or face_of(role)
        full, usual = self.size_px(role), Type(self.scale).least_px(role)
        floors = tuple(dict.fromkeys((self.least_px(role), usual)))
        return _fit(words[:MOST_LETTERS], face, full, floors, width_px, height_px, lines)

    def largest(self, words: str, roles: Sequence[Role], width_px: int, height_px: int, face: str = "") -> Role:
        """The first of `roles` in which `words` stay whole on one line; the last where none does."""
        room = pygame.Rect(0, 0, width_px, height_px)
        return next((role for role in roles if self.holds(words, role, room, face=face)), roles[-1])

    def holds(self, words: str, role: Role, box: pygame.Rect, lines: int = 1, face: str = "") -> bool:
        """Whether `words` stay whole in `box`."""
        fitted = self.fit(words, role, box.width, box.height, lines, face)
        return " ".join(fitted.lines) == " ".join(words.split("\n"))

    def draw(
        self,
        surface: pygame.Surface,
        words: str,
        role: Role,
        box: pygame.Rect,
        colour: str = "",
        align: Align = "left",
        lines: int = 1,
        face: str = "",
    ) -> pygame.Rect:
        """Fits `words` into `box`, draws them in its vertical middle, and returns what they cover."""
        fitted = self.fit(words, role, box.width, box.height, lines, face)
        return draw_fitted(surface, fitted, box, colour, align)


def face_of(role: Role) -> str:
    """The face that a role is set in: the title face for heads and buttons, the text face otherwise."""
    return "title" if role in _TITLE_ROLES else "text"


def draw_fitted(
    surface: pygame.Surface, fitted: Fitted, box: pygame.Rect, colour: str = "", align: Align = "left"
) -> pygame.Rect:
    """Draws lines that are fitted already in the vertical middle of `box`."""
    hue = colour or palette.colour("ink")
    top = box.y + (box.height - fitted.height_px) // 2
    covered = pygame.Rect(box.x, top, 0, 0)
    for place, line in enumerate(fitted.lines):
        picture = written(line, fitted.face, fitted.size_px, hue)
        spare = box.width - picture.get_width()
        left = box.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
        covered = covered.union(surface.blit(picture, (left, top + place * fitted.line_px)))
    return covered


def written(words: str, face: str, size_px: int, colour: str) -> pygame.Surface:
    """One line of words as a picture; do not draw on it."""
    key = words, face, size_px, colour
    line = LINES.find(key)
    if line is None:
        line = lettering.font(face, size_px).render(lettering.spelled(words, face), True, palette.channels(colour))
        LINES.keep(key, line, line.get_width() * line.get_height() * 4)
    return line


@lru_cache(maxsize=8192)
def width_px(words: str, face: str, size_px: int) -> int:
    """How wide one line is."""
    return lettering.font(face, size_px).size(lettering.spelled(words, face))[0]


def _sizes(role: Role) -> tuple[int, int]:
    sizes = palette.tokens()["type"][role]
    assert isinstance(sizes, list)
    return int(sizes[0]), int(sizes[1])


@lru_cache(maxsize=2048)
def _fit(
    words: str, face: str, full: int, floors: tuple[int, ...], width: int, height: int | None, lines: int
) -> Fitted:
    for floor, count in itertools.product(floors, range(1, lines + 1)):
        for size_px in range(full, floor - 1, -1):
            fitted = Fitted(_broken(words, face, size_px, width), face, size_px)
            if len(fitted.lines) <= count and fitted.width_px <= width and _high_enough(fitted, height):
                return fitted
    room = lines if height is None else max(1, int(height / Fitted((), face, floors[-1]).line_px))
    return _cut(words, face, floors[-1], width, min(lines, room))


def _high_enough(fitted: Fitted, height: int | None) -> bool:
    if height is None:
        return True
    return fitted.size_px <= height * 0.9 if len(fitted.lines) == 1 else fitted.ink_px <= height


def _broken(words: str, face: str, size_px: int, width: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width_px(longer, face, size_px) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


def _cut(words: str, face: str, size_px: int, width: int, lines: int) -> Fitted:
    broken = list(_broken(words, face, size_px, width))
    kept = broken[:lines]
    rest = " ".join(broken[lines - 1 :]) if len(broken) > lines else kept[-1]
    kept[-1] = _shortened(rest, face, size_px, width)
    return Fitted(tuple(_shortened(line, face, size_px, width) for line in kept), face, size_px)


def _shortened(line: str, face: str, size_px: int, width: int) -> str:
    if width_px(line, face, size_px) <= width:
        return line
    low, high = 0, len(line)
    while low < high:
        kept = (low + high + 1) // 2
        low, high = (kept, high) if width_px(line[:kept] + "…", face, size_px) <= width else (low, kept - 1)
    return line[:low].rstrip() + "…"
