"""Which gestures a person at this table has done once: the hand that shows them is not shown again."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from simulator.shown import read_json


class Learned:
    """Kept in `folder/learned.json`; a file that cannot be read counts as nothing learned."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "learned.json"
        self._acts = self._read()

    def knows(self, act: str) -> bool:
        """Whether `act` succeeded once."""
        return act in self._acts

    def learn(self, act: str) -> None:
        """`act` has succeeded."""
        if act in self._acts:
            return
        self._acts.add(act)
        with suppress(OSError):  # what cannot be kept is only shown once more
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps(sorted(self._acts)), encoding="utf-8")

    def _read(self) -> set[str]:
        if not self._path.is_file():
            return set()
        try:
            acts = read_json(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return set()
        return {act for act in acts if isinstance(act, str)} if isinstance(acts, list) else set()
