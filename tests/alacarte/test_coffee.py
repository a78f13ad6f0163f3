"""The coffee break, cup by cup."""

from __future__ import annotations

import pytest
from kitchen_builder import (
    BIN,
    END,
    HEAT,
    bottle,
    drink,
    kitchen,
    legal,
    legal_names,
    pan,
    play,
    poured,
    rolled,
    season,
    stove,
    why_not,
)

from simulator.alacarte import rules
from simulator.alacarte.components import Cup
from simulator.vocabulary import Condiment, Pour, Tally

MAMMOTH = "mammoth-bourguignon"


def test_a_used_cup_lies_on_the_tray_and_costs_no_action() -> None:
    state = play(kitchen(stove(MAMMOTH, 2, cups=["cool", "swap"])), drink("cool", levels=1))

    assert (state.used_cups, state.cook.cups, state.actions_left) == ((Cup.COOL,), (Cup.SWAP,), 3)


def test_one_break_a_turn_and_the_next_turn_has_its_own() -> None:
    state = play(kitchen(stove(MAMMOTH, 5, cups=["cool", "cool"])), drink("cool", levels=1))
    assert why_not(state, drink("cool", levels=1)) == "breaks_used"

    state = play(state, END, END)
    assert why_not(state, drink("cool", levels=1)) is None


def test_a_cup_that_one_does_not_have_is_not_drunk() -> None:
    assert why_not(kitchen(), drink("spoons")) == "no_such_cup"
    assert why_not(kitchen(stove(MAMMOTH, vp_cups=1)), drink("vp")) == "no_such_cup"


# swap


def test_swap_trades_knob_pan_dish_and_pieces() -> None:
    ann, bob = stove(MAMMOTH, 4, {"pepper": 1}, cups=["swap"]), stove("steak-tartan", 1, {"salt": 2})
    state = play(kitchen(ann, bob), drink("swap", target=1))

    assert (state.seats[0].stove.dish, state.seats[0].stove.heat, pan(state, 0)) == ("steak-tartan", 1, {"salt": 2})
    assert (state.seats[1].stove.dish, state.seats[1].stove.heat, pan(state, 1)) == (MAMMOTH, 4, {"pepper": 1})
    assert state.seats[0].cups == ()


@pytest.mark.parametrize(
    "bob",
    [
        stove("steak-tartan", 5),
        stove("steak-tartan", 0, {"salt": 3}),
        stove("crepe", crepe="in_pan"),
        stove(None),
    ],
)
def test_swap_is_barred_by_what_is_in_the_other_pan(bob: dict[str, object]) -> None:
    assert why_not(kitchen(stove(MAMMOTH, cups=["swap"]), bob), drink("swap", target=1)) == "bad_target"


@pytest.mark.parametrize("target", [0, 2, -1])
def test_swap_is_with_another_cook(target: int) -> None:
    assert why_not(kitchen(stove(MAMMOTH, cups=["swap"])), drink("swap", target=target)) == "bad_target"


@pytest.mark.parametrize("own", [stove(MAMMOTH, 6, cups=["swap"]), stove(MAMMOTH, 0, {"salt": 3}, cups=["swap"])])
def test_swap_is_barred_by_the_own_spoiled_dish(own: dict[str, object]) -> None:
    assert why_not(kitchen(own), drink("swap", target=1)) == "dish_spoiled"


# spoons


def test_spoons_add_three_actions_and_close_the_cups() -> None:
    state = play(kitchen(stove(MAMMOTH, 2, cups=["spoons", "cool"]), actions_left=1), drink("spoons"))

    assert state.actions_left == 4
    assert why_not(state, drink("cool", levels=1)) == "cups_closed"
    assert rules.describe(state)["cups_closed"] is True
    assert not play(state, END).cups_closed


def test_spoons_after_the_third_action_give_three_more() -> None:
    state = play(kitchen(stove(MAMMOTH, cups=["spoons"]), actions_left=1), HEAT, rolled("1"), drink("spoons"))

    assert (state.turn, state.actions_left) == (0, 3)


# reseason


def test_reseason_tips_any_bottle_once_over_another_dish() -> None:
    bob = stove("steak-tartan", 0, {"pepper": 2})
    state = play(kitchen(stove(MAMMOTH, cups=["reseason"]), bob), drink("reseason", target=1, bottle="pepper"))

    contents = Tally.of(pepper=13, salt=5)
    assert rules.pending(state) == Pour(0, 1, Condiment.PEPPER, contents, "reseason", True)
    state = play(state, poured(pepper=1, spilled={"salt": 1}))
    assert (pan(state, 1), state.actions_left) == ({"pepper": 3, "salt": 1}, 3)
    assert bottle(state, "pepper") == {"pepper": 12, "salt": 4}
    assert legal_names(play(state, END)) == {"bin"}


@pytest.mark.parametrize("bob", [stove("crepe", crepe="in_pan"), stove("breakfast-fidel"), stove(None)])
def test_reseason_spares_crepes_and_dishes_without_condiments(bob: dict[str, object]) -> None:
    state = kitchen(stove(MAMMOTH, cups=["reseason"]), bob)

    assert why_not(state, drink("reseason", target=1, bottle="lemon")) == "bad_target"


def test_reseason_over_a_spoiled_dish_is_allowed() -> None:
    state = kitchen(stove(MAMMOTH, cups=["reseason"]), stove("steak-tartan", 6))

    assert why_not(state, drink("reseason", target=1, bottle="lemon")) is None


def test_reseason_needs_a_bottle_with_something_in_it() -> None:
    bob = stove("steak-tartan", 0, {"lemon": 15, "salt": 5})
    state = kitchen(stove(MAMMOTH, cups=["reseason"]), bob, bottles={"lemon": {}})

    assert why_not(state, drink("reseason", target=1, bottle="lemon")) == "bottle_empty"


# cool


@pytest.mark.parametrize(("heat", "levels", "after"), [(7, 1, 6), (7, 3, 4), (2, 3, 0), (1, 1, 0)])
def test_cool_turns_the_knob_down_and_stops_at_nothing(heat: int, levels: int, after: int) -> None:
    state = play(kitchen(stove(MAMMOTH, heat, cups=["cool"])), drink("cool", levels=levels))

    assert state.seats[0].stove.heat == after


def test_cool_rescues_a_burnt_dish() -> None:
    state = kitchen(stove(MAMMOTH, 6, cups=["cool"]))
    assert legal_names(state) == {"bin", "drink"}

    assert why_not(play(state, drink("cool", levels=1)), HEAT) is None


def test_cool_does_not_help_a_dish_that_is_only_over_seasoned() -> None:
    state = kitchen(stove(MAMMOTH, 3, {"salt": 3}, cups=["cool"]))

    assert why_not(state, drink("cool", levels=1)) == "dish_spoiled"


def test_cool_may_be_wasted_on_a_dish_that_is_burnt_and_over_seasoned() -> None:
    state = play(kitchen(stove(MAMMOTH, 7, {"salt": 3}, cups=["cool"])), drink("cool", levels=3))

    assert legal(state) == [BIN]


@pytest.mark.parametrize("levels", [0, 4, -1])
def test_cool_is_one_two_or_three(levels: int) -> None:
    assert why_not(kitchen(stove(MAMMOTH, 7, cups=["cool"])), drink("cool", levels=levels)) == "bad_levels"


def test_cool_at_nothing_is_refused() -> None:
    assert why_not(kitchen(stove(MAMMOTH, 0, cups=["cool"])), drink("cool", levels=1)) == "bad_levels"


# While the dish is spoiled


def test_while_the_dish_is_spoiled_spoons_and_reseason_are_open() -> None:
    state = kitchen(stove(MAMMOTH, 6, cups=["spoons", "reseason", "swap", "cool"]))

    assert {line["cup"] for line in legal(state) if "cup" in line} == {"spoons", "reseason", "cool"}
    after = play(state, drink("spoons"))
    assert (after.actions_left, legal(after)) == (6, [BIN])
    assert why_not(after, season("lemon")) == "dish_spoiled"
