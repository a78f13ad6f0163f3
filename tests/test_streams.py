"""Commands whose streams are closed, full, or of a terminal that knows few letters."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

REPLAY = [sys.executable, "-m", "simulator", "replay"]

if not os.path.exists("/dev/full"):
    pytest.skip("this machine has no /dev/full", allow_module_level=True)


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "game.jsonl"
    header = {"format": "alacarte-log", "version": 1, "game": "alacarte", "seats": ["Zoë", "👩"], "first": 0}
    path.write_text(json.dumps(header, ensure_ascii=False) + '\n{"cut sh', encoding="utf-8")
    return str(path)


def run(words, how, **environment):
    line = " ".join(words) + " " + how
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, env={**os.environ, **environment})


@pytest.mark.parametrize("how", ["2>&-", "2>/dev/full"])
def test_the_answer_comes_though_nothing_can_be_said_beside_it(log, how):
    found = run([*REPLAY, log, "--json"], how)

    assert found.returncode == 0
    assert json.loads(found.stdout)["over"] is False


@pytest.mark.parametrize("how", ["2>&-", "2>/dev/full", ">&- 2>&-", "<&- >&- 2>&-"])
def test_the_status_is_right_though_nothing_can_be_said(tmp_path, how):
    found = run([*REPLAY, str(tmp_path / "none.jsonl")], how)

    assert (found.returncode, found.stdout) == (3, "")


def test_nobody_listens_and_all_is_well(log):
    found = run([*REPLAY, log], ">&-")

    assert (found.returncode, found.stderr.count("\n")) == (0, 1)


def test_a_file_never_gets_the_number_of_a_closed_stream(tmp_path):
    gesture = tmp_path / "tip.json"

    found = run(
        [sys.executable, "-m", "simulator", "pour", "--pours", "1", "--save-gesture", str(gesture)], ">&- 2>&- <&-"
    )

    assert found.returncode == 0
    assert json.loads(gesture.read_text())["act"] == "pour"


def test_a_terminal_that_knows_few_letters_gets_them_spelled_out(log):
    found = run([*REPLAY, log], "", PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert found.returncode == 0
    assert "Zo\\xeb" in found.stdout


def test_a_gesture_that_does_not_fit_on_the_disk_is_named():
    found = run(
        [sys.executable, "-m", "simulator", "pour", "--pours", "1", "--save-gesture", "/dev/full"], "", LC_ALL="C.UTF-8"
    )

    assert found.returncode == 3
    assert "/dev/full" in found.stderr
    assert found.stderr.count("\n") == 1
