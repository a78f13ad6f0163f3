"""A close-up in a part of the window: its design frame is cut to what matters and fitted into the panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import pygame

from simulator.window.layout import Across, Down, Frame

if TYPE_CHECKING:
    from simulator.window.app import App

Crop = tuple[float, float, float, float]
"""Left, top, width and height of what is shown of a close-up, in its design px."""


@dataclass(frozen=True, slots=True)
class PanelFrame(Frame):
    """The part `crop` of the design frame in a panel of `size_px`, its middle in the middle, its lower edge below."""

    crop: Crop = (0.0, 0.0, 1920.0, 1080.0)

    @property
    def scale(self) -> float:
        return min(self.size_px[0] / self.crop[2], self.size_px[1] / self.crop[3])

    @property
    def spare(self) -> tuple[float, float]:
        return 0.0, 0.0

    def point(self, x: float, y: float, across: Across = "centre", down: Down = "bottom") -> tuple[float, float]:
        x_px = (x - self.crop[0] - self.crop[2] / 2) * self.scale + self.size_px[0] / 2
        y_px = (y - self.crop[1] - self.crop[3]) * self.scale + self.size_px[1]
        return (self.size_px[0] - x_px if self.mirrored else x_px), y_px

    def design(self, x_px: float, y_px: float, across: Across = "centre", down: Down = "bottom") -> tuple[float, float]:
        x_px = self.size_px[0] - x_px if self.mirrored else x_px
        x = (x_px - self.size_px[0] / 2) / self.scale + self.crop[0] + self.crop[2] / 2
        return x, (y_px - self.size_px[1]) / self.scale + self.crop[1] + self.crop[3]


class PanelApp:
    """The window as a close-up in a panel sees it: all of it, but for the frame."""

    def __init__(self, app: App, frame: PanelFrame) -> None:
        self._app = app
        self.frame = frame

    def __getattr__(self, name: str) -> Any:
        return getattr(self._app, name)

    @property
    def size(self) -> tuple[int, int]:
        """The panel in px."""
        return self.frame.size_px

    @property
    def scale(self) -> float:
        """Screen px a design px of the close-up."""
        return self.frame.scale


def app_in(app: App, rect: pygame.Rect, crop: Crop) -> App:
    """The window for a close-up in the panel `rect`."""
    frame = PanelFrame(rect.size, app.settings.left_handed, crop)
    return cast("App", PanelApp(app, frame))
