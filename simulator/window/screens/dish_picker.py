"""The dishes on the table, in columns by colour: each with its recipe. Closed ones say why. The crepe has a card too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from simulator.alacarte.components import CREPE
from simulator.alacarte.moves import TakeCrepe, TakeDish
from simulator.alacarte.state import Crepe, State
from simulator.text import _
from simulator.window.app import App
from simulator.window.art import palette, signs, stove
from simulator.window.art.canvas import Canvas
from simulator.window.art.stove import need_lines
from simulator.window.art.tiles import DishLike, tile
from simulator.window.focus import State as FocusState
from simulator.window.fronts import draw_front
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_panel import Panel
from simulator.window.screens.kitchen_picture import look_of
from simulator.window.screens.kitchen_words import dish_name
from simulator.window.table import Table
from simulator.window.widgets import Widget

ROWS = 4
TOP, ROW_STEP = 112, 182
TILE_SIDE = 112.0


class DishPicker(Panel):
    """Choose a new dish; Escape looks at the kitchen first."""

    name = "dish_picker"
    card = Box(40, 30, 1840, 920)

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
            self.widgets.append(self._card_of(state, CREPE, self.card.w - 400, 10, 360, 92))

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
        return _("Green on the dial: the heat it cooks at. Dashed: what it asks for. Figure: points.")


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
        low, high = self.look.green
        if self.look.id == CREPE:
            return _("Crepe: heat it, then flip it. {n} points; placing it ends the turn.").format(n=self.look.points)
        return _("{dish}: heat {low} to {high}, burnt from {red}, {n} points").format(
            dish=self.words, low=low, high=high, red=self.look.red, n=self.look.points
        )

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
        x = app.frame.px(24 + TILE_SIDE if self.look.id != CREPE else 104)
        name = pygame.Rect(box.x + x, box.y + app.frame.px(8), box.width - x - app.frame.px(10), app.frame.px(62))
        app.type.draw(surface, self.words, "note", name, colour, lines=2, face="bold")

    def _key(self, app: App) -> tuple[Any, ...]:
        return ("dish card", self.look.id, self.rect.size, app.settings.language)

    def _paint(self, app: App) -> Callable[[Canvas], None]:
        look, width, height = self.look, self.rect.width / app.scale, self.rect.height / app.scale
        if look.id == CREPE:
            return lambda canvas: _crepe_card(canvas, look, width, height)
        return lambda canvas: _dish_card(canvas, look, width, height)


def _dish_card(canvas: Canvas, look: DishLike, width: float, height: float) -> None:
    side = TILE_SIDE
    tile(canvas, 12 + side / 2, height / 2, side, look.id, look.colour, look.points, width=5)
    stove.dial_face(canvas, width - 54, height - 56, 34, look.green, look.red, 4)
    words = f"{look.green[0]}–{look.green[1]}" if look.green[0] != look.green[1] else str(look.green[0])
    canvas.flat(_hub(width - 54, height - 56), "#FFFDF6", 3.5)
    canvas.text(width - 54, height - 48, words, 22, anchor="middle")
    lines = need_lines(look.condiments, {})
    middle = height - 56
    gap = 40.0 if lines < 3 else 30.0
    stove.needs(canvas, side + 26, middle - (lines - 1) * gap * 0.56, look.condiments, {}, gap * 0.85, gap, most=2)


def _hub(x: float, y: float) -> Any:
    from simulator.window.art.shapes import ellipse

    return ellipse(x, y, 22)


def _crepe_card(canvas: Canvas, look: DishLike, width: float, height: float) -> None:
    with canvas.at(56, height / 2, 0.42):
        from simulator.window.art.dishes.catalogue import DISHES

        DISHES[CREPE](canvas)
    signs.figure_disc(canvas, width - 44, height / 2, 26, str(look.points), width=4.5)
