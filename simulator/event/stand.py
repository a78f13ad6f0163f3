"""The stand: the window of the game, led through one visit after the other, locked for visitors, for days."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pygame

from simulator.event import runs
from simulator.event.activity import Activity
from simulator.event.board import open_board
from simulator.event.care import Care
from simulator.event.challenges import Challenge
from simulator.event.choices import Choices, pin_of
from simulator.event.clock import StandClock
from simulator.event.corner import Corner
from simulator.event.highlights import Album
from simulator.event.pin import Lock
from simulator.event.program import Program
from simulator.event.screens import over
from simulator.event.session import Chose, Event, Finished, Left, Passed, Phase, Session, Touched, after
from simulator.event.storage import Storage
from simulator.event.today import Today
from simulator.event.visits import Visits
from simulator.text import LANGUAGES
from simulator.window.app import App
from simulator.window.keys import Input, Key
from simulator.window.screen import Screen
from simulator.window.settings import Settings

if TYPE_CHECKING:
    from simulator.scene.event import EventScene

Outcome = Literal["exit", "restart"]


class StandSettings(Settings):
    """What a visitor has set. It is forgotten with the visit, so it is never written."""

    def save(self, path: Path) -> None:
        """Nothing is kept."""


class Stand(App):
    """One stand on one display.

    Args:
        given: the file of the stand.
        size: of the window in px; None lets the file and the display decide.
        spoken: the language to begin with, instead of the file's.
        clock, chance: for tests; else the machine's own.
    """

    def __init__(
        self,
        given: EventScene,
        storage: Storage,
        size: tuple[int, int] | None = None,
        targets_file: Path | None = None,
        spoken: str | None = None,
        clock: StandClock | None = None,
        chance: random.Random | None = None,
    ) -> None:
        os.environ.setdefault(
            "SDL_NO_SIGNAL_HANDLERS", "1"
        )  # else SDL makes a SIGTERM a wish to close, which is locked
        self.storage = storage
        self.clock = clock or StandClock()
        self.chance = chance or random.SystemRandom()
        self.choices = Choices(given, storage.choices, self.clock.now_s())
        self.pin_hash, self.new_pin = pin_of(given, storage)
        self.spoken = spoken
        self.windowed = size is not None
        display = self.choices.scene.show.display
        super().__init__(self.fresh_settings(), storage.visit, size, targets_file, display=display)
        self.session = Session()
        self.visits = Visits(self)
        self.lock = Lock()
        self.outcome: Outcome = "exit"
        self._covered = False
        self.notes: list[str] = []
        self.album = Album(storage.highlights)
        self.board = open_board(storage.board, self.clock.now_s())
        self.care = Care(self)
        self._activity = Activity()
        self._corner = Corner()
        self.program = Program(self)
        self.today = Today(self)
        self._show_first()

    # What the file and the staff say

    @property
    def scene(self) -> EventScene:
        """How the stand behaves now."""
        return self.choices.scene

    @property
    def language(self) -> str:
        """What each visitor begins with."""
        return self.spoken or self.scene.show.language

    def fresh_settings(self) -> StandSettings:
        """What each visitor begins with."""
        show = self.choices.scene.show
        return StandSettings(
            language=self.language,
            volume_percent=show.volume_percent,
            left_handed=show.mirror,
            full_screen=show.full_screen and not self.windowed,
        )

    def changed_by_staff(self) -> None:
        """Call after a choice of the staff: the window looks and sounds accordingly."""
        self._put_settings(muted=False)

    def _put_settings(self, muted: bool) -> None:
        fresh = self.fresh_settings()
        fresh.mute = muted
        if fresh == self.settings:
            return
        self.settings = self.sounds.settings = fresh
        self.settings_changed()

    def speak(self, code: str) -> None:
        """The present visitor speaks another language."""
        assert code in LANGUAGES
        self.settings.language = code
        self.settings_changed()

    @property
    def troubles(self) -> list[str]:
        """What the staff should know: what could not be read or written."""
        now = (self.choices.fault, self.board.note, self.board.fault, self.care.fault)
        playing = self.run_now.visit.fault if self.run_now else ""
        return [words for words in dict.fromkeys((*self.notes, *now, playing)) if words]

    def note(self, words: str) -> None:
        """Something for the staff; the last few are kept."""
        if words and words not in self.notes:
            self.notes = [*self.notes[-4:], words]

    @property
    def offered(self) -> list[Challenge]:
        """What may be played."""
        offer = self.scene.offer
        said = {
            Challenge.POUR: offer.pour_challenge,
            Challenge.CREPE: offer.crepe_challenge,
            Challenge.GAME: offer.full_game,
        }
        return [challenge for challenge, on in said.items() if on]

    # The course of a visit

    def happen(self, event: Event) -> None:
        """Something happens to the visit; the screens follow."""
        before, self.session = self.session, after(self.session, event, self.scene.times)
        if before.phase is not self.session.phase:
            self._enter(before)

    def _enter(self, before: Session) -> None:
        match self.session.phase:
            case Phase.ATTRACT:
                self._reset(before)
            case Phase.CHOOSING:
                self._put_settings(muted=False)
            case Phase.PLAYING:
                self.visits.begin()
            case Phase.RESULT:
                self.visits.judge()
            case Phase.PLACE:
                self.visits.put_on_board()
        self.show(self._screen())

    def _screen(self) -> Screen:
        from simulator.event.screens.doors import screen_of

        return screen_of(self)

    def show(self, screen: Screen) -> None:
        """`screen` and nothing below it."""
        while self._screens:
            self._screens.pop().leave()
        self.push(screen)

    def begin_program(self) -> None:
        """What is shown while nobody plays begins anew."""
        self.program = Program(self)
        self._put_settings(muted=True)
        self.show(self._screen())

    @property
    def run_now(self) -> runs.Run | None:
        """What is being played."""
        return self.visits.run

    def _reset(self, before: Session) -> None:
        """Nothing of the visit is left: no file, no language, no aid."""
        self.visits.end(before)
        self._activity = Activity()
        self.device = "pointer"
        self.program = Program(self)
        self._put_settings(muted=True)

    def _show_first(self) -> None:
        """A visit that a crash has stopped goes on; else nobody is there."""
        self.session = self.visits.resume()
        self._put_settings(muted=self.session.phase is Phase.ATTRACT)
        if self.run_now is not None:
            self.speak(self.run_now.visit.header.language)
        self.show(self._screen())

    def finished(self) -> None:
        """The play is over."""
        assert self.run_now is not None
        self.happen(Finished(self.run_now.score))

    def chosen(self, challenge: Challenge, persons: int = 1) -> None:
        """A visitor has chosen."""
        self.happen(Chose(challenge, persons))

    def given_up(self) -> None:
        """The visitor leaves."""
        self.happen(Left())

    # The window

    def take(self, event: Input) -> None:
        """One input: it wakes the stand, stops a countdown, opens the door of the staff, or is for the screen."""
        if isinstance(event, Key) and event.action == "full_screen":
            return
        self._corner.take(event, self.size, self.scene.staff)
        if self.staffed:
            super().take(event)
            return
        swallowed = self.session.swallows(self.scene.times)
        if self._activity.counts(event):
            self.happen(Touched())
        if not swallowed:
            super().take(event)

    @property
    def staffed(self) -> bool:
        """Whether the staff are at the stand: no visit goes on meanwhile."""
        return any(getattr(screen, "for_staff", False) for screen in self._screens)

    def tick(self, dt_s: float, inputs: Sequence[Input] = (), shown: bool = True) -> None:
        """One turn of the loop, and what passes with time: the visit, the door, the lock, the care of the machine."""
        super().tick(dt_s, inputs, shown)
        self.lock = self.lock.waited(dt_s)
        if self._corner.opened(dt_s, self.scene.staff) and not self.staffed:
            self._open_door()
        if not self.staffed:
            self.happen(Passed(dt_s, self._waits()))
            self._stop_a_long_game()
            if self.session.phase is Phase.ATTRACT:
                self.program.tick(dt_s)
        self._look_at_what_lies_over()
        self.care.tick(dt_s)

    def _look_at_what_lies_over(self) -> None:
        """A screen that stands still is drawn anew while something lies over it, and once more after that."""
        covered, covers = self._covered, over.shows(self)
        self._covered = covers
        if (covered or covers) and self.screen is not None:
            self.screen.redraw()

    def _open_door(self) -> None:
        from simulator.event.screens.pin_pad import PinPad

        self.push(PinPad(self))

    def _waits(self) -> bool:
        """Whether the game waits for a person, and not for a bot's hand or a film."""
        from simulator.event.screens.doors import waits_for_a_person

        return self.screen is None or waits_for_a_person(self.screen)

    def _stop_a_long_game(self) -> None:
        longest_s = self.scene.times.longest_game_min * 60
        playing = isinstance(self.run_now, runs.GameRun) and self.session.phase is Phase.PLAYING
        if playing and self.session.since_s > longest_s and self._waits():
            self.finished()

    def run(self, first: Screen | None = None) -> None:
        """Until the staff close it. What the first touch opens is drawn once before, so that it is there at once."""
        from simulator.event.screens.choose import ChooseScreen

        ahead = ChooseScreen(self)
        ahead.relay()
        ahead.draw(self.surface.copy())
        super().run(first)

    def draw_over(self, surface: pygame.Surface) -> None:
        over.draw(self, surface)

    def asked_to_close(self) -> None:
        """Nothing: only the staff close the stand."""

    def end(self, outcome: Outcome) -> None:
        """The staff close the stand, or start it anew."""
        self.outcome = outcome
        self.quit()

    def close(self) -> None:
        """Closes board and files. A visit that goes on is resumed at the next start."""
        super().close()
        if self.run_now is not None:
            self.run_now.close()
        self.board.close()
        self.care.close()
