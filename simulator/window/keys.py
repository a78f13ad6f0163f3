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
    "confirm",
    "back",
    "next",
    "previous",
    "left",
    "right",
    "up",
    "down",
    "tip",
    "creep",
    "erase",
    "full_screen",
    "",
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


@dataclass(frozen=True, slots=True)
class Levers:
    """How a pad's levers stand: its sticks right and down, each -1 to 1, and its triggers pulled 0 to 1."""

    right: float
    down: float
    pull: float
    time_s: float = 0.0

    @property
    def most(self) -> float:
        """How far the lever is moved that is moved farthest."""
        return max(abs(self.right), abs(self.down), self.pull)


Input = Pointer | Key | Typed | Wheel | Levers


def presses(event: Input) -> bool:
    """Whether an input is a press of anything: pointer, key or button."""
    if isinstance(event, Pointer):
        return event.kind == "press"
    return isinstance(event, Key) and event.pressed and event.action in ("confirm", "tip")


Device = Literal["pointer", "keys", "pad", "switch"]


def device_of(event: Input, one_switch: bool) -> Device | None:
    """What a person used for an input; None where that says nothing."""
    if one_switch:
        return "switch"
    match event:
        case Pointer(kind="press"):
            return "pointer"
        case Levers():
            return "pad" if event.most > 0 else None
        case Key():
            return "pad" if event.name.startswith(("pad", "stick")) else "keys"
    return None


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

_REPEATING = ("erase", "left", "right", "up", "down", "next", "previous")


class Translator:
    """pygame's events, one at a time, as inputs. Remembers what is held: keys, the first finger. Pads: `pads`."""

    def __init__(self) -> None:
        self._finger: int | None = None
        self._mouse_held = False
        self._down: set[int] = set()

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


def _key(event: pygame.event.Event, time_s: float) -> Key:
    action = _KEYS.get(event.key, "")
    if action == "next" and event.mod & pygame.KMOD_SHIFT:
        action = "previous"
    return Key(action, event.type == pygame.KEYDOWN, time_s, pygame.key.name(event.key))
