"""The coffee tray: the own cups with what each does, then for whom, how much, which bottle. Also the theft of a cup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from simulator.alacarte.components import Cup
from simulator.alacarte.moves import Drink, StealCup
from simulator.text import _
from simulator.window.art import palette, tools
from simulator.window.art.bottle import bottle
from simulator.window.art.canvas import Canvas
from simulator.window.screens.kitchen_drawers import coffee_reason, icon_named
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_panel import Panel
from simulator.window.screens.kitchen_picture import cups_of, enamel
from simulator.window.screens.kitchen_words import bottle_name, cup_name, cup_use, dish_name
from simulator.window.table import Table
from simulator.window.widgets import Button, Widget

CUPS_A_ROW = 3


class CoffeeTray(Panel):
    """Choose a cup, then whatever it needs, one question at a time; Escape goes one question back."""

    name = "coffee_tray"

    def __init__(self, table: Table, viewer: int, choose: Callable[[Any], None]) -> None:
        super().__init__()
        self._table = table
        self._viewer = viewer
        self._choose = choose
        self._cup: Cup | None = None
        self._target: int | None = None

    @property
    def card(self) -> Box:  # type: ignore[override]
        """As high as what lies on it."""
        height = 300 + self._rows() * 262
        return Box(210, (960 - height) / 2, 1500, height)

    def _rows(self) -> int:
        """How many rows of cups, or the room of as many for a question about one."""
        if self._cup is not None:
            return 2
        count = len(self._steals) or len(set(cups_of(self._table.state.seats[self._viewer])))
        return max(1, -(-count // CUPS_A_ROW))

    @property
    def _steals(self) -> list[StealCup]:
        return [move for move in self._table.legal_moves() if isinstance(move, StealCup)]

    def _drinks(self) -> list[Drink]:
        moves = [move for move in self._table.legal_moves() if isinstance(move, Drink)]
        moves = [move for move in moves if self._cup in (None, move.cup)]
        return [move for move in moves if self._target in (None, move.target)]

    @property
    def title(self) -> str:
        if self._steals:
            return _("Take a cup from another cook")
        if self._cup is None:
            return _("Coffee")
        if self._cup is Cup.COOL:
            return _("Turn the knob down by")
        if self._cup is Cup.RESEASON and self._target is not None:
            return _("Which bottle?")
        return _("With whom?") if self._cup is Cup.SWAP else _("Over whose dish?")

    def layout(self) -> None:
        if self._steals:
            widgets = self._thefts()
        elif self._cup is None:
            widgets = self._cups()
        elif self._cup is Cup.COOL:
            widgets = self._levels()
        elif self._cup is Cup.RESEASON and self._target is not None:
            widgets = self._bottles()
        else:
            widgets = self._cooks()
        self.widgets = [*widgets, *self._way_back()]
        for widget in self.widgets:
            widget.refused = self.refuse

    def _again(self) -> None:
        self.layout()
        self.focus.keep(self.widgets)
        self._notice = ""
        self.redraw()

    def _way_back(self) -> list[Widget]:
        if self._steals:
            return []
        words = _("Back")
        return [
            Button("button:back", self.rect(60, self.card.h - 128, 260, 92), words, self.back, icon=icon_named("back"))
        ]

    def back(self) -> None:
        if self._target is not None:
            self._target = None
        elif self._cup is not None:
            self._cup = None
        else:
            self.app.pop()
            return
        self._again()

    # Cups

    def _cups(self) -> list[Widget]:
        cook = self._table.state.seats[self._viewer]
        kinds = list(dict.fromkeys(cups_of(cook)))
        legal = {move.cup for move in self._drinks()} if self._own_turn else set()
        boxes = (self._cell(place) for place in range(len(kinds)))
        return [
            CupCard(f"cup:{kind}", box, Cup(kind), self._taker(Cup(kind)), self._why_not(Cup(kind), legal))
            for kind, box in zip(kinds, boxes, strict=False)
        ]

    @property
    def _own_turn(self) -> bool:
        return self._table.chooser == self._viewer

    def _why_not(self, cup: Cup, legal: set[Cup]) -> str:
        if cup in legal:
            return ""
        if cup is Cup.VP:
            return _("It counts by itself.")
        return coffee_reason(self._table, cup) if self._own_turn else _("wait for your turn")

    def _cell(self, place: int) -> pygame.Rect:
        row, column = divmod(place, CUPS_A_ROW)
        return self.rect(84 + column * 450, 138 + row * 262, 432, 228)

    def _taker(self, cup: Cup) -> Callable[[], None]:
        def take() -> None:
            self._cup = cup
            moves = self._drinks()
            self._finish(moves[0]) if moves == [Drink(cup)] else self._again()

        return take

    def _thefts(self) -> list[Widget]:
        made: list[Widget] = []
        for place, move in enumerate(self._steals):
            owner = self._table.state.seats[move.source].name
            kind = move.cup or Cup.UNKNOWN
            words = _("from {name}").format(name=owner)
            action = self._finisher(move)
            made.append(CupCard(f"steal:{move.source}:{kind.value}", self._cell(place), kind, action, "", words))
        return made

    # What a cup needs

    def _levels(self) -> list[Widget]:
        return [
            self._large(place - 1.5, f"levels:{move.levels}", str(move.levels), "", _flakes(move.levels or 1), move)
            for place, move in enumerate(self._drinks())
        ]

    def _bottles(self) -> list[Widget]:
        made: list[Widget] = []
        for place, move in enumerate(self._drinks()):
            assert move.bottle is not None
            words = bottle_name(move.bottle)
            made.append(
                self._large(
                    place - 2 + (4 - len(self._drinks())) / 2,
                    f"bottle:{move.bottle.value}",
                    words,
                    "",
                    _bottle(move.bottle.value),
                    move,
                )
            )
        return made

    def _cooks(self) -> list[Widget]:
        made: list[Widget] = []
        targets = dict.fromkeys(move.target for move in self._drinks() if move.target is not None)
        for place, seat in enumerate(targets):
            cook = self._table.state.seats[seat]
            sub = "" if cook.stove.dish is None else dish_name(self._table.state, cook.stove.dish)
            rect = self.rect(60, 140 + place * 166, self.card.w - 120, 138)
            made.append(Button(f"seat:{seat}", rect, cook.name, self._aimer(seat), sub, _cook_icon(seat)))
        return made

    def _large(
        self, place: float, name: str, title: str, sub: str, draw: Callable[[Canvas], None], move: Drink
    ) -> Widget:
        rect = self.rect(self.card.w / 2 + 12 + place * 350, 140, 326, 400)
        return PictureButton(name, rect, title, self._finisher(move), sub, draw)

    def _aimer(self, seat: int) -> Callable[[], None]:
        def aim() -> None:
            self._target = seat
            moves = self._drinks()
            self._finish(moves[0]) if len(moves) == 1 and moves[0].bottle is None else self._again()

        return aim

    def _finisher(self, move: Any) -> Callable[[], None]:
        return lambda: self._finish(move)

    def _finish(self, move: Any) -> None:
        self.app.pop()
        self._choose(move)

    def paint(self, surface: pygame.Surface) -> None:
        if self._cup is None:
            self._paint_tray(surface)
        words = self.notice or (_("No cup on your side.") if not self.widgets[:-1] else "")
        box = self.rect(360, self.card.h - 122, self.card.w - 420, 80)
        self.app.type.draw(surface, words, "text", box, palette.colour("ink2"), lines=2)

    def _paint_tray(self, surface: pygame.Surface) -> None:
        width, height = self.card.w - 76, self._rows() * 262 + 20

        def draw(canvas: Canvas) -> None:
            tools.coffee_tray(canvas, 0, 0, width, height)

        middle = self.rect(38, 110, width, height).center
        self.app.sprites.put(surface, ("coffee tray", width, height), draw, middle, self.app.scale)


class CupCard(Button):
    """A cup and what it does in one line."""

    def __init__(
        self, name: str, rect: pygame.Rect, cup: Cup, action: Callable[[], None], off_reason: str, owner: str = ""
    ) -> None:
        super().__init__(name, rect, cup_name(cup), action, owner or cup_use(cup), None, off_reason)
        self.cup = cup

    def _draw_words(self, app: Any, surface: pygame.Surface, box: pygame.Rect) -> None:
        kind, known = self.cup.value, self.cup is not Cup.UNKNOWN

        def draw(canvas: Canvas) -> None:
            tools.cup(canvas, 0, 0, 0.72 if narrow else 0.92, kind if known else "vp", known)

        narrow = app.frame.narrow
        at = box.x + app.frame.px(70 if narrow else 84), box.y + app.frame.px(56 if narrow else 66)
        app.sprites.put(surface, ("cup card", kind), draw, at, app.scale)
        colour = palette.colour("ink" if self.enabled else "off_text")
        left = app.frame.px(140 if narrow else 176)
        title = pygame.Rect(box.x + left, box.y + app.frame.px(8), box.width - left - 8, app.frame.px(94))
        app.type.draw(surface, self.title, "button", title, colour, lines=2)
        pad = app.frame.px(24)
        sub = pygame.Rect(box.x + pad, box.y + app.frame.px(102), box.width - 2 * pad, app.frame.px(112))
        app.type.draw(surface, self.off_reason or self.sub, "note", sub, colour, lines=3)


class PictureButton(Button):
    """A large picture with a word under it."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        title: str,
        action: Callable[[], None],
        sub: str,
        picture: Callable[[Canvas], None],
    ) -> None:
        super().__init__(name, rect, title, action, sub)
        self.picture = picture

    def _draw_words(self, app: Any, surface: pygame.Surface, box: pygame.Rect) -> None:
        at = box.centerx, box.y + round(box.height * 0.42)
        app.sprites.put(surface, (self.name, "large"), self.picture, at, app.scale)
        words = pygame.Rect(box.x, box.bottom - app.frame.px(84), box.width, app.frame.px(70))
        app.type.draw(surface, self.title, "button", words, align="centre")


def _flakes(levels: int) -> Callable[[Canvas], None]:
    def draw(canvas: Canvas) -> None:
        for place in range(levels):
            tools.cup_icon(canvas, (place - (levels - 1) / 2) * 84, 0, "cool", 1.7)

    return draw


def _bottle(kind: str) -> Callable[[Canvas], None]:
    return lambda canvas: bottle(canvas, 0, 0, 0.86, kind, {kind: 12, "salt": 4})


def _cook_icon(seat: int) -> Callable[[Canvas], None]:
    from simulator.window.art.shapes import rounded

    def draw(canvas: Canvas) -> None:
        canvas.toy(rounded(-36, -28, 72, 58, 14), palette.colour(enamel(seat)), 6)
        tools.fire(canvas, 0, 0, 34)

    return draw
