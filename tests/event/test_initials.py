"""Initials: three letters from a wheel; rude ones and empty ones become dashes."""

from __future__ import annotations

import pytest

from simulator.event.initials import LETTERS, NOBODY, Wheel, accepted, is_rude


def test_a_wheel_turns_round_and_round():
    assert Wheel().turned(-1).words[0] == LETTERS[-1]
    assert Wheel().turned(len(LETTERS)).words == "AAA"
    assert Wheel().turned(2, at=2).words == "AAC"


def test_the_wheel_that_is_turned_stops_at_both_ends():
    assert Wheel().moved(-1).at == 0
    assert Wheel().moved(1).moved(1).moved(1).at == 2


def test_letters_may_be_typed():
    wheel = Wheel()
    for letter in "zo1é":
        wheel = wheel.typed(letter)

    assert wheel.words == "ZOÉ"


@pytest.mark.parametrize("words", ["ZOÉ", "MIA", "B·K", "AAA", "L··"])
def test_good_initials_stay(words: str):
    assert accepted(words) == words
    assert not is_rude(words)


@pytest.mark.parametrize("words", ["ASS", "FÜK", "SS·", "S·S", "·HH", "CUL"])
def test_rude_initials_become_dashes(words: str):
    assert accepted(words) == NOBODY
    assert is_rude(words)


def test_three_gaps_are_nobody():
    assert accepted("···") == NOBODY
    assert not is_rude("···")
