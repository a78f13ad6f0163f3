"""Reads a screen: what words stand where in its picture, and whether they are whole.

Pictures of things are left blank meanwhile: only words are looked at, and everything else takes most of the time.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame
import pytest

from simulator.window import type as window_type
from simulator.window.art import render
from simulator.window.art.operations import Group, Words
from simulator.window.screen import Screen
from simulator.window.type import Align, Fitted, Type, draw_fitted, written
from simulator.window.widgets import Button, Stepper, TextField, Toggle


@dataclass(frozen=True)
class Line:
    """One line of words in a picture: where its ink is, and the box that the words were fitted into."""

    words: str
    ink: pygame.Rect
    box: pygame.Rect
    picture: tuple[int, int]


@dataclass(frozen=True)
class Reading:
    """All the words of one picture of a screen."""

    lines: list[Line]
    cut: list[str]
    """Sentences that were shortened."""
    painted: list[str]
    """Words on things: bottles, dials, tiles."""


def read(screen: Screen, anew: bool = False) -> Reading:
    """Draws `screen` once and says what can be read on it; `anew` lays it out before: still parts too."""
    reading = Reading([], [], [])
    with _noted(reading):
        if anew:
            screen.relay()
        screen.draw(pygame.Surface(screen.app.size))
    return reading


@contextmanager
def _noted(reading: Reading) -> Iterator[None]:
    fit, shortened = Type.fit, {}

    def fit_and_note(self, words, role, width_px, height_px=None, lines=1, face="") -> Fitted:
        fitted = fit(self, words, role, width_px, height_px, lines, face)
        if " ".join(fitted.lines).split() != words.split():
            shortened["\n".join(fitted.lines)] = words
        return fitted

    def draw_and_note(surface, fitted, box, colour="", align: Align = "left") -> pygame.Rect:
        if "\n".join(fitted.lines) in shortened:
            reading.cut.append(shortened["\n".join(fitted.lines)])
        reading.lines.extend(_lines(surface, fitted, box, align))
        return draw_fitted(surface, fitted, box, colour, align)

    def blank(operations, box, scale) -> pygame.Surface:
        reading.painted.extend(_painted(operations))
        left, top, right, bottom = box
        size = max(1, math.ceil((right - left) * scale)), max(1, math.ceil((bottom - top) * scale))
        return pygame.Surface(size, pygame.SRCALPHA)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Type, "fit", fit_and_note)
        patch.setattr(window_type, "draw_fitted", draw_and_note)
        patch.setattr(render, "rendered", blank)
        yield


def _lines(surface: pygame.Surface, fitted: Fitted, box: pygame.Rect, align: Align) -> Iterator[Line]:
    """Where `draw_fitted` puts the ink of each line."""
    top = box.y + (box.height - fitted.height_px) // 2
    for place, words in enumerate(fitted.lines):
        picture = written(words, fitted.face, fitted.size_px, "#000000")
        spare = box.width - picture.get_width()
        left = box.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
        ink = picture.get_bounding_rect().move(left, top + place * fitted.line_px)
        if ink.width:
            yield Line(words, ink, box, surface.get_size())


def _painted(operations) -> Iterator[str]:
    for operation in operations:
        if isinstance(operation, Words):
            yield operation.words
        elif isinstance(operation, Group):
            yield from _painted(operation.members)


def outside(line: Line) -> bool:
    """Whether a line stands out of its box or of the window."""
    roomy = line.box.inflate(2, max(2, line.box.height // 6))
    return not (roomy.contains(line.ink) and pygame.Rect((0, 0), line.picture).contains(line.ink))


def over_each_other(lines: list[Line]) -> list[tuple[str, str]]:
    """Lines whose ink meets."""
    pairs = ((one, other) for place, one in enumerate(lines) for other in lines[:place])
    return [
        (one.words, other.words)
        for one, other in pairs
        if one.picture == other.picture and _deep(one.ink.clip(other.ink))
    ]


def over_a_button(screen: Screen, lines: list[Line]) -> list[tuple[str, str]]:
    """Lines that lie half over a button: they belong neither on it nor beside it."""
    buttons = [one for one in screen.widgets if one.visible and isinstance(one, (Button, Stepper, Toggle, TextField))]
    return [
        (line.words, button.name)
        for line in lines
        for button in buttons
        if line.picture == screen.app.size and _deep(line.ink.clip(button.rect)) and not _within(line.ink, button.rect)
    ]


def _within(ink: pygame.Rect, rect: pygame.Rect) -> bool:
    return bool(rect.inflate(4, 4).contains(ink))


def _deep(common: pygame.Rect) -> bool:
    return common.width > 1 and common.height > 1
