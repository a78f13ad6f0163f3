"""Scenes for the commands: read, changed by `--set`, and every fault told as a person's mistake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from simulator.commands.faults import FileFault, UsageFault
from simulator.shown import briefly


def loaded(act: str, name_or_path: str, changes: Sequence[tuple[str, Any]] = ()) -> Any:
    """The scene of `act` with `changes`.

    Raises:
        FileFault: the file has faults, or cannot be read; says the first, and how many more there are.
        UsageFault: there is no such scene or key, or a value is not allowed.
    """
    from simulator.scene import SceneFaults, load_scene, varied

    try:
        scene = load_scene(act, name_or_path)
    except SceneFaults as fault:
        raise FileFault(briefly([str(one) for one in fault.faults], "alacarte scenes check")) from None
    try:
        return varied(scene, changes)
    except SceneFaults as fault:
        raise UsageFault("--set: " + briefly([str(one) for one in fault.faults], "change one at a time")) from None
