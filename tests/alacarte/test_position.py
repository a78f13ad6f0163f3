"""Given positions: what is filled, and what does not add up."""

from __future__ import annotations

import pytest
from kitchen_builder import DECK, bottle, does_not_add_up, header, kitchen, legal_names, play, poured, stove

from simulator.alacarte import rules
from simulator.alacarte.components import Cup
from simulator.game import BadSetup, Choose, Chosen
from simulator.vocabulary import Flip, Pour, Roll, Shuffle

MAMMOTH = "mammoth-bourguignon"


def test_an_empty_position_is_the_first_turn_with_new_dishes_due() -> None:
    state = rules.setup(header(first=1, position={}))

    assert (state.turn, state.actions_left, rules.pending(state)) == (1, 3, Choose(1))
    assert len(state.dishes) == len(DECK["dish"])


def test_cups_tiles_and_stars_that_are_nowhere_else_are_filled() -> None:
    ann = stove(MAMMOTH, finished=["gherkin-in-love"], stars=1, vp_cups=1, cups=["cool"])
    state = kitchen(ann, used_cups=["swap"])

    assert sorted(state.supply) == sorted([*["vp"] * 2, *["swap"] * 2, *["spoons"] * 2, *["reseason"] * 3, "cool"])
    assert set(state.dishes).isdisjoint({MAMMOTH, "gherkin-in-love", "steak-tartan"})
    assert (len(state.dishes), state.stars_left) == (17, 8)


def test_a_bottle_left_out_holds_what_is_missing_of_its_colour() -> None:
    state = kitchen(stove(MAMMOTH, 0, {"lemon": 2}), sink={"lemon": 3})

    assert bottle(state, "lemon") == {"lemon": 10, "salt": 5}


def test_missing_salt_is_taken_one_at_a_time_from_the_fullest_bottles_left_out() -> None:
    state = kitchen(stove(MAMMOTH, 0, {"salt": 2}), sink={"salt": 3})

    assert [state.bottle(colour)["salt"] for colour in ("lemon", "pepper", "paprika", "herbs")] == [3, 4, 4, 4]


def test_a_given_bottle_gives_no_salt() -> None:
    state = kitchen(sink={"salt": 2}, bottles={"lemon": {"lemon": 15, "salt": 5}})

    assert [state.bottle(colour)["salt"] for colour in ("lemon", "pepper", "paprika", "herbs")] == [5, 4, 4, 5]


@pytest.mark.parametrize(
    ("position", "word"),
    [
        ({"bottles": {"lemon": {"lemon": 14, "salt": 5}}}, "lemon"),
        ({"bottles": {"lemon": {"lemon": 15, "salt": 6}}}, "salt"),
        ({"bottles": {"lemon": {"lemon": 15, "salt": 3}}}, "salt"),
        ({"bottles": {"lemon": {"lemon": 15, "salt": 4, "herbs": 1}}}, "herbs"),
        ({"sink": {"lemon": 16}}, "lemon"),
        ({"sink": {"salt": 21}}, "salt"),
        ({"supply_cups": {"cool": 2}}, "cups"),
        ({"used_cups": ["cool", "cool", "cool"]}, "cool"),
        ({"used_cups": ["vp"]}, "vp"),
        ({"dishes": []}, "times"),
        ({"dishes": [row["id"] for row in DECK["dish"]]}, "times"),
        ({"dishes": ["soup"]}, "soup"),
        ({"stars_left": 8}, "stars"),
        ({"turn": 2}, "turn"),
        ({"actions_left": 7}, "actions_left"),
        ({"flips_failed": 3}, "flips_failed"),
        ({"last_lap": True}, "last_lap"),
        ({"turn_ends": True}, "turn_ends"),
        ({"setup": [1, 0]}, "setup"),
        ({"pending": "flip"}, "flip"),
        ({"pending": "pour"}, "pour"),
        ({"pending": "stacks"}, "still to choose"),
        ({"pending": "steal_cup"}, "steal_cup"),
        ({"pending": "die", "actions_left": 0}, "die"),
        ({"pour": {"target": 0, "bottle": "lemon"}}, "pour"),
        ({"steal_from": 1}, "steal_from"),
        ({"pending": "pour", "pour": {"target": 1, "bottle": "lemon", "why": "season"}}, "pour"),
        ({"pending": "pour", "pour": {"target": 0, "bottle": "lemon", "why": "reseason"}}, "pour"),
    ],
)
def test_what_does_not_add_up_is_refused_in_words(position: dict[str, object], word: str) -> None:
    assert word in does_not_add_up(**position)


@pytest.mark.parametrize(
    ("seat", "word"),
    [
        (stove(MAMMOTH, 8), "heat"),
        (stove("steak-tartan"), "steak-tartan"),
        (stove(MAMMOTH, finished=[MAMMOTH]), MAMMOTH),
        (stove(MAMMOTH, crepe="in_pan"), "crepe"),
        (stove("crepe", crepe="unused"), "crepe"),
        (stove(None, 0, {"lemon": 1}), "pan"),
        (stove(MAMMOTH, cups=["vp"]), "vp"),
        (stove(MAMMOTH, cups=["cool"] * 3), "cool"),
        (stove(MAMMOTH, stars=10), "stars"),
        (stove(MAMMOTH, points=1), "points"),
        (stove(MAMMOTH, name="Zoe"), "Zoe"),
    ],
)
def test_a_seat_that_does_not_add_up_is_refused_in_words(seat: dict[str, object], word: str) -> None:
    assert word in does_not_add_up(ann=seat)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"pans": []}, "unknown_key"),
        ({"seats": [{"cup": []}, {}]}, "unknown_key"),
        ({"seats": [{}]}, "position_does_not_add_up"),
        ({"seats": [{}, 3]}, "malformed"),
        ({"seats": [{"dish": "soup"}, {}]}, "no_such_dish"),
        ({"seats": [{"dish": 3}, {}]}, "malformed"),
        ({"turn": True}, "malformed"),
        ({"turn": 10**40}, "malformed"),
        ({"pending": "lunch"}, "malformed"),
        ({"bottles": {"salt": {}}}, "malformed"),
        ({"cups_closed": 1}, "malformed"),
        ({"setup": [True]}, "malformed"),
        ({"pour": {"target": 0}}, "malformed"),
    ],
)
def test_a_position_that_cannot_be_read_is_refused(position: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSetup) as caught:
        rules.setup(header(position=position))

    assert caught.value.refusal.reason == reason


@pytest.mark.parametrize(
    ("position", "pending"),
    [
        ({"pending": "die"}, Roll(0)),
        ({"pending": "choose_heat"}, Choose(0)),
        ({"pending": "cup"}, Shuffle("cup")),
        ({"pending": "over"}, None),
    ],
)
def test_a_position_may_wait_for_anything(position: dict[str, object], pending: object) -> None:
    assert rules.pending(kitchen(**position)) == pending


def test_a_position_may_wait_for_a_pour_or_a_flip() -> None:
    crepe = stove("crepe", 2, crepe="in_pan")
    assert rules.pending(kitchen(crepe, pending="flip", actions_left=2)) == Flip(0)

    pour = {"target": 1, "bottle": "lemon", "why": "reseason"}
    state = kitchen(pending="pour", pour=pour)
    assert isinstance(rules.pending(state), Pour)
    assert play(state, poured(lemon=1)).seats[1].stove.pan.as_dict() == {"lemon": 1}


def test_a_position_may_be_in_the_middle_of_the_set_up() -> None:
    seats = [{"dish": MAMMOTH, "cups": ["cool"]}, {"cups": ["swap"]}]
    state = rules.setup(header(position={"seats": seats, "setup": [1]}))

    assert (state.turn, state.actions_left, legal_names(state)) == (1, 0, {"take_dish"})


def test_a_position_before_the_cups_are_dealt() -> None:
    assert rules.setup(header(position={"pending": "cups"})) == rules.setup(header())


def test_the_position_says_what_a_seat_would_score_now() -> None:
    ann = stove(MAMMOTH, finished=["volcano-chili"], vp_cups=2, crepe="finished")

    assert rules.describe(kitchen(ann))["seats"][0]["points"] == 6 + 2 + 5


def test_what_happens_by_itself_happens_in_a_given_position_too() -> None:
    assert kitchen(actions_left=0).turn == 1
    assert kitchen(stove(MAMMOTH, 3, {"pepper": 2, "lemon": 1}), options={"serve": "auto"}).cook.finished == (MAMMOTH,)


def test_every_legal_move_is_a_line_of_a_log_and_back() -> None:
    state = kitchen(stove(MAMMOTH, 2, cups=["cool", "swap", "reseason", "spoons"]))

    for choice in rules.legal_moves(state):
        event = Chosen(0, choice)
        assert rules.event_from_json(rules.event_to_json(event)) == event


def test_a_supply_is_listed_in_one_order_whatever_was_drawn() -> None:
    assert kitchen(used_cups=["cool", "swap"]).supply == tuple(
        cup
        for cup, count in ((Cup.VP, 3), (Cup.SWAP, 2), (Cup.SPOONS, 2), (Cup.RESEASON, 3), (Cup.COOL, 1))
        for _ in range(count)
    )
