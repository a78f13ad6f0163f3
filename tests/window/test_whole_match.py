"""A pilot plays whole games through the window by press, drag and release, pours and flips included."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from simulator.log import read_log
from simulator.match import Match, folded, new_header
from simulator.vocabulary import Flipped, Poured
from simulator.window import doors
from simulator.window.screens.menu import MenuScreen
from simulator.window.settings import Settings
from tests.window.cooks import kitchen_of, play
from tests.window.pilot import Pilot

SMALL = (1024, 600)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A small window on the menu, without long movements."""
    pilot = Pilot.open(tmp_path, MenuScreen(), SMALL, Settings(reduced_motion=True))
    yield pilot
    pilot.app.close()


def begin(pilot: Pilot, names: list[str], seed: int, **options: object) -> Path:
    """Opens a match of persons; the path of its log."""
    doors.open_match(pilot.app, new_header(names, seed, options=options))
    path = kitchen_of(pilot).table.match.log_path
    assert path is not None
    return path


def test_two_persons_play_a_short_game_to_the_podium(pilot: Pilot) -> None:
    log = begin(pilot, ["Ann", "Bob"], seed=3, dish_goal=1)

    play(pilot)

    match = folded(read_log(log))
    assert match.pending is None
    assert any(isinstance(event, Poured) and event.fallen.total for event in match.events)
    assert {"button:best", "button:again", "button:menu"} <= set(pilot.screen.targets())


def test_a_match_that_was_killed_half_way_goes_on_from_its_log(pilot: Pilot, tmp_path: Path) -> None:
    log = begin(pilot, ["Ann", "Bob"], seed=5, dish_goal=1)
    play(pilot, lambda match: any(isinstance(event, Poured) for event in match.events))
    before = kitchen_of(pilot).table.state
    events = len(kitchen_of(pilot).table.match.events)
    killed = log.read_bytes()  # a killed process closes nothing: what counts is what the file holds now

    other = tmp_path / "other"
    (other / "logs").mkdir(parents=True)
    (other / "logs" / log.name).write_bytes(killed)
    again = Pilot.open(other, MenuScreen(), SMALL, Settings(reduced_motion=True))
    again.press("button:resume")
    assert kitchen_of(again).table.state == before
    play(again, lambda match: len(match.events) > events)

    assert len(read_log(other / "logs" / log.name).lines) > events
    again.app.close()


@pytest.mark.slow
def test_two_persons_play_a_standard_game_and_are_killed_and_resumed(pilot: Pilot, tmp_path: Path) -> None:
    log = begin(pilot, ["Ann", "Bob"], seed=11)
    play(pilot, lambda match: len(match.events) >= 40)
    while pilot.app.screens:
        pilot.app.pop()

    again = Pilot.open(tmp_path, MenuScreen(), SMALL, Settings(reduced_motion=True))
    again.press("button:resume")
    play(again)

    match = folded(read_log(log))
    assert match.pending is None
    assert any(isinstance(event, Poured) for event in match.events)
    again.app.close()


def test_a_crepe_is_flipped_with_the_pointer(pilot: Pilot) -> None:
    begin(pilot, ["Ann", "Bob"], seed=2, crepe_first=True, dish_goal=1)
    _choose_crepes(pilot)

    play(pilot, lambda match: any(isinstance(event, Flipped) for event in match.events))

    match: Match = kitchen_of(pilot).table.match
    assert any(isinstance(event, Flipped) for event in match.events)


def _choose_crepes(pilot: Pilot) -> None:
    for _cook in range(2):
        pilot.wait_until(lambda: pilot.screen.name == "dish_picker")
        pilot.press("dish:crepe")
        pilot.wait(0.5)
