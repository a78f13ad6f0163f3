"""The five drawers of the counter: what they offer now, and why one is closed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from simulator.alacarte.components import CREPE, Cup
from simulator.alacarte.moves import Bin, Drink, EndTurn, FlipCrepe, Heat, Season, Serve, TakeCrepe, TakeDish
from simulator.alacarte.scoring import in_range, needed, spoiled, star_earned
from simulator.alacarte.state import State
from simulator.text import _, ngettext
from simulator.vocabulary import COLOURS
from simulator.window.art.canvas import Canvas
from simulator.window.art.icons import icon
from simulator.window.screens.kitchen_words import pieces
from simulator.window.table import Table, Waits

Draw = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Drawer:
    """A drawer front.

    move: what opening it does; None where a further choice follows (`bottle`, `coffee`, `dish` in `opens`).
    reason: why it is closed; empty when it is open.
    """

    name: str
    title: str
    sub: str
    icon: Draw
    reason: str = ""
    move: Any = None
    opens: str = ""


def drawers(table: Table) -> tuple[Drawer, ...]:
    """The drawers as they are for whoever must choose."""
    elsewhere = _elsewhere(table)
    offered = (_heat(table), _season(table), _third(table), _coffee(table), _end_turn(table))
    if not elsewhere:
        return offered
    return tuple(Drawer(one.name, one.title, one.sub, one.icon, elsewhere) for one in offered)


def _elsewhere(table: Table) -> str:
    """Why no drawer is open at all."""
    if table.waits is Waits.BOT:
        return _("{name} is thinking").format(name=table.state.cook.name)
    return "" if table.waits is Waits.PERSON else _("wait a moment")


def _why(table: Table, move: Any) -> str:
    refusal = table.refusal(move)
    return refusal.message if refusal else ""


def _heat(table: Table) -> Drawer:
    return Drawer("heat", _("Heat"), _("roll the die"), icon_named("flame"), _why(table, Heat()), Heat())


def _season(table: Table) -> Drawer:
    reasons = [_why(table, Season(bottle)) for bottle in COLOURS]
    reason = "" if "" in reasons else reasons[0]
    return Drawer("season", _("Season"), _("tip one bottle"), icon_named("bottle"), reason, opens="bottle")


def _third(table: Table) -> Drawer:
    state = table.state
    stove = state.cook.stove
    if stove.dish is None:
        return _new_dish(table)
    if spoiled(state.deck, stove):
        return Drawer("bin", _("Throw away"), _("the dish is spoiled"), icon_named("trash"), _why(table, Bin()), Bin())
    if stove.dish == CREPE:
        sub = ngettext("{n} flip left", "{n} flips left", flips_left(state)).format(n=flips_left(state))
        return Drawer("flip", _("Flip"), sub, icon_named("crepe"), _why(table, FlipCrepe()), FlipCrepe())
    return _serve(table)


def flips_left(state: State) -> int:
    """How many flips are open in this turn."""
    return min(2, state.actions_left)


def _new_dish(table: Table) -> Drawer:
    takes = [move for move in table.legal_moves() if isinstance(move, (TakeDish, TakeCrepe))]
    reason = "" if takes else _("nothing is left to cook")
    return Drawer("new_dish", _("New dish"), _("choose a tile"), icon_named("cloche"), reason, opens="dish")


def _serve(table: Table) -> Drawer:
    state = table.state
    reason = _why(table, Serve())
    if reason:
        return Drawer("serve", _("Serve"), "", icon_named("cloche"), missing(state) or reason, Serve())
    points = state.deck[str(state.cook.stove.dish)].points
    sub = ngettext("{n} point", "{n} points", points).format(n=points)
    if star_earned(state.deck, state.cook.stove) and state.options.stars:
        sub = _("exact: a star!")
    return Drawer("serve", _("Serve"), sub, icon_named("cloche"), "", Serve())


def missing(state: State) -> str:
    """What the own dish still needs, in a few words; empty when it needs nothing."""
    stove = state.cook.stove
    if stove.dish is None or stove.dish == CREPE:
        return ""
    dish = state.deck[stove.dish]
    still = needed(dish, stove.pan)
    if still.total:
        return _("{pieces} missing").format(pieces=pieces(still))
    if in_range(state.deck, stove):
        return ""
    low, high = dish.green
    if stove.heat > high:
        return _("too hot")
    return _("too cold: {n} more").format(n=low - stove.heat)


def _coffee(table: Table) -> Drawer:
    state = table.state
    drinks = [move for move in table.legal_moves() if isinstance(move, Drink)]
    sub = _("one a turn") if state.options.breaks_per_turn == 1 else _("as you like")
    return Drawer("coffee", _("Coffee"), sub, icon_named("cup"), "" if drinks else coffee_reason(table), opens="coffee")


def coffee_reason(table: Table, cup: Cup | None = None) -> str:
    """Why `cup`, or any cup at all, may not be used now."""
    cups = table.state.cook.cups if cup is None else (cup,)
    if not cups:
        return _("no cup on your side")
    reasons = (_why(table, _sample_drink(table.state, one)) for one in cups)
    return next(filter(None, reasons), _("nothing to use it on"))


def _sample_drink(state: State, cup: Cup) -> Drink:
    other = (state.turn + 1) % len(state.seats)
    return {
        "swap": Drink(cup, target=other),
        "cool": Drink(cup, levels=1),
        "reseason": Drink(cup, target=other, bottle=COLOURS[0]),
    }.get(cup.value, Drink(cup))


def _end_turn(table: Table) -> Drawer:
    return Drawer("end_turn", _("End turn"), _("spoons go on"), icon_named("spoon"), _why(table, EndTurn()), EndTurn())


def icon_named(name: str) -> Draw:
    """An icon of the look by its name."""
    return lambda canvas: icon(canvas, name, 0, 0)
