"""Settings: saved whole, set aside when bad, in effect at once."""

from __future__ import annotations

import json

import pytest

from simulator.text import language, use_language
from simulator.window.screens.settings import SettingsScreen
from simulator.window.settings import Settings, SettingsFault, load, parsed
from tests.window.pilot import Pilot


@pytest.fixture(autouse=True)
def _english_afterwards():
    yield
    use_language("en")


def test_saved_settings_are_read_again(tmp_path):
    settings = Settings(language="fr", text_percent=150, left_handed=True, names=("Zoé", "Ann"))
    settings.save(tmp_path / "deep" / "settings.json")
    assert load(tmp_path / "deep" / "settings.json") == (settings, "")


def test_saving_leaves_nothing_beside_the_file(tmp_path):
    Settings().save(tmp_path / "settings.json")
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "line 1"),
        ("[]", "one JSON object"),
        ('{"language": "xx"}', "language: 'xx': allowed are en, fr, de"),
        ('{"mute": 1}', "mute: 1"),
        ('{"volume_percent": true}', "volume_percent"),
        ('{"names": "Ann"}', "names"),
        ('{"loudness": 3}', "loudness: unknown key"),
    ],
)
def test_a_bad_file_says_what_is_wrong(text, says):
    with pytest.raises(SettingsFault, match=says.replace("[", r"\[")):
        parsed(text)


def test_a_bad_file_is_set_aside_and_the_usual_settings_are_used(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"mute": "yes"}', encoding="utf-8")
    settings, message = load(path)
    assert settings == Settings()
    assert "mute" in message
    assert not path.exists()
    assert (tmp_path / "settings.json.bad").read_text(encoding="utf-8") == '{"mute": "yes"}'


def test_a_bad_file_does_not_keep_the_window_shut(tmp_path):
    from simulator.window.app import App

    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    app = App(None, tmp_path, (1024, 600))
    assert app.settings == Settings()
    assert "settings.json" in app.message


@pytest.fixture
def pilot(tmp_path):
    return Pilot.open(tmp_path, SettingsScreen(), (1024, 600))


def _saved(pilot):
    return json.loads(pilot.app.data.settings.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "key",
    ["mute", "captions", "high_contrast", "colour_blind_shapes", "reduced_motion", "left_handed", "slow_matches"],
)
def test_every_switch_is_in_effect_and_on_the_disk_at_once(pilot, key):
    if f"setting:{key}" not in pilot.screen.targets():
        _turn(pilot)
    pilot.press(f"setting:{key}")
    assert getattr(pilot.app.settings, key) is True
    assert _saved(pilot)[key] is True


def test_a_language_is_spoken_at_once(pilot):
    pilot.press("setting:language")
    assert language() == "fr"
    assert _saved(pilot)["language"] == "fr"


def test_larger_text_goes_to_pages_and_every_row_can_be_reached(pilot):
    for _ in range(5):
        pilot.press("setting:text_percent") if "setting:text_percent" in pilot.screen.targets() else _turn(pilot)
    assert pilot.app.settings.text_percent > 100
    seen = set()
    pilot.screen.pages.page = 0
    pilot.screen.relay()
    while True:
        seen |= {name for name in pilot.screen.targets() if name.count(":") == 1 and name.startswith("setting:")}
        if "button:page_on" not in pilot.screen.targets():
            break
        pilot.press("button:page_on")
    assert len(seen) == 15


def _turn(pilot):
    pilot.press("button:page_on")
