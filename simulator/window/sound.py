"""Sounds, synthesised when the window opens. Each has a caption as its visual twin; no device is no error."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pygame

from simulator.text import _
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

    def play(self, name: Name, strength: float = 1.0) -> None:
        """Plays `name` at `strength` 0…1 of the volume; silent without a device or when muted."""
        self.heard.append(Caption(name, CAPTIONS[name]()))
        if self.device and not self.settings.mute and self.settings.volume_percent and name in self._made:
            channel = self._made[name].play()
            if channel is not None:
                channel.set_volume(strength * self.settings.volume_percent / 100)
