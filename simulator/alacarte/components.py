"""What lies in the box: coffee cups, the heating die, dish tiles and the deck they make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from simulator.shown import shown
from simulator.vocabulary import COLOURS, Tally

CREPE = "crepe"
"""What stands in the place of a dish id while the crepe is in the pan."""

KNOB_TOP = 7
"""The highest level of a stove's knob."""

COLOUR_PIECES, SALT_PIECES = 20, 25
"""Condiments of one colour and salt crystals in the box; what the bottles do not hold at first is never in play."""

STARS = 9
"""Stars in the box."""

OVER_SEASONED = 3
"""So many pieces of one kind in a pan spoil the dish."""


class Cup(StrEnum):
    """A coffee cup. UNKNOWN stands in a view for a cup whose face the viewer may not see."""

    VP = "vp"
    SWAP = "swap"
    SPOONS = "spoons"
    RESEASON = "reseason"
    COOL = "cool"
    UNKNOWN = "unknown"


ALL_CUPS = (Cup.VP,) * 3 + (Cup.SWAP,) * 3 + (Cup.SPOONS,) * 2 + (Cup.RESEASON,) * 3 + (Cup.COOL,) * 2
"""The 13 cups of the box, in the order in which a supply lists them."""


class Face(StrEnum):
    """A face of the heating die."""

    ONE = "1"
    TWO = "2"
    THREE = "3"
    CHOICE = "choice"
    ALL = "all"
    CUP = "cup"


@dataclass(frozen=True, slots=True)
class Dish:
    """A dish tile. `green`: lowest and highest heat at which it cooks; `red`: the heat from which it is burnt."""

    id: str
    name: str
    colour: str
    green: tuple[int, int]
    red: int
    condiments: Tally
    points: int
    source: str = ""


@dataclass(frozen=True, slots=True)
class Deck:
    """The dish tiles of a game, and what a crepe is worth. `deck[dish_id]` is a tile."""

    dishes: tuple[Dish, ...]
    crepe_points: int
    name: str = ""
    by_id: Mapping[str, Dish] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {dish.id: dish for dish in self.dishes})

    def __getitem__(self, dish_id: str) -> Dish:
        return self.by_id[dish_id]

    def __contains__(self, dish_id: object) -> bool:
        return dish_id in self.by_id

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the tiles, in the order of the deck."""
        return tuple(dict.fromkeys(dish.colour for dish in self.dishes))


@dataclass(frozen=True, slots=True)
class DeckFault:
    """One fault of a deck table: where (`("dish", 3, "red")`), what stands there and what is allowed."""

    path: tuple[str | int, ...]
    value: object
    allowed: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path))}: {shown(self.value)}: {self.allowed}"


class DeckFaults(ValueError):
    """All faults of a deck table at once."""

    def __init__(self, faults: tuple[DeckFault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def deck_from_table(table: Mapping[str, Any], name: str = "") -> Deck:
    """The deck that a deck file's table says.

    Raises:
        DeckFaults: all that is wrong with the table.
    """
    faults = tuple(_deck_faults(table))
    if faults:
        raise DeckFaults(faults)
    dishes = tuple(_dish(row) for row in table["dish"])
    return Deck(dishes, table.get("crepe", {}).get("points", 5), name)


def _dish(row: Mapping[str, Any]) -> Dish:
    low, high = row["green"]
    condiments = Tally.of(row.get("condiments", {}))
    texts = (row.get("source", ""),)
    return Dish(row["id"], row["name"], row["colour"], (low, high), row["red"], condiments, row["points"], *texts)


_DECK_KEYS = ("format", "version", "crepe", "dish")
_DISH_KEYS = ("id", "name", "colour", "green", "red", "condiments", "points", "source")


def _deck_faults(table: Mapping[str, Any]) -> Iterator[DeckFault]:
    if table.get("format") != "alacarte-deck":
        yield DeckFault(("format",), table.get("format"), 'allowed is "alacarte-deck"')
    if not _whole(table.get("version"), 1, 1):
        yield DeckFault(("version",), table.get("version"), "allowed is 1")
    yield from _unknown_keys(table, _DECK_KEYS, ())
    yield from _crepe_faults(table.get("crepe", {}))
    rows = table.get("dish")
    if not isinstance(rows, list) or not 1 <= len(rows) <= 200:
        yield DeckFault(("dish",), rows, "allowed are 1 to 200 tables [[dish]]")
        return
    ids: set[object] = set()
    for place, row in enumerate(rows):
        yield from _dish_faults(row, place, ids)


def _crepe_faults(crepe: object) -> Iterator[DeckFault]:
    if not isinstance(crepe, dict):
        yield DeckFault(("crepe",), crepe, "allowed is a table with points")
        return
    yield from _unknown_keys(crepe, ("points",), ("crepe",))
    if not _whole(crepe.get("points", 5), 0, 20):
        yield DeckFault(("crepe", "points"), crepe["points"], "allowed are whole points 0 to 20")


def _dish_faults(row: object, place: int, ids: set[object]) -> Iterator[DeckFault]:
    if not isinstance(row, dict):
        yield DeckFault(("dish", place), row, "allowed is a table")
        return
    yield from _unknown_keys(row, _DISH_KEYS, ("dish", place))
    for key, fault in _dish_checks(row):
        if fault:
            yield DeckFault(("dish", place, key), row.get(key), fault)
    identity = row.get("id")
    if isinstance(identity, str):
        if identity in ids:
            yield DeckFault(("dish", place, "id"), identity, "every dish needs an id of its own")
        ids.add(identity)


def _dish_checks(row: Mapping[str, Any]) -> Iterator[tuple[str, str | None]]:
    """Each key of a dish and what is allowed there, None where it is fine."""
    identity = row.get("id")
    id_fine = _text(identity) and identity != CREPE
    yield "id", None if id_fine else f'allowed is a text that is not empty and not "{CREPE}"'
    for key in ("name", "colour"):
        yield key, None if _text(row.get(key)) else "allowed is a text that is not empty"
    yield "source", None if isinstance(row.get("source", ""), str) else "allowed is a text"
    lowest = _lowest_red(row.get("green"))
    yield "green", None if lowest else f"allowed are two knob levels 0 to {KNOB_TOP}, the lower first"
    lowest = lowest or 1
    yield "red", None if _whole(row.get("red"), lowest, KNOB_TOP) else f"allowed are levels {lowest} to {KNOB_TOP}"
    yield "condiments", None if _recipe(row.get("condiments", {})) else _RECIPE_ALLOWED
    yield "points", None if _whole(row.get("points"), 0, 20) else "allowed are whole points 0 to 20"


def _lowest_red(green: object) -> int | None:
    """The lowest red number beside a green range, or None where the range is none."""
    if not isinstance(green, list) or len(green) != 2 or not all(_whole(level, 0, KNOB_TOP) for level in green):
        return None
    return int(green[1]) + 1 if green[0] <= green[1] else None


_RECIPE_ALLOWED = f"allowed are {', '.join(COLOURS)}, each {OVER_SEASONED - 1} at most: more spoil the dish"


def _recipe(condiments: object) -> bool:
    return isinstance(condiments, dict) and all(
        name in tuple(COLOURS) and _whole(count, 0, OVER_SEASONED - 1) for name, count in condiments.items()
    )


def _unknown_keys(table: Mapping[str, Any], known: tuple[str, ...], path: tuple[str | int, ...]) -> Iterator[DeckFault]:
    for key in table:
        if key not in known:
            yield DeckFault((*path, key), table[key], f"unknown key: allowed are {', '.join(known)}")


def _text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
