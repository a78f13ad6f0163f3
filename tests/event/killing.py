"""Kills a stand that is being played, again and again, and looks at what is there afterwards.

A player process writes down what is finished once it is finished; whatever was written down must be there after the
kill: on the board, in the visit that goes on, or in a visit that had ended before.

`python -m tests.event.killing 200` kills so often and says in which phase the stand came up again.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from simulator.event.board import Board
from simulator.event.self_test import TICK_S, TestClock, open_stand
from simulator.event.session import Phase
from simulator.event.stand import Stand
from simulator.event.visit import Visit
from simulator.event.visitor import Visitor
from simulator.event.visits import Visits
from simulator.match import Match
from tests.event.stands import scene_with

FORK = multiprocessing.get_context("fork")
LONGEST_S = 120.0


def kill_again_and_again(root: Path, rounds: int, seed: int = 1) -> dict[str, int]:
    """Plays and kills so many times; how often which phase was found afterwards. Raises AssertionError for a loss."""
    chance = random.Random(seed)
    found: dict[str, int] = {}
    for number in range(rounds):
        told = root / f"told-{number}"
        _play_and_kill(root / "stand", told, chance, number)
        phase = root / f"phase-{number}"
        looker = FORK.Process(target=_look, args=(root / "stand", told, phase))
        looker.start()
        looker.join(LONGEST_S)
        assert looker.exitcode == 0, f"round {number}: {told.read_text()[-400:]}"
        found[phase.read_text()] = found.get(phase.read_text(), 0) + 1
    return found


def _play_and_kill(stand: Path, told: Path, chance: random.Random, number: int) -> None:
    player = FORK.Process(target=_play, args=(stand, told, number))
    player.start()
    lines, until_s = chance.randrange(1, 14), time.monotonic() + LONGEST_S
    while not told.exists() or told.read_bytes().count(b"\n") < lines:
        assert player.is_alive(), f"round {number}: the player has ended by itself"
        assert time.monotonic() < until_s, f"round {number}: nothing happens"
        time.sleep(0.005)
    time.sleep(chance.uniform(0, 0.3))
    assert player.pid is not None
    os.kill(player.pid, signal.SIGKILL)
    player.join()


def _play(root: Path, told: Path, seed: int) -> None:
    """Visit after visit; after each finished thing one line."""
    file = os.open(told, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def tell(words: str) -> None:
        os.write(file, f"{words}\n".encode())

    _tell_after(Visit, "add", lambda visit, *_: tell(f"act {visit.header.visit} {len(visit.done)}"))
    _tell_after(Match, "answer", lambda match, *_: tell(f"event {len(match.events)}"))
    _tell_after(Board, "add", lambda board, entry: tell(f"entry {entry.visit}"))
    _tell_before(Visits, "end", lambda *_: tell("end"))
    _tell_after(Visits, "begin", lambda visits: tell(f"begin {visits.run.visit.header.visit}"))
    clock = TestClock()
    stand = open_stand(scene_with(times__idle_s=5.0, times__countdown_s=3.0, times__crepe_s=10.0), root, clock, seed)
    tell("open")
    for number in range(1000):
        visitor = Visitor(stand, random.Random(seed * 1000 + number))
        away = False
        while not (away and stand.session.phase is Phase.ATTRACT):
            stand.tick(TICK_S, visitor.inputs(), shown=False)
            clock.passed_s += TICK_S
            away = away or stand.session.phase is not Phase.ATTRACT or visitor.left


def _tell_after(kind: Any, name: str, tell: Callable[..., None]) -> None:
    done = getattr(kind, name)

    def told(self: Any, *arguments: Any, **named: Any) -> Any:
        answer = done(self, *arguments, **named)
        tell(self, *arguments)
        return answer

    setattr(kind, name, told)


def _tell_before(kind: Any, name: str, tell: Callable[..., None]) -> None:
    done = getattr(kind, name)

    def told(self: Any, *arguments: Any, **named: Any) -> Any:
        tell(self, *arguments)
        return done(self, *arguments, **named)

    setattr(kind, name, told)


def _look(root: Path, told: Path, phase: Path) -> None:
    """The stand as it comes up again: nothing that was written down is missing."""
    lines = [line.split() for line in told.read_text().splitlines()]
    stand = open_stand(scene_with(), root, TestClock(), 0)
    on_board = {entry.visit for entry in stand.board.entries()}
    assert {line[1] for line in lines if line[0] == "entry"} <= on_board
    assert stand.board.note == ""
    assert not list(root.glob("visit.aside-*"))
    last = _last_visit(lines)
    if last and lines[-1][0] != "end" and last[0][1] not in on_board:
        _is_resumed(stand, last)
    assert stand.session.phase in (Phase.ATTRACT, Phase.PLAYING, Phase.RESULT)
    phase.write_text(stand.session.phase.name)
    stand.close()


def _last_visit(lines: list[list[str]]) -> list[list[str]]:
    """The lines of the visit that was going on, from its begin; nothing before the first begin, or after an end."""
    begins = [place for place, line in enumerate(lines) if line[0] == "begin"]
    visit = lines[begins[-1] :] if begins else []
    return [] if any(line[0] == "end" for line in visit) else visit


def _is_resumed(stand: Stand, told: list[list[str]]) -> None:
    run: Any = stand.run_now
    assert run is not None, told
    assert run.visit.header.visit == told[0][1]
    acts = max((int(line[2]) for line in told if line[0] == "act"), default=0)
    assert len(run.visit.done) >= acts
    events = max((int(line[1]) for line in told if line[0] == "event"), default=0)
    if events:
        assert len(run.match.events) >= events


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        print(kill_again_and_again(Path(folder), int(sys.argv[1])))
