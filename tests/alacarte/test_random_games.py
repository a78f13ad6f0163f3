"""Random games of the rules alone, with everything that must hold at every step."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

import pytest
from kitchen_builder import DECK
from random_play import random_game, random_header

from simulator.alacarte import rules
from simulator.alacarte.components import Cup
from simulator.alacarte.moves import (
    BIN,
    CHOOSE_HEAT,
    END_TURN,
    FLIP_CREPE,
    HEAT,
    SEASON,
    SERVE,
    TAKE_CREPE,
    ChooseHeat,
    Drink,
    Move,
    Season,
    StealCup,
    TakeDish,
)
from simulator.alacarte.state import State
from simulator.game import Choose, Chosen, GameError, IllegalMove
from simulator.vocabulary import COLOURS, Condiment, Flipped, Landed, Poured, Rolled, Shuffled, Tally

DISHES = [row["id"] for row in DECK["dish"]]
CUPS = {"vp": 3, "swap": 3, "spoons": 2, "reseason": 3, "cool": 2}


def every_move(cooks: int) -> Iterator[Move]:
    """A broad set of moves, many of them absurd."""
    yield from (HEAT, SERVE, BIN, FLIP_CREPE, TAKE_CREPE, END_TURN, *SEASON, *CHOOSE_HEAT)
    yield from (ChooseHeat(0), ChooseHeat(4), Season(Condiment.SALT), TakeDish("no such dish"))
    yield from (TakeDish(dish) for dish in DISHES)
    for cup in Cup:
        yield Drink(cup)
        yield from (Drink(cup, levels=levels) for levels in range(5))
        yield from (StealCup(seat, cup) for seat in range(-1, cooks + 1))
        for seat in range(-1, cooks + 1):
            yield Drink(cup, target=seat)
            yield from (Drink(cup, target=seat, bottle=bottle) for bottle in Condiment)
    yield from (StealCup(seat) for seat in range(-1, cooks + 1))


ANSWERS = (
    Rolled("1"),
    Shuffled("cup", ("cool",)),
    Shuffled("cups", ("cool", "swap")),
    Shuffled("stacks", tuple(DISHES)),
    Poured(Tally.of(lemon=21)),
    Flipped(Landed.BESIDE),
)


def check_conserved(state: State) -> None:
    lying = [state.sink, *state.bottles, *(seat.stove.pan for seat in state.seats)]
    for condiment in Condiment:
        there = state.options.bottle_salt * 4 if condiment is Condiment.SALT else state.options.bottle_fill
        assert sum(tally[condiment] for tally in lying) == there
    cups = Counter((*state.supply, *state.used_cups, *(cup for seat in state.seats for cup in seat.cups)))
    cups[Cup.VP] += sum(seat.vp_cups for seat in state.seats)
    assert cups == CUPS
    tiles = [*state.dishes, *(dish for seat in state.seats for dish in (*seat.finished, *seat.spoiled))]
    tiles += [seat.stove.dish for seat in state.seats if seat.stove.dish not in (None, "crepe")]
    assert sorted(tiles) == sorted(DISHES)
    assert state.stars_left + sum(seat.stars for seat in state.seats) == 9
    for colour, bottle in zip(COLOURS, state.bottles, strict=True):
        assert bottle.counts[:4].count(0) >= 3
        assert bottle[Condiment.SALT] <= state.options.bottle_salt
        assert bottle[colour] or not state.sink[colour]


def check_choice(state: State) -> None:
    """A legal move at every choice, and a move is legal if and only if nothing refuses it."""
    legal = rules.legal_moves(state)
    assert bool(legal) == isinstance(rules.pending(state), Choose)
    assert len(set(legal)) == len(legal)
    for move in every_move(len(state.seats)):
        assert (rules.refusal(state, state.turn, move) is None) == (_plain(move) in legal), move


def _plain(move: Move) -> Move | None:
    """The move without what it does not need; None where something needless makes it another."""
    if isinstance(move, Drink):
        needs = {Cup.SWAP: (1, 0, 0), Cup.COOL: (0, 1, 0), Cup.RESEASON: (1, 0, 1)}.get(move.cup, (0, 0, 0))
        given = (move.target, move.levels, move.bottle)
        return Drink(move.cup, *(value if needed else None for value, needed in zip(given, needs, strict=True)))
    return move


def check_refused(state: State) -> None:
    """What is refused changes nothing and says why."""
    before = repr(state)
    for move in every_move(len(state.seats)):
        if refusal := rules.refusal(state, state.turn, move):
            assert refusal.reason
            assert refusal.message
            with pytest.raises(IllegalMove):
                rules.apply(state, Chosen(state.turn, move))
    for seat in {*range(-1, len(state.seats) + 1)} - {state.turn}:
        with pytest.raises(IllegalMove):
            rules.apply(state, Chosen(seat, HEAT))
    for answer in ANSWERS:
        with suppress(GameError):
            rules.apply(state, answer)
    assert repr(state) == before


def check_position(state: State, header: dict[str, object]) -> None:
    """describe → JSON → position input → the same state."""
    position = json.loads(json.dumps(rules.describe(state)))
    again = rules.setup({**header, "position": position})
    assert again == state
    assert hash(again) == hash(state)
    assert rules.describe(again) == position


def check_views(state: State) -> None:
    """No view tells what is hidden, and every view knows the own moves."""
    for seat in range(len(state.seats)):
        view = rules.observe(state, seat)
        if state.options.hidden_cups:
            others = [cup for place, other in enumerate(view.seats) if place != seat for cup in other.cups]
            assert set(others) | set(view.supply) <= {Cup.UNKNOWN}
        assert view.supply == tuple(sorted(view.supply, key=list(Cup).index))
        assert view.seats[seat] == state.seats[seat]
        assert rules.pending(view) == rules.pending(state)
        if seat == state.turn:
            assert set(rules.legal_moves(view)) == set(rules.legal_moves(state))


def check_events(state: State, event: object) -> None:
    line = json.loads(json.dumps(rules.event_to_json(event)))  # type: ignore[arg-type]
    assert rules.event_from_json(line) == event


def play_and_check(seed: int) -> State:
    chance = random.Random(seed)
    header = random_header(random.Random(seed))
    state = rules.setup(header)
    for number, step in enumerate(random_game(seed)):
        state = step.after
        check_conserved(state)
        check_events(state, step.event)
        assert (state.waits is step.before.waits) or state != step.before
        if number < 1 or chance.random() < 0.01:
            check_choice(state)
            check_refused(state)
            check_position(state, header)
            check_views(state)
    check_choice(state)
    check_position(state, header)
    assert any(standing.winner for standing in rules.standings(state))
    return state


@pytest.mark.parametrize("seed", range(60))
def test_a_random_game_holds_together(seed: int) -> None:
    assert play_and_check(seed).over


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_two_thousand_random_games_hold_together(block: int) -> None:
    for seed in range(1000 + 100 * block, 1100 + 100 * block):
        assert play_and_check(seed).over


def test_the_same_seed_plays_the_same_game() -> None:
    assert [step.event for step in random_game(5)] == [step.event for step in random_game(5)]
