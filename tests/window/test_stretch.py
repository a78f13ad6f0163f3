"""A window whose corner is dragged: the last picture is stretched, and new ones are made once it stands still."""

from __future__ import annotations

import json

import pygame
import pytest

from simulator.window.keys import Pointer
from simulator.window.layout import Frame
from simulator.window.screen import Screen
from simulator.window.settings import Settings
from simulator.window.widgets import Button
from tests.window.pilot import Pilot

OLD, NEW = (1024, 600), (1100, 660)


class Plain(Screen):
    """A wall with one button, which leaves."""

    name = "plain"
    animated = False

    def layout(self):
        self.widgets = [Button("button:leave", self.app.frame.rect(1600, 900, 260, 92), "Leave", self.app.quit)]

    def draw(self, surface):
        surface.fill((200, 120, 40))
        self.draw_widgets(surface)


@pytest.fixture
def pilot(tmp_path):
    pilot = Pilot.open(tmp_path, Plain(), OLD, Settings(), targets_file=tmp_path / "targets")
    yield pilot
    pilot.app.close()


def drag_to(pilot, size):
    """The machine says that the window has another size."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pilot.machine(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))


def test_while_the_size_changes_nothing_is_made_anew(pilot, monkeypatch):
    made = []
    monkeypatch.setattr(pilot.app.sprites, "clear", lambda: made.append("cleared"))

    for step in range(20):
        drag_to(pilot, (OLD[0] + 4 * step, OLD[1] + 3 * step))
        pilot.wait(0.1)

    assert made == []
    assert pilot.app.size == OLD
    pilot.wait(0.1)
    assert made == ["cleared"]
    assert pilot.app.size == (OLD[0] + 76, OLD[1] + 57)


def test_the_last_picture_fills_the_window_meanwhile(pilot):
    before = pygame.transform.scale(pilot.app.surface, NEW)

    drag_to(pilot, NEW)

    window = pygame.display.get_surface()
    points = [(x, y) for x in range(5, NEW[0], 97) for y in range(5, NEW[1], 97)]
    assert [window.get_at(point) for point in points] == [before.get_at(point) for point in points]


def test_a_press_is_meant_for_the_window_as_it_is(pilot):
    drag_to(pilot, NEW)
    frame = Frame(NEW)
    x, y = frame.rect(1600, 900, 260, 92).center

    pilot.tick([Pointer("press", x, y, pilot.time_s)])
    pilot.tick([Pointer("release", x, y, pilot.time_s)])

    assert pilot.app.size == NEW
    assert not pilot.app.running


def test_a_window_that_comes_back_to_its_size_keeps_its_pictures(pilot, monkeypatch):
    made = []
    monkeypatch.setattr(pilot.app.sprites, "clear", lambda: made.append("cleared"))

    drag_to(pilot, NEW)
    drag_to(pilot, OLD)
    pilot.wait(0.5)

    assert made == []
    assert pilot.app.surface is pygame.display.get_surface()


def test_settings_may_change_while_the_size_does(pilot):
    drag_to(pilot, NEW)

    pilot.app.settings.text_percent = 130
    pilot.app.settings_changed()
    pilot.wait(0.5)

    assert pilot.app.size == NEW
    assert pilot.app.surface is pygame.display.get_surface()


def test_what_can_be_pressed_is_told_once_the_size_stands(pilot, tmp_path):
    drag_to(pilot, NEW)
    pilot.wait(0.5)

    sizes = [json.loads(line)["size"] for line in (tmp_path / "targets").read_text().splitlines()]
    assert sizes == [list(OLD), list(NEW)]
