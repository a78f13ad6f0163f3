"""The window: its stack of screens, its loop without a clock, its targets."""

from __future__ import annotations

import json

import pygame
import pytest

from simulator.window import opening
from simulator.window.app import App, NoWindow
from simulator.window.keys import Key
from simulator.window.screen import Screen
from simulator.window.settings import Settings
from simulator.window.widgets import Button
from tests.window.pilot import Pilot


class Plain(Screen):
    """One button on one colour."""

    name = "plain"
    animated = False

    def __init__(self, colour=(200, 100, 50)):
        super().__init__()
        self.colour = colour
        self.events: list[str] = []
        self.drawn = 0

    def enter(self):
        self.events.append("enter")

    def leave(self):
        self.events.append("leave")

    def resume(self):
        self.events.append("resume")

    def layout(self):
        rect = self.app.frame.rect(36, 960, 318, 102)
        self.widgets = [Button("button:heat", rect, "Heat", lambda: self.events.append("heat"))]

    def draw(self, surface):
        self.drawn += 1
        if not self.overlay:
            surface.fill(self.colour)
        self.draw_widgets(surface)


class Over(Plain):
    name = "over"
    overlay = True


@pytest.fixture
def pilot(tmp_path):
    return Pilot.open(tmp_path, Plain())


def test_a_press_on_a_target_does_what_the_button_says(pilot):
    pilot.press("button:heat")
    assert "heat" in pilot.screen.events


def test_a_press_that_slides_off_does_nothing(pilot):
    x, y = pilot.find("button:heat").center
    pilot.drag([(0.0, x, y), (0.2, x, y - 400)])
    assert "heat" not in pilot.screen.events


def test_escape_goes_back_one_step_and_the_last_step_closes(pilot):
    below, above = pilot.screen, Plain()
    pilot.app.push(above)
    pilot.key("back")
    assert pilot.screen is below
    assert above.events[-1] == "leave"
    assert below.events[-1] == "resume"
    pilot.key("back")
    assert not pilot.app.running


def test_replace_leaves_nothing_below(pilot):
    pilot.app.replace(Plain())
    assert len(pilot.app.screens) == 1


def test_pop_to_takes_everything_above_away(pilot):
    below = pilot.screen
    middle, top = Plain(), Plain()
    pilot.app.push(middle)
    pilot.app.push(top)
    pilot.app.pop_to(below)
    assert pilot.screen is below
    assert middle.events[-1] == top.events[-1] == "leave"


def test_an_overlay_shows_the_screen_below_which_stands_still(pilot):
    below = pilot.screen
    pilot.app.push(Over())
    pilot.tick()
    assert pilot.app.surface.get_at((5, 5))[:3] == below.colour
    drawn = below.drawn
    pilot.screen.redraw()
    pilot.tick()
    assert below.drawn == drawn


def test_a_screen_that_stands_still_is_not_drawn_again(pilot):
    pilot.tick()
    drawn = pilot.screen.drawn
    pilot.wait(0.5)
    assert pilot.screen.drawn == drawn
    pilot.hover("button:heat")
    assert pilot.screen.drawn == drawn + 1


@pytest.mark.parametrize("size", [(1024, 600), (1024, 768), (2560, 1080), (3840, 2160)])
def test_a_new_size_lays_everything_out_inside_the_window(pilot, size):
    pilot.app.resize(size)
    pilot.tick()
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(rect) for rect in pilot.screen.targets().values())


def test_targets_are_written_once_for_each_change(tmp_path):
    path = tmp_path / "targets.jsonl"
    pilot = Pilot.open(tmp_path, Plain(), targets_file=path)
    pilot.wait(0.2)
    pilot.app.resize((1024, 600))
    pilot.wait(0.2)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line["size"] for line in lines] == [[1280, 720], [1024, 600]]
    assert lines[0]["screen"] == "plain"
    assert lines[0]["targets"]["button:heat"] == [24, 640, 212, 68]


def test_without_a_display_the_error_names_the_way_without_a_window(tmp_path, monkeypatch):
    for name in ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(opening.sys, "platform", "linux")
    with pytest.raises(NoWindow, match="alacarte match"):
        App(Settings(), tmp_path)


def test_the_old_pygame_beside_the_new_is_named(monkeypatch):
    monkeypatch.setattr(opening, "distribution", lambda name: object())
    with pytest.raises(NoWindow, match="pip uninstall pygame"):
        opening.check_pygame()


def test_f11_turns_full_screen_on_and_saves_it(pilot):
    pilot.tick([Key("full_screen")])
    assert pilot.app.settings.full_screen
    assert json.loads(pilot.app.data.settings.read_text(encoding="utf-8"))["full_screen"] is True
