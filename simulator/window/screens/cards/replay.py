"""A log of a card game played again: event by event, as whoever was on turn saw the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from simulator.log import read_log
from simulator.match import folded
from simulator.text import _
from simulator.window.history import History
from simulator.window.layout import row
from simulator.window.screen import Screen
from simulator.window.screens.menu_picture import draw_room
from simulator.window.scrub import ScrubBar
from simulator.window.table import Happening
from simulator.window.widgets import Button

if TYPE_CHECKING:
    from simulator.window.app import App

SPEEDS = (0.5, 1.0, 2.0, 4.0)
EVENT_S = 1.4
"""How long an event is looked at, at speed 1."""


class CardReplayScreen(Screen):
    """Scrub, play, pause, faster.

    Raises:
        Refused: a line of the log is refused.
        OSError: the log cannot be read.
    """

    name = "replay"

    def __init__(self, app: App, path: Path) -> None:
        super().__init__()
        from simulator.window.doors import card_table

        self.app = app
        self.history = History.read(path)
        self.table = card_table(app, folded(read_log(path)))
        self.place = 0
        self.playing = True
        self.speed = 1.0
        self._waited_s = 0.0
        self.go(0)

    @property
    def last(self) -> int:
        """The place after the last event."""
        return len(self.history.entries)

    def go(self, place: int) -> None:
        """Stands at the state after `place` events."""
        self.place = min(max(place, 0), self.last)
        self._waited_s = 0.0
        state = self.history.states[self.place]
        self.table.stand_at(state)
        if self.widgets:
            self._relabel()

    def layout(self) -> None:
        frame = self.app.frame
        self.scrub = ScrubBar("scrub", frame.rect(120, 902, 1680, 54), self.last, self.go)
        boxes = row(frame.rect(306, 976, 1308, 88), 4, frame.px(14))
        self.play = Button("button:play", boxes[1], "", self.toggle, style="star")
        self.rate = Button("button:speed", boxes[3], "", self.faster, style="pill")
        self.widgets = [
            self.scrub,
            Button("button:back", frame.rect(36, 976, 250, 88), _("Back"), self.back, style="pill"),
            Button("button:earlier", boxes[0], _("Back a step"), self.earlier, style="pill", role="text"),
            self.play,
            Button("button:later", boxes[2], _("On a step"), self.later, style="pill", role="text"),
            self.rate,
        ]
        self._relabel()

    def _relabel(self) -> None:
        self.scrub.place = self.place
        self.play.title = _("Pause") if self.playing else _("Play")
        self.rate.title = f"× {self.speed:g}"

    def earlier(self) -> None:
        """One event back."""
        self.playing = False
        self.go(self.place - 1)

    def later(self) -> None:
        """One event on."""
        self.playing = False
        self.go(self.place + 1)

    def toggle(self) -> None:
        """Plays or pauses; from the end it begins again."""
        self.playing = not self.playing
        if self.playing and self.place == self.last:
            self.go(0)
        self._relabel()

    def faster(self) -> None:
        """The next speed."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self._relabel()

    def update(self, dt_s: float) -> None:
        if not self.playing:
            return
        self._waited_s += dt_s * self.speed
        if self._waited_s < EVENT_S:
            return
        if self.place < self.last:
            self.go(self.place + 1)
        else:
            self.playing = False
            self._relabel()

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.app, surface)
        self.table.paint(surface)
        self.table.paint_over(surface)
        self.draw_widgets(surface)
        frame = self.app.frame
        words = _("event {n} of {m}").format(n=self.place, m=self.last)
        self.app.type.draw(surface, words, "note", frame.rect(1634, 976, 256, 88), align="centre", lines=2, face="bold")
        if self.place:
            states, entry = self.history.states, self.history.entries[self.place - 1]
            told = self.table.said(Happening(states[self.place - 1], entry.event, states[self.place]))
            self.table.painter.pill(surface, told, *self.table.note_at)
