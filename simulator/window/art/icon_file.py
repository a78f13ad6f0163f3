"""The icon of the window: the hot bottle of paprika on mint. For those who draw: writes assets/icon/window.png.

python -m simulator.window.art.icon_file
"""

from __future__ import annotations

import pygame

from simulator.resources import ASSETS
from simulator.window.art.bottle import bottle
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour
from simulator.window.art.pieces import piece
from simulator.window.art.settled import settled
from simulator.window.art.shapes import rounded

SIDE_PX = 256
ICON = ASSETS / "icon" / "window.png"


def window_icon(canvas: Canvas) -> None:
    """A tipped bottle and the piece that falls, in a box of 256 x 256 from 0, 0."""
    canvas.toy(rounded(6, 6, 244, 244, 56), colour("mint"), 11, depth=14)
    turn = -122.0
    contents = settled(["paprika"] * 7 + ["salt"] * 2, turn, 8)
    bottle(canvas, 140, 104, 0.68, "paprika", None, turn, contents, standing=False, width=9)
    piece(canvas, "paprika", 58, 206, 56, 16, 7, lettered=False)
    piece(canvas, "salt", 128, 214, 36, 24, 6, lettered=False)


def main() -> None:
    """Writes the icon."""
    canvas = Canvas()
    window_icon(canvas)
    ICON.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(canvas.render(SIDE_PX / 256, (0, 0, 256, 256)), ICON)


if __name__ == "__main__":
    main()
