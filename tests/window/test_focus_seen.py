"""On every screen the focus is seen, and one switch reaches something: usual and strong contrast, both hands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from simulator.match import Match, new_header
from simulator.window.screen import Screen
from simulator.window.screens.coffee_tray import CoffeeTray
from simulator.window.screens.dish_picker import DishPicker
from simulator.window.screens.end import EndScreen
from simulator.window.screens.handover import HandoverScreen
from simulator.window.screens.kitchen import KitchenScreen
from simulator.window.screens.kitchen_pause import PauseScreen
from simulator.window.screens.menu import MenuScreen
from simulator.window.screens.options import OptionsScreen
from simulator.window.screens.pad_lost import PadLostScreen
from simulator.window.screens.players import PlayersScreen
from simulator.window.screens.practice import practice_screen
from simulator.window.screens.replay import ReplayScreen
from simulator.window.screens.replays import ReplaysScreen
from simulator.window.screens.settings import SettingsScreen
from simulator.window.seating import Seating
from simulator.window.settings import Settings
from tests.window.acts_table import flipping, pouring
from tests.window.pilot import Pilot
from tests.window.tour import TOUR

GOLDEN = Path(__file__).parent.parent / "golden" / "alacarte.jsonl"
COOKS = (
    {"name": "Ann", "dish": "mammoth-bourguignon", "heat": 2, "cups": ["cool", "reseason"]},
    {"name": "Bob", "dish": "gherkin-in-love", "heat": 1},
)
SEEN_PX = 60
"""So many pixels must look clearly different around what has the focus."""


def screens(pilot: Pilot) -> Iterator[Screen]:
    """Every screen of the window, each on top while it is looked at."""
    plain = (
        MenuScreen(),
        PlayersScreen(Seating.with_names(())),
        OptionsScreen(Seating.with_names(())),
        SettingsScreen(),
        ReplaysScreen(),
        ReplayScreen(pilot.app, GOLDEN),
        practice_screen(pilot.app, "pour"),
        practice_screen(pilot.app, "flip"),
    )
    for name in ("card_tables", "over_the_cards", "card_players"):
        yield from TOUR[name](pilot)
    for screen in plain:
        pilot.app.push(screen)
        yield screen
    yield pouring(pilot)[0]
    yield flipping(pilot)[0]
    without_dish = _kitchen(pilot, {"name": "Ann"}, COOKS[1])
    pilot.app.push(DishPicker(without_dish.table, without_dish.choose))
    yield pilot.screen
    kitchen = _kitchen(pilot, *COOKS)
    yield kitchen
    for above in (
        PauseScreen(kitchen),
        CoffeeTray(kitchen.table, 0, kitchen.choose),
        HandoverScreen("Bob"),
        PadLostScreen(),
        EndScreen(kitchen.table.match),
    ):
        pilot.app.push(above)
        yield above


def _kitchen(pilot: Pilot, *seats: dict[str, object]) -> KitchenScreen:
    header = new_header(["Ann", "Bob"], 1) | {"first": 0, "position": {"seats": list(seats)}}
    kitchen = KitchenScreen(pilot.app, Match(header, [None, None]))
    pilot.app.push(kitchen)
    return kitchen


def picture(pilot: Pilot, screen: Screen) -> np.ndarray:
    """The window as it is drawn now, without any time passing."""
    screen.draw(pilot.app.surface)
    return pygame.surfarray.array3d(pilot.app.surface).astype(int)


@pytest.mark.slow
@pytest.mark.parametrize(("strong", "left_handed"), [(False, False), (True, True)])
def test_the_focus_is_seen_on_every_screen_and_one_switch_finds_a_way(tmp_path, strong, left_handed):
    settings = Settings(high_contrast=strong, left_handed=left_handed, reduced_motion=True)
    pilot = Pilot.open(tmp_path, MenuScreen(), (1024, 600), settings)
    for screen in screens(pilot):
        screen.focus.put(None)
        before = picture(pilot, screen)
        stops = [widget for widget in screen.widgets if widget.visible and widget.focusable]
        assert any(widget.scanned and widget.enabled for widget in stops), screen.name
        for widget in stops[:4] + stops[-2:]:
            screen.focus.put(widget)
            changed = np.abs(picture(pilot, screen) - before).sum(axis=2) > 90
            box = widget.rect.inflate(40, 40).clip(pilot.app.surface.get_rect())
            seen = changed[box.left : box.right, box.top : box.bottom].sum()
            assert seen >= SEEN_PX, f"{screen.name}: {widget.name}: {seen}"
