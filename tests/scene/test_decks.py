"""Deck files: the shipped deck, and all faults of another at once, each with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from simulator.alacarte.components import DeckFaults, deck_from_table
from simulator.scene.decks import DeckFileError, deck_names, line_of, read_deck, with_deck

GOOD = """\
format = "alacarte-deck"
version = 1

[crepe]
points = 5

[[dish]]
id = "soup"
name = "Soup"
colour = "green"
green = [1, 2]
red = 4
condiments = { lemon = 1 }
points = 2

[[dish]]
id = "stew"
name = "Stew"
colour = "red"
green = [3, 4]
red = 6
points = 4
"""


def test_the_standard_deck_has_four_dishes_in_each_of_five_colours() -> None:
    deck = deck_from_table(read_deck("standard"))

    assert [sum(dish.colour == colour for dish in deck.dishes) for colour in deck.colours] == [4] * 5
    assert deck["volcano-chili"].condiments.as_dict() == {"pepper": 2, "paprika": 1, "herbs": 1}
    assert deck.crepe_points == 5
    assert "standard" in deck_names()


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("version = 1", "version = 2", "version", 2),
        ("points = 5", "points = -1", "crepe.points", 5),
        ("[1, 2]", "[2, 1]", "dish.0.green", 11),
        ("[1, 2]", "[1, 9]", "dish.0.green", 11),
        ("red = 4", "red = 2", "dish.0.red", 12),
        ("red = 6", "red = true", "dish.1.red", 21),
        ("lemon = 1", "lemon = 3", "dish.0.condiments", 13),
        ("lemon = 1", "sugar = 1", "dish.0.condiments", 13),
        ("lemon = 1", "salt = 1", "dish.0.condiments", 13),
        ('"stew"', '"soup"', "dish.1.id", 17),
        ('"stew"', '"crepe"', "dish.1.id", 17),
        ("points = 4", "points = 4.5", "dish.1.points", 22),
        ("points = 4", "point = 4", "dish.1.point", 22),
        ('name = "Stew"\n', "", "dish.1.name", 16),
    ],
)
def test_a_fault_of_a_deck_file_has_its_line(old: str, new: str, key: str, line: int, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace(old, new))

    with pytest.raises(DeckFaults) as caught:
        deck_from_table(read_deck(file))

    found = {".".join(map(str, fault.path)): line_of(file, fault.path) for fault in caught.value.faults}
    assert found[key] == line


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(DeckFaults) as caught:
        deck_from_table({"format": "x", "version": True, "dish": [{"id": 1}, 3]})

    assert len(caught.value.faults) >= 8


@pytest.mark.parametrize("content", [b"dish = [", b"\xff", b"a = " + b"[" * 5000])
def test_a_file_that_is_no_toml_is_refused_in_words(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(content)

    with pytest.raises(DeckFileError, match=r"mine\.toml"):
        read_deck(file)


@pytest.mark.parametrize("name", ["no-such-deck", "", "../standard", "\0"])
def test_a_deck_that_is_not_there_is_refused_by_name(name: str) -> None:
    with pytest.raises(DeckFileError, match="no such deck"):
        read_deck(name)


def test_a_header_gets_the_table_of_its_deck() -> None:
    header = {"game": "alacarte", "deck": "standard"}

    assert with_deck(header)["deck"] == read_deck("standard")
    assert with_deck({"game": "alacarte"})["deck"] == read_deck("standard")
    assert with_deck({"game": "stew"}) == {"game": "stew"}
    assert header["deck"] == "standard"
