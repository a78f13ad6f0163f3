"""What lies over every screen: "Tip to play" while nobody plays, and the countdown when a visitor has left."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.event.session import Phase
from simulator.text import LANGUAGES, _
from simulator.window.art import furniture, lettering
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import CAST_SHADOW, colour
from simulator.window.art.shapes import rounded
from simulator.window.fronts import draw_front
from simulator.window.layout import Frame
from simulator.window.screens.kitchen_panel import draw_veil

if TYPE_CHECKING:
    from simulator.event.stand import Stand

PILL = (860.0, 150.0)
WORDS = 104.0
"""Design px of "Tip to play": capitals of 27 mm on a screen of 32 inches, read from five metres."""

SPOTS = (80.0, 530.0, 980.0)
PULSE_S = 1.6
COUNT_SIZE = 300.0


def shows(stand: Stand) -> bool:
    """Whether something lies over the screens now."""
    if stand.staffed:
        return False
    return stand.session.phase is Phase.ATTRACT or stand.session.countdown_s(stand.scene.times) is not None


def draw(stand: Stand, surface: pygame.Surface) -> None:
    """Over the screen that was just drawn."""
    if stand.staffed:
        return
    if stand.session.phase is Phase.ATTRACT:
        stand.program.draw_fading(surface)
        _draw_tip(stand, surface)
    elif (left_s := stand.session.countdown_s(stand.scene.times)) is not None:
        _draw_countdown(stand, surface, math.ceil(left_s))


def _draw_tip(stand: Stand, surface: pygame.Surface) -> None:
    """The one big button; it moves from show to show, so that it does not burn in."""
    frame = Frame(stand.size)
    titled = stand.program.name == "title"
    x = SPOTS[0] if titled else SPOTS[stand.program.rounds % len(SPOTS)]
    swing = 0.5 - 0.5 * math.cos(2 * math.pi * stand.now_s / PULSE_S)
    scale = frame.scale * (1 + 0.01 * round(3 * swing))
    words = _("Tip to play")
    at = frame.point(x + PILL[0] / 2, 1080 - 90)
    stand.sprites.put(surface, ("tip to play", words), partial(_tip, words=words), at, scale)
    if titled:
        _draw_languages(stand, frame, surface)


def _tip(canvas: Canvas, words: str) -> None:
    width, height = PILL
    canvas.path(rounded(10 - width / 2, 10 - height / 2, width, height, height / 2), CAST_SHADOW, opacity=0.35)
    canvas.toy(
        rounded(-width / 2, -height / 2, width, height, height / 2), colour("star"), 10, depth=10, shade="#E08A12"
    )
    size = min(WORDS, WORDS * (width - 100) / lettering.width(words, "title", WORDS))
    canvas.text(0, size * 0.35, words, size, anchor="middle")


def _draw_languages(stand: Stand, frame: Frame, surface: pygame.Surface) -> None:
    """Which languages are spoken here; they are chosen on the next screen, at the same place."""
    for place, code in enumerate(LANGUAGES):
        rect = language_rect(frame, place)
        spoken = code == stand.settings.language
        draw_front(stand, surface, rect, "mint" if spoken else "paper", "pill", hot=spoken)
        stand.type.draw(surface, code.upper(), "head", rect, align="centre")


def language_rect(frame: Frame, place: int) -> pygame.Rect:
    """Where the button of a language is."""
    return frame.rect(1252 + place * 204, 944, 180, 92)


def _draw_countdown(stand: Stand, surface: pygame.Surface, left: int) -> None:
    frame = Frame(stand.size)
    draw_veil(stand, surface, 1.0)
    stand.sprites.put(surface, ("countdown card",), _card, frame.point(510, 230, down="middle"), frame.scale)
    head = frame.rect(550, 262, 820, 120, down="middle")
    stand.type.draw(surface, _("Still there?"), "title", head, align="centre")
    number = frame.point(960, 660, down="middle")
    stand.sprites.put(surface, ("countdown", left), partial(_number, left=left), number, frame.scale)
    foot = frame.rect(550, 696, 820, 120, down="middle")
    stand.type.draw(surface, _("Touch the screen to go on."), "head", foot, align="centre", lines=2)


def _card(canvas: Canvas) -> None:
    furniture.card(canvas, 0, 0, 900, 620)


def _number(canvas: Canvas, left: int) -> None:
    canvas.text(0, 0, str(left), COUNT_SIZE, colour("stop"), anchor="middle")
