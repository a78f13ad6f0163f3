"""Scenes for the commands: read, changed by `--set`, and every fault told as a person's mistake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from simulator.commands.faults import FileFault, UsageFault
from simulator.shown import briefly, shown

if TYPE_CHECKING:
    from simulator.scene import Fault


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
        raise UsageFault(_refused(changes, fault.faults)) from None


def _refused(changes: Sequence[tuple[str, Any]], faults: Sequence[Fault]) -> str:
    """First what is wrong with a value that was set; where only others no longer fit, what was set."""
    given = {key for key, _value in changes}
    told = [str(one) for one in sorted(faults, key=lambda one: one.key not in given)]
    set_so = ", ".join(f"{key}={shown(value)}" for key, value in changes)
    flag = "--set" if given & {one.key for one in faults} else f"--set {set_so}"
    return f"{flag}: {briefly(told, 'change one at a time')}"
