"""How fast the rules are, against python-chess, and how fast `alacarte replay` starts. Needs the extra `bench`."""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from simulator.alacarte import rules
from simulator.alacarte.moves import EndTurn
from simulator.alacarte.state import State
from simulator.game import Choose, Chosen, Event
from simulator.lab.bench.ratio import REPEATS, Ratio, Skip, measured
from simulator.match import new_header
from simulator.scene.decks import with_deck
from simulator.vocabulary import Flip, Flipped, Landed, Pour, Poured, Tally

PLIES = 1500
LONGEST_GAME = 200
"""Plies after which a random game of chess is given up: long ones have few pieces left."""

STARTS = 15

ALACARTE = "from simulator.__main__ import main; main()"
"""What the script `alacarte` does."""


def rules_vs_chess() -> float:
    """Legal moves and apply a second over random games, ours over python-chess."""
    pairs = [(_ours_a_second(seed), _chess_a_second(seed)) for seed in range(REPEATS)]
    return statistics.median(ours / theirs for ours, theirs in pairs)


def _ours_a_second(seed: int) -> float:
    chance, done = random.Random(seed), 0
    before = time.process_time()
    while done < PLIES:
        state = rules.setup(with_deck(new_header(["Ann", "Bob"], seed + done)))
        while rules.pending(state) is not None and done < PLIES:
            state = rules.apply(state, _event(state, chance))
            done += 1
    return done / (time.process_time() - before)


def _event(state: State, chance: random.Random) -> Event:
    """A random answer to what is pending; turns are seldom ended early, so that games end."""
    match rules.pending(state):
        case Choose(seat):
            moves = rules.legal_moves(state)
            eager = [move for move in moves if not isinstance(move, EndTurn)]
            return Chosen(seat, chance.choice(eager if eager and chance.random() < 0.95 else moves))
        case Pour() as pour:
            pieces = pour.contents.pieces()
            return Poured(Tally.count(chance.sample(pieces, min(len(pieces), chance.choice((0, 1, 1, 2))))), Tally())
        case Flip():
            return Flipped(chance.choice(tuple(Landed)))
    return rules.deal(state, chance)


def _chess_a_second(seed: int) -> float:
    try:
        import chess
    except ImportError:
        raise Skip("no python-chess: pip install 'alacarte-simulator[bench]'") from None
    chance, done = random.Random(seed), 0
    before = time.process_time()
    while done < PLIES:
        board, plies = chess.Board(), 0
        while plies < LONGEST_GAME and done < PLIES and (moves := list(board.legal_moves)):
            board.push(chance.choice(moves))
            plies, done = plies + 1, done + 1
    return done / (time.process_time() - before)


def startup_vs_import() -> float:
    """CPU time of `alacarte replay` on a short log, over that of Python importing json and argparse.

    After a first start, which compiles the modules once and for all.
    """
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "short.jsonl"
        log.write_text(json.dumps(new_header(["Ann", "Bob"], 1)) + "\n", encoding="utf-8")
        ours = [sys.executable, "-c", ALACARTE, "replay", str(log), "--json"]
        bare = [sys.executable, "-c", "import json, argparse"]
        _child_cpu_s(ours)
        return statistics.median(_child_cpu_s(ours) / _child_cpu_s(bare) for _start in range(STARTS))


def _child_cpu_s(command: list[str]) -> float:
    try:
        import resource
    except ImportError:
        raise Skip("no CPU time of other processes on Windows") from None
    compiled = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True, env=compiled)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def ratios() -> list[Callable[[], Ratio]]:
    """The ratios of rules and start-up, to be measured one by one."""
    return [
        lambda: measured("rules_vs_chess", rules_vs_chess, 1.0, False, "legal moves and apply a second, CPU"),
        lambda: measured("startup_vs_import", startup_vs_import, 4.0, True, "replay of a short log over imports, CPU"),
    ]
