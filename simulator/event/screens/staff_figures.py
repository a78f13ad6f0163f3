"""Figures for the staff: plays, completions, times, counts per pour, by hour and by day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from simulator.event.challenges import TITLES, Challenge
from simulator.event.figures import MOST_PIECES, figures_of, pieces_per_pour, plays_by_day, plays_by_hour
from simulator.text import _
from simulator.window.art.palette import channels, colour
from simulator.window.keys import Input
from simulator.window.layout import column
from simulator.window.type import Align
from simulator.window.widgets import Widget

if TYPE_CHECKING:
    from simulator.event.screens.staff import StaffScreen

DAYS = 7
LEAST_COLUMNS = 7
"""A single day is no wider than one of a week."""


class FiguresTab:
    """A table and three rows of columns."""

    def __init__(self, screen: StaffScreen) -> None:
        self._screen = screen

    def widgets(self, room: pygame.Rect) -> list[Widget]:
        """Figures are only read."""
        return []

    def see(self, event: Input) -> None:
        """Figures are only read."""

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Left the table, right the columns."""
        px = self._screen.frame.px
        left = pygame.Rect(room.x, room.y, round(room.width * 0.46), room.height)
        right = pygame.Rect(left.right + px(36), room.y, room.right - left.right - px(36), room.height)
        self._table(surface, left)
        board = self._screen.stand.board
        plays = board.plays()
        pours, hours, days = column(right, 3, px(16))
        counts = pieces_per_pour(board.acts())
        labels = [str(place) if place < MOST_PIECES else f"{place}+" for place in range(MOST_PIECES + 1)]
        self._columns(surface, pours, _("Pieces per pour"), counts, labels)
        by_hour = plays_by_hour(plays)
        self._columns(surface, hours, _("Plays by hour"), by_hour[8:24], [str(hour) for hour in range(8, 24)])
        by_day = dict(list(plays_by_day(plays).items())[-DAYS:])
        self._columns(surface, days, _("Plays by day"), list(by_day.values()), [day[5:] for day in by_day])

    def _table(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        plays = self._screen.stand.board.plays()
        rows = [("", _("plays"), _("finished"), _("average"))]
        for challenge in (*Challenge, None):
            found = figures_of(plays, challenge)
            title = TITLES[challenge]() if challenge else _("All")
            rows.append(
                (title, str(found.plays), str(found.finished), _("{seconds:.0f} s").format(seconds=found.average_s))
            )
        for cells, line in zip(rows, column(box, 6, 0), strict=False):
            self._row(surface, line, cells)

    def _row(self, surface: pygame.Surface, line: pygame.Rect, cells: Sequence[str]) -> None:
        parts = (0.43, 0.17, 0.21, 0.19)
        left = float(line.x)
        for place, (words, part) in enumerate(zip(cells, parts, strict=True)):
            cell = pygame.Rect(round(left), line.y, round(line.width * part), line.height)
            align: Align = "right" if place else "left"
            role = "text" if cells[0] else "note"
            self._screen.stand.type.draw(surface, words, role, cell, align=align, lines=2)  # type: ignore[arg-type]
            left += line.width * part

    def _columns(
        self, surface: pygame.Surface, box: pygame.Rect, title: str, counts: Sequence[int], labels: Sequence[str]
    ) -> None:
        write = self._screen.stand.type
        line = write.size_px("note") + 4
        write.draw(surface, title, "note", pygame.Rect(box.x, box.y, box.width, line), colour("ink2"), face="bold")
        field = pygame.Rect(box.x, box.y + line + 8, box.width, box.height - 2 * line - 12)
        most = max(1, *counts, 1) if counts else 1
        step = box.width / max(LEAST_COLUMNS, len(counts))
        for place, (count, label) in enumerate(zip(counts, labels, strict=True)):
            left, wide = box.x + place * step, max(2, round(step * 0.62))
            high = round(field.height * count / most)
            bar = pygame.Rect(round(left + (step - wide) / 2), field.bottom - high, wide, high)
            pygame.draw.rect(surface, channels(colour("mint")), bar)
            if count:
                pygame.draw.rect(surface, channels(colour("ink")), bar, max(1, self._screen.frame.px(4)))
            foot = pygame.Rect(round(left), field.bottom, round(step), line)
            write.draw(surface, label, "note", foot, colour("ink2"), "centre")
