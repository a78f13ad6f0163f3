"""Who does again what a log says: a hand that follows its gesture, and a player with all choices and gestures."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from simulator.acts.hand import Gesture, Hand
from simulator.players.player import Unseen
from simulator.vocabulary import Flip, Pour


class RecordedHand:
    """Leads an act by the poses of a gesture, then lets go."""

    def __init__(self, gesture: Gesture | None) -> None:
        self._poses = gesture.poses if gesture else ()

    def hand(self, seen: Any) -> Hand | None:
        """The recorded pose of this tick."""
        told: Unseen = seen
        return self._poses[told.tick] if told.tick < len(self._poses) else None


class Replayed:
    """Plays one seat from a log: its choices in order and the gestures of its acts in order."""

    looks = False

    def __init__(self, moves: Iterable[Any], gestures: Iterable[Gesture] = ()) -> None:
        self._moves = iter(moves)
        self._gestures = iter(gestures)
        self._hand = RecordedHand(None)

    def attend(self, chance: random.Random, view: Any) -> None:
        """Needs neither chance nor view."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any | None:
        """The next choice of the log; None when the log says no more."""
        return next(self._moves, None)

    def take(self, request: Pour | Flip, scene: Any) -> None:
        """Takes up the next gesture; without one it lets go at once."""
        self._hand = RecordedHand(next(self._gestures, None))

    def hand(self, seen: Any) -> Hand | None:
        """The recorded pose of this tick."""
        return self._hand.hand(seen)
