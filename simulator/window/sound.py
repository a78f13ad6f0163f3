"""Sounds, synthesised when the window opens. Each has a caption as its visual twin; no device is no error."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

import numpy as np
import pygame

from simulator.text import _
from simulator.window import synthesis
from simulator.window.settings import Settings

Name = Literal["tick", "rattle", "sizzle", "bell", "spoon", "whoosh", "error", "button", "die", "star", "smoke"]

CAPTIONS: dict[Name, Callable[[], str]] = {
    "tick": lambda: _("a piece falls"),
    "rattle": lambda: _("pieces rattle"),
    "die": lambda: _("the die rattles"),
    "sizzle": lambda: _("it sizzles"),
    "bell": lambda: _("the bell rings"),
    "star": lambda: _("a star rings"),
    "spoon": lambda: _("a spoon taps"),
    "whoosh": lambda: _("whoosh"),
    "smoke": lambda: _("it smokes and hisses"),
    "error": lambda: _("that does not go"),
    "button": lambda: _("click"),
}


@dataclass(frozen=True, slots=True)
class Caption:
    """What was heard, in words."""

    name: Name
    words: str


class Sounds:
    """Plays by name. Every sound is also put on `heard`, for captions and for whoever shows it another way."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.heard: deque[Caption] = deque(maxlen=32)
        self.device = False
        self._made: dict[Name, pygame.mixer.Sound] = {}

    def open(self) -> None:
        """Opens the sound device and makes the sounds; without one everything goes on silently."""
        try:
            with quiet_driver():
                pygame.mixer.init(synthesis.RATE_HZ, -16, 2, 512, allowedchanges=0)
        except pygame.error:
            return
        pygame.mixer.set_num_channels(24)
        self._made = {name: _sound(name) for name in CAPTIONS}
        self.device = True

    def close(self) -> None:
        """Gives the device back."""
        self.device = False
        self._made = {}
        pygame.mixer.quit()

    def play(self, name: Name, strength: float = 1.0) -> None:
        """Plays `name` at `strength` 0…1 of the volume; silent without a device or when muted."""
        self.heard.append(Caption(name, CAPTIONS[name]()))
        if self.device and not self.settings.mute and self.settings.volume_percent and name in self._made:
            channel = self._made[name].play()
            if channel is not None:
                channel.set_volume(strength * self.settings.volume_percent / 100)


def _sound(name: Name) -> pygame.mixer.Sound:
    samples = (synthesis.sound(name) * 32767).astype(np.int16)
    return pygame.mixer.Sound(buffer=np.repeat(samples, 2).tobytes())


@contextmanager
def quiet_driver() -> Iterator[None]:
    """Sound drivers of a machine without a device write to standard error from C; a silent window is no error."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
