"""A sheet of paper over the kitchen: for a choice that needs more room than the counter. Escape puts it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.window.art import furniture
from simulator.window.art.canvas import Canvas
from simulator.window.screen import Screen
from simulator.window.screens.kitchen_layout import Box
from simulator.window.screens.kitchen_motion import PANEL_S, out_cubic
from simulator.window.type import Align

if TYPE_CHECKING:
    from simulator.window.app import App


class Panel(Screen):
    """A card that slides in over the kitchen, with a title; screens put their widgets on it.

    Once it has come to rest it is drawn anew only when something on it has changed.
    """

    overlay = True
    card = Box(120, 70, 1680, 850)

    def __init__(self) -> None:
        super().__init__()
        self._shown_s = 0.0
        self._notice = ""

    @property
    def title(self) -> str:
        """The words at the top of the card."""
        return ""

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A design box, measured from the card's left top corner, in screen px."""
        return self.app.frame.rect(self.card.x + x, self.card.y + y, w, h, down="middle")

    def update(self, dt_s: float) -> None:
        self._shown_s += dt_s
        if self.animated:
            self.animated = self._shown_s < PANEL_S
            self.redraw()

    def refuse(self, reason: str) -> None:
        """Something closed was pressed: its reason is shown at the foot of the card."""
        self.app.sounds.play("error")
        self._notice = reason
        self.redraw()

    @property
    def notice(self) -> str:
        """The line at the foot: why something is closed, or what has the focus says about itself."""
        on = self.focus.on
        return on.off_reason if on is not None and on.off_reason else self._notice

    def draw(self, surface: pygame.Surface) -> None:
        """Veil, card, title, what `paint` adds, widgets; the first moments it slides in from below."""
        part = 1.0 if self.app.settings.reduced_motion else out_cubic(min(1.0, self._shown_s / PANEL_S))
        draw_veil(self.app, surface, part)
        if part >= 1.0:
            self._draw_card(surface)
            return
        picture = pygame.Surface(self.app.size, pygame.SRCALPHA)
        self._draw_card(picture)
        surface.blit(picture, (0, round((1 - part) * self.app.size[1] * 0.25)))

    def _draw_card(self, surface: pygame.Surface) -> None:
        box = self.card
        app = self.app

        def draw_paper(canvas: Canvas) -> None:
            furniture.card(canvas, 0, 0, box.w, box.h)

        app.sprites.put(surface, ("panel", box), draw_paper, self.rect(0, 0, box.w, box.h).topleft, app.scale)
        side: Align = "right" if app.frame.mirrored else "left"
        app.type.draw(surface, self.title, "head", self.rect(56, 26, box.w - 112, 72), align=side)
        self.paint(surface)
        self.draw_widgets(surface)

    def paint(self, surface: pygame.Surface) -> None:
        """What lies on the card under the widgets."""


def draw_veil(app: App, surface: pygame.Surface, part: float) -> None:
    """Warm dusk over what lies below."""
    dusk = pygame.Surface(app.size, pygame.SRCALPHA)
    dusk.fill((90, 42, 32, round(115 * part)))
    surface.blit(dusk, (0, 0))
