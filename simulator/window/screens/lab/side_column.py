"""Over the scene, on the side away from the pan: whose hand leads, and what is compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.text import _
from simulator.window.focus import State
from simulator.window.screens.lab.drawing import draw_letter
from simulator.window.screens.lab.hands import hand_name
from simulator.window.widget import Widget
from simulator.window.widgets import Button, Stepper

if TYPE_CHECKING:
    from simulator.window.app import App
    from simulator.window.screens.lab.screen import LabScreen

WIDE = 388.0


class Legend(Widget):
    """The letter of a scene and what it is: nothing to press."""

    focusable = False
    scanned = False

    def __init__(self, letter: str, rect: pygame.Rect, words: str) -> None:
        super().__init__(f"legend:{letter}", rect)
        self.letter, self.words = letter, words

    def targets(self) -> dict[str, pygame.Rect]:
        return {}

    def holds(self, x: float, y: float) -> bool:
        return False

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        draw_letter(app, surface, self.letter, (self.rect.x + app.frame.px(30), self.rect.centery))
        left = self.rect.x + app.frame.px(70)
        words = pygame.Rect(left, self.rect.y, self.rect.right - left, self.rect.height)
        app.type.draw(surface, self.words, "note", words, lines=2, face="bold")


def side_column(screen: LabScreen) -> list[Widget]:
    """Whose hand, A and B, and the button that pins."""
    bench = screen.bench
    names = [hand_name(hand) for hand in bench.hands]
    place = bench.hands.index(bench.hand)
    hands = Stepper("hand", _box(screen, 18, 84), "", names, place, lambda at: screen.choose_hand(bench.hands[at]))
    if bench.pinned is None:
        return [
            hands,
            Button("button:pin", _box(screen, 118, 76), _("Pin as A"), screen.pin, style="pill", role="text"),
        ]
    return [
        hands,
        Legend("A", _box(screen, 114, 76), bench.pinned.told),
        Legend("B", _box(screen, 196, 76), bench.told),
        Button("button:pin", _box(screen, 284, 76), _("Let A go"), screen.pin, style="pill", role="text"),
    ]


def _box(screen: LabScreen, y: float, high: float) -> pygame.Rect:
    frame, live = screen.app.frame, screen.places.live
    wide, inset = frame.px(WIDE), frame.px(20)
    left = live.right - inset - wide if frame.mirrored else live.x + inset
    return pygame.Rect(left, live.y + frame.px(y), wide, frame.px(high))
