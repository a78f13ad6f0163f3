"""Events of À la carte as lines of a log, both ways. A key that is not known is refused, never passed over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, TypeVar

from simulator.alacarte import moves as m
from simulator.alacarte.components import Cup, Face
from simulator.alacarte.words import shown
from simulator.game import Chosen, Event, Refusal, UnexpectedEvent
from simulator.vocabulary import COLOURS, Condiment, Flipped, Foul, Landed, Poured, Rolled, Shuffled, Tally

Table = Mapping[str, Any]
_Name = TypeVar("_Name", bound=StrEnum)

CUPS = tuple(cup for cup in Cup if cup is not Cup.UNKNOWN)


def malformed(message: str) -> UnexpectedEvent:
    """The error of a line that says nothing."""
    return UnexpectedEvent(Refusal("malformed", message))


def event_from_json(table: Table) -> Event:
    """The event that a line of a log says.

    Raises:
        UnexpectedEvent: `malformed` or `unknown_key`.
    """
    if "move" in table:
        return Chosen(whole(table, "seat"), _read(table, "move", _MOVES_READ))
    if "chance" in table:
        outcome: Event = _read(table, "chance", _CHANCE_READ)
        return outcome
    raise malformed('allowed is an event with "seat" and "move", or with "chance"')


def _read(table: Table, key: str, readers: Mapping[str, tuple[tuple[str, ...], Callable[[Table], Any]]]) -> Any:
    name = table[key]
    if not isinstance(name, str) or name not in readers:
        raise malformed(f"{key}: {shown(name)}: allowed are {', '.join(readers)}")
    keys, reader = readers[name]
    known = (key, *keys) if key == "chance" else ("seat", key, *keys)
    refuse_unknown_keys(table, known)
    return reader(table)


def refuse_unknown_keys(table: Table, known: tuple[str, ...]) -> None:
    """Raises UnexpectedEvent with `unknown_key` where `table` has a key that is not known."""
    for key in table:
        if key not in known:
            raise UnexpectedEvent(Refusal("unknown_key", f"{shown(key)}: allowed are {', '.join(known)}"))


def whole(table: Table, key: str) -> int:
    """The whole number at `key`; true and 2.0 are none."""
    value = table.get(key)
    if type(value) is not int:
        raise malformed(f"{key}: {shown(value)}: allowed is a whole number" if key in table else f"{key} is missing")
    return value


def name(table: Table, key: str, kind: type[_Name], allowed: tuple[_Name, ...] = ()) -> _Name:
    """The name at `key`, one of `allowed` of its kind."""
    return _named(table.get(key), key, kind, allowed) if key in table else _missing(key)


def _missing(key: str) -> Any:
    raise malformed(f"{key} is missing")


def _named(value: object, key: str, kind: type[_Name], allowed: tuple[_Name, ...] = ()) -> _Name:
    names = allowed or tuple(kind)
    if not isinstance(value, str) or value not in [one.value for one in names]:
        raise malformed(f"{key}: {shown(value)}: allowed are {', '.join(names)}")
    return kind(value)


def names(value: object, key: str, kind: type[_Name], allowed: tuple[_Name, ...] = ()) -> tuple[_Name, ...]:
    """The names of a list."""
    if not isinstance(value, list):
        raise malformed(f"{key}: {shown(value)}: allowed is a list")
    return tuple(_named(one, key, kind, allowed) for one in value)


def texts(value: object, key: str) -> tuple[str, ...]:
    """The texts of a list."""
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise malformed(f"{key}: {shown(value)}: allowed is a list of texts")
    return tuple(value)


def text(table: Table, key: str) -> str:
    """The text at `key`."""
    value = table.get(key)
    if not isinstance(value, str):
        raise malformed(f"{key}: {shown(value)}: allowed is a text" if key in table else f"{key} is missing")
    return value


MOST_PIECES = 1_000


def tally(value: object, key: str) -> Tally:
    """The tally that a table of counts says."""
    if not isinstance(value, dict):
        raise malformed(f"{key}: {shown(value)}: allowed is a table of counts")
    for condiment, count in value.items():
        _named(condiment, key, Condiment)
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


_MOVES_READ: Mapping[str, tuple[tuple[str, ...], Callable[[Table], Any]]] = {
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
_CHANCE_READ: Mapping[str, tuple[tuple[str, ...], Callable[[Table], Any]]] = {
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
