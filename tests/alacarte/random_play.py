"""Random games of the rules alone: random options, random choices, random pours and flips."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kitchen_builder import header

from simulator.alacarte import rules
from simulator.alacarte.moves import EndTurn
from simulator.alacarte.options import OPTIONS, PRESETS
from simulator.alacarte.state import State
from simulator.game import Choose, Chosen, Event
from simulator.vocabulary import Flip, Flipped, Foul, Landed, Pour, Poured, Tally

LONGEST_EVENTS = 20_000
_SOME = {"breaks_per_turn": (0, 1, 2), "dish_goal": (1, 3, 5, 7, 99)}


@dataclass(frozen=True)
class Step:
    """One event of a random game, with the states around it."""

    before: State
    event: Event
    after: State


def random_options(chance: random.Random) -> dict[str, Any]:
    """A preset with about a quarter of the options changed."""
    options: dict[str, Any] = {"preset": chance.choice(tuple(PRESETS))}
    for option in OPTIONS.values():
        if chance.random() < 0.25:
            options[option.name] = chance.choice(_SOME.get(option.name) or option.allowed)
    return options


def random_header(chance: random.Random) -> dict[str, Any]:
    """The header of a game of two to four cooks."""
    cooks = chance.choice((2, 3, 4))
    return header(cooks, first=chance.randrange(cooks), options=random_options(chance))


def random_game(seed: int) -> Iterator[Step]:
    """Every step of a random game."""
    chance = random.Random(seed)
    state = rules.setup(random_header(chance))
    for _ in range(LONGEST_EVENTS):
        if rules.pending(state) is None:
            return
        event = random_event(state, chance)
        after = rules.apply(state, event)
        yield Step(state, event, after)
        state = after
    raise AssertionError(f"the random game {seed} does not end")


def random_event(state: State, chance: random.Random) -> Event:
    """A random answer to whatever is pending; a turn is seldom ended early, so that games end."""
    match rules.pending(state):
        case Choose(seat):
            moves = rules.legal_moves(state)
            eager = tuple(move for move in moves if not isinstance(move, EndTurn))
            return Chosen(seat, chance.choice(eager if eager and chance.random() < 0.95 else moves))
        case Pour() as pour:
            return random_pour(pour.contents, chance)
        case Flip():
            return Flipped(chance.choice(tuple(Landed)))
    return rules.deal(state, chance)


def random_pour(contents: Tally, chance: random.Random) -> Poured:
    """Mostly nothing to three pieces, now and then a flood; some miss, some tips are foul."""
    pieces = contents.pieces()
    count = len(pieces) if chance.random() < 0.01 else min(chance.choice((0, 1, 1, 1, 2, 2, 3)), len(pieces))
    fallen = chance.sample(pieces, count)
    missed = [piece for piece in fallen if chance.random() < 0.1]
    for piece in missed:
        fallen.remove(piece)
    fouls = frozenset(foul for foul in Foul if chance.random() < 0.05)
    return Poured(Tally.count(fallen), Tally.count(missed), fouls)
