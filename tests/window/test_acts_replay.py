"""A log played again in the window."""

from __future__ import annotations

import json

import pytest

from simulator.game import Choose
from simulator.log import Refused
from simulator.match import Match, new_header
from simulator.players.bots import bot_named
from simulator.verify import NotPerformed
from simulator.vocabulary import Pour
from simulator.window.history import History, performed_again
from simulator.window.screens.replay import ReplayScreen
from tests.window.acts_table import window


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    """A match of two bots up to its first pour, with its performance."""
    path = tmp_path_factory.mktemp("logs") / "match.jsonl"
    bots = [bot_named("chef"), bot_named("novice")]
    match = Match(new_header(["Ann", "Bob"], 5, players=("bot:chef", "bot:novice")), bots, path)
    poured = False
    while not poured:
        if isinstance(match.pending, Choose):
            move = match.bot_choice()
            if move is not None:
                match.choose(move)
        elif isinstance(match.pending, Pour):
            act, hand = match.open_act(), match.bot_hand()
            while not act.done:
                act.step(hand.hand(act.seen()))
            match.close_act(act)
            poured = True
        else:
            match.deal()
    match.close()
    return path


def replaying(tmp_path, path):
    pilot = window(tmp_path)
    screen = ReplayScreen(pilot.app, path)
    pilot.app.push(screen)
    pilot.app.tick(0.0)
    screen.animated = False
    return pilot, screen


def tampered(tmp_path, log):
    """The same log with one more piece in the pan."""
    rows = [json.loads(line) for line in log.read_text().splitlines()]
    in_pan = rows[-1]["in_pan"]
    in_pan["salt"] = in_pan.get("salt", 0) + 1
    path = tmp_path / "tampered.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def test_a_history_has_one_state_more_than_events(log):
    history = History.read(log)
    assert len(history.states) == len(history.entries) + 1
    assert isinstance(history.entries[-1].request, Pour)
    assert history.entries[-1].is_act


def test_a_refused_line_is_refused_here_too(tmp_path, log):
    path = tmp_path / "bad.jsonl"
    path.write_text(log.read_text() + '{"seat": 0, "move": "fly"}\n')
    with pytest.raises(Refused):
        History.read(path)


def test_the_recorded_hand_leads_to_the_recorded_outcome(log):
    entry = History.read(log).entries[-1]
    act, hand = performed_again(entry)
    while not act.done:
        act.step(hand.hand(act.seen()))
    assert act.outcome == entry.event


def test_an_act_without_its_performance_says_so(tmp_path, log):
    rows = [json.loads(line) for line in log.read_text().splitlines()]
    del rows[-1]["performance"]
    path = tmp_path / "bare.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    with pytest.raises(NotPerformed):
        performed_again(History.read(path).entries[-1])


def test_an_act_on_a_changed_scene_is_not_performed(tmp_path, log):
    rows = [json.loads(line) for line in log.read_text().splitlines()]
    rows[-1]["performance"]["digest"] = "0"
    path = tmp_path / "changed.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    pilot, screen = replaying(tmp_path, path)
    screen.go(screen.last - 1)
    pilot.press("button:act")
    assert pilot.screen is screen
    assert screen.place == screen.last - 1


def test_steps_and_drags_go_to_an_event(tmp_path, log):
    pilot, screen = replaying(tmp_path, log)
    pilot.press("button:later")
    pilot.press("button:later")
    pilot.press("button:earlier")
    assert screen.place == 1
    bar = pilot.find("scrub")
    pilot.drag([(0.0, bar.left + 5, bar.centery), (0.3, bar.right - 5, bar.centery)])
    assert screen.place == screen.last


def test_speeds_go_round(tmp_path, log):
    pilot, screen = replaying(tmp_path, log)
    speeds = []
    for _ in range(4):
        pilot.press("button:speed")
        speeds.append(screen.speed)
    assert sorted(speeds) == [0.5, 1.0, 2.0, 4.0]


def test_playing_performs_the_act_again_and_reaches_the_end(tmp_path, log):
    pilot, screen = replaying(tmp_path, log)
    screen.speed = 4.0
    screen.go(screen.last - 2)
    pilot.wait_until(lambda: pilot.screen.name == "pour", 10)
    pilot.screen.animated = False
    pilot.wait_until(lambda: pilot.screen is screen and screen.place == screen.last, 30)
    assert screen.diverged == {}


def test_an_act_that_ends_otherwise_is_marked_and_the_record_stands(tmp_path, log):
    path = tampered(tmp_path, log)
    pilot, screen = replaying(tmp_path, path)
    recorded = History.read(path).states[-1]
    screen.speed = 4.0
    screen.go(screen.last - 1)
    pilot.press("button:act")
    pilot.screen.animated = False
    pilot.wait_until(lambda: pilot.screen is screen, 30)
    assert list(screen.diverged) == [screen.last - 1]
    assert screen.scrub.diverged == {screen.last - 1}
    assert screen.state == recorded


def test_a_close_up_left_with_escape_pauses_the_replay(tmp_path, log):
    pilot, screen = replaying(tmp_path, log)
    screen.go(screen.last - 1)
    pilot.wait_until(lambda: pilot.screen is not screen, 10)
    pilot.key("back")
    assert pilot.screen is screen
    assert not screen.playing
