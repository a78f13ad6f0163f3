"""The three ends, who wins, and the last lap of `finish_round`."""

from __future__ import annotations

from kitchen_builder import (
    BIN,
    DECK,
    END,
    FLIP,
    HEAT,
    SERVE,
    flipped,
    kitchen,
    legal_names,
    play,
    rolled,
    stove,
    take,
    why_not,
    winners,
)

from simulator.alacarte import rules
from simulator.alacarte.state import State
from simulator.game import Standing

FOUR = ["sausage-in-a-knot", "fish-and-poker-chips", "lobster-thermometer", "herring-in-a-nest"]
LAWN = {"herbs": 1, "salt": 1}
"""Served without a star."""


def about_to_finish_the_fifth(**seat: object) -> dict[str, object]:
    return stove("salad-of-lawn", 0, LAWN, finished=FOUR, **seat)


def about_to_win_the_third_star() -> dict[str, object]:
    return stove("salad-of-lawn", 0, {"herbs": 1}, finished=["sausage-in-a-knot", "steak-tartan"], stars=2)


RICH = ["volcano-chili", "souffle-at-your-own-risk"]


def test_the_third_star_is_the_sole_winner_whatever_the_points() -> None:
    state = play(kitchen(about_to_win_the_third_star(), stove("mammoth-bourguignon", finished=RICH)), SERVE)

    assert state.over
    assert rules.pending(state) is None
    assert rules.standings(state) == (Standing(0, 1, 5, True), Standing(1, 2, 12, False))
    assert why_not(state, HEAT) == "game_over"


def test_the_fifth_finished_dish_ends_the_game() -> None:
    state = play(kitchen(about_to_finish_the_fifth()), SERVE)

    assert (state.over, winners(state)) == (True, [0])


def test_a_finished_crepe_counts_as_the_fifth_dish() -> None:
    ann = stove("crepe", 2, crepe="in_pan", finished=FOUR)

    assert play(kitchen(ann, actions_left=2), FLIP, flipped("picture_up")).over


def test_the_star_comes_before_the_fifth_dish() -> None:
    ann = stove("salad-of-lawn", 0, {"herbs": 1}, finished=FOUR, stars=2)
    bob = stove("mammoth-bourguignon", finished=[*RICH, "ravioli-rabiati", "duck-in-rubber-sauce"])

    assert winners(play(kitchen(ann, bob), SERVE)) == [0]


def without_tiles(ann: dict[str, object], **position: object) -> State:
    """Ann's turn; all tiles but hers and Bob's are spoiled already."""
    taken = {"salad-of-lawn", "steak-tartan"}
    rest = [row["id"] for row in DECK["dish"] if row["id"] not in taken]
    return kitchen(ann, stove("steak-tartan", spoiled=rest), **position)


def test_a_cook_who_cannot_place_anything_ends_the_game() -> None:
    state = play(without_tiles(stove("salad-of-lawn", 2, crepe="burnt", vp_cups=1)), BIN)

    assert (state.over, winners(state)) == (True, [0])


def test_an_unused_crepe_counts_as_something() -> None:
    assert legal_names(play(without_tiles(stove("salad-of-lawn", 2)), BIN)) == {"take_crepe"}


def test_under_the_option_an_unused_crepe_does_not_count() -> None:
    options = {"unused_crepe_counts": False}

    assert play(without_tiles(stove("salad-of-lawn", 2), options=options), BIN).over


def test_most_points_win_and_ties_share() -> None:
    ann = about_to_finish_the_fifth(vp_cups=1)
    bob = stove("mammoth-bourguignon", finished=[*RICH, "carpaccio-of-ice"], vp_cups=2, crepe="unused")
    cy = stove("steak-tartan", finished=["ravioli-rabiati"])
    state = play(kitchen(ann, bob, cy), SERVE)

    assert rules.standings(state) == (
        Standing(0, 1, 16, True),
        Standing(1, 2, 15, False),
        Standing(2, 3, 4, False),
    )
    tied = play(kitchen({**ann, "vp_cups": 0}, bob, cy), SERVE)
    assert [(row.seat, row.rank) for row in rules.standings(tied)] == [(0, 1), (1, 1), (2, 3)]
    assert winners(tied) == [0, 1]


def test_nobody_has_won_before_the_end() -> None:
    assert winners(kitchen(stove("steak-tartan", finished=["volcano-chili"]), stove("mammoth-bourguignon"))) == []


# finish_round

LAP = {"finish_round": True}


def test_the_turn_that_triggers_the_end_is_over_and_the_others_finish_the_round() -> None:
    state = play(kitchen(about_to_finish_the_fifth(), options=LAP), SERVE)
    assert (state.over, state.turn, state.last_lap) == (False, 1, True)

    assert play(state, END).over


def test_the_empty_pan_of_the_triggering_cook_cannot_be_swapped() -> None:
    bob = stove("mammoth-bourguignon", cups=["swap"])
    state = play(kitchen(about_to_finish_the_fifth(), bob, options=LAP), SERVE)

    assert why_not(state, {"move": "drink", "cup": "swap", "target": 0}) == "bad_target"


def test_a_star_win_still_ends_everything() -> None:
    assert play(kitchen(about_to_win_the_third_star(), stove("mammoth-bourguignon"), options=LAP), SERVE).over


def test_in_the_last_lap_another_fifth_dish_ends_that_turn_only() -> None:
    ann = stove("salad-of-lawn", 0, LAWN, finished=["sausage-in-a-knot"])
    bob = stove("carpaccio-of-ice", 0, {"lemon": 1, "salt": 1}, finished=["volcano-chili"])
    state = kitchen(ann, bob, stove("steak-tartan"), options=LAP | {"dish_goal": 2})

    state = play(state, SERVE, SERVE)

    assert (state.over, state.turn) == (False, 2)
    assert play(state, END).over


def test_a_dish_served_in_the_last_lap_is_followed_by_a_new_one() -> None:
    state = play(kitchen(about_to_finish_the_fifth(), stove("steak-tartan", 2, {"pepper": 2}), options=LAP), SERVE)
    state = play(state, SERVE, take("gazpacho-polar"), HEAT, rolled("1"))

    assert (state.turn, state.actions_left) == (1, 2)
