"""Set-up, turn, heat and new dishes, paragraph by paragraph."""

from __future__ import annotations

import pytest
from kitchen_builder import (
    BIN,
    CREPE,
    END,
    HEAT,
    SERVE,
    bottle,
    drawn,
    drink,
    header,
    kitchen,
    legal,
    legal_names,
    move,
    pan,
    play,
    poured,
    rolled,
    season,
    stove,
    take,
    why_not,
    why_unexpected,
)

from simulator.alacarte import rules
from simulator.alacarte.components import Cup
from simulator.vocabulary import Shuffle, Shuffled

BURNT = stove("mammoth-bourguignon", heat=6)
DUE = stove(None)


def dealt(*cups: str) -> Shuffled:
    return Shuffled("cups", cups)


# Set-up


def test_each_cook_draws_a_cup_and_a_vp_goes_to_the_tray() -> None:
    state = play(rules.setup(header(3)), dealt("vp", "cool", "vp"))

    assert [seat.vp_cups for seat in state.seats] == [1, 0, 1]
    assert [seat.cups for seat in state.seats] == [(), (Cup.COOL,), ()]
    assert len(state.supply) == 10


def test_in_turn_order_everyone_chooses_a_dish_and_the_first_cook_begins() -> None:
    state = play(rules.setup(header(3, first=1)), dealt("cool", "cool", "swap"))

    chosen = [state.turn]
    for dish in ("steak-tartan", "volcano-chili", "salad-of-lawn"):
        state = play(state, take(dish))
        chosen.append(state.turn)

    assert chosen == [1, 2, 0, 1]
    assert state.actions_left == 3


def test_at_set_up_there_is_no_crepe_no_cup_and_no_end_of_the_turn() -> None:
    state = play(rules.setup(header()), dealt("spoons", "cool"))

    assert legal_names(state) == {"take_dish"}
    assert why_not(state, CREPE) == "crepe_not_now"
    assert why_not(state, drink("spoons")) == "dish_due"
    assert why_not(state, END) == "dish_due"


def test_more_cups_than_the_box_holds_are_not_dealt() -> None:
    assert why_unexpected(rules.setup(header(3)), dealt("cool", "cool", "cool")) == "no_such_cup"
    assert why_unexpected(rules.setup(header(3)), dealt("cool", "cool")) == "malformed"


# Turn


def test_after_each_action_one_spoon_goes_on_and_the_turn_passes_with_the_third() -> None:
    state = kitchen()

    for left in (2, 1):
        state = play(state, HEAT, rolled("1"))
        assert (state.turn, state.actions_left) == (0, left)

    state = play(state, season("pepper"), poured(pepper=1))
    assert (state.turn, state.actions_left) == (1, 3)


def test_the_turn_goes_round_to_the_left() -> None:
    state = kitchen(None, None, stove("volcano-chili"))

    assert [state := play(state, END), state.turn][1] == 1
    assert [state := play(state, END), state.turn][1] == 2
    assert play(state, END).turn == 0


def test_a_finished_dish_may_still_be_served_after_the_third_action() -> None:
    state = kitchen(stove("steak-tartan", 1, {"pepper": 2}), stove("volcano-chili"), actions_left=1)

    state = play(state, HEAT, rolled("1"))

    assert (state.turn, state.actions_left) == (0, 0)
    assert legal_names(state) == {"serve", "end_turn"}
    assert play(state, SERVE, take("salad-of-lawn")).turn == 1


def test_a_cup_that_can_be_drunk_keeps_the_turn_after_the_third_action() -> None:
    state = play(kitchen(stove("mammoth-bourguignon", cups=["cool"]), actions_left=1), HEAT, rolled("1"))

    assert legal_names(state) == {"drink", "end_turn"}


def test_a_cup_that_cannot_be_drunk_does_not_keep_the_turn() -> None:
    ann = stove("mammoth-bourguignon", cups=["cool"])
    state = play(kitchen(ann, actions_left=1), season("lemon"), poured())

    assert state.turn == 1


def test_a_cook_may_end_the_turn_early() -> None:
    assert play(kitchen(), END).turn == 1


def test_only_the_cook_whose_turn_it_is_moves() -> None:
    assert why_not(kitchen(), HEAT, seat=1) == "not_your_turn"
    assert why_not(kitchen(), HEAT, seat=-1) == "not_your_turn"


def test_without_spoons_there_is_no_action() -> None:
    state = kitchen(stove("mammoth-bourguignon", heat=3, cups=["cool"]), actions_left=0)

    assert why_not(state, HEAT) == "no_actions_left"
    assert why_not(state, season("lemon")) == "no_actions_left"


# Heat


@pytest.mark.parametrize(("face", "heat"), [("1", 3), ("2", 4), ("3", 5)])
def test_a_number_applies_in_full(face: str, heat: int) -> None:
    assert play(kitchen(stove("volcano-chili", 2)), HEAT, rolled(face)).seats[0].stove.heat == heat


@pytest.mark.parametrize("levels", [1, 2, 3])
def test_choice_lets_the_cook_choose(levels: int) -> None:
    state = play(kitchen(), HEAT, rolled("choice"))

    assert [line["levels"] for line in legal(state)] == [1, 2, 3]
    assert play(state, move("choose_heat", levels=levels)).seats[0].stove.heat == levels


def test_choice_accepts_nothing_but_one_two_or_three() -> None:
    state = play(kitchen(), HEAT, rolled("choice"))

    assert why_not(state, move("choose_heat", levels=0)) == "bad_levels"
    assert why_not(state, HEAT) == "unexpected"
    assert why_not(state, move("choose_heat", levels=1), seat=1) == "not_your_turn"


def test_all_touches_every_stove_crepes_too() -> None:
    crepe = stove("crepe", 3, crepe="in_pan")
    state = play(kitchen(None, crepe, stove("volcano-chili", 7)), HEAT, rolled("all"))

    assert [seat.stove.heat for seat in state.seats] == [1, 4, 7]


def test_cup_draws_from_the_supply() -> None:
    state = play(kitchen(), HEAT, rolled("cup"))
    assert rules.pending(state) == Shuffle("cup")

    assert play(state, drawn("cool")).cook.cups == (Cup.COOL,)
    assert play(state, drawn("vp")).cook.vp_cups == 1
    assert play(state, drawn("vp")).actions_left == 2


USED = [*["cool"] * 2, *["spoons"] * 2, *["reseason"] * 3, *["swap"] * 2]


def test_with_no_cup_left_one_is_taken_from_another_cook_but_no_vp() -> None:
    bob, cy = stove("steak-tartan", cups=["swap"], vp_cups=2), stove("volcano-chili", vp_cups=1)
    state = play(kitchen(None, bob, cy, supply_cups={}, used_cups=USED), HEAT, rolled("cup"))

    assert legal(state) == [{"move": "steal_cup", "from": 1, "cup": "swap"}]
    assert why_not(state, move("steal_cup", **{"from": 2, "cup": "vp"})) == "no_such_cup"
    after = play(state, move("steal_cup", **{"from": 1, "cup": "swap"}))
    assert (after.seats[0].cups, after.seats[1].cups, after.actions_left) == ((Cup.SWAP,), (), 2)


def test_if_nobody_has_a_cup_nothing_happens() -> None:
    bob = stove("steak-tartan", vp_cups=3)
    state = play(kitchen(None, bob, supply_cups={}, used_cups=[*USED, "swap"]), HEAT, rolled("cup"))

    assert (state.turn, state.actions_left, state.cook.cups) == (0, 2, ())


# Spoiled dishes


def test_a_spoiled_dish_is_binned_before_the_next_action() -> None:
    state = kitchen(BURNT)

    assert legal_names(state) == {"bin"}
    for choice in (HEAT, season("lemon"), SERVE, END):
        assert why_not(state, choice) == "dish_spoiled"


def test_binning_costs_no_action_and_scores_nothing() -> None:
    state = play(kitchen(stove("mammoth-bourguignon", 6, {"pepper": 2, "salt": 1})), BIN)

    assert state.actions_left == 3
    assert state.cook.spoiled == ("mammoth-bourguignon",)
    assert (state.cook.stove.dish, state.cook.stove.heat) == (None, 0)
    assert state.sink.as_dict() == {"pepper": 2, "salt": 1}
    assert rules.describe(state)["seats"][0]["points"] == 0


def test_what_an_opponent_spoils_stays_in_the_pan_until_the_owners_turn() -> None:
    bob = stove("steak-tartan", 4, {"pepper": 1})
    state = play(kitchen(None, bob), HEAT, rolled("all"))

    assert pan(state, 1) == {"pepper": 1}
    assert legal_names(play(state, END)) == {"bin"}


def test_a_dish_that_is_not_spoiled_is_not_binned() -> None:
    assert why_not(kitchen(), BIN) == "dish_not_spoiled"


# New dish


def test_while_a_new_dish_is_due_nothing_else_is_open() -> None:
    state = kitchen(stove(None, cups=["spoons"]))

    assert legal_names(state) == {"take_dish", "take_crepe"}
    for choice in (HEAT, season("lemon"), SERVE, BIN, END, drink("spoons")):
        assert why_not(state, choice) == "dish_due"


def test_a_new_dish_is_of_a_colour_not_finished_while_there_is_one() -> None:
    state = kitchen(stove(None, finished=["volcano-chili"], spoiled=["lobster-thermometer"]))

    assert why_not(state, take("herring-in-a-nest")) == "colour_closed"
    assert why_not(state, take("duck-in-rubber-sauce")) is None
    assert why_not(state, take("steak-tartan")) == "dish_not_available"
    assert why_not(state, take("soup")) == "no_such_dish"
    assert why_not(kitchen(), take("gherkin-in-love")) == "pan_not_empty"


def test_when_all_colours_left_are_finished_any_dish_may_be_taken() -> None:
    blue = ["herring-in-a-nest", "souffle-at-your-own-risk", "bouillabaisse-of-the-deep-end"]
    others = [row["id"] for row in header()["deck"]["dish"] if row["colour"] != "blue"]
    state = kitchen(stove(None, finished=["volcano-chili"]), stove(None, spoiled=others))

    assert [line["dish"] for line in legal(state) if "dish" in line] == sorted(blue, key=[*state.dishes].index)


def test_a_new_dish_stands_on_a_cold_stove() -> None:
    stove_after = play(kitchen(DUE), take("gherkin-in-love")).cook.stove

    assert (stove_after.dish, stove_after.heat, stove_after.pan.total) == ("gherkin-in-love", 0, 0)


# Refill


def test_a_bottle_without_its_colour_is_refilled_with_colour_and_salt() -> None:
    bob = stove("steak-tartan", 0, {"salt": 2})
    state = kitchen(None, bob, bottles={"lemon": {"lemon": 1}}, sink={"lemon": 14, "salt": 3, "pepper": 4})

    state = play(state, season("lemon"), poured(lemon=1))

    assert bottle(state, "lemon") == {"lemon": 14, "salt": 3}
    assert state.sink.as_dict() == {"pepper": 4}


def test_a_bottle_whose_colour_is_not_in_the_sink_stays_as_it_is() -> None:
    bob = stove("steak-tartan", 0, {"lemon": 14})
    state = kitchen(None, bob, bottles={"lemon": {"lemon": 1, "salt": 2}}, sink={"salt": 3})

    state = play(state, season("lemon"), poured(lemon=1))

    assert bottle(state, "lemon") == {"salt": 2}
    assert why_not(state, season("lemon")) is None


def test_an_empty_bottle_cannot_be_taken() -> None:
    bob = stove("steak-tartan", 0, {"lemon": 15})
    state = kitchen(None, bob, bottles={"lemon": {}}, sink={"salt": 5})

    assert why_not(state, season("lemon")) == "bottle_empty"


def test_a_refill_comes_when_the_sink_gets_the_colour() -> None:
    ann = stove("mammoth-bourguignon", 6, {"lemon": 15})
    state = play(kitchen(ann, bottles={"lemon": {"salt": 5}}), BIN)

    assert bottle(state, "lemon") == {"lemon": 15, "salt": 5}
    assert state.sink.total == 0


def test_several_bottles_are_refilled_in_the_order_of_the_rule_book() -> None:
    ann = stove("mammoth-bourguignon", 6, {"lemon": 15, "herbs": 15, "salt": 6})
    state = play(kitchen(ann, bottles={"lemon": {"salt": 1}, "herbs": {"salt": 3}}), BIN)

    assert bottle(state, "lemon") == {"lemon": 15, "salt": 5}
    assert bottle(state, "herbs") == {"herbs": 15, "salt": 5}
    assert state.sink.total == 0
