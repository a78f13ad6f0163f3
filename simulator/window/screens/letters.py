"""A name written without a keyboard: every letter is a button, for pad, finger and the one switch."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from simulator.text import _
from simulator.window.keys import Input, Key, Typed
from simulator.window.layout import row
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_panel import Panel
from simulator.window.widgets import Button, Widget

ROWS = ("abcdefghi", "jklmnopqr", "stuvwxyz-", "äöüßéèçëï")
ROW_TOP, ROW_STEP, ROW_HIGH = 128.0, 112.0, 96.0
SIDE = 56.0


class LettersScreen(Panel):
    """Shows the name as it grows; `changed` is told every time. A name begins with a capital, and so does each part."""

    name = "letters"
    card = Box(260, 150, 1400, 720)

    def __init__(self, words: str, hint: str, changed: Callable[[str], None], longest: int) -> None:
        super().__init__()
        self.words = words
        self._hint = hint
        self._changed = changed
        self._longest = longest

    @property
    def title(self) -> str:
        return self.words or self._hint

    def layout(self) -> None:
        self.widgets = [widget for place, letters in enumerate(ROWS) for widget in self._row(place, letters)]
        self.widgets += self._last_row()

    def _row(self, place: int, letters: str) -> list[Widget]:
        boxes = row(self._line(place), len(letters), self.app.frame.px(14))
        full = "" if len(self.words) < self._longest else _("no room for more letters")
        made: list[Widget] = []
        for box, letter in zip(boxes, letters, strict=True):
            shown = self._as_written(letter)
            add = partial(self._add, shown)
            made.append(Button(f"letter:{letter}", box, shown, add, off_reason=full, style="pill"))
        return made

    def _last_row(self) -> list[Widget]:
        space, erase, done = row(self._line(len(ROWS)), 3, self.app.frame.px(14))
        full = "" if len(self.words) < self._longest else _("no room for more letters")
        empty = "" if self.words else _("nothing written yet")
        return [
            Button("button:space", space, _("Space"), partial(self._add, " "), off_reason=empty or full),
            Button("button:erase", erase, _("Erase"), self._erase, off_reason=empty),
            Button("button:done", done, _("Done"), self.back, style="star"),
        ]

    def _line(self, place: int) -> pygame.Rect:
        return self.rect(SIDE, ROW_TOP + place * ROW_STEP, self.card.w - 2 * SIDE, ROW_HIGH)

    def _as_written(self, letter: str) -> str:
        large = letter.upper()
        return large if len(large) == 1 and self.words[-1:] in ("", " ", "-") else letter

    def handle(self, event: Input) -> bool:
        if isinstance(event, Typed):
            self._add(event.words)
            return True
        if isinstance(event, Key) and event.pressed and event.action == "erase":
            self._erase()
            return True
        return super().handle(event)

    def _add(self, letters: str) -> None:
        kept = "".join(letter for letter in letters if letter.isprintable())
        self._become((self.words + kept)[: self._longest])

    def _erase(self) -> None:
        self._become(self.words[:-1])

    def _become(self, words: str) -> None:
        self.app.sounds.play("button")
        self.words = words
        self._changed(words)
        self.relay()
