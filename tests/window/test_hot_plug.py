"""A real pad of SDL, though a virtual one: it comes, speaks as a controller, goes and comes back."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame
import pytest

from simulator.window.keys import Input, Key, Levers
from tests.window.acts_table import Ground
from tests.window.pilot import Pilot

GAME_CONTROLLER, AXES, BUTTONS, HATS = 1, 6, 15, 1


def _sdl() -> ctypes.CDLL | None:
    """The SDL that pygame brought along, where its wheel has one."""
    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    found = sorted(folder.glob("libSDL2-2*"))
    return ctypes.CDLL(str(found[0])) if found else None


SDL = _sdl()
pytestmark = pytest.mark.skipif(SDL is None, reason="pygame was built against a system SDL that is not found here")


class Plug:
    """Plugs a virtual pad in and out, and moves its parts."""

    def __init__(self) -> None:
        assert SDL is not None
        self._sdl = SDL
        SDL.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        SDL.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        SDL.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]

    def go_in(self) -> None:
        assert self._sdl.SDL_JoystickAttachVirtual(GAME_CONTROLLER, AXES, BUTTONS, HATS) >= 0

    def go_out(self) -> None:
        assert self._sdl.SDL_JoystickDetachVirtual(0) == 0

    def axis(self, axis: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._pad, axis, value)

    def button(self, button: int, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._pad, button, down)

    @property
    def _pad(self) -> ctypes.c_void_p:
        number = pygame.joystick.Joystick(0).get_instance_id()
        return ctypes.c_void_p(self._sdl.SDL_JoystickFromInstanceID(number))


@pytest.fixture
def plug(monkeypatch):
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    pygame.joystick.quit()
    yield Plug()
    pygame.joystick.quit()


def heard(pilot: Pilot) -> list[Input]:
    """What a few frames hear."""
    found: list[Input] = []
    for _frame in range(3):
        for event in pygame.event.get():
            found += pilot.app.ears.hear(event, pilot.time_s, pilot.app.size)
        pilot.tick(found)
    return found


def test_a_pad_is_plugged_in_out_and_in_again(tmp_path, plug):
    pilot = Pilot.open(tmp_path, Ground(), (640, 360))
    pilot.app.pads.open()
    plug.go_in()
    heard(pilot)
    plug.axis(5, 32767)
    plug.button(0, True)
    found = heard(pilot)
    assert any(isinstance(one, Levers) and one.pull == 1.0 for one in found)
    assert [one.action for one in found if isinstance(one, Key)] == ["confirm"], "once, not as a joystick too"

    plug.go_out()
    heard(pilot)
    pilot.wait(0.3)
    assert pilot.screen.name == "pad_lost"

    plug.go_in()
    heard(pilot)
    pilot.wait(0.3)
    assert pilot.screen.name == "ground"
    plug.go_out()
    heard(pilot)
