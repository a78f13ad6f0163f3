"""The title: guests in a pan, a hand that shows the one gesture, and the board of today (frame 4 of the look)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.event.screens.base import StandScreen
from simulator.event.screens.board_picture import BoardBox, draw_board
from simulator.window.art.canvas import Canvas
from simulator.window.art.pieces import put_piece
from simulator.window.art.tools import hand, pull_thread
from simulator.window.screens import menu_picture

if TYPE_CHECKING:
    from simulator.event.stand import Stand

GRAB = (1074.0, 356.0)
PULLED = 150.0
CYCLE_S = 3.2
FALL_S = 0.8
_FALLING = (("paprika", 1.0, 54, 138.0), ("salt", 1.35, 42, 160.0), ("paprika", 1.8, 54, 108.0))


class TitleScreen(StandScreen):
    """Shown while nobody plays. Each time another challenge's board."""

    name = "attract title"

    def __init__(self, stand: Stand) -> None:
        super().__init__(stand)
        self._time_s = 0.0

    def update(self, dt_s: float) -> None:
        self._time_s += dt_s

    def draw(self, surface: pygame.Surface) -> None:
        menu_picture.draw_room(self.stand, surface)
        menu_picture.draw_scene(self.stand, self.frame, surface)
        self._draw_falling(surface)
        menu_picture.draw_pan_front(self.stand, self.frame, surface)
        self._draw_hand(surface)
        offered = self.stand.offered
        challenge = offered[self.stand.program.rounds // 4 % len(offered)]
        lines = self.stand.today.top(challenge)
        draw_board(self.stand, self.frame, surface, BoardBox(*menu_picture.BOARD), challenge, lines)

    def _draw_falling(self, surface: pygame.Surface) -> None:
        for kind, start_s, size, way in _FALLING:
            part = ((self._time_s % CYCLE_S) - start_s) / FALL_S
            if 0 < part < 1:
                x, y = menu_picture.MOUTH[0] - way * part, menu_picture.MOUTH[1] + 60 * part + 250 * part**2
                put_piece(
                    self.stand.sprites, surface, kind, self.frame.point(x, y), size, 40 + 260 * part, self.frame.scale
                )

    def _draw_hand(self, surface: pygame.Surface) -> None:
        length = round(PULLED * _pull(self._time_s % CYCLE_S) / 10) * 10
        at = self.frame.point(*GRAB)
        self.stand.sprites.put(surface, ("stand pull", length), partial(_thread, length=length), at, self.frame.scale)


def _pull(time_s: float) -> float:
    """How far the hand is down, 0 to 1: down, a moment, up again."""
    for end_s, start, end in ((0.3, 0.0, 0.0), (1.1, 0.0, 1.0), (1.9, 1.0, 1.0), (2.5, 1.0, 0.0)):
        if time_s <= end_s:
            part = min(1.0, max(0.0, 1 - (end_s - time_s) / 0.8))
            return start + (end - start) * part * part * (3 - 2 * part)
    return 0.0


def _thread(canvas: Canvas, length: float) -> None:
    pull_thread(canvas, 0, 0, length)
    hand(canvas, 4, length + 12, 0.74, -8)
