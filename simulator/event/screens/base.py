"""What the screens of a stand share: the stand itself, a frame that is never mirrored, and how titles are painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from simulator.window.art import furniture
from simulator.window.art.canvas import Canvas
from simulator.window.layout import Frame
from simulator.window.screen import Screen
from simulator.window.type import Align, Role, draw_fitted, face_of

if TYPE_CHECKING:
    from simulator.event.stand import Stand


class StandScreen(Screen):
    """A screen of the stand. Words run one way, so its frame is the same for both hands."""

    for_staff = False
    """Whether only the staff see it: then no visit goes on."""

    def __init__(self, stand: Stand) -> None:
        super().__init__()
        self.stand = stand
        self.app = stand

    @property
    def frame(self) -> Frame:
        """The frame of the window."""
        return Frame(self.stand.size)

    def back(self) -> None:
        """Escape does nothing where there is nothing to go back to."""


def draw_sign(stand: Stand, frame: Frame, surface: pygame.Surface, words: str, width: float = 900) -> None:
    """The sign at the top with the title of a screen."""

    def draw(canvas: Canvas) -> None:
        furniture.sign(canvas, 0, 0, width, 116)

    stand.sprites.put(surface, ("stand sign", width), draw, frame.point(960, 84, down="top"), stand.scale)
    room = frame.rect(960 - width / 2 + 40, 84 - 58, width - 80, 116, down="top")
    draw_whole(stand, surface, words, ("title", "head", "button"), room, align="centre", lines=2)


def draw_whole(
    stand: Stand,
    surface: pygame.Surface,
    words: str,
    roles: Sequence[Role],
    box: pygame.Rect,
    hue: str = "",
    align: Align = "left",
    lines: int = 1,
    face: str = "",
) -> None:
    """Words in the first of `roles` in which nothing of them is cut, or else in the last."""
    for role in roles:
        fitted = stand.type.fit(words, role, box.width, box.height, lines, face or face_of(roles[0]))
        if not any(line.endswith("…") for line in fitted.lines):
            break
    draw_fitted(surface, fitted, box, hue, align)
