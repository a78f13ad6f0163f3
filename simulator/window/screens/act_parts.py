"""What a close-up is made of: its phases, the hand that leads it, and what is taken hold of."""

from __future__ import annotations

from enum import Enum, auto
from typing import Protocol, TypeGuard

import pygame

from simulator.acts.hand import Hand
from simulator.window.pad_hand import FlipPad, PourPad
from simulator.window.pointer import FlipPointer, PourPointer
from simulator.window.widgets import Area


class Phase(Enum):
    """Where the close-up is in its course."""

    WAITING = auto()
    LED = auto()
    BACK = auto()
    RESULT = auto()
    REPLAY = auto()
    OVER = auto()


SKIPPABLE = (Phase.RESULT, Phase.REPLAY)


class LiveHand(Protocol):
    """A person's hand by whatever device: one pose a tick, None once it has let go."""

    def hand(self, time_s: float) -> Hand | None:
        """The hand in the tick at `time_s`."""


class Grip(Area):
    """What is taken hold of. Pressing it is the hand's own business."""

    def __init__(self, name: str, rect: pygame.Rect) -> None:
        super().__init__(name, rect)
        self.scanned = True

    def activate(self) -> None:
        """The close-up itself takes hold."""


def is_pointer(lead: LiveHand | None) -> TypeGuard[PourPointer | FlipPointer]:
    """Whether mouse or finger leads."""
    return isinstance(lead, (PourPointer, FlipPointer))


def is_pad(lead: LiveHand | None) -> TypeGuard[PourPad | FlipPad]:
    """Whether a pad's levers lead."""
    return isinstance(lead, (PourPad, FlipPad))
