"""`alacarte doctor`: what the game finds on this machine, what is wrong and what to do about it."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

from simulator import __version__
from simulator.commands import arguments as kinds
from simulator.commands.faults import FELL_SHORT, FINE
from simulator.commands.output import print_json
from simulator.text import _

NEEDED = ("pymunk", "pygame-ce", "numpy", "pydantic", "shapely", "rich", "platformdirs")
LEAST_FREE_MB = 200
"""Room for about fifty logs of whole matches with their gestures, 4 MB each."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at. `todo` is empty where all is well."""

    name: str
    found: str
    ok: bool = True
    todo: str = ""


def add_to(commands: kinds.Commands) -> None:
    """`doctor` with its options."""
    parser = kinds.add_command(
        commands, "doctor", _("display, audio, fonts, versions, folders: what is wrong"), "alacarte doctor", run
    )
    kinds.add_data(parser)
    kinds.add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Look at everything; 1 if something is wrong."""
    findings = list(examine(arguments.data))
    fine = all(finding.ok for finding in findings)
    if arguments.json:
        print_json({"ok": fine, "findings": [asdict(finding) for finding in findings]})
    else:
        for finding in findings:
            print(_line(finding))
    return FINE if fine else FELL_SHORT


def _line(finding: Finding) -> str:
    mark = _("fine") if finding.ok else _("WRONG")
    return f"{mark:<7}{finding.name}: {finding.found}" + (f"\n       → {finding.todo}" if finding.todo else "")


def examine(data: Path | None) -> Iterator[Finding]:
    """Everything the doctor looks at."""
    yield Finding(_("game"), f"{__version__}, Python {platform.python_version()}, {platform.platform(terse=True)}")
    yield from _packages()
    yield _old_pygame()
    yield from _window()
    yield from _shipped()
    yield from _folders(data)


def _packages() -> Iterator[Finding]:
    for name in NEEDED:
        try:
            yield Finding(name, version(name))
        except PackageNotFoundError:
            yield Finding(name, _("not installed"), False, f"{sys.executable} -m pip install {name}")


def _old_pygame() -> Finding:
    try:
        found = distribution("pygame").version
    except PackageNotFoundError:
        return Finding(_("old pygame beside pygame-ce"), _("no"))
    todo = _("pip uninstall pygame pygame-ce, then pip install pygame-ce: both install the same package")
    return Finding(_("old pygame beside pygame-ce"), found, False, todo)


def _window() -> Iterator[Finding]:
    """Display and sound, as the window finds them."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from simulator.window.devices import display_found, sound_found

    display, trouble = display_found()
    todo = _("start it on a desktop, or set DISPLAY; whole games without a window: alacarte match")
    yield Finding(_("display"), display or trouble, bool(display), "" if display else todo)
    sound, trouble = sound_found()
    yield Finding(
        _("sound"), sound or _("none ({trouble}): the game is silent and shows captions").format(trouble=trouble)
    )


def _shipped() -> Iterator[Finding]:
    from simulator.resources import ASSETS, SCENES

    fonts = sorted(path.name for path in (ASSETS / "fonts").glob("*.ttf"))
    again = _("install the game again: files that ship with it are missing")
    yield Finding(_("fonts"), ", ".join(fonts) or _("none"), bool(fonts), "" if fonts else again)
    scenes = sorted(f"{path.parent.name}/{path.stem}" for path in SCENES.glob("*/*.toml"))
    yield Finding(_("scenes"), ", ".join(scenes) or _("none"), bool(scenes), "" if scenes else again)


def _folders(data: Path | None) -> Iterator[Finding]:
    from simulator.commands.folders import data_folder, log_folder

    root = data_folder(data)
    for name, path in ((_("settings and scores"), root), (_("logs"), log_folder(root))):
        there = _there(path)
        writable = there.is_dir() and os.access(there, os.W_OK)
        todo = "" if writable else _("make it writable, or name another folder with --data DIR")
        found = "{path}" if there.is_dir() else _("{path}: no folder can be there: {file} is a file")
        yield Finding(name, found.format(path=path, file=there), writable, todo)
    free_mb = shutil.disk_usage(_there(root)).free // 1_000_000
    enough = free_mb >= LEAST_FREE_MB
    yield Finding(_("free space"), f"{free_mb} MB", enough, "" if enough else _("make room: a match takes about 4 MB"))


def _there(path: Path) -> Path:
    """The folder itself, or the nearest one above it that exists."""
    return next(folder for folder in (path, *path.parents) if folder.exists())
