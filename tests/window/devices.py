"""Pilots without a mouse: by keyboard only, by pad only, by one switch only. All speak in events of the machine."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from simulator.players.flick import minimum_jerk
from simulator.window.keys import Input
from tests.window.pilot import FRAME_S, PAD, Pilot, along

MOST_STEPS = 60
A, NEXT = 0, 5
SAMPLE_S = 0.008
TRIGGER, STICK = 5, 1


class KeyboardPilot(Pilot):
    """Tab, Enter and the space bar."""

    def press(self, name: str, touch: bool = False) -> None:
        """Steps the focus to a target and presses Enter; what can be skipped needs no focus.

        A screen that comes by itself meanwhile ends it.
        """
        screen = self.screen
        for _ in range(MOST_STEPS):
            if self.screen is not screen:
                return
            if name == "skip" or (self.screen.focus.on is not None and self.screen.focus.on.name == name):
                self.keyboard(pygame.K_RETURN)
                return
            self.keyboard(pygame.K_TAB)
        raise AssertionError(f"{name}: not reached on {self.screen.name}")

    def tip(self, pull: float = 235.0) -> None:
        """Holds the space bar as long as the tip takes."""
        self.keyboard(pygame.K_SPACE, pull / 360 * 180 / 225)

    def flick(self) -> None:
        """Holds the space bar until the meter is in the green."""
        self.keyboard(pygame.K_SPACE, 0.6)


class PadPilot(Pilot):
    """Shoulder button, A, trigger and stick."""

    def press(self, name: str, touch: bool = False) -> None:
        """Steps the focus to a target and presses A."""
        screen = self.screen
        for _ in range(MOST_STEPS):
            if self.screen is not screen:
                return
            if name == "skip" or (self.screen.focus.on is not None and self.screen.focus.on.name == name):
                self.pad_button(A)
                return
            self.pad_button(NEXT)
        raise AssertionError(f"{name}: not reached on {self.screen.name}")

    def tip(self, pull: float = 235.0) -> None:
        """Pulls the trigger in half a second, waits, and lets it go."""
        for frame in [*range(1, 31), *[30] * 12, *range(29, -1, -1)]:
            self.pad_axis(TRIGGER, 2 * pull / 360 * frame / 30 - 1)

    def flick(self) -> None:
        """Stick down, up in a sixth of a second, and let go."""
        for start, end, seconds in ((0, 1.0, 0.3), (1.0, 1.0, 0.1), (1.0, -1.0, 0.16), (-1.0, 0, 0.2)):
            samples = round(seconds / SAMPLE_S)
            self._lever(STICK, [start + (end - start) * minimum_jerk(n / samples) for n in range(1, samples + 1)])

    def _lever(self, axis: int, values: list[float]) -> None:
        """A lever's way, told every 8 ms."""
        waiting: list[Input] = []
        start_s = self.time_s
        for place, value in enumerate(values, start=1):
            event = pygame.event.Event(pygame.JOYAXISMOTION, instance_id=PAD, axis=axis, value=value)
            waiting += self.app.ears.hear(event, start_s + place * SAMPLE_S, self.app.size)
            if start_s + (place + 1) * SAMPLE_S > self.time_s + FRAME_S:
                self.tick(waiting)
                waiting = []
        self.tick(waiting)


class TouchPilot(Pilot):
    """One finger, with the mouse that SDL makes of it besides."""

    def press(self, name: str, touch: bool = True) -> None:
        """Touches the middle of a target."""
        x, y = self.find(name).center
        self.finger(pygame.FINGERDOWN, x, y)
        self.finger(pygame.FINGERUP, x, y)

    def finger(self, kind: int, x: float, y: float) -> None:
        """The finger comes down, moves, or goes."""
        wide, high = self.app.size
        mouse = {
            pygame.FINGERDOWN: pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y), touch=True),
            pygame.FINGERMOTION: pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), touch=True),
            pygame.FINGERUP: pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(x, y), touch=True),
        }[kind]
        self.machine(pygame.event.Event(kind, finger_id=1, x=x / wide, y=y / high), mouse)

    def drag(self, points: Sequence[tuple[float, float, float]], touch: bool = True, samples_hz: float = 60.0) -> None:
        """Along (seconds, x, y): a place every frame."""
        self.finger(pygame.FINGERDOWN, *points[0][1:])
        start_s, end_s = points[0][0], points[-1][0]
        for frame in range(1, round((end_s - start_s) / FRAME_S) + 1):
            self.finger(pygame.FINGERMOTION, *along(points, start_s + frame * FRAME_S))
        self.finger(pygame.FINGERUP, *points[-1][1:])


class SwitchPilot(Pilot):
    """One switch: waits until the focus is there, then presses."""

    def press(self, name: str, touch: bool = False) -> None:
        """Waits for the focus to come to a target, and presses the switch."""
        screen = self.screen
        if name != "skip":
            self.wait_until(lambda: self.screen is not screen or self._on(name))
        if self.screen is screen:
            self.keyboard(pygame.K_SPACE)

    def tip(self, pull: float = 235.0) -> None:
        """Holds the switch as long as the tip takes, once the focus is on the bottle."""
        self._hold("bottle:", pull / 360 * 180 / 225)

    def flick(self) -> None:
        """Holds the switch until the meter is in the green."""
        self._hold("pan:", 0.6)

    def _hold(self, prefix: str, seconds: float) -> None:
        self.wait_until(lambda: self._on(prefix))
        self.keyboard(pygame.K_SPACE, seconds - FRAME_S)

    def _on(self, prefix: str) -> bool:
        return self.screen.focus.on is not None and self.screen.focus.on.name.startswith(prefix)
