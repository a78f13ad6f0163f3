"""How the lines of a log are read, in every game. A key that is not known is refused, never passed over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, TypeVar

from simulator.game import BadSetup, Chosen, Event, Refusal, UnexpectedEvent
from simulator.shown import is_unicode, shown

Table = Mapping[str, Any]
Readers = Mapping[str, tuple[tuple[str, ...], Callable[[Table], Any]]]
"""Name of a move or of chance → its further keys, and what reads them."""

_Name = TypeVar("_Name", bound=StrEnum)

LONGEST_NAME = 40
"""Letters in the name of a seat."""


def malformed(message: str) -> UnexpectedEvent:
    """The error of a line that says nothing."""
    return UnexpectedEvent(Refusal("malformed", message))


def read_event(table: Table, moves: Readers, chance: Readers) -> Event:
    """The event that a line of a log says, by the readers of its game.

    Raises:
        UnexpectedEvent: `malformed` or `unknown_key`.
    """
    if "move" in table:
        return Chosen(whole(table, "seat"), _read(table, "move", moves))
    if "chance" in table:
        outcome: Event = _read(table, "chance", chance)
        return outcome
    raise malformed('allowed is an event with "seat" and "move", or with "chance"')


def _read(table: Table, key: str, readers: Readers) -> Any:
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
    return named(table.get(key), key, kind, allowed) if key in table else _missing(key)


def _missing(key: str) -> Any:
    raise malformed(f"{key} is missing")


def named(value: object, key: str, kind: type[_Name], allowed: tuple[_Name, ...] = ()) -> _Name:
    """The name that `value` says, one of `allowed` of its kind."""
    names = allowed or tuple(kind)
    if not isinstance(value, str) or value not in [one.value for one in names]:
        raise malformed(f"{key}: {shown(value)}: allowed are {', '.join(names)}")
    return kind(value)


def names(value: object, key: str, kind: type[_Name], allowed: tuple[_Name, ...] = ()) -> tuple[_Name, ...]:
    """The names of a list."""
    if not isinstance(value, list):
        raise malformed(f"{key}: {shown(value)}: allowed is a list")
    return tuple(named(one, key, kind, allowed) for one in value)


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


# The header


def seats_of(header: Table, allowed: range) -> tuple[str, ...]:
    """The names of a header's seats.

    Raises:
        BadSetup: there are too few or too many, or one is no text.
    """
    names = header.get("seats")
    if not isinstance(names, list) or len(names) not in allowed:
        raise bad_header(f"seats: {shown(names)}: allowed are {allowed.start} to {allowed.stop - 1} names")
    for name in names:
        if not isinstance(name, str):
            raise bad_header(f"seats: {shown(name)}: allowed is a text")
        if not fit_name(name):
            raise bad_header(f"seats: {shown(name)}: allowed are {LONGEST_NAME} letters, none a control code")
    return tuple(names)


def fit_name(name: str) -> bool:
    """Whether a name can be written on a screen: not endless, no control codes. It may be empty."""
    return len(name) <= LONGEST_NAME and is_unicode(name) and not any(_controls(letter) for letter in name)


def _controls(letter: str) -> bool:
    """Whether a terminal takes it for an order."""
    return letter < " " or "\x7f" <= letter < "\xa0"


def first_of(header: Table, seats: int) -> int:
    """The seat that begins. Raises BadSetup where there is no such seat."""
    first = header.get("first", 0)
    if type(first) is not int or not 0 <= first < seats:
        raise bad_header(f"first: {shown(first)}: allowed are 0 to {seats - 1}")
    return first


def table_of(value: object, key: str) -> Table:
    """`value` where it is a JSON object. Raises BadSetup where it is none."""
    if not isinstance(value, dict):
        raise bad_header(f"{key}: {shown(value)}: allowed is a JSON object")
    return value


def bad_header(message: str) -> BadSetup:
    """The error of a header that says nothing."""
    return BadSetup(Refusal("malformed", message))
