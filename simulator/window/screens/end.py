"""The end: a podium in the cooks' enamels, confetti of condiments, the best moment, and once more."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pygame

from simulator.alacarte.state import State
from simulator.game import Standing
from simulator.games import bot_seats
from simulator.match import Match
from simulator.text import _
from simulator.verify import NotPerformed
from simulator.window import doors
from simulator.window.best_moment import Moment, best_moment
from simulator.window.clip import film_aside, why_no_clips
from simulator.window.history import opened_again
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
        self._no_moment = ""
        """Why the best act cannot be seen again."""
        self._filming: Future[None] | None = None
        self._clip = Path()
        self._no_clip = ""
        """Why no clip can be saved now."""
        self._told = ""
        """What became of the clip."""
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
        self._no_moment = self._look_for_a_moment()
        self._no_clip = self._no_moment or why_no_clips()
        self.app.sounds.play("bell")

    def _look_for_a_moment(self) -> str:
        """Finds the best act; why it cannot be seen again, empty where it can."""
        self._moment = best_moment(self.match.log_path) if self.match.log_path is not None else None
        if self._moment is None:
            return _("no act was recorded")
        try:
            opened_again(self._moment.performance, self._moment.request)
        except NotPerformed as fault:
            return str(fault)
        return ""

    def leave(self) -> None:
        self.match.close()

    def layout(self) -> None:
        self._still = None
        rows: tuple[tuple[str, str, str, Callable[[], None], str], ...] = (
            ("best", _("Best moment"), "play", self._show_best, self._no_moment),
            ("clip", _("Save clip"), "clip", self._save_clip, self._no_clip),
            ("again", _("Play again"), "again", self._again, ""),
            ("menu", _("Menu"), "back", self.back, ""),
        )
        self.widgets = [self._button(place, *row) for place, row in enumerate(rows)]

    def _button(self, place: int, name: str, title: str, icon: str, action: Callable[[], None], reason: str) -> Button:
        rect = self.app.frame.rect(60 + place * 456, 974, 432, 92)
        style = "star" if name == "again" else "drawer"
        return Button(f"button:{name}", rect, title, action, "", icon_named(icon), reason, style)

    def _show_best(self) -> None:
        moment = self._moment
        assert moment is not None
        act, hand = opened_again(moment.performance, moment.request)
        context = kitchen_acts.context_of(moment.before, moment.request, hand)
        self.app.push(self._close_up(self.app, act, context, self._shown))

    def _shown(self, outcome: Any, gesture: Any) -> None:
        self.app.pop_to(self)

    # The clip

    def _save_clip(self) -> None:
        moment, log = self._moment, self.match.log_path
        assert moment is not None
        assert log is not None
        self.app.data.clips.mkdir(parents=True, exist_ok=True)
        self._clip = self.app.data.clips / f"{log.stem}.gif"
        self._filming = film_aside(moment, self._clip, self.app.settings)
        self._no_clip = _("filming the best moment …")
        self.relay()

    def _look_at_the_film(self) -> None:
        if self._filming is None or not self._filming.done():
            return
        fault = self._filming.exception()
        self._filming = None
        self._no_clip = "" if fault else _("saved")
        self._told = _("No clip: {fault}").format(fault=fault) if fault else str(self._clip)
        self.relay()

    def _again(self) -> None:
        app, header = self.app, self.match.header
        cooks = len(header["seats"])
        first = (header.get("first", 0) + 1) % cooks
        app.pop()
        doors.open_match(app, {**header, "seed": secrets.randbelow(2**31), "first": first})

    def update(self, dt_s: float) -> None:
        self.time_s += dt_s
        self._look_at_the_film()

    def draw(self, surface: pygame.Surface) -> None:
        if self._still is None:
            self._still = end_picture.still(self.app, self.state, self.standings, title(self.state, self.standings))
        surface.blit(self._still, (0, 0))
        time_s = 0.0 if self.app.settings.reduced_motion else self.time_s
        end_picture.confetti(self.app, surface, time_s, len(self.state.seats))
        end_picture.cooks(self.app, surface, self.standings, bot_seats(self.match.header), time_s)
        self.app.type.draw(surface, self._told, "note", self.app.frame.rect(60, 918, 1800, 48), align="centre")
        self.draw_widgets(surface)


def title(state: State, standings: tuple[Standing, ...]) -> str:
    """The words of the sign."""
    return end_picture.title([state.seats[one.seat].name for one in standings if one.winner])
