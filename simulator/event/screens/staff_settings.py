"""Settings of the staff: what is offered, how hard, how long, how it looks and sounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from simulator.event.challenges import TITLES, Challenge
from simulator.scene import SceneFaults
from simulator.text import LANGUAGES, _, percent
from simulator.window.art.palette import colour
from simulator.window.keys import Input
from simulator.window.pages import Make, Pages
from simulator.window.screens.option_words import scene_words
from simulator.window.widgets import Stepper, Toggle, Widget

if TYPE_CHECKING:
    from simulator.event.screens.staff import StaffScreen

_OFFERS = {Challenge.POUR: "pour_challenge", Challenge.CREPE: "crepe_challenge", Challenge.GAME: "full_game"}


class SettingsTab:
    """Rows in two columns, page by page. Every change counts at once and stays."""

    def __init__(self, screen: StaffScreen) -> None:
        self._screen = screen
        self._pages = Pages(screen, "staff_page")
        self._message = ""

    def widgets(self, room: pygame.Rect) -> list[Widget]:
        """The rows of the page that is open."""
        px = self._screen.frame.px
        upper = pygame.Rect(room.x, room.y, room.width, room.height - px(44))
        return self._pages.arrange(self._rows(), upper, px(98), px(14), columns=2)

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Why a change was refused."""
        px = self._screen.frame.px
        foot = pygame.Rect(room.x, room.bottom - px(38), room.width, px(44))
        words = self._message or self._screen.stand.choices.fault
        self._screen.stand.type.draw(surface, words, "note", foot, colour("stop"))

    def see(self, event: Input) -> None:
        """Nothing but the rows."""

    def _rows(self) -> list[Make]:
        scene = self._screen.stand.scene
        languages = list(LANGUAGES)
        displays = list(range(max(1, pygame.display.get_num_displays())))
        return [
            *(self._switch(f"offer.{key}", TITLES[one]()) for one, key in _OFFERS.items()),
            self._steps("play.difficulty", _("Difficulty"), ("family", "standard", "chef"), _difficulty),
            self._steps("show.language", _("Language"), languages, lambda code: LANGUAGES[code]),
            self._steps("show.volume_percent", _("Volume"), range(0, 101, 10), percent),
            self._switch("show.mirror", _("For the left hand")),
            self._steps("show.display", _("Display"), displays, lambda place: str(place + 1)),
            self._steps("play.bots", _("Bots"), ("novice", "regular", "chef"), _bot),
            self._steps("play.dish_goal", _("Dishes to win"), range(1, 8), str),
            self._steps(
                "times.crepe_s", _("Crepe challenge"), _near((30.0, 45.0, 60.0, 90.0), scene.times.crepe_s), _seconds
            ),
            self._steps(
                "times.longest_game_min",
                _("Longest game"),
                _near((10.0, 15.0, 20.0, 25.0, 30.0, 45.0, 60.0), scene.times.longest_game_min),
                lambda minutes: _("{minutes:g} min").format(minutes=minutes),
            ),
            self._steps(
                "times.idle_s", _("Idle after"), _near((20.0, 30.0, 40.0, 60.0, 90.0), scene.times.idle_s), _seconds
            ),
        ]

    def _value(self, key: str) -> Any:
        table, _dot, last = key.partition(".")
        return getattr(getattr(self._screen.stand.scene, table), last)

    def _switch(self, key: str, title: str) -> Make:
        return lambda rect: Toggle(f"set:{key}", rect, title, self._value(key), lambda on: self._put(key, on))

    def _steps(self, key: str, title: str, values: Sequence[Any], words: Any) -> Make:
        def make(rect: pygame.Rect) -> Widget:
            at = list(values).index(self._value(key)) if self._value(key) in values else 0
            shown = [words(value) for value in values]
            return Stepper(f"set:{key}", rect, title, shown, at, lambda place: self._put(key, values[place]))

        return make

    def _put(self, key: str, value: Any) -> None:
        stand = self._screen.stand
        stand.sounds.play("button")
        self._message = ""
        try:
            stand.choices.put(key, value)
        except SceneFaults as fault:
            self._message = str(fault)
        stand.changed_by_staff()
        self._screen.relay()


def _near(values: tuple[float, ...], present: float) -> list[float]:
    """The values to step through, with the one of the file among them."""
    return sorted({*values, present})


def _difficulty(name: str) -> str:
    return scene_words(name).title


def _bot(name: str) -> str:
    return {"novice": _("Novice bot"), "regular": _("Regular bot"), "chef": _("Chef bot")}[name]


def _seconds(seconds: float) -> str:
    return _("{seconds:g} s").format(seconds=seconds)
