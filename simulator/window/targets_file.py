"""What can be pressed, for tests and helper programs: a JSON line on each change of screen, size or layout (cli.md)."""

from __future__ import annotations

import json
from pathlib import Path

from simulator.window.screen import Screen


class TargetsFile:
    """Appends to `path` when something has changed since the last line."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = ""

    def write(self, screen: Screen, size_px: tuple[int, int]) -> None:
        """The targets of `screen` now."""
        boxes = {name: [box.x, box.y, box.width, box.height] for name, box in screen.targets().items()}
        line = json.dumps({"screen": screen.name, "size": list(size_px), "targets": boxes}, ensure_ascii=False)
        if line != self._last:
            self._last = line
            with self._path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
