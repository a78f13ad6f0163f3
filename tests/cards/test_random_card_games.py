"""Random games of the card games, with everything that must hold at every step."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from random_cards import (
    RULES,
    check_conserved,
    check_points,
    check_views,
    random_game,
    random_header,
)

from simulator.cards.courses import moves as courses_moves
from simulator.cards.courses.components import BROKEN, PLAIN, Course
from simulator.cards.stew import moves as stew_moves
from simulator.game import Choose, Chosen, GameError, IllegalMove
from simulator.vocabulary import Rolled, Shuffled, TimeUp

COURSES_MOVES: tuple[Any, ...] = (
    *courses_moves.DRAWS,
    *courses_moves.DISCARDS,
    *(courses_moves.Meld(cards) for cards in (PLAIN, BROKEN, (Course.MAIN,) * 3)),
    courses_moves.END_TURN,
)
STEW_MOVES: tuple[Any, ...] = (
    stew_moves.DRAW,
    stew_moves.POT,
    *stew_moves.FEED,
    stew_moves.CALL,
    stew_moves.PASS,
)
EVERY_MOVE = {"courses": COURSES_MOVES, "stew": STEW_MOVES}
ANSWERS = (Rolled("1"), Shuffled("shuffle", ()), Shuffled("shuffle", ("main",)), TimeUp())


def check_choice(game: str, state: Any) -> None:
    """A legal move at every choice; a move is legal if and only if nothing refuses it; who breaks in can."""
    rules, pending = RULES[game], RULES[game].pending(state)
    seats = range(len(rules.describe(state)["seats"]))
    if not isinstance(pending, Choose):
        assert all(rules.legal_moves(state, seat) == () for seat in seats)
        return
    assert rules.legal_moves(state) == rules.legal_moves(state, pending.seat) != ()
    for seat in seats:
        legal = rules.legal_moves(state, seat)
        assert set(legal) == {move for move in EVERY_MOVE[game] if rules.refusal(state, seat, move) is None}
        assert bool(legal) == (seat == pending.seat or seat in pending.also)


def check_refused(game: str, state: Any) -> None:
    """What is refused changes nothing and says why."""
    rules, before = RULES[game], repr(state)
    for seat in range(-1, len(rules.describe(state)["seats"]) + 1):
        for move in EVERY_MOVE[game]:
            if refusal := rules.refusal(state, seat, move):
                assert refusal.reason
                assert refusal.message
                with pytest.raises(IllegalMove):
                    rules.apply(state, Chosen(seat, move))
    for answer in ANSWERS:
        with suppress(GameError):
            rules.apply(state, answer)
    assert repr(state) == before


def check_event(game: str, event: Any) -> None:
    line = json.loads(json.dumps(RULES[game].event_to_json(event)))
    assert RULES[game].event_from_json(line) == event


def play_and_check(game: str, seed: int, often: float) -> Any:
    chance = random.Random(f"{game} {seed}")
    header = random_header(game, chance)
    checks = random.Random(seed)
    state = RULES[game].setup(header)
    for before, event, state in random_game(header, chance):
        check_points(before, event, state)
        if checks.random() < 10 * often:
            check_conserved(state)
        if checks.random() < often:
            check_event(game, event)
            check_choice(game, state)
            check_views(state, checks)
        if checks.random() < often / 10:
            check_refused(game, state)
    check_conserved(state)
    assert json.loads(json.dumps(RULES[game].describe(state)))["pending"] == "over"
    assert any(standing.winner for standing in RULES[game].standings(state))
    return state


@pytest.mark.parametrize("game", RULES)
def test_random_games_hold_together(game: str) -> None:
    for seed in range(20):
        play_and_check(game, seed, often=0.3)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
@pytest.mark.parametrize("game", RULES)
def test_five_thousand_random_games_hold_together(game: str, block: int) -> None:
    for seed in range(1000 + 500 * block, 1500 + 500 * block):
        play_and_check(game, seed, often=0.01)
