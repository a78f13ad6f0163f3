"""« À table ! », beyond what the cases say: points, rounds, who knows what."""

from __future__ import annotations

from card_table import fresh_stew, play, simmer

from simulator.cards.stew import rules
from simulator.cards.stew.components import DECK, Hungry, Ingredient
from simulator.cards.stew.moves import CALL, DRAW, POT
from simulator.cards.stew.state import LastRound, Waits
from simulator.game import Choose

FOUR_POTATOES = [("stone", "raccoon"), *[("potato", "pot")] * 4]
ALL_IN = [(card.value, "pot") for card in DECK]
CALLS = {"move": "call"}


def test_who_may_call_breaks_in_without_being_waited_for() -> None:
    assert rules.pending(simmer(fresh_stew(3), ("potato", "pot"))) == Choose(1, (2,))
    assert rules.pending(simmer(fresh_stew(3, call="own_turn"), ("potato", "pot"))) == Choose(1, ())


def test_nobody_breaks_in_while_a_card_is_held() -> None:
    assert rules.pending(play(simmer(fresh_stew(3), ("potato", "pot")), {"move": "draw"})) == Choose(1, ())


def test_the_reckoning_of_a_call_says_who_ate_what() -> None:
    after = play(simmer(fresh_stew(), ("potato", "pot"), ("carrot", "pot"), ("potato", "fox")), {**CALLS, "seat": 1})

    last = after.last_round
    assert last is not None
    assert last.reckoning is not None
    assert last.gains == (1, 0)
    assert last.reckoning.pot == (Ingredient.POTATO, Ingredient.CARROT)
    assert last.reckoning.eaten == ((Hungry.RACCOON, Ingredient.POTATO), (Hungry.RABBIT, Ingredient.CARROT))
    assert (last.reckoning.vagabond, last.reckoning.total) == (3, 3)


def test_a_sole_leader_without_a_call_loses_one_and_shared_leaders_nothing() -> None:
    ahead = fresh_stew(3).but(points=(3, 1, 1))
    level = fresh_stew(3).but(points=(3, 3, 1))

    assert simmer(ahead, *ALL_IN).points == (2, 1, 1)
    assert simmer(level, *ALL_IN).points == (3, 3, 1)


def test_five_points_by_the_mistake_of_another_win() -> None:
    after = play(simmer(fresh_stew().but(points=(4, 4)), ("leek", "pot")), {**CALLS, "seat": 1})

    assert after.points == (5, 4)
    assert [standing.seat for standing in rules.standings(after) if standing.winner] == [0]


def test_more_points_win_where_two_reach_five() -> None:
    state = fresh_stew(3).but(points=(0, 4, 5), waits=Waits.OVER)

    assert [standing.seat for standing in rules.standings(state) if standing.winner] == [2]


def test_a_farmer_knows_its_own_cards_and_sees_who_placed_where() -> None:
    state = simmer(fresh_stew(), ("stone", "fox"), ("potato", "pot"), ("leek", "pot"))
    state = play(state, {"move": "draw"})

    ann, bob = rules.observe(state, 0), rules.observe(state, 1)

    assert [one.ingredient for one in ann.placed] == [Ingredient.STONE, None, Ingredient.LEEK]
    assert [one.ingredient for one in bob.placed] == [None, Ingredient.POTATO, None]
    assert [(one.seat, one.hungry) for one in bob.placed] == [(0, Hungry.FOX), (1, None), (0, None)]
    assert bob.fed == {Hungry.FOX}
    assert len(bob.pot) == 2
    assert (ann.holder, ann.holds) == (1, None)
    assert bob.holds is Ingredient.POTATO


def test_the_pot_is_shown_after_a_call_and_only_then() -> None:
    called = play(simmer(fresh_stew(), *FOUR_POTATOES), CALLS)
    silent = simmer(fresh_stew(), *ALL_IN)

    shown = rules.observe(called, 1).last_round
    assert shown is not None
    assert shown.reckoning is not None
    assert shown.reckoning.pot == (Ingredient.POTATO,) * 4
    assert rules.observe(silent, 1).last_round == LastRound(None, (0, 0), None)
    assert rules.describe(silent)["last_round"] == {"total": 20, "caller": None}


def test_what_lay_on_the_hungry_is_never_shown() -> None:
    called = play(simmer(fresh_stew(), *FOUR_POTATOES), CALLS)

    assert "stone" not in repr(rules.observe(called, 1))


def test_drawing_and_calling_cannot_be_taken_back_placing_can() -> None:
    state = simmer(fresh_stew())

    assert rules.reveals(state, DRAW)
    assert rules.reveals(state, CALL)
    assert not rules.reveals(play(state, {"move": "draw"}), POT)


def test_a_match_without_a_window_is_stopped_after_sixty_rounds() -> None:
    assert rules.overlong(fresh_stew().but(round=60), 10_000) is None
    assert rules.overlong(fresh_stew().but(round=61), 3) == "not over after 60 rounds"
