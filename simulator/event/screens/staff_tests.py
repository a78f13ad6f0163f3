"""Tests for the staff: every control, the sound, and the whole of the display."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.text import _
from simulator.window.art.palette import PIECES, channels, colour
from simulator.window.keys import Input, Key, Pointer, Typed, Wheel
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.sound import CAPTIONS
from simulator.window.widgets import Button, Widget

if TYPE_CHECKING:
    from simulator.event.screens.staff import StaffScreen

LINES = 5


class TestsTab:
    """Whatever is pressed is named; the pointer is marked where it is."""

    __test__ = False  # no test of pytest

    def __init__(self, screen: StaffScreen) -> None:
        self._screen = screen
        self._told: list[str] = []
        self._at: tuple[float, float] | None = None
        self._sound = 0

    def widgets(self, room: pygame.Rect) -> list[Widget]:
        """One button plays the next sound."""
        px = self._screen.frame.px
        rect = pygame.Rect(room.x, room.y, round(room.width * 0.42), px(110))
        name = list(CAPTIONS)[self._sound % len(CAPTIONS)]
        return [Button("button:sound", rect, _("Play a sound"), self._play, CAPTIONS[name](), icon_named("speaker"))]

    def see(self, event: Input) -> None:
        """Names an input."""
        words = _named(event)
        if isinstance(event, Pointer):
            self._at = event.at
        if words:
            self._told = [*self._told, words][-LINES:]

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Edges and corners of the display, colours, inputs, pads."""
        px, write = self._screen.frame.px, self._screen.stand.type
        pygame.draw.rect(surface, channels(colour("stop")), surface.get_rect(), max(2, px(6)))
        for place, kind in enumerate(PIECES):
            patch = pygame.Rect(room.x + place * px(110), room.y + px(136), px(96), px(76))
            pygame.draw.rect(surface, channels(colour(kind)), patch)
            pygame.draw.rect(surface, channels(colour("ink")), patch, max(2, px(5)))
        for line, words in enumerate(self._facts()):
            box = pygame.Rect(room.x, room.y + px(232) + line * px(62), round(room.width * 0.46), px(60))
            write.draw(surface, words, "note", box, colour("ink2"), lines=2)
        head = pygame.Rect(room.x + room.width // 2, room.y, room.width // 2, px(70))
        write.draw(surface, _("Press, drag, type, move a stick:"), "text", head, face="title")
        for line, words in enumerate(self._told):
            box = pygame.Rect(head.x, head.bottom + line * px(66), head.width, px(64))
            write.draw(surface, words, "text", box)
        if self._at is not None:
            at = round(self._at[0]), round(self._at[1])
            pygame.draw.circle(surface, channels(colour("stop")), at, max(8, px(26)), max(2, px(6)))

    def _facts(self) -> list[str]:
        app = self._screen.stand
        pygame.joystick.init()
        pads = [pygame.joystick.Joystick(place).get_name() for place in range(pygame.joystick.get_count())]
        wide, high = app.size
        sound = _("sound device found") if app.sounds.device else _("no sound device")
        return [
            _("window {wide} × {high}, {driver}").format(wide=wide, high=high, driver=pygame.display.get_driver()),
            sound,
            _("pads: {names}").format(names=", ".join(pads) or _("none")),
        ]

    def _play(self) -> None:
        name = list(CAPTIONS)[self._sound % len(CAPTIONS)]
        self._screen.stand.sounds.play(name)
        self._sound += 1
        self._screen.relay()


def _named(event: Input) -> str:
    match event:
        case Pointer(kind="press", touch=touch):
            kind = _("finger") if touch else _("mouse")
            return _("{kind} pressed at {x:.0f}, {y:.0f}").format(kind=kind, x=event.x, y=event.y)
        case Key(pressed=True):
            return _("key {name} ({action})").format(name=event.name or "?", action=event.action or "–")
        case Typed(words):
            return _("typed {words}").format(words=words)
        case Wheel(steps):
            return _("wheel {steps:+g}").format(steps=steps)
    return ""
