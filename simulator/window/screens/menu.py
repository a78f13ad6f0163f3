"""The first screen: guests in a pan, and what there is to do on a chalk board."""

from __future__ import annotations

import math
from pathlib import Path

import pygame

from simulator.game import GameError
from simulator.log import Refused
from simulator.shown import file_trouble
from simulator.text import LANGUAGES, _
from simulator.window import doors
from simulator.window.art.icons import icon
from simulator.window.art.palette import colour
from simulator.window.art.pieces import put_piece
from simulator.window.layout import Frame
from simulator.window.saved import Saved, unfinished
from simulator.window.screen import Screen
from simulator.window.screens import menu_picture
from simulator.window.widgets import Button, Do, Draw

TWO_LINES = 104.0
"""How high a front is whose words may need two lines, in the smallest window too."""
PULSE_S = 1.6
FALL_S = 0.8
FALL_EVERY_S = 2.2
_FALLING = (("paprika", 0.0, 54, 138.0), ("salt", 0.5, 42, 160.0), ("paprika", 1.05, 54, 108.0))
"""Piece, when it falls, its size, how far it flies to the left."""
_RESTING = (("paprika", 800.0, 520.0, 54, 20.0), ("salt", 726.0, 598.0, 42, 30.0))


def named(icon_name: str) -> Draw:
    """The icon of that name, for a button."""
    return lambda canvas: icon(canvas, icon_name, 0, 0)


class MenuScreen(Screen):
    """Play, practise, go on, watch, tune, settings, quit."""

    name = "menu"

    def __init__(self) -> None:
        super().__init__()
        self.frame = Frame((1920, 1080))
        self.open_match: Saved | None = None
        self.message = ""
        self._play: Button | None = None
        self._label = pygame.Rect(0, 0, 0, 0)
        self._time_s = 0.0

    def enter(self) -> None:
        self.message = self.app.message
        self.open_match = unfinished(self.app.data.logs)

    def resume(self) -> None:
        self.open_match = unfinished(self.app.data.logs)
        self.relay()

    def layout(self) -> None:
        self.frame = Frame(self.app.size)  # the menu is the same for both hands: words run one way
        self.animated = not self.app.settings.reduced_motion
        self.widgets = [*self._board(), *self._counter()]

    def _board(self) -> list[Button]:
        x, y, width, _height = menu_picture.BOARD
        left, wide = x + 46.0, width - 92.0
        high, gap = (84.0, 16.0) if self.open_match else (96.0, 20.0)
        top = y + 136.0
        self._play = Button("button:play", self._rect(left, top, wide, 108), _("Play"), self._choose_players)
        self._play.style, self._play.role = "star", "head"
        rows = [self._play]
        top += 108 + gap
        if self.open_match:
            words = _("Go on: {names}").format(names=self.open_match.title)
            rows.append(self._row("resume", left, top, wide, TWO_LINES, words, "step", self._resume))
            top += TWO_LINES + gap
        self._label = self._rect(left, top - 8, wide, 48)
        top += 44
        half = (wide - gap) / 2
        for place, (act, words, picture) in enumerate((("pour", _("Pour"), "bottle"), ("flip", _("Flip"), "hand"))):
            at_x = left + place * (half + gap)
            rows.append(self._row(f"practice_{act}", at_x, top, half, TWO_LINES, words, picture, self._practiser(act)))
        top += TWO_LINES + gap
        rows.append(self._row("replays", left, top, wide, high, _("Replays"), "eye", self._replays))
        rows.append(self._row("settings", left, top + high + gap, wide, high, _("Settings"), "gear", self._settings))
        return rows

    def _row(
        self, name: str, x: float, y: float, wide: float, high: float, words: str, icon_name: str, do: Do
    ) -> Button:
        return Button(f"button:{name}", self._rect(x, y, wide, high), words, do, icon=named(icon_name))

    def _rect(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        return self.frame.rect(x, y, wide, high, down="middle")

    def _counter(self) -> list[Button]:
        quit_ = Button("button:quit", self.frame.rect(104, 966, 260, 92), _("Quit"), self.app.quit, style="pill")
        lab = Button("button:lab", self.frame.rect(388, 966, 220, 92), _("Lab"), self._lab, style="pill")
        pills = [quit_, lab]
        for place, code in enumerate(LANGUAGES):
            rect = self.frame.rect(1252 + place * 204, 966, 180, 92)
            chosen = code == self.app.settings.language
            pills.append(
                Button(f"button:language_{code}", rect, code.upper(), self._speaker(code), style="pill", chosen=chosen)
            )
        return pills

    # What the buttons do

    def _choose_players(self) -> None:
        from simulator.window.screens.players import PlayersScreen

        self._go(PlayersScreen())

    def _settings(self) -> None:
        from simulator.window.screens.settings import SettingsScreen

        self._go(SettingsScreen())

    def _replays(self) -> None:
        from simulator.window.screens.replays import ReplaysScreen

        self._go(ReplaysScreen())

    def _lab(self) -> None:
        self.app.sounds.play("button")
        doors.open_lab(self.app)

    def _go(self, screen: Screen) -> None:
        self.app.sounds.play("button")
        self.app.push(screen)

    def _practiser(self, act: str) -> Do:
        def practise() -> None:
            self.app.sounds.play("button")
            doors.open_practice(self.app, act)

        return practise

    def _resume(self) -> None:
        assert self.open_match is not None
        self.app.sounds.play("button")
        self.try_resume(self.open_match.path)

    def try_resume(self, path: Path) -> None:
        """Goes on with a match; says so when its log has become unreadable meanwhile."""
        try:
            doors.resume_match(self.app, path)
        except (Refused, GameError, OSError) as fault:
            self.app.sounds.play("error")
            self.message = file_trouble(fault) if isinstance(fault, OSError) else str(fault)
            self.redraw()

    def _speaker(self, code: str) -> Do:
        def speak() -> None:
            self.app.settings.language = code
            self.app.sounds.play("button")
            self.app.settings_changed()

        return speak

    def back(self) -> None:
        """Escape on the first screen gives the focus to Quit; a second press of a key there leaves."""
        quit_ = next(widget for widget in self.widgets if widget.name == "button:quit")
        if self.focus.on is quit_:
            self.app.quit()
        self.focus.put(quit_)
        self.redraw()

    # The picture

    def update(self, dt_s: float) -> None:
        self._time_s += dt_s
        if self._play is not None:
            swing = 0.5 - 0.5 * math.cos(2 * math.pi * self._time_s / PULSE_S)
            self._play.grow_px = round(0.015 * self._play.rect.width * swing) if self.animated else 0

    def draw(self, surface: pygame.Surface) -> None:
        menu_picture.draw_room(self.app, surface)
        menu_picture.draw_scene(self.app, self.frame, surface)
        self._draw_falling(surface)
        x, y, width, _height = menu_picture.BOARD
        head = self._rect(x + 50, y + 36, width - 100, 92)
        self.app.type.draw(surface, _("Today's menu"), "head", head, colour("paper"), "centre")
        self.app.type.draw(surface, _("Practice"), "text", self._label, colour("lemon"), face="title")
        self._draw_message(surface)
        self.draw_widgets(surface)

    def _draw_falling(self, surface: pygame.Surface) -> None:
        if not self.animated:
            for kind, x, y, size, turn in _RESTING:
                put_piece(self.app.sprites, surface, kind, self.frame.point(x, y), size, turn, self.frame.scale)
            return
        for kind, start_s, size, way in _FALLING:
            part = ((self._time_s - start_s) % FALL_EVERY_S) / FALL_S
            if part < 1 and self._time_s > start_s:
                x, y = menu_picture.MOUTH[0] - way * part, menu_picture.MOUTH[1] + 60 * part + 250 * part**2
                at = self.frame.point(x, y)
                put_piece(self.app.sprites, surface, kind, at, size, 40 + 260 * part, self.frame.scale)
        menu_picture.draw_pan_front(self.app, self.frame, surface)

    def _draw_message(self, surface: pygame.Surface) -> None:
        if self.message:
            room = self.frame.rect(632, 966, 596, 92)
            self.app.type.draw(surface, self.message, "note", room, colour("ink"), "centre", lines=3)
