"""Three wheels for three initials: pressed, dragged, stepped or typed. Nobody has to: they become dashes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.event.initials import LETTERS, PLACES, Wheel, is_rude
from simulator.event.screens.base import StandScreen, draw_sign
from simulator.event.screens.picture_button import PictureButton, arrow_down, arrow_up
from simulator.event.session import Turned, WentOn
from simulator.text import _, ngettext
from simulator.window.art import lettering
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour
from simulator.window.focus import State
from simulator.window.fronts import draw_front
from simulator.window.keys import Input, Key, Typed
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.menu_picture import draw_room
from simulator.window.widgets import Button, Do, Widget

if TYPE_CHECKING:
    from simulator.window.app import App

LETTER = 190.0
WHEEL = (250.0, 300.0)
STEP = 96.0
TOP = 236.0


class LetterWheel(Widget):
    """One letter that can be turned: up and down keys, or dragged with a finger."""

    def __init__(self, name: str, rect: pygame.Rect, place: int, letter: str, turn: Callable[[int, int], None]) -> None:
        super().__init__(name, rect)
        self.place = place
        self.letter = letter
        self._turn = turn
        self._held_y: float | None = None

    def hold(self, x: float, y: float) -> None:
        self._held_y = y

    def drag(self, x: float, y: float) -> bool:
        """A quarter of its height is one letter."""
        step = self.rect.height / 4
        if self._held_y is None or abs(y - self._held_y) < step:
            return False
        self._turn(self.place, 1 if y < self._held_y else -1)
        self._held_y = y
        return True

    def release(self, x: float, y: float) -> None:
        self._held_y = None

    def key(self, event: Key) -> bool:
        if event.action not in ("up", "down"):
            return False
        self._turn(self.place, 1 if event.action == "up" else -1)
        return True

    def activate(self) -> None:
        """Confirming goes on to the next wheel."""
        self._turn(self.place, 0)

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        draw_front(app, surface, self.rect, "paper", "card", hot=state != "on")
        draw = partial(_letter, letter=self.letter)
        app.sprites.put(surface, ("wheel", self.letter), draw, self.rect.center, app.scale)


class InitialsScreen(StandScreen):
    """Asks for three initials."""

    name = "initials"

    @property
    def wheel(self) -> Wheel:
        """How the wheels stand."""
        return self.stand.session.wheel

    def layout(self) -> None:
        self.widgets = [widget for place in range(PLACES) for widget in self._wheel(place)]
        skip = Button("button:skip", self.frame.rect(80, 962, 420, 100), _("No name"), self._skip, style="pill")
        done = Button(
            "button:done",
            self.frame.rect(1320, 962, 520, 100),
            _("That's me"),
            self._done,
            icon=icon_named("tick"),
            style="star",
        )
        self.widgets += [skip, done]

    def _wheel(self, place: int) -> list[Widget]:
        width, height = WHEEL
        x = 960 + (place - (PLACES - 1) / 2) * (width + 70) - width / 2
        up = self._rect(x, TOP, width, STEP)
        letter = self._rect(x, TOP + STEP + 22, width, height)
        down = self._rect(x, TOP + STEP + height + 44, width, STEP)
        return [
            PictureButton(f"button:up_{place + 1}", up, self._stepper(place, 1), arrow_up),
            LetterWheel(f"wheel:{place + 1}", letter, place, self.wheel.words[place], self._turn),
            PictureButton(f"button:down_{place + 1}", down, self._stepper(place, -1), arrow_down),
        ]

    def _rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        return self.frame.rect(x, y, width, height, down="middle")

    def _stepper(self, place: int, steps: int) -> Do:
        return lambda: self._turn(place, steps)

    def _turn(self, place: int, steps: int) -> None:
        if steps == 0:
            following = place + 1
            name = f"wheel:{following + 1}" if following < PLACES else "button:done"
            self.focus.put(next(widget for widget in self.widgets if widget.name == name))
            return
        self._become(self.wheel.turned(steps, place))

    def _become(self, wheel: Wheel) -> None:
        self.stand.sounds.play("tick")
        self.stand.happen(Turned(wheel))
        self.relay()

    def handle(self, event: Input) -> bool:
        if isinstance(event, Typed):
            for letter in event.words:
                self._become(self.wheel.typed(letter))
            return True
        if isinstance(event, Key) and event.action == "erase" and event.pressed:
            self._become(self.wheel.moved(-1))
            return True
        return super().handle(event)

    def _done(self) -> None:
        self.stand.sounds.play("bell")
        self.stand.happen(WentOn())

    def _skip(self) -> None:
        blank = len(LETTERS) - 1
        self.stand.happen(Turned(Wheel((blank, blank, blank))))
        self._done()

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.stand, surface)
        self.draw_widgets(surface)
        score = self.stand.session.score or 0
        words = ngettext("{n} point. Who are you?", "{n} points. Who are you?", score).format(n=score)
        draw_sign(self.stand, self.frame, surface, words, 1200)
        self.stand.type.draw(
            surface, self._note(), "text", self.frame.rect(520, 962, 780, 100), colour("ink"), "centre", lines=2
        )

    def _note(self) -> str:
        left_s = self.stand.session.hurry_s(self.stand.scene.times)
        if left_s is not None:
            return _("Without a touch it becomes dashes in {seconds} s.").format(seconds=round(left_s))
        if is_rude(self.wheel.words):
            return _("Please choose others: these become dashes.")
        return _("Only these three letters, the points and the time are kept.")


def _letter(canvas: Canvas, letter: str) -> None:
    size = min(LETTER, LETTER * 200 / max(1.0, lettering.width(letter, "title", LETTER)))
    canvas.text(0, size * 0.35, letter, size, anchor="middle")
