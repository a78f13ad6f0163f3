"""The contact sheet: every part on one picture, or a whole frame, at any scale. For those who draw.

python -m simulator.window.art.sheet OUT.png [--scale 1] [--frame kitchen] [--high-contrast] [--letters]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from simulator.window.art import basin, cooks, palette, signs, stove, tools
from simulator.window.art.canvas import Canvas
from simulator.window.art.dishes.catalogue import DISHES
from simulator.window.art.drawers import drawer
from simulator.window.art.faces import MOODS, face
from simulator.window.art.frames import FRAMES, MAMMOTH
from simulator.window.art.icons import ICONS
from simulator.window.art.palette import CONDIMENTS, DISH_COLOURS, ENAMELS, PIECES, colour
from simulator.window.art.pieces import piece
from simulator.window.art.shapes import rounded
from simulator.window.art.tiles import tile, tile_back

Draw = Callable[[Canvas], None]
_CELL = 200.0
_COLUMNS = 12


def parts() -> dict[str, Draw]:
    """Every part by name, each about 0, 0 and about as large as a cell of the sheet."""
    found: dict[str, Draw] = {f"dish {name}": draw for name, draw in DISHES.items()}
    found |= {f"mood {mood}": partial(face, x=0, y=0, size=2, mood=mood) for mood in MOODS}
    found |= {f"piece {kind}": partial(piece, condiment=kind, x=0, y=0, size=110, turn=20) for kind in PIECES}
    found |= {f"socket {kind}": partial(piece, condiment=kind, x=0, y=0, size=110, ghost=True) for kind in PIECES}
    found |= {f"cup {kind}": partial(tools.cup, x=-10, y=0, size=1.4, kind=kind) for kind in _CUPS}
    found |= {f"die {side}": partial(tools.die, x=0, y=0, side=110, face=side) for side in _FACES}
    found |= {f"stack {kind}": partial(tile_back, x=0, y=0, side=130, kind=kind) for kind in DISH_COLOURS}
    found |= {f"tile {kind}": partial(_tile, kind=kind) for kind in CONDIMENTS}
    found |= {f"cook {enamel}": partial(_cook, enamel=enamel) for enamel in ENAMELS}
    found |= {f"icon {name}": draw for name, draw in ICONS.items()}
    return found | _single_parts()


_CUPS = ("vp", "swap", "spoons", "reseason", "cool")
_FACES = ("1", "2", "3", "choice", "all", "cup")


def _tile(canvas: Canvas, kind: str) -> None:
    place = CONDIMENTS.index(kind)
    tile(canvas, 0, 0, 150, list(DISHES)[place * 4 + 3], DISH_COLOURS[place], place + 1)


def _cook(canvas: Canvas, enamel: str) -> None:
    mood = MOODS[ENAMELS.index(enamel) * 2]
    cooks.cook(canvas, 0, 92, 0.58, cooks.COOKS[enamel], mood, "wave")


def _single_parts() -> dict[str, Draw]:
    robot = cooks.CookLook("sky", robot=True)
    return {
        "robot": partial(cooks.cook, x=0, y=92, size=0.58, look=robot),
        "bust": partial(cooks.bust, x=0, y=20, size=0.9, look=cooks.COOKS["rose"]),
        "hidden cup": partial(tools.cup, x=-10, y=0, size=1.4, face_up=False),
        "empty cup": partial(tools.empty_cup, x=-10, y=0, size=1.4),
        "star": partial(signs.star, x=0, y=0, radius=70),
        "open star": partial(signs.star, x=0, y=0, radius=70, won=False),
        "lost star": partial(signs.struck_star, x=0, y=0, radius=60),
        "spoil sign": partial(signs.spoil_sign, x=0, y=0, radius=60, figure="3"),
        "spoon": partial(tools.spoon, x=0, y=0, turn=30),
        "spent spoon": partial(tools.spoon, x=0, y=0, turn=30, there=False),
        "hand": partial(tools.hand, x=-40, y=-80, size=0.7),
        "dial": partial(stove.dial, x=0, y=0, radius=68, heat=4, green=(3, 5), red=6),
        "stove": partial(stove.stove, x=0, y=84, size=0.19, enamel="sky", dish=MAMMOTH, heat=3),
        "empty stove": partial(stove.stove, x=0, y=84, size=0.19, enamel="mint", dish=None, heat=0),
        "sink": partial(basin.sink, x=0, y=70, size=0.7, condiments=("pepper", "salt", "herbs")),
        "trash can": partial(basin.trash_can, x=0, y=80, open_part=0.6),
        "smoke": partial(basin.smoke, x=0, y=80, size=0.7, phase=0.4),
        "steam": partial(basin.rising_steam, x=0, y=50, size=1.6, time_s=0.5),
        "open drawer": partial(drawer, x=-90, y=-40, width=180, height=80, title="On"),
        "hot drawer": partial(drawer, x=-90, y=-40, width=180, height=80, title="Hot", state="hot"),
        "closed drawer": partial(drawer, x=-90, y=-40, width=180, height=80, title="Off", sub="why", state="off"),
    }


def sheet(canvas: Canvas) -> None:
    """All parts in a grid, named."""
    found = parts()
    rows = -(-len(found) // _COLUMNS)
    canvas.path(rounded(0, 0, _COLUMNS * _CELL, rows * (_CELL + 30)), colour("wall"))
    for place, (name, draw) in enumerate(found.items()):
        x = (place % _COLUMNS + 0.5) * _CELL
        y = (place // _COLUMNS) * (_CELL + 30) + _CELL / 2
        with canvas.at(x, y, 0.9):
            draw(canvas)
        canvas.text(x, y + _CELL / 2 + 16, name, 18, anchor="middle", face="text")


def main() -> None:
    """Writes the picture that the arguments ask for."""
    parser = argparse.ArgumentParser(description="Draws the parts of the look on one picture.")
    parser.add_argument("out", type=Path, help="the picture to write, .png")
    parser.add_argument("--scale", type=float, default=1.0, help="px a design px (1 is 1920x1080)")
    parser.add_argument("--frame", choices=sorted(FRAMES), help="a whole picture instead of the parts")
    parser.add_argument("--high-contrast", action="store_true")
    parser.add_argument("--letters", action="store_true", help="letters on single pieces")
    given = parser.parse_args()
    palette.use(given.high_contrast, given.letters)
    canvas = Canvas()
    if given.frame:
        FRAMES[given.frame](canvas)
        pygame.image.save(canvas.render(given.scale, (0, 0, 1920, 1080)), given.out)
    else:
        sheet(canvas)
        pygame.image.save(canvas.render(given.scale), given.out)


if __name__ == "__main__":
    main()
