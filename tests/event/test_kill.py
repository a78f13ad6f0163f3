"""A stand that is killed in the middle of play loses nothing that was finished, and comes up again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a matter of POSIX")
@pytest.mark.parametrize("rounds", [2, pytest.param(10, marks=pytest.mark.slow)])
def test_nothing_finished_is_lost_by_kill_9(tmp_path: Path, rounds: int):
    from tests.event.killing import kill_again_and_again

    found = kill_again_and_again(tmp_path, rounds, seed=rounds)

    assert sum(found.values()) == rounds
