"""How often each outcome was: bars with their intervals, A hatched beside B, the wished band behind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from simulator.lab.counts import FLIP_FIGURES, Counts, Estimate
from simulator.lab.sample_tips import INDEPENDENT
from simulator.lab.statistics import wilson
from simulator.text import _, decimal
from simulator.window import acts_view_paint as paint
from simulator.window.art.palette import channels, colour
from simulator.window.screens.lab.places import roomy_px
from simulator.window.screens.lab.wishes import Wishes
from simulator.window.screens.lab.words import figure_name

if TYPE_CHECKING:
    from simulator.window.app import App

MOST_BAR = 6
"""The last bar holds all pours with so many pieces and more."""

SCALES = (0.1, 0.2, 0.4, 0.6, 0.8, 1.0)
"""Where the axis may end."""

SHRINKS_BELOW = 0.55
"""The axis shrinks only when the highest bar is below this part of it."""

SHORT_NAME = 4
"""Letters of a bar's name that fit under it in one line."""

GRID = "#EADBC2"

WISHED_BARS = {"p_0": (0, 1), "p_1_or_2": (1, 3), "p_3_plus": (3, MOST_BAR + 1)}
"""Which bars, from and up to, a wished figure of pours is about."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One outcome: its share, its interval, or nothing while nothing is known."""

    name: str
    share: Estimate | None


def bars(act: str, counts: Counts, worth: float = INDEPENDENT) -> list[Bar]:
    """The bars of counted acts; a pour is worth so much of an independent one."""
    if act == "flip":
        return [Bar(figure_name(side), _share(counts, (side,), 1.0)) for side in FLIP_FIGURES]
    singles = [Bar(str(pieces), _share(counts, (str(pieces),), worth)) for pieces in range(MOST_BAR)]
    many = tuple(name for name in counts.outcomes if int(name) >= MOST_BAR)
    return [*singles, Bar(f"{MOST_BAR}+", _share(counts, many, worth))]


def _share(counts: Counts, outcomes: Sequence[str], worth: float) -> Estimate | None:
    return wilson(counts.of(*outcomes), counts.total, worth=worth) if counts.total else None


class Histogram:
    """Paints bars into a box. The axis grows at once and shrinks late, so that it does not tremble."""

    def __init__(self) -> None:
        self._top = SCALES[2]

    def draw(
        self, app: App, surface: pygame.Surface, box: pygame.Rect, sets: Mapping[str, Sequence[Bar]], wishes: Wishes
    ) -> None:
        """Axis, band, and bars of "a" (hatched) and "b" (solid)."""
        self._scale(sets)
        note = roomy_px(app, "note", box.height / 11)
        room = pygame.Rect(
            box.x + round(2.4 * note), box.y + round(1.4 * note), box.width - round(2.4 * note), box.height
        )
        names = [bar.name for bar in sets["b"]]
        lines = 2 if max(map(len, names)) > SHORT_NAME else 1
        room.height = box.bottom - round((0.2 + 1.3 * lines) * note) - room.y
        self._draw_wishes(app, surface, room, wishes, len(names))
        self._draw_axis(app, surface, room)
        wide = room.width / len(names)
        for place, name in enumerate(names):
            slot = pygame.Rect(round(room.x + place * wide), room.y, round(wide), room.height)
            for letter, drawn in sets.items():
                self._draw_bar(app, surface, slot, letter, drawn[place], len(sets))
            below = pygame.Rect(slot.x, room.bottom, slot.width, box.bottom - room.bottom)
            app.type.draw(
                surface, name, "note", below, align="centre", lines=lines, face="bold" if lines == 1 else "text"
            )
        edge = [(room.x, room.bottom), (room.right, room.bottom)]
        paint.stroke(surface, edge, max(2, app.frame.px(5)), channels(colour("ink")))

    def _scale(self, sets: Mapping[str, Sequence[Bar]]) -> None:
        most = max((bar.share["value"] for drawn in sets.values() for bar in drawn if bar.share), default=0.0)
        wanted = next((top for top in SCALES if most <= top * 0.96), SCALES[-1])
        if wanted > self._top or most < self._top * SHRINKS_BELOW:
            self._top = max(wanted, SCALES[1])

    def _draw_axis(self, app: App, surface: pygame.Surface, room: pygame.Rect) -> None:
        high = round(1.4 * roomy_px(app, "note", room.height / 8))
        for quarter in (0, 1, 2):
            share = self._top * quarter / 2
            y = room.bottom - round(room.height * quarter / 2)
            if quarter:
                pygame.draw.line(surface, channels(GRID), (room.x, y), (room.right, y), max(1, app.frame.px(3)))
            box = pygame.Rect(room.x - 4 * high, y - high // 2, 4 * high - app.frame.px(10), high)
            words = decimal(share, 2 if share and share < 0.1 else 1) if share else "0"
            app.type.draw(surface, words, "note", box, colour("ink2"), "right")

    def _draw_wishes(self, app: App, surface: pygame.Surface, room: pygame.Rect, wishes: Wishes, count: int) -> None:
        if "p_1_or_2" in wishes:
            start, end = WISHED_BARS["p_1_or_2"]
        elif "picture_up" in wishes:
            start, end = 0, 1
        else:
            return
        wide = room.width / count
        band = pygame.Rect(round(room.x + start * wide), room.y, round((end - start) * wide), room.height)
        veil = pygame.Surface(band.size, pygame.SRCALPHA)
        veil.fill((*channels(colour("go")), 70))
        surface.blit(veil, band.topleft)
        paint.stroke(surface, [band.topleft, band.topright], max(3, app.frame.px(7)), channels(colour("go_dk")))
        high = round(1.3 * roomy_px(app, "note", room.height / 8))
        words = pygame.Rect(band.x, band.y - high - app.frame.px(7), room.right - band.x, high)
        app.type.draw(surface, _("wished"), "note", words, colour("go_dk"), face="bold")

    def _draw_bar(
        self, app: App, surface: pygame.Surface, slot: pygame.Rect, letter: str, bar: Bar, count: int
    ) -> None:
        if bar.share is None:
            return
        wide = round(slot.width * (0.66 if count == 1 else 0.38))
        left = slot.centerx - wide // 2 if count == 1 else slot.centerx - (wide if letter == "a" else 0)
        high = round(slot.height * min(1.0, bar.share["value"] / self._top))
        body = pygame.Rect(left, slot.bottom - high, wide, high)
        if letter == "a":
            _hatched(surface, body, app.frame.scale)
        else:
            pygame.draw.rect(surface, channels(colour("lab_b")), body)
        if high:
            hue = colour("lab_a") if letter == "a" else colour("ink")
            pygame.draw.rect(surface, channels(hue), body, max(2, app.frame.px(4)))
        ends = [(body.centerx, slot.bottom - slot.height * min(1.0, bar.share[end] / self._top))
                for end in ("low", "high")]  # fmt: skip
        paint.stroke(surface, ends, max(2, app.frame.px(5)), channels(colour("ink")))


def _hatched(surface: pygame.Surface, body: pygame.Rect, scale: float) -> None:
    """Slanted lines on paper: A is told from B without its colour too."""
    if not body.height:
        return
    part = surface.subsurface(body.clip(surface.get_rect()))
    part.fill(channels(colour("paper")))
    gap = max(6, round(13 * scale))
    for y in range(-body.width, body.height + body.width, gap):
        start, end = (-1, y + body.width), (body.width, y)
        pygame.draw.line(part, channels(colour("lab_a")), start, end, max(2, round(4 * scale)))
