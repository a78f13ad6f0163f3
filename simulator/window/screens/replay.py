"""A log played again: event by event in the kitchen, its acts performed anew by the recorded hands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from simulator.alacarte.state import State
from simulator.text import _
from simulator.verify import NotPerformed
from simulator.vocabulary import Flipped, Poured, Rolled
from simulator.window.acts_view import Signs
from simulator.window.history import performed_again
from simulator.window.screens.act_context import ActContext
from simulator.window.screens.kitchen_acts import close_up, context_of
from simulator.window.screens.kitchen_layout import layout
from simulator.window.screens.kitchen_picture import Kitchen
from simulator.window.screens.kitchen_shots import spoon_spot
from simulator.window.screens.kitchen_words import pieces, said
from simulator.window.screens.playback import Playback
from simulator.window.table import Happening
from simulator.window.widgets import Button, Widget

if TYPE_CHECKING:
    from simulator.acts.hand import Gesture
    from simulator.window.app import App

MARK_S = 3.0


class ReplayScreen(Playback):
    """The kitchen event by event; an act that ends otherwise than recorded is marked DIVERGED."""

    has_more = True

    def __init__(self, app: App, path: Path) -> None:
        super().__init__(path)
        self.app = app
        self.diverged: dict[int, str] = {}
        self.face = "1"
        self._mark_s = 0.0
        self._performed: set[int] = set()
        self._note = ""
        self._kitchen: Kitchen | None = None

    @property
    def state(self) -> State:
        """The table at the present place."""
        state: State = self.history.states[self.place]
        return state

    # Layout

    def layout(self) -> None:
        self._kitchen = None
        super().layout()
        self.scrub.acts = frozenset(n for n, entry in enumerate(self.history.entries) if entry.is_act)

    def more(self, box: pygame.Rect) -> list[Widget]:
        self.act = Button("button:act", box, _("Watch act"), self.watch_act, style="pill", role="text")
        return [self.act]

    def relabel(self) -> None:
        super().relabel()
        self.scrub.diverged = frozenset(self.diverged)
        on_act = self.place < self.last and self.history.entries[self.place].is_act
        self.act.off_reason = "" if on_act else _("no act here")

    def _picture(self) -> Kitchen:
        viewer = self.state.turn
        if self._kitchen is None or self._kitchen.viewer != viewer:
            self._kitchen = Kitchen(self.app, layout(len(self.state.seats), self.app.frame.narrow), viewer)
        return self._kitchen

    # Going about

    def arrived(self) -> None:
        self._note = self._said(self.place - 1)
        event = self.history.entries[self.place - 1].event if self.place else None
        if isinstance(event, Rolled):
            self.face = event.face

    def _said(self, number: int) -> str:
        if number < 0:
            return ""
        states, entry = self.history.states, self.history.entries[number]
        return said(Happening(states[number], entry.event, states[number + 1]))

    # Acts again

    def watch_act(self) -> None:
        """The act at the present place, performed again by the hand that was recorded."""
        entry = self.history.entries[self.place]
        try:
            act, hand = performed_again(entry)
        except NotPerformed as fault:
            self._say_not_performed(str(fault))
            return
        context = context_of(self.state, entry.request, hand)
        watched = _at_speed(context, self.speed)
        self.app.push(close_up(self.app, act, watched, self._act_done))

    def _say_not_performed(self, why: str) -> None:
        self._performed.add(self.place)
        self._note, self._mark_s = _("Not performed again: {why}").format(why=why), MARK_S

    def _act_done(self, outcome: Poured | Flipped, gesture: Gesture) -> None:
        """Compares; the recorded outcome stands."""
        self._performed.add(self.place)
        recorded = self.history.entries[self.place].event
        if outcome != recorded:
            words = _("DIVERGED: recorded {old}, performed again {new}")
            self.diverged[self.place] = words.format(old=_told(recorded), new=_told(outcome))
            self._mark_s = MARK_S
        place = self.place
        self.app.pop_to(self)
        self.go(place + 1)

    # Time

    def update(self, dt_s: float) -> None:
        self._mark_s = max(0.0, self._mark_s - dt_s)
        if self._mark_s <= 0:
            super().update(dt_s)

    def next(self) -> None:
        """An act is performed again once before the replay goes on."""
        if self.history.entries[self.place].is_act and self.place not in self._performed:
            self.watch_act()
        else:
            self._performed.discard(self.place)
            self.go(self.place + 1)

    def resume(self) -> None:
        """A close-up was left with Escape: the replay pauses there."""
        if self.place < self.last and self.place not in self._performed:
            self.playing = False
        self.relabel()

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        kitchen, state = self._picture(), self.state
        kitchen.draw(surface, state)
        for seat, cook in enumerate(state.seats):
            kitchen.knob(surface, seat, cook.stove.heat)
        if not (state.setup or state.over):
            count = max(3, state.actions_left)
            for place in range(count):
                kitchen.spoon(surface, spoon_spot(kitchen, place, count), 0, place < state.actions_left)
        die = kitchen.places.die
        kitchen.die(surface, self.face, die.x, die.y)
        self.draw_place(surface)
        self.draw_widgets(surface)
        self._draw_words(surface)

    def _draw_words(self, surface: pygame.Surface) -> None:
        kitchen = self._picture()
        signs = Signs(self.app.frame, self.app.sprites, self.app.type)
        at = kitchen.at(*kitchen.places.note)
        mark = self.diverged.get(self.place - 1, "")
        if mark:
            signs.put(surface, mark, at, "text", "bold", "stop", "salt")
        elif self._note:
            signs.put(surface, self._note, at, "text", "bold")


def _at_speed(context: ActContext, speed: float) -> ActContext:

    return replace(context, speed=speed)


def _told(outcome: object) -> str:
    match outcome:
        case Poured() as poured if poured.fallen.total:
            return pieces(poured.fallen)
        case Poured():
            return _("nothing")
        case Flipped(landed):
            return {"picture_up": _("picture side up"), "recipe_up": _("recipe side up")}.get(
                landed.value, _("beside the pan")
            )
    return str(outcome)
