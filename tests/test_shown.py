"""Values from outside in messages: short, printable, never a fault of their own."""

from __future__ import annotations

import json

import pytest

from simulator.shown import briefly, json_value, printable, read_json, said, shown

DEEP: list = []
for _level in range(5000):
    DEEP = [DEEP]

ODD = [
    None,
    float("nan"),
    float("-inf"),
    10**30,
    10**5000,
    [10**5000],
    {"a": {"b": 10**5000}},
    "x" * 2_000_000,
    "\ud800",
    "\x1b[31m",
    "\x9b",
    "\u202eAnn",
    DEEP,
]


@pytest.mark.parametrize("value", ODD, ids=range(len(ODD)))
def test_every_value_is_shown_in_a_few_printable_letters(value):
    assert len(shown(value)) <= 60
    assert shown(value).isprintable()


@pytest.mark.parametrize("value", ODD, ids=range(len(ODD)))
def test_every_value_goes_into_a_json_answer(value):
    assert json.loads(json.dumps(json_value(value), allow_nan=False)) is not ...


def test_an_ordinary_value_is_shown_and_answered_as_it_is():
    assert [shown(value) for value in ("Zoë", 12, 1.5, [1])] == ["'Zoë'", "12", "1.5", "[1]"]
    assert [json_value(value) for value in ("Zoë", 12, 1.5, True, None)] == ["Zoë", 12, 1.5, True, None]


def test_lines_stay_lines_and_control_codes_are_spelled_out():
    assert printable("one\ntwo\x1b[0m\x07") == "one\ntwo\\x1b[0m\\x07"


def test_a_word_that_never_ends_is_cut():
    assert len(said(f"file {'x' * 5000}: no such file")) < 100


def test_the_first_of_several_faults_says_how_many_more_there_are():
    assert briefly(["one", "two", "three"], "check lists them") == "one (and 2 more: check lists them)"
    assert briefly(["one"], "check lists them") == "one"


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000, '"\\ud800"', "NaN", "", "{"], ids=range(6))
def test_what_nobody_would_write_is_no_json(text):
    with pytest.raises(ValueError, match=r"no JSON: [^;]+$"):
        read_json(text)
