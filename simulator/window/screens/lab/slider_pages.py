"""The sliders in pages: section by section, as many to a page as there is room for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from simulator.text import _
from simulator.window.screens.lab.bench import Bench
from simulator.window.screens.lab.icon_button import IconButton
from simulator.window.screens.lab.slider import BELOW_WORDS, Moved, Slider, SliderWords, reset_arrow
from simulator.window.screens.lab.values import MAIN, Value, values_of
from simulator.window.screens.lab.words import end_told, section_name, value_meaning, value_name, with_unit
from simulator.window.widgets import Stepper, Widget

if TYPE_CHECKING:
    from simulator.window.app import App

FEWEST = 3
"""Sliders on a page, however large the words."""

ROOMY = 1.3
"""Where there is room, a slider is at most so many times as high as it needs."""

HELP_LINES = 3


@dataclass(frozen=True, slots=True)
class Page:
    """Some sliders of a section, and what stands over them."""

    title: str
    values: tuple[Value, ...]


def pages(act: str, most: int) -> list[Page]:
    """All values of `act`, at most `most` to a page, what is tuned most first."""
    known = {value.key: value for value in values_of(act)}
    sections = [("", [known[key] for key in MAIN[act]])]
    for name in dict.fromkeys(value.section for value in known.values()):
        sections.append((name, [value for value in known.values() if value.section == name]))
    return [page for name, values in sections for page in _cut(section_name(act, name), values, most)]


def _cut(title: str, values: list[Value], most: int) -> list[Page]:
    count = -(-len(values) // most)
    each = -(-len(values) // count)
    parts = [tuple(values[start : start + each]) for start in range(0, len(values), each)]
    if count == 1:
        return [Page(title, parts[0])]
    told = _("{section} {page}/{pages}")
    return [Page(told.format(section=title, page=place + 1, pages=count), part) for place, part in enumerate(parts)]


class SliderPanel:
    """Lays the page out that is shown."""

    def __init__(self, turned: Callable[[], None], moved: Moved) -> None:
        self.page = 0
        self._turned, self._moved = turned, moved
        self._pages: list[Page] = []

    def help_box(self, app: App, card: pygame.Rect) -> pygame.Rect:
        """Where it says what has the focus: on the lower edge of the card."""
        high = round(HELP_LINES * 1.3 * app.type.least_px("note")) + app.frame.px(6)
        inset = app.frame.px(28)
        return pygame.Rect(card.x + inset, card.bottom - high - app.frame.px(8), card.width - 2 * inset, high)

    def arrange(self, app: App, bench: Bench, card: pygame.Rect) -> list[Widget]:
        """The stepper of the pages, and the sliders of the page that is shown."""
        frame = app.frame
        inset, head = frame.px(16), max(frame.px(74), 40)
        room = pygame.Rect(card.x + inset // 2, card.y + inset + head + inset // 2, card.width - inset, 0)
        room.height = self.help_box(app, card).y - room.y
        most = max(FEWEST, room.height // self._row_px(app))
        self._pages = pages(bench.act, most)
        self.page = min(self.page, len(self._pages) - 1)
        titles = [page.title for page in self._pages]
        top = pygame.Rect(card.x + inset, card.y + inset, card.width - 2 * inset, head)
        widgets: list[Widget] = [Stepper("sliders", top, "", titles, self.page, self._turn)]
        values = self._pages[self.page].values
        row_px = min(room.height // len(values), round(ROOMY * self._row_px(app)))
        for place, value in enumerate(values):
            rect = pygame.Rect(room.x, room.y + place * row_px, room.width, row_px)
            widgets += self._slider(app, bench, value, rect)
        return widgets

    def turn(self, way: int) -> bool:
        """Turns a page; whether there was one."""
        page = min(max(self.page + way, 0), len(self._pages) - 1)
        if page == self.page:
            return False
        self._turn(page)
        return True

    def _turn(self, page: int) -> None:
        self.page = page
        self._turned()

    @staticmethod
    def _row_px(app: App) -> int:
        words = app.type.least_px("text") / 0.9 + 1.28 * app.type.least_px("note")
        return round(words + (BELOW_WORDS + 4) * app.frame.scale)

    def _slider(self, app: App, bench: Bench, value: Value, rect: pygame.Rect) -> list[Widget]:
        tuned = bench.history.now
        now, usual = tuned.value(value.key), tuned.usual(value.key)
        words = SliderWords(
            value_name(bench.act, value.key),
            value_meaning(bench.act, value.key),
            with_unit(value, now),
            end_told(value.low),
            end_told(value.high),
        )
        slider = Slider(value, rect, words, now, usual, self._moved).fit(app.frame.scale)
        if not slider.changed:
            return [slider]
        box = slider.reset_rect(app)
        return [slider, IconButton(f"reset:{value.key}", box, reset_arrow, lambda: self._moved(value, usual, False))]
