"""Events of the machine become inputs, each with its time."""

from __future__ import annotations

import pygame
import pytest

from simulator.window.keys import Key, Pointer, Translator, Typed
from simulator.window.screen import Screen
from tests.window.pilot import Pilot

SIZE = (1000, 500)


def _inputs(*events, translator=None):
    translator = translator or Translator()
    found = []
    for place, event in enumerate(events):
        found += translator.inputs(event, float(place), SIZE)
    return found


def _key(kind, key, mod=0):
    return pygame.event.Event(kind, key=key, mod=mod)


def test_a_mouse_presses_moves_and_lets_go():
    assert _inputs(
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(10, 20)),
        pygame.event.Event(pygame.MOUSEMOTION, pos=(11, 22)),
        pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(12, 24)),
    ) == [
        Pointer("press", 10, 20, 0.0),
        Pointer("move", 11, 22, 1.0, held=True),
        Pointer("release", 12, 24, 2.0),
    ]


def test_other_buttons_press_nothing():
    assert _inputs(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=(1, 1))) == []


def test_one_finger_leads_and_a_second_does_not_disturb():
    found = _inputs(
        pygame.event.Event(pygame.FINGERDOWN, finger_id=7, x=0.1, y=0.2),
        pygame.event.Event(pygame.FINGERDOWN, finger_id=8, x=0.9, y=0.9),
        pygame.event.Event(pygame.FINGERMOTION, finger_id=8, x=0.8, y=0.9),
        pygame.event.Event(pygame.FINGERMOTION, finger_id=7, x=0.2, y=0.2),
        pygame.event.Event(pygame.FINGERUP, finger_id=7, x=0.2, y=0.4),
    )
    assert [(one.kind, round(one.x), round(one.y), one.touch) for one in found] == [
        ("press", 100, 100, True),
        ("move", 200, 100, True),
        ("release", 200, 200, True),
    ]


def test_the_mouse_that_a_finger_pretends_to_be_is_left_out():
    assert _inputs(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(1, 1), touch=True)) == []


@pytest.mark.parametrize(
    ("key", "action"),
    [(pygame.K_ESCAPE, "back"), (pygame.K_RETURN, "confirm"), (pygame.K_SPACE, "tip"), (pygame.K_LEFT, "left")],
)
def test_keys_mean_something(key, action):
    assert _inputs(_key(pygame.KEYDOWN, key))[0].action == action


def test_shift_tab_goes_back():
    assert _inputs(_key(pygame.KEYDOWN, pygame.K_TAB, pygame.KMOD_SHIFT))[0].action == "previous"


def test_a_held_key_tips_once_but_steps_again_and_again():
    tips = _inputs(*[_key(pygame.KEYDOWN, pygame.K_SPACE)] * 3, _key(pygame.KEYUP, pygame.K_SPACE))
    assert [key.pressed for key in tips] == [True, False]
    assert len(_inputs(*[_key(pygame.KEYDOWN, pygame.K_RIGHT)] * 3)) == 3


class Hears(Screen):
    """Keeps what it hears."""

    def __init__(self):
        super().__init__()
        self.heard = []

    def handle(self, event):
        self.heard.append(event)
        self.app.quit()
        return True


def test_the_loop_hands_events_of_the_machine_to_the_screen(tmp_path):
    pilot = Pilot.open(tmp_path, Hears())
    screen = pilot.screen
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="é"))
    pilot.app.run()
    assert Typed("é") in screen.heard
    assert not any(isinstance(one, Key) for one in screen.heard)


def test_closing_the_window_ends_the_loop(tmp_path):
    pilot = Pilot.open(tmp_path, Screen())
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    pilot.app.run()
    assert not pilot.app.running
