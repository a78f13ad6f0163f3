"""Random games of the card games: random options, random choices, random shuffles, now and then the end of the time."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from simulator.cards.courses import rules as courses
from simulator.cards.courses.components import COURSES, Cards, Course
from simulator.cards.courses.state import State as CoursesState
from simulator.cards.stew import rules as stew
from simulator.cards.stew.components import DECK
from simulator.cards.stew.moves import CALL, PASS
from simulator.cards.stew.state import State as StewState
from simulator.game import Choose, Chosen, Event, open_choices
from simulator.vocabulary import TimeUp

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo")
LONGEST_EVENTS = 20_000
RULES = {"courses": courses, "stew": stew}

Step = tuple[Any, Event, Any]
"""The state before an event, the event, and the state after it."""


def random_header(game: str, chance: random.Random) -> dict[str, Any]:
    """The header of a game with about half of the options changed."""
    seats = chance.choice(RULES[game].SEATS)
    options = stew_options(chance) if game == "stew" else courses_options(chance, seats)
    kept = {name: value for name, value in options.items() if chance.random() < 0.5}
    return {"game": game, "seats": list(NAMES[:seats]), "first": chance.randrange(seats), "options": kept}


def stew_options(chance: random.Random) -> dict[str, Any]:
    return {
        "call": chance.choice(("anyone", "own_turn")),
        "vagabond_no_chicken": chance.choice((0, 3)),
        "garlic_pair": chance.choice((1, 2)),
        "last_call": chance.random() < 0.7,
    }


def courses_options(chance: random.Random, seats: int) -> dict[str, Any]:
    return {
        "cards_per_course": chance.choice((2 * seats + 1, 2 * seats + 1, 15, 18, 30)) if seats < 6 else 13,
        "timer": chance.choice(({"turns": chance.randint(1, 8)}, {"seconds": 300})),
        "break_rule": chance.choice(("never", "once", "always")),
        "allow_bounce": chance.random() < 0.5,
        "mode": chance.choice(("hold", "meld")),
    }


def random_game(header: dict[str, Any], chance: random.Random) -> Iterator[Step]:
    """Every step of a random game."""
    rules = RULES[header["game"]]
    state = rules.setup(header)
    for _ in range(LONGEST_EVENTS):
        if state.over:
            return
        event = random_event(rules, state, chance)
        after = rules.apply(state, event)
        yield state, event, after
        state = after
    raise AssertionError("a random game does not end")


def random_event(rules: Any, state: Any, chance: random.Random) -> Event:
    """A random answer; calls are rare, so that rounds get long, and a clock runs out after some time."""
    if rules.clock_s(state) is not None and chance.random() < 0.02:
        return TimeUp()
    choices = open_choices(rules, state)
    if not choices:
        return rules.deal(state, chance)
    quiet = [choice for choice in choices if choice.move is not CALL]
    return chance.choice(quiet if quiet and chance.random() < 0.8 else choices)


# What is hidden from a seat, laid otherwise


def dealt_otherwise(state: Any, seat: int, chance: random.Random) -> Any:
    """A state that differs from `state` only in cards that `seat` may not know."""
    kind = courses_otherwise if isinstance(state, CoursesState) else stew_otherwise
    return kind(state, seat, chance)


def courses_otherwise(state: CoursesState, seat: int, chance: random.Random) -> CoursesState:
    """The deck and what is not known of the other hands, shuffled together."""
    secret = {place: other.hand - other.taken for place, other in enumerate(state.seats) if place != seat}
    cards: list[Course] = [*state.deck, *(card for hand in secret.values() for card in hand.single())]
    chance.shuffle(cards)
    for place, hand in secret.items():
        dealt, cards = cards[: hand.total], cards[hand.total :]
        state = state.with_seat(place, hand=state.seats[place].taken + Cards.of(dealt))
    return state.but(deck=tuple(cards))


def stew_otherwise(state: StewState, seat: int, chance: random.Random) -> StewState:
    """The deck, what others hold and what others have placed, shuffled together; a pot nobody called, too."""
    others = [place for place, one in enumerate(state.placed) if one.seat != seat]
    held = state.holds is not None and state.turn != seat
    hidden = [*(state.placed[place].ingredient for place in others), state.holds if held else None]
    cards = [*state.deck, *(card for card in hidden if card is not None)]
    chance.shuffle(cards)
    placed = list(state.placed)
    for place in others:
        placed[place] = replace(placed[place], ingredient=cards.pop())
    last = state.last_round
    if last and last.caller is None and last.reckoning:
        pot = tuple(chance.sample(DECK, len(last.reckoning.pot)))
        last = replace(last, reckoning=replace(last.reckoning, pot=pot, total=chance.randrange(30), eaten=()))
    holds = cards.pop() if held else state.holds
    return state.but(deck=tuple(cards), placed=tuple(placed), holds=holds, last_round=last)


# What must hold at every step


def check_conserved(state: Any) -> None:
    """Every card lies somewhere, and only once."""
    if isinstance(state, CoursesState):
        cards = [*state.deck, *state.discard, *(card for seat in state.seats for card in seat.hand.single())]
        cards += [card for seat in state.seats for dish in seat.melded for card in dish]
        assert Counter(cards) == dict.fromkeys(COURSES, state.options.cards_per_course)
        assert all(seat.hand.holds(seat.taken) for seat in state.seats)
        assert all(seat.hand.total <= 6 + (place == state.turn) for place, seat in enumerate(state.seats))
    else:
        cards = [*state.deck, *(one.ingredient for one in state.placed), *([state.holds] if state.holds else [])]
        assert Counter(cards) == Counter(DECK)
        assert len(state.fed) == sum(one.hungry is not None for one in state.placed)


def check_views(state: Any, chance: random.Random) -> None:
    """What a seat sees and may do is the same in every state that differs only in what is hidden from it."""
    rules = courses if isinstance(state, CoursesState) else stew
    if rules.pending(state) is None:
        return
    for seat in range(len(rules.describe(state)["seats"])):
        other = dealt_otherwise(state, seat, chance)
        check_conserved(other)
        assert rules.observe(other, seat) == rules.observe(state, seat)
        assert rules.pending(other) == rules.pending(state)
        if isinstance(rules.pending(state), Choose):
            assert rules.legal_moves(other, seat) == rules.legal_moves(state, seat)


def check_points(before: Any, event: Event, after: Any) -> None:
    """In a stew points change only by a call, or by one for a sole leader where nobody called."""
    if not isinstance(after, StewState):
        return
    gains = tuple(now - then for then, now in zip(before.points, after.points, strict=True))
    if isinstance(event, Chosen) and event.move == CALL:
        others = [gain for seat, gain in enumerate(gains) if seat != event.seat]
        assert (gains[event.seat], set(others)) in ((2, {0}), (0, {1}))
    else:
        assert sorted(gains) in ([0] * len(gains), [-1] + [0] * (len(gains) - 1))
        passed = isinstance(event, Chosen) and event.move == PASS
        assert not any(gains) or not before.deck or passed
