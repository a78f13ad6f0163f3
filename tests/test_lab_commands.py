"""The lab's commands: tables, files that do not depend on who worked, and mistakes told in one or two lines."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from simulator.cli import main

ROOT = Path(__file__).parent.parent
FLIPS = ["lab", "sweep", "--act", "flip", "--set", "crepe.mass_g=30:60:15", "--flips", "150", "--hand", "expert"]
"""Three pieces of work of a second or less."""


def run(capsys, *words):
    """Exit status, standard output and standard error of a command."""
    try:
        status = main(list(map(str, words)))
    except SystemExit as stop:
        status = stop.code
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_sweep_prints_a_table_and_writes_its_files(capsys, tmp_path):
    words = ["lab", "sweep", "--bottle", "lemon", "--contents", "lemon=3", "--set", "dispenser.mouth_mm=12,16"]

    status, out, _err = run(capsys, *words, "--pours", 10, "--out", tmp_path / "new" / "mouth", "--workers", 1)

    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == ["dispenser.mouth_mm", "12", "16", "written"]
    assert sorted(files(tmp_path / "new" / "mouth")) == ["sweep.csv", "sweep.json"]


def test_json_is_one_object(capsys):
    words = ["lab", "skill", "--act", "flip", "--noise", "0:0.2:0.2", "--flips", 10, "--json", "--workers", 1]

    status, out, _err = run(capsys, *words)

    assert status == 0
    assert out.count("\n") == 1
    assert [row["noise"] for row in json.loads(out)["rows"]] == [0.0, 0.2]


def test_a_comparison_names_both_scenes(capsys):
    status, out, _err = run(capsys, "lab", "compare", "family", "chef", "--act", "flip", "--flips", 12, "--workers", 1)

    assert status == 0
    assert "family" in out.splitlines()[0]
    assert "chef" in out.splitlines()[0]


@pytest.mark.slow
def test_one_worker_and_two_write_the_same_bytes(capsys, tmp_path):
    for workers in (1, 2):
        assert run(capsys, *FLIPS, "--workers", workers, "--out", tmp_path / str(workers))[0] == 0

    assert files(tmp_path / "1") == files(tmp_path / "2")


@pytest.mark.slow
def test_a_sweep_killed_in_the_middle_and_resumed_writes_the_same_bytes(capsys, tmp_path):
    assert run(capsys, *FLIPS, "--workers", 1, "--out", tmp_path / "whole")[0] == 0
    words = [*FLIPS, "--workers", "1", "--out", str(tmp_path / "killed")]
    journal = tmp_path / "killed" / "sweep.journal"

    command = subprocess.Popen([sys.executable, "-m", "simulator", *words], cwd=ROOT)
    while command.poll() is None and not (journal.exists() and journal.read_bytes().count(b"\n") >= 2):
        pass
    os.kill(command.pid, signal.SIGKILL)
    command.wait()
    assert sorted(files(tmp_path / "killed")) == ["sweep.journal"]
    refused = run(capsys, *words)
    assert run(capsys, *words, "--resume")[0] == 0

    assert refused[0] == 3
    assert "--resume" in refused[2]
    assert files(tmp_path / "killed") == files(tmp_path / "whole")


def test_a_finished_study_is_told_again_and_not_done_again(capsys, tmp_path):
    words = ["lab", "sweep", "--act", "flip", "--set", "crepe.mass_g=30,60", "--flips", 10, "--out", tmp_path]
    words += ["--workers", 1]
    first = run(capsys, *words)
    before = files(tmp_path)

    assert run(capsys, *words)[0] == 3
    assert run(capsys, *words, "--resume")[1] == first[1]
    status, _out, err = run(capsys, *words, "--resume", "--seed", 2)

    assert status == 3
    assert "seed is 1, not 2" in err
    assert files(tmp_path) == before


WRONG = [
    (["sweep"], 2, ["--set"]),
    (["sweep", "--set", "dispenser.moth_mm=9:16:1"], 2, ["dispenser.moth_mm", "no such key", "mouth_mm"]),
    (["sweep", "--set", "dispenser.mouth_mm=16:9:1"], 2, ["16:9:1", "lower to the higher"]),
    (["sweep", "--set", "dispenser.mouth_mm=9:16:0"], 2, ["step of 0"]),
    (["sweep", "--set", "dispenser.mouth_mm=9:16"], 2, ["range with a step"]),
    (["sweep", "--set", "dispenser.mouth_mm=9:16:0.01", "--pours", "100000"], 2, ["70100000 acts", "10000000"]),
    (["sweep", "--set", "dispenser.mouth_mm=9:16:1", "--pours", "1"], 2, ["'1'", "10"]),
    (["sweep", "--set", "dispenser.mouth_mm=9:16:1", "--hand", "wizard"], 2, ["wizard", "practised"]),
    (["sweep", "--act", "flip", "--set", "crepe.mass_g=9:16:1", "--bottle", "lemon"], 2, ["--bottle"]),
    (["sweep", "--set", "dispenser.mouth_mm=9:16:1", "--scene", "nowhere"], 3, ["nowhere", "standard"]),
    (["sweep", "--set", "dispenser.mouth_mm=9:16:1", "--out", "pyproject.toml"], 3, ["pyproject.toml"]),
    (["sensitivity", "--by", "luck"], 2, ["'luck'", "p_1_or_2"]),
    (["skill", "--noise", "0:0.3"], 2, ["--noise", "step"]),
    (["skill", "--noise", "0:3:1"], 2, ["--noise", "0.6"]),
    (["skill", "--hand", "novice"], 2, ["--hand", "--noise"]),
    (["compare", "standard"], 2, ["B"]),
    (["cook"], 2, ["'cook'", "sweep"]),
]


@pytest.mark.parametrize(("words", "status", "named"), WRONG, ids=[" ".join(words) for words, _s, _n in WRONG])
def test_a_mistake_is_told_in_one_or_two_lines(capsys, monkeypatch, words, status, named):
    monkeypatch.chdir(ROOT)

    found, out, err = run(capsys, "lab", *words)

    assert (found, out) == (status, "")
    assert 1 <= err.count("\n") <= 2
    assert all(part in err for part in named), err


@pytest.mark.parametrize("study", ["sweep", "sensitivity", "skill", "compare"])
def test_every_study_shows_an_example(capsys, study):
    status, out, _err = run(capsys, "lab", study, "--help")

    assert status == 0
    assert f"Example:\n  alacarte lab {study}" in out
