"""Tallies: mappings that list only what is there."""

import pytest

from simulator.vocabulary import Condiment, Tally


def test_a_tally_lists_only_what_is_there():
    tally = Tally.of(lemon=2, salt=1)

    assert list(tally) == [Condiment.LEMON, Condiment.SALT]
    assert tally.as_dict() == {"lemon": 2, "salt": 1}
    assert tally[Condiment.HERBS] == 0


def test_a_tally_contains_only_what_is_there():
    tally = Tally.of(lemon=2)

    assert Condiment.LEMON in tally
    assert Condiment.SALT not in tally
    assert "sugar" not in tally


def test_taking_more_than_there_is_is_an_error():
    with pytest.raises(ValueError, match="negative"):
        Tally.of(lemon=1) - Tally.of(lemon=2)


def test_no_sugar():
    with pytest.raises(ValueError, match="sugar"):
        Tally.of(sugar=1)
