"""The room behind menu, players and settings, and the scene of the menu. Lengths are design px."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.text import _, language
from simulator.window.art import furniture, palette
from simulator.window.art.bottle import bottle
from simulator.window.art.canvas import Canvas
from simulator.window.art.festive import guests_in_a_pan, title
from simulator.window.art.palette import colour
from simulator.window.art.settled import settled
from simulator.window.art.shapes import rounded
from simulator.window.layout import Frame

if TYPE_CHECKING:
    from simulator.window.app import App

COUNTER_Y = 884
PAN_FRONT_Y = 772
"""What falls into the pan is hidden below this line."""
MOUTH = (838.0, 500.0)
"""Where pieces leave the tilted bottle."""
BOARD = (1212, 100, 640, 764)

_TILT = -120


def draw_room(app: App, surface: pygame.Surface) -> None:
    """Wall, light and counter of the whole window, made once."""
    width, height = app.size[0] / app.scale, app.size[1] / app.scale

    def draw(canvas: Canvas) -> None:
        _room(canvas, width, height)

    surface.blit(app.sprites.get(("room", app.size), draw, (0, 0, width, height), app.scale), (0, 0))


def draw_scene(app: App, frame: Frame, surface: pygame.Surface) -> None:
    """Title, guests, bottle and board over the room."""
    for name, draw, down in (("title", _title, "top"), ("guests", _guests, "bottom"), ("bottle", _bottle, "bottom")):
        at = frame.point(0, 0, down="top" if down == "top" else "bottom")
        app.sprites.put(surface, ("menu", name, language()), draw, at, frame.scale)
    x, y, width, height = BOARD
    app.sprites.put(surface, ("board", width, height), _menu_board, frame.point(x, y, down="middle"), frame.scale)


def draw_pan_front(app: App, frame: Frame, surface: pygame.Surface) -> None:
    """The front of the pan again, over what has fallen in."""
    picture, left, top = app.sprites.picture(("menu", "guests", language()), _guests, frame.scale)
    x, y = frame.point(0, 0)
    cut = round(y + PAN_FRONT_Y * frame.scale) - (round(y) + top)
    part = pygame.Rect(0, cut, picture.get_width(), picture.get_height() - cut)
    surface.blit(picture, (round(x) + left, round(y) + top + cut), part)


def _room(canvas: Canvas, width: float, height: float) -> None:
    low = height - 1080
    aside = (width - 1920) / 2
    furniture.wall(canvas, 570 + low, (620 + aside, 300 + low), (1130 + aside, 70), width, height)
    furniture.counter(canvas, COUNTER_Y + low, width=width, height=height)


def _title(canvas: Canvas) -> None:
    title(canvas, 104, 214)
    canvas.text(106, 318, _("Shake. Tip. Hope."), 60)


def _guests(canvas: Canvas) -> None:
    guests_in_a_pan(canvas, 560, 726)


def _bottle(canvas: Canvas) -> None:
    """The bottle above the pan, mouth down."""
    pieces = settled(["paprika"] * 9 + ["salt"] * 3, _TILT, seed=8)
    bottle(canvas, 1012, 392, 1.06, "paprika", turn=_TILT, pieces=pieces, standing=False)


def _menu_board(canvas: Canvas) -> None:
    chalk_board(canvas, BOARD[2], BOARD[3])


def chalk_board(canvas: Canvas, width: float, height: float) -> None:
    """A chalk board on two cords, its left top corner at the origin."""
    for side in (-1, 1):
        cord = [(width / 2 + side * width / 3, -700.0), (width / 2 + side * width / 3, 10.0)]
        canvas.line(cord, width=8, soft=False)
        canvas.line(cord, "#E8D2B0", 3, soft=False)
    canvas.path(rounded(12, 22, width, height, 42), palette.CAST_SHADOW, opacity=0.26)
    canvas.toy(rounded(0, 0, width, height, 42), colour("wood"), 9, depth=12)
    canvas.path(rounded(26, 26, width - 52, height - 52, 26), colour("board"), colour("ink"), 7)
