"""Deck files: found by name or path, read as tables, with the line of every key. Needs only the standard library."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from simulator.resources import ASSETS
from simulator.scene.lines import toml_trouble
from simulator.shown import shown

DECKS = ASSETS / "decks"


class DeckFileError(Exception):
    """A deck file that cannot be read: the message says where and what is allowed."""


def deck_names() -> tuple[str, ...]:
    """The names of the decks that ship with the game."""
    return tuple(sorted(path.stem for path in DECKS.glob("*.toml")))


def deck_path(name_or_path: str | Path) -> Path:
    """The file of a deck: a name without a folder and ending is one that ships with the game.

    Raises:
        DeckFileError: there is no such deck.
    """
    shipped = DECKS / f"{name_or_path}.toml"
    if str(name_or_path) in deck_names():
        return shipped
    path = Path(name_or_path)
    if path.suffix == ".toml" and _is_file(path):
        return path
    raise DeckFileError(
        f"deck {shown(str(name_or_path))}: no such deck: allowed are {', '.join(deck_names())} or a .toml file"
    )


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # too long for a name, or half a surrogate pair
        return False


def read_deck(name_or_path: str | Path) -> dict[str, Any]:
    """The table of a deck file, as it stands there. What it must hold is the rules' business.

    Raises:
        DeckFileError: there is no such file, or it is no TOML.
    """
    path = deck_path(name_or_path)
    try:
        return tomllib.loads(path.read_bytes().decode())
    except OSError as fault:
        raise DeckFileError(f"{path}: {fault.strerror}") from None
    except UnicodeDecodeError as fault:
        raise DeckFileError(f"{path}: no UTF-8 at byte {fault.start}") from None
    except (ValueError, RecursionError) as fault:
        raise DeckFileError(f"{path}:{_line_in(str(fault))}: no TOML: {toml_trouble(fault)}") from None


def _line_in(message: str) -> int:
    found = re.search(r"at line (\d+)", message)
    return int(found[1]) if found else 1


def with_deck(header: Mapping[str, Any]) -> dict[str, Any]:
    """The header with the table of its deck in place of the deck's name; a header without a deck as it is.

    Raises:
        DeckFileError: there is no such deck, or it cannot be read.
    """
    if header.get("game") == "alacarte" and isinstance(header.get("deck", "standard"), str):
        return {**header, "deck": read_deck(header.get("deck", "standard"))}
    return dict(header)


def line_of(path: Path, key_path: tuple[str | int, ...]) -> int:
    """The line of the key `("dish", 3, "red")` in a deck file; that of its table where the key is missing."""
    table_line, key_line, wanted = 1, 0, _table_and_key(key_path)
    for number, header, key in _keys(path.read_text(encoding="utf-8", errors="replace").splitlines()):
        if header == wanted[0]:
            table_line = table_line if table_line > 1 else number
            if key == wanted[1]:
                key_line = key_line or number
    return key_line or table_line


def _table_and_key(key_path: tuple[str | int, ...]) -> tuple[tuple[str, int], str]:
    if len(key_path) > 1 and isinstance(key_path[1], int):
        return (str(key_path[0]), key_path[1]), str(key_path[2]) if len(key_path) > 2 else ""
    if len(key_path) > 1:
        return (str(key_path[0]), -1), str(key_path[1])
    return ("", -1), str(key_path[0])


def _keys(lines: list[str]) -> list[tuple[int, tuple[str, int], str]]:
    """Line number, table (its name and its place in a list, -1 without one) and key of every line that opens one."""
    found: list[tuple[int, tuple[str, int], str]] = []
    table, places = ("", -1), {"": -1}
    for number, line in enumerate(lines, start=1):
        if heading := re.match(r"\s*(\[\[?)\s*([\w.\"'-]+)\s*\]", line):
            name = heading[2].strip("\"'")
            places[name] = places.get(name, -1) + 1 if heading[1] == "[[" else -1
            table = (name, places[name])
            found.append((number, table, ""))
        elif key := re.match(r"\s*([\w.\"'-]+)\s*=", line):
            found.append((number, table, key[1].strip("\"'").split(".")[0]))
    return found
