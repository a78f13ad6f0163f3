"""What every replay has in common: a log, the place in it, a bar to scrub, and buttons to play, step and hurry."""

from __future__ import annotations

from pathlib import Path

import pygame

from simulator.text import _
from simulator.window.history import History
from simulator.window.layout import row
from simulator.window.screen import Screen
from simulator.window.scrub import ScrubBar
from simulator.window.widgets import Button, Widget

SPEEDS = (0.5, 1.0, 2.0, 4.0)


class Playback(Screen):
    """Scrub, play, pause, faster, slower. What is seen at a place is the game's.

    Raises:
        Refused: a line of the log is refused.
        OSError: the log cannot be read.
    """

    name = "replay"
    event_s = 1.2
    """How long an event is looked at, at speed 1."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.history = History.read(path)
        self.place = 0
        self.playing = True
        self.speed = 1.0
        self._waited_s = 0.0

    @property
    def last(self) -> int:
        """The place after the last event."""
        return len(self.history.entries)

    # What a game adds

    def arrived(self) -> None:
        """The replay stands at another place."""

    def more(self, box: pygame.Rect) -> list[Widget]:
        """A further button at the end of the row."""
        return []

    has_more = False
    """Whether there is one."""

    def next(self) -> None:
        """The next event was waited for long enough."""
        self.go(self.place + 1)

    # Layout

    def layout(self) -> None:
        frame = self.app.frame
        self.scrub = ScrubBar("scrub", frame.rect(120, 902, 1680, 58), self.last, self.go)
        boxes = row(frame.rect(306, 976, 1308, 88), 4 + self.has_more, frame.px(14))
        self.play = Button("button:play", boxes[1], "", self.toggle, style="star")
        self.rate = Button("button:speed", boxes[3], "", self.faster, style="pill")
        self.widgets = [
            self.scrub,
            Button("button:back", frame.rect(36, 976, 250, 88), _("Back"), self.back, style="pill"),
            Button("button:earlier", boxes[0], _("Back a step"), self.earlier, style="pill", role="text"),
            self.play,
            Button("button:later", boxes[2], _("On a step"), self.later, style="pill", role="text"),
            self.rate,
            *self.more(boxes[-1]),
        ]
        self.relabel()

    def relabel(self) -> None:
        """The widgets say how things stand; they stay the same ones, so that a drag along the bar goes on."""
        self.scrub.place = self.place
        self.play.title = _("Pause") if self.playing else _("Play")
        self.rate.title = f"× {self.speed:g}"

    # Going about

    def go(self, place: int) -> None:
        """Stands at the state after `place` events."""
        self.place = min(max(place, 0), self.last)
        self._waited_s = 0.0
        self.arrived()
        if self.widgets:
            self.relabel()

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
        self.relabel()

    def faster(self) -> None:
        """The next speed."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.relabel()

    def update(self, dt_s: float) -> None:
        if not self.playing:
            return
        self._waited_s += dt_s * self.speed
        if self._waited_s < self.event_s:
            return
        if self.place < self.last:
            self.next()
        else:
            self.playing = False
            self.relabel()

    def draw_place(self, surface: pygame.Surface) -> None:
        """Which event of how many."""
        words = _("event {n} of {m}").format(n=self.place, m=self.last)
        box = self.app.frame.rect(1634, 976, 256, 88)
        self.app.type.draw(surface, words, "note", box, align="centre", lines=2, face="bold")
