"""Seasoning, spoiling, serving, stars and the crepe, paragraph by paragraph."""

from __future__ import annotations

import pytest
from kitchen_builder import (
    BIN,
    CREPE,
    END,
    FLIP,
    HEAT,
    SERVE,
    bottle,
    drink,
    flipped,
    kitchen,
    legal_names,
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
from simulator.alacarte.components import Cup, Deck
from simulator.alacarte.scoring import Spoiled, finished, in_range, points, spoiled, star_earned
from simulator.alacarte.state import Crepe, Stove
from simulator.vocabulary import Condiment, Pour, Tally

MAMMOTH = "mammoth-bourguignon"
ON_FIRE = stove("crepe", 6, crepe="in_pan")
IN_PAN = stove("crepe", crepe="in_pan")


def cooking(dish: str, heat: int, **pieces: int) -> tuple[Deck, Stove]:
    """Deck and stove of a cook who has this in the pan."""
    state = kitchen(stove(dish, heat, pieces), stove("steak-tartan" if dish != "steak-tartan" else "volcano-chili"))
    return state.deck, state.seats[0].stove


# Season


def test_a_pour_is_asked_with_all_that_the_act_needs() -> None:
    asked = rules.pending(play(kitchen(), season("paprika")))

    assert asked == Pour(0, 0, Condiment.PAPRIKA, Tally.of(paprika=15, salt=5), "season", True)


def test_everything_that_leaves_the_bottle_counts_misses_too() -> None:
    state = play(kitchen(), season("pepper"), poured(pepper=1, spilled={"pepper": 1, "salt": 1}))

    assert pan(state, 0) == {"pepper": 2, "salt": 1}
    assert bottle(state, "pepper") == {"pepper": 13, "salt": 4}
    assert state.actions_left == 2


def test_a_tip_from_which_nothing_falls_is_an_action() -> None:
    assert play(kitchen(), season("pepper"), poured()).actions_left == 2


def test_colours_that_are_not_asked_for_are_allowed() -> None:
    assert why_not(kitchen(), season("herbs")) is None


@pytest.mark.parametrize("dish", ["breakfast-fidel", "eau-pour-le-cafe"])
def test_a_dish_without_condiments_is_never_seasoned(dish: str) -> None:
    assert why_not(kitchen(stove(dish)), season("lemon")) == "dish_cannot_be_seasoned"


def test_more_may_not_fall_than_the_bottle_holds() -> None:
    state = play(kitchen(), season("pepper"))

    assert why_unexpected(state, poured(lemon=1)) == "more_than_in_bottle"
    assert why_unexpected(state, poured(salt=3, spilled={"salt": 3})) == "more_than_in_bottle"


# Spoiled, in range, finished


@pytest.mark.parametrize("kind", list(Condiment))
def test_three_of_one_kind_over_season_the_dish(kind: Condiment) -> None:
    assert spoiled(*cooking(MAMMOTH, 0, **{kind.value: 2})) is None
    assert spoiled(*cooking(MAMMOTH, 0, **{kind.value: 3})) is Spoiled.OVER_SEASONED


def test_three_salt_from_different_bottles_spoil_the_dish() -> None:
    state = play(kitchen(stove(MAMMOTH, 0, {"salt": 2})), season("lemon"), poured(salt=1))

    assert spoiled(state.deck, state.seats[0].stove) is Spoiled.OVER_SEASONED


def test_a_dish_is_burnt_at_the_red_number() -> None:
    assert spoiled(*cooking(MAMMOTH, 5)) is None
    assert spoiled(*cooking(MAMMOTH, 6)) is Spoiled.BURNT


def test_in_range_is_within_green() -> None:
    assert [in_range(*cooking(MAMMOTH, heat)) for heat in range(8)] == [heat in (3, 4, 5) for heat in range(8)]


def test_a_cold_dish_cooks_at_nothing() -> None:
    assert finished(*cooking("carpaccio-of-ice", 0, lemon=1))


def test_finished_asks_for_every_piece_and_allows_more() -> None:
    assert not finished(*cooking(MAMMOTH, 3, pepper=2))
    assert not finished(*cooking(MAMMOTH, 2, pepper=2, lemon=1))
    assert finished(*cooking(MAMMOTH, 3, pepper=2, lemon=1))
    assert finished(*cooking(MAMMOTH, 3, pepper=2, lemon=2, salt=2, herbs=1))
    assert not finished(*cooking(MAMMOTH, 3, pepper=3, lemon=1))


# Serve and star


def test_a_served_dish_goes_to_the_tray_and_its_pieces_to_the_sink() -> None:
    state = play(kitchen(stove(MAMMOTH, 3, {"pepper": 2, "lemon": 2})), SERVE)

    assert state.cook.finished == (MAMMOTH,)
    assert state.sink.as_dict() == {"lemon": 2, "pepper": 2}
    assert (state.cook.stove.heat, state.cook.stove.dish, state.actions_left) == (0, None, 3)
    assert points(state, 0) == 3
    assert play(state, take("gherkin-in-love"), HEAT, rolled("1")).actions_left == 2


def test_a_dish_that_is_not_finished_is_not_served() -> None:
    assert why_not(kitchen(), SERVE) == "dish_not_finished"
    assert why_not(kitchen(IN_PAN), SERVE) == "dish_not_finished"


def test_a_star_asks_for_exactly_what_is_asked() -> None:
    assert star_earned(*cooking(MAMMOTH, 3, pepper=2, lemon=1))
    assert not star_earned(*cooking(MAMMOTH, 3, pepper=2, lemon=2))
    assert not star_earned(*cooking(MAMMOTH, 3, pepper=2, lemon=1, herbs=1))
    assert not star_earned(*cooking(MAMMOTH, 3, pepper=2, lemon=1, salt=1))


def test_there_is_no_star_for_a_dish_that_asks_for_nothing() -> None:
    state = play(kitchen(stove("breakfast-fidel", 2)), SERVE)

    assert (state.seats[0].stars, points(state, 0)) == (0, 1)


# Crepe


def test_placing_the_crepe_ends_the_turn_and_loses_the_spoons() -> None:
    state = play(kitchen(stove(None)), CREPE)

    assert (state.turn, state.actions_left) == (1, 3)
    assert state.seats[0].crepe is Crepe.IN_PAN


def test_the_crepe_is_there_once_a_game() -> None:
    assert why_not(kitchen(stove(None, crepe="finished")), CREPE) == "crepe_used"
    assert why_not(kitchen(stove(None, crepe="burnt")), CREPE) == "crepe_used"
    assert why_not(kitchen(), CREPE) == "pan_not_empty"


def test_the_first_action_with_a_crepe_is_heat_then_only_flips() -> None:
    state = kitchen(IN_PAN)
    assert legal_names(state) == {"heat", "end_turn"}
    assert why_not(state, FLIP) == "heat_first"

    state = play(state, HEAT, rolled("1"))
    assert legal_names(state) == {"flip", "end_turn"}
    assert why_not(state, HEAT) == "only_flips_now"


def test_without_a_crepe_there_is_nothing_to_flip() -> None:
    assert why_not(kitchen(), FLIP) == "no_flip_now"


def test_no_cup_is_used_while_the_crepe_is_in_the_pan_but_one_may_be_drawn() -> None:
    state = kitchen(stove("crepe", 2, crepe="in_pan", cups=["cool"]))
    assert why_not(state, drink("cool", levels=1)) == "no_cups_with_crepe"

    state = play(state, HEAT, rolled("cup"), rules.event_from_json({"chance": "cup", "cup": "swap"}))
    assert state.cook.cups == (Cup.COOL, Cup.SWAP)


def test_a_flipped_crepe_scores_and_the_turn_ends_with_the_new_dish() -> None:
    crepe = stove("crepe", crepe="in_pan", cups=["spoons"])
    state = play(kitchen(crepe), HEAT, rolled("1"), FLIP, flipped("picture_up"))

    assert legal_names(state) == {"take_dish"}
    assert (points(state, 0), state.seats[0].stars) == (5, 0)
    after = play(state, take("gherkin-in-love"))
    assert (after.turn, after.seats[0].crepe) == (1, Crepe.FINISHED)


@pytest.mark.parametrize("landed", ["recipe_up", "beside"])
def test_a_failed_flip_puts_the_crepe_back_and_the_second_ends_the_turn(landed: str) -> None:
    state = play(kitchen(IN_PAN), HEAT, rolled("1"), FLIP, flipped(landed))
    assert (state.turn, state.flips_failed, state.actions_left) == (0, 1, 1)

    state = play(state, FLIP, flipped(landed))
    assert (state.turn, state.seats[0].crepe, state.flips_failed) == (1, Crepe.IN_PAN, 0)


def test_a_crepe_burns_at_the_top_of_the_knob_whoever_rolls() -> None:
    state = play(kitchen(None, ON_FIRE), HEAT, rolled("all"), END)

    assert legal_names(state) == {"bin"}
    state = play(state, BIN)
    assert legal_names(state) == {"take_dish"}
    state = play(state, take("gherkin-in-love"))
    assert (state.turn, state.seats[1].crepe, state.seats[1].spoiled) == (0, Crepe.BURNT, ())


def test_a_burnt_crepe_costs_no_point_under_spoiled_points() -> None:
    state = play(kitchen(None, ON_FIRE, options={"spoiled_points": -1}), HEAT, rolled("all"), END, BIN)

    assert points(state, 1) == 0
