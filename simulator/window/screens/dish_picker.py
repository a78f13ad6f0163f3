"""The dishes on the table, in columns by colour, each with its recipe; closed ones say why. The crepe is there too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from simulator.alacarte.components import CREPE
from simulator.alacarte.moves import TakeCrepe, TakeDish
from simulator.alacarte.state import Crepe, State
from simulator.text import _, ngettext
from simulator.vocabulary import COLOURS
from simulator.window.app import App
from simulator.window.art import palette, signs, stove
from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.catalogue import DISHES
from simulator.window.art.pieces import piece
from simulator.window.art.shapes import ellipse
from simulator.window.art.tiles import DishLike, tile
from simulator.window.focus import State as FocusState
from simulator.window.fronts import draw_front
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_panel import Panel
from simulator.window.screens.kitchen_picture import look_of
from simulator.window.screens.kitchen_words import dish_name
from simulator.window.table import Table
from simulator.window.type import INK, LEADING
from simulator.window.widgets import Widget

ROWS = 4
TOP, ROW_STEP = 112, 208
TILE_SIDE = 102.0
NAME_HIGH = 96.0


class DishPicker(Panel):
    """Choose a new dish; Escape looks at the kitchen first."""

    name = "dish_picker"
    card = Box(40, 28, 1840, 1024)

    def __init__(self, table: Table, choose: Callable[[Any], None]) -> None:
        super().__init__()
        self._table = table
        self._choose = choose

    @property
    def title(self) -> str:
        return _("{name}, choose a dish").format(name=self._table.state.cook.name)

    def layout(self) -> None:
        state = self._table.state
        columns = [
            [dish for dish in state.dishes if state.deck[dish].colour == colour] for colour in state.deck.colours
        ]
        step = (self.card.w - 80) / max(5, len(columns))
        self.widgets = [
            self._card_of(state, dish, 40 + column * step, TOP + row * ROW_STEP, step - 20)
            for column, dishes in enumerate(columns)
            for row, dish in enumerate(dishes[:ROWS])
        ]
        if state.options.crepes and state.cook.crepe is Crepe.UNUSED:
            self.widgets.append(self._card_of(state, CREPE, self.card.w - 400, 20, 360, 80))

    def _card_of(
        self, state: State, dish: str, x: float, y: float, width: float, height: float = ROW_STEP - 18
    ) -> Widget:
        move = TakeCrepe() if dish == CREPE else TakeDish(dish)
        refusal = self._table.refusal(move)
        look = look_of(state, dish)
        assert look is not None
        card = DishCard(
            f"dish:{dish}",
            self.rect(x, y, width, height),
            look,
            dish_name(state, dish),
            lambda: self._take(move),
            refusal.message if refusal else "",
        )
        card.refused = self.refuse
        return card

    def _take(self, move: Any) -> None:
        self.app.pop()
        self._choose(move)

    def paint(self, surface: pygame.Surface) -> None:
        box = self.rect(56, self.card.h - 74, self.card.w - 112, 60)
        self.app.type.draw(surface, self.notice or self._told(), "text", box, palette.colour("ink2"), lines=1)

    def _told(self) -> str:
        on = self.focus.on
        if isinstance(on, DishCard):
            return on.told
        return _("Green on the dial: the heat it cooks at. Pieces: what it asks for. Figure: points.")


class DishCard(Widget):
    """A dish with picture, needs, dial and points."""

    def __init__(
        self, name: str, rect: pygame.Rect, look: DishLike, words: str, action: Callable[[], None], off_reason: str
    ) -> None:
        super().__init__(name, rect, action, off_reason)
        self.look = look
        self.words = words

    @property
    def told(self) -> str:
        """The dish in a sentence."""
        (low, high), worth = self.look.green, self.look.points
        if self.look.id == CREPE:
            return ngettext(
                "Crepe: heat it, then flip it. {n} point; placing it ends the turn.",
                "Crepe: heat it, then flip it. {n} points; placing it ends the turn.",
                worth,
            ).format(n=worth)
        return ngettext(
            "{dish}: heat {low} to {high}, burnt from {red}, {n} point",
            "{dish}: heat {low} to {high}, burnt from {red}, {n} points",
            worth,
        ).format(dish=self.words, low=low, high=high, red=self.look.red, n=worth)

    def draw(self, app: App, surface: pygame.Surface, state: FocusState) -> None:
        fill = "drawer_hot" if state != "on" and self.enabled else ("drawer" if self.enabled else "drawer_off")
        pressed = state == "pressed" and self.enabled
        box = self.rect.move(0, app.frame.px(4) if pressed else 0)
        draw_front(app, surface, box, fill, "drawer", hot=state == "hot", flat=pressed)
        picture, left, top = app.sprites.picture(self._key(app), self._paint(app), app.scale)
        if not self.enabled:
            picture = picture.copy()
            picture.set_alpha(120)
        surface.blit(picture, (box.x + left, box.y + top))
        colour = palette.colour("ink" if self.enabled else "off_text")
        app.type.draw(surface, self.words, "note", self._name_box(app, box), colour, lines=2, face="bold")

    def _name_box(self, app: App, box: pygame.Rect) -> pygame.Rect:
        if self.look.id == CREPE:
            return pygame.Rect(box.x + app.frame.px(112), box.y, box.width - app.frame.px(190), box.height)
        pad, high = app.frame.px(16), app.frame.px(_name_high(app))
        return pygame.Rect(box.x + pad, box.y + app.frame.px(6), box.width - pad - app.frame.px(8), high)

    def _key(self, app: App) -> tuple[Any, ...]:
        return ("dish card", self.look.id, self.rect.size, app.settings.language)

    def _paint(self, app: App) -> Callable[[Canvas], None]:
        look, width, height = self.look, self.rect.width / app.scale, self.rect.height / app.scale
        if look.id == CREPE:
            return lambda canvas: _crepe_card(canvas, look, width, height)
        top = 6 + _name_high(app)
        return lambda canvas: _dish_card(canvas, look, width, height, top)


def _name_high(app: App) -> float:
    """Room for a name of two lines, in design px; never so much that the dial below has none."""
    return min(NAME_HIGH, (LEADING["bold"] + INK) * app.type.least_px("note") / app.scale + 9)


def _dish_card(canvas: Canvas, look: DishLike, width: float, height: float, top: float) -> None:
    """Tile, pieces asked for and dial, under the lines for the name."""
    middle, side = (top + height - 8) / 2, min(TILE_SIDE, height - top - 10)
    tile(canvas, 14 + side / 2, middle, side, look.id, look.colour, look.points, width=5)
    x = width - 56
    stove.dial_face(canvas, x, middle, 38, look.green, look.red, 4)
    low, high = look.green
    canvas.flat(ellipse(x, middle, 25), "#FFFDF6", 3.5)
    canvas.text(x, middle + 9, f"{low}–{high}" if low != high else str(low), 25, anchor="middle")
    _asked(canvas, look, 14 + side + 8, x - 54, middle, min(48.0, (height - top - 4) / 2))


def _asked(canvas: Canvas, look: DishLike, left: float, right: float, middle: float, step: float) -> None:
    """The pieces that the recipe asks for, in rows of at most three, each with its letter."""
    asked = [kind for kind in COLOURS for _piece in range(look.condiments.get(kind, 0))]
    columns = 3 if len(asked) > 4 else max(1, min(2, len(asked)))
    rows = -(-len(asked) // columns)
    for place, kind in enumerate(asked):
        row, column = divmod(place, columns)
        x = (left + right) / 2 + (column - (columns - 1) / 2) * 46
        y = middle + (row - (rows - 1) / 2) * step
        piece(canvas, kind.value, x, y, 0.88 * step, width=3.6, lettered=True)


def _crepe_card(canvas: Canvas, look: DishLike, width: float, height: float) -> None:
    with canvas.at(60, height / 2, 0.4):
        DISHES[CREPE](canvas)
    signs.figure_disc(canvas, width - 44, height / 2, 26, str(look.points), width=4.5)
