"""Scene files become frozen, validated objects. Names are fetched on first use, so that replays need no pydantic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from simulator.scene.files import Fault as Fault
    from simulator.scene.files import SceneFaults as SceneFaults
    from simulator.scene.files import check as check
    from simulator.scene.files import digest as digest
    from simulator.scene.files import load_scene as load_scene
    from simulator.scene.files import scene_names as scene_names
    from simulator.scene.files import schema as schema
    from simulator.scene.files import varied as varied
    from simulator.scene.files import vary as vary
    from simulator.scene.pour import PourScene as PourScene

_FILES = ("Fault", "SceneFaults", "check", "digest", "load_scene", "scene_names", "schema", "varied", "vary")


def __getattr__(name: str) -> Any:
    if name in _FILES:
        import simulator.scene.files as files

        return getattr(files, name)
    if name == "PourScene":
        from simulator.scene.pour import PourScene

        return PourScene
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
