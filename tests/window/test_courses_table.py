"""The card game of courses in the window: taken, dropped, thrown, laid down, and no hand shown to others."""

from __future__ import annotations

import pygame
import pytest

from simulator.cards.courses.components import BROKEN, PLAIN, Cards, Course
from simulator.cards.courses.moves import DRAWS, Discard, Draw, Source
from simulator.game import Chosen
from simulator.log import read_log
from simulator.match import folded
from simulator.vocabulary import TimeUp
from simulator.window import doors
from simulator.window.screens.cards.courses import CoursesScreen
from simulator.window.screens.cards.courses_places import laid_out
from simulator.window.screens.cards.replay import CardReplayScreen
from simulator.window.screens.kitchen_motion import FADE_S
from simulator.window.table import Happening
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
from tests.window.reading import read


def begin(pilot: Pilot, *names: str, seed: int = 3, **options: object) -> CoursesScreen:
    """A match of persons and bots, its cards dealt; the first name begins."""
    screen: CoursesScreen = sit_down(pilot, "courses", names, seed, options)
    pilot.wait_until(lambda: screen.table.chooser is not None and not screen.busy)
    pilot.wait(0.2)
    if pilot.screen.name == "handover":
        pilot.press("button:ready")
    return screen


@pytest.mark.parametrize("mode", ["hold", "meld"])
@pytest.mark.parametrize("press", [by_pointer, by_keys, by_pad])
def test_two_persons_and_a_bot_play_to_the_podium(pilot: Pilot, press: Press, mode: str) -> None:
    screen = begin(pilot, "Ann", "Bob", "bot:sensible", timer={"turns": 3}, mode=mode)
    log = screen.table.match.log_path
    assert log is not None

    play(pilot, press)

    assert folded(read_log(log)).pending is None
    assert {"button:again", "button:menu"} <= set(pilot.screen.targets())


def test_the_top_of_the_pile_is_carried_to_the_hand_and_a_card_is_carried_back(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:random")
    pile, hand = pilot.find("discard").center, pilot.find("hand:0").center
    pilot.drag([(0, *pile), (0.4, *hand), (0.8, *hand)])
    assert screen.table.match.events[-1] == Chosen(0, Draw(Source.DISCARD))
    pilot.wait(0.5)

    name = next(widget.name for widget in screen.widgets if widget.name.startswith("hand:") and widget.enabled)
    card = pilot.find(name).center
    pilot.drag([(0, *card), (0.4, *pile), (0.8, *pile)])

    assert isinstance(screen.table.match.events[-1].move, Discard)


def test_a_card_is_thrown_onto_the_pile(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:random")
    pilot.press("deck")
    pilot.wait(0.5)
    (x, y), pile = pilot.find("hand:3").center, pilot.find("discard").center

    pilot.drag([(0, x, y), (0.1, x, y), (0.2, x + (pile[0] - x) * 0.45, y - 110)])
    pilot.wait_until(lambda: not screen.throwing.flying and not screen.busy, 5)

    assert any(isinstance(getattr(one, "move", None), Discard) for one in screen.table.match.events)


def test_a_window_is_handed_over_before_another_hand_is_seen(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "Bob")
    pilot.press("deck")
    pilot.wait(0.4)
    name = next(widget.name for widget in screen.widgets if widget.name.startswith("hand:") and widget.enabled)
    pilot.press(name)
    pilot.wait_until(lambda: pilot.screen.name == "handover", 3)
    covered = picture(pilot)

    change_hand(screen, 1)

    assert picture(pilot) == covered


def change_hand(screen: CoursesScreen, seat: int) -> None:
    """The cook at `seat` holds other cards than before; the deck lies in another order."""
    state = screen.table.state
    hand = Cards((6, 0, 0)) if state.seats[seat].hand != Cards((6, 0, 0)) else Cards((0, 6, 0))
    screen.shown = state.with_seat(seat, hand=hand).but(deck=state.deck[::-1])
    screen.table.match.state = screen.shown


def test_two_tables_that_differ_only_in_hidden_cards_look_the_same(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:sensible", "bot:random")
    pilot.wait(4)
    before = picture(pilot)

    change_hand(screen, 1)
    change_hand(screen, 2)

    assert picture(pilot) == before


def test_with_spoken_lines_the_own_hand_is_a_caption_while_a_button_is_held(pilot: Pilot) -> None:
    pilot.app.settings.spoken_cards = True
    try:
        screen = begin(pilot, "Ann", "bot:random")
        words = screen.private_words
        place = pilot.find("button:peek").center
        pilot.hold([(0, *place), (0.1, *place)])
        assert screen.private_shown
        assert words in written(screen)

        pilot.press("button:peek")
        assert not screen.private_shown
        assert words not in written(screen)
    finally:
        pilot.app.settings.spoken_cards = False


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_large_words_leave_deck_and_pile_to_be_seen(pilot: Pilot, language: str) -> None:
    settings = pilot.app.settings
    settings.text_percent, settings.language = 200, language
    try:
        pilot.app.settings_changed()
        screen = begin(pilot, "Ann", "bot:random")
        screen.notes.clear()
        cards = pilot.find("deck").union(pilot.find("discard"))
        said = [line.ink for line in read(screen).lines if line.words in screen.hint]
        assert said
        assert all(ink.bottom <= cards.top + 4 for ink in said)
    finally:
        settings.text_percent, settings.language = 100, "en"
        pilot.app.settings_changed()


def written(screen: CoursesScreen) -> str:
    """Everything that can be read on the table."""
    return " ".join(line.words for line in read(screen).lines)


def test_with_little_motion_a_card_is_at_once_where_it_goes(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:random")
    before = screen.table.state
    screen.table.answer(0, DRAWS[0])
    [shot] = screen.shots(Happening(before, screen.table.match.events[-1], screen.table.state))

    pictures = []
    for part in (0.1, 0.9):
        surface = pygame.Surface(pilot.app.size)
        shot.movers[0](surface, part)
        pictures.append(pygame.image.tobytes(surface, "RGB"))

    assert shot.seconds == FADE_S
    assert pictures[0] == pictures[1] != pygame.image.tobytes(pygame.Surface(pilot.app.size), "RGB")


def test_seconds_run_out_on_the_clock_of_the_table(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:random", timer={"seconds": 5})

    pilot.wait(6)

    assert TimeUp() in screen.table.match.events


def test_a_hand_lies_in_whole_dishes_first_and_shows_what_the_next_one_lacks() -> None:
    hand = laid_out(Cards((2, 3, 1)), most_broken=0)

    assert [card.dish for card in hand.cards] == [0, 0, 0, None, None, None]
    assert tuple(card.course for card in hand.cards[:3]) == PLAIN
    assert [course for course, _x in hand.missing] == [Course.DESSERT]


def test_a_broken_dish_lies_together_where_it_counts() -> None:
    hand = laid_out(Cards((3, 2, 1)), most_broken=1)

    assert hand.dishes == 2
    assert tuple(card.course for card in hand.cards if card.dish == 1) == BROKEN


def test_a_finished_match_is_watched_again(pilot: Pilot) -> None:
    screen = begin(pilot, "Ann", "bot:random", timer={"turns": 1})
    log = screen.table.match.log_path
    assert log is not None
    play(pilot)
    pilot.press("button:menu")

    doors.open_replay(pilot.app, log)
    pilot.press("button:later")
    pilot.press("button:later")
    pilot.shown = True
    pilot.tick()

    assert isinstance(pilot.screen, CardReplayScreen)
    assert pilot.screen.place == 2


@pytest.mark.parametrize("game", ["courses", "stew"])
def test_the_game_is_chosen_where_the_players_are(pilot: Pilot, game: str) -> None:
    pilot.press("button:play")
    pilot.press(f"game:{game}")
    pilot.press("option:mode:more" if game == "courses" else "option:last_call:more")
    pilot.press("button:start")

    header = table_of(pilot).table.match.header
    assert header["game"] == game
    assert header["players"] == [None, "bot:sensible"]
    assert header["options"] == ({"mode": "meld"} if game == "courses" else {"last_call": True})
