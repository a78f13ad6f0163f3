"""What do you want to play? One card for each thing that is offered; a full game also asks how many play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.event.challenges import FORMULAS, TITLES, Challenge
from simulator.event.screens.base import StandScreen, draw_sign, draw_whole
from simulator.event.screens.over import language_rect
from simulator.text import LANGUAGES, _
from simulator.window.art.bottle import bottle
from simulator.window.art.canvas import Canvas
from simulator.window.art.cooks import COOKS, bust
from simulator.window.art.dishes.catalogue import DISHES
from simulator.window.art.palette import ENAMELS, colour
from simulator.window.art.settled import settled
from simulator.window.focus import State
from simulator.window.fronts import Draw, draw_front
from simulator.window.screens.menu_picture import draw_room
from simulator.window.widgets import Button, Do, Widget

if TYPE_CHECKING:
    from simulator.event.stand import Stand
    from simulator.window.app import App

TOP, HIGH, GAP = 186.0, 660.0, 36.0
WIDEST = 580.0
MOST_FRIENDS = 4

Dealt = tuple[str, str, Do, str, Draw]
"""A card: name, title, what it does, line, picture."""


class Card(Button):
    """A large card with a picture, a title and a line below."""

    def __init__(self, stand: Stand, name: str, rect: pygame.Rect, title: str, action: Do, sub: str, art: Draw) -> None:
        super().__init__(name, rect, title, action, sub, style="card")
        self.picture = art
        self._stand = stand

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        box = self.rect.move(0, app.frame.px(4) if state == "pressed" else 0)
        draw_front(app, surface, box, "drawer_hot" if state != "on" else "paper", "card", hot=state != "on")
        at = box.centerx, box.y + box.height * 0.26
        app.sprites.put(surface, ("card", self.name), self.picture, at, app.scale)
        inside = box.inflate(-app.frame.px(56), 0)
        head = pygame.Rect(inside.x, box.y + round(box.height * 0.48), inside.width, round(box.height * 0.13))
        app.type.draw(surface, self.title, "head", head, align="centre", lines=2)
        words = pygame.Rect(inside.x, head.bottom, inside.width, box.bottom - head.bottom - app.frame.px(20))
        draw_whole(
            self._stand, surface, self.sub, ("button", "text", "note"), words, colour("ink2"), "centre", 6, "text"
        )


class ChooseScreen(StandScreen):
    """The second screen of every visit."""

    name = "choose"

    def __init__(self, stand: Stand) -> None:
        super().__init__(stand)
        self.asks_how_many = False

    def layout(self) -> None:
        cards = self._friends() if self.asks_how_many else self._challenges()
        self.widgets = [*self._dealt(cards), *self._languages(), self._leave()]

    # Cards

    def _dealt(self, cards: list[Dealt]) -> list[Widget]:
        width = min(WIDEST, (1920 - 120 - GAP * (len(cards) - 1)) / len(cards))
        left = 960 - (len(cards) * (width + GAP) - GAP) / 2
        return [
            Card(self.stand, name, self._card_rect(left + place * (width + GAP), width), title, do, line, art)
            for place, (name, title, do, line, art) in enumerate(cards)
        ]

    def _card_rect(self, left: float, width: float) -> pygame.Rect:
        return self.frame.rect(left, TOP, width, HIGH, down="middle")

    def _challenges(self) -> list[Dealt]:
        return [
            (f"challenge:{one.value}", TITLES[one](), self._chooser(one), _about(one), _PICTURES[one])
            for one in self.stand.offered
        ]

    def _friends(self) -> list[Dealt]:
        return [
            (f"persons:{count}", _party(count), self._starter(count), _party_line(count), partial(_cooks, count=count))
            for count in range(1, MOST_FRIENDS + 1)
        ]

    def _chooser(self, challenge: Challenge) -> Do:
        def choose() -> None:
            self.stand.sounds.play("button")
            if challenge is Challenge.GAME:
                self.asks_how_many = True
                self.relay()
            else:
                self.stand.chosen(challenge)

        return choose

    def _starter(self, count: int) -> Do:
        def start() -> None:
            self.stand.sounds.play("bell")
            self.stand.chosen(Challenge.GAME, count)

        return start

    # The counter

    def _languages(self) -> list[Widget]:
        return [
            Button(
                f"button:language_{code}",
                language_rect(self.frame, place),
                code.upper(),
                self._speaker(code),
                style="pill",
                chosen=code == self.stand.settings.language,
            )
            for place, code in enumerate(LANGUAGES)
        ]

    def _speaker(self, code: str) -> Do:
        def speak() -> None:
            self.stand.sounds.play("button")
            self.stand.speak(code)

        return speak

    def _leave(self) -> Widget:
        return Button("button:leave", self.frame.rect(80, 944, 320, 92), _("Back"), self.back, style="pill")

    def back(self) -> None:
        """From the friends to the challenges, from there to the title."""
        self.stand.sounds.play("button")
        if self.asks_how_many:
            self.asks_how_many = False
            self.relay()
        else:
            self.stand.given_up()

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.stand, surface)
        self.draw_widgets(surface)
        words = _("How many of you?") if self.asks_how_many else _("What do you want to play?")
        draw_sign(self.stand, self.frame, surface, words, 1100)


def _about(challenge: Challenge) -> str:
    about = {
        Challenge.POUR: _("Three orders. Tip exactly what they ask for."),
        Challenge.CREPE: _("Flip as many crepes in a row as you can, against the clock."),
        Challenge.GAME: _("Cook, season, serve: against bots, or two to four friends at one table."),
    }
    formula = FORMULAS[challenge]() if challenge is Challenge.POUR else ""
    return f"{about[challenge]}\n{formula}".strip()


def _party(count: int) -> str:
    return _("Alone") if count == 1 else _("{count} friends").format(count=count)


def _party_line(count: int) -> str:
    if count == 1:
        return _("You against the bots.")
    return _("You take turns.")


def _bottle(canvas: Canvas) -> None:
    pieces = settled(["lemon"] * 9 + ["salt"] * 3, 120, seed=4)
    bottle(canvas, 0, 0, 0.95, "lemon", turn=120, pieces=pieces, standing=False)


def _crepe(canvas: Canvas) -> None:
    with canvas.at(0, 0, 1.5):
        DISHES["crepe"](canvas)


def _cooks(canvas: Canvas, count: int) -> None:
    size = {1: 1.1, 2: 0.8, 3: 0.66, 4: 0.52}[count]
    for place in range(count):
        across = place if count < MOST_FRIENDS else place % 2
        row = 0 if count < MOST_FRIENDS else place // 2
        columns = min(count, 3) if count < MOST_FRIENDS else 2
        x = (across - (columns - 1) / 2) * 158 * size
        y = (row - 0.5) * 236 * size if count == MOST_FRIENDS else 0
        bust(canvas, x, y + 30, size, COOKS[ENAMELS[place]], "happy")


_PICTURES: dict[Challenge, Callable[[Canvas], None]] = {
    Challenge.POUR: _bottle,
    Challenge.CREPE: _crepe,
    Challenge.GAME: partial(_cooks, count=3),
}
