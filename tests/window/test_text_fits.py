"""Every sentence fits its box on every screen, at every supported size, in every language, with large text too."""

from __future__ import annotations

import pytest

from simulator.text import LANGUAGES, use_language
from simulator.window.app import App
from simulator.window.screen import Screen
from simulator.window.settings import Settings
from tests.window.pilot import Pilot
from tests.window.reading import Reading, outside, over_a_button, over_each_other, read
from tests.window.tour import BUBBLES, LAID_OUT, TOUR

SMALLEST, USUAL, LARGE = (1024, 600), (1280, 720), (1920, 1080)
VIEWS = [
    *((language, *view) for language in LANGUAGES for view in ((SMALLEST, 100), (SMALLEST, 200), (USUAL, 100))),
    ("de", LARGE, 100),
    ("fr", LARGE, 150),
]
"""Language, size of window, size of text in percent; where there is room the long languages stand for English."""


@pytest.fixture(autouse=True)
def _english_afterwards():
    yield
    use_language("en")


def _pilot(folder, size, language, text_percent=100, left_handed=False) -> Pilot:
    settings = Settings(
        language=language,
        text_percent=text_percent,
        left_handed=left_handed,
        reduced_motion=True,
        colour_blind_shapes=True,
    )
    pilot = Pilot(App(settings, folder, size))
    pilot.app.push(Screen())
    return pilot


def _faults(name: str, screen: Screen, reading: Reading) -> list[object]:
    """Everything on one picture that cannot be read."""
    found: list[object] = [("cut", words) for words in reading.cut]
    found += [("out of its box", line) for line in reading.lines if outside(line)]
    if name not in BUBBLES:
        found += [("over each other", pair) for pair in over_each_other(reading.lines)]
        found += [("half over a button", pair) for pair in over_a_button(screen, reading.lines)]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size", "text_percent"), VIEWS)
def test_nothing_is_cut_and_nothing_covers_anything(tmp_path, language, size, text_percent):
    _look_at_everything(_pilot(tmp_path, size, language, text_percent))


@pytest.mark.slow
def test_a_mirrored_picture_is_as_tidy(tmp_path):
    _look_at_everything(_pilot(tmp_path, SMALLEST, "fr", left_handed=True))


def _look_at_everything(pilot: Pilot) -> None:
    for name, stop in TOUR.items():
        for screen in stop(pilot):
            assert _faults(name, screen, read(screen, anew=name not in LAID_OUT)) == [], f"{name}: {screen.name}"
        pilot.app.pop_to(pilot.app.screens[0])
    pilot.app.close()
