"""Which inputs say that somebody is there: a press, a drag that goes somewhere. Not a mouse that trembles on the table,
a key that something lies on, or a stick that never comes to rest."""

from __future__ import annotations

import math

from simulator.window.keys import Input, Key, Levers, Pointer, Typed

DRAG_PX = 24.0
"""A held pointer must go so far to count again. Chosen: further than a finger at rest trembles."""

LEVER_AT = 0.5
"""So far a stick must be moved. Chosen: further than one that is worn out drifts."""


class Activity:
    """Remembers what is held down already."""

    def __init__(self) -> None:
        self._down: set[str] = set()
        self._dragged: tuple[float, float] | None = None
        self._levers = False

    def counts(self, event: Input) -> bool:
        """Whether `event` is meaningful."""
        match event:
            case Pointer(kind="press"):
                self._dragged = event.at
                return True
            case Pointer(kind="move"):
                return event.held and self._goes_on(event.at)
            case Pointer():
                self._dragged = None
                return False
            case Key():
                return self._key(event)
            case Typed(words):
                return bool(words.strip())
            case Levers():
                return self._lever(event)
        return False

    def _goes_on(self, at: tuple[float, float]) -> bool:
        if self._dragged is None or math.dist(at, self._dragged) < DRAG_PX:
            return False
        self._dragged = at
        return True

    def _lever(self, event: Levers) -> bool:
        """A stick or trigger counts when it leaves its rest, not as long as it stays away."""
        moved = event.most >= LEVER_AT
        counts, self._levers = moved and not self._levers, moved
        return counts

    def _key(self, event: Key) -> bool:
        name = event.name or event.action
        if not event.pressed:
            self._down.discard(name)
            return False
        if name in self._down or event.action in ("", "full_screen"):
            return False
        self._down.add(name)
        return True
