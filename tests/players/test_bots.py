"""What the bots think a move is worth, and that their hands lead real acts."""

from __future__ import annotations

import random

import pytest

from simulator.alacarte import moves as m
from simulator.alacarte import rules
from simulator.alacarte.components import Cup
from simulator.alacarte.options import Options
from simulator.alacarte.state import Stove, Waits
from simulator.game import BadSetup
from simulator.headless import perform_pending
from simulator.match import Match, new_header
from simulator.players.bots import BOTS, bot_named, bots_of
from simulator.players.cooking import cooking_of
from simulator.players.odds import Aim, flip_chance, nearest_fill, pour_aims, tip_of
from simulator.players.odds_table import FLIPS, POURS
from simulator.players.player import RandomPlayer
from simulator.players.replayed import Replayed
from simulator.vocabulary import COLOURS, Condiment, Flip, Pour, Tally

FULL = tuple(Tally.of({colour: 15, "salt": 5}) for colour in COLOURS)


def table(**cook):
    """The first turn of two cooks; `cook` changes the first one's seat."""
    match = Match(new_header(["Ann", "Bob"], 1) | {"first": 0})
    match.deal()
    for _ in range(2):
        match.choose(next(move for move in match.game.legal_moves(match.state) if isinstance(move, m.TakeDish)))
    changes = {"cups": (), **cook}
    return match.state.with_seat(0, **changes)


def choice(state, name="chef", seed=1):
    bot = bot_named(name)
    bot.attend(random.Random(seed), state)
    return bot.choose(state, rules.legal_moves(state))


def dish(dish_id, heat=0, **pan):
    return Stove(heat, dish_id, Tally.of(pan))


def test_a_finished_dish_is_served():
    assert choice(table(stove=dish("carpaccio-of-ice", lemon=1))) == m.Serve()


def test_a_dish_that_needs_a_piece_more_is_seasoned_with_it():
    assert choice(table(stove=dish("carpaccio-of-ice"))) == m.Season(Condiment.LEMON)
    assert choice(table(stove=dish("salad-of-lawn"))) == m.Season(Condiment.HERBS)


def test_a_dish_that_is_too_cold_is_heated():
    assert choice(table(stove=dish("eau-pour-le-cafe"))) == m.Heat()


def test_the_choice_of_the_die_goes_to_the_green_and_not_past_it():
    state = table(stove=dish("eau-pour-le-cafe", heat=4)).but(waits=Waits.CHOOSE_HEAT)

    assert choice(state) in (m.ChooseHeat(1), m.ChooseHeat(2))


def test_a_burnt_dish_that_lacks_nothing_is_cooled():
    state = table(stove=dish("breakfast-fidel", heat=5), cups=(Cup.COOL,))

    picked = choice(state)

    assert isinstance(picked, m.Drink)
    assert picked.cup is Cup.COOL


def test_a_chef_does_not_end_a_game_that_it_would_lose():
    nearly_done = ("breakfast-fidel", "eau-pour-le-cafe", "salad-of-lawn")
    state = table(stove=dish("carpaccio-of-ice", lemon=1), finished=nearly_done)
    state = state.but(options=Options(dish_goal=4)).with_seat(1, vp_cups=9)

    assert choice(state, "chef") != m.Serve()
    assert choice(state, "novice") == m.Serve()


def test_the_third_star_is_served_whatever_the_points():
    state = table(stove=dish("carpaccio-of-ice", lemon=1), stars=2, finished=("breakfast-fidel",))
    state = state.but(options=Options(dish_goal=2)).with_seat(1, vp_cups=9)

    assert choice(state, "chef") == m.Serve()


def test_bots_choose_a_legal_move_wherever_random_games_lead():
    bots = [bot_named(name) for name in BOTS]
    match = Match(new_header(["A", "B", "C"], 11), [RandomPlayer() for _ in bots])
    chosen = 0
    while match.pending is not None and len(match.events) < 250:
        pending = match.pending
        if isinstance(pending, (Pour, Flip)):
            match.answer(rules.event_from_json(_nothing(pending)))
        elif rules.legal_moves(match.state):
            for bot in bots:
                bot.attend(random.Random(chosen), match.state)
                assert bot.choose(match.state, rules.legal_moves(match.state)) in rules.legal_moves(match.state)
            chosen += 1
            match.choose(match.bot_choice())
        else:
            match.deal()

    assert chosen > 50


def _nothing(pending):
    if isinstance(pending, Flip):
        return {"chance": "flip", "landed": "beside"}
    bottle = pending.bottle.value
    return {"chance": "pour", "in_pan": {bottle: min(1, pending.contents[bottle])}, "spilled": {}, "fouls": []}


def test_a_bot_is_made_for_each_word_of_a_header():
    novice, person = bots_of(["bot:novice", None])

    assert novice.skill is BOTS["novice"]
    assert person is None
    with pytest.raises(BadSetup, match="novice, regular, chef"):
        bots_of(["bot:nobody"])


# What a stove is worth


def kitchen(hand="expert", star=0.0, bottles=FULL):
    deck = table().deck
    return cooking_of(deck, "standard", hand, star).at(bottles)


def test_a_dish_is_worth_more_the_nearer_it_is_to_its_end():
    cold, warm, done = (kitchen().worth(dish("breakfast-fidel", heat)) for heat in (0, 1, 2))

    assert cold < warm < done
    assert done == 1.0


@pytest.mark.parametrize("stove", [dish("breakfast-fidel", 5), dish("carpaccio-of-ice", lemon=3), Stove()])
def test_what_is_spoiled_or_missing_is_worth_nothing(stove):
    assert kitchen().worth(stove) == 0.0


def test_a_star_counts_only_for_the_exact_pieces():
    exact, with_salt = dish("carpaccio-of-ice", lemon=1), dish("carpaccio-of-ice", lemon=1, salt=1)

    assert kitchen(star=12.0).worth(exact) == kitchen().worth(exact) + 12.0
    assert kitchen(star=12.0).worth(with_salt) == kitchen().worth(with_salt)


def test_a_better_hand_makes_more_of_a_crepe():
    assert kitchen("expert").crepe_worth() > kitchen("practised").crepe_worth() > kitchen("novice").crepe_worth()


def test_another_bottle_is_reckoned_anew():
    mostly_salt = tuple(Tally.of({colour: 2, "salt": 5}) for colour in COLOURS)
    stove = dish("carpaccio-of-ice")

    assert kitchen(bottles=mostly_salt).worth(stove) < kitchen().worth(stove)
    assert kitchen(bottles=(Tally(),) * 4).worth(stove) < kitchen(bottles=mostly_salt).worth(stove)


# Odds


def test_what_falls_and_what_spoils_is_everything():
    aim = Aim(112, (0.3, 0.3, 0.2, 0.2))

    tip = tip_of(aim, 0.25)

    def of(count):
        return sum(chance for chance, pieces, salt in tip.falls if pieces + salt == count)

    assert [tip.nothing, of(1), of(2)] == pytest.approx([0.3, 0.3, 0.2])
    assert of(3) == pytest.approx(0.2 * (1 - 0.25**3 - 0.75**3)), "three of a kind spoil the dish"


def test_every_scene_hand_and_fill_was_measured():
    for scene in ("family", "standard", "chef"):
        for hand in ("expert", "practised", "novice"):
            assert all(sum(counts) > 0 for tilts in POURS[scene][hand].values() for counts in tilts.values())
            assert 0 < FLIPS[scene][hand][0] <= FLIPS[scene][hand][1]


def test_a_deeper_tip_lets_more_fall_and_an_emptier_bottle_less():
    aims = pour_aims("standard", "expert", 20)
    assert aims[0].mean < aims[-1].mean
    assert nearest_fill("standard", "expert", 19) == 20
    assert nearest_fill("standard", "expert", 1) == min(POURS["standard"]["expert"])


def test_a_scene_of_ones_own_is_reckoned_as_standard():
    assert flip_chance("mine", "expert") == flip_chance("standard", "expert")


# Hands


def at_a_pour():
    match = Match(new_header(["A", "B"], 2, players=["bot:chef", "bot:novice"]), bots_of(["bot:chef", "bot:novice"]))
    while not isinstance(match.pending, Pour):
        if rules.legal_moves(match.state):
            moves = rules.legal_moves(match.state)
            match.choose(next((move for move in moves if isinstance(move, (m.Season, m.TakeDish))), moves[0]))
        else:
            match.deal()
    return match


def test_a_bot_tips_the_bottle_and_every_piece_is_accounted_for():
    match = at_a_pour()
    contents = match.pending.contents

    outcome = perform_pending(match)

    assert contents.holds(outcome.fallen)


def test_a_recording_leads_the_same_poses():
    from simulator.acts.hand import Gesture, Hand
    from simulator.players.player import Unseen

    poses = (Hand(1.0, 2.0, 0.0), Hand(1.5, 2.0, 0.1))
    player = Replayed([m.Heat()], [Gesture("pour", poses)])
    player.take(Flip(0), None)

    assert [player.hand(Unseen(tick)) for tick in range(3)] == [*poses, None]
    assert player.choose(None, ()) == m.Heat()
    assert player.choose(None, ()) is None
