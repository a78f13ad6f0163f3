"""Scores for the staff: clear the board (asked twice, kept as a file), export as CSV."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pygame

from simulator.event.figures import export
from simulator.event.storage import told
from simulator.text import _, ngettext
from simulator.window.art.palette import colour
from simulator.window.keys import Input
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.widgets import Button, Widget

if TYPE_CHECKING:
    from simulator.event.screens.staff import StaffScreen


class ScoresTab:
    """Two deeds. `asked` counts how often clearing was confirmed."""

    def __init__(self, screen: StaffScreen) -> None:
        self._screen = screen
        self.asked = 0
        self._message = ""

    def widgets(self, room: pygame.Rect) -> list[Widget]:
        """Export, clear; while clearing is asked about, the way back is the larger button."""
        px = self._screen.frame.px
        wide, high = room.width // 2 - px(20), px(130)
        first = pygame.Rect(room.x, room.y + px(110), wide, high)
        second = pygame.Rect(room.right - wide, first.y, wide, high)
        if not self.asked:
            export_ = Button(
                "button:export", first, _("Export as CSV"), self._export, _("board and plays"), icon_named("arrow")
            )
            clear = Button(
                "button:clear", second, _("Clear the board"), self._ask, _("asked twice"), icon_named("trash")
            )
            return [export_, clear]
        keep = Button("button:keep", first, _("Keep the board"), self._keep, icon=icon_named("back"))
        words = _("Clear it") if self.asked == 1 else _("Yes, clear it now")
        return [keep, Button("button:clear_now", second, words, self._clear, icon=icon_named("trash"))]

    def see(self, event: Input) -> None:
        """Nothing but the buttons."""

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """How many entries there are, what is asked, and what became of it."""
        px, write = self._screen.frame.px, self._screen.stand.type
        count = len(self._screen.stand.board.entries())
        head = pygame.Rect(room.x, room.y, room.width, px(96))
        words = ngettext("{n} entry is remembered.", "{n} entries are remembered.", count).format(n=count)
        questions = {0: words, 1: _("Clear the board?"), 2: _("Really clear {n} entries?").format(n=count)}
        write.draw(surface, questions[self.asked], "head", head)
        foot = pygame.Rect(room.x, room.y + px(270), room.width, px(200))
        days = self._screen.stand.scene.board.expire_days
        note = _("Entries are forgotten after {days:g} days. A cleared board is kept as a file.").format(days=days)
        write.draw(surface, self._message or note, "text", foot, colour("ink2"), lines=4)

    def _ask(self) -> None:
        self._become(1)

    def _keep(self) -> None:
        self._become(0)

    def _clear(self) -> None:
        if self.asked == 1:
            self._become(2)
            return
        stand = self._screen.stand
        try:
            kept = stand.board.clear(stand.clock.now_s())
            self._message = _("The board is empty. What it held is kept in {file}.").format(file=kept)
        except (sqlite3.Error, OSError) as fault:
            self._message = _("The board could not be cleared: {fault}").format(fault=fault)
        stand.today.forget()
        self._become(0)

    def _export(self) -> None:
        stand = self._screen.stand
        try:
            scores, plays = export(stand.board, stand.storage.root / "export", stand.clock.now_s())
            self._message = _("Written: {scores} and {plays}").format(scores=scores, plays=plays.name)
        except OSError as fault:
            self._message = _("Nothing was written: {fault}").format(fault=told(fault))
        self._screen.relay()

    def _become(self, asked: int) -> None:
        self._screen.stand.sounds.play("button")
        self.asked = asked
        self._screen.relay()
