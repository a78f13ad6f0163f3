"""Game pads: buttons and the cross become keys, sticks and triggers become levers. Pads come and go while one plays.

A pad that SDL knows speaks as a controller, with one layout for all; any other speaks as a joystick, whose layout is
that of the usual driver: stick, trigger, stick, trigger with six axes, two sticks with fewer.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from simulator.window.keys import Action, Input, Key, Levers
from simulator.window.pad_hand import REST

_CONTROLLER: dict[int, Action] = {
    pygame.CONTROLLER_BUTTON_A: "confirm",
    pygame.CONTROLLER_BUTTON_B: "back",
    pygame.CONTROLLER_BUTTON_X: "tip",
    pygame.CONTROLLER_BUTTON_Y: "creep",
    pygame.CONTROLLER_BUTTON_START: "back",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "previous",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "next",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
_JOYSTICK: dict[int, Action] = {0: "confirm", 1: "back", 2: "tip", 3: "creep", 4: "previous", 5: "next", 7: "back"}
_HATS: dict[tuple[int, int], Action] = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}

_Axis = tuple[str, int]
"""A part of the levers: "right", "down" or "pull", and which of the two hands it is for."""

_CONTROLLER_AXES: dict[int, _Axis] = {
    pygame.CONTROLLER_AXIS_LEFTX: ("right", 0),
    pygame.CONTROLLER_AXIS_LEFTY: ("down", 0),
    pygame.CONTROLLER_AXIS_RIGHTX: ("right", 1),
    pygame.CONTROLLER_AXIS_RIGHTY: ("down", 1),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("pull", 0),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("pull", 1),
}
_SIX_AXES: dict[int, _Axis] = {
    0: ("right", 0),
    1: ("down", 0),
    2: ("pull", 0),
    3: ("right", 1),
    4: ("down", 1),
    5: ("pull", 1),
}
_FEWER_AXES: dict[int, _Axis] = {0: ("right", 0), 1: ("down", 0), 2: ("right", 1), 3: ("down", 1)}

CONTROLLER_FULL = 32767.0
"""What a controller's axis says at its stop."""

STEP_PART = 0.6
"""How far a stick must be moved to step the focus."""


@dataclass(slots=True)
class _Pad:
    """One pad: how its levers stand, and which step its stick and cross mean now."""

    axes: dict[int, _Axis]
    levers: dict[_Axis, float] = field(default_factory=dict)
    meant: dict[str, Action] = field(default_factory=dict)

    def move(self, axis: _Axis, value: float, time_s: float) -> list[Input]:
        """A lever moved: how they all stand now, and the step that a stick means."""
        self.levers[axis] = value
        return [Levers(self._most("right"), self._most("down"), self._most("pull"), time_s), *self._step(time_s)]

    def _most(self, part: str) -> float:
        values = [value for (name, _hand), value in self.levers.items() if name == part]
        return max(values, key=abs, default=0.0)

    def _step(self, time_s: float) -> list[Input]:
        right, down = self._most("right"), self._most("down")
        ways: dict[Action, float] = {"right": right, "left": -right, "down": down, "up": -down}
        way = max(ways, key=lambda one: ways[one])
        return self.mean("stick", way if ways[way] >= STEP_PART else "", time_s)

    def mean(self, part: str, action: Action, time_s: float) -> list[Input]:
        """A stick or a cross means `action` now, and lets go of what it meant before."""
        before = self.meant.get(part, "")
        if action == before:
            return []
        self.meant[part] = action
        released: list[Input] = [Key(before, False, time_s, part)] if before else []
        return released + ([Key(action, True, time_s, part)] if action else [])


class Pads:
    """All pads that are plugged in, and which one was used last."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}
        self._controllers: dict[int, controller.Controller] = {}
        self._pads: dict[int, _Pad] = {}
        self._used: int | None = None

    @property
    def there(self) -> bool:
        """Whether the pad that was used last is still plugged in, or none was used."""
        return self._used is None or self._used in self._pads

    def open(self) -> None:
        """Opens every pad that is plugged in and not open yet."""
        pygame.joystick.init()
        controller.init()
        for place in range(pygame.joystick.get_count()):
            pad = pygame.joystick.Joystick(place)
            number = pad.get_instance_id()
            if number in self._open:
                continue
            self._open[number] = pad
            if controller.is_controller(place):
                self._controllers[number] = controller.Controller(place)
            if not self.there:
                self._used = number  # the one that was lost is back: plugged in again it has another number
            self._pads[number] = _Pad(_SIX_AXES if pad.get_numaxes() >= 6 else _FEWER_AXES)

    def lost(self, event: pygame.event.Event) -> bool:
        """Forgets the pad that `event` says was unplugged; whether it was the one that was used last."""
        number = _number(event)
        for kept in (self._open, self._controllers, self._pads):
            kept.pop(number, None)
        return number == self._used

    def inputs(self, event: pygame.event.Event, time_s: float) -> list[Input]:
        """The inputs of an event of a pad; none of a joystick that speaks as a controller too."""
        number = _number(event)
        if number in self._controllers and event.type in _JOYSTICK_EVENTS:
            return []
        found = self._meant(event, self._pads.setdefault(number, _Pad(_SIX_AXES)), time_s)
        if any(isinstance(one, Key) or (isinstance(one, Levers) and one.most > REST) for one in found):
            self._used = number
        return found

    def _meant(self, event: pygame.event.Event, pad: _Pad, time_s: float) -> list[Input]:
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                pressed = event.type == pygame.CONTROLLERBUTTONDOWN
                return [Key(_CONTROLLER.get(event.button, ""), pressed, time_s, f"pad {event.button}")]
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                pressed = event.type == pygame.JOYBUTTONDOWN
                return [Key(_JOYSTICK.get(event.button, ""), pressed, time_s, f"pad {event.button}")]
            case pygame.JOYHATMOTION:
                return pad.mean("pad cross", _HATS.get(event.value, ""), time_s)
            case pygame.CONTROLLERAXISMOTION if event.axis in _CONTROLLER_AXES:
                axis = _CONTROLLER_AXES[event.axis]
                value = max(event.value / CONTROLLER_FULL, -1.0)
                return pad.move(axis, max(value, 0.0) if axis[0] == "pull" else value, time_s)
            case pygame.JOYAXISMOTION if event.axis in pad.axes:
                axis = pad.axes[event.axis]
                return pad.move(axis, (event.value + 1) / 2 if axis[0] == "pull" else event.value, time_s)
        return []


_JOYSTICK_EVENTS = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYAXISMOTION)
EVENTS = (
    *_JOYSTICK_EVENTS,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
)
"""The events that `Pads.inputs` reads."""

CAME = (pygame.JOYDEVICEADDED, pygame.CONTROLLERDEVICEADDED)
WENT = pygame.JOYDEVICEREMOVED


def _number(event: pygame.event.Event) -> int:
    return int(getattr(event, "instance_id", 0))
