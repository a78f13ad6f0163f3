"""The challenges: the same for everybody of one hour, and a score that everybody can count."""

from __future__ import annotations

import pytest

from simulator.event.challenges import (
    FORMULAS,
    Challenge,
    Order,
    Tip,
    act_seed,
    crepe_score,
    order_score,
    orders_of,
    pour_score,
    request_of,
    row_now,
    standard_deck,
    tips_of,
)
from simulator.vocabulary import Condiment, Flipped, Landed, Poured, Tally

DECK = standard_deck()
SOUP = Order("soup", "Soup", "green", Tally.of(lemon=2))
STEW = Order("stew", "Stew", "red", Tally.of(pepper=1, herbs=1))


def test_everybody_of_one_hour_gets_the_same_orders_and_the_next_hour_others():
    assert orders_of(500_000, DECK) == orders_of(500_000, DECK)
    assert len({orders_of(500_000 + hour, DECK) for hour in range(24)}) > 12
    assert act_seed(500_000, Challenge.POUR, 1) == act_seed(500_000, Challenge.POUR, 1)
    assert len({act_seed(500_000, Challenge.POUR, place) for place in range(5)}) == 5


@pytest.mark.parametrize("hour", range(40))
def test_there_are_three_different_orders_and_five_tips(hour: int):
    orders = orders_of(hour, DECK)

    assert len({order.dish for order in orders}) == 3
    assert [len(order.needs) for order in orders] == [1, 2, 2]
    assert len(tips_of(orders)) == 5


def test_a_tip_is_asked_for_with_a_full_bottle():
    assert request_of(Tip(0, Condiment.HERBS)).contents == Tally.of(herbs=15, salt=5)


@pytest.mark.parametrize(
    ("fallen", "points"),
    [
        (Tally.of(lemon=2), 30),
        (Tally.of(lemon=1), 25),
        (Tally.of(lemon=3), 25),
        (Tally.of(lemon=2, salt=1), 25),
        (Tally.of(salt=1), 15),
        (Tally.of(lemon=9), 0),
    ],
)
def test_each_piece_missing_or_too_many_costs_five(fallen: Tally, points: int):
    assert order_score(SOUP.needs, fallen) == points


def test_three_exact_orders_are_a_hundred_points():
    orders = (SOUP, STEW, SOUP)
    tips = tips_of(orders)
    exact = [Poured(Tally.of({tip.bottle: orders[tip.order].needs[tip.bottle]})) for tip in tips]

    assert pour_score(orders, tips, exact) == 100
    assert pour_score(orders, tips, exact[:1]) == 30
    assert pour_score(orders, tips, []) == 0


@pytest.mark.parametrize("hour", range(12))
def test_tipping_nothing_earns_nothing(hour: int):
    orders = orders_of(hour, DECK)
    tips = tips_of(orders)

    assert pour_score(orders, tips, [Poured() for _tip in tips]) == 0


def test_what_falls_beside_the_pan_counts_too():
    beside = Poured(Tally(), Tally.of(lemon=2))

    assert pour_score((SOUP,), tips_of((SOUP,)), [beside]) == 40


def test_the_longest_row_of_crepes_counts():
    up, down = Flipped(Landed.PICTURE_UP), Flipped(Landed.RECIPE_UP)

    assert crepe_score([up, up, down, up, up, up, down, up]) == 3
    assert crepe_score([down]) == 0
    assert crepe_score([]) == 0
    assert row_now([up, down, up, up]) == 2
    assert row_now([up, down]) == 0


def test_every_score_is_told_in_one_line():
    assert all("\n" not in FORMULAS[one]() and FORMULAS[one]() for one in Challenge)
