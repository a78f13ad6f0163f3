"""The kitchen: a whole game at one table, played by pressing what lies on it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from simulator.alacarte.moves import Season, StealCup, TakeCrepe, TakeDish
from simulator.alacarte.state import State
from simulator.match import Match
from simulator.text import _
from simulator.vocabulary import Rolled
from simulator.window.keys import Input, presses
from simulator.window.screens import kitchen_acts, kitchen_doors, kitchen_front
from simulator.window.screens.answering import AnsweringScreen
from simulator.window.screens.kitchen_controls import Controls, Hands, controls
from simulator.window.screens.kitchen_drawers import Drawer
from simulator.window.screens.kitchen_layout import layout
from simulator.window.screens.kitchen_motion import END_S, THINK_S, Film, Shot
from simulator.window.screens.kitchen_notes import Idle, Notes
from simulator.window.screens.kitchen_picture import Kitchen
from simulator.window.screens.kitchen_shots import shots
from simulator.window.screens.kitchen_undo import TakingBack
from simulator.window.screens.kitchen_words import said
from simulator.window.table import Happening, Table, Waits

if TYPE_CHECKING:
    from simulator.window.app import App


class KitchenScreen(AnsweringScreen):
    """A match at the table. Every answer is in the match's log before it is shown; closing the window loses nothing."""

    name = "kitchen"

    def __init__(self, app: App, match: Match, close_up: kitchen_acts.CloseUp = kitchen_acts.close_up) -> None:
        super().__init__()
        self.app = app
        self.table = Table(match)
        self.film = Film()
        self.shown: State = self.table.state
        self.viewer = (self.table.persons or (0,))[0]
        self.face = "1"
        self.time_s = 0.0
        self._close_up = close_up
        self._controls = Controls()
        self._hands = self._pressed()
        self._playing: Happening | None = None
        self._offered: State | None = None
        self._act: Any = None
        self._notes = Notes()
        self._idle = Idle()
        self._picture: Kitchen | None = None

    @property
    def picture(self) -> Kitchen:
        """The painter for the present size and viewer."""
        assert self._picture is not None, "not laid out yet"
        return self._picture

    @property
    def note(self) -> str:
        """The line on the wall."""
        return self._notes.words

    @property
    def tap_part(self) -> float | None:
        """How far an idle spoon's tap has come, 0 to 1; None while nothing taps."""
        return self._idle.tap_part

    # Life

    def enter(self) -> None:
        self.film.begun = self._sound
        self._follow()

    def leave(self) -> None:
        self.table.match.close()

    def resume(self) -> None:
        if self._act is not None:  # the close-up was left with Escape: the act still waits
            self._act = None
            self.back()
        self.arrange()

    def layout(self) -> None:
        self._picture = Kitchen(self.app, layout(len(self.shown.seats), self.app.frame.narrow), self.viewer)
        self.film.clear()
        self._settle()
        self.arrange()

    def arrange(self) -> None:
        """Lays out what can be pressed as the table stands."""
        self._controls = controls(self.picture, self.table, self._hands)
        self.widgets = self._controls.widgets
        self.focus.keep(self.widgets)
        self.redraw()

    def _pressed(self) -> Hands:
        back = TakingBack(self)
        return Hands(
            drawer=self._open,
            choose=self.choose,
            coffee=partial(kitchen_doors.open_coffee, self),
            refused=self.refuse,
            pause=self.back,
            undo=back.ask,
            agree=back.agree,
            disagree=back.refuse,
        )

    # Inputs

    def handle(self, event: Input) -> bool:
        if self.film.now is not None and presses(event):
            self.film.hurry()
            return True
        if presses(event):
            self._idle.end()
        return super().handle(event)

    def back(self) -> None:
        kitchen_doors.open_pause(self)

    def end(self) -> None:
        """The game is over, and its last picture was seen."""
        kitchen_doors.open_end(self)

    def choose(self, move: Any) -> None:
        """The choice of the person whose turn it is."""
        if self.table.waits is not Waits.PERSON:
            return
        if not self.put_down(partial(self.table.choose, move), partial(self.choose, move)):
            return
        self.app.sounds.play("button")
        self._notes.clear()
        self._idle.end()
        self._go_on(0.0)

    def _open(self, drawer: Drawer) -> None:
        match drawer.opens:
            case "bottle":
                self._point_at_bottles()
            case "coffee":
                kitchen_doors.open_coffee(self)
            case "dish":
                self._new_dish()
            case _:
                self.choose(drawer.move)

    def _point_at_bottles(self) -> None:
        legal = [move.bottle for move in self.table.legal_moves() if isinstance(move, Season)]
        first = next((widget for widget in self.widgets if widget.name == f"bottle:{legal[0].value}"), None)
        self.focus.put(first)
        self.say(_("Press the bottle to tip"))

    def say(self, words: str) -> None:
        """A line on the wall for a moment."""
        self._notes.say(words)

    # Screens above

    def _new_dish(self) -> None:
        self._offered = self.table.state
        kitchen_doors.open_dishes(self)

    def begin_again(self) -> None:
        """A choice was taken back: the kitchen stands as before it."""
        self.film.clear()
        self.shown, self._playing = self.table.state, None
        self.say(_("Taken back"))
        self._follow()

    # Time

    def update(self, dt_s: float) -> None:
        self.time_s += dt_s
        self.film.update(dt_s)
        self._notes.update(dt_s)
        self._idle.update(dt_s)
        if self.film.now is None:
            self._go_on(dt_s)

    def _go_on(self, dt_s: float) -> None:
        self._settle()
        if self.table.happenings:
            self._show(self.table.happenings.popleft())
        elif self.table.undo is None:
            self._wait(dt_s)

    def _settle(self) -> None:
        """What was playing is over: the kitchen stands as after it."""
        if self._playing is None:
            return
        self._notes.say_kept()
        self.shown, self._playing = self._playing.after, None
        if not self.table.happenings:
            self.shown = self.table.state
            self._follow()
            self.arrange()

    def _show(self, happening: Happening) -> None:
        self._playing = happening
        words = said(happening)
        if isinstance(happening.event, Rolled):
            self._notes.keep(words)
        elif words:
            self.say(words)
        self.film.add(*shots(self.picture, happening, self.app.settings.reduced_motion))
        if isinstance(happening.event, Rolled) and self.app.settings.reduced_motion:
            self.face = happening.event.face

    def _wait(self, dt_s: float) -> None:
        self._idle.waited_s += dt_s
        match self.table.waits:
            case Waits.CHANCE:
                self.put_down(self.table.deal)
            case Waits.BOT:
                if self._idle.waited_s >= THINK_S:
                    self.put_down(self._ask_bot)
            case Waits.ACT:
                self._open_act()
            case Waits.PERSON:
                self._offer()
            case Waits.NOBODY:
                if self._idle.waited_s >= END_S:
                    self.end()

    def _offer(self) -> None:
        """A person must choose: what has a screen of its own opens by itself, once."""
        if self._idle.taps:
            self.app.sounds.play("spoon", 0.4)
        if self._offered is self.table.state:
            return
        self._offered = self.table.state
        moves = self.table.legal_moves()
        if moves and all(isinstance(move, (TakeDish, TakeCrepe)) for move in moves):
            self._new_dish()
        elif any(isinstance(move, StealCup) for move in moves):
            kitchen_doors.open_coffee(self)

    def _open_act(self) -> None:
        request = self.table.pending
        act, hand = self.table.open_act()
        self._act = act
        context = kitchen_acts.context_of(self.table.state, request, hand, self.app.settings.match_speed)  # type: ignore[arg-type]
        self.app.push(self._close_up(self.app, act, context, self._act_done))

    def _act_done(self, outcome: Any, gesture: Any) -> None:
        if not self.put_down(partial(self.table.close_act, self._act), partial(self._act_done, outcome, gesture)):
            return
        self._act = None
        self._idle.waited_s = 0.0
        self.app.pop_to(self)

    def drop_act(self) -> None:
        """Whoever leaves the table leaves the act that is open there."""
        self._act = None

    def _ask_bot(self) -> None:
        if self.table.ask_bot():
            self._idle.waited_s = 0.0

    def _follow(self) -> None:
        """The person whose turn it is stands in front; while bots play, whoever stood there last."""
        seat = self.table.state.turn
        if seat == self.viewer or (self.table.persons and seat not in self.table.persons):
            return
        handed_over = self.table.state.options.hidden_cups and len(self.table.persons) > 1
        self.viewer = seat
        if self._picture is not None:
            self._picture = Kitchen(self.app, layout(len(self.shown.seats), self.app.frame.narrow), self.viewer)
        if handed_over:
            kitchen_doors.hand_over(self)

    # The picture

    def _sound(self, shot: Shot) -> None:
        if shot.die is not None:
            self.face = shot.die
        else:
            self._notes.say_kept()
        if shot.sound:
            self.app.sounds.play(shot.sound)

    @property
    def tip(self) -> tuple[str, pygame.Rect] | None:
        """The line for what has the focus, and where that is."""
        on = self.focus.on
        if on is None or on.name not in self._controls.tips or self.film.now is not None:
            return None
        return self._controls.tips[on.name], on.rect

    def draw(self, surface: pygame.Surface) -> None:
        kitchen_front.draw(self, surface)
        self.draw_widgets(surface)
        kitchen_front.draw_movers(self, surface)
        kitchen_front.draw_words(self, surface)
