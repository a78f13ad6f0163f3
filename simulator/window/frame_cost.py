"""What a frame of the kitchen costs, against the least that a frame can cost: one blit over the whole window.

The kitchen is in the middle of a game: two stoves with dishes on them and the spoons of a turn, which move.
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import pygame

from simulator.match import new_header
from simulator.window import doors
from simulator.window.app import App
from simulator.window.screens.kitchen import KitchenScreen
from simulator.window.screens.menu import MenuScreen
from simulator.window.settings import Settings

SIZE = (1920, 1080)
FRAMES = 30
SETTLED_S = 10.0


def frame_vs_blit(folder: Path) -> float:
    """CPU time of a whole frame of the kitchen and its flip, over that of a full-screen blit and its flip.

    Raises:
        NoWindow: no display can be opened.
    """
    app = App(Settings(), folder, SIZE)
    try:
        _open_kitchen(app)
        picture = app.surface.copy()
        return statistics.median(_frame_s(app) / _blit_s(app, picture) for _repeat in range(FRAMES))
    finally:
        app.close()


def _open_kitchen(app: App) -> None:
    """A kitchen whose cooks have chosen their dishes, at rest."""
    app.push(MenuScreen())
    doors.open_match(app, new_header(["Ann", "Bob"], 1))
    kitchen = next(screen for screen in app.screens if isinstance(screen, KitchenScreen))
    for _frame in range(round(SETTLED_S * 60)):
        app.tick(1 / 60)
        if app.screen is not kitchen:
            app.pop_to(kitchen)
            kitchen.choose(kitchen.table.legal_moves()[0])


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
