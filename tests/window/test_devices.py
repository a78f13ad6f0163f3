"""Everything goes without a mouse: acts, menus, names by keyboard, by pad, by finger, by one switch."""

from __future__ import annotations

import pygame
import pytest

from simulator.cards.stew.moves import POT
from simulator.cards.stew.state import Waits
from simulator.game import Chosen
from simulator.match import new_header
from simulator.window import doors
from simulator.window.screens.menu import MenuScreen
from simulator.window.screens.players import PlayersScreen
from simulator.window.seating import Seating
from simulator.window.settings import Settings
from tests.window.acts_table import Ground, flipping, pouring
from tests.window.cooks import kitchen_of
from tests.window.devices import KeyboardPilot, PadPilot, SwitchPilot, TouchPilot
from tests.window.pilot import PAD, Pilot

SMALL = (1024, 600)
PILOTS = [KeyboardPilot, PadPilot, SwitchPilot]


def settings_of(kind: type[Pilot], **changes: object) -> Settings:
    """Less motion, and the one switch for the pilot that has no more."""
    return Settings(reduced_motion=True, one_switch=kind is SwitchPilot, scan_s=0.6, **changes)


@pytest.mark.parametrize("kind", PILOTS)
def test_a_match_is_begun_and_left_from_the_menu_without_a_mouse(kind, tmp_path):
    pilot = kind.open(tmp_path, MenuScreen(), SMALL, settings_of(kind))
    pilot.shown = False
    pilot.press("button:play")
    pilot.press("button:start")
    pilot.wait_until(lambda: pilot.screen.name == "dish_picker")
    pilot.press(next(widget.name for widget in pilot.screen.widgets if widget.enabled))
    pilot.wait_until(lambda: kitchen_of(pilot).table.chooser is not None)
    assert len(kitchen_of(pilot).table.match.events) > 0


@pytest.mark.parametrize("kind", [PadPilot, TouchPilot, SwitchPilot])
def test_a_name_is_written_without_a_keyboard(kind, tmp_path):
    pilot = kind.open(tmp_path, PlayersScreen(Seating.with_names(())), SMALL, settings_of(kind))
    pilot.shown = False

    pilot.press("name:1")
    for letter in ("z", "o", "x"):
        pilot.press(f"letter:{letter}")
    pilot.press("button:erase")
    pilot.press("letter:é")
    pilot.press("button:done")

    assert pilot.screen.name == "players"
    assert pilot.screen.seating.names[0] == "Zoé"


def test_who_has_a_keyboard_types_a_name_at_once(tmp_path):
    pilot = KeyboardPilot.open(tmp_path, PlayersScreen(Seating.with_names(())), SMALL)
    pilot.press("name:1")
    pilot.type("Zoé ")
    pilot.keyboard(pygame.K_SPACE)
    pilot.type("W")

    assert pilot.screen.name == "players"
    assert pilot.screen.seating.names[0] == "Zoé W"


def test_a_name_has_no_more_letters_than_have_room(tmp_path):
    pilot = TouchPilot.open(tmp_path, PlayersScreen(Seating(["Maximiliane W", *[""] * 3])), SMALL)
    pilot.press("name:1")
    pilot.press("letter:x")
    pilot.press("letter:y")

    assert pilot.screen.words == "Maximiliane Wx"


@pytest.mark.parametrize("kind", PILOTS)
def test_a_bottle_is_tipped_without_a_mouse(kind, tmp_path):
    pilot = kind.open(tmp_path, Ground(), (640, 360), settings_of(kind))
    screen, told = pouring(pilot)
    pilot.tip(300)
    pilot.wait_until(lambda: bool(told.all), 20)
    assert told.all[0][0].fallen.total
    assert not told.all[0][0].fouls
    assert screen.seen.peak_tilt_rad == pytest.approx(150 / 57.3, abs=0.12)


@pytest.mark.parametrize("kind", PILOTS)
def test_a_crepe_is_turned_over_without_a_mouse(kind, tmp_path):
    pilot = kind.open(tmp_path, Ground(), (640, 360), settings_of(kind))
    screen, told = flipping(pilot)
    pilot.flick()
    pilot.wait_until(lambda: bool(told.all), 20)
    assert screen.good


@pytest.mark.parametrize("kind", PILOTS)
def test_a_close_up_is_left_without_a_mouse(kind, tmp_path):
    pilot = kind.open(tmp_path, Ground(), (640, 360), settings_of(kind))
    pouring(pilot)
    pilot.press("button:back")
    assert pilot.screen.name == "ground"


def test_a_finger_tips_the_bottle_and_the_mouse_it_pretends_to_be_does_not_disturb(tmp_path):
    pilot = TouchPilot.open(tmp_path, Ground(), (640, 360))
    _screen, told = pouring(pilot)
    x, y = pilot.find("bottle:pepper").center
    pilot.finger(pygame.FINGERDOWN, x, y)
    for frame in [*range(1, 31), *range(29, -1, -1)]:
        pilot.finger(pygame.FINGERMOTION, x + 60, y + frame * 4.5)
    pilot.finger(pygame.FINGERUP, x + 60, y)
    pilot.wait_until(lambda: bool(told.all), 20)
    assert told.all[0][0].fallen.total


def test_a_finger_leaves_a_close_up(tmp_path):
    pilot = TouchPilot.open(tmp_path, Ground(), (640, 360))
    pouring(pilot)
    pilot.press("button:back")
    assert pilot.screen.name == "ground"


def test_a_finger_carries_and_throws_a_card(tmp_path):
    pilot = TouchPilot.open(tmp_path, MenuScreen(), SMALL, settings_of(TouchPilot))
    players = [None, "bot:random"]
    doors.open_match(pilot.app, new_header(["Ann", "Bot"], 3, game="stew", players=players) | {"first": 0})
    table = pilot.screen.table
    pilot.wait_until(lambda: table.state.waits is Waits.DRAW and not pilot.screen.busy)
    pilot.press("deck")
    pilot.wait(0.5)
    (x, y), pot = pilot.find("card").center, pilot.find("pot").center

    pilot.drag([(0, x, y), (0.1, x, y), (0.2, x + 110, y)])
    pilot.wait(2.5)
    assert table.state.waits is Waits.PLACE, "thrown beside everything it slides back"
    pilot.drag([(0, x, y), (0.3, *pot), (0.6, *pot)])

    assert table.match.events[-1] == Chosen(0, POT)


def test_a_pad_that_goes_in_the_middle_of_a_tip_lets_the_bottle_turn_back(tmp_path):
    pilot = PadPilot.open(tmp_path, Ground(), (640, 360))
    screen, told = pouring(pilot)
    for frame in range(1, 31):
        pilot.pad_axis(5, 1.2 * frame / 30 - 1)
    pilot.machine(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=PAD))
    tick = screen.act.tick
    pilot.wait(1.0)
    assert screen.act.tick == tick, "the act waits"
    Pilot.press(pilot, "button:without")
    pilot.wait_until(lambda: bool(told.all), 20)
    assert not told.all[0][0].fouls - {"slant"}


def test_the_cross_steps_to_a_button_while_the_stick_belongs_to_the_hand(tmp_path):
    pilot = PadPilot.open(tmp_path, Ground(), (640, 360))
    screen, _told = pouring(pilot)
    pilot.pad_cross(0, 1)
    pilot.pad_cross(0, 1)
    assert screen.focus.on is not None
    before = screen.focus.on
    pilot.pad_axis(1, 0.9)
    assert screen.focus.on is before
    assert screen.seen.tick > 0


def test_with_one_switch_a_finger_anywhere_is_the_switch(tmp_path):
    pilot = TouchPilot.open(tmp_path, Ground(), (640, 360), Settings(one_switch=True))
    _screen, told = pouring(pilot)
    pilot.wait(0.2)
    for kind in ("press", "release"):
        pilot.finger(pygame.FINGERDOWN if kind == "press" else pygame.FINGERUP, 500, 60)
        pilot.wait(0.6)
    pilot.wait_until(lambda: bool(told.all), 20)
    assert told.all


def test_slow_time_slows_a_key_too(tmp_path):
    from dataclasses import replace

    from tests.window.acts_table import MAMMOTH

    pilot = KeyboardPilot.open(tmp_path, Ground(), (640, 360))
    screen, _told = pouring(pilot, replace(MAMMOTH, practice=True, speed=0.5))
    pilot.keyboard(pygame.K_SPACE, 0.5)
    assert screen.seen.bottle.tilt_rad * 57.3 == pytest.approx(0.25 * 225, abs=12)


def test_left_handed_the_bottle_still_goes_where_key_and_stick_point(tmp_path):
    for device in ("key", "stick"):
        pilot = PadPilot.open(tmp_path, Ground(), (640, 360), Settings(left_handed=True))
        screen, _told = pouring(pilot)
        before = pilot.find("bottle:pepper").centerx
        if device == "key":
            pilot.keyboard(pygame.K_LEFT, 0.3)
        else:
            pilot.pad_axis(0, -1.0)
            pilot.wait(0.3)
        assert pilot.find("bottle:pepper").centerx < before - 20, device
        assert screen.seen.bottle.x_mm > screen.act.home.x_mm, device
