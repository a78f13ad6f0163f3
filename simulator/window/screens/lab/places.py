"""Where the cards of the lab lie: scene and counts on one side, sliders on the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from simulator.window.layout import Frame
from simulator.window.type import Role, Type

if TYPE_CHECKING:
    from simulator.window.app import App

EDGE, GAP = 28.0, 16.0
HEAD_Y, HEAD_HIGH = 18.0, 80.0
CARDS_Y = 108.0
COUNTS_HIGH = 400.0
SLIDERS_WIDE = 740.0
STRIP_HIGH = 64.0
HAND_HIGH = 76.0


def roomy_px(app: App, role: Role, most: float) -> int:
    """The least size of words in a box of fixed height: larger by the settings up to `most`, never under the usual."""
    usual = Type(app.type.scale).least_px(role)
    return max(usual, min(app.type.least_px(role), round(most)))


@dataclass(frozen=True, slots=True)
class Places:
    """All boxes of the lab's first page in a window, in screen px. A mirrored frame has its sliders on the left."""

    frame: Frame

    @property
    def width(self) -> float:
        """Of the window, in design px."""
        return self.frame.size_px[0] / self.frame.scale

    @property
    def height(self) -> float:
        """Of the window, in design px."""
        return self.frame.size_px[1] / self.frame.scale

    def box(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A box by its left top corner, in design px of the whole window."""
        scale = self.frame.scale
        left = self.width - x - width if self.frame.mirrored else x
        return pygame.Rect(round(left * scale), round(y * scale), round(width * scale), round(height * scale))

    def head(self, x: float, width: float, from_right: bool = False) -> pygame.Rect:
        """A box in the line of buttons on top; `from_right` counts x from the right edge."""
        return self.box(self.width - x - width if from_right else x, HEAD_Y, width, HEAD_HIGH)

    @property
    def _left_wide(self) -> float:
        return self.width - 2 * EDGE - GAP - SLIDERS_WIDE

    @property
    def scene(self) -> pygame.Rect:
        """The card of the scene."""
        high = self.height - CARDS_Y - EDGE - GAP - COUNTS_HIGH
        return self.box(EDGE, CARDS_Y, self._left_wide, high)

    @property
    def counts(self) -> pygame.Rect:
        """The card of the histogram."""
        return self.box(EDGE, self.height - EDGE - COUNTS_HIGH, self._left_wide, COUNTS_HIGH)

    @property
    def sliders(self) -> pygame.Rect:
        """The card of the sliders."""
        return self.box(self.width - EDGE - SLIDERS_WIDE, CARDS_Y, SLIDERS_WIDE, self.height - CARDS_Y - EDGE)

    @property
    def live(self) -> pygame.Rect:
        """The squared paper in the card of the scene, over its strip."""
        card, inset, strip = self.scene, self.frame.px(10), self.strip
        return pygame.Rect(card.x + inset, card.y + inset, card.width - 2 * inset, strip.y - card.y - inset)

    @property
    def strip(self) -> pygame.Rect:
        """The strip below the scene: what is to be done, how many acts."""
        card, inset = self.scene, self.frame.px(10)
        high = max(self.frame.px(STRIP_HIGH), 30)
        return pygame.Rect(card.x + inset, card.bottom - inset - high, card.width - 2 * inset, high)
