"""The end: a podium in the cooks' enamels, confetti of condiments, the best moment, and once more."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import pygame

from simulator.alacarte.state import State
from simulator.game import Standing
from simulator.match import Match
from simulator.text import _
from simulator.window import doors
from simulator.window.best_moment import Moment, best_moment, open_again
from simulator.window.screen import Screen
from simulator.window.screens import end_picture, kitchen_acts
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.widgets import Button


class EndScreen(Screen):
    """Who won, what everybody cooked, and what to do next."""

    name = "end"

    def __init__(self, match: Match, close_up: kitchen_acts.CloseUp = kitchen_acts.close_up) -> None:
        super().__init__()
        self.match = match
        self.time_s = 0.0
        self._close_up = close_up
        self._moment: Moment | None = None
        self._still: pygame.Surface | None = None

    @property
    def state(self) -> State:
        """The state at the end."""
        state: State = self.match.state
        return state

    @property
    def standings(self) -> tuple[Standing, ...]:
        """All seats, winners first."""
        return self.match.standings()

    def enter(self) -> None:
        if self.match.log_path is not None:
            self._moment = best_moment(self.match.log_path)
        self.app.sounds.play("bell")

    def leave(self) -> None:
        self.match.close()

    def layout(self) -> None:
        self._still = None
        reason = "" if self._moment else _("no act was recorded")
        rows: tuple[tuple[str, str, str, Callable[[], None], str], ...] = (
            ("best", _("Best moment"), "play", self._show_best, reason),
            ("again", _("Play again"), "again", self._again, ""),
            ("menu", _("Menu"), "back", self.back, ""),
        )
        self.widgets = [self._button(place, *row) for place, row in enumerate(rows)]

    def _button(self, place: int, name: str, title: str, icon: str, action: Callable[[], None], reason: str) -> Button:
        rect = self.app.frame.rect(250 + place * 490, 974, 440, 92)
        style = "star" if name == "again" else "drawer"
        return Button(f"button:{name}", rect, title, action, "", icon_named(icon), reason, style)

    def _show_best(self) -> None:
        moment = self._moment
        assert moment is not None
        act, hand = open_again(self.match, moment)
        context = kitchen_acts.context_of(moment.before, moment.request, hand)
        self.app.push(self._close_up(self.app, act, context, self._shown))

    def _shown(self, outcome: Any, gesture: Any) -> None:
        self.app.pop_to(self)

    def _again(self) -> None:
        app, header = self.app, self.match.header
        cooks = len(header["seats"])
        first = (header.get("first", 0) + 1) % cooks
        app.pop()
        doors.open_match(app, {**header, "seed": secrets.randbelow(2**31), "first": first})

    def update(self, dt_s: float) -> None:
        self.time_s += dt_s

    def draw(self, surface: pygame.Surface) -> None:
        if self._still is None:
            self._still = end_picture.still(self.app, self.state, self.standings, title(self.state, self.standings))
        surface.blit(self._still, (0, 0))
        still = self.app.settings.reduced_motion
        end_picture.confetti(self.app, surface, 0.0 if still else self.time_s, len(self.state.seats))
        end_picture.cooks(self.app, surface, self.standings, 0.0 if still else self.time_s)
        self.draw_widgets(surface)


def title(state: State, standings: tuple[Standing, ...]) -> str:
    """The words of the sign."""
    names = [state.seats[one.seat].name for one in standings if one.winner]
    if len(names) == 1:
        return _("{name} wins").format(name=names[0])
    if not names:
        return _("The end")
    return _("{names} and {last} win").format(names=", ".join(names[:-1]), last=names[-1])
