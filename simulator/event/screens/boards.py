"""The boards of all challenges side by side."""

from __future__ import annotations

import pygame

from simulator.event.screens.base import StandScreen, draw_sign
from simulator.event.screens.board_picture import BoardBox, draw_board
from simulator.text import _
from simulator.window.screens.menu_picture import draw_room


class BoardsScreen(StandScreen):
    """Shown while nobody plays."""

    name = "attract boards"

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.stand, surface)
        offered = self.stand.offered
        width, gap = 580.0, 30.0
        left = 960 - (len(offered) * (width + gap) - gap) / 2
        for place, challenge in enumerate(offered):
            box = BoardBox(left + place * (width + gap), 186, width, 660)
            draw_board(self.stand, self.frame, surface, box, challenge, self.stand.today.top(challenge))
        draw_sign(self.stand, self.frame, surface, _("Can you do better?"))
