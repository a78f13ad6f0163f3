"""A round sign with a drawing on it instead of words: the arrows of a wheel, the key that takes a digit away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.window.art.canvas import Canvas
from simulator.window.focus import State
from simulator.window.fronts import Draw, draw_front, draw_unit
from simulator.window.widgets import Button, Do

if TYPE_CHECKING:
    from simulator.window.app import App


class PictureButton(Button):
    """Pressed as every button; `picture` is drawn in the unit box -50…50."""

    def __init__(self, name: str, rect: pygame.Rect, action: Do, picture: Draw, off_reason: str = "") -> None:
        super().__init__(name, rect, "", action, off_reason=off_reason, style="pill")
        self.picture = picture

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        box = self.rect.move(0, app.frame.px(4) if state == "pressed" else 0)
        fill = "drawer_off" if not self.enabled else "drawer_hot" if state != "on" else "drawer"
        draw_front(app, surface, box, fill, "pill", hot=state == "hot")
        side = round(box.height * 0.56)
        inner = pygame.Rect(0, 0, side, side)
        inner.center = box.center
        draw_unit(app, surface, ("picture button", self.name), self.picture, inner)


def arrow_up(canvas: Canvas) -> None:
    """A bold arrow head."""
    canvas.line([(-42, 22), (0, -22), (42, 22)], width=24, soft=False)


def arrow_down(canvas: Canvas) -> None:
    """A bold arrow head."""
    canvas.line([(-42, -22), (0, 22), (42, -22)], width=24, soft=False)
