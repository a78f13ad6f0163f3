"""Widgets by mouse, touch and keys; words that fit."""

from __future__ import annotations

import pygame
import pytest

from simulator.window.art import lettering
from simulator.window.layout import Frame, column, row
from simulator.window.screen import Screen
from simulator.window.settings import Settings
from simulator.window.type import SHRINK, Type
from simulator.window.widgets import Button, Stepper, TextField, Toggle
from tests.window.pilot import Pilot


class Form(Screen):
    """One of each."""

    animated = False

    def __init__(self):
        super().__init__()
        self.pressed: list[str] = []
        self.words = ""
        self.silent = False
        self.place = 1

    def layout(self):
        rect = self.app.frame.rect
        self.widgets = [
            Button("button:heat", rect(36, 100, 400, 102), "Heat", lambda: self.pressed.append("heat")),
            Button("button:serve", rect(500, 100, 400, 102), "Serve", off_reason="1 pepper missing"),
            Toggle("toggle", rect(36, 300, 700, 100), "Silent", self.silent, self._silence),
            Stepper("stepper", rect(36, 500, 900, 100), "Volume", ["0", "1", "2"], self.place, self._step),
            TextField("field", rect(36, 700, 500, 100), self.words, self._type, longest=5),
        ]

    def _silence(self, on):
        self.silent = on

    def _step(self, place):
        self.place = place

    def _type(self, words):
        self.words = words


@pytest.fixture
def pilot(tmp_path):
    return Pilot.open(tmp_path, Form())


def test_a_closed_button_does_nothing_and_tells_its_reason(pilot):
    told: list[str] = []
    pilot.screen.widgets[1].refused = told.append
    pilot.press("button:serve")
    assert told == ["1 pepper missing"]


def test_a_finger_presses_like_a_mouse_and_leaves_no_focus_behind(pilot):
    pilot.press("button:heat", touch=True)
    assert pilot.screen.pressed == ["heat"]
    assert pilot.screen.focus.on is None


def test_keys_reach_every_widget_and_press_it(pilot):
    names = []
    for _ in range(5):
        pilot.key("next")
        names.append(pilot.screen.focus.on.name)
    assert names == ["button:heat", "button:serve", "toggle", "stepper", "field"]
    pilot.key("next")
    pilot.key("confirm")
    assert pilot.screen.pressed == ["heat"]


def test_arrows_go_to_the_nearest_widget_that_way(pilot):
    pilot.key("next")
    pilot.key("right")
    assert pilot.screen.focus.on.name == "button:serve"
    pilot.key("left")
    pilot.key("down")
    assert pilot.screen.focus.on.name == "toggle"


def test_a_toggle_turns(pilot):
    pilot.press("toggle")
    assert pilot.screen.silent is True


def test_a_stepper_steps_at_its_ends_and_by_keys(pilot):
    pilot.press("stepper:more")
    assert pilot.screen.place == 2
    pilot.press("stepper:more")
    assert pilot.screen.place == 2, "it stops at its end"
    pilot.press("stepper:less")
    assert pilot.screen.place == 1
    pilot.key("left")
    assert pilot.screen.place == 0


def test_letters_go_into_the_field_that_was_pressed_up_to_its_length(pilot):
    pilot.press("field")
    pilot.move(5, 5)
    pilot.type("Zoé et Léa")
    assert pilot.screen.words == "Zoé e"
    pilot.key("erase")
    assert pilot.screen.words == "Zoé "
    pilot.key("tip")
    assert pilot.screen.pressed == [], "the space bar is a letter here"


def test_focus_survives_a_new_layout(pilot):
    pilot.key("next")
    pilot.app.resize((1024, 600))
    assert pilot.screen.focus.on is pilot.screen.widgets[0]


# Words


@pytest.mark.parametrize("scale", [600 / 1080, 1024 / 1920])
@pytest.mark.parametrize(
    ("role", "least"), [("display", 104), ("title", 42), ("head", 28), ("button", 22), ("text", 18), ("note", 16)]
)
def test_no_role_is_smaller_than_its_least_size(scale, role, least):
    assert Type(scale).size_px(role) >= least
    assert Type(scale).least_px(role) >= least


def test_text_size_of_the_settings_counts():
    assert Type(1.0, 200).size_px("text") == 2 * Type(1.0).size_px("text")


@pytest.mark.parametrize("width", [120, 200, 320, 900])
@pytest.mark.parametrize("words", ["Assaisonner maintenant", "Würzmittelflaschen auswählen", "Heat", ""])
def test_words_stay_inside_their_box_and_above_their_least_size(words, width):
    fonts = Type(1.0)
    fitted = fonts.fit(words, "button", width, 102, lines=2)
    assert fitted.width_px <= width
    assert len(fitted.lines) <= 2
    assert fitted.size_px >= round(fonts.size_px("button") * SHRINK)


def test_words_shrink_before_they_break_and_break_before_they_are_cut():
    fonts = Type(1.0)
    full = lettering.font("title", fonts.size_px("button")).size("tip one bottle")[0]
    assert fonts.fit("tip one bottle", "button", full, 100, 2).size_px == fonts.size_px("button")
    assert len(fonts.fit("tip one bottle", "button", round(full * 0.9), 100, 2).lines) == 1
    assert len(fonts.fit("tip one bottle", "button", round(full * 0.6), 100, 2).lines) == 2
    assert fonts.fit("tip one bottle", "button", round(full * 0.3), 100, 2).lines[-1].endswith("…")


# Places


@pytest.mark.parametrize("size", [(1024, 600), (1600, 1200), (2560, 1080), (3840, 2160)])
def test_corners_of_the_frame_come_to_the_corners_of_the_window(size):
    frame = Frame(size)
    assert frame.point(0, 0, "left", "top") == (0, 0)
    assert frame.point(1920, 1080, "right", "bottom") == pytest.approx(size)


def test_design_turns_point_round():
    frame = Frame((2560, 1080), mirrored=True)
    assert frame.design(*frame.point(300, 200, "left", "top"), "left", "top") == pytest.approx((300, 200))


def test_left_handed_mirrors_a_box():
    usual, mirrored = Frame((1920, 1080)), Frame((1920, 1080), mirrored=True)
    assert mirrored.rect(100, 50, 300, 80).right == 1920 - usual.rect(100, 50, 300, 80).left


def test_rows_and_columns_stay_inside():
    box = pygame.Rect(10, 20, 1000, 500)
    for part in [*row(box, 3, 16), *column(box, 4, 16)]:
        assert box.contains(part)


def test_text_of_200_percent_draws_every_widget(tmp_path):
    pilot = Pilot.open(tmp_path, Form(), (1024, 600), Settings(text_percent=200))
    assert pilot.app.type.size_px("text") == 36


def test_larger_text_gives_its_extra_size_back_before_anything_is_cut():
    usual, large = Type(600 / 1080), Type(600 / 1080, 200)
    width = lettering.font("title", usual.size_px("button")).size("Medium")[0] + 4
    fitted = large.fit("Medium", "button", width, 60, lines=2)
    assert fitted.lines == ("Medium",)
    assert fitted.size_px >= 22


def test_what_is_cut_keeps_to_the_lines_that_fit_its_height():
    fonts = Type(1.0)
    fitted = fonts.fit("Goes on: Bartholomew · Maximiliane · Philippa · Ann", "button", 300, 60, lines=2)
    assert len(fitted.lines) == 1
    assert fitted.lines[0].endswith("…")
