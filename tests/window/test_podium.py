"""The podium: every name stands on the block of its own, in whatever hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from simulator.games import bot_seats
from simulator.match import Match, new_header
from simulator.window.screens import end_picture
from simulator.window.screens.cards.end import CardEndScreen
from simulator.window.screens.end import EndScreen
from simulator.window.screens.menu import MenuScreen
from simulator.window.settings import Settings
from tests.window.pilot import Pilot
from tests.window.reading import read

NAMES = ("Maximiliane", "Emmanuelle", "Wilhelmine")


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("game", ["alacarte", "stew"])
def test_every_name_stands_on_its_own_block(game: str, left_handed: bool, tmp_path: Path) -> None:
    pilot = Pilot.open(tmp_path, MenuScreen(), (1024, 600), Settings(left_handed=left_handed))
    match = Match(new_header(NAMES, 1, game=game), [None] * 3)
    screen = EndScreen(match) if game == "alacarte" else CardEndScreen(match)
    pilot.app.push(screen)

    lines = {line.words: line.ink for line in read(screen).lines}

    for block in end_picture.blocks(match.standings()):
        middle = block.x * pilot.app.scale
        assert abs(lines[NAMES[block.standing.seat]].centerx - middle) < block.width / 2 * pilot.app.scale
    pilot.app.close()


@pytest.mark.parametrize("game", ["alacarte", "stew", "courses"])
def test_bots_stand_on_the_podium_as_bots(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot.open(tmp_path, MenuScreen(), (1024, 600), Settings(reduced_motion=True))
    match = Match(new_header(NAMES, 1, game=game, players=(None, "bot:strong", None)), [None] * 3)
    pilot.app.push(EndScreen(match) if game == "alacarte" else CardEndScreen(match))
    robots: list[bool] = []
    monkeypatch.setattr(end_picture, "cook", lambda canvas, x, y, size, look, *rest: robots.append(look.robot))

    read(pilot.screen)

    assert sorted(robots) == [False, False, True]
    pilot.app.close()


@pytest.mark.parametrize("players", [None, 5, "bot:chef", {}])
def test_a_log_that_says_nothing_of_its_players_has_no_bots(players: object) -> None:
    assert bot_seats({"players": players}) == frozenset()
