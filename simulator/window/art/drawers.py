"""The drawers of the counter: they are the buttons. Best seen, open, or closed with the reason."""

from __future__ import annotations

from simulator.window.art.canvas import Canvas
from simulator.window.art.icons import icon
from simulator.window.art.palette import CAST_SHADOW, colour
from simulator.window.art.shapes import rounded

RADIUS = 22.0
_FILLS = {"on": "drawer", "hot": "drawer_hot", "off": "drawer_off"}


def drawer_front(
    canvas: Canvas, x: float, y: float, width: float, height: float, state: str = "on", pressed: bool = False
) -> None:
    """The front alone; (x, y) is its top left corner. `state` is on, hot (best seen, focus) or off (closed).

    Raises:
        KeyError: `state` is none of them.
    """
    fill = colour(_FILLS[state])
    sunk = 4.0 if pressed else 0.0
    if not pressed:
        canvas.path(rounded(x + 5, y + 9, width, height, RADIUS), CAST_SHADOW, opacity=0.32)
    shape = rounded(x, y + sunk, width, height, RADIUS)
    canvas.toy(shape, fill, 8 if state == "hot" else 7, depth=7, gloss=state != "off")
    if state == "hot":
        canvas.path(rounded(x - 9, y - 9 + sunk, width + 18, height + 18, 29), None, "#FFFDF6", 5)


def drawer(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    title: str,
    sub: str | None = None,
    icon_name: str | None = None,
    state: str = "on",
    pressed: bool = False,
) -> None:
    """A front with its words: `sub` says what it does, or why it is closed."""
    drawer_front(canvas, x, y, width, height, state, pressed)
    top = y + (4 if pressed else 0)
    ink = colour("off_text" if state == "off" else "ink")
    if icon_name:
        icon(canvas, icon_name, x + 62, top + height / 2, opacity=0.5 if state == "off" else 1)
    left = x + (120 if icon_name else 30)
    if sub:
        canvas.text(left, top + height * 0.47, title, 36, ink)
        canvas.text(left, top + height * 0.8, sub, 25, ink, face="text")
    else:
        canvas.text(left, top + height * 0.62, title, 36, ink)


def pill(
    canvas: Canvas, x: float, y: float, width: float, height: float, hue: str | None = None, focus: bool = False
) -> None:
    """A round button without words; (x, y) is its top left corner."""
    canvas.path(rounded(x + 5, y + 9, width, height, height / 2), CAST_SHADOW, opacity=0.3)
    shape = rounded(x, y, width, height, height / 2)
    canvas.toy(shape, hue or colour("paper"), 8 if focus else 7, depth=7, gloss=False)
    if focus:
        canvas.path(rounded(x - 9, y - 9, width + 18, height + 18, height / 2 + 9), None, "#FFFDF6", 5)


def focus_ring(canvas: Canvas, x: float, y: float, width: float, height: float, radius: float = RADIUS) -> None:
    """The ring around what the keys or the pad point at: white on the room, blue inside it."""
    canvas.path(rounded(x - 9, y - 9, width + 18, height + 18, radius + 9), None, "#FFFDF6", 9)
    canvas.path(rounded(x - 9, y - 9, width + 18, height + 18, radius + 9), None, colour("focus"), 4)
