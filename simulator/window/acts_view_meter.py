"""The meter of a flick by key: it fills while the key is held; let go in the green band, the flick is just right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import channels, colour
from simulator.window.art.shapes import rounded
from simulator.window.layout import Frame

if TYPE_CHECKING:
    from simulator.window.app import App

X, Y, WIDE, HIGH = 620.0, 560.0, 520.0, 62.0
FULL = 1.5
"""The strength at the meter's end; 1 is just right."""

BAND = 0.05
"""So far from just right a flick still turns the crepe over. Source: `python -m simulator.window.measure_hands flip`:
with as much noise on the hold, about as many flicks succeed as by pointer."""


def draw_meter(app: App, surface: pygame.Surface, frame: Frame, strength: float) -> None:
    """The meter at `strength`, above the pan."""
    box = frame.rect(X, Y, WIDE, HIGH)
    app.sprites.put(surface, ("act meter", frame.mirrored), partial(_tube, frame.mirrored), box.topleft, frame.scale)
    inset = frame.px(12)
    wide = round((box.width - 2 * inset) * min(strength / FULL, 1.0))
    left = box.right - inset - wide if frame.mirrored else box.x + inset
    fill = pygame.Rect(left, box.y + box.height // 3, max(wide, 1), box.height // 3)
    pygame.draw.rect(surface, channels(colour("ink")), fill, border_radius=frame.px(6))


def _tube(mirrored: bool, canvas: Canvas) -> None:
    canvas.toy(rounded(0, 0, WIDE, HIGH, 20), colour("paper"), 6, depth=5, gloss=False)
    room = WIDE - 24
    low, high = 12 + room * (1 - BAND) / FULL, 12 + room * (1 + BAND) / FULL
    left = WIDE - high if mirrored else low
    canvas.flat(rounded(left, -8, high - low, HIGH + 16, 8), colour("go"), 5)
