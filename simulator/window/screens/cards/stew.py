"""« À table ! » at the table: draw, toss into the pot or onto a Hungry, and call at the right moment."""

from __future__ import annotations

from typing import Any

import pygame

from simulator.cards.stew.components import Hungry
from simulator.cards.stew.moves import CALL, DRAW, PASS, POT, Feed, Pot
from simulator.cards.stew.state import Waits
from simulator.game import Chosen
from simulator.text import _
from simulator.window.keys import Input, Key
from simulator.window.screens.cards import stew_picture, stew_places, stew_shots, stew_words
from simulator.window.screens.cards.held import HeldCard, Thing
from simulator.window.screens.cards.table_screen import CardScreen
from simulator.window.screens.cards.throwing import Throwing
from simulator.window.screens.cards.toss import Point
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_motion import Shot
from simulator.window.table import Happening
from simulator.window.widgets import Area, Button, Do, Widget

SEAT_KEYS = ("1", "2", "3", "4")


class StewScreen(CardScreen):
    """One stew for all. Whoever draws looks at the card alone; between turns everybody may call."""

    always_hands_over = True

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.peeking = False
        """Whether the viewer looks at the own cards."""
        self.throwing = Throwing(self.app, stew_places.HAND, self._landed)

    @property
    def hides(self) -> bool:
        return self.table.state.waits is Waits.PLACE

    @property
    def owner(self) -> int | None:
        turn = self.table.state.turn
        return turn if turn in self.table.persons and (self.hides or self.alone) else None

    @property
    def holding(self) -> bool:
        """Whether the viewer has a card in hand that is not on its way."""
        view = self.view
        return view.holds is not None and not self.placing

    @property
    def carries(self) -> bool:
        return self.throwing.carries

    @property
    def placing(self) -> bool:
        """Whether a card that was placed is still on its way."""
        event = self._playing.event if self._playing else None
        return isinstance(event, Chosen) and isinstance(event.move, (Pot, Feed))

    @property
    def private_words(self) -> str:
        view = self.view
        if view.holds is not None:
            return stew_words.ingredient_tip(view.holds) if self.hides else ""
        own = [stew_words.ingredient_name(one.ingredient) for one in view.placed if one.ingredient is not None]
        return ", ".join(own) if self.peeking else ""

    # What can be pressed

    def game_widgets(self) -> list[Widget]:
        self.peeking = self.private_shown = False
        made: list[Widget] = [self._deck(), *self._goals(), *self._calls(), self._peek()]
        self.throwing.card = None
        if self.view.holds is not None:
            x, y = stew_places.HAND
            rect = self.app.frame.rect(x - 90, y - 126, 180, 252)
            card = HeldCard(self.app, "card", rect, self._to_the_pot, self._put_down, self._thrown)
            card.scanned = False
            self.tips["card"] = stew_words.ingredient_tip(self.view.holds)
            self.throwing.card = card
            made.append(card)
        return made

    def _deck(self) -> Widget:
        x, y = stew_places.DECK
        turn = self.table.state.turn
        refusal = self.table.why_not(turn, DRAW)
        reason = _("wait for your turn") if turn not in self.table.persons else refusal.message if refusal else ""
        rect = self.app.frame.rect(x - 80, y - 112, 160, 224)
        return Area("deck", rect, lambda: self.choose(turn, DRAW), reason)

    def _goals(self) -> list[Widget]:
        made = [self._goal("pot", stew_places.POT_BOX, POT, "")]
        for hungry in Hungry:
            made.append(
                self._goal(
                    f"hungry:{hungry}", stew_places.hungry_box(hungry), Feed(hungry), stew_words.hungry_tip(hungry)
                )
            )
        return made

    def _goal(self, name: str, box: Box, move: Any, tip: str) -> Widget:
        """Where an ingredient may be put; without one in hand it only says what it is."""
        seat = self.viewer
        mine = self.view.holds is not None
        refusal = self.table.why_not(seat, move) if mine else None
        do: Do | None = (lambda: self.choose(seat, move)) if mine else None
        area = Thing(name, self.app.frame.rect(*box), do, refusal.message if refusal else "")
        area.scanned = mine
        self.tips[name] = tip
        return area

    def _calls(self) -> list[Widget]:
        persons = self.table.persons
        if not persons:
            return []
        box, gap = stew_places.CALLS, 16.0
        width = min(560.0, (box.w - gap * (len(persons) - 1)) / len(persons))
        left = box.x + (box.w - width * len(persons) - gap * (len(persons) - 1)) / 2
        made: list[Widget] = []
        for place, seat in enumerate(persons):
            made += self._call(seat, Box(left + place * (width + gap), box.y, width, box.h))
        return made

    def _call(self, seat: int, box: Box) -> list[Widget]:
        refusal = self.table.why_not(seat, CALL)
        passes = self.table.state.waits is Waits.LAST_CALL and refusal is None
        width = box.w * 0.6 - 8 if passes else box.w
        sub = "" if self.alone else _("{name}: key {key}").format(name=self.table.names[seat], key=SEAT_KEYS[seat])
        rect = self.app.frame.rect(box.x, box.y, width, box.h)
        call = CallButton(f"call:{seat + 1}", rect, _("À table !"), lambda: self.choose(seat, CALL), sub, style="star")
        call.off_reason = refusal.message if refusal else ""
        call.second, call.short = sub, f"{self.table.names[seat]} {SEAT_KEYS[seat]}"
        if not passes:
            return [call]
        rest = self.app.frame.rect(box.x + width + 16, box.y, box.w - width - 16, box.h)
        return [call, Button(f"pass:{seat + 1}", rest, _("No call"), lambda: self.choose(seat, PASS))]

    def _peek(self) -> Widget:
        own = any(one.ingredient is not None for one in self.view.placed)
        reason = ""
        if not self.alone and not self.hides:
            reason = _("only on your turn")
        elif not own and self.view.holds is None:
            reason = _("nothing placed yet")
        return self.peek_button(self.app.frame.rect(*stew_places.PEEK), reason)

    def peek(self, shown: bool) -> None:
        self.peeking = shown
        super().peek(shown)

    # Inputs

    def handle(self, event: Input) -> bool:
        if isinstance(event, Key) and event.pressed and (key := event.name.strip("[]")) in SEAT_KEYS:
            seat = SEAT_KEYS.index(key)
            if seat in self.table.persons:
                self._call_out(seat)
                return True
        return super().handle(event)

    def _call_out(self, seat: int) -> None:
        refusal = self.table.why_not(seat, CALL)
        if refusal is not None:
            self.refuse(refusal.message)
        else:
            self.choose(seat, CALL)

    def _to_the_pot(self) -> None:
        """The card was pressed, not carried: where it may go is shown by the focus."""
        self.focus.put(next(widget for widget in self.widgets if widget.name == "pot"))

    def _put_down(self, at: Point) -> None:
        goals = {"pot": stew_places.POT_BOX} | {one.value: stew_places.hungry_box(one) for one in Hungry}
        for name, box in goals.items():
            if box.x <= at[0] <= box.x + box.w and box.y <= at[1] <= box.y + box.h:
                self.throwing.at = at
                self._landed(name)
                return
        self.throwing.slide_back(at)

    def _thrown(self, at: Point, velocity: Point) -> None:
        if self.busy:
            return
        fed = self.view.fed
        goals = stew_places.goals([one for one in Hungry if one not in fed])
        self.throwing.throw(at, velocity, goals, stew_places.WALLS)
        self.app.sounds.play("whoosh", 0.6)

    def _landed(self, name: str) -> None:
        move = POT if name == "pot" else Feed(Hungry(name))
        refusal = self.table.why_not(self.viewer, move)
        if refusal is not None:
            self.throwing.slide_back(self.throwing.at)
            self.refuse(refusal.message)
        else:
            self.choose(self.viewer, move)

    # What is shown

    def shots(self, happening: Happening) -> list[Shot]:
        return stew_shots.shots(self, happening)

    def said(self, happening: Happening) -> str:
        return stew_words.said(happening, self.table.names)

    def happened(self, happening: Happening) -> None:
        self.throwing.reset()
        if happening.after.last_round is not happening.before.last_round:
            from simulator.window.screens.cards.stew_round import RoundScreen

            view = self.table.view(happening.after, self.viewer)
            self.app.push(RoundScreen(view, len(happening.before.fed), self.table.persons))

    def stand_at(self, state: Any) -> None:
        super().stand_at(state)
        self.peeking = True

    @property
    def hint(self) -> str:
        state, names = self.table.state, self.table.names
        if state.turn not in self.table.persons:
            return ""
        if state.waits is Waits.DRAW:
            return _("{name}: draw a card").format(name=names[state.turn])
        if self.view.holds is not None:
            return _("Toss it into the pot, or onto one of the Hungry")
        return ""

    def update(self, dt_s: float) -> None:
        self.throwing.update(dt_s)
        super().update(dt_s)

    def paint(self, surface: pygame.Surface) -> None:
        stew_picture.paint(self, surface)

    def paint_over(self, surface: pygame.Surface) -> None:
        if self.holding and self.view.holds is not None:
            x, y, turn = self.throwing.pose
            self.painter.ingredient(surface, self.view.holds, x, y, 1.0, turn)


class CallButton(Button):
    """« À table ! »: closed, it says why where it has room, and else to whom it belongs."""

    second = ""
    short = ""
    """The same where there is little room."""

    def _draw_words(self, app: Any, surface: pygame.Surface, box: pygame.Rect) -> None:
        from simulator.window.art import palette
        from simulator.window.fronts import two_lines

        colour = palette.colour("ink" if self.enabled else "off_text")
        inside = box.inflate(-app.frame.px(60), -app.frame.px(12))  # the ends are round
        if not self.second:
            app.type.draw(surface, self.title, "button", inside, colour, "centre")
            return
        upper, lower = two_lines(inside)
        app.type.draw(
            surface, self.title, "text" if app.frame.narrow else "button", upper, colour, "centre", face="title"
        )
        second = self.second if app.type.holds(self.second, "note", lower) else self.short
        app.type.draw(surface, second, "note", lower, colour, "centre")
