"""`alacarte replay`: what a log has come to, refusals with line and reason, mutated logs, acts performed again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent / "alacarte"))

from mutated import as_bytes, good_log, mutated_log

from simulator.replay import run_replay


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def replay(path: Path, capsys: pytest.CaptureFixture[str], *, verify: bool = False) -> tuple[int, dict[str, Any], str]:
    """Exit status, the JSON object and standard error of `alacarte replay --json`."""
    status = run_replay(path, True, verify)
    printed = capsys.readouterr()
    assert printed.out.count("\n") == 1
    return status, json.loads(printed.out), printed.err


HEADER = {"format": "alacarte-log", "version": 1, "game": "alacarte", "seats": ["Ann", "Bob"], "seed": 7}
CUPS = {"chance": "cups", "cups": ["swap", "vp"]}
TAKEN = [
    {"seat": 0, "move": "take_dish", "dish": "steak-tartan"},
    {"seat": 1, "move": "take_dish", "dish": "gherkin-in-love"},
]
SEASON = [{"seat": 0, "move": "season", "bottle": "pepper"}, {"chance": "pour", "in_pan": {"pepper": 1}}]


def test_a_good_log_is_answered_with_position_and_legal_moves(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.write_bytes(as_bytes([HEADER, CUPS, *TAKEN, *SEASON]))

    status, answer, errors = replay(log, capsys)

    assert status == 0
    assert errors == ""
    assert set(answer) == {"position", "legal", "over", "winners", "ranking"}
    assert answer["position"]["seats"][0]["pan"] == {"pepper": 1}
    assert answer["position"]["actions_left"] == 2
    assert {"seat": 0, "move": "heat"} in answer["legal"]
    assert (answer["over"], answer["winners"], answer["ranking"]) == (False, [], [])


def test_no_move_is_legal_while_chance_is_pending(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.write_bytes(as_bytes([HEADER, CUPS, *TAKEN, SEASON[0]]))

    _, answer, _ = replay(log, capsys)

    assert answer["legal"] == []
    assert answer["position"]["pour"] == {"target": 0, "bottle": "pepper", "why": "season"}


def test_the_answer_is_a_position_that_goes_on(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = good_log(3, events=60)
    log.write_bytes(as_bytes(lines))
    _, whole, _ = replay(log, capsys)
    log.write_bytes(as_bytes(lines[:30]))
    _, half, _ = replay(log, capsys)

    log.write_bytes(as_bytes([{**lines[0], "position": half["position"]}, *lines[30:]]))

    assert replay(log, capsys)[1] == whole


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"seat": 0, "move": "serve"}, "dish_not_finished"),
        ({"seat": 1, "move": "heat"}, "not_your_turn"),
        ({"seat": 0, "move": "heat", "hard": True}, "unknown_key"),
        ({"seat": 0, "move": "dance"}, "malformed"),
        ({"seat": True, "move": "heat"}, "malformed"),
        ({"seat": 0.0, "move": "heat"}, "malformed"),
        ({"seat": 10**40, "move": "heat"}, "not_your_turn"),
        ({"chance": "die", "face": "1"}, "unexpected"),
        ({"chance": "die", "face": 1}, "malformed"),
        ({"chance": "pour", "in_pan": {"lemon": True}}, "malformed"),
        ({"chance": "pour", "in_pan": {"sugar": 1}}, "malformed"),
        ({"seat": 0, "move": "season"}, "malformed"),
        ({"seat": 0, "move": "season", "bottle": "salt"}, "malformed"),
        ({"seat": 0, "move": "season", "bottle": ["lemon"]}, "malformed"),
        ({"seat": 0, "move": "drink", "cup": "cool"}, "malformed"),
        ({"seat": 0, "move": "drink", "cup": "cool", "levels": 1}, "no_such_cup"),
        ({"seat": 0, "move": "heat", "performance": {}}, "unknown_key"),
        ({}, "malformed"),
        ([], "malformed"),
        (None, "malformed"),
    ],
)
def test_a_refused_line_is_named_with_its_reason(
    line: Any, reason: str, log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log.write_bytes(as_bytes([HEADER, CUPS, *TAKEN, line]))

    status, answer, errors = replay(log, capsys)

    assert status == 3
    assert set(answer) == {"error"}
    assert (answer["error"]["line"], answer["error"]["reason"]) == (5, reason)
    assert answer["error"]["message"]
    assert f"game.jsonl:5: {reason}" in errors


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": ["Ann"]}, "malformed"),
        ({"seats": list("abcde")}, "malformed"),
        ({"seats": [1, 2]}, "malformed"),
        ({"seats": None}, "malformed"),
        ({"game": "chess"}, "malformed"),
        ({"game": ["alacarte"]}, "malformed"),
        ({"format": "other"}, "malformed"),
        ({"version": True}, "malformed"),
        ({"first": 2}, "malformed"),
        ({"first": True}, "malformed"),
        ({"options": []}, "malformed"),
        ({"options": {"star_wins": "instant"}}, "unknown_option"),
        ({"options": {"preset": "tournament"}}, "unknown_option"),
        ({"options": {"preset": []}}, "unknown_option"),
        ({"options": {"dish_goal": True}}, "unknown_option"),
        ({"options": {"crepes": 1}}, "unknown_option"),
        ({"options": {"bottle_fill": 21}}, "unknown_option"),
        ({"deck": "no-such-deck"}, "no_such_deck"),
        ({"deck": 3}, "malformed"),
        ({"position": []}, "malformed"),
        ({"position": {"tuurn": 0}}, "unknown_key"),
    ],
)
def test_a_header_that_cannot_be_played_is_refused(
    change: dict[str, Any], reason: str, log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log.write_bytes(as_bytes([{**HEADER, **change}]))

    status, answer, _ = replay(log, capsys)

    assert status == 3
    assert (answer["error"]["line"], answer["error"]["reason"]) == (1, reason)


def test_header_keys_that_nobody_knows_are_passed_over(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.write_bytes(as_bytes([{**HEADER, "build": "x", "weather": {"rain": True}}, CUPS]))

    assert replay(log, capsys)[0] == 0


@pytest.mark.parametrize("kept", [1, 10, 30])
def test_a_last_line_cut_short_is_dropped_with_a_warning(
    kept: int, log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log.write_bytes(as_bytes([HEADER, CUPS, *TAKEN]) + json.dumps(SEASON[0]).encode()[:kept])

    status, answer, errors = replay(log, capsys)

    assert status == 0
    assert answer["position"]["pending"] == "choose"
    assert "cut short" in errors


def test_a_line_cut_short_in_the_middle_is_refused(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.write_bytes(as_bytes([HEADER])[:-1] + b'\n{"chance": "cu\n' + as_bytes(TAKEN))

    status, answer, _ = replay(log, capsys)

    assert (status, answer["error"]["line"], answer["error"]["reason"]) == (3, 2, "malformed")


@pytest.mark.parametrize("row", [b"\xff\xff", b"[" * 100_000, b'{"seat": 1e999}', b'{"seat": ' + b"9" * 5000 + b"}"])
def test_bytes_that_say_nothing_are_malformed(row: bytes, log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.write_bytes(as_bytes([HEADER]) + row + b"\n" + as_bytes([CUPS]))

    status, answer, _ = replay(log, capsys)

    assert (status, answer["error"]["line"], answer["error"]["reason"]) == (3, 2, "malformed")


@pytest.mark.parametrize("depth", range(700, 1000, 20))
def test_what_is_nested_nearly_too_deep_is_refused_too(
    depth: int, log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header = json.dumps({**HEADER, "position": {"turn": "deep"}})
    log.write_text(header.replace('"deep"', "[" * depth + "]" * depth) + "\n")

    status, answer, _ = replay(log, capsys)

    assert (status, answer["error"]["reason"]) == (3, "malformed")


def test_a_missing_file_is_refused_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, answer, errors = replay(tmp_path / "nowhere.jsonl", capsys)

    assert (status, answer["error"]["reason"]) == (3, "unreadable")
    assert "nowhere.jsonl" in errors


@pytest.mark.parametrize("block", range(30))
def test_a_mutated_log_loads_or_is_refused_once(block: int, log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(10 * block, 10 * block + 10):
        log.write_bytes(mutated_log(seed))

        status, answer, _ = replay(log, capsys)

        assert status in (0, 3)
        assert ("error" in answer) == (status == 3)
        if status == 3:
            assert answer["error"]["reason"].isidentifier()
            assert len(answer["error"]["message"]) < 2_000


def test_folding_imports_neither_physics_nor_window(log: Path) -> None:
    log.write_bytes(as_bytes([HEADER, CUPS]))
    program = (
        "import sys; from simulator.replay import run_replay; status = run_replay(sys.argv[1], True);"
        "heavy = {'pygame', 'pymunk', 'numpy', 'pydantic', 'shapely', 'rich'} & set(sys.modules);"
        "sys.exit(f'{status} {heavy}' if heavy or status else 0)"
    )
    run = subprocess.run([sys.executable, "-c", program, str(log)], capture_output=True, text=True, check=False)

    assert run.returncode == 0, run.stderr
