"""Practice of the pour: aim for a number, again and again, with any bottle, on any scene, as slow as wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.acts.hand import Gesture
from simulator.acts.pour import PourAct
from simulator.text import _, decimal
from simulator.vocabulary import COLOURS, Condiment, Pour, Poured, Tally
from simulator.window.act_words import condiment_name, result_words
from simulator.window.acts_view import Signs
from simulator.window.art.canvas import Canvas
from simulator.window.art.pieces import piece, put_piece
from simulator.window.layout import row
from simulator.window.practice_log import MANY, PourCount, count_pours
from simulator.window.screens import practice_parts as parts
from simulator.window.screens.act_context import ActContext
from simulator.window.screens.pour import PourScreen
from simulator.window.widgets import Button, Widget

if TYPE_CHECKING:
    from simulator.window.app import App

AIMS = (1, 2, 1, 2, 3, 2, 1)
"""The numbers to aim for, one after the other: what recipes ask for, and now and then more."""

CONTENTS = (15, 5)
"""Pieces of the colour and salt in a full bottle. Source: rules/alacarte.md, Components."""

COLUMN, STACK = 62.0, 3
PIECE = 30.0


class PracticePourScreen(PourScreen):
    """Tips without end; each is logged with its gesture, seed, scene and outcome."""

    name = "practice pour"

    def __init__(self, app: App, scene: str = "standard", bottle: Condiment = Condiment.LEMON) -> None:
        self.practice = parts.Practice(app, "pour", scene)
        self.bottle = bottle
        self.tips = 0
        self.count = PourCount()
        super().__init__(app, self._new_act(), self._new_context(), self._practised)
        self._recount()

    @property
    def aim(self) -> int:
        """The number to aim for now."""
        return AIMS[self.tips % len(AIMS)]

    def _new_act(self) -> PourAct:
        contents = Tally.of({self.bottle: CONTENTS[0], Condiment.SALT: CONTENTS[1]})
        request = Pour(0, 0, self.bottle, contents, "practice")
        return PourAct(self.practice.scene, request, self.practice.next_seed())

    def _new_context(self) -> ActContext:
        return ActContext(practice=True, speed=self.practice.speed, aim=self.aim)

    def _practised(self, outcome: Poured, gesture: Gesture) -> None:
        fouls = sorted(foul.value for foul in outcome.fouls)
        told = {"in_pan": outcome.in_pan.as_dict(), "spilled": outcome.spilled.as_dict(), "fouls": fouls}
        contents = self.act.request.contents.as_dict()
        facts = {"bottle": self.bottle.value, "contents": contents, "aim": self.aim, "outcome": told}
        self.practice.note(facts, gesture)
        self.tips += 1
        self._begin_again()

    def _begin_again(self) -> None:
        self.take_up(self._new_act(), self._new_context())
        self._recount()
        if self._view is not None:
            self.layout()

    def _recount(self) -> None:
        self.count = count_pours(self.practice.facts(bottle=self.bottle.value))

    # Buttons

    def choices(self) -> list[Widget]:
        frame = self.app.frame
        boxes = row(frame.rect(36, 952, 384, 104, "left"), len(COLOURS), frame.px(10))
        bottles = [self._bottle_button(kind, box) for kind, box in zip(COLOURS, boxes, strict=True)]
        return [*bottles, *parts.choices(self.practice, self._begin_again)]

    def _bottle_button(self, kind: Condiment, box: pygame.Rect) -> Widget:
        return Button(f"bottles:{kind.value}", box, "", self._taker(kind), style="card", chosen=kind is self.bottle)

    def _taker(self, kind: Condiment) -> Callable[[], None]:
        def take() -> None:
            self.bottle = kind
            self._begin_again()

        return take

    # Words and picture

    def result(self) -> str:
        fallen = self.act.outcome.fallen.total
        words = result_words(self.act.outcome)
        return _("{pieces}: hit!").format(pieces=words) if fallen == self.aim else words

    def hint_to_begin(self) -> str:
        return {
            "pointer": _("Aim for {n}: take the bottle, pull down."),
            "keys": _("Aim for {n}: hold the space bar to tip."),
            "pad": _("Aim for {n}: pull the trigger to tip."),
            "switch": _("Aim for {n}: hold the switch to tip."),
        }[self.app.device].format(n=self.aim)

    def draw_front(self, surface: pygame.Surface, signs: Signs) -> None:
        self._draw_panel(surface)
        super().draw_front(surface, signs)
        parts.draw_time_label(self.app, surface)
        for widget in self.widgets:
            if widget.name.startswith("bottles:"):
                kind = Condiment(widget.name.partition(":")[2])
                put_piece(self.app.sprites, surface, kind, widget.rect.center, 58, 0, self.app.scale)

    def _draw_panel(self, surface: pygame.Surface) -> None:
        panel = parts.Panel(self.app)
        panel.paper(surface)
        panel.words(surface, _("Aim for"), "head", (34, 20, 240, 96))
        panel.words(surface, str(self.aim), "title", (374, 14, 90, 104), "right")
        for place in range(self.aim):
            key = ("practice aim", self.bottle)
            draw = partial(_ghost, kind=self.bottle)
            self.app.sprites.put(surface, key, draw, panel.at(70 + 76 * place, 156), self.app.scale)
        self._draw_figures(surface, panel)
        self._draw_histogram(surface, panel)

    def _draw_figures(self, surface: pygame.Surface, panel: parts.Panel) -> None:
        count = self.count
        hits = _("{n} of {m}").format(n=count.hits, m=count.tips)
        mean = decimal(count.mean, 2) if count.tips else "–"
        for y, words, figure in ((200, _("hits"), hits), (258, _("mean"), mean)):
            panel.words(surface, words, "text", (34, y, 220, 60), ink="ink2", face="bold")
            panel.words(surface, figure, "button", (244, y, 218, 60), "right")
        panel.words(surface, condiment_name(self.bottle), "note", (34, 322, 240, 40), ink="ink2", face="bold")
        scene = parts.scene_name(self.practice.scene.name)
        panel.words(surface, scene, "note", (244, 322, 218, 40), "right", "ink2", "bold")

    def _draw_histogram(self, surface: pygame.Surface, panel: parts.Panel) -> None:
        """A column of little pieces for every number that fell; the figure over it counts."""
        most = max(1, *self.count.histogram)
        for fallen, times in enumerate(self.count.histogram):
            x = 34 + COLUMN * (fallen + 0.5)
            high = -(-STACK * times // most) if times else 0
            for place in range(high):
                at = panel.at(x, 486 - 32 * place)
                put_piece(self.app.sprites, surface, self.bottle, at, PIECE, 0, self.app.scale)
            if times:
                panel.words(surface, str(times), "note", (x - 31, 448 - 32 * high, 62, 36), "centre", "ink2")
            label = f"{MANY}+" if fallen == MANY else str(fallen)
            panel.words(surface, label, "text", (x - 31, 508, 62, 50), "centre", face="title")


def _ghost(canvas: Canvas, kind: Condiment) -> None:
    piece(canvas, kind, 0, 0, 60, -8, 5.5, ghost=True)
