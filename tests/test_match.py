"""A match: events are written as they happen, chance comes from streams, a resumed match goes on the same."""

from __future__ import annotations

import random

import pytest

from simulator.alacarte.moves import EndTurn, Heat, TakeDish
from simulator.cards.stew.moves import CALL
from simulator.game import BadSetup, Choose, Chosen, IllegalMove, UnexpectedEvent
from simulator.headless import perform_pending, play_out
from simulator.log import Refused, parse_log, read_log
from simulator.match import Match, folded, new_header
from simulator.players.bots import bot_named
from simulator.players.player import RandomPlayer
from simulator.vocabulary import Flip, Flipped, Landed, Pour, Poured, Roll, Rolled, Tally, TimeUp

NAMES = ["Ann", "Bob"]


def header(seed=3, **more):
    return new_header(NAMES, seed, players=[None, None], **more)


def invented(request, chance):
    """An answer to an act without physics: up to two pieces fall, the crepe lands as it may."""
    if isinstance(request, Flip):
        return Flipped(chance.choice(list(Landed)))
    pieces = request.contents.pieces()
    chance.shuffle(pieces)
    return Poured(in_pan=Tally.count(pieces[: chance.randrange(3)]))


def go_on(match, events):
    """So many further events, by random players and invented acts that depend only on the place in the match."""
    for _ in range(events):
        pending = match.pending
        if pending is None:
            return
        if isinstance(pending, Choose):
            match.choose(match.bot_choice())
        elif isinstance(pending, (Pour, Flip)):
            match.answer(invented(pending, random.Random(match.act_seed)))
        else:
            match.deal()


def random_players():
    return [RandomPlayer(), RandomPlayer()]


def test_each_event_is_on_the_disk_when_it_has_happened(tmp_path):
    path = tmp_path / "game.jsonl"
    match = Match(header(), random_players(), path)

    for count in range(1, 30):
        go_on(match, 1)
        assert len(read_log(path).lines) == count
    assert folded(read_log(path)).state == match.state


@pytest.mark.parametrize("stop", [0, 1, 7, 40])
def test_a_resumed_match_goes_on_as_if_it_had_never_stopped(tmp_path, stop):
    whole = Match(header(), random_players(), tmp_path / "whole.jsonl")
    go_on(whole, 120)

    go_on(Match(header(), random_players(), tmp_path / "half.jsonl"), stop)
    resumed = Match.resume(tmp_path / "half.jsonl", random_players())
    go_on(resumed, 120 - stop)

    assert resumed.events == whole.events
    assert resumed.turns == whole.turns
    assert (tmp_path / "half.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_another_seed_plays_another_match():
    first, second = (Match(header(seed), random_players()) for seed in (1, 2))
    go_on(first, 60)
    go_on(second, 60)

    assert first.events != second.events


def test_a_refused_move_changes_nothing_and_is_not_written(tmp_path):
    match = Match(header(), log_path=tmp_path / "game.jsonl")
    match.deal()
    before = match.state

    with pytest.raises(IllegalMove):
        match.choose(EndTurn())
    with pytest.raises(UnexpectedEvent):
        match.answer(Rolled("2"))
    with pytest.raises(ValueError, match="no roll"):
        match.deal()

    assert match.state == before
    assert len(read_log(tmp_path / "game.jsonl").lines) == 1


def at_the_first_turn(log_path=None):
    match = Match(header(), log_path=log_path)
    match.deal()
    for _ in NAMES:
        match.choose(next(move for move in match.game.legal_moves(match.state) if isinstance(move, TakeDish)))
    return match


def test_the_last_choice_can_be_taken_back_in_the_log_too(tmp_path):
    match = at_the_first_turn(tmp_path / "game.jsonl")
    before, written = match.state, (tmp_path / "game.jsonl").read_bytes()

    match.choose(Heat())
    match.undo()

    assert match.state == before
    assert (tmp_path / "game.jsonl").read_bytes() == written


def test_what_chance_has_answered_stays():
    match = at_the_first_turn()
    match.choose(Heat())
    assert isinstance(match.pending, Roll)
    match.deal()

    assert not match.can_undo
    with pytest.raises(ValueError, match="only a choice"):
        match.undo()


def test_turns_are_counted_without_the_set_up():
    match = at_the_first_turn()
    assert match.turns == 1

    match.choose(EndTurn())
    assert match.turns == 2
    match.undo()
    assert match.turns == 1


@pytest.mark.parametrize("game", ["chess", None, ["alacarte"], 3])
def test_an_unknown_game_is_refused(game):
    with pytest.raises(BadSetup, match="alacarte"):
        Match({**header(), "game": game})


def test_a_log_is_refused_at_the_line_that_is_wrong():
    log = parse_log(
        b'{"format": "alacarte-log", "version": 1, "game": "alacarte", "seats": ["Ann", "Bob"], "deck": "standard"}\n'
        b'{"chance": "cups", "cups": ["swap", "vp"]}\n'
        b'{"seat": 0, "move": "heat"}\n'
    )

    with pytest.raises(Refused) as refused:
        folded(log)
    assert refused.value.line == 3


def test_a_match_that_does_not_end_is_stopped():
    class Idle(RandomPlayer):
        def choose(self, view, moves):
            return EndTurn() if EndTurn() in moves else moves[0]

    match = Match(header(), [Idle(), Idle()])

    assert play_out(match, longest_turns=25) is False
    assert match.turns == 25


class Silent(RandomPlayer):
    """A farmer who never calls."""

    def choose(self, view, moves):
        return next((move for move in moves if move not in (CALL, None)), None)


def test_a_stew_that_nobody_calls_is_stopped_after_sixty_rounds_and_says_so():
    match = Match(new_header(NAMES, 1, game="stew"), [Silent(), Silent()])

    assert play_out(match) is False
    assert match.state.round == 61
    assert match.overlong == "not over after 60 rounds"


def test_without_a_clock_every_turn_counts_as_six_seconds():
    header = new_header(NAMES, 1, game="courses", options={"timer": {"seconds": 60}})
    match = Match(header, random_players())

    assert play_out(match)
    assert match.events[-1] == TimeUp()
    assert match.turns == 11, "ten turns are over"


class Caller(Silent):
    """A farmer who calls whenever it may."""

    def choose(self, view, moves):
        return CALL if CALL in moves else super().choose(view, moves)


def test_who_may_break_in_is_heard_before_the_farmer_on_turn_draws():
    match = Match({**new_header(["A", "B", "C"], 1, game="stew"), "first": 0}, [Silent(), Silent(), Caller()])
    match.deal()

    assert match.bot_event() == Chosen(2, CALL)


def test_persons_break_in_by_saying_so():
    match = Match({**new_header(["A", "B", "C"], 1, game="stew"), "first": 0}, [None, Silent(), None])
    match.deal()

    assert match.bot_event() is None, "a person is on turn"
    assert match.bot_breaks_in(2) is None
    match.choose(CALL, seat=2)
    assert match.events[-1] == Chosen(2, CALL)


def test_two_who_want_to_call_are_heard_in_a_random_order():
    first = {
        Match({**new_header(["A", "B", "C"], seed, game="stew"), "first": 0}, [Caller(), Caller(), Caller()])
        for seed in range(30)
    }
    callers = set()
    for match in first:
        match.deal()
        callers.add(match.bot_event().seat)

    assert callers == {0, 1, 2}


def at_a_pour(players, log_path=None):
    """A match whose first cook has taken a bottle."""
    match = Match(header(), players, log_path)
    while not isinstance(match.pending, Pour):
        pending = match.pending
        if isinstance(pending, Choose):
            moves = match.game.legal_moves(match.state)
            match.choose(next((move for move in moves if type(move).__name__ in ("Season", "TakeDish")), moves[0]))
        else:
            match.deal()
    return match


def test_a_bots_pour_is_simulated_and_its_evidence_is_kept(tmp_path):
    path = tmp_path / "game.jsonl"
    match = at_a_pour([bot_named("chef"), bot_named("novice")], path)

    outcome = perform_pending(match)

    match.close()
    performance = read_log(path).lines[-1].performance
    assert match.events[-1] == outcome
    assert performance["scene"] == "standard"
    assert performance["gesture"]["act"] == "pour"
    assert performance["seed"] == Match.resume(path).seed or performance["seed"] > 0


def test_the_same_moment_gives_the_same_pour_after_a_resume(tmp_path):
    bots = [bot_named("chef"), bot_named("novice")]
    at_a_pour(bots, tmp_path / "game.jsonl").close()
    copy = tmp_path / "copy.jsonl"
    copy.write_bytes((tmp_path / "game.jsonl").read_bytes())

    first, second = (Match.resume(path, bots) for path in (tmp_path / "game.jsonl", copy))

    assert perform_pending(first) == perform_pending(second)
    assert copy.read_bytes() == (tmp_path / "game.jsonl").read_bytes()


@pytest.mark.slow
def test_whole_games_end_and_go_on_the_same_from_the_middle(tmp_path):
    from simulator.players.bots import bots_of

    players = ["bot:chef", "bot:regular", "bot:novice"]
    start = new_header(["A", "B", "C"], 5, players=players)
    whole = Match(start, bots_of(players), tmp_path / "whole.jsonl")
    assert play_out(whole)

    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "half.jsonl").write_bytes(b"".join(lines[: len(lines) // 2]))
    assert play_out(Match.resume(tmp_path / "half.jsonl", bots_of(players)))

    assert (tmp_path / "half.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
