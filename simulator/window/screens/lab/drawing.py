"""What the pages of the lab are drawn on: the pale wall, cards, the strip with its scale, the discs A and B."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.text import _
from simulator.window import acts_view_paint as paint
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import PURE_WHITE, channels, colour
from simulator.window.art.shapes import ellipse, rounded
from simulator.window.screens.lab.slider import plain_card

if TYPE_CHECKING:
    from simulator.window.app import App

SCALE_MM = 50
"""The length of the scale under the scene."""


def draw_ground(app: App, surface: pygame.Surface) -> None:
    """The wall of the lab: paler than the kitchen's, with one soft light."""
    wide, high = app.size[0] / app.scale, app.size[1] / app.scale

    def draw(canvas: Canvas) -> None:
        canvas.path(rounded(0, 0, wide, high), "#F8E9CF")
        canvas.glow(wide * 0.47, 200, 1300, 800, "#FFF8E6", 0.8)

    surface.blit(app.sprites.get(("lab ground", app.size), draw, (0, 0, wide, high), app.scale), (0, 0))


def draw_card(app: App, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A panel of paper."""
    scale = app.frame.scale
    draw = partial(plain_card, width=rect.width / scale, height=rect.height / scale)
    app.sprites.put(surface, ("lab card", rect.size), draw, rect.topleft, scale)


def draw_strip(app: App, surface: pygame.Surface, rect: pygame.Rect, line: str, told: str, mm_px: float) -> None:
    """The strip below the scene: a scale or what to do on the left, how much was counted on the right."""
    pygame.draw.rect(
        surface, channels(colour("mint")), rect, border_bottom_left_radius=12, border_bottom_right_radius=12
    )
    paint.stroke(surface, [rect.topleft, rect.topright], max(2, app.frame.px(5)), channels(colour("ink")))
    inset = app.frame.px(30)
    right = pygame.Rect(rect.right - inset - rect.width // 4, rect.y, rect.width // 4, rect.height)
    app.type.draw(surface, told, "note", right, align="right", face="bold")
    left = pygame.Rect(rect.x + inset, rect.y, right.x - rect.x - inset, rect.height)
    if line:
        app.type.draw(surface, line, "note", left, face="bold")
    elif mm_px:
        _draw_scale(app, surface, left, mm_px)


def _draw_scale(app: App, surface: pygame.Surface, box: pygame.Rect, mm_px: float) -> None:
    ink, thick, length = channels(colour("ink")), max(2, app.frame.px(5)), SCALE_MM * mm_px
    y, tick = box.centery + app.frame.px(10), app.frame.px(14)
    paint.stroke(surface, [(box.x, y), (box.x + length, y)], thick, ink)
    for part in range(6):
        x = box.x + length * part / 5
        paint.stroke(surface, [(x, y), (x, y - tick)], thick, ink)
    words = pygame.Rect(round(box.x + length) + app.frame.px(20), box.y, box.width, box.height)
    app.type.draw(surface, _("{n} mm").format(n=SCALE_MM), "note", words, face="bold")


def draw_letter(app: App, surface: pygame.Surface, letter: str, at_px: tuple[float, float]) -> None:
    """The disc of scene A or B."""
    hue = colour("lab_a") if letter == "A" else colour("lab_b")

    def draw(canvas: Canvas) -> None:
        canvas.toy(ellipse(0, 0, 26), hue, 4.5, gloss=False, depth=2)
        canvas.text(0, 13, letter, 36, PURE_WHITE, "middle")

    app.sprites.put(surface, ("lab letter", letter), draw, at_px, app.frame.scale)
