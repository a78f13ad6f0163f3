"""What a person does, as plain values: pointer, key, typed words, wheel. Mouse, touch, keyboard and pad become these.

A press knows when it happened: the loop stamps events as they arrive, between pictures, because pygame's events carry
no time of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

PointerKind = Literal["press", "move", "release"]
Action = Literal[
    "confirm", "back", "next", "previous", "left", "right", "up", "down", "tip", "erase", "full_screen", ""
]


@dataclass(frozen=True, slots=True)
class Pointer:
    """The mouse's first button, or one finger, in screen px. `held` says whether it is down during a move."""

    kind: PointerKind
    x: float
    y: float
    time_s: float = 0.0
    touch: bool = False
    held: bool = False

    @property
    def at(self) -> tuple[float, float]:
        """Where."""
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Key:
    """A key or a pad's button by what it does; `pressed` is False when it is let go.

    `name` is the key's own name ("space", "pad 0"), for what a screen binds itself; `action` may then be empty.
    """

    action: Action
    pressed: bool = True
    time_s: float = 0.0
    name: str = ""


@dataclass(frozen=True, slots=True)
class Typed:
    """Letters from the keyboard, for text fields."""

    words: str


@dataclass(frozen=True, slots=True)
class Wheel:
    """Turns of the wheel, positive upwards, with the pointer at (x, y)."""

    steps: float
    x: float
    y: float


Input = Pointer | Key | Typed | Wheel

_KEYS: dict[int, Action] = {
    pygame.K_RETURN: "confirm",
    pygame.K_KP_ENTER: "confirm",
    pygame.K_SPACE: "tip",
    pygame.K_ESCAPE: "back",
    pygame.K_AC_BACK: "back",
    pygame.K_TAB: "next",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_BACKSPACE: "erase",
    pygame.K_F11: "full_screen",
}

_PAD: dict[int, Action] = {0: "confirm", 1: "back", 4: "previous", 5: "next", 7: "tip"}
_HATS: dict[tuple[int, int], Action] = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}


_AXES: dict[int, tuple[Action, Action]] = {0: ("left", "right"), 1: ("up", "down"), 5: ("", "tip")}
"""The left stick and the right trigger."""
AXIS_PART = 0.6
"""How far a stick or trigger must be moved to count."""

_REPEATING = ("erase", "left", "right", "up", "down", "next", "previous")


class Translator:
    """pygame's events, one at a time, as inputs. Remembers what is held: keys, the first finger, stick and hat."""

    def __init__(self) -> None:
        self._finger: int | None = None
        self._mouse_held = False
        self._down: set[int] = set()
        self._held: dict[str, Action] = {}

    def inputs(self, event: pygame.event.Event, time_s: float, size_px: tuple[int, int]) -> list[Input]:
        """The inputs of `event`, which arrived at `time_s`; none for what does not concern a screen."""
        match event.type:
            case pygame.KEYDOWN | pygame.KEYUP:
                return self._turn_key(event, time_s)
            case pygame.TEXTINPUT:
                return [Typed(event.text)]
            case pygame.MOUSEWHEEL:
                x, y = pygame.mouse.get_pos()
                return [Wheel(float(event.y), x, y)]
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEMOTION:
                return self._mouse(event, time_s)
            case pygame.FINGERDOWN | pygame.FINGERUP | pygame.FINGERMOTION:
                return self._touch(event, time_s, size_px)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                pressed = event.type == pygame.JOYBUTTONDOWN
                return [Key(_PAD.get(event.button, ""), pressed, time_s, f"pad {event.button}")]
            case pygame.JOYHATMOTION:
                return self._become("hat", _HATS.get(event.value, ""), time_s)
            case pygame.JOYAXISMOTION if event.axis in _AXES:
                return self._become(f"axis {event.axis}", _axis_action(event.axis, event.value), time_s)
        return []

    def _turn_key(self, event: pygame.event.Event, time_s: float) -> list[Input]:
        """A key held down repeats only where that is meant: erasing and stepping."""
        key = _key(event, time_s)
        again = event.key in self._down and key.pressed
        (self._down.add if key.pressed else self._down.discard)(event.key)
        return [] if again and key.action not in _REPEATING else [key]

    def _mouse(self, event: pygame.event.Event, time_s: float) -> list[Input]:
        if getattr(event, "touch", False):
            return []  # SDL repeats a finger as a mouse; the finger itself is read
        if event.type == pygame.MOUSEMOTION:
            return [Pointer("move", event.pos[0], event.pos[1], time_s, held=self._mouse_held)]
        if event.button != 1:
            return []
        self._mouse_held = event.type == pygame.MOUSEBUTTONDOWN
        return [Pointer("press" if self._mouse_held else "release", event.pos[0], event.pos[1], time_s)]

    def _touch(self, event: pygame.event.Event, time_s: float, size_px: tuple[int, int]) -> list[Input]:
        x, y = event.x * size_px[0], event.y * size_px[1]
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
            return [Pointer("press", x, y, time_s, touch=True)]
        if event.finger_id != self._finger:
            return []
        if event.type == pygame.FINGERMOTION:
            return [Pointer("move", x, y, time_s, touch=True, held=True)]
        self._finger = None
        return [Pointer("release", x, y, time_s, touch=True)]

    def _become(self, part: str, action: Action, time_s: float) -> list[Input]:
        """A hat, a stick or a trigger means `action` now, and lets go of what it meant before."""
        before = self._held.get(part, "")
        if action == before:
            return []
        self._held[part] = action
        released: list[Input] = [Key(before, False, time_s, part)] if before else []
        return released + ([Key(action, True, time_s, part)] if action else [])


def _axis_action(axis: int, value: float) -> Action:
    less, more = _AXES[axis]
    if abs(value) < AXIS_PART:
        return ""
    return more if value > 0 else less


def _key(event: pygame.event.Event, time_s: float) -> Key:
    action = _KEYS.get(event.key, "")
    if action == "next" and event.mod & pygame.KMOD_SHIFT:
        action = "previous"
    return Key(action, event.type == pygame.KEYDOWN, time_s, pygame.key.name(event.key))
