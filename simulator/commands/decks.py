"""`alacarte decks`: list, show and check deck files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from simulator.commands import arguments as kinds
from simulator.commands.faults import FINE, REFUSED_FILE, FileFault
from simulator.commands.output import print_json
from simulator.shown import briefly, json_value, printable, said
from simulator.text import _, ngettext


def add_to(commands: kinds.Commands) -> None:
    """`decks` with its three deeds."""
    parser = kinds.add_command(
        commands, "decks", _("deck files: list, show, check"), "alacarte decks check my-deck.toml", run
    )
    deeds = parser.add_subparsers(dest="deed", metavar="list|show|check", required=True, parser_class=kinds.Parser)
    kinds.add_json(deeds.add_parser("list", help=_("the decks that ship with the game")))
    show = deeds.add_parser("show", help=_("every dish of a deck"))
    show.add_argument("name", metavar="NAME|FILE", help=_("standard, or a file"))
    kinds.add_json(show)
    check = deeds.add_parser("check", help=_("list all faults as file:line: key: value: what is allowed"))
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    kinds.add_json(check)


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked for."""
    return {"list": _list, "show": _show, "check": _check}[arguments.deed](arguments)


def _list(arguments: argparse.Namespace) -> int:
    from simulator.scene.decks import deck_names, read_deck

    decks = [{"name": name, "dishes": len(read_deck(name)["dish"])} for name in deck_names()]
    if arguments.json:
        print_json({"decks": decks})
        return FINE
    for deck in decks:
        print(_("{name:<12} {dishes} dishes").format(**deck))
    return FINE


def _show(arguments: argparse.Namespace) -> int:
    faults = _faults(arguments.name)
    if faults:
        raise FileFault(briefly([fault["text"] for fault in faults], "alacarte decks check"))
    from simulator.scene.decks import read_deck

    table = read_deck(arguments.name)
    if arguments.json:
        print_json(table)
        return FINE
    for dish in table["dish"]:
        print(printable(_row(dish)))
    return FINE


def _row(dish: dict[str, Any]) -> str:
    low, high = dish["green"]
    asked = ", ".join(f"{count} {name}" for name, count in dish.get("condiments", {}).items()) or "–"
    return ngettext(
        "{name:<36} {colour:<7} heat {low}–{high}, burnt at {red}; {points} point; {asked}",
        "{name:<36} {colour:<7} heat {low}–{high}, burnt at {red}; {points} points; {asked}",
        dish["points"],
    ).format(
        name=_(dish["name"]),
        colour=dish["colour"],
        low=low,
        high=high,
        red=dish["red"],
        points=dish["points"],
        asked=asked,
    )


def _check(arguments: argparse.Namespace) -> int:
    faults = [fault for path in arguments.files for fault in _faults(path)]
    if arguments.json:
        told = [{key: value for key, value in fault.items() if key != "text"} for fault in faults]
        print_json({"files": len(arguments.files), "faults": told})
    else:
        for fault in faults:
            print(said(fault["text"]))
        if not faults:
            print(_("{count} checked, no faults").format(count=len(arguments.files)))
    return REFUSED_FILE if faults else FINE


def _faults(name_or_path: str | Path) -> list[dict[str, Any]]:
    """All faults of a deck file, each with `text`, its line for people."""
    from simulator.alacarte.components import DeckFaults, deck_from_table
    from simulator.scene.decks import DeckFileError, deck_path, line_of, read_deck

    try:
        deck_from_table(read_deck(name_or_path))
    except DeckFileError as error:
        return [{"file": str(name_or_path), "allowed": str(error), "text": str(error)}]
    except DeckFaults as found:
        path = deck_path(name_or_path)
        return [_told(path, line_of(path, fault.path), fault) for fault in found.faults]
    return []


def _told(path: Path, line: int, fault: Any) -> dict[str, Any]:
    key = ".".join(map(str, fault.path))
    return {
        "file": str(path),
        "line": line,
        "key": key,
        "value": json_value(fault.value),
        "allowed": fault.allowed,
        "text": f"{path}:{line}: {fault}",
    }
