"""What a figure depends on besides its parameters."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version

from simulator import __version__


@cache
def versions() -> dict[str, str]:
    """The versions of the simulator, of the physics and of the reckoning."""
    return {"alacarte": __version__, "pymunk": version("pymunk"), "numpy": version("numpy")}
