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
    reason: why it is closed; empty when it is open. short: the same in a few words, for the drawer's second line.
    """

    name: str
    title: str
    sub: str
    icon: Draw
    reason: str = ""
    move: Any = None
    opens: str = ""
    short: str = ""


_SHORT: dict[str, Callable[[], str]] = {
    "dish_due": lambda: _("new dish first"),
    "dish_spoiled": lambda: _("the dish is spoiled"),
    "dish_not_finished": lambda: _("not finished"),
    "dish_cannot_be_seasoned": lambda: _("takes no condiments"),
    "no_actions_left": lambda: _("no spoon left"),
    "bottle_empty": lambda: _("bottles are empty"),
    "bottle_not_needed": lambda: _("nothing needed"),
    "heat_first": lambda: _("heat it first, each turn"),
    "only_flips_now": lambda: _("only flips now"),
    "no_flip_now": lambda: _("no flip left"),
    "turn_must_go_on": lambda: _("use every spoon"),
}


def short_reason(table: Table, move: Any) -> str:
    """Why `move` is refused, in a few words; empty where it is not."""
    refusal = table.refusal(move)
    if refusal is None:
        return ""
    return _SHORT[refusal.reason]() if refusal.reason in _SHORT else refusal.message


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
    return Drawer(
        "heat",
        _("Heat"),
        _("roll the die"),
        icon_named("flame"),
        _why(table, Heat()),
        Heat(),
        short=short_reason(table, Heat()),
    )


def _season(table: Table) -> Drawer:
    reasons = [_why(table, Season(bottle)) for bottle in COLOURS]
    reason = "" if "" in reasons else reasons[0]
    short = short_reason(table, Season(COLOURS[0])) if reason else ""
    return Drawer("season", _("Season"), _("tip one bottle"), icon_named("bottle"), reason, opens="bottle", short=short)


def _third(table: Table) -> Drawer:
    state = table.state
    stove = state.cook.stove
    if stove.dish is None:
        return _new_dish(table)
    if spoiled(state.deck, stove):
        return Drawer("bin", _("Throw away"), _("the dish is spoiled"), icon_named("trash"), _why(table, Bin()), Bin())
    if stove.dish == CREPE:
        sub = ngettext("{n} flip left", "{n} flips left", flips_left(state)).format(n=flips_left(state))
        return Drawer(
            "flip",
            _("Flip"),
            sub,
            icon_named("crepe"),
            _why(table, FlipCrepe()),
            FlipCrepe(),
            short=short_reason(table, FlipCrepe()),
        )
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
        short = missing(state) or short_reason(table, Serve())
        return Drawer(
            "serve", _("Serve"), "", icon_named("cloche"), missing_whole(state) or reason, Serve(), short=short
        )
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
    still = needed(state.deck[stove.dish], stove.pan)
    if len(still) > 1:
        return _("{n} pieces missing").format(n=still.total)
    if still.total:
        return _("{pieces} missing").format(pieces=pieces(still))
    return _heat_missing(state)


def missing_whole(state: State) -> str:
    """What the own dish still needs, everything named."""
    stove = state.cook.stove
    if stove.dish is None or stove.dish == CREPE:
        return ""
    still = needed(state.deck[stove.dish], stove.pan)
    words = _("{pieces} missing").format(pieces=pieces(still)) if still.total else ""
    return ", ".join(part for part in (words, _heat_missing(state)) if part)


def _heat_missing(state: State) -> str:
    stove = state.cook.stove
    if in_range(state.deck, stove):
        return ""
    low, high = state.deck[str(stove.dish)].green
    return _("too hot") if stove.heat > high else _("too cold: {n} more").format(n=low - stove.heat)


def _coffee(table: Table) -> Drawer:
    state = table.state
    drinks = [move for move in table.legal_moves() if isinstance(move, Drink)]
    sub = _("one a turn") if state.options.breaks_per_turn == 1 else _("as you like")
    reason = "" if drinks else coffee_reason(table)
    return Drawer("coffee", _("Coffee"), sub, icon_named("cup"), reason, opens="coffee", short=_coffee_short(table))


def _coffee_short(table: Table) -> str:
    cook = table.state.cook
    if not cook.cups:
        return _("no cup")
    if cook.stove.dish == CREPE:
        return _("not with the crepe")
    if cook.stove.dish is None:
        return _("new dish first")
    refusals = (table.refusal(_sample_drink(table.state, cup)) for cup in cook.cups)
    had = any(refusal is not None and refusal.reason == "breaks_used" for refusal in refusals)
    return _("no more this turn") if had else _("nothing to use it on")


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
    return Drawer(
        "end_turn",
        _("End turn"),
        _("spoons go on"),
        icon_named("spoon"),
        _why(table, EndTurn()),
        EndTurn(),
        short=short_reason(table, EndTurn()),
    )


def icon_named(name: str) -> Draw:
    """An icon of the look by its name."""
    return lambda canvas: icon(canvas, name, 0, 0)
