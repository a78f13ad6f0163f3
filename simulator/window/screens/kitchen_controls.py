"""Everything in the kitchen that can be pressed, as widgets over the picture, and the tip that each shows."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pygame

from simulator.alacarte.components import CREPE
from simulator.alacarte.moves import ChooseHeat, Season
from simulator.alacarte.scoring import points
from simulator.text import _, ngettext
from simulator.vocabulary import COLOURS
from simulator.window.art import palette, tools
from simulator.window.art.canvas import Canvas
from simulator.window.screens import kitchen_drawers, undo_question
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_picture import Kitchen, cups_of
from simulator.window.screens.kitchen_words import bottle_name, cup_name, cup_use, dish_name, pieces
from simulator.window.table import Table, Waits
from simulator.window.widgets import Area, Button, Widget

HEAT_CARD = Box(560, 330, 800, 316)
UNDO_CARD = Box(160, 320, 1600, 350)


@dataclass(frozen=True, slots=True)
class Hands:
    """What the kitchen does when something is pressed."""

    drawer: Callable[[kitchen_drawers.Drawer], None]
    choose: Callable[[Any], None]
    coffee: Callable[[], None]
    refused: Callable[[str], None]
    pause: Callable[[], None]
    undo: Callable[[], None]
    agree: Callable[[int], None]
    disagree: Callable[[], None]


@dataclass(slots=True)
class Controls:
    """The widgets of the kitchen, and a line to show for each that has the focus."""

    widgets: list[Widget] = field(default_factory=list)
    tips: dict[str, str] = field(default_factory=dict)

    def add(self, widget: Widget, hands: Hands, tip: str = "") -> None:
        """One more widget."""
        widget.refused = hands.refused
        self.widgets.append(widget)
        if tip or widget.off_reason:
            self.tips[widget.name] = widget.off_reason or tip


def controls(kitchen: Kitchen, table: Table, hands: Hands) -> Controls:
    """All controls as the table stands. A question on the table closes everything else."""
    made = Controls()
    if table.undo is not None:
        _closed_drawers(made, kitchen, table, hands)
        _undo_question(made, kitchen, table, hands)
        return made
    if any(isinstance(move, ChooseHeat) for move in table.legal_moves()) and table.waits is Waits.PERSON:
        _closed_drawers(made, kitchen, table, hands)
        _heat_question(made, kitchen, hands)
    else:
        _drawers(made, kitchen, table, hands)
        _bottles(made, kitchen, table, hands)
        _own_things(made, kitchen, table, hands)
    _cooks(made, kitchen, table, hands)
    _corner(made, kitchen, table, hands)
    return made


def _drawers(made: Controls, kitchen: Kitchen, table: Table, hands: Hands) -> None:
    for box, drawer in zip(kitchen.places.drawers, kitchen_drawers.drawers(table), strict=True):
        rect = kitchen.app.frame.rect(*box)
        made.add(DrawerFront(rect, drawer, _calls(hands.drawer, drawer)), hands)


def _closed_drawers(made: Controls, kitchen: Kitchen, table: Table, hands: Hands) -> None:
    """The drawers while a question is open: there, but closed."""
    for box, drawer in zip(kitchen.places.drawers, kitchen_drawers.drawers(table), strict=True):
        closed = replace(drawer, reason=_("First answer the question."), short="")
        made.add(DrawerFront(kitchen.app.frame.rect(*box), closed, lambda: None), hands)


class DrawerFront(Button):
    """A drawer of the counter. Closed, its second line says why in a few words; the tip says it whole."""

    def __init__(self, rect: pygame.Rect, drawer: kitchen_drawers.Drawer, action: Callable[[], None]) -> None:
        name = f"button:{drawer.name}"
        super().__init__(name, rect, drawer.title, action, drawer.sub, drawer.icon, drawer.reason)
        self.second = drawer.short if drawer.reason else drawer.sub

    def _draw_words(self, app: Any, surface: pygame.Surface, box: pygame.Rect) -> None:
        colour = palette.colour("ink" if self.enabled else "off_text")
        inside = self._draw_icon(app, surface, box)
        upper = pygame.Rect(inside.x, inside.y + app.frame.px(6), inside.width, round(inside.height * 0.52))
        lower = pygame.Rect(inside.x, upper.bottom, inside.width, inside.bottom - upper.bottom - app.frame.px(4))
        roomy = app.type.holds(self.title, "button", upper) and app.type.holds(self.second, "note", lower)
        if app.frame.narrow or not self.second or not roomy:
            app.type.draw(surface, self.title, "button", inside, colour, lines=2)
            return
        app.type.draw(surface, self.title, "button", upper, colour)
        app.type.draw(surface, self.second, "note", lower, colour)


def _calls(action: Callable[[Any], None], value: Any) -> Callable[[], None]:
    return lambda: action(value)


def _bottles(made: Controls, kitchen: Kitchen, table: Table, hands: Hands) -> None:
    for spot, bottle in zip(kitchen.places.bottles, COLOURS, strict=True):
        rect = around(kitchen, spot.x, spot.y - 17 * spot.size, 150 * spot.size, 330 * spot.size)
        refusal = table.refusal(Season(bottle)) if table.waits is Waits.PERSON else None
        closed = refusal.message if refusal else ("" if table.waits is Waits.PERSON else _("wait for your turn"))
        tip = f"{_capital(bottle_name(bottle))}: {pieces(table.state.bottle(bottle))}"
        area = Bottle(f"bottle:{bottle.value}", rect, _calls(hands.choose, Season(bottle)), closed)
        made.add(area, hands, tip)


LIFTED_PX = 10
"""A pointer that has gone so far with its button down has lifted the bottle."""


class Bottle(Area):
    """A bottle on the counter: pressed, or lifted and carried over the pan in one movement."""

    _from = (0.0, 0.0)
    _lifted = False

    def hold(self, x: float, y: float) -> None:
        self._from, self._lifted = (x, y), False

    def drag(self, x: float, y: float) -> bool:
        if self._lifted or not self.enabled or math.dist(self._from, (x, y)) < LIFTED_PX:
            return False
        self._lifted = True
        self.activate()
        return True

    def release(self, x: float, y: float) -> None:
        if not self._lifted:
            self.activate()


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _own_things(made: Controls, kitchen: Kitchen, table: Table, hands: Hands) -> None:
    state, places = table.state, kitchen.places
    heat = kitchen_drawers.drawers(table)[0]
    die = Area(
        "die", around(kitchen, places.die.x + 4, places.die.y - 10, 124, 132), _calls(hands.drawer, heat), heat.reason
    )
    made.add(die, hands, _("throw the die"))
    for place, (kind, spot) in enumerate(kitchen.own_cups(state.seats[kitchen.viewer])):
        rect = around(kitchen, spot.x + 8 * spot.size, spot.y, 128 * spot.size, 112 * spot.size)
        made.add(Area(f"cup:{kind}:{place}", rect, hands.coffee), hands, _cup_tip(kind))
    dish = state.seats[kitchen.viewer].stove.dish
    window = Area("pan", kitchen.app.frame.rect(*places.pan))
    window.focusable = False
    made.add(window, hands, "" if dish is None else dish_tip(table, dish))
    recipe = Area("recipe", kitchen.app.frame.rect(*places.oven_window))
    recipe.focusable = False
    made.add(recipe, hands, "" if dish is None else dish_tip(table, dish))


def _cup_tip(kind: str) -> str:
    from simulator.alacarte.components import Cup

    return f"{cup_name(Cup(kind))}: {cup_use(Cup(kind))}"


def dish_tip(table: Table, dish: str) -> str:
    """A dish by its name, its heat and its points."""
    state = table.state
    if dish == CREPE:
        worth = state.deck.crepe_points
        return ngettext("Crepe, {n} point", "Crepe, {n} points", worth).format(n=worth)
    low, high = state.deck[dish].green
    worth = state.deck[dish].points
    words = ngettext("{dish}: heat {low} to {high}, {n} point", "{dish}: heat {low} to {high}, {n} points", worth)
    return words.format(dish=dish_name(state, dish), low=low, high=high, n=worth)


def _cooks(made: Controls, kitchen: Kitchen, table: Table, hands: Hands) -> None:
    state = table.state
    for seat in range(len(state.seats)):
        if seat == kitchen.viewer:
            continue
        area = Area(f"seat:{seat}", kitchen.app.frame.rect(*kitchen.shelf_of(seat).whole))
        made.add(area, hands, cook_tip(table, seat))


def cook_tip(table: Table, seat: int) -> str:
    """A cook in a few lines: dish, points, cups."""
    state = table.state
    cook = state.seats[seat]
    lines = [f"{cook.name}: " + _points(points(state, seat))]
    if cook.stove.dish is not None:
        lines.append(dish_tip(table, cook.stove.dish))
    if cups_of(cook):
        from simulator.alacarte.components import Cup

        lines.append(", ".join(cup_name(Cup(kind)) for kind in cups_of(cook)))
    return "\n".join(lines)


def _points(count: int) -> str:
    return ngettext("{n} point", "{n} points", count).format(n=count)


def _corner(made: Controls, kitchen: Kitchen, table: Table, hands: Hands) -> None:
    undo_box, pause_box = kitchen.places.corner
    _round(made, kitchen, hands, "pause", pause_box, hands.pause, _("pause"))
    if table.may_ask_undo:
        _round(made, kitchen, hands, "undo", undo_box, hands.undo, _("take the last choice back"))


def _round(
    made: Controls, kitchen: Kitchen, hands: Hands, name: str, box: Box, action: Callable[[], None], tip: str
) -> None:
    rect = kitchen.app.frame.rect(*box)
    made.add(RoundButton(f"button:{name}", rect, "", action, icon=icon_named(name), style="pill"), hands, tip)


class RoundButton(Button):
    """A round button with an icon only."""

    def _draw_words(self, app: Any, surface: pygame.Surface, box: pygame.Rect) -> None:
        assert self.icon is not None
        app.sprites.put(surface, (self.name, "round"), self.icon, box.center, app.frame.scale * 0.8)


# Questions


def _heat_question(made: Controls, kitchen: Kitchen, hands: Hands) -> None:
    for place, levels in enumerate((1, 2, 3)):
        box = Box(HEAT_CARD.x + 46 + place * 242, HEAT_CARD.y + 120, 224, 160)
        button = _Flames(
            f"heat:{levels}", kitchen.app.frame.rect(*box), _calls(hands.choose, ChooseHeat(levels)), levels
        )
        made.add(button, hands)


class _Flames(Button):
    """One, two or three flames to choose."""

    def __init__(self, name: str, rect: pygame.Rect, action: Callable[[], None], levels: int) -> None:
        super().__init__(name, rect, "", action)
        self.levels = levels

    def _draw_words(self, app: Any, surface: pygame.Surface, box: pygame.Rect) -> None:
        levels = self.levels

        def draw(canvas: Canvas) -> None:
            tools.die_face(canvas, 0, 0, str(levels), 1.35)

        app.sprites.put(surface, ("flames", levels), draw, box.center, app.frame.scale)


def _undo_question(made: Controls, kitchen: Kitchen, table: Table, hands: Hands) -> None:
    assert table.undo is not None
    names = {seat: table.state.seats[seat].name for seat in table.undo.open}
    for button in undo_question.answers(kitchen.app.frame, UNDO_CARD, names, hands.agree, hands.disagree):
        made.add(button, hands)


def around(kitchen: Kitchen, x: float, y: float, width: float, height: float) -> pygame.Rect:
    """A rectangle about a design point, in screen px."""
    return kitchen.app.frame.rect(x - width / 2, y - height / 2, width, height)
