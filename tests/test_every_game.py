"""What every game of the table keeps, whichever it is: played at random through a match, its log and its protocol."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from simulator.game import BadSetup, Choose, Chosen, GameError, IllegalMove, open_choices
from simulator.headless import play_out
from simulator.log import read_log
from simulator.match import GAMES, Match, folded, game_named, new_header
from simulator.players.player import RandomPlayer
from simulator.players.roster import BOTS, bots_of
from simulator.replay import answer_of
from simulator.vocabulary import Flip, Flipped, Landed, Pour, Poured, Tally

LONGEST_EVENTS = 5_000
CARD_GAMES = [name for name in GAMES if not game_named(name).ACTS]


def begun(game: str, seed: int, seats: int, log_path: Path | None = None) -> Match:
    names = [f"Player {seat + 1}" for seat in range(seats)]
    return Match(new_header(names, seed, game=game), [RandomPlayer()] * seats, log_path)


def answer_once(match: Match) -> None:
    """One event: a random choice, a deal, or an invented act; it depends only on the place in the match."""
    pending = match.pending
    if isinstance(pending, Choose):
        choice = match.bot_event()
        assert choice is not None
        match.answer(choice)
    elif isinstance(pending, Pour):
        pieces = pending.contents.pieces()
        match.answer(Poured(in_pan=Tally.count(pieces[: random.Random(match.act_seed).randrange(3)])))
    elif isinstance(pending, Flip):
        match.answer(Flipped(random.Random(match.act_seed).choice(list(Landed))))
    else:
        match.deal()


def sizes(game: str) -> tuple[int, ...]:
    return tuple(game_named(game).SEATS)


@pytest.mark.parametrize("game", GAMES)
def test_at_every_choice_there_is_a_legal_move_and_the_game_ends(game: str) -> None:
    for seats in sizes(game):
        match = begun(game, 3, seats)
        for _ in range(LONGEST_EVENTS):
            if match.pending is None:
                break
            assert bool(open_choices(match.game, match.state)) == isinstance(match.pending, Choose)
            answer_once(match)
        assert match.pending is None
        standings = match.standings()
        assert {standing.seat for standing in standings} == set(range(seats))
        assert [standing.rank for standing in standings] == sorted(standing.rank for standing in standings)
        assert standings[0].winner


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_offered_is_accepted_and_every_other_seat_refused(game: str) -> None:
    match = begun(game, 5, sizes(game)[-1])
    for _ in range(60):
        choices = open_choices(match.game, match.state)
        for choice in choices:
            assert match.game.refusal(match.state, choice.seat, choice.move) is None
            match.game.apply(match.state, choice)
        for choice in choices[:1]:
            stranger = Chosen(len(match.header["seats"]), choice.move)
            with pytest.raises(IllegalMove) as caught:
                match.game.apply(match.state, stranger)
            assert caught.value.refusal.message
        if match.pending is not None:
            answer_once(match)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_may_do_is_not_more_than_the_state_offers(game: str) -> None:
    match = begun(game, 5, 2)
    while match.pending is not None:
        for seat in range(2):
            offered = [choice.move for choice in open_choices(match.game, match.state) if choice.seat == seat]
            assert list(match.game.legal_moves(match.state, seat)) == offered
        if len(match.events) > 40:
            break
        answer_once(match)


@pytest.mark.parametrize("game", GAMES)
def test_a_log_folds_to_the_state_that_was_played(game: str, tmp_path: Path) -> None:
    match = begun(game, 7, 2, tmp_path / "game.jsonl")
    while match.pending is not None and len(match.events) < 120:
        answer_once(match)

    again = folded(read_log(tmp_path / "game.jsonl"))

    assert again.state == match.state
    assert hash(again.state) == hash(match.state)
    assert again.turns == match.turns
    told = json.loads(json.dumps(answer_of(again)))
    assert set(told) == {"position", "legal", "over", "winners", "ranking"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("stop", [0, 5, 17])
def test_a_match_that_was_stopped_goes_on_as_if_it_had_not(game: str, stop: int, tmp_path: Path) -> None:
    whole, half = begun(game, 9, 2, tmp_path / "whole.jsonl"), begun(game, 9, 2, tmp_path / "half.jsonl")
    for _ in range(30):
        if whole.pending is not None:
            answer_once(whole)
    for _ in range(stop):
        answer_once(half)
    half.close()

    resumed = Match.resume(tmp_path / "half.jsonl", [RandomPlayer()] * 2)
    while len(resumed.events) < len(whole.events):
        answer_once(resumed)

    assert (tmp_path / "half.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_taken_back_where_it_showed_nothing_hidden(game: str, tmp_path: Path) -> None:
    match = begun(game, 11, 2, tmp_path / "game.jsonl")
    taken_back = 0
    for _ in range(60):
        if match.pending is None:
            break
        before, written = match.state, (tmp_path / "game.jsonl").read_bytes()
        answer_once(match)
        event = match.events[-1]
        hidden = not isinstance(event, Chosen) or match.game.reveals(before, event.move)
        assert match.can_undo is not hidden
        if match.can_undo and taken_back < 5:
            match.undo()
            taken_back += 1
            assert match.state == before
            assert (tmp_path / "game.jsonl").read_bytes() == written
            answer_once(match)
    assert taken_back


@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_game_without_acts_has_neither_deck_file_nor_scene(game: str) -> None:
    header = new_header(["Ann", "Bob"], 1, game=game)

    assert not {"deck", "scene"} & set(header)
    assert Match({**header, "deck": "no such deck"}).state == Match(header).state


@pytest.mark.parametrize("game", CARD_GAMES)
def test_bots_see_views_only_and_play_to_the_end(game: str) -> None:
    players = [f"bot:{name}" for name in BOTS[game]]
    header = new_header(list("ABC"), 4, game=game, players=players)

    seen: list[Any] = []
    bots = bots_of(header)
    for bot in bots:
        assert bot is not None
        attend = bot.attend
        bot.attend = lambda chance, view, attend=attend: (seen.append(view), attend(chance, view))[1]  # type: ignore[method-assign]
    match = Match(header, bots)

    assert play_out(match)
    assert {type(view).__name__ for view in seen} == {"View"}


@pytest.mark.parametrize("game", GAMES)
def test_a_header_that_cannot_be_played_is_refused_in_words(game: str) -> None:
    good = new_header(["Ann", "Bob"], 1, game=game)
    for wrong in (
        {"seats": ["Ann"]},
        {"seats": "Ann"},
        {"seats": ["Ann", 3]},
        {"first": 2},
        {"first": True},
        {"options": []},
        {"options": {"hurry": 1}},
        {"options": {"preset": "hasty"}},
    ):
        with pytest.raises(BadSetup) as caught:
            Match({**good, **wrong})
        assert caught.value.refusal.message


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "line",
    [
        {},
        {"seat": 0},
        {"move": "draw"},
        {"seat": "0", "move": "draw"},
        {"seat": 0, "move": "fly"},
        {"seat": 0, "move": ["draw"]},
        {"chance": "shuffle"},
        {"chance": "shuffle", "cards": "all"},
        {"chance": "shuffle", "cards": [["potato"]]},
        {"chance": "weather"},
        {"chance": "shuffle", "cards": [], "by": "Ann"},
    ],
)
def test_a_line_that_says_nothing_is_refused(game: str, line: dict[str, Any]) -> None:
    match = Match(new_header(["Ann", "Bob"], 1, game=game))

    with pytest.raises(GameError) as caught:
        match.answer(match.game.event_from_json(line))
    assert caught.value.refusal.reason in ("malformed", "unknown_key", "unexpected")
