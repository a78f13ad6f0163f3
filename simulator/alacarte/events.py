"""Events of À la carte as lines of a log, both ways. A key that is not known is refused, never passed over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from simulator.alacarte import moves as m
from simulator.alacarte.components import Cup, Face
from simulator.game import Chosen, Event
from simulator.game.reading import (
    Readers,
    Table,
    malformed,
    name,
    named,
    names,
    read_event,
    refuse_unknown_keys,
    text,
    texts,
    whole,
)
from simulator.shown import shown
from simulator.vocabulary import COLOURS, Condiment, Flipped, Foul, Landed, Poured, Rolled, Shuffled, Tally

CUPS = tuple(cup for cup in Cup if cup is not Cup.UNKNOWN)


def event_from_json(table: Table) -> Event:
    """The event that a line of a log says.

    Raises:
        UnexpectedEvent: `malformed` or `unknown_key`.
    """
    return read_event(table, _MOVES_READ, _CHANCE_READ)


MOST_PIECES = 1_000


def tally(value: object, key: str) -> Tally:
    """The tally that a table of counts says."""
    if not isinstance(value, dict):
        raise malformed(f"{key}: {shown(value)}: allowed is a table of counts")
    for condiment, count in value.items():
        named(condiment, key, Condiment)
        if type(count) is not int or not 0 <= count <= MOST_PIECES:
            raise malformed(f"{key}.{condiment}: {shown(count)}: allowed is a whole number of pieces")
    return Tally.of(value)


# Reading


def _read_poured(table: Table) -> Poured:
    fouls = names(table.get("fouls", []), "fouls", Foul)
    spilled = tally(table.get("spilled", {}), "spilled")
    return Poured(tally(table.get("in_pan", {}), "in_pan"), spilled, frozenset(fouls))


def _read_cups(table: Table) -> Shuffled:
    return Shuffled("cups", tuple(cup.value for cup in names(table.get("cups"), "cups", Cup, CUPS)))


def _read_stacks(table: Table) -> Shuffled:
    return Shuffled("stacks", texts(table.get("dishes"), "dishes"))


def _read_cup(table: Table) -> Shuffled:
    return Shuffled("cup", (name(table, "cup", Cup, CUPS).value,))


def _read_steal(table: Table) -> m.StealCup:
    cup = name(table, "cup", Cup, CUPS) if "cup" in table else None
    return m.StealCup(whole(table, "from"), cup)


_DRINK_KEYS: Mapping[Cup, tuple[str, ...]] = {
    Cup.SWAP: ("target",),
    Cup.COOL: ("levels",),
    Cup.RESEASON: ("target", "bottle"),
}


def _read_drink(table: Table) -> m.Drink:
    cup = name(table, "cup", Cup, CUPS)
    keys = _DRINK_KEYS.get(cup, ())
    refuse_unknown_keys(table, ("seat", "move", "cup", *keys))
    return m.Drink(
        cup,
        target=whole(table, "target") if "target" in keys else None,
        levels=whole(table, "levels") if "levels" in keys else None,
        bottle=name(table, "bottle", Condiment, COLOURS) if "bottle" in keys else None,
    )


_MOVES_READ: Readers = {
    "take_dish": (("dish",), lambda table: m.TakeDish(text(table, "dish"))),
    "take_crepe": ((), lambda table: m.TAKE_CREPE),
    "heat": ((), lambda table: m.HEAT),
    "choose_heat": (("levels",), lambda table: m.ChooseHeat(whole(table, "levels"))),
    "steal_cup": (("from", "cup"), _read_steal),
    "season": (("bottle",), lambda table: m.Season(name(table, "bottle", Condiment, COLOURS))),
    "flip": ((), lambda table: m.FLIP_CREPE),
    "serve": ((), lambda table: m.SERVE),
    "bin": ((), lambda table: m.BIN),
    "drink": (("cup", "target", "levels", "bottle"), _read_drink),
    "end_turn": ((), lambda table: m.END_TURN),
}
_CHANCE_READ: Readers = {
    "cups": (("cups",), _read_cups),
    "stacks": (("dishes",), _read_stacks),
    "die": (("face",), lambda table: Rolled(name(table, "face", Face).value)),
    "cup": (("cup",), _read_cup),
    "pour": (("in_pan", "spilled", "fouls"), _read_poured),
    "flip": (("landed",), lambda table: Flipped(name(table, "landed", Landed))),
}


# Writing


def event_to_json(event: Event) -> dict[str, Any]:
    """The line of a log that says `event`."""
    match event:
        case Chosen(seat, move):
            return {"seat": seat, **_move_to_json(move)}
        case Rolled(face):
            return {"chance": "die", "face": face}
        case Shuffled("cup", (cup,)):
            return {"chance": "cup", "cup": cup}
        case Shuffled("stacks", dishes):
            return {"chance": "stacks", "dishes": list(dishes)}
        case Shuffled(_, cups):
            return {"chance": "cups", "cups": list(cups)}
        case Flipped(landed):
            return {"chance": "flip", "landed": landed.value}
        case Poured(in_pan, spilled, fouls):
            pieces = {"in_pan": in_pan.as_dict(), "spilled": spilled.as_dict()}
            return {"chance": "pour", **pieces, "fouls": sorted(foul.value for foul in fouls)}
    raise TypeError(f"no event of this game: {event}")


def _move_to_json(move: m.Move) -> dict[str, Any]:
    match move:
        case m.TakeDish(dish):
            return {"move": "take_dish", "dish": dish}
        case m.ChooseHeat(levels):
            return {"move": "choose_heat", "levels": levels}
        case m.StealCup(source, cup):
            return {"move": "steal_cup", "from": source, **({"cup": cup.value} if cup else {})}
        case m.Season(bottle):
            return {"move": "season", "bottle": bottle.value}
        case m.Drink():
            return {"move": "drink", "cup": move.cup.value, **_drink_to_json(move)}
    return {"move": _PLAIN[type(move)]}


def _drink_to_json(move: m.Drink) -> dict[str, Any]:
    given = {"target": move.target, "levels": move.levels, "bottle": move.bottle and move.bottle.value}
    return {key: value for key, value in given.items() if value is not None}


_PLAIN: Mapping[type, str] = {
    m.TakeCrepe: "take_crepe",
    m.Heat: "heat",
    m.FlipCrepe: "flip",
    m.Serve: "serve",
    m.Bin: "bin",
    m.EndTurn: "end_turn",
}
