"""The card game of courses, beyond what the cases say: passing over, refills that fall short, the end, views."""

from __future__ import annotations

from random import Random

import pytest
from card_table import cards, menu, play

from simulator.cards.courses import rules
from simulator.cards.courses.components import BROKEN, PLAIN, Cards
from simulator.cards.courses.moves import DRAWS, Discard, Draw, EndTurn, Meld, Move, Source
from simulator.cards.courses.state import Waits
from simulator.game import Choose

DRAW, TAKE, END = {"move": "draw", "from": "deck"}, {"move": "draw", "from": "discard"}, {"move": "end_turn"}
LAY = {"move": "meld", "cards": ["appetizer", "main", "dessert"]}


def drop(course: str) -> dict[str, str]:
    return {"move": "discard", "card": course}


def test_who_can_draw_nothing_is_passed_over_and_that_uses_up_the_turn() -> None:
    state = menu("aammd", "mm", "aad", deck="m", discard="d")

    after = play(state, DRAW, drop("main"))

    assert after.deck == ()
    assert after.discard == cards("dm")
    assert after.turn == 1, "two cards in the pile: the one below the top can still be drawn"

    blocked = menu("aammd", "mm", "aad", discard="", deck="d")
    after = play(blocked, DRAW, drop("main"))

    assert after.turn == 2, "only a main course lies there, and Bob could drop nothing else"
    assert after.turns_left == 10


def test_passing_over_the_last_cook_counts_the_round_down() -> None:
    state = menu("aamd", "mm", deck="d")

    after = play(state, DRAW, drop("main"))

    assert after.turn == 0
    assert after.turns_left == 9


def test_when_nobody_can_draw_the_game_is_over() -> None:
    state = menu("mmm", "mm", deck="m")

    after = play(state, DRAW, drop("main"))

    assert rules.pending(after) is None
    assert after.turns_left == 9, "turns are left, but no card"


def test_a_hand_is_refilled_as_far_as_cards_reach() -> None:
    state = menu("aammdd", "aammdd", deck="ad", discard="", mode="meld")

    after = play(state, DRAW, drop("main"), LAY)

    assert after.cook.hand == Cards.of(cards("aadd"))
    assert (after.deck, after.discard) == ((), cards("m"))
    assert rules.legal_moves(after) == (EndTurn(),)


def test_a_refill_waits_for_the_discard_pile_to_be_shuffled() -> None:
    state = menu("aammdd", "aammdd", deck="ad", discard="mm", mode="meld")

    waiting = play(state, DRAW, drop("main"), LAY)
    after = play(waiting, {"chance": "shuffle", "cards": ["main", "main"]})

    assert waiting.waits is Waits.SHUFFLE
    assert after.cook.hand.total == 6
    assert (after.waits, after.discard) == (Waits.MELD, cards("m"))


def test_time_up_while_the_cards_are_shuffled_lets_the_turn_be_finished() -> None:
    state = menu("aammdd", "aammdd", discard="mam", timer={"seconds": 60})

    after = play(state, DRAW, {"chance": "time_up"}, {"chance": "shuffle", "cards": ["appetizer", "main"]})

    assert rules.pending(after) == Choose(0)
    assert rules.pending(play(after, drop("main"))) is None


def test_no_clock_runs_where_turns_are_counted_or_the_time_is_up() -> None:
    timed = menu("aammdd", "aammdd", deck="aa", discard="m", timer={"seconds": 60})

    assert rules.clock_s(timed) == 60
    assert rules.clock_s(play(timed, DRAW, {"chance": "time_up"})) is None
    assert rules.clock_s(menu("aammdd", "aammdd", deck="aa", discard="m")) is None


def test_dishes_on_the_table_and_in_the_hand_count_together() -> None:
    state = menu("aamd", "aammdd").with_seat(0, melded=(PLAIN, BROKEN))

    assert rules.describe(state)["seats"][0]["points"] == 3
    assert rules.describe(state.with_seat(0, hand=Cards.of(cards("aam"))))["seats"][0]["points"] == 2


def test_the_standing_shares_ranks() -> None:
    state = menu("aammdd", "mmmmmm", "aammdd").but(waits=Waits.OVER)

    assert [(one.seat, one.rank, one.points, one.winner) for one in rules.standings(state)] == [
        (0, 1, 2, True),
        (2, 1, 2, True),
        (1, 3, 0, False),
    ]


def test_what_lay_openly_is_known_and_the_rest_is_not() -> None:
    state = play(menu("aammdd", "aaaadd", deck="md", discard="m"), TAKE, drop("dessert"))

    seen = rules.observe(state, 1)

    assert seen.seats[0].hand is None
    assert seen.seats[0].points is None
    assert seen.seats[0].cards == 6
    assert seen.seats[0].taken == Cards.of(cards("m"))
    assert seen.seats[0].dropped == Cards.of(cards("d"))
    assert seen.hand == Cards.of(cards("aaaadd"))
    assert (seen.deck, seen.discard) == (2, cards("d"))


def test_a_card_that_was_taken_openly_and_dropped_is_not_in_the_hand_any_more() -> None:
    state = menu("aammdd", "aaaadd", deck="mda", discard="m")

    after = play(state, TAKE, drop("dessert"), DRAW, drop("appetizer"), DRAW, drop("main"))

    assert rules.observe(after, 1).seats[0].taken == Cards()


def test_hands_are_shown_when_the_game_is_over() -> None:
    state = menu("aammdd", "aaaadd").but(waits=Waits.OVER)

    assert rules.observe(state, 1).seats[0].hand == Cards.of(cards("aammdd"))
    assert rules.observe(state, 1).seats[0].points == 2


@pytest.mark.parametrize(
    ("move", "reveals"),
    [(DRAWS[0], True), (Draw(Source.DISCARD), False), (Discard(cards("a")[0]), False), (Meld(PLAIN), True)],
)
def test_what_shows_a_hidden_card_cannot_be_taken_back(move: Move, reveals: bool) -> None:
    assert rules.reveals(menu("aammdd", "aammdd"), move) is reveals


def test_deal_shuffles_only_what_has_to_be_shuffled() -> None:
    with pytest.raises(ValueError, match="no shuffle"):
        rules.deal(menu("aammdd", "aammdd", deck="a", discard="m"), Random(1))
