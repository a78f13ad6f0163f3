"""Every option, by what it changes, and the presets."""

from __future__ import annotations

from dataclasses import fields

import pytest
from kitchen_builder import (
    BIN,
    CREPE,
    DECK,
    END,
    FLIP,
    HEAT,
    SERVE,
    bottle,
    drawn,
    drink,
    flipped,
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
    winners,
)

from simulator.alacarte import rules
from simulator.alacarte.components import Cup
from simulator.alacarte.options import OPTIONS, PRESETS, Options, changed_options, options_from
from simulator.alacarte.scoring import points
from simulator.game import BadSetup
from simulator.vocabulary import Shuffle, Shuffled

MAMMOTH = "mammoth-bourguignon"
READY = stove(MAMMOTH, 3, {"pepper": 2, "lemon": 1})
BURNT_CREPE = stove("crepe", 7, crepe="in_pan")


def test_every_option_is_described_and_defaults_are_allowed() -> None:
    assert set(OPTIONS) == {field.name for field in fields(Options)}
    for name, option in OPTIONS.items():
        assert option.accepts(getattr(Options(), name)), name
        assert option.why
        assert option.in_words()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("dish_goal", 0),
        ("dish_goal", True),
        ("dish_goal", 5.0),
        ("crepes", 1),
        ("bottle_salt", 7),
        ("bottle_fill", 2),
        ("spoiled_points", 1),
        ("reseason_tips", 2),
        ("serve", None),
        ("slant", ["allowed"]),
        ("no_such_option", 1),
        ("preset", "no such preset"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadSetup) as caught:
        options_from({name: value})

    assert caught.value.refusal.reason == "unknown_option"
    assert name in caught.value.refusal.message


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_its_options_and_can_be_changed(preset: str) -> None:
    options = options_from({"preset": preset})

    assert changed_options(options) == PRESETS[preset]
    assert options_from({"preset": preset, "dish_goal": 9}).dish_goal == 9


def test_star_win_end_then_points() -> None:
    ann = stove("salad-of-lawn", 0, {"herbs": 1}, finished=["steak-tartan", "ravioli-rabiati"], stars=2)
    bob = stove(MAMMOTH, finished=["volcano-chili", "herring-in-a-nest"])
    state = play(kitchen(ann, bob, options={"star_win": "end_then_points"}), SERVE)

    assert (state.over, winners(state)) == (True, [1])


def test_breaks_per_turn() -> None:
    ann = stove(MAMMOTH, 5, cups=["cool", "cool"])
    for breaks, reason in ((1, "breaks_used"), (2, None), (0, None)):
        state = play(kitchen(ann, options={"breaks_per_turn": breaks}), drink("cool", levels=1))
        assert why_not(state, drink("cool", levels=1)) == reason


def test_dish_goal() -> None:
    assert play(kitchen(READY, options={"dish_goal": 1}), SERVE).over
    assert not play(kitchen(READY, options={"dish_goal": 2}), SERVE).over


def test_new_dish_from_the_top_of_the_stacks() -> None:
    state = rules.setup(header(options={"new_dish_from": "top_of_stack"}))
    assert rules.pending(state) == Shuffle("stacks")

    order = tuple(reversed([row["id"] for row in DECK["dish"]]))
    state = play(state, Shuffled("stacks", order), Shuffled("cups", ("cool", "swap")))
    tops = ["volcano-chili", "ravioli-rabiati", "gazpacho-polar", "steak-tartan", "salad-of-lawn"]
    assert {line["dish"] for line in legal(state)} == set(tops)
    assert why_not(state, take("herring-in-a-nest")) == "dish_not_available"

    state = play(state, take("volcano-chili"))
    assert why_not(state, take("souffle-at-your-own-risk")) is None


def test_the_cups_may_be_dealt_before_the_stacks() -> None:
    start = rules.setup(header(options={"new_dish_from": "top_of_stack"}))
    stacks, cups = Shuffled("stacks", tuple(reversed(start.dishes))), Shuffled("cups", ("vp", "vp"))

    assert play(start, stacks, cups) == play(start, cups, stacks)


def test_a_view_of_the_stacks_tells_the_top_tiles_only() -> None:
    deck = [row["id"] for row in DECK["dish"]]
    start = rules.setup(header(options={"new_dish_from": "top_of_stack"}))
    view = rules.observe(play(start, Shuffled("stacks", tuple(reversed(deck)))), 0)

    tops = ["volcano-chili", "ravioli-rabiati", "gazpacho-polar", "steak-tartan", "salad-of-lawn"]
    assert list(view.dishes) == [*tops, *(dish for dish in deck if dish not in tops)]


def test_misses_go_to_the_sink() -> None:
    state = kitchen(options={"misses_count": False})
    state = play(state, season("pepper"), poured(pepper=1, spilled={"pepper": 1, "salt": 1}))

    assert (pan(state, 0), state.sink.as_dict()) == ({"pepper": 1}, {"pepper": 1, "salt": 1})


@pytest.mark.parametrize("foul", ["second_dip", "shaken", "tapped", "slant"])
def test_a_foul_spoils_the_action(foul: str) -> None:
    state = kitchen(options={"foul": "spoil_action"})
    state = play(state, season("pepper"), poured(foul, pepper=1, spilled={"salt": 1}))

    assert (pan(state, 0), state.sink.as_dict(), state.actions_left) == ({}, {"pepper": 1, "salt": 1}, 2)


def test_a_foul_that_stops_the_tip_counts_what_fell() -> None:
    assert pan(play(kitchen(), season("pepper"), poured("shaken", pepper=1)), 0) == {"pepper": 1}


def test_slant_allowed_is_no_foul() -> None:
    state = kitchen(options={"foul": "spoil_action", "slant": "allowed"})

    assert pan(play(state, season("pepper"), poured("slant", pepper=1)), 0) == {"pepper": 1}
    assert pan(play(state, season("pepper"), poured("slant", "tapped", pepper=1)), 0) == {}


def test_serve_auto_serves_at_every_choice_of_the_own_turn() -> None:
    auto = {"serve": "auto"}
    state = play(kitchen(stove("steak-tartan", 1, {"pepper": 2}), READY, options=auto), HEAT, rolled("1"))
    assert state.cook.finished == ("steak-tartan",)
    assert legal_names(state) == {"take_dish", "take_crepe"}

    state = play(state, take("salad-of-lawn"), END)
    assert (state.turn, state.cook.finished, state.cook.stove.dish) == (1, (MAMMOTH,), None)


def test_serve_auto_serves_after_a_swap() -> None:
    state = kitchen(stove("steak-tartan", cups=["swap"]), READY, options={"serve": "auto"})

    assert play(state, drink("swap", target=1)).seats[0].finished == (MAMMOTH,)


def test_spoiled_points() -> None:
    state = play(kitchen(stove(MAMMOTH, 6), options={"spoiled_points": -1}), BIN)

    assert points(state, 0) == -1


CREPE_READY = {"actions_left": 2}
HOT_CREPE = stove("crepe", 2, crepe="in_pan")


def test_crepe_ends_turn() -> None:
    state = kitchen(HOT_CREPE, options={"crepe_ends_turn": False}, **CREPE_READY)
    state = play(state, FLIP, flipped("picture_up"), take("salad-of-lawn"))

    assert (state.turn, state.actions_left) == (0, 1)


def test_crepe_burn_ends_turn() -> None:
    state = play(kitchen(BURNT_CREPE, options={"crepe_burn_ends_turn": False}), BIN, take("salad-of-lawn"))

    assert (state.turn, state.actions_left) == (0, 3)


def test_crepe_first() -> None:
    state = play(rules.setup(header(options={"crepe_first": True})), Shuffled("cups", ("cool", "swap")), CREPE)
    assert state.turn == 1

    state = play(state, take("salad-of-lawn"))
    assert (state.turn, legal_names(state)) == (0, {"heat", "end_turn"})


def test_hidden_cups_are_hidden_from_the_others() -> None:
    ann, bob = stove(MAMMOTH, cups=["cool"]), stove("steak-tartan", cups=["swap", "spoons"])
    view = rules.observe(kitchen(ann, bob, options={"hidden_cups": True}), 0)

    assert view.seats[0].cups == (Cup.COOL,)
    assert view.seats[1].cups == (Cup.UNKNOWN, Cup.UNKNOWN)
    assert set(view.supply) == {Cup.UNKNOWN}


def test_with_hidden_cups_a_thief_names_the_cook_and_chance_the_cup() -> None:
    used = [*["cool"] * 2, *["spoons"] * 2, *["reseason"] * 3, *["swap"] * 2]
    bob = stove("steak-tartan", cups=["swap"], vp_cups=3)
    state = kitchen(None, bob, options={"hidden_cups": True}, supply_cups={}, used_cups=used)
    state = play(state, HEAT, rolled("cup"))
    assert legal(state) == [{"move": "steal_cup", "from": 1}]
    assert why_not(state, move("steal_cup", **{"from": 1, "cup": "swap"})) == "no_such_cup"

    state = play(state, move("steal_cup", **{"from": 1}))
    assert rules.pending(state) == Shuffle("cup")
    assert play(state, drawn("swap")).seats[0].cups == (Cup.SWAP,)


def test_must_use_actions() -> None:
    state = kitchen(options={"must_use_actions": True})

    assert why_not(state, END) == "turn_must_go_on"


def test_bottle_fill_and_salt() -> None:
    state = rules.setup(header(options={"bottle_fill": 20, "bottle_salt": 6}))

    assert bottle(state, "herbs") == {"herbs": 20, "salt": 6}


def test_a_refill_follows_the_bottle_salt() -> None:
    ann, salted = stove(MAMMOTH, 6, {"lemon": 15, "salt": 3}), {"lemon": {"salt": 3}}
    state = play(kitchen(ann, options={"bottle_salt": 6}, bottles=salted), BIN)

    assert bottle(state, "lemon") == {"lemon": 15, "salt": 6}


def test_without_free_after_third_the_turn_ends_with_the_third_spoon() -> None:
    ann = stove("steak-tartan", 1, {"pepper": 2}, cups=["cool"])
    state = play(kitchen(ann, stove(MAMMOTH), options={"free_after_third": False}, actions_left=1), HEAT, rolled("1"))
    assert state.turn == 1

    burnt = play(kitchen(stove(MAMMOTH, 5), options={"free_after_third": False}, actions_left=1), HEAT, rolled("1"))
    assert (burnt.turn, burnt.seats[0].stove.dish) == (1, MAMMOTH)


def test_season_with_what_is_needed() -> None:
    state = kitchen(stove(MAMMOTH, 0, {"pepper": 1, "lemon": 1}), options={"season_with": "needed"})

    assert [line["bottle"] for line in legal(state) if line["move"] == "season"] == ["pepper"]
    assert why_not(state, season("herbs")) == "bottle_not_needed"


def test_colour_rule_used() -> None:
    ann = stove(None, spoiled=["volcano-chili"])

    assert why_not(kitchen(ann), take("herring-in-a-nest")) is None
    assert why_not(kitchen(ann, options={"colour_rule": "used"}), take("herring-in-a-nest")) == "colour_closed"


def test_crepe_heat_sets() -> None:
    state = kitchen(stove("crepe", 5, crepe="in_pan"), stove(MAMMOTH, 1), options={"crepe_heat": "sets"})

    assert play(state, HEAT, rolled("3")).seats[0].stove.heat == 3
    assert play(state, HEAT, rolled("all")).seats[0].stove.heat == 6
    assert play(play(state, END), HEAT, rolled("3")).seats[1].stove.heat == 4


def test_reseason_tips() -> None:
    state = kitchen(stove(MAMMOTH, cups=["reseason"]), stove("steak-tartan"), options={"reseason_tips": 3})
    state = play(state, drink("reseason", target=1, bottle="pepper"), poured(pepper=1))
    assert rules.describe(state)["pour"]["tips_left"] == 2

    state = play(state, poured(), poured(pepper=1))
    assert (legal_names(state) >= {"heat"}, pan(state, 1)) == (True, {"pepper": 2})


def test_without_crepes_and_stars() -> None:
    assert why_not(kitchen(stove(None), options={"crepes": False}), CREPE) == "crepe_not_now"
    assert play(kitchen(READY, options={"stars": False}), SERVE).seats[0].stars == 0


def test_what_costs_an_action_needs_one() -> None:
    costly = {"serve_costs": 1, "coffee_costs": 1}
    assert play(kitchen(READY, options=costly), SERVE).actions_left == 2

    spent = kitchen({**READY, "cups": ["cool"]}, options=costly, actions_left=1)
    spent = play(spent, season("lemon"), poured())
    assert spent.turn == 1


def test_cool_may_cost_an_action() -> None:
    state = play(kitchen(stove(MAMMOTH, 5, cups=["cool"]), options={"coffee_costs": 1}), drink("cool", levels=1))

    assert state.actions_left == 2
