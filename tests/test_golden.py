"""Golden transcripts: one for every game; and every log that once broke something is loaded or refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from simulator.match import GAMES
from simulator.replay import run_replay

GOLDEN = Path(__file__).parent / "golden"
sys.path.insert(0, str(GOLDEN))

from transcript import transcript  # noqa: E402


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_transcript(game: str) -> None:
    logs = sorted(GOLDEN.glob(f"{game}*.jsonl"))

    assert logs, f"a game without a transcript: {game}"
    for log in logs:
        assert transcript(log) == log.with_suffix(".txt").read_text(), log.name


@pytest.mark.parametrize("log", sorted((GOLDEN / "broke").glob("*.jsonl")), ids=lambda log: log.stem)
def test_a_log_that_once_broke_something(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_replay(log, True) in (0, 3)
    assert capsys.readouterr().out.count("\n") == 1
