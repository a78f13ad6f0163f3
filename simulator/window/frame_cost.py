"""What a frame of the kitchen costs, against the least that a frame can cost: one blit over the whole window."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import pygame

from simulator.match import new_header
from simulator.window import doors
from simulator.window.app import App
from simulator.window.screens.menu import MenuScreen
from simulator.window.settings import Settings

SIZE = (1920, 1080)
FRAMES = 30
SETTLED_S = 3.0


def frame_vs_blit(folder: Path) -> float:
    """CPU time of a whole frame of the kitchen and its flip, over that of a full-screen blit and its flip.

    Raises:
        NoWindow: no display can be opened.
    """
    app = App(Settings(), folder, SIZE)
    app.push(MenuScreen())
    doors.open_match(app, new_header(["Ann", "Bob"], 1))
    for _frame in range(round(SETTLED_S * 60)):
        app.tick(1 / 60)
    picture = app.surface.copy()
    try:
        return statistics.median(_frame_s(app) / _blit_s(app, picture) for _repeat in range(FRAMES))
    finally:
        app.close()


def _frame_s(app: App) -> float:
    before = time.process_time()
    assert app.screen is not None
    app.screen.dirty = True
    app.tick(1 / 60)
    pygame.display.flip()
    return time.process_time() - before


def _blit_s(app: App, picture: pygame.Surface) -> float:
    before = time.process_time()
    app.surface.blit(picture, (0, 0))
    pygame.display.flip()
    return time.process_time() - before
