"""The place on today's board, with the own line marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.event.screens.base import StandScreen, draw_sign
from simulator.event.screens.board_picture import BoardBox, draw_board
from simulator.event.session import WentOn
from simulator.text import _
from simulator.window.art.canvas import Canvas
from simulator.window.art.cooks import COOKS, cook
from simulator.window.art.palette import colour
from simulator.window.art.pieces import put_piece
from simulator.window.screens.end_picture import confetti_places
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.menu_picture import draw_room
from simulator.window.widgets import Button

if TYPE_CHECKING:
    from simulator.event.stand import Stand

BOARD = BoardBox(1130, 176, 640, 690)


class PlaceScreen(StandScreen):
    """The last screen of a visit."""

    name = "place"

    def __init__(self, stand: Stand) -> None:
        super().__init__(stand)
        entry = stand.visits.entry
        assert entry is not None
        self._entry = entry
        self._rank = stand.board.rank(entry, stand.today.began_s)

    def layout(self) -> None:
        rect = self.frame.rect(1200, 962, 500, 100)
        self.widgets = [Button("button:done", rect, _("Done"), self._done, icon=icon_named("tick"), style="star")]

    def _done(self) -> None:
        self.stand.sounds.play("button")
        self.stand.happen(WentOn())

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.stand, surface)
        challenge = self.stand.session.challenge
        assert challenge is not None
        entries = self.stand.today.top(challenge)
        draw_board(self.stand, self.frame, surface, BOARD, challenge, entries, self._entry.visit)
        self._draw_cook(surface)
        draw_sign(self.stand, self.frame, surface, _("Place {rank} today").format(rank=self._rank), 760)
        room = self.frame.rect(150, 640, 900, 200, down="middle")
        words = f"{self._entry.initials} · {self._entry.score}"
        self.stand.type.draw(surface, words, "title", room, colour("ink"), "centre")
        self.draw_widgets(surface)

    def _draw_cook(self, surface: pygame.Surface) -> None:
        first = self._rank <= 3 and self._entry.score > 0

        def draw(canvas: Canvas) -> None:
            cook(canvas, 0, 0, 1.25, COOKS["lilac"], "glee" if first else "happy", "up" if first else "wave")

        at = self.frame.point(600, 640, down="middle")
        self.stand.sprites.put(surface, ("place cook", first), draw, at, self.frame.scale)
        for place, (x, y) in enumerate(confetti_places(2)[:12] if first else ()):
            if x < 1080 and y > 150:
                kind = ("lemon", "pepper", "paprika", "herbs", "salt")[place % 5]
                spot = self.frame.point(x, y, down="middle")
                put_piece(self.stand.sprites, surface, kind, spot, 38, place * 53 % 180, self.frame.scale)
