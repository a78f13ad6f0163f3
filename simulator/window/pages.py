"""A list that is longer than its room: rows in columns, page by page, by wheel, keys or two buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from simulator.text import _
from simulator.window.keys import Wheel
from simulator.window.widgets import Button, Widget

if TYPE_CHECKING:
    from simulator.window.screen import Screen

Make = Callable[[pygame.Rect], Widget]
"""Makes the widget of a row in its place."""


class Pages:
    """Which page of a list is shown. `arrange` lays a page out; call `turn` on the wheel."""

    def __init__(self, screen: Screen, name: str = "page") -> None:
        self.screen = screen
        self.name = name
        self.page = 0
        self.count = 1

    def arrange(
        self, rows: Sequence[Make], room: pygame.Rect, row_px: int, gap_px: int, columns: int = 1
    ) -> list[Widget]:
        """The widgets of the page that is shown; with the two buttons below when there are more pages."""
        per_column = max(1, (room.height + gap_px) // (row_px + gap_px))
        if len(rows) > per_column * columns:
            per_column = max(1, (room.height - self._turner_px(row_px)) // (row_px + gap_px))
        on_page = per_column * columns
        self.count = -(-len(rows) // on_page)
        self.page = min(self.page, self.count - 1)
        width = (room.width - gap_px * (columns - 1)) // columns
        widgets: list[Widget] = []
        for place, make in enumerate(rows[self.page * on_page : (self.page + 1) * on_page]):
            column, line = divmod(place, per_column)
            left, top = room.x + column * (width + gap_px), room.y + line * (row_px + gap_px)
            widgets.append(make(pygame.Rect(left, top, width, row_px)))
        return widgets + (self._turners(room, row_px) if self.count > 1 else [])

    def turn(self, ways: int) -> bool:
        """Turns pages; whether there was one to turn to."""
        page = min(max(self.page + ways, 0), self.count - 1)
        if page == self.page:
            return False
        self.page = page
        self.screen.app.sounds.play("button")
        self.screen.relay()
        return True

    def wheel(self, event: Wheel) -> bool:
        """The wheel turns pages."""
        return self.turn(-1 if event.steps > 0 else 1)

    @staticmethod
    def _turner_px(row_px: int) -> int:
        return round(row_px * 0.76)

    def _turners(self, room: pygame.Rect, row_px: int) -> list[Widget]:
        width, high = room.width // 3, self._turner_px(row_px)
        back = pygame.Rect(room.x, room.bottom - high, width, high)
        on = pygame.Rect(room.right - width, back.y, width, high)
        more = _("More ({page} of {count})").format(page=self.page + 1, count=self.count)
        first, last = self.page == 0, self.page == self.count - 1
        turners: list[Widget] = [
            Button(f"button:{self.name}_back", back, _("Back a page"), lambda: self._turned(-1), style="pill"),
            Button(f"button:{self.name}_on", on, more, lambda: self._turned(1), style="pill"),
        ]
        return turners[first : 2 - last]

    def _turned(self, ways: int) -> None:
        self.turn(ways)
