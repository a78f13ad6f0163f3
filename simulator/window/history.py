"""A log as a row of states, so that a replay can stand at any event and perform its acts again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simulator.acts.hand import Gesture, GestureError, Hand
from simulator.acts.perform import Act, open_act
from simulator.game import Event
from simulator.log import Line, Log, read_log
from simulator.match import folded, game_named
from simulator.scene.faults import SceneFaults
from simulator.scene.files import digest, load_scene
from simulator.text import _
from simulator.vocabulary import Flip, Pour


@dataclass(frozen=True, slots=True)
class Entry:
    """One event: what the state waited for, what answered it, and how an act was performed."""

    line: Line
    request: Any
    event: Event

    @property
    def is_act(self) -> bool:
        """Whether a hand answered."""
        return isinstance(self.request, (Pour, Flip))


@dataclass(frozen=True, slots=True)
class History:
    """`states[n]` is how the table stood after `n` events; `entries[n]` leads from it to the next."""

    header: dict[str, Any]
    entries: tuple[Entry, ...]
    states: tuple[Any, ...]

    @classmethod
    def read(cls, path: Path) -> History:
        """The history of a log.

        Raises:
            Refused: the header or a line is refused.
            OSError: the log cannot be read.
        """
        log = read_log(path)
        folded(log)  # refuses a bad line with its number
        game = game_named(log.header.get("game", "alacarte"))
        states = [folded(Log(log.header, (), 0)).state]
        entries = []
        for line in log.lines:
            event = game.event_from_json(line.event)
            entries.append(Entry(line, game.pending(states[-1]), event))
            states.append(game.apply(states[-1], event))
        return cls(log.header, tuple(entries), tuple(states))


class RecordedHand:
    """Leads an act by the poses of a gesture, then lets go."""

    def __init__(self, gesture: Gesture) -> None:
        self._poses = iter(gesture.poses)

    def hand(self, seen: Any) -> Hand | None:
        """The next pose."""
        return next(self._poses, None)


class NotPerformed(Exception):
    """An act that cannot be performed again; says why."""


def performed_again(entry: Entry) -> tuple[Act, RecordedHand]:
    """The act of `entry`, opened as it was, and the hand that led it.

    Raises:
        NotPerformed: the log does not say how, or the scene is not there any more or has changed.
    """
    told = entry.line.performance
    if not isinstance(told, dict):
        raise NotPerformed(_("the log does not say how the hand moved"))
    act = "pour" if isinstance(entry.request, Pour) else "flip"
    try:
        scene = load_scene(act, str(told.get("scene", "standard")))
        gesture = Gesture.from_json(told.get("gesture"))
    except (SceneFaults, GestureError) as fault:
        raise NotPerformed(str(fault)) from None
    seed = told.get("seed")
    if digest(scene) != told.get("digest") or type(seed) is not int:
        raise NotPerformed(_("the scene is not as it was"))
    return open_act(scene, entry.request, seed, recorded=True), RecordedHand(gesture)
