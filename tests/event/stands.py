"""A stand on SDL's dummy driver and somebody in front of it: press by name, wait, hold a corner."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from simulator.event.pin import hashed
from simulator.event.self_test import TestClock
from simulator.event.session import WAKING_S, Phase
from simulator.event.stand import Stand
from simulator.event.storage import Storage
from simulator.scene.event import EventScene
from simulator.scene.files import load_scene, vary
from simulator.vocabulary import Flipped, Poured, Tally
from simulator.window.keys import Input, Pointer

FRAME_S = 1 / 20
PIN = "204817"
PIN_HASH = hashed(PIN)
"""Made once: a hash costs a twentieth of a second."""


def scene_with(**changes: Any) -> EventScene:
    """The standard stand with a known PIN; keys as `times__idle_s=5.0`."""
    scene: EventScene = vary(load_scene("event", "standard"), "staff.pin_hash", PIN_HASH)
    for key, value in changes.items():
        scene = vary(scene, key.replace("__", "."), value)
    return scene


class Guest:
    """Somebody in front of a stand. Time passes by `wait`, `tick` and each press."""

    def __init__(
        self,
        root: Path,
        scene: EventScene | None = None,
        size: tuple[int, int] = (1024, 600),
        spoken: str | None = None,
    ) -> None:
        self.clock = TestClock()
        self.stand = Stand(
            scene or scene_with(),
            Storage(root),
            size,
            spoken=spoken,
            clock=self.clock.stand_clock(),
            chance=random.Random(1),
        )

    @property
    def phase(self) -> Phase:
        """Where the visit is."""
        return self.stand.session.phase

    @property
    def screen(self) -> str:
        """What the screen on top is called."""
        assert self.stand.screen is not None
        return self.stand.screen.name

    def tick(self, inputs: Sequence[Input] = (), shown: bool = False) -> None:
        """One frame; drawn when `shown`."""
        self.clock.passed_s += FRAME_S
        self.stand.tick(FRAME_S, inputs, shown)

    def wait(self, seconds: float) -> None:
        """Frames without inputs."""
        for _ in range(round(seconds / FRAME_S)):
            self.tick()

    def wait_until(self, what: Callable[[], bool], most_s: float = 90.0) -> None:
        """Frames until `what` is true."""
        for _ in range(round(most_s / FRAME_S)):
            if what():
                return
            self.tick()
        raise AssertionError(f"not within {most_s} s on {self.screen}")

    def touch(self, x: float = 500, y: float = 300) -> None:
        """A touch of a point."""
        now_s = self.stand.now_s
        self.tick([Pointer("press", x, y, now_s, True), Pointer("release", x, y, now_s, True)])

    def wake(self) -> None:
        """The first touch, and the moment after it."""
        self.touch()
        self.wait(WAKING_S + FRAME_S)

    def press(self, name: str) -> None:
        """A touch of a target by its name."""
        assert self.stand.screen is not None
        targets = self.stand.screen.targets()
        assert name in targets, f"{name}: not on {self.screen}: {', '.join(targets)}"
        self.touch(*targets[name].center)

    def hold_corner(self, seconds: float = 3.2) -> None:
        """Holds the corner of the staff."""
        self.tick([Pointer("press", 4, 4, self.stand.now_s)])
        self.wait(seconds)
        self.tick([Pointer("release", 4, 4, self.stand.now_s)])

    def enter_pin(self, pin: str = PIN) -> None:
        """Digits and OK."""
        for digit in pin:
            self.press(f"pin:{digit}")
        self.press("pin:ok")

    def open_staff(self) -> None:
        """To the staff menu."""
        self.hold_corner()
        self.enter_pin()

    def play(self, challenge: str, persons: int = 1) -> None:
        """From attract into a challenge."""
        self.wake()
        self.press(f"challenge:{challenge}")
        if challenge == "game":
            self.press(f"persons:{persons}")

    def tip(self, **pieces: int) -> None:
        """The next tip of a pour challenge drops these pieces, as if a hand had done it."""
        run: Any = self.stand.run_now
        run.close_act(Poured(Tally.of(pieces)), gesture(), run.place + 1.0)

    def flip(self, landed: Any) -> None:
        """The next crepe lands like this."""
        run: Any = self.stand.run_now
        run.close_act(Flipped(landed), gesture("flip"))


def gesture(act: str = "pour") -> dict[str, Any]:
    """A gesture of a moment."""
    return {"format": "alacarte-gesture", "version": 1, "act": act, "rate_hz": 480, "poses": [[0.0, 0.0, 0.0]]}
