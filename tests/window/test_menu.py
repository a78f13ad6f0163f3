"""Menu, players, options, replays: every step there and back."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from simulator.alacarte.options import OPTIONS, options_from
from simulator.match import Match
from simulator.text import use_language
from simulator.window import doors
from simulator.window.app import App
from simulator.window.saved import saved_matches, unfinished
from simulator.window.screen import Screen
from simulator.window.screens.menu import MenuScreen
from simulator.window.screens.option_words import ORDER, option_values, option_words, value_words
from simulator.window.screens.players import PlayersScreen
from simulator.window.screens.replays import ReplaysScreen
from simulator.window.seating import Seating
from simulator.window.settings import Settings
from tests.window.pilot import Pilot
from tests.window.reading import read


@pytest.fixture(autouse=True)
def _english_afterwards():
    yield
    use_language("en")


@pytest.fixture
def pilot(tmp_path):
    return Pilot.open(tmp_path, MenuScreen(), (1024, 600))


def _log(folder, seats=("Ann", "Bob")):
    folder.mkdir(parents=True, exist_ok=True)
    seating = Seating([*seats, "", ""], ["person", "person", "nobody", "nobody"])
    match = Match(seating.header(), (), folder / "one.jsonl")
    match.close()
    return match.log_path


@pytest.mark.parametrize(("button", "screen"), [("play", "players"), ("settings", "settings"), ("replays", "replays")])
def test_every_way_in_leads_back_by_escape(pilot, button, screen):
    pilot.press(f"button:{button}")
    assert pilot.screen.name == screen
    pilot.key("back")
    assert pilot.screen.name == "menu"


@pytest.mark.parametrize("act", ["pour", "flip"])
def test_practice_opens_and_leads_back(pilot, act):
    pilot.press(f"button:practice_{act}")
    assert pilot.screen.name.startswith("practice")
    pilot.key("back")
    assert pilot.screen.name == "menu"


def test_a_match_goes_on_and_is_there_again_after_escape(tmp_path):
    log = _log(tmp_path / "logs")
    before = log.read_bytes()
    pilot = Pilot.open(tmp_path, MenuScreen(), (1024, 600))
    pilot.press("button:resume")
    assert len(pilot.app.screens) > 1
    for _ in range(6):
        if pilot.screen.name == "menu":
            break
        pilot.key("back")
    assert log.read_bytes().startswith(before)


def test_a_finished_match_is_watched(tmp_path, monkeypatch):
    _log(tmp_path / "logs")
    opened = []
    monkeypatch.setattr(doors, "resume_match", lambda app, path: opened.append(("goes on", path.name)))
    monkeypatch.setattr(doors, "open_replay", lambda app, path: opened.append(("watched", path.name)))
    pilot = Pilot.open(tmp_path, ReplaysScreen(), (1024, 600))
    assert any(line.words.startswith("The kitchen · ") for line in read(pilot.screen).lines)
    pilot.press("replay:0")
    pilot.screen.saved = [replace(one, open=False) for one in pilot.screen.saved]
    pilot.screen.relay()
    pilot.press("replay:0")
    assert opened == [("goes on", "one.jsonl"), ("watched", "one.jsonl")]


def test_escape_on_the_menu_asks_once(pilot):
    pilot.key("back")
    assert pilot.app.running
    pilot.key("back")
    assert not pilot.app.running


def test_quit_quits(pilot):
    pilot.press("button:quit")
    assert not pilot.app.running


def test_an_unfinished_match_is_offered_by_the_names_of_its_cooks(tmp_path):
    _log(tmp_path / "logs")
    pilot = Pilot.open(tmp_path, MenuScreen(), (1024, 600))
    assert "button:resume" in pilot.screen.targets()
    assert pilot.screen.open_match.title == "Ann · Bob"


def test_without_a_log_nothing_is_offered_to_go_on(pilot):
    assert "button:resume" not in pilot.screen.targets()


def test_a_refused_log_is_neither_offered_nor_listed(tmp_path):
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs" / "bad.jsonl").write_text("nonsense\n", encoding="utf-8")
    assert saved_matches(tmp_path / "logs") == []
    assert unfinished(tmp_path / "logs") is None


@pytest.mark.parametrize("size", [(1024, 600), (1024, 768), (1280, 720), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("make", [MenuScreen, PlayersScreen])
def test_everything_that_can_be_pressed_lies_in_the_window_and_nothing_overlaps(tmp_path, size, make):
    _log(tmp_path / "logs")
    app = App(Settings(), tmp_path, size)
    app.push(make())
    rects = [widget.rect for widget in app.screen.widgets if widget.visible]
    assert all(pygame.Rect((0, 0), size).contains(rect) for rect in rects)
    assert not any(one.colliderect(two) for place, one in enumerate(rects) for two in rects[:place])


def test_the_menu_stands_still_with_less_motion(tmp_path):
    pilot = Pilot.open(tmp_path, MenuScreen(), (1024, 600), settings=Settings(reduced_motion=True))
    pilot.wait(0.2)
    before = pygame.image.tobytes(pilot.app.surface, "RGB")
    pilot.wait(0.7)
    assert pygame.image.tobytes(pilot.app.surface, "RGB") == before


def test_a_language_pill_speaks(pilot):
    pilot.press("button:language_de")
    assert pilot.app.settings.language == "de"


# Players


@pytest.fixture
def started(monkeypatch):
    headers: list[dict] = []

    def open_match(app, header):
        headers.append(header)
        app.push(Screen())

    monkeypatch.setattr(doors, "open_match", open_match)
    return headers


def test_two_cooks_with_names_start_a_match(pilot, started):
    pilot.press("button:play")
    pilot.press("name:1")
    pilot.type("Mia")
    pilot.press("preset:family")
    pilot.press("scene:chef")
    pilot.press("button:start")
    [header] = started
    assert header["seats"] == ["Mia", "Regular"]
    assert header["players"] == [None, "bot:regular"]
    assert header["options"] == {"preset": "family"}
    assert header["scene"] == "chef"
    assert pilot.app.settings.names[0] == "Mia"
    pilot.app.pop()
    assert pilot.screen.name == "menu"


def test_four_bots_of_one_kind_are_told_apart():
    seating = Seating([""] * 4, ["chef"] * 4)
    assert seating.header()["seats"] == ["Chef 1", "Chef 2", "Chef 3", "Chef 4"]


def test_the_first_two_seats_cannot_stay_empty(pilot):
    pilot.press("button:play")
    for _ in range(8):
        pilot.press("seat:1")
        assert pilot.screen.seating.kinds[0] != "nobody"


def test_every_option_has_words_and_every_value_of_it_is_allowed():
    assert set(ORDER) == set(OPTIONS)
    for name in ORDER:
        assert option_words(name).why
        for value in option_values(name):
            assert value_words(name, value)
            options_from({name: value})


def test_options_that_are_changed_come_into_the_header(pilot, started):
    pilot.press("button:play")
    pilot.press("button:options")
    pilot.press("option:dish_goal")
    pilot.press("button:done")
    pilot.press("button:start")
    assert started[0]["options"] == {"preset": "standard", "dish_goal": 6}


def test_a_preset_brings_its_own_values_and_forgets_changes():
    seating = Seating([""] * 4)
    seating.put("dish_goal", 7)
    assert seating.changes == {"dish_goal": 7}
    seating.put("dish_goal", 5)
    assert seating.changes == {}
    seating.preset = "two_cooks"
    assert seating.value("dish_goal") == 7


def test_a_bad_settings_file_is_told_on_the_menu(tmp_path):
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    pilot = Pilot(App(None, tmp_path, (1280, 720)))
    pilot.app.push(MenuScreen())
    assert "settings.json.bad" in pilot.screen.message
