"""What is kept takes no more room than there is."""

from __future__ import annotations

from simulator.window.art.kept import Kept


def test_what_was_not_asked_for_longest_goes_first():
    kept = Kept[str](10)
    kept.keep("a", "first", 4)
    kept.keep("b", "second", 4)
    assert kept.find("a") == "first"

    kept.keep("c", "third", 4)

    assert [kept.find(key) for key in "abc"] == ["first", None, "third"]
    assert kept.taken_bytes == 8


def test_the_youngest_stays_even_when_it_is_larger_than_the_room():
    kept = Kept[str](10)
    kept.keep("a", "small", 4)
    kept.keep("b", "large", 40)

    assert [kept.find(key) for key in "ab"] == [None, "large"]


def test_nothing_is_left_after_clearing():
    kept = Kept[str](10)
    kept.keep("a", "first", 4)

    kept.clear()

    assert kept.find("a") is None
    assert kept.taken_bytes == 0
