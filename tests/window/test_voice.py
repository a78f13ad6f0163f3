"""Cards spoken aloud: by the system's program where there is one, and private ones only to who sits alone."""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from simulator.match import new_header
from simulator.window import doors
from simulator.window.screens.menu import MenuScreen
from simulator.window.settings import Settings
from simulator.window.voice import Voice
from tests.window.farmers import table_of
from tests.window.pilot import Pilot


class Speaker:
    """A speech program that remembers."""

    def __init__(self, heard: list[tuple[list[str], io.StringIO]]) -> None:
        self.heard = heard

    def __call__(self, command: list[str], **how: Any) -> Any:
        words = io.StringIO()
        words.close = lambda: None  # type: ignore[method-assign]
        self.heard.append((command, words))
        process = type("Process", (), {"stdin": words, "poll": lambda self: 0, "wait": lambda self: 0})
        return process()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], io.StringIO]]:
    """What a machine with speech-dispatcher says."""
    said: list[tuple[list[str], io.StringIO]] = []
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "spd-say" else None)
    monkeypatch.setattr(subprocess, "Popen", Speaker(said))
    return said


def test_words_go_to_the_program_by_its_input(heard: list[tuple[list[str], io.StringIO]]) -> None:
    Voice.of_this_machine().say("-x; rm", "fr")

    [(command, words)] = heard
    assert command == ["spd-say", "--pipe-mode", "--language", "fr"]
    assert words.getvalue() == "-x; rm"


def test_without_a_program_nothing_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    voice = Voice.of_this_machine()
    voice.say("Potato", "en")

    assert not voice.speaks


@pytest.mark.parametrize(("names", "spoken"), [(["Ann", "bot:random"], True), (["Ann", "Bob"], False)])
def test_a_drawn_card_is_spoken_only_where_nobody_else_hears_it(
    heard: list[tuple[list[str], io.StringIO]], tmp_path: Path, names: list[str], spoken: bool
) -> None:
    pilot = Pilot.open(tmp_path, MenuScreen(), (1024, 600), Settings(reduced_motion=True, spoken_cards=True))
    pilot.shown = False
    players = [name if name.startswith("bot:") else None for name in names]
    doors.open_match(pilot.app, new_header(names, 3, game="stew", players=players) | {"first": 0})
    pilot.wait_until(lambda: "deck" in pilot.screen.targets() and not table_of(pilot).busy)
    pilot.wait(0.2)
    pilot.press("deck")
    pilot.wait(0.5)
    if pilot.screen.name == "handover":
        pilot.press("button:ready")
    pilot.wait(0.5)

    screen = table_of(pilot)
    told = [words.getvalue() for _command, words in heard]
    assert "Ann draws" in told
    assert (screen.private_words in told) is spoken
    pilot.app.close()
