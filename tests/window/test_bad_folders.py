"""The window over a data folder that is damaged, full or closed: it opens, says so, and people play on."""

from __future__ import annotations

import errno
import json
import os

import pytest

from simulator.game import GameError
from simulator.log import Refused
from simulator.match import Match, new_header
from simulator.text import use_language
from simulator.vocabulary import Pour
from simulator.window import doors
from simulator.window.acts_learned import Learned
from simulator.window.app import App, DataFolders
from simulator.window.saved import saved_matches
from simulator.window.screens.menu import MenuScreen
from simulator.window.settings import Settings, load
from tests.window.pilot import Pilot

HEADER = {"format": "alacarte-log", "version": 1, "game": "alacarte", "seats": ["Ann", "Bob"], "first": 0}


def full(_file):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture(scope="module")
def window(tmp_path_factory):
    """One small window for all tests, so that every picture is made once."""
    pilot = Pilot.open(tmp_path_factory.mktemp("data"), MenuScreen(), (1024, 600), Settings(reduced_motion=True))
    yield pilot
    pilot.app.close()


@pytest.fixture
def pilot(window, tmp_path):
    """The window on its menu, over a data folder of its own."""
    window.app.pop_to(window.app.screens[0])
    window.app.data = DataFolders(tmp_path)
    yield window
    use_language("en")


# Settings


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"volume_percent": ' + "9" * 5000 + "}",
        '{"names": ["\\ud800"]}',
        '{"names": ["' + "x" * 100_000 + '"]}',
        '{"language": ' + "[" * 900 + "]" * 900 + "}",
        '{"volume_percent": NaN}',
        "\0" * 100,
    ],
    ids=range(7),
)
def test_a_bad_settings_file_of_any_kind_is_set_aside_in_one_short_sentence(tmp_path, text):
    path = tmp_path / "settings.json"
    path.write_text(text)

    settings, message = load(path)

    assert settings == Settings()
    assert message.endswith("set aside as settings.json.bad, the usual settings are used")
    assert len(message) < 500
    assert not path.exists()


def test_a_folder_in_the_way_of_what_is_set_aside_stays(tmp_path):
    (tmp_path / "settings.json").write_text("bad")
    (tmp_path / "settings.json.bad" / "mine").mkdir(parents=True)

    _settings, message = load(tmp_path / "settings.json")

    assert "set aside as settings.json.bad-2" in message
    assert (tmp_path / "settings.json.bad" / "mine").exists()


def test_settings_that_cannot_be_kept_still_count_and_the_player_is_told(pilot, tmp_path):
    (tmp_path / "settings.json").mkdir()

    pilot.press("button:language_fr")

    assert pilot.app.settings.language == "fr"
    assert str(tmp_path / "settings.json") in pilot.app.caption
    assert list(tmp_path.glob("*.new")) == []
    pilot.press("button:language_en")
    pilot.wait(8)
    assert pilot.app.caption == ""


# Logs and what was learned


@pytest.mark.parametrize(
    "data", [b"\0", b"\xff", b"[" * 100_000, b"{}", b"[" + b"9" * 5000 + b"]", b"5", b'[["pour"]]']
)
def test_whatever_lies_in_the_file_of_what_was_learned_counts_as_nothing(tmp_path, data):
    (tmp_path / "learned.json").write_bytes(data)

    assert not Learned(tmp_path).knows("pour")


def test_what_is_no_file_in_the_folder_of_logs_is_passed_over(tmp_path):
    Match(HEADER, (), tmp_path / "good.jsonl").close()
    (tmp_path / "folder.jsonl").mkdir()
    os.symlink(tmp_path / "gone", tmp_path / "link.jsonl")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.jsonl")

    assert [one.path.name for one in saved_matches(tmp_path)] == ["good.jsonl"]


def test_a_log_from_beyond_the_calendar_is_listed(tmp_path):
    Match(HEADER, (), tmp_path / "good.jsonl").close()
    os.utime(tmp_path / "good.jsonl", (2**55, 2**55))

    assert saved_matches(tmp_path)[0].when


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", [1, {}]),
        ("players", 5),
        ("players", "bot:chef"),
        ("scene", 5),
        ("scene", ["standard"]),
        ("scene", "gone.toml"),
        ("deck", "gone.toml"),
    ],
)
def test_a_log_whose_header_cannot_be_played_is_refused_in_words(pilot, tmp_path, key, value):
    path = tmp_path / "logs" / "odd.jsonl"
    path.parent.mkdir()
    path.write_text(json.dumps({**HEADER, key: value}) + "\n")

    with pytest.raises((Refused, GameError), match=rf"{key}: "):
        doors.resume_match(pilot.app, path)
    pilot.screen.try_resume(path)
    assert key in pilot.screen.message
    assert pilot.screen.name == "menu"


def test_a_match_that_is_open_elsewhere_is_not_opened_again(pilot, tmp_path):
    match = Match(HEADER, (), tmp_path / "game.jsonl")

    pilot.screen.try_resume(tmp_path / "game.jsonl")

    assert "open elsewhere" in pilot.screen.message
    match.close()
    pilot.screen.try_resume(tmp_path / "game.jsonl")
    assert pilot.screen.name == "kitchen"


# A full disk while playing


def test_on_a_full_disk_the_table_waits_and_goes_on_where_it_stood(pilot, tmp_path, monkeypatch):
    doors.open_match(pilot.app, new_header(["Ann", "Bob"], 1) | {"first": 0})
    match = pilot.screen.table.match
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        pilot.wait_until(lambda: pilot.screen.name == "log_trouble")
        assert f"{match.log_path}: No space left" in pilot.screen.trouble
        pilot.press("button:again")
        pilot.wait_until(lambda: pilot.screen.name == "log_trouble")
        assert match.events == ()

    pilot.press("button:again")

    pilot.wait_until(lambda: pilot.screen.name == "dish_picker")
    before = len(match.events)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        pilot.press(next(name for name in pilot.screen.targets() if name.startswith("dish:")))
        assert (pilot.screen.name, len(match.events)) == ("log_trouble", before)
    pilot.press("button:again")
    assert len(match.events) == before + 1


def test_a_pour_that_cannot_be_written_is_written_when_there_is_room(pilot, monkeypatch):
    seats = [{"name": "Ann", "dish": "gherkin-in-love", "heat": 1}, {"name": "Bob", "dish": "salad-of-lawn"}]
    header = new_header(["Ann", "Bob"], 1) | {"first": 0, "position": {"seats": seats}}
    doors.open_match(pilot.app, header)
    kitchen = pilot.screen
    pilot.wait(0.3)
    pilot.press(next(name for name in pilot.screen.targets() if name.startswith("bottle:")))
    pilot.wait_until(lambda: pilot.screen.name == "pour")
    monkeypatch.setattr(os, "fsync", full)
    act = pilot.screen
    while not act.act.done:
        act.act.step(None)
    act.finish()
    assert pilot.screen.name == "log_trouble"
    assert isinstance(kitchen.table.pending, Pour)

    monkeypatch.undo()
    pilot.press("button:again")

    assert pilot.screen is kitchen
    assert kitchen.table.match.events[-1] == act.act.outcome


def test_whoever_leaves_a_table_that_cannot_be_written_goes_on_later_from_there(pilot, monkeypatch):
    doors.open_match(pilot.app, new_header(["Ann", "Bob"], 1) | {"first": 0})
    path = pilot.screen.table.match.log_path
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        pilot.wait_until(lambda: pilot.screen.name == "log_trouble")
        pilot.press("button:leave")

    assert pilot.screen.name == "menu"
    pilot.screen.try_resume(path)
    pilot.wait_until(lambda: pilot.screen.name == "dish_picker")


def test_the_window_opens_over_a_folder_of_rubbish(tmp_path):
    for name in ("settings.json", "learned.json"):
        (tmp_path / name).write_bytes(os.urandom(1000))
    (tmp_path / "logs").mkdir()
    (tmp_path / "practice").write_text("a file where a folder belongs")
    app = App(None, tmp_path, (1024, 600))

    app.push(MenuScreen())
    app.tick(1 / 60)

    assert "set aside" in app.message
    app.close()
