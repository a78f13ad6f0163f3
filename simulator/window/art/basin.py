"""Where pieces and dishes go: the sink, cut open so that its pieces are seen, and the trash can. Steam and smoke."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.vessels import steam
from simulator.window.art.palette import colour, mix
from simulator.window.art.pan import Lying, PanForm, lying, pan_back, pan_front, pieces_in_pan
from simulator.window.art.shapes import ellipse, polygon, rounded, stroke, together

STEAM_PERIOD_S = 2.4
SINK = PanForm(0, -70, 236, 62, "#C9CCD6", 7, 0.9, "#E4EEF4")
"""The basin of a sink whose bottom middle is 0, 0, at size 1."""


def sink_back(canvas: Canvas, x: float, y: float, size: float = 1) -> None:
    """Tap and inside of the sink whose bottom middle is (x, y)."""
    with canvas.at(x, y, size):
        canvas.shadow(6, 4, 140, 14, 0.32)
        way = [(92.0, -66.0), (92.0, -150.0), (64.0, -176.0), (34.0, -152.0), (34.0, -136.0)]
        canvas.path(stroke(way, 28), colour("ink"))
        canvas.path(stroke(way, 16), colour("steel"))
        canvas.toy(rounded(74, -92, 36, 22, 8), colour("steel"), 5, gloss=False)
        pan_back(canvas, SINK)
        canvas.flat(ellipse(0, SINK.floor - 3, 22, 4), colour("steel_lo"), 3)


def sink_front(canvas: Canvas, x: float, y: float, size: float = 1) -> None:
    """The cut steel of the sink, over its pieces."""
    with canvas.at(x, y, size):
        pan_front(canvas, SINK)


def sink(canvas: Canvas, x: float, y: float, size: float, condiments: Iterable[str], piece_length: float = 26) -> None:
    """The sink with what was washed away lying in it."""
    sink_back(canvas, x, y, size)
    with canvas.at(x, y, size):
        pieces_in_pan(canvas, _dropped(lying(SINK, condiments, piece_length, seed=4)), piece_length, 3.4)
    sink_front(canvas, x, y, size)


def _dropped(pieces: Iterable[Lying]) -> list[Lying]:
    return [piece._replace(y=piece.y + SINK.floor - SINK.slab_top) for piece in pieces]


def trash_can(canvas: Canvas, x: float, y: float, size: float = 1, open_part: float = 0) -> None:
    """The trash can whose bottom middle is (x, y), 150 high; `open_part` 0 to 1 lifts its lid."""
    with canvas.at(x, y, size):
        canvas.shadow(8, 2, 74, 12, 0.32)
        if open_part:
            canvas.flat(ellipse(0, -118, 56, 10), "#3E3A44", 5)
        canvas.toy(polygon([(-58, -118), (58, -118), (48, 0), (-48, 0)], 8), colour("steel"), 7, depth=13)
        for rib in (-24, 0, 24):
            canvas.line([(rib * 1.1, -98), (rib, -22)], colour("steel_lo"), 6, soft=False)
        with canvas.at(-64, -122, turn=-42 * open_part), canvas.at(64, 0):
            canvas.toy(rounded(-68, -18, 136, 24, 11), colour("steel"), 7, depth=6)
            canvas.toy(rounded(-22, -34, 44, 18, 8), colour("steel"), 6, gloss=False)


def rising_steam(canvas: Canvas, x: float, y: float, size: float, time_s: float) -> None:
    """A frame of the steam over a pan that cooks: a slow sway, one round in STEAM_PERIOD_S."""
    sway = math.sin(2 * math.pi * time_s / STEAM_PERIOD_S)
    lift = 0.08 * math.sin(2 * math.pi * time_s / STEAM_PERIOD_S + 1.3)
    steam(canvas, x, y, size * (1 + lift), 0.9, 4, sway=sway if abs(sway) > 0.15 else math.copysign(0.15, sway or 1))


def smoke(canvas: Canvas, x: float, y: float, size: float, phase: float, seed: int = 2) -> None:
    """A frame of smoke over what has burnt; `phase` runs from 0 to 1 and around again."""
    chance = random.Random(seed)
    grey = mix(colour("iron"), colour("wall"), 0.35)
    with canvas.at(x, y, size):
        puffs = [((phase + puff / 5) % 1, chance.uniform(-40, 40)) for puff in range(5)]
        for part, off in sorted(puffs, reverse=True):
            at_x, at_y = off * (0.6 + part) + 14 * math.sin(6 * part + off), -part * 190
            with canvas.at(at_x, at_y, 0.5 + 0.9 * part, opacity=min(1.0, 1.5 * (1 - part))):
                canvas.toy(together(ellipse(-20, 4, 18), ellipse(20, 4, 18), ellipse(0, -8, 24)), grey, 6, depth=8)
