"""`alacarte scenes`: list, show and check scene files, and print their schema."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from simulator.commands import arguments as kinds
from simulator.commands.faults import FINE, REFUSED_FILE, FileFault, UsageFault
from simulator.commands.output import print_json
from simulator.shown import briefly, json_value, printable, said
from simulator.text import _

ACTS = ("pour", "flip", "event")
"""Every kind of scene file; those of "event" say how a stand behaves."""


def add_to(commands: kinds.Commands) -> None:
    """`scenes` with its four deeds."""
    parser = kinds.add_command(
        commands, "scenes", _("scene files: list, show, check, schema"), "alacarte scenes check my-scene.toml", run
    )
    deeds = parser.add_subparsers(
        dest="deed", metavar="list|show|check|schema", required=True, parser_class=kinds.Parser
    )
    kinds.add_json(deeds.add_parser("list", help=_("the scenes that ship with the game")))
    show = deeds.add_parser("show", help=_("every value of a scene, defaults included"))
    show.add_argument("name", metavar="NAME|FILE", help=_("standard, pour/standard, or a file"))
    kinds.add_json(show)
    check = deeds.add_parser("check", help=_("list all faults as file:line: key: value: what is allowed"))
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    kinds.add_json(check)
    schema = deeds.add_parser("schema", help=_("every key with unit, range, default and source, as JSON Schema"))
    schema.add_argument("act", nargs="?", choices=ACTS, help=_("only this act"))
    kinds.add_json(schema)


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked for."""
    deeds = {"list": _list, "show": _show, "check": _check, "schema": _schema}
    return deeds[arguments.deed](arguments)


def _list(arguments: argparse.Namespace) -> int:
    from simulator.commands.scene_files import loaded
    from simulator.scene import scene_names

    scenes = [{"act": act, "name": name, "title": loaded(act, name).title} for act in ACTS for name in scene_names(act)]
    if arguments.json:
        print_json({"scenes": scenes})
        return FINE
    for scene in scenes:
        print(printable(f"{scene['act']}/{scene['name']:<10} {scene['title']}".rstrip()))
    return FINE


def _show(arguments: argparse.Namespace) -> int:
    scenes = {act: scene.model_dump(mode="json") for act, scene in _named(arguments.name).items()}
    if arguments.json:
        print_json({"scenes": scenes})
        return FINE
    for table in scenes.values():
        print(printable("\n".join(_lines(table))))
    return FINE


def _named(name: str) -> dict[str, Any]:
    """The scenes that a name means: one of each act, unless it says which, or is a file."""
    from simulator.commands.scene_files import loaded
    from simulator.scene import SceneFaults, load_scene, scene_names

    act, slash, rest = name.partition("/")
    if slash and act in ACTS and rest in scene_names(act):
        return {act: loaded(act, rest)}
    if not Path(name).suffix:
        found = {act: loaded(act, name) for act in ACTS if name in scene_names(act)}
        if not found:
            allowed = ", ".join(f"{act}/{known}" for act in ACTS for known in scene_names(act))
            raise UsageFault(
                _("{name!r}: no such scene: allowed are {allowed}, or a file").format(name=name, allowed=allowed)
            )
        return found
    faults = []
    for act in ACTS:
        try:
            return {act: load_scene(act, name)}
        except SceneFaults as fault:
            faults.append([str(one) for one in fault.faults])
    raise FileFault(briefly(min(faults, key=len), "alacarte scenes check"))


def _lines(table: dict[str, Any], path: str = "") -> list[str]:
    lines = []
    for key, value in table.items():
        if isinstance(value, dict):
            lines += _lines(value, f"{path}{key}.")
        elif value is not None:
            lines.append(f"{path}{key} = {json.dumps(value, ensure_ascii=False)}")
    return lines


def _check(arguments: argparse.Namespace) -> int:
    from simulator.scene import check

    faults = [fault for path in arguments.files for fault in check(path)]
    if arguments.json:
        print_json({"files": len(arguments.files), "faults": [_told(fault) for fault in faults]})
    else:
        for fault in faults:
            print(said(str(fault)))
        if not faults:
            print(_("{count} checked, no faults").format(count=len(arguments.files)))
    return REFUSED_FILE if faults else FINE


def _told(fault: Any) -> dict[str, Any]:
    return {
        "file": str(fault.file),
        "line": fault.line,
        "key": fault.key,
        "value": json_value(fault.value),
        "allowed": fault.allowed,
    }


def _schema(arguments: argparse.Namespace) -> int:
    from simulator.scene import schema

    schemas = {act: schema(act) for act in ((arguments.act,) if arguments.act else ACTS)}
    print(json.dumps(schemas, indent=None if arguments.json else 2, ensure_ascii=True))
    return FINE
