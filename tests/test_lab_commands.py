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


def test_acts_of_a_log_become_a_set_that_is_passed_on_without_names(capsys, tmp_path):
    from simulator.lab.sample_flips import flip_once
    from simulator.scene.files import digest, load_scene

    scene, log, data = load_scene("flip", "standard"), tmp_path / "flip.jsonl", ["--data", tmp_path / "data"]
    with log.open("w") as file:
        for seed in (1, 2):
            act = flip_once(scene, "expert", seed, 0)
            facts = {"act": "flip", "scene": "standard", "digest": digest(scene), "seed": seed, "speed": 1.0}
            outcome = {"landed": act.outcome.landed.value}
            file.write(json.dumps({**facts, "outcome": outcome, "gesture": act.gesture.to_json()}) + "\n")

    taken = run(capsys, "lab", "hands", "import", "ann", log, *data)
    again = run(capsys, "lab", "hands", "import", "ann", log, *data)
    listed = run(capsys, "lab", "hands", "list", *data)
    given = run(capsys, "lab", "hands", "export", "ann", tmp_path / "ann.jsonl", "--anonymous", *data)
    twice = run(capsys, "lab", "hands", "export", "ann", tmp_path / "ann.jsonl", *data)
    poured = run(capsys, "flip", "--hand", "recorded:ann", "--flips", 4, "--json", *data)

    assert "2 new acts, 2 in all" in taken[1]
    assert "0 new acts, 2 in all" in again[1]
    assert "ann: 2 acts (flip)" in listed[1]
    assert given[0] == 0
    assert "flip.jsonl" not in (tmp_path / "ann.jsonl").read_text()
    assert twice[0] == 3
    assert json.loads(poured[1])["flips"] == 4


def test_a_balance_and_its_report_are_written(capsys, tmp_path):
    balance = run(capsys, "lab", "balance", "--scenes", "chef", "--bot", "novice", "--out", tmp_path)
    report = run(capsys, "lab", "report", tmp_path, "--pictures")

    assert "Never worth taking" in balance[1]
    assert report[0] == 0
    assert "<svg" in (tmp_path / "report.html").read_text()
    assert (tmp_path / "balance-1.svg").read_text().startswith("<svg")


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
    (["calibrate", "--free", "dispenser.mouth_mm=9:15"], 2, ["--target", "mean=1.2"]),
    (["calibrate", "--target", "mean=1"], 2, ["--free"]),
    (["calibrate", "--target", "mean=99", "--free", "dispenser.mouth_mm=9:15"], 2, ["mean=99", "0 to 20"]),
    (
        ["calibrate", "--target", "mean=1", "--free", "dispenser.mouth_mm=9:15", "--budget", "10"],
        2,
        ["--budget", "1000"],
    ),
    (["calibrate", "--target", "mean=1", "--free", "dispenser.moth_mm=9:15"], 2, ["dispenser.moth_mm", "no such key"]),
    (["calibrate", "--target", "mean=1", "--free", "dispenser.mouth_mm=9:15", "--out", "LICENSE"], 3, [".toml"]),
    (
        ["calibrate", "--target", "mean=0.2", "--target", "p_0=0.5", "--free", "dispenser.mouth_mm=9:15"],
        1,
        ["infeasible"],
    ),
    (["balance", "--scenes", "moon"], 2, ["'moon'", "family"]),
    (["balance", "--deck", "moon"], 3, ["moon", "standard"]),
    (["report", "tests"], 2, ["no study lies here"]),
    (["fit", "nobody", "--data", "nowhere"], 2, ["recorded:nobody", "no such set"]),
    (["hands", "import", "Ann!", "LICENSE", "--data", "nowhere"], 2, ["'Ann!'", "ann-2"]),
    (["hands", "import", "ann", "LICENSE", "--data", "nowhere"], 3, ["LICENSE:1", "log of a match"]),
    (["cook"], 2, ["'cook'", "sweep"]),
]


@pytest.mark.parametrize(("words", "status", "named"), WRONG, ids=[" ".join(words) for words, _s, _n in WRONG])
def test_a_mistake_is_told_in_one_or_two_lines(capsys, monkeypatch, words, status, named):
    monkeypatch.chdir(ROOT)

    found, out, err = run(capsys, "lab", *words)

    assert (found, out) == (status, "")
    assert 1 <= err.count("\n") <= 2
    assert all(part in err for part in named), err


STUDIES = ["sweep", "sensitivity", "skill", "compare", "calibrate", "balance", "hands", "fit", "report"]


@pytest.mark.parametrize("study", STUDIES)
def test_every_study_shows_an_example(capsys, study):
    status, out, _err = run(capsys, "lab", study, "--help")

    assert status == 0
    assert f"Example:\n  alacarte lab {study}" in out


def test_the_lab_in_the_window_refuses_a_wish_that_nothing_could_have(capsys):
    status, out, err = run(capsys, "lab", "--wish", "mean=99")

    assert (status, out) == (2, "")
    assert err == "alacarte: --wish mean=99: allowed is a number from 0 to 20\n"
