"""Where logs, settings, practice and clips of this player lie."""

from __future__ import annotations

from pathlib import Path


class DataFolders:
    """Where logs, settings, practice and clips lie."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.settings = root / "settings.json"
        self.logs = root / "logs"
        self.practice = root / "practice"
        self.clips = root / "clips"
