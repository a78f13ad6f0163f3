"""Drives a real App on SDL's dummy driver, without a clock: press, drag, release, type, wait, find by name."""

from __future__ import annotations

import itertools
import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

import pygame

from simulator.window.app import App
from simulator.window.keys import Action, Input, Key, Pointer, Typed
from simulator.window.screen import Screen
from simulator.window.settings import Settings

FRAME_S = 1 / 60
PAD = 7
"""The number of the one pad that the pilot has."""


class Pilot:
    """A person at the window. Time passes only by `wait`, `tick`, and the drags' own times."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.time_s = 100.0
        self.shown = True
        """Whether pictures are drawn: whole matches do not need them."""

    @classmethod
    def open(
        cls,
        folder: Path,
        first: Screen,
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        targets_file: Path | None = None,
    ) -> Self:
        """A pilot at a new window that shows `first`."""
        pilot = cls(App(settings or Settings(), folder, size, targets_file))
        pilot.app.now_s = pilot.time_s
        pilot.app.push(first)
        pilot.tick()
        return pilot

    @property
    def screen(self) -> Screen:
        """The screen on top."""
        assert self.app.screen is not None, "the window has closed"
        return self.app.screen

    def find(self, name: str) -> pygame.Rect:
        """The target `name`; names those there are when it is missing."""
        targets = self.screen.targets()
        assert name in targets, f"{name}: not on {self.screen.name}: {', '.join(targets)}"
        return targets[name]

    def tick(self, inputs: Sequence[Input] = (), dt_s: float = FRAME_S) -> None:
        """One frame."""
        self.time_s += dt_s
        self.app.tick(dt_s, inputs, self.shown)

    def wait(self, seconds: float) -> None:
        """Frames without inputs."""
        for _ in range(max(1, round(seconds / FRAME_S))):
            self.tick()

    def wait_until(self, what: Callable[[], bool], most_s: float = 60.0) -> None:
        """Frames until `what` is true; fails after `most_s` of the game's own time."""
        for _ in range(round(most_s / FRAME_S)):
            if what():
                return
            self.tick()
        raise AssertionError(f"not within {most_s} s on {self.screen.name}")

    def move(self, x: float, y: float, held: bool = False) -> None:
        """The pointer goes to a point."""
        self.tick([Pointer("move", x, y, self.time_s, held=held)])

    def hover(self, name: str) -> None:
        """The pointer goes to a target's middle."""
        self.move(*self.find(name).center)

    def press(self, name: str, touch: bool = False) -> None:
        """Presses a target and lets go."""
        x, y = self.find(name).center
        self.tick([Pointer("press", x, y, self.time_s, touch)])
        self.tick([Pointer("release", x, y, self.time_s, touch)])

    def drag(
        self, points: Sequence[tuple[float, float, float]], touch: bool = False, samples_hz: float = 125.0
    ) -> None:
        """Presses at the first of (seconds, x, y), goes along them with `samples_hz`, and lets go at the last."""
        self.hold(points, touch, samples_hz)
        _, x, y = points[-1]
        self.tick([Pointer("release", x, y, self.time_s, touch)])

    def hold(
        self, points: Sequence[tuple[float, float, float]], touch: bool = False, samples_hz: float = 125.0
    ) -> None:
        """As `drag`, without letting go."""
        start_s = self.time_s
        first_s, x, y = points[0]
        self.tick([Pointer("press", x, y, start_s, touch)])
        waiting: list[Input] = []
        for sample in range(1, round((points[-1][0] - first_s) * samples_hz) + 1):
            at_s = sample / samples_hz
            x, y = along(points, first_s + at_s)
            waiting.append(Pointer("move", x, y, start_s + at_s, touch, held=True))
            if start_s + at_s >= self.time_s + FRAME_S:
                self.tick(waiting)
                waiting = []
        self.tick(waiting)

    def tip(self, pull: float = 235.0) -> None:
        """Tips the bottle of a close-up over the pan in one movement and back."""
        x, y = self.find(next(name for name in self.screen.targets() if name.startswith("bottle:"))).center
        down = pull * self.app.scale
        self.drag([(0, x, y), (0.1, x, y), (0.6, x, y + down), (0.8, x, y + down), (1.2, x, y)])

    def flick(self) -> None:
        """Dips the pan of a close-up, flicks it up and holds it level."""
        x, y = self.find("pan:handle").center
        low, high = y + 159 * self.app.scale, y - 141 * self.app.scale
        self.drag([(0, x, y), (0.3, x, low), (0.5, x, low), (0.66, x, high), (0.8, x, y), (1.6, x, y)])

    def key(self, action: Action, name: str = "") -> None:
        """Presses a key and lets go."""
        self.tick([Key(action, True, self.time_s, name)])
        self.tick([Key(action, False, self.time_s, name)])

    def machine(self, *events: pygame.event.Event, dt_s: float = FRAME_S) -> None:
        """Events of the machine, as SDL would send them (keys, mouse, fingers, pads), and one frame."""
        inputs = [one for event in events for one in self.app.ears.hear(event, self.time_s, self.app.size)]
        self.tick(inputs, dt_s)

    def pad_button(self, button: int, held_s: float = FRAME_S) -> None:
        """Presses a button of a joystick for a while."""
        self.machine(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=PAD, button=button))
        self.wait(held_s)
        self.machine(pygame.event.Event(pygame.JOYBUTTONUP, instance_id=PAD, button=button))

    def pad_axis(self, axis: int, value: float) -> None:
        """Moves an axis of a joystick."""
        self.machine(pygame.event.Event(pygame.JOYAXISMOTION, instance_id=PAD, axis=axis, value=value))

    def pad_cross(self, right: int, up: int) -> None:
        """Presses a joystick's cross one way and lets go."""
        for value in ((right, up), (0, 0)):
            self.machine(pygame.event.Event(pygame.JOYHATMOTION, instance_id=PAD, value=value))

    def keyboard(self, key: int, held_s: float = FRAME_S) -> None:
        """Presses a key of the keyboard for a while."""
        self.machine(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
        self.wait(held_s)
        self.machine(pygame.event.Event(pygame.KEYUP, key=key, mod=0))

    def type(self, words: str) -> None:
        """Types letters."""
        self.tick([Typed(words)])


def along(points: Sequence[tuple[float, float, float]], at_s: float) -> tuple[float, float]:
    """Where a way through (seconds, x, y) is at a time."""
    for (t0, x0, y0), (t1, x1, y1) in itertools.pairwise(points):
        if at_s <= t1:
            part = (at_s - t0) / (t1 - t0)
            return x0 + part * (x1 - x0), y0 + part * (y1 - y0)
    return points[-1][1], points[-1][2]
