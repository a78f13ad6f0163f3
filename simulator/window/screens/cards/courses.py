"""The card game of courses at the table: take from deck or pile, drop one, and make whole dishes."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from simulator.cards.courses.components import BROKEN, PLAIN, Course
from simulator.cards.courses.moves import DRAWS, END_TURN, Discard, Meld
from simulator.cards.courses.state import Waits
from simulator.text import _
from simulator.window.layout import row
from simulator.window.screens.cards import courses_picture, courses_places, courses_shots, courses_words
from simulator.window.screens.cards.courses_places import Hand, laid_out
from simulator.window.screens.cards.held import HeldCard
from simulator.window.screens.cards.table_screen import CardScreen
from simulator.window.screens.cards.throwing import Throwing
from simulator.window.screens.cards.toss import Point
from simulator.window.screens.kitchen_motion import Shot
from simulator.window.table import Happening
from simulator.window.table import Waits as TableWaits
from simulator.window.widgets import Button, Widget

DRAW_DECK, TAKE_DISCARD = DRAWS


class CoursesScreen(CardScreen):
    """Six cards each. A hand lies open only while its owner is on turn, or plays alone against bots."""

    note_at = (960.0, 164.0)

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.throwing = Throwing(self.app, (960.0, courses_places.HAND_Y), self._landed)
        self.tossed: int | None = None
        """Which card of the hand is in the air or slides back."""
        self.elapsed_s = 0.0
        """How long the clock of the table has run."""
        self._held: list[HeldCard] = []

    @property
    def hides(self) -> bool:
        return self.table.state.is_dealt and not self.table.state.over

    @property
    def owner(self) -> int | None:
        turn = self.table.state.turn
        return turn if turn in self.table.persons and self.hides else None

    @property
    def opens_hand(self) -> bool:
        """Whether the viewer's hand lies open now."""
        if self.viewer not in self.table.persons:
            return False
        return self.alone or self.table.state.turn == self.viewer or self.table.state.over

    @property
    def hand(self) -> Hand:
        """The viewer's hand as it lies."""
        view = self.view
        most = view.options.most_broken - view.seats[view.seat].melded.count(BROKEN)
        crowded = len(view.seats) - 1 == len(courses_places.PANELS)
        return laid_out(view.hand, most, *((880.0, 1240.0) if crowded else (960.0, 1400.0)))

    @property
    def private_words(self) -> str:
        if not self.opens_hand:
            return ""
        hand = self.view.hand
        return ", ".join(f"{hand[course]} × {courses_words.course_name(course)}" for course in hand)

    @property
    def left_s(self) -> float | None:
        """What is left on the clock of the table; None without one."""
        seconds = self.table.match.game.clock_s(self.table.state)
        return None if seconds is None else max(0.0, seconds - self.elapsed_s)

    @property
    def carries(self) -> bool:
        return self.throwing.carries or any(card.carried is not None for card in self._held)

    def carried(self, place: int) -> Point | None:
        """Where a card of the hand is carried now."""
        return self._held[place].carried if place < len(self._held) else None

    # What can be pressed

    def game_widgets(self) -> list[Widget]:
        self.tossed, self.private_shown = None, False
        self._held = self._hand_cards() if self.opens_hand else []
        return [self._pile("deck", DRAW_DECK), self._pile("discard", TAKE_DISCARD), *self._drawers(), *self._held]

    def _why_not(self, move: Any) -> str:
        if self.table.waits is not TableWaits.PERSON:
            return _("wait for your turn")
        refusal = self.table.why_not(self.viewer, move)
        return refusal.message if refusal else ""

    def _pile(self, name: str, move: Any) -> Widget:
        x, y = courses_places.DECK if name == "deck" else courses_places.DISCARD
        rect = self.app.frame.rect(x - 94, y - 130, 188, 260)
        take = partial(self.choose, self.viewer, move)

        def put(at: Point) -> None:
            if at[1] >= courses_places.LEAST_DRAG_Y:
                take()

        def thrown(at: Point, velocity: Point) -> None:
            if velocity[1] > 0 or at[1] >= courses_places.LEAST_DRAG_Y:
                take()

        return HeldCard(self.app, name, rect, take, put, thrown, self._why_not(move))

    def _hand_cards(self) -> list[HeldCard]:
        made = []
        for place, card in enumerate(self.hand.cards):
            rect = self.app.frame.rect(card.x - 90, courses_places.HAND_Y - 126, 180, 252)
            drop = partial(self._drop, place, card.course)
            put, thrown = partial(self._put, place, card.course), partial(self._thrown, place, card.course)
            reason = self._why_not(Discard(card.course))
            held = HeldCard(self.app, f"hand:{place}", rect, drop, put, thrown, reason)
            self.tips[held.name] = courses_words.course_name(card.course)
            made.append(held)
        return made

    def _drawers(self) -> list[Widget]:
        rows: list[tuple[str, str, str, Any]] = [
            ("draw", _("Draw"), _("from the deck"), DRAW_DECK),
            ("take", _("Take"), _("from the discard pile"), TAKE_DISCARD),
        ]
        if self.view.options.mode == "meld":
            rows += [
                ("meld", _("Lay a dish down"), _("one of each course"), Meld(PLAIN)),
                ("broken", _("Break the rules"), _("two appetizers, one main course"), Meld(BROKEN)),
                ("end_turn", _("End turn"), _("the next cook goes on"), END_TURN),
            ]
        spoken = self.app.settings.spoken_cards
        boxes = row(self.app.frame.rect(*courses_places.DRAWERS), len(rows) + spoken, self.app.frame.px(18))
        made: list[Widget] = [self.peek_button(boxes.pop(0), self._why_no_peek)] if spoken else []
        for box, (name, title, sub, move) in zip(boxes, rows, strict=True):
            do, reason = partial(self.choose, self.viewer, move), self._why_not(move)
            button = Button(f"button:{name}", box, title, do, sub, off_reason=reason)
            button.role = "text" if self.app.frame.narrow else "button"
            made.append(button)
        return made

    @property
    def _why_no_peek(self) -> str:
        return "" if self.private_words else _("only on your turn")

    # Dropping

    def _drop(self, place: int, course: Course) -> None:
        self.throwing.at = (self.hand.cards[place].x, courses_places.HAND_Y)
        self.choose(self.viewer, Discard(course))

    def _put(self, place: int, course: Course, at: Point) -> None:
        left, top, right, bottom = courses_places.DISCARD_GOAL
        self.tossed = place
        self.throwing.home = (self.hand.cards[place].x, courses_places.HAND_Y)
        if left <= at[0] <= right and top <= at[1] <= bottom:
            self.throwing.at = at
            self.choose(self.viewer, Discard(course))
        else:
            self.throwing.slide_back(at)

    def _thrown(self, place: int, course: Course, at: Point, velocity: Point) -> None:
        if self.busy:
            return
        self.tossed = place
        self.throwing.home = (self.hand.cards[place].x, courses_places.HAND_Y)
        self.throwing.throw(at, velocity, {course.value: courses_places.DISCARD_GOAL}, courses_places.FLOOR)
        self.app.sounds.play("whoosh", 0.6)

    def _landed(self, course: str) -> None:
        self.choose(self.viewer, Discard(Course(course)))

    # What is shown

    def shots(self, happening: Happening) -> list[Shot]:
        return courses_shots.shots(self, happening)

    def said(self, happening: Happening) -> str:
        return courses_words.said(happening, self.table.names)

    def happened(self, happening: Happening) -> None:
        self.throwing.reset()

    @property
    def hint(self) -> str:
        state = self.table.state
        if self.table.waits is not TableWaits.PERSON:
            return ""
        name = self.table.names[state.turn]
        match state.waits:
            case Waits.DRAW:
                return _("{name}: take a card from the deck or from the pile").format(name=name)
            case Waits.DISCARD:
                return _("{name}: drop a card on the pile").format(name=name)
            case Waits.MELD:
                return _("{name}: lay a dish down, or end the turn").format(name=name)
        return ""

    def update(self, dt_s: float) -> None:
        self.throwing.update(dt_s)
        if self.left_s is not None:
            self.elapsed_s += dt_s
            if self.left_s <= 0 and not self.busy and self.table.undo is None:
                self.put_down(self.table.time_up)
        super().update(dt_s)

    def paint(self, surface: pygame.Surface) -> None:
        courses_picture.paint(self, surface)

    def paint_over(self, surface: pygame.Surface) -> None:
        courses_picture.paint_hand(self, surface)
