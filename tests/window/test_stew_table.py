"""« À table ! » in the window: drawn, tossed, called, handed over, and nothing hidden is ever painted."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from simulator.cards.stew.components import Hungry, Ingredient
from simulator.cards.stew.moves import CALL, DRAW, POT, Feed
from simulator.cards.stew.state import Waits
from simulator.game import Chosen
from simulator.log import read_log
from simulator.match import folded
from simulator.window.screens.cards.stew import StewScreen
from simulator.window.screens.cards.stew_places import WALLS, goals
from simulator.window.screens.cards.toss import tossed
from tests.window.farmers import (
    Press,
    by_keys,
    by_pad,
    by_pointer,
    picture,
    play,
    sit_down,
    table_of,
)
from tests.window.pilot import Pilot


def begin(pilot: Pilot, *names: str, seed: int = 3, **options: object) -> StewScreen:
    """A match of persons and bots ("bot:strong"), its cards dealt; the first name begins."""
    screen: StewScreen = sit_down(pilot, "stew", names, seed, options)
    pilot.wait_until(lambda: screen.table.state.waits is Waits.DRAW and not screen.busy)
    pilot.wait(0.1)
    return screen


def draw(pilot: Pilot) -> None:
    """Whoever's turn it is draws, and takes the window over."""
    pilot.press("deck")
    pilot.wait(0.5)
    if pilot.screen.name == "handover":
        pilot.press("button:ready")
    pilot.wait(0.1)


@pytest.mark.parametrize("press", [by_pointer, by_keys, by_pad])
def test_two_persons_and_a_bot_play_to_the_podium(pilot: Pilot, press: Press) -> None:
    screen = begin(pilot, "Ann", "Bob", "bot:sensible")
    log = screen.table.match.log_path
    assert log is not None

    play(pilot, press)

    match = folded(read_log(log))
    assert match.pending is None
    assert any(isinstance(event, Chosen) and event.move == CALL for event in match.events)
    assert {"button:again", "button:menu"} <= set(pilot.screen.targets())


def test_a_card_is_carried_into_the_pot(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:random")
    draw(pilot)
    card, pot = pilot.find("card").center, pilot.find("pot").center

    pilot.drag([(0, *card), (0.4, *pot), (0.8, *pot)])

    assert screen.table.match.events[-1] == Chosen(0, POT)


def test_a_card_that_is_flicked_up_lands_on_the_hungry_above(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:random")
    draw(pilot)
    (x, y), fox = pilot.find("card").center, pilot.find("hungry:fox").center
    scale = pilot.app.scale

    pilot.drag([(0, x, y), (0.1, x, y), (0.2, x + (fox[0] - x) * 0.3, y - 230 * scale)])
    pilot.wait_until(lambda: not screen.throwing.flying and not screen.busy, 5)

    assert screen.table.match.events[-1].move in (Feed("fox"), Feed("boar"), Feed("vagabond"))


@pytest.mark.parametrize("goal", ["pot", *Hungry])
@pytest.mark.parametrize("speed", [600.0, 2000.0, 4000.0])
def test_a_card_that_is_flicked_straight_at_something_comes_down_there(goal: str, speed: float) -> None:
    left, top, right, bottom = goals(list(Hungry))[goal]
    at = 1300.0, 700.0
    way = (left + right) / 2 - at[0], (top + bottom) / 2 - at[1]
    far = math.hypot(*way)

    toss = tossed(at, (way[0] / far * speed, way[1] / far * speed), goals(list(Hungry)), WALLS)
    while not toss.over:
        toss.update(0.1)

    assert toss.landed == goal


def test_what_a_card_says_about_itself_is_out_of_the_way_while_it_is_carried(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:random")
    draw(pilot)
    x, y = pilot.find("card").center
    pilot.move(x, y)
    assert screen.tip

    pilot.hold([(0, x, y), (0.2, x - 90, y)])

    assert not screen.tip


def test_a_card_that_misses_everything_slides_back_and_nothing_has_happened(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:random")
    draw(pilot)
    x, y = pilot.find("card").center
    events = len(screen.table.match.events)

    pilot.drag([(0, x, y), (0.1, x, y), (0.2, x + 120, y)])
    pilot.wait(2.5)

    assert len(screen.table.match.events) == events
    assert screen.throwing.pose == (*screen.throwing.home, 0.0)


def test_between_turns_every_key_calls_for_its_seat_but_for_who_has_just_placed(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "Bob")
    draw(pilot)
    pilot.press("pot")
    pilot.wait(0.5)

    pilot.key("", "1")
    assert screen.table.state.waits is Waits.DRAW  # Ann has just placed
    pilot.key("", "2")
    pilot.wait(2)

    assert screen.table.match.events[-1] == Chosen(1, CALL)
    assert pilot.screen.name == "round"


def test_what_was_drawn_is_shown_only_to_who_has_taken_the_window_over(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "Bob")
    pilot.press("deck")
    pilot.wait_until(lambda: pilot.screen.name == "handover", 2)
    covered = picture(pilot)
    hold_another(screen)
    assert picture(pilot) == covered
    pilot.press("button:ready")

    assert "card" in pilot.screen.targets()


def hold_another(screen: StewScreen) -> None:
    """Whoever holds a card holds another one, unseen; and the deck lies in another order."""
    state = screen.table.state
    other = next(one for one in Ingredient if one is not state.holds)
    screen.shown = state.but(holds=state.holds and other, deck=state.deck[::-1])
    screen.table.match.state = screen.shown


def test_two_tables_that_differ_only_in_hidden_cards_look_the_same(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:sensible")
    draw(pilot)
    pilot.press("pot")
    pilot.wait_until(lambda: screen.view.holder == 1, 10)
    before = picture(pilot)

    state = screen.table.state
    placed = tuple(replace(one, ingredient=Ingredient.STONE) if one.seat == 1 else one for one in state.placed)
    hold_another(screen)
    screen.shown = screen.shown.but(placed=placed)

    assert picture(pilot) == before


def test_own_cards_are_seen_only_while_the_button_is_held(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:random")
    draw(pilot)
    pilot.press("pot")
    pilot.wait_until(lambda: not screen.busy)
    covered = picture(pilot)

    pilot.hold([(0, *pilot.find("button:peek").center), (0.1, *pilot.find("button:peek").center)])
    assert screen.peeking
    assert picture(pilot) != covered


def test_a_placed_card_is_taken_back_when_the_others_agree(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "Bob")
    draw(pilot)
    pilot.press("pot")
    pilot.wait(0.5)

    pilot.press("button:undo")
    pilot.press("button:agree:1")
    pilot.wait(0.2)
    if pilot.screen.name == "handover":
        pilot.press("button:ready")

    assert screen.table.match.events[-1] == Chosen(0, DRAW)
    assert screen.table.state.waits is Waits.PLACE


def test_a_match_goes_on_from_the_menu_with_the_card_covered(pilot: Pilot) -> None:
    begin(pilot, "Ann", "Bob")
    draw(pilot)
    pilot.app.pop()

    pilot.press("button:resume")
    pilot.wait(0.3)

    assert pilot.screen.name == "handover"
    assert table_of(pilot).table.state.waits is Waits.PLACE
