"""Today's board as the screens show it: looked up every few seconds, not in every picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulator.event.board import Entry
from simulator.event.challenges import Challenge
from simulator.event.clock import day_start_s

if TYPE_CHECKING:
    from simulator.event.stand import Stand

LOOK_S = 2.0
"""How old the lines may be that are shown."""


class Today:
    """The best lines of the present day of a stand."""

    def __init__(self, stand: Stand) -> None:
        self._stand = stand
        self._seen: dict[Challenge, tuple[float, list[Entry]]] = {}

    @property
    def began_s(self) -> float:
        """When the present day of the stand began."""
        return day_start_s(self._stand.clock.now_s(), self._stand.scene.care.restart_at)

    def top(self, challenge: Challenge) -> list[Entry]:
        """The best lines of a challenge."""
        looked_s, entries = self._seen.get(challenge, (-LOOK_S, []))
        if self._stand.now_s - looked_s >= LOOK_S:
            entries = self._stand.board.top(challenge.value, self.began_s, self._stand.scene.board.rows)
            self._seen[challenge] = self._stand.now_s, entries
        return entries

    def forget(self) -> None:
        """The board has changed: its lines are looked up anew."""
        self._seen.clear()
