"""Every option of the rules with one line why it exists."""

from __future__ import annotations

import pygame

from simulator.text import _
from simulator.window.keys import Input, Wheel
from simulator.window.layout import Frame
from simulator.window.pages import Make, Pages
from simulator.window.screen import Screen
from simulator.window.screens.menu_picture import draw_room
from simulator.window.screens.option_words import ORDER, option_values, option_words, value_words
from simulator.window.screens.settings import ONE_COLUMN_PERCENT
from simulator.window.screens.sheet import Sheet
from simulator.window.seating import Seating
from simulator.window.widgets import Button, Stepper


class OptionsScreen(Screen):
    """Changes the options of a seating."""

    name = "options"
    animated = False

    def __init__(self, seating: Seating) -> None:
        super().__init__()
        self.seating = seating
        self.pages = Pages(self)
        self.sheet = Sheet(Frame((1920, 1080)))

    def layout(self) -> None:
        self.sheet = Sheet(Frame(self.app.size))
        row_px = max(
            self.sheet.frame.px(104), round(self.app.type.size_px("text") + 1.3 * self.app.type.size_px("note")) + 12
        )
        one = self.app.frame.narrow or self.app.settings.text_percent >= ONE_COLUMN_PERCENT
        columns = 1 if one else 2
        rows = [self._row(name) for name in ORDER]
        self.widgets = self.pages.arrange(rows, self.sheet.inside, row_px, self.sheet.frame.px(16), columns)
        self.widgets.append(Button("button:usual", self.sheet.back_button, _("Undo all"), self._reset, style="pill"))
        self.widgets.append(Button("button:done", self.sheet.main_button, _("Done"), self.back, style="star"))

    def _row(self, name: str) -> Make:
        words, values = option_words(name), option_values(name)
        now = self.seating.value(name)
        place = next(at for at, value in enumerate(values) if value == now and type(value) is type(now))
        shown = [value_words(name, value) for value in values]
        changed = name in self.seating.changes
        return lambda rect: Stepper(
            f"option:{name}",
            rect,
            words.title,
            shown,
            place,
            lambda at: self._put(name, values[at]),
            sub=words.why,
            chosen=changed,
        )

    def _put(self, name: str, value: object) -> None:
        self.seating.put(name, value)
        self.app.sounds.play("button")
        self.relay()

    def _reset(self) -> None:
        self.seating.changes = {}
        self.app.sounds.play("button")
        self.relay()

    def handle(self, event: Input) -> bool:
        if isinstance(event, Wheel):
            return self.pages.wheel(event)
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.app, surface)
        self.sheet.draw(self.app, surface, _("More rules"))
        on = self.focus.on
        if isinstance(on, Stepper):
            room = self.sheet.frame.rect(412, 964, 948, 96)
            self.app.type.draw(surface, on.sub, "text", room, align="centre", lines=2)
        self.draw_widgets(surface)
