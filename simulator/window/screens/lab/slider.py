"""A slider: name, meaning and value over a track that can be pressed, dragged, and stepped by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from simulator.window.art import palette
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour
from simulator.window.art.shapes import ellipse, polygon, ring, rounded
from simulator.window.focus import State
from simulator.window.fronts import Draw, draw_ring
from simulator.window.keys import Key
from simulator.window.screens.lab.values import Value
from simulator.window.type import Role
from simulator.window.widget import Widget

if TYPE_CHECKING:
    from simulator.window.app import App

KNOB = 19.0
TRACK_HIGH = 14.0
LEAP = 0.1
"""How much of the way one press of a single switch goes; from the end it goes back to the start. Chosen."""

NAME_PART = 0.49
"""How much of the words' height the name takes; the rest is for what the value does."""

AMOUNT_PART, END_PART = 0.24, 0.175
"""How much of a slider's width the chip with its value takes at least, and the room for either end of its range."""

DIGITS_LIFT = 0.07
"""Digits have nothing below their line: so much of the chip's height higher they stand in its middle. By eye."""

BELOW_WORDS = 46.0
"""How much of a slider's height, in design px, is under its words."""

Moved = Callable[[Value, float, bool], None]
"""Told the value, what it is wished to be, and whether the slider is still being dragged."""


@dataclass(frozen=True, slots=True)
class SliderWords:
    """What stands on a slider."""

    name: str
    meaning: str
    amount: str
    low: str
    high: str


class Slider(Widget):
    """Leads one value of the scene. `usual` is the value that it had when the scene was loaded."""

    def __init__(
        self, value: Value, rect: pygame.Rect, words: SliderWords, now: float, usual: float, moved: Moved
    ) -> None:
        super().__init__(f"slider:{value.key}", rect)
        self.value, self.words, self.now, self.usual, self._moved = value, words, now, usual, moved
        self.changed = abs(now - usual) > 1e-9
        self._dragged = False
        self._unit_px = 1.0

    def fit(self, unit_px: float) -> Slider:
        """Screen px a design px, for the track and its knob."""
        self._unit_px = unit_px
        return self

    def take_over(self, other: Slider) -> None:
        """The drag that `other` was in goes on here."""
        self._dragged = other._dragged

    @property
    def track(self) -> pygame.Rect:
        """Where the knob runs."""
        margin, high = round(END_PART * self.rect.width), round(TRACK_HIGH * self._unit_px)
        middle = self.rect.bottom - round(28 * self._unit_px)
        return pygame.Rect(self.rect.x + margin, middle - high // 2, self.rect.width - 2 * margin, max(5, high))

    @property
    def grip(self) -> pygame.Rect:
        """Where a press leads the knob: roomy."""
        track = self.track
        top = track.centery - round(30 * self._unit_px)
        return pygame.Rect(self.rect.x, top, self.rect.width, self.rect.bottom - top)

    def targets(self) -> dict[str, pygame.Rect]:
        return {self.name: self.track.inflate(0, self.track.height)}

    # Leading it

    def hold(self, x: float, y: float) -> None:
        self._dragged = self.grip.collidepoint(x, y)
        if self._dragged:
            self._lead(x, True)

    def drag(self, x: float, y: float) -> bool:
        if self._dragged:
            self._lead(x, True)
        return self._dragged

    def holds(self, x: float, y: float) -> bool:
        return self._dragged or super().holds(x, y)

    def release(self, x: float, y: float) -> None:
        if self._dragged:
            self._lead(x, False)
        self._dragged = False

    def activate(self) -> None:
        share = self.value.share(self.now)
        leap = 0.0 if share > 0.999 else min(1.0, share + LEAP)
        self._moved(self.value, self.value.low + leap * (self.value.high - self.value.low), False)

    def key(self, event: Key) -> bool:
        if event.action == "erase":
            self._moved(self.value, self.usual, False)
            return True
        if event.action not in ("left", "right"):
            return False
        way = 1 if event.action == "right" else -1
        self._moved(self.value, self.now + way * self.value.step, False)
        return True

    def _lead(self, x: float, going_on: bool) -> None:
        track = self.track
        share = min(1.0, max(0.0, (x - track.x) / track.width))
        self._moved(self.value, self.value.low + share * (self.value.high - self.value.low), going_on)

    # The picture

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        if state != "on":
            draw_ring(app, surface, self.rect.inflate(-app.frame.px(20), -app.frame.px(14)))
        self._draw_words(app, surface)
        self._draw_track(app, surface)

    def _draw_words(self, app: App, surface: pygame.Surface) -> None:
        left, right = self.rect.x + app.frame.px(30), self.rect.right - app.frame.px(30)
        top, bottom = self.rect.y + app.frame.px(4), self.grip.y + app.frame.px(12)
        amount = self.amount_box(app)
        upper = pygame.Rect(left, top, amount.x - left - app.frame.px(8), round((bottom - top) * NAME_PART))
        app.type.draw(surface, self.words.name, "text", upper, face="title")
        lower = pygame.Rect(left, upper.bottom, right - left, bottom - upper.bottom)
        lower.width -= self.reset_side(app)
        app.type.draw(surface, self.words.meaning, "note", lower, colour("ink2"))
        app.sprites.put(surface, ("lab amount", amount.size, self.changed), self._draw_amount_box(app, amount),
                        amount.topleft, app.frame.scale)  # fmt: skip
        roles: tuple[Role, ...] = ("text", "note")
        role = app.type.largest(self.words.amount, roles, amount.width - 6, amount.height - 4, "bold")
        lifted = amount.inflate(-6, 0).move(0, -round(DIGITS_LIFT * amount.height))
        app.type.draw(surface, self.words.amount, role, lifted, align="centre", face="bold")

    def _draw_amount_box(self, app: App, box: pygame.Rect) -> Draw:
        """A chip, yellow where the value is not that of the scene as it was loaded."""
        fill = colour("star" if self.changed else "drawer")
        shape = rounded(0, 0, box.width / app.frame.scale, box.height / app.frame.scale, 16)
        return lambda canvas: canvas.toy(shape, fill, 4, gloss=False, depth=2)

    def amount_box(self, app: App) -> pygame.Rect:
        """Where the value stands; right of it is room for the arrow that resets it."""
        wide = max(app.frame.px(214), round(AMOUNT_PART * self.rect.width))
        high = round((self.grip.y + app.frame.px(12) - self.rect.y) * NAME_PART)
        right = self.rect.right - app.frame.px(30) - self.reset_side(app)
        return pygame.Rect(right - wide, self.rect.y + app.frame.px(6), wide, high)

    def reset_side(self, app: App) -> int:
        """The side of the arrow that resets the value."""
        return max(26, app.frame.px(60))

    def reset_rect(self, app: App) -> pygame.Rect:
        """Where the arrow is that resets it."""
        side, box = self.reset_side(app), self.amount_box(app)
        return pygame.Rect(box.right + app.frame.px(4), box.y, side - app.frame.px(4), side - app.frame.px(4))

    def _draw_track(self, app: App, surface: pygame.Surface) -> None:
        track, scale = self.track, app.frame.scale
        x = track.x + round(track.width * self.value.share(self.now))
        usual = track.x + round(track.width * self.value.share(self.usual))
        self._draw_ends(app, surface, track)
        radius = track.height // 2
        pygame.draw.rect(surface, palette.channels("#EADBC2"), track, border_radius=radius)
        done = pygame.Rect(track.x, track.y, max(track.height, x - track.x), track.height)
        pygame.draw.rect(surface, palette.channels(colour("lab_b")), done, border_radius=radius)
        mark = pygame.Rect(0, 0, max(3, app.frame.px(7)), track.height + app.frame.px(18))
        mark.center = usual, track.centery
        pygame.draw.rect(surface, palette.channels(colour("ink")), mark, border_radius=2)
        app.sprites.put(surface, ("lab knob",), _knob, (x, track.centery), scale)

    def _draw_ends(self, app: App, surface: pygame.Surface, track: pygame.Rect) -> None:
        """The ends of the range beside the track."""
        gap = app.frame.px(KNOB + 6)
        high = min(round(1.4 * app.type.least_px("note")), 2 * (self.rect.bottom - track.centery))
        left = pygame.Rect(self.rect.x + app.frame.px(8), 0, 0, high)
        left.width = track.x - gap - left.x
        right = pygame.Rect(track.right + gap, 0, left.width, high)
        left.centery = right.centery = track.centery
        app.type.draw(surface, self.words.low, "note", left, colour("ink2"), "right")
        app.type.draw(surface, self.words.high, "note", right, colour("ink2"))


def _knob(canvas: Canvas) -> None:
    canvas.toy(ellipse(0, 0, KNOB), "#FFFDF6", 6, depth=4, gloss=False)


def reset_arrow(canvas: Canvas) -> None:
    """A turned arrow: back to the value of the scene as it was loaded."""
    canvas.path(ring(0, 3, 17, 28, -60, 220), colour("ink"))
    canvas.path(polygon([(0, -42), (34, -20), (0, -4)], 1), colour("ink"))


def plain_card(canvas: Canvas, width: float, height: float) -> None:
    """A panel of the lab: paper without gloss, its left top corner at the origin."""
    canvas.path(rounded(4, 8, width, height, 26), palette.CAST_SHADOW, opacity=0.14)
    canvas.toy(rounded(0, 0, width, height, 26), colour("paper"), 5, gloss=False, depth=1)
