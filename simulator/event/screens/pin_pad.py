"""The door of the staff: a pad for the PIN. Five wrong ones close it for a minute."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from simulator.event.pin import opens
from simulator.event.screens.base import StandScreen, draw_sign
from simulator.event.screens.picture_button import PictureButton
from simulator.text import _
from simulator.window.art.palette import colour
from simulator.window.fronts import arrow_left, draw_front
from simulator.window.keys import Input, Key, Typed
from simulator.window.screens.menu_picture import draw_room
from simulator.window.widgets import Button, Do

if TYPE_CHECKING:
    from simulator.event.stand import Stand

LONGEST = 12
LEFT_ALONE_S = 30.0
KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0", "ok")


class PinPad(StandScreen):
    """Digits, one to take away, one to say it is all."""

    name = "staff pin"
    for_staff = True

    def __init__(self, stand: Stand) -> None:
        super().__init__(stand)
        self._digits = ""
        self._message = ""
        self._alone_s = 0.0

    def layout(self) -> None:
        closed = _("closed for now") if self.stand.lock.closed_s else ""
        self.widgets = []
        for place, key in enumerate(KEYS):
            rect = self.frame.rect(630 + place % 3 * 230, 330 + place // 3 * 138, 200, 118, down="middle")
            self.widgets.append(self._key(key, rect, closed))
        back = Button("button:back", self.frame.rect(80, 962, 320, 92), _("Back"), self.back, style="pill")
        self.widgets.append(back)

    def _key(self, key: str, rect: pygame.Rect, closed: str) -> Button:
        if key == "erase":
            return PictureButton("pin:erase", rect, self._presser(key), arrow_left, closed)
        if key == "ok":
            return Button("pin:ok", rect, "OK", self._presser(key), style="pill" if closed else "star", role="head")
        return Button(f"pin:{key}", rect, key, self._presser(key), style="pill", role="head")

    def _presser(self, key: str) -> Do:
        return lambda: self._press(key)

    def _press(self, key: str) -> None:
        self._alone_s = 0.0
        if self.stand.lock.closed_s:
            return
        self.stand.sounds.play("button")
        if key == "erase":
            self._digits = self._digits[:-1]
        elif key == "ok":
            self._try()
        elif len(self._digits) < LONGEST:
            self._digits += key

    def _try(self) -> None:
        digits, self._digits = self._digits, ""
        if opens(digits, self.stand.pin_hash):
            from simulator.event.screens.staff import StaffScreen

            self.stand.replace(StaffScreen(self.stand))
            return
        self.stand.lock = self.stand.lock.missed()
        self.stand.sounds.play("error")
        self._message = _("That is not the PIN.")
        self.relay()

    def handle(self, event: Input) -> bool:
        if isinstance(event, Typed):
            for letter in event.words:
                if letter.isdigit() and letter.isascii():
                    self._press(letter)
            return True
        if isinstance(event, Key) and event.pressed and event.action == "erase":
            self._press("erase")
            return True
        if isinstance(event, Key) and event.pressed and event.action == "confirm" and not self.focus.by_keys:
            self._press("ok")
            return True
        return super().handle(event)

    def back(self) -> None:
        self.stand.pop()

    def update(self, dt_s: float) -> None:
        """Left alone it closes by itself; once the pause is over it opens again."""
        was_closed = any(widget.off_reason for widget in self.widgets)
        if was_closed and not self.stand.lock.closed_s:
            self._message = ""
            self.relay()
        self._alone_s += dt_s
        if self._alone_s >= LEFT_ALONE_S and not self.stand.lock.closed_s:
            self.back()

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.stand, surface)
        draw_sign(self.stand, self.frame, surface, _("Staff"), 600)
        field = self.frame.rect(630, 190, 660, 108, down="middle")
        draw_front(self.stand, surface, field, "paper", "pill", flat=True)
        self.stand.type.draw(surface, "•" * len(self._digits), "title", field, align="centre")
        self.draw_widgets(surface)
        note = self.frame.rect(430, 962, 1100, 92)
        self.stand.type.draw(surface, self._note(), "text", note, colour("ink"), "centre", lines=2)

    def _note(self) -> str:
        if self.stand.lock.closed_s:
            left_s = math.ceil(self.stand.lock.closed_s)
            return _("Five wrong PINs. Try again in {seconds} s.").format(seconds=left_s)
        return self._message or _("Please enter the PIN of the stand.")
