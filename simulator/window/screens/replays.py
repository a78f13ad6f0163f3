"""The matches of the data folder: watch one, or go on with one that is not over."""

from __future__ import annotations

import pygame

from simulator.game import GameError
from simulator.log import Refused
from simulator.shown import file_trouble
from simulator.text import _
from simulator.window import doors
from simulator.window.keys import Input, Wheel
from simulator.window.layout import Frame
from simulator.window.pages import Make, Pages
from simulator.window.saved import Saved, saved_matches
from simulator.window.screen import Screen
from simulator.window.screens.game_words import game_words
from simulator.window.screens.menu_picture import draw_room
from simulator.window.screens.sheet import Sheet
from simulator.window.widgets import Button, Do


class SavedRow(Button):
    """Who played; and what, and when."""

    sub_matters = True


class ReplaysScreen(Screen):
    """Saved matches, the newest first."""

    name = "replays"
    animated = False

    def __init__(self) -> None:
        super().__init__()
        self.pages = Pages(self)
        self.sheet = Sheet(Frame((1920, 1080)))
        self.saved: list[Saved] = []
        self.message = ""

    def enter(self) -> None:
        self.resume()

    def resume(self) -> None:
        self.saved = saved_matches(self.app.data.logs)
        self.relay()

    def layout(self) -> None:
        self.sheet = Sheet(Frame(self.app.size))
        row_px = max(self.sheet.frame.px(100), round(self.app.type.size_px("button") * 2.2))
        rows = [self._row(place, one) for place, one in enumerate(self.saved)]
        self.widgets = self.pages.arrange(rows, self.sheet.inside, row_px, self.sheet.frame.px(16))
        self.widgets.append(Button("button:back", self.sheet.back_button, _("Back"), self.back, style="pill"))

    def _row(self, place: int, one: Saved) -> Make:
        state = _("not over: goes on") if one.open else _("over: watch it")
        sub = f"{game_words(one.game).title} · {one.when} · {state}"
        return lambda rect: SavedRow(f"replay:{place}", rect, one.title, self._opener(one), sub)

    def _opener(self, one: Saved) -> Do:
        def open_it() -> None:
            self.app.sounds.play("button")
            try:
                (doors.resume_match if one.open else doors.open_replay)(self.app, one.path)
            except (Refused, GameError, OSError) as fault:
                self.message = file_trouble(fault) if isinstance(fault, OSError) else str(fault)
                self.redraw()

        return open_it

    def handle(self, event: Input) -> bool:
        if isinstance(event, Wheel):
            return self.pages.wheel(event)
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.app, surface)
        self.sheet.draw(self.app, surface, _("Replays"))
        if not self.saved:
            words = _("No match has been played here yet.")
            self.app.type.draw(surface, words, "text", self.sheet.inside, align="centre", lines=3)
        if self.message:
            room = self.sheet.frame.rect(400, 964, 1400, 96)
            self.app.type.draw(surface, self.message, "note", room, lines=3)
        self.draw_widgets(surface)
