"""Each game is played to the end without a mouse: by keyboard and by pad in each language, by finger, by one switch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from simulator.log import read_log
from simulator.match import folded, new_header
from simulator.text import LANGUAGES, language, use_language
from simulator.vocabulary import Poured
from simulator.window import doors
from simulator.window.screens.menu import MenuScreen
from simulator.window.settings import Settings
from tests.window import cooks, farmers
from tests.window.devices import KeyboardPilot, PadPilot, SwitchPilot, TouchPilot
from tests.window.pilot import Pilot

SMALL = (1024, 600)
WAYS = [(kind, code) for kind in (KeyboardPilot, PadPilot) for code in LANGUAGES]
WAYS += [(TouchPilot, "en"), (SwitchPilot, "en")]
"""Who presses in which language."""


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    use_language("en")


def begin(kind: type[Pilot], code: str, folder: Path, game: str, **options: object) -> tuple[Pilot, Path]:
    """A match of two persons on a window that draws nothing, and its log."""
    settings = Settings(language=code, reduced_motion=True, one_switch=kind is SwitchPilot, scan_s=0.6)
    pilot = kind.open(folder, MenuScreen(), SMALL, settings)
    pilot.shown = False
    doors.open_match(pilot.app, new_header(["Ann", "Bob"], 3, game=game, options=options))
    [log] = pilot.app.data.logs.glob("*.jsonl")
    return pilot, log


def leave(pilot: Pilot, log: Path) -> None:
    """From the podium back to the menu; the match is over in its log too."""
    assert folded(read_log(log)).pending is None
    pilot.press("button:menu")
    assert pilot.screen.name == "menu"
    pilot.app.close()


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "code"), WAYS)
def test_a_whole_match_in_the_kitchen(kind: type[Pilot], code: str, tmp_path: Path) -> None:
    pilot, log = begin(kind, code, tmp_path, "alacarte", dish_goal=1)

    cooks.play(pilot)

    assert language() == code
    assert any(isinstance(event, Poured) and event.fallen.total for event in folded(read_log(log)).events)
    leave(pilot, log)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["hold", "meld"])
@pytest.mark.parametrize(("kind", "code"), WAYS)
def test_a_whole_card_game_of_courses(kind: type[Pilot], code: str, mode: str, tmp_path: Path) -> None:
    pilot, log = begin(kind, code, tmp_path, "courses", timer={"turns": 3}, mode=mode)

    farmers.play(pilot)

    leave(pilot, log)


@pytest.mark.slow
@pytest.mark.parametrize("last_call", [False, True])
@pytest.mark.parametrize(("kind", "code"), WAYS)
def test_a_whole_stew(kind: type[Pilot], code: str, last_call: bool, tmp_path: Path) -> None:
    pilot, log = begin(kind, code, tmp_path, "stew", last_call=last_call)

    farmers.play(pilot)

    leave(pilot, log)
