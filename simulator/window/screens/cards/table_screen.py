"""What both card games have in common at the table: answers, bots, hand-over, taking back, pause, and the end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from simulator.match import Match
from simulator.text import _
from simulator.window.keys import Input, presses
from simulator.window.screens.cards import question
from simulator.window.screens.cards.talking_table import TalkingTable
from simulator.window.screens.kitchen_controls import RoundButton
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_motion import END_S, THINK_S, Shot
from simulator.window.screens.menu_picture import draw_room
from simulator.window.table import Happening, Waits
from simulator.window.widgets import Widget

if TYPE_CHECKING:
    from simulator.window.app import App


LOOK_ROUND_S = 2.2
"""So long bots wait before they act where a person may break in."""

UNDO_BOX, PAUSE_BOX = Box(1668, 974, 100, 92), Box(1784, 974, 100, 92)


class CardScreen(TalkingTable):
    """A match of cards. Every answer is in the match's log before it is shown; closing the window loses nothing."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app, match)
        self.time_s = 0.0
        self._waited_s = 0.0
        self._asked = -1
        """The number of events at which the bots were asked last."""

    # Life

    def enter(self) -> None:
        self.film.begun = self._begun
        self._follow()

    def leave(self) -> None:
        self.voice.hush()
        self.table.match.close()

    def layout(self) -> None:
        self.film.clear()
        self._settle()
        self.arrange()

    def arrange(self) -> None:
        """Lays out what can be pressed."""
        self.tips = {}
        self.widgets = (
            question.widgets(self) if self.table.undo is not None else [*self.game_widgets(), *self._corner()]
        )
        for widget in self.widgets:
            widget.refused = self.refuse
        self.focus.keep(self.widgets)
        self._move_on()
        self.redraw()

    def _move_on(self) -> None:
        """Whoever plays without a pointer stands where something can be done."""
        on = self.focus.on
        if self.focus.by_keys and (on is None or not (on.enabled and on.scanned)):
            self.focus.put(next((one for one in self.widgets if one.enabled and one.scanned), None))

    def _corner(self) -> list[Widget]:
        rect = self.app.frame.rect
        made: list[Widget] = []
        if self.table.may_ask_undo:
            undo = RoundButton(
                "button:undo", rect(*UNDO_BOX), "", self._ask_undo, icon=icon_named("undo"), style="pill"
            )
            self.tips[undo.name] = _("take the last choice back")
            made.append(undo)
        pause = RoundButton("button:pause", rect(*PAUSE_BOX), "", self.back, icon=icon_named("pause"), style="pill")
        self.tips[pause.name] = _("pause")
        return [*made, pause]

    def stand_at(self, state: Any) -> None:
        """For a replay: the table as whoever is on turn in `state` sees it."""
        self.table.match.state = self.shown = state
        self.viewer = state.turn

    # Inputs

    def handle(self, event: Input) -> bool:
        if self.film.now is not None and presses(event):
            self.film.hurry()
            return True
        return super().handle(event)

    def back(self) -> None:
        from simulator.window.screens.kitchen_pause import PauseScreen

        self.app.push(PauseScreen(self, _("Go on")))

    def choose(self, seat: int, move: Any) -> None:
        """The choice of the person at `seat`."""
        if self.busy or self.table.undo is not None:
            return
        if not self.put_down(partial(self.table.answer, seat, move), partial(self.choose, seat, move)):
            return
        self.app.sounds.play("button")
        self.notes.clear()
        self._go_on(0.0)

    # Taking back

    def _ask_undo(self) -> None:
        if self.table.may_ask_undo and not self.busy:
            self.table.ask_undo()
            self.undo_answered()

    def undo_answered(self) -> None:
        """Somebody has asked, agreed or refused."""
        if self.table.undo is None and self.table.state is not self.shown:
            self.film.clear()
            self.shown, self._playing = self.table.state, None
            self.notes.say(_("Taken back"))
            self._follow()
        self.arrange()

    # Time

    def update(self, dt_s: float) -> None:
        self.time_s += dt_s
        self.film.update(dt_s)
        self.notes.update(dt_s)
        if self.film.now is None:
            self.tell_private()
            self._go_on(dt_s)

    def _go_on(self, dt_s: float) -> None:
        self._settle()
        if self.app.screen is not self:
            return
        if self.table.happenings:
            self._show(self.table.happenings.popleft())
        elif self.table.undo is None:
            self._wait(dt_s)

    def _settle(self) -> None:
        """What was playing is over: the table stands as after it."""
        done, self._playing = self._playing, None
        if done is None:
            return
        self.shown = done.after
        self.happened(done)
        if not self.table.happenings:
            self.shown = self.table.state
            self._follow()
            self.arrange()

    def _show(self, happening: Happening) -> None:
        self._playing, self._waited_s = happening, 0.0
        words = self.said(happening)
        if words:
            self.say(words)
        self.film.add(*self.shots(happening))

    def _begun(self, shot: Shot) -> None:
        if shot.sound:
            self.app.sounds.play(shot.sound)

    def _wait(self, dt_s: float) -> None:
        self._waited_s += dt_s
        match self.table.waits:
            case Waits.CHANCE:
                self.put_down(self.table.deal)
            case Waits.NOBODY:
                if self._waited_s >= END_S:
                    self.end()
            case _:
                self._ask_bots()

    def _ask_bots(self) -> None:
        """Bots are asked once about every position, after persons had time to look round."""
        events = len(self.table.match.events)
        patience_s = LOOK_ROUND_S if self.table.callers else THINK_S
        if self._asked != events and self._waited_s >= patience_s and self.put_down(self.table.ask_bots):
            self._asked = events

    def end(self) -> None:
        """The game is over, and its last picture was seen."""
        from simulator.window.screens.cards.end import CardEndScreen

        self.app.replace(CardEndScreen(self.table.match))

    def _follow(self) -> None:
        """Whoever has something to hide takes the window over first, where others sit at it."""
        owner = self.owner
        if owner is None:
            return
        changed, self.viewer = owner != self.viewer, owner
        if self.hides and not self.alone and (changed or self.always_hands_over):
            from simulator.window.screens.handover import HandoverScreen

            self.app.push(HandoverScreen(self.table.names[owner]))

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.app, surface)
        self.paint(surface)
        if self.table.undo is not None:
            question.paint(self, surface)
        self.draw_widgets(surface)
        self.paint_over(surface)
        shot = self.film.now
        for mover in shot.movers if shot is not None else ():
            mover(surface, self.film.part)
        self.draw_words(surface)
