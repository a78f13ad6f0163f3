"""A given position, read. What it leaves out is filled so that everything adds up."""

from __future__ import annotations

from collections import Counter
from typing import Any

from simulator.alacarte.adding_up import first_fault
from simulator.alacarte.components import ALL_CUPS, CREPE, STARS, Cup, Deck
from simulator.alacarte.events import CUPS, tally
from simulator.alacarte.filling import filled_bottles
from simulator.alacarte.legality import ACTIONS
from simulator.alacarte.scoring import points, star_winner
from simulator.alacarte.state import Crepe, Seat, State, Stove, Tip, Waits
from simulator.alacarte.turns import goal_reached, settle
from simulator.game import BadSetup, Refusal, UnexpectedEvent
from simulator.game.reading import (
    Table,
    malformed,
    name,
    names,
    refuse_unknown_keys,
    text,
    texts,
    whole,
)
from simulator.shown import shown
from simulator.vocabulary import COLOURS, Condiment, Tally

DOES_NOT_ADD_UP = "position_does_not_add_up"


_KEYS = (
    *("turn", "actions_left", "breaks_used", "flips_failed", "pending", "seats", "supply_cups", "used_cups"),
    *("dishes", "bottles", "sink", "stars_left", "cups_closed", "turn_ends", "setup", "last_lap", "pour", "steal_from"),
)
_SEAT_KEYS = (*("name", "heat", "dish", "pan", "finished", "spoiled", "stars", "vp_cups", "cups", "crepe", "points"),)


def state_from_position(table: Table, start: State) -> State:
    """The state that a given position says; `start` is the set-up of the same header.

    Raises:
        BadSetup: it cannot be read, or does not add up; says in words what.
    """
    try:
        state = _read(table, start)
    except UnexpectedEvent as fault:
        raise BadSetup(Refusal(fault.refusal.reason, f"position: {fault.refusal.message}")) from None
    if fault_in_words := first_fault(state) or _wrong_points(table, state):
        raise BadSetup(Refusal(DOES_NOT_ADD_UP, f"position: {fault_in_words}"))
    return _come_to_a_choice(state)


def _come_to_a_choice(state: State) -> State:
    """What happens by itself before a choice happens in a given position, too."""
    if state.waits is not Waits.CHOOSE:
        return state
    if star_winner(state) is not None:
        return state.but(waits=Waits.OVER)
    if any(goal_reached(state, seat) for seat in state.seats):
        if not state.options.finish_round or state.turn == state.first:
            return state.but(waits=Waits.OVER)
        state = state.but(last_lap=True)
    return settle(state)


def _read(table: Table, start: State) -> State:
    refuse_unknown_keys(table, _KEYS)
    waits = name(table, "pending", Waits) if "pending" in table else Waits.CHOOSE
    setup = _setup(table, start, waits)
    seats = _seats(table.get("seats", [{}] * len(start.seats)), start)
    sink = tally(table.get("sink", {}), "sink")
    state = start.but(
        waits=waits,
        setup=setup,
        turn=_count(table, "turn", setup[0] if setup else start.first),
        actions_left=_count(table, "actions_left", 0 if setup else ACTIONS),
        breaks_used=_count(table, "breaks_used"),
        flips_failed=_count(table, "flips_failed"),
        cups_closed=_flag(table, "cups_closed"),
        turn_ends=_flag(table, "turn_ends"),
        last_lap=_flag(table, "last_lap"),
        seats=seats,
        sink=sink,
        bottles=_bottles(table, start, seats, sink),
        steal_from=_count(table, "steal_from") if "steal_from" in table else None,
        tip=_tip(table, start) if "pour" in table else None,
    )
    return _with_rest(state, table)


def _with_rest(state: State, table: Table) -> State:
    """The tiles, cups and stars that are nowhere else, unless they are given."""
    used = names(table.get("used_cups", []), "used_cups", Cup, CUPS)
    return state.but(
        dishes=texts(table["dishes"], "dishes") if "dishes" in table else _other_dishes(state.deck, state.seats),
        used_cups=used,
        supply=_supply(table["supply_cups"]) if "supply_cups" in table else _other_cups(state.seats, used),
        stars_left=_count(table, "stars_left", max(STARS - sum(seat.stars for seat in state.seats), 0)),
    )


def _other_dishes(deck: Deck, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    elsewhere = {dish for seat in seats for dish in (seat.stove.dish, *seat.finished, *seat.spoiled)}
    return tuple(dish.id for dish in deck.dishes if dish.id not in elsewhere)


def _other_cups(seats: tuple[Seat, ...], used: tuple[Cup, ...]) -> tuple[Cup, ...]:
    elsewhere = Counter(cup for seat in seats for cup in (*seat.cups, *(Cup.VP,) * seat.vp_cups)) + Counter(used)
    return _in_order(Counter(ALL_CUPS) - elsewhere)


def _supply(table: Any) -> tuple[Cup, ...]:
    if not isinstance(table, dict):
        raise malformed(f"supply_cups: {shown(table)}: allowed is a table of counts")
    cups = names(list(table), "supply_cups", Cup, CUPS)
    return _in_order(Counter({cup: _count(table, cup.value) for cup in cups}))


def _in_order(counts: Counter[Cup]) -> tuple[Cup, ...]:
    return tuple(cup for cup in Cup for _ in range(min(counts[cup], len(ALL_CUPS) + 1)))


MOST = 1_000


def _count(table: Table, key: str, otherwise: int = 0) -> int:
    """The whole number at `key`, which is not negative and not absurd."""
    if key not in table:
        return otherwise
    number = whole(table, key)
    if not 0 <= number <= MOST:
        raise malformed(f"{key}: {shown(number)}: allowed are whole numbers 0 to {MOST}")
    return number


def _flag(table: Table, key: str) -> bool:
    value = table.get(key, False)
    if not isinstance(value, bool):
        raise malformed(f"{key}: {shown(value)}: allowed are true, false")
    return value


def _setup(table: Table, start: State, waits: Waits) -> tuple[int, ...]:
    """The seats still to choose: all before the cups are dealt."""
    otherwise = list(start.setup) if waits in (Waits.CUPS, Waits.STACKS) else []
    given = table.get("setup", otherwise)
    if not isinstance(given, list) or not all(type(seat) is int for seat in given):
        raise malformed(f"setup: {shown(given)}: allowed is a list of seats")
    return tuple(given)


def _tip(table: Table, start: State) -> Tip:
    given = table["pour"]
    if not isinstance(given, dict):
        raise malformed(f"pour: {shown(given)}: allowed is a JSON object")
    refuse_unknown_keys(given, ("target", "bottle", "why", "tips_left"))
    why = text(given, "why") if "why" in given else "season"
    if why not in ("season", "reseason"):
        raise malformed(f"why: {shown(why)}: allowed are season, reseason")
    tips = start.options.reseason_tips if why == "reseason" else 1
    bottle = name(given, "bottle", Condiment, COLOURS)
    return Tip(
        _count(given, "target") if "target" in given else whole(given, "target"),
        bottle,
        why,
        _count(given, "tips_left", tips),
    )


# Seats


def _seats(rows: Any, start: State) -> tuple[Seat, ...]:
    if not isinstance(rows, list) or len(rows) != len(start.seats):
        raise _not_so_many_seats(len(start.seats))
    return tuple(_seat(row, there, start.deck) for row, there in zip(rows, start.seats, strict=True))


def _not_so_many_seats(cooks: int) -> UnexpectedEvent:
    return UnexpectedEvent(Refusal(DOES_NOT_ADD_UP, f"seats: allowed is a list of {cooks}, as in the header"))


def _seat(row: Any, there: Seat, deck: Deck) -> Seat:
    if not isinstance(row, dict):
        raise malformed(f"seats: {shown(row)}: allowed is a JSON object")
    refuse_unknown_keys(row, _SEAT_KEYS)
    if row.get("name", there.name) != there.name:
        raise UnexpectedEvent(Refusal(DOES_NOT_ADD_UP, f"{shown(row['name'])} is called {there.name!r} in the header"))
    dish = _dish(row.get("dish"), deck)
    return Seat(
        name=there.name,
        stove=Stove(_count(row, "heat"), dish, tally(row.get("pan", {}), "pan")),
        finished=_tray(row, "finished", deck),
        spoiled=_tray(row, "spoiled", deck),
        stars=_count(row, "stars"),
        vp_cups=_count(row, "vp_cups"),
        cups=names(row.get("cups", []), "cups", Cup, CUPS),
        crepe=_crepe(row, dish),
    )


def _dish(value: Any, deck: Deck) -> str | None:
    if value is None or value == CREPE:
        return CREPE if value else None
    if not isinstance(value, str):
        raise malformed(f"dish: {shown(value)}: allowed are a dish id, {CREPE!r} and null")
    return _known(value, deck)


def _known(dish: str, deck: Deck) -> str:
    if dish not in deck:
        raise UnexpectedEvent(Refusal("no_such_dish", f"{shown(dish)}: there is no such dish in the deck"))
    return dish


def _tray(row: Table, key: str, deck: Deck) -> tuple[str, ...]:
    return tuple(_known(dish, deck) for dish in texts(row.get(key, []), key))


def _crepe(row: Table, dish: str | None) -> Crepe:
    if "crepe" in row:
        return name(row, "crepe", Crepe)
    return Crepe.IN_PAN if dish == CREPE else Crepe.UNUSED


def _wrong_points(table: Table, state: State) -> str | None:
    for place, row in enumerate(table.get("seats", [])):
        if "points" in row and (type(row["points"]) is not int or row["points"] != points(state, place)):
            return f"{state.seats[place].name} has {points(state, place)} points, not {shown(row['points'])}"
    return None


# Bottles


def _bottles(table: Table, start: State, seats: tuple[Seat, ...], sink: Tally) -> tuple[Tally, ...]:
    given = table.get("bottles", {})
    if not isinstance(given, dict):
        raise malformed(f"bottles: {shown(given)}: allowed is a table of bottles")
    names(list(given), "bottles", Condiment, COLOURS)
    bottles = {Condiment(colour): tally(given[colour], f"bottles.{colour}") for colour in given}
    elsewhere = sink
    for seat in seats:
        elsewhere = elsewhere + seat.stove.pan
    return filled_bottles(bottles, elsewhere, start.options)
