"""The heartbeat between a stand and its supervisor: a line on standard output twice a second, from the main loop."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TextIO

BEAT = "beat"
BEAT_S = 0.5


class Heart:
    """Called every frame; says `beat` when it is time. A supervisor that has gone is told to `lost`, once."""

    def __init__(self, lost: Callable[[], None], out: TextIO | None = None) -> None:
        self._lost: Callable[[], None] | None = lost
        self._out = out or sys.stdout
        self._next_s = 0.0

    def __call__(self) -> None:
        now_s = time.monotonic()
        if now_s < self._next_s or self._lost is None:
            return
        self._next_s = now_s + BEAT_S
        try:
            self._out.write(BEAT + "\n")
            self._out.flush()
        except OSError:
            lost, self._lost = self._lost, None
            lost()
