"""A log as a row of states, so that a replay can stand at any event and perform its acts again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simulator.acts.perform import Act, open_act
from simulator.game import Event
from simulator.log import Line, Log, read_log
from simulator.match import folded, game_named
from simulator.players.replayed import RecordedHand
from simulator.verify import evidence
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


def performed_again(entry: Entry) -> tuple[Act, RecordedHand]:
    """The act of `entry`, opened as it was, and the hand that led it.

    Raises:
        NotPerformed: the log does not say how, or the scene is not there any more or has changed.
    """
    return opened_again(entry.line.performance, entry.request)


def opened_again(performance: Any, request: Pour | Flip) -> tuple[Act, RecordedHand]:
    """The act that `request` asked for, before its first tick, and the hand that led it. Raises NotPerformed."""
    shown = evidence(performance, request)
    return open_act(shown.scene, request, shown.seed, recorded=True), RecordedHand(shown.gesture)
