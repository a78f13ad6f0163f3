"""Settings: every row takes effect at once and is saved at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from simulator.text import LANGUAGES, _, decimal, percent
from simulator.window.art.palette import PIECES
from simulator.window.art.pieces import put_piece
from simulator.window.keys import Input, Wheel
from simulator.window.layout import Frame
from simulator.window.pages import Make, Pages
from simulator.window.screen import Screen
from simulator.window.screens.menu_picture import draw_room
from simulator.window.screens.sheet import Sheet
from simulator.window.settings import PRACTICE_SPEEDS, SCAN_STEPS_S, TEXT_PERCENTS
from simulator.window.widgets import Button, Stepper, Toggle

ONE_COLUMN_PERCENT = 130
"""From this text size on the rows stand in one column."""


class SettingsScreen(Screen):
    """Language, sound, sight and hand."""

    name = "settings"
    animated = False

    def __init__(self) -> None:
        super().__init__()
        self.pages = Pages(self)
        self.sheet = Sheet(Frame((1920, 1080)))

    def layout(self) -> None:
        self.sheet = Sheet(Frame(self.app.size))
        columns = 1 if self.app.settings.text_percent >= ONE_COLUMN_PERCENT else 2
        row_px = max(self.sheet.frame.px(86), round(self.app.type.size_px("text") * 2.1))
        gap_px = self.sheet.frame.px(12)
        self.widgets = self.pages.arrange(self._rows(), self.sheet.inside, row_px, gap_px, columns)
        done = self.sheet.main_button
        self.widgets.append(Button("button:done", done, _("Done"), self.back, style="star"))

    def _rows(self) -> list[Make]:
        settings = self.app.settings
        codes = list(LANGUAGES)
        volumes = list(range(0, 101, 10))
        louds = [percent(volume) for volume in volumes]
        speeds = {1.0: _("full speed"), 0.5: "½", 0.25: "¼"}
        percents = [percent(size) for size in TEXT_PERCENTS]
        return [
            self._steps("language", _("Language"), list(LANGUAGES.values()), codes.index(settings.language), codes),
            self._steps("volume_percent", _("Volume"), louds, settings.volume_percent // 10, volumes),
            self._switch("mute", _("Silent")),
            self._switch("captions", _("Sounds in words")),
            self._switch("spoken_cards", _("Cards spoken aloud")),
            self._steps(
                "practice_speed",
                _("Time in practice"),
                [speeds[speed] for speed in PRACTICE_SPEEDS],
                PRACTICE_SPEEDS.index(settings.practice_speed),
                list(PRACTICE_SPEEDS),
            ),
            self._switch("full_screen", _("Full screen")),
            self._steps(
                "text_percent",
                _("Text size"),
                percents,
                TEXT_PERCENTS.index(settings.text_percent),
                list(TEXT_PERCENTS),
            ),
            self._switch("high_contrast", _("Strong contrast")),
            self._switch("colour_blind_shapes", _("Letters on pieces")),
            self._switch("reduced_motion", _("Less motion")),
            self._switch("left_handed", _("Left-handed")),
            self._switch("slow_matches", _("Slow time in matches too")),
            self._switch("one_switch", _("Play with one switch")),
            self._steps(
                "scan_s",
                _("The focus stays for"),
                [_("{n} s").format(n=decimal(step_s, 1)) for step_s in SCAN_STEPS_S],
                SCAN_STEPS_S.index(settings.scan_s),
                list(SCAN_STEPS_S),
            ),
        ]

    def _steps(self, key: str, title: str, words: list[str], place: int, values: Sequence[object]) -> Make:
        return lambda rect: Stepper(f"setting:{key}", rect, title, words, place, lambda at: self._put(key, values[at]))

    def _switch(self, key: str, title: str) -> Make:
        on = bool(getattr(self.app.settings, key))
        changed: Callable[[bool], None] = lambda value: self._put(key, value)  # noqa: E731
        return lambda rect: Toggle(f"setting:{key}", rect, title, on, changed)

    def _put(self, key: str, value: object) -> None:
        setattr(self.app.settings, key, value)
        self.app.settings_changed()
        self.app.sounds.play("bell" if key in ("volume_percent", "mute") else "button")

    def handle(self, event: Input) -> bool:
        if isinstance(event, Wheel):
            return self.pages.wheel(event)
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.app, surface)
        self.sheet.draw(self.app, surface, _("Settings"))
        self._draw_pieces(surface)
        self.draw_widgets(surface)

    def _draw_pieces(self, surface: pygame.Surface) -> None:
        """All five pieces as these settings show them, on the counter."""
        frame = self.sheet.frame
        for place, kind in enumerate(PIECES):
            at = frame.point(150 + place * 118, 1016)
            put_piece(self.app.sprites, surface, kind, at, 84 if kind != "salt" else 66, 0, frame.scale)
