"""The commands: exit status, one JSON object, errors in one or two lines that name what is wrong and allowed."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from simulator.cli import COMMANDS, main


@pytest.fixture(autouse=True)
def no_window(monkeypatch):
    """A command that should have been refused fails the test instead of waiting at a window for ever."""

    def opened(*asked, **named):
        raise AssertionError("a window was opened")

    monkeypatch.setattr("simulator.window.doors.open_window", opened)


def run(capsys, *words):
    """Exit status, standard output and standard error of a command."""
    try:
        status = main(list(map(str, words)))
    except SystemExit as stop:
        status = stop.code
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def answer(capsys, *words):
    status, out, _err = run(capsys, *words)
    assert status == 0
    assert out.count("\n") == 1
    return json.loads(out)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example_that_is_understood(capsys, command):
    status, out, _err = run(capsys, command, "--help")

    assert status == 0
    assert f"Example:\n  alacarte {command}" in out


def test_help_names_every_command(capsys):
    _status, out, _err = run(capsys, "--help")

    assert all(f"\n    {command} " in out for command in COMMANDS)


WRONG = [
    (["match", "--players", "bot:chef,bot:cook"], ["--players", "bot:cook", "bot:novice"]),
    (["match", "--players", "bot:chef"], ["--players", "1 at the table", "2 to 4"]),
    (["match", "--players", "Ann,bot:chef"], ["--players", "bot:chef"]),
    (["match", "--players", "bot:chef,bot:chef", "--game", "chess"], ["--game", "'chess'", "alacarte"]),
    (["match", "--players", "bot:chef,bot:chef", "--games", "0"], ["--games", "'0'", "1 – 1000000"]),
    (["match", "--players", "bot:chef,bot:chef", "--seed", "x"], ["--seed", "'x'", "whole number"]),
    (["match", "--players", "bot:chef,bot:chef", "--option", "dish_goal"], ["--option", "'dish_goal'", "NAME=VALUE"]),
    (["match", "--players", "bot:chef,bot:chef", "--option", "dish_goal=0"], ["dish_goal", "0", "1 and up"]),
    (["match", "--players", "bot:chef,bot:chef", "--option", "hurry=1"], ["hurry", "unknown option", "star_win"]),
    (["match", "--players", "bot:chef,bot:chef", "--preset", "slow"], ["preset", "'slow'", "family"]),
    (["match", "--players", "bot:chef,bot:chef", "--deck", "none"], ["deck", "'none'", "standard"]),
    (["match", "--players", ",bot:chef"], ["--players", "''", "names"]),
    (
        ["match", "--players", "bot:chef,bot:strong", "--game", "stew"],
        ["'bot:chef'", "bot:random, bot:sensible, bot:strong"],
    ),
    (["match", "--players", "bot:strong,bot:strong"], ["'bot:strong'", "bot:novice, bot:regular, bot:chef"]),
    (["match", "--players", "bot:strong", "--game", "courses"], ["--players", "1 at the table", "2 to 6"]),
    (
        ["match", "--players", "bot:strong,bot:strong", "--game", "stew", "--scene", "chef"],
        ["--scene", "'chef'", "stew"],
    ),
    (["match", "--players", "bot:strong,bot:strong", "--game", "stew", "--deck", "big"], ["--deck", "'big'", "stew"]),
    (
        ["match", "--players", "bot:strong,bot:strong", "--game", "courses", "--option", "timer=5"],
        ["timer", "5", '{"turns": N}', '{"seconds": N}'],
    ),
    (["pour", "--bottle", "mustard"], ["--bottle", "'mustard'", "lemon"]),
    (["pour", "--contents", "mustard=3"], ["--contents", "'mustard=3'", "lemon"]),
    (["pour", "--contents", "lemon=-1"], ["--contents", "'-1'", "0"]),
    (["pour", "--contents", "lemon=0"], ["--contents", "empty"]),
    (["pour", "--contents", "lemon=40"], ["--contents", "2560 mm2", "1615"]),
    (["pour", "--tilt", "nan"], ["--tilt", "'nan'", "0 to 180"]),
    (["pour", "--set", "dispenser.mouth_mm"], ["--set", "NAME=VALUE"]),
    (["pour", "--set", "dispenser.mouth_mm=1"], ["--set", "dispenser.mouth_mm", "allowed"]),
    (
        ["pour", "--set", "dispenser.inside_width_mm=80"],
        ["--set dispenser.inside_width_mm=80", "hand.max_speed_mm_s", "800.0", "at most 688"],
    ),
    (["pour", "--set", "pan.width_mm=190", "--set", "pan.stove_width_mm=60"], ["--set: pan.stove_width_mm", "190"]),
    (["pour", "--set", "dispenser.moth_mm=12"], ["--set", "dispenser.moth_mm", "mouth_mm"]),
    (["pour", "--hand", "clumsy"], ["--hand", "'clumsy'", "practised"]),
    (["flip", "--flips", "many"], ["--flips", "'many'", "1"]),
    (["scenes", "show", "nowhere"], ["'nowhere'", "pour/standard"]),
    (["play", "--size", "big"], ["--size", "'big'", "1280x720"]),
    (["play", "--lang", "la"], ["--lang", "'la'", "fr"]),
    (["play", "--resume", "x.jsonl", "--players", "Ann,Bob"], ["--resume", "--players"]),
    (["practice", "juggle"], ["'juggle'", "pour", "flip"]),
    (["cook"], ["'cook'", "play"]),
]


@pytest.mark.parametrize(("words", "named"), WRONG, ids=[" ".join(words) for words, _named in WRONG])
def test_wrong_usage_names_key_value_and_what_is_allowed(capsys, words, named):
    status, out, err = run(capsys, *words)

    assert status == 2
    assert out == ""
    assert 1 <= err.count("\n") <= 2
    assert all(part in err for part in named), err


GESTURE = '{"format": "alacarte-gesture", "version": 1, "act": "pour", "rate_hz": 480, "poses": %s, "note": %s}'
LOG_WITH_DECK = '{"format": "alacarte-log", "version": 1, "game": "alacarte", "seats": ["Ann", "Bob"], "deck": %s}\n'

BAD_FILES = [
    (["pour", "--gesture"], "{}"),
    (["pour", "--gesture"], "nothing"),
    (["pour", "--gesture"], '{"format": "alacarte-gesture", "version": 1, "act": "flip", "rate_hz": 480, "poses": []}'),
    (
        ["flip", "--gesture"],
        '{"format": "alacarte-gesture", "version": 1, "act": "flip", "rate_hz": 480, "poses": [[1]]}',
    ),
    (["replay"], "nothing\n"),
    (["decks", "check"], "format = 3"),
    (["decks", "check"], f"format = {'9' * 5000}"),
    (["decks", "show"], f"crepe = 0x{'f' * 5000}"),
    (["scenes", "check"], f"act = {'9' * 5000}"),
    (["scenes", "show"], f'act = "pour"\ndispenser.mouth_mm = 0x{"f" * 5000}'),
    (["pour", "--scene"], 'act = "pour"\n' + ".".join("a" * 2000) + " = 1"),
    (["pour", "--gesture"], GESTURE % ("[[" + "9" * 400 + ", 0, 0]]", '""')),
    (["pour", "--gesture"], GESTURE % ("[[" + "9" * 5000 + ", 0, 0]]", '""')),
    (["pour", "--gesture"], GESTURE % (json.dumps([[0, 100, 0]] * 290_000), '""')),
    (["pour", "--gesture"], GESTURE % ("[]", "[" * 900 + "]" * 900)),
    (["replay"], '{"format": "alacarte-log", "version": 1, "game": "alacarte", "seats": ["\\ud800", "Bob"]}\n'),
    (
        ["replay"],
        '{"format": "alacarte-log", "version": 1, "game": "alacarte", "seats": ["%s", "Bob"]}\n' % ("x" * 2000),
    ),
    (["replay"], '{"format": "alacarte-log", "version": 1, "game": %s, "seats": ["Ann", "Bob"]}\n' % ("9" * 4000)),
    (["replay"], LOG_WITH_DECK % '{"a": 1}'),
    (["replay"], LOG_WITH_DECK % ('"' + "x" * 100_000 + '"')),
]


@pytest.mark.parametrize(("words", "text"), BAD_FILES, ids=range(len(BAD_FILES)))
def test_a_bad_file_is_named_with_status_3(capsys, tmp_path, words, text):
    path = tmp_path / "file.toml"
    path.write_text(text)

    status, out, err = run(capsys, *words, path)

    assert status == 3
    assert str(path) in out + err
    assert "Traceback" not in out + err
    assert len(err) < 1000
    assert err.count("\n") <= 2


@pytest.mark.parametrize("words", [["pour", "--gesture"], ["flip", "--gesture"], ["replay"]])
def test_a_missing_file_is_named_with_status_3(capsys, tmp_path, words):
    status, _out, err = run(capsys, *words, tmp_path / "none.json")

    assert status == 3
    assert "none.json" in err
    assert err.count("\n") <= 2


def test_a_scene_with_faults_is_listed_whole(capsys, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('act = "pour"\n\n[dispenser]\nmouth_mm = 900\nlid = 1\n')

    status, out, err = run(capsys, "scenes", "check", path)
    status_of_pour, _out, err_of_pour = run(capsys, "pour", "--scene", path)

    assert (status, status_of_pour) == (3, 3)
    assert f"{path}:4: dispenser.mouth_mm: 900" in out
    assert f"{path}:5: dispenser.lid" in out
    assert err == ""
    assert err_of_pour.startswith("alacarte: ")


def test_faults_come_as_json_too(capsys, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('act = "pour"\n[dispenser]\nmouth_mm = 900\n')

    status, out, _err = run(capsys, "scenes", "check", path, "--json")

    (fault,) = json.loads(out)["faults"]
    assert status == 3
    assert (fault["line"], fault["key"]) == (3, "dispenser.mouth_mm")


def test_a_scene_without_its_act_is_told_everything_else_too(capsys, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("bogus = 1\n")

    _status, out, _err = run(capsys, "scenes", "check", path)

    assert "act: None: allowed are" in out
    assert f"{path}:1: bogus: 1: no such key" in out


@pytest.mark.parametrize("number", ["nan", "-inf", "1e400", "0x" + "f" * 5000])
@pytest.mark.parametrize(("words", "text"), [(["decks", "check"], "version = {}"), (["scenes", "check"], "act = {}")])
def test_a_fault_with_a_number_that_json_has_not_is_told_as_text(capsys, tmp_path, words, text, number):
    path = tmp_path / "mine.toml"
    path.write_text(text.format(number))

    _status, out, _err = run(capsys, *words, path, "--json")

    def refused(name):
        raise AssertionError(f"{name} is no JSON")

    values = {fault["key"]: fault["value"] for fault in json.loads(out, parse_constant=refused)["faults"]}
    assert isinstance(values[text.split()[0]], str)


def test_no_control_code_of_a_file_reaches_the_terminal(capsys, tmp_path):
    from simulator.scene.decks import deck_path

    deck, log = tmp_path / "mine.toml", tmp_path / "mine.jsonl"
    deck.write_text(deck_path("standard").read_text().replace('name = "', 'name = "\\u001b[31m\\u009b', 1))
    log.write_text(LOG_WITH_DECK.replace("Ann", "\u202eAnn") % json.dumps("\x1b[31m"))

    shown, out, _err = run(capsys, "decks", "show", deck)
    refused, _out, err = run(capsys, "replay", log)

    assert (shown, refused) == (0, 3)
    assert "\\x1b[31m\\x9b" in out
    assert not {"\x1b", "\x9b", "\u202e"} & set(out + err)


def test_every_shipped_scene_is_listed_shown_and_without_fault(capsys):
    from simulator.resources import SCENES

    scenes = answer(capsys, "scenes", "list", "--json")["scenes"]
    files = sorted(str(path) for act in ("pour", "flip") for path in (SCENES / act).glob("*.toml"))

    assert {(scene["act"], scene["name"]) for scene in scenes} >= {
        (act, name) for act in ("pour", "flip") for name in ("family", "standard", "chef")
    }
    assert answer(capsys, "scenes", "check", *files, "--json") == {"files": len(files), "faults": []}
    for scene in scenes:
        shown = answer(capsys, "scenes", "show", f"{scene['act']}/{scene['name']}", "--json")
        assert shown["scenes"][scene["act"]]["name"] == scene["name"]


def test_the_schema_says_range_and_source_of_every_key(capsys):
    schema = answer(capsys, "scenes", "schema", "pour", "--json")["pour"]

    text = json.dumps(schema)
    assert '"mouth_mm"' in text
    assert '"source"' in text


def test_the_standard_deck_is_fine(capsys):
    assert answer(capsys, "decks", "list", "--json")["decks"] == [{"name": "standard", "dishes": 20}]
    assert len(answer(capsys, "decks", "show", "standard", "--json")["dish"]) == 20


def test_deck_faults_say_their_line(capsys, tmp_path):
    from simulator.scene.decks import deck_path

    path = tmp_path / "mine.toml"
    path.write_text(deck_path("standard").read_text().replace("red = 5", "red = 9", 1))

    status, out, _err = run(capsys, "decks", "check", path)

    line = 1 + path.read_text().splitlines().index("red = 9")
    assert status == 3
    assert out.startswith(f"{path}:{line}: ")
    assert "red: 9" in out


def test_pours_are_counted(capsys):
    found = answer(capsys, "pour", "--pours", 4, "--bottle", "lemon", "--contents", "lemon=5,salt=2", "--json")

    assert found["pours"] == 4
    assert found["unaccounted"] == 0
    assert sum(found["histogram"].values()) == 4
    assert len(found["outcomes"]) == 4


def test_a_saved_gesture_does_the_same_again(capsys, tmp_path):
    file = tmp_path / "tip.json"
    words = ("pour", "--pours", 1, "--bottle", "pepper", "--seed", 5)

    first = answer(capsys, *words, "--tilt", 130, "--save-gesture", file, "--json")
    again = answer(capsys, *words, "--gesture", file, "--json")

    assert again["outcomes"] == first["outcomes"]


def test_flips_are_counted(capsys):
    found = answer(capsys, "flip", "--flips", 3, "--hand", "expert", "--json")

    assert found["flips"] == 3
    assert len(found["outcomes"]) == 3


def test_figures_are_told_in_words_without_json(capsys):
    _status, out, _err = run(capsys, "flip", "--flips", 2)

    assert "picture side up" in out


def test_the_doctor_names_what_to_do(capsys, tmp_path):
    status, out, _err = run(capsys, "doctor", "--data", tmp_path, "--json")

    found = json.loads(out)
    assert status == (0 if found["ok"] else 1)
    assert all(finding["todo"] for finding in found["findings"] if not finding["ok"])
    assert str(tmp_path / "logs") in [finding["found"] for finding in found["findings"]]


def test_the_doctor_finds_a_file_where_the_folder_should_be(capsys, tmp_path):
    (tmp_path / "mine").write_text("a file")

    status, out, _err = run(capsys, "doctor", "--data", tmp_path / "mine", "--json")

    told = [finding for finding in json.loads(out)["findings"] if str(tmp_path) in finding["found"]]
    assert status == 1
    assert [(finding["ok"], f"{tmp_path / 'mine'} is a file" in finding["found"]) for finding in told] == [
        (False, True),
        (False, True),
    ]


def test_the_doctor_keeps_the_sound_driver_quiet(tmp_path):
    deaf = {**os.environ, "SDL_AUDIODRIVER": "alsa", "SDL_VIDEODRIVER": "dummy"}
    words = [sys.executable, "-m", "simulator", "doctor", "--data", str(tmp_path)]

    assert subprocess.run(words, capture_output=True, text=True, env=deaf).stderr == ""


def test_play_without_a_display_names_the_match_command(tmp_path):
    blind = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
    }
    run = subprocess.run(
        [sys.executable, "-m", "simulator", "play", "--data", str(tmp_path)], capture_output=True, text=True, env=blind
    )

    assert run.returncode == 2
    assert "alacarte match" in run.stderr
    assert run.stderr.count("\n") <= 2


def test_a_match_whose_log_cannot_be_written_says_so(capsys, tmp_path):
    (tmp_path / "logs").write_text("a file where the folder should be")

    status, out, err = run(capsys, "match", "--players", "bot:chef,bot:novice", "--log-dir", tmp_path / "logs")

    assert (status, out) == (3, "")
    assert str(tmp_path / "logs") in err
    assert err.count("\n") == 1


def test_a_full_disk_is_one_line(tmp_path):
    if not os.path.exists("/dev/full"):
        pytest.skip("this machine has no /dev/full")
    with open("/dev/full", "w") as full:
        run = subprocess.run(
            [sys.executable, "-m", "simulator", "decks", "show", "standard"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )

    assert run.returncode == 3
    assert run.stderr.count("\n") == 1
    assert "No space left" in run.stderr


def test_a_closed_pipe_is_no_error():
    script = f"{sys.executable} -m simulator scenes schema | head -c 10 > {os.devnull}"
    run = subprocess.run(["bash", "-o", "pipefail", "-c", script], capture_output=True, text=True)

    assert (run.returncode, run.stderr) == (0, "")


CARD_MATCHES = [
    ("stew", ()),
    ("courses", ("--option", "mode=meld")),
    ("courses", ("--option", 'timer={"seconds": 60}')),
]


@pytest.mark.parametrize(("game", "options"), CARD_MATCHES)
def test_the_card_games_are_played_without_a_window_and_their_logs_are_read(capsys, tmp_path, game, options):
    words = ("match", "--game", game, "--players", "bot:strong,bot:random", "--seed", 4, *options)

    told = answer(capsys, *words, "--log-dir", tmp_path, "--json")["games"][0]
    read = answer(capsys, "replay", told["log"], "--json")

    assert told["winners"] == read["winners"]
    assert told["points"] == [seat["points"] for seat in read["position"]["seats"]]
    assert (told["pours"], told["flips"]) == (0, 0)
    assert read["over"]


@pytest.mark.slow
def test_a_match_gives_the_same_games_for_any_workers(capsys, tmp_path):
    words = ("match", "--players", "bot:chef,bot:novice", "--games", 2, "--seed", 8, "--json")

    one = answer(capsys, *words, "--log-dir", tmp_path / "one", "--workers", 1)["games"]
    two = answer(capsys, *words, "--log-dir", tmp_path / "two", "--workers", 2)["games"]

    assert [{**game, "log": ""} for game in one] == [{**game, "log": ""} for game in two]
    for first, second in zip(one, two, strict=True):
        with open(first["log"], "rb") as a, open(second["log"], "rb") as b:
            assert a.read() == b.read()
    assert [game["seed"] for game in one] == [8, 9]
    assert all(game["winners"] for game in one)
