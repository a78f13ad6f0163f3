"""A log of a card game played again: event by event, as whoever was on turn saw the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from simulator.log import read_log
from simulator.match import folded
from simulator.window.screens.menu_picture import draw_room
from simulator.window.screens.playback import Playback
from simulator.window.table import Happening

if TYPE_CHECKING:
    from simulator.window.app import App


class CardReplayScreen(Playback):
    """The table of the game itself, with nothing to press on it."""

    event_s = 1.4

    def __init__(self, app: App, path: Path) -> None:
        super().__init__(path)
        from simulator.window.doors import card_table

        self.app = app
        self.table = card_table(app, folded(read_log(path)))
        self.go(0)

    def arrived(self) -> None:
        self.table.stand_at(self.history.states[self.place])

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.app, surface)
        self.table.paint(surface)
        self.table.paint_over(surface)
        self.draw_widgets(surface)
        self.draw_place(surface)
        if self.place:
            states, entry = self.history.states, self.history.entries[self.place - 1]
            told = self.table.said(Happening(states[self.place - 1], entry.event, states[self.place]))
            self.table.draw_note(surface, told)
