"""A small button with a picture instead of words; what it does is told in the line of help."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.window.focus import State
from simulator.window.fronts import Draw, draw_front, draw_unit
from simulator.window.widget import Do, Widget

if TYPE_CHECKING:
    from simulator.window.app import App


class IconButton(Widget):
    """Its picture is drawn in the unit box; closed, it is pale and `off_reason` says why."""

    def __init__(self, name: str, rect: pygame.Rect, icon: Draw, action: Do, off_reason: str = "") -> None:
        super().__init__(name, rect, action, off_reason)
        self.icon = icon

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        pressed = state == "pressed" and self.enabled
        fill = "drawer_off" if not self.enabled else "drawer" if state == "on" else "drawer_hot"
        box = self.rect.move(0, app.frame.px(3) if pressed else 0)
        draw_front(app, surface, box, fill, "drawer", hot=state == "hot", flat=True)
        draw_unit(app, surface, (self.name.partition(":")[0], "icon", self.icon), self.icon, box,
                  255 if self.enabled else 110)  # fmt: skip
