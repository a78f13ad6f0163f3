"""Who may import whom (design.md), read from the source: the table is law."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "simulator"

VOCABULARY = {"vocabulary"}
GAME = VOCABULARY | {"game"}
ACTS = VOCABULARY | {"scene", "physics"}
PLAYERS = GAME | ACTS | {"alacarte", "cards", "acts"}
MATCH = PLAYERS | {"players", "log", "games"}
REPLAY = MATCH | {"match"}
LAB = REPLAY | {"verify", "replay", "headless"}
WINDOW = LAB | {"lab"}
ANYWHERE = {"resources", "text", "shown", "held", "workers"}
"""Where shipped files lie, gettext, values in messages, a file of one process, processes that share work."""

MAY_IMPORT: dict[str, set[str]] = {
    "vocabulary": set(),
    "physics": set(),
    "resources": set(),
    "text": set(),
    "shown": set(),
    "held": set(),
    "workers": set(),
    "log": set(),
    "game": VOCABULARY,
    "scene": VOCABULARY,
    "alacarte": GAME,
    "cards": GAME,
    "acts": ACTS,
    "players": PLAYERS,
    "games": GAME | {"log"},
    "match": MATCH,
    "headless": REPLAY,
    "verify": REPLAY,
    "replay": REPLAY | {"verify"},
    "lab": LAB,
    "window": WINDOW,
    "event": WINDOW | {"window"},
}
"""room → rooms it may import, itself and ANYWHERE always; `commands`, `cli` and `__main__` may import all."""

COMMANDS = {"commands", "cli", "__main__", ""}
CLOCK_ROOMS = {"window", "event"}
STOPWATCH_ROOMS = CLOCK_ROOMS | {"lab", "commands"}
"""Rooms that may measure how long something took."""

MODULES = sorted(PACKAGE.rglob("*.py"))


def room_of(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return "" if first == "__init__.py" else first.removesuffix(".py")


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything that a module imports, wherever in it that stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import hides the room"
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def imported_room(name: str) -> str | None:
    parts = name.split(".")
    if parts[0] != "simulator" or name == "simulator.__version__":
        return None
    return parts[1]


def test_every_room_is_in_the_table():
    assert {room_of(path) for path in MODULES} <= set(MAY_IMPORT) | COMMANDS


@pytest.mark.parametrize("room", sorted(MAY_IMPORT))
def test_a_room_imports_only_what_the_table_allows(room):
    wrong = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: {name}"
        for path in MODULES
        if room_of(path) == room
        for line, name in imports(path)
        if (other := imported_room(name)) and other not in MAY_IMPORT[room] | ANYWHERE | {room}
    ]

    assert wrong == []


@pytest.mark.parametrize(
    ("library", "rooms"),
    [("pymunk", {"physics"}), ("pygame", {"window", "event"}), ("pydantic", {"scene"}), ("shapely", {"window"})],
)
def test_a_library_stays_in_its_room(library, rooms):
    wrong = [
        f"{path.relative_to(PACKAGE.parent)}:{line}"
        for path in MODULES
        if room_of(path) not in rooms
        for line, name in imports(path)
        if name.split(".")[0] == library
    ]

    assert wrong == []


def test_only_window_and_event_know_the_time():
    wrong = []
    for path in MODULES:
        allowed = {"perf_counter", "process_time"} if room_of(path) in STOPWATCH_ROOMS else set()
        if room_of(path) not in CLOCK_ROOMS:
            wrong += [
                f"{path.relative_to(PACKAGE.parent)}:{line}: {used}"
                for line, used in clocks(path)
                if used not in allowed
            ]

    assert wrong == []


def clocks(path: Path) -> Iterator[tuple[int, str]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "time":
            yield node.lineno, node.attr
    for line, name in imports(path):
        if name.startswith(("time.", "datetime")):
            yield line, name


def test_nobody_draws_from_the_shared_random_generator():
    own = {"Random", "SystemRandom"}
    wrong = [
        f"{path.relative_to(PACKAGE.parent)}:{node.lineno}: random.{node.attr}"
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
        and node.attr not in own
    ]
    wrong += [
        f"{path.relative_to(PACKAGE.parent)}:{line}: {name}"
        for path in MODULES
        for line, name in imports(path)
        if name.startswith("random.") and name.removeprefix("random.") not in own
    ]

    assert wrong == []


HEAVY = ("pygame", "pymunk", "numpy", "pydantic", "shapely", "rich")

LOADS = """
import sys
from simulator.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print("LOADED", *[name for name in {heavy} if name in sys.modules])
"""


@pytest.mark.parametrize("words", [["--help"], ["replay", "--help"], ["replay", "LOG", "--json"], ["decks", "list"]])
def test_light_commands_load_no_heavy_library(words, tmp_path):
    log = tmp_path / "game.jsonl"
    log.write_text(
        '{"format": "alacarte-log", "version": 1, "game": "alacarte", "seats": ["Ann", "Bob"], "first": 0}\n'
    )
    words = [str(log) if word == "LOG" else word for word in words]

    run = subprocess.run(
        [sys.executable, "-c", LOADS.format(heavy=HEAVY), *words], capture_output=True, text=True, check=True
    )

    assert run.stdout.splitlines()[-1] == "LOADED"
