"""The balance of a deck: exact odds that the rules themselves confirm."""

from __future__ import annotations

from functools import cache

import pytest

from simulator.alacarte import rules
from simulator.alacarte.components import deck_from_table
from simulator.alacarte.moves import ChooseHeat, EndTurn, Heat, Season, Serve
from simulator.game import Choose, Chosen, stream
from simulator.lab.balance import DishOutlook, balance, crepe_outlook, kitchen_of
from simulator.players.bots import BOTS
from simulator.players.odds import flip_chance
from simulator.scene.decks import read_deck
from simulator.vocabulary import Condiment, Pour, Poured, Roll, Rolled, Shuffle, Tally

FACES = ("1", "2", "3", "choice", "all", "cup")


@cache
def deck():
    return deck_from_table(read_deck("standard"), "standard")


def outlook(dish, bot="regular", scene="standard"):
    return DishOutlook(kitchen_of(deck(), scene, BOTS[bot]), deck()[dish]).at()


def test_a_dish_without_condiments_only_needs_heat():
    # green from 2 to 4, burnt from 5: two throws at most that count, six in five throws do
    found = outlook("breakfast-fidel")

    assert found.finished == pytest.approx(1.0)
    assert found.star == 0.0
    # one level for two faces of five, then one throw more; 6/5 throws each
    assert found.actions == pytest.approx(6 / 5 * (1 + 2 / 5))


@pytest.mark.parametrize("bot", list(BOTS))
def test_odds_are_odds(bot):
    for dish in deck().dishes:
        found = outlook(dish.id, bot)

        assert 0 <= found.star <= found.finished <= 1
        assert found.actions >= 1


def test_a_better_hand_spoils_less():
    for dish in ("mammoth-bourguignon", "volcano-chili"):
        assert outlook(dish, "novice").finished < outlook(dish, "chef").finished


def test_the_crepe_ends_as_often_as_its_flips_say():
    failing = 1 - flip_chance("standard", "novice")

    found = crepe_outlook("standard", BOTS["novice"])

    assert found.finished == pytest.approx(1 - failing**8)
    assert 2 <= found.actions <= 12


def test_what_is_worth_less_than_nothing_everywhere_is_never_worth_taking():
    finding = balance(deck(), ["standard"], ["novice", "regular"])

    never = set(finding.found["never_worth_taking"])
    for dish in deck().dishes:
        worths = [row["worth"] for row in finding.rows if row["dish"] == dish.id]
        assert (dish.id in never) == all(worth <= 0 for worth in worths)
    best = {row["dish"] for row in finding.rows if row["best_of_colour"]}
    assert best.isdisjoint(finding.found["never_best_of_colour"])
    assert len(finding.rows) == 2 * (len(deck().dishes) + 1)


# The rules confirm it


def cooked(dish, kitchen, number):
    """One dish cooked by the rules, always from full bottles: (finished, star, actions)."""
    chance = stream(1, "cooked", dish, number)
    reckoned = DishOutlook(kitchen, deck()[dish])
    state = rules.setup({"seats": ["Ann", "Bob"], "first": 0, "deck": _deck_table(), "options": {},
                         "position": {"turn": 0, "seats": [{"name": "Ann", "dish": dish},
                                                           {"name": "Bob", "dish": "breakfast-fidel"}]}})  # fmt: skip
    actions = 0
    while True:
        stove, pending = state.seats[0].stove, rules.pending(state)
        if isinstance(pending, Roll):
            state = rules.apply(state, Rolled(chance.choice(FACES)))
        elif isinstance(pending, Shuffle):
            state = rules.apply(state, rules.deal(state, chance))
        elif isinstance(pending, Pour):
            tip = kitchen.seasoning(stove, pending.bottle)[1]
            state = rules.apply(state, _poured(tip, pending, chance))
        elif isinstance(pending, Choose) and pending.seat == 1:
            state = rules.apply(state, Chosen(1, _end(state)))
        else:
            moves = rules.legal_moves(state)
            if Serve() in moves:
                after = rules.apply(state, Chosen(0, Serve()))
                return 1, after.seats[0].stars, actions
            if stove.dish is None or stove.heat >= deck()[dish].red or max(stove.pan.counts) >= 3:
                return 0, 0, actions
            move = _move(reckoned, kitchen, stove, moves)
            actions += isinstance(move, (Heat, Season))
            state = rules.apply(state, Chosen(0, move))


@cache
def _deck_table():
    return read_deck("standard")


def _end(state):
    moves = rules.legal_moves(state)
    return EndTurn() if EndTurn() in moves else moves[0]


def _move(reckoned, kitchen, stove, moves):
    levels = [move for move in moves if isinstance(move, ChooseHeat)]
    if levels:
        return max(levels, key=lambda move: kitchen.worth(type(stove)(min(stove.heat + move.levels, 7), stove.dish,
                                                                      stove.pan)))  # fmt: skip
    if Heat() not in moves:
        return _ending(moves)
    bottle = reckoned.best_bottle(stove.heat, stove.pan.counts)
    return Heat() if bottle is None else Season(bottle)


def _ending(moves):
    return EndTurn() if EndTurn() in moves else moves[0]


def _poured(tip, pending, chance):
    """What falls by the odds of this tip; what is not listed spoils the dish."""
    point = chance.random()
    if point < tip.nothing:
        return Poured()
    point -= tip.nothing
    for share, pieces, crystals in tip.falls:
        if point < share:
            return Poured(Tally.of({pending.bottle: pieces, Condiment.SALT: crystals}))
        point -= share
    return Poured(Tally.of({pending.bottle: 3}))


@pytest.mark.parametrize("dish", ["eau-pour-le-cafe", "mammoth-bourguignon", "carpaccio-of-ice"])
def test_the_rules_cook_as_reckoned(dish):
    kitchen, n = kitchen_of(deck(), "standard", BOTS["chef"]), 400

    games = [cooked(dish, kitchen, number) for number in range(n)]

    found = outlook(dish, "chef")
    finished, star, actions = (sum(column) / n for column in zip(*games, strict=True))
    assert finished == pytest.approx(found.finished, abs=4 * (0.25 / n) ** 0.5)
    assert star == pytest.approx(found.star, abs=4 * (0.25 / n) ** 0.5)
    assert actions == pytest.approx(found.actions, rel=0.15)
