"""Where things stand: design px of a 1920 x 1080 frame, anchored to the window's edges, to screen px.

On a window of another shape there is more wall in between; nothing is stretched. Left-handed mirrors the whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

WIDTH, HEIGHT = 1920, 1080
NARROW_PX = 1280
"""Below this width second lines are left out."""

Across = Literal["left", "centre", "right"]
Down = Literal["top", "middle", "bottom"]

_ACROSS = {"left": 0.0, "centre": 0.5, "right": 1.0}
_DOWN = {"top": 0.0, "middle": 0.5, "bottom": 1.0}


@dataclass(frozen=True, slots=True)
class Frame:
    """The design frame in a window of `size_px`; `mirrored` is left-handed."""

    size_px: tuple[int, int]
    mirrored: bool = False

    @property
    def scale(self) -> float:
        """Screen px a design px."""
        return min(self.size_px[0] / WIDTH, self.size_px[1] / HEIGHT)

    @property
    def narrow(self) -> bool:
        """Whether second lines have no room."""
        return self.size_px[0] < NARROW_PX

    @property
    def spare(self) -> tuple[float, float]:
        """How much wider and higher the window is than the frame, in design px."""
        return self.size_px[0] / self.scale - WIDTH, self.size_px[1] / self.scale - HEIGHT

    def px(self, length: float) -> int:
        """A design length in whole screen px."""
        return round(length * self.scale)

    def point(self, x: float, y: float, across: Across = "centre", down: Down = "bottom") -> tuple[float, float]:
        """A design point in screen px; it keeps its distance to the edge or middle it is anchored to."""
        wide, high = self.spare
        x_px = (x + wide * _ACROSS[across]) * self.scale
        return (self.size_px[0] - x_px if self.mirrored else x_px), (y + high * _DOWN[down]) * self.scale

    def rect(
        self, x: float, y: float, width: float, height: float, across: Across = "centre", down: Down = "bottom"
    ) -> pygame.Rect:
        """A design box, by its left top corner, in screen px."""
        left, top = self.point(x + width if self.mirrored else x, y, across, down)
        return pygame.Rect(round(left), round(top), self.px(width), self.px(height))

    def design(self, x_px: float, y_px: float, across: Across = "centre", down: Down = "bottom") -> tuple[float, float]:
        """The design point under a screen point: `point` turned round."""
        wide, high = self.spare
        x_px = self.size_px[0] - x_px if self.mirrored else x_px
        return x_px / self.scale - wide * _ACROSS[across], y_px / self.scale - high * _DOWN[down]


def row(box: pygame.Rect, count: int, gap_px: int) -> list[pygame.Rect]:
    """`box` cut into `count` boxes side by side."""
    width = (box.width - gap_px * (count - 1)) / count
    return [pygame.Rect(round(box.x + i * (width + gap_px)), box.y, round(width), box.height) for i in range(count)]


def column(box: pygame.Rect, count: int, gap_px: int) -> list[pygame.Rect]:
    """`box` cut into `count` boxes one above the other."""
    height = (box.height - gap_px * (count - 1)) / count
    return [pygame.Rect(box.x, round(box.y + i * (height + gap_px)), box.width, round(height)) for i in range(count)]
