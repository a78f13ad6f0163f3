"""The chalk board with the best of today."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.event.board import Entry
from simulator.event.challenges import TITLES, Challenge
from simulator.text import _
from simulator.window.art.canvas import Canvas
from simulator.window.art.palette import colour
from simulator.window.art.signs import star
from simulator.window.layout import Frame
from simulator.window.screens.menu_picture import chalk_board
from simulator.window.type import Role

if TYPE_CHECKING:
    from simulator.event.stand import Stand

STARRED = 3


@dataclass(frozen=True, slots=True)
class BoardBox:
    """Where a board hangs, in design px."""

    x: float
    y: float
    width: float
    height: float


def draw_board(
    stand: Stand,
    frame: Frame,
    surface: pygame.Surface,
    box: BoardBox,
    challenge: Challenge,
    entries: Sequence[Entry],
    mine: str = "",
) -> None:
    """Title, challenge and lines; the line of the visit `mine` is marked."""
    draw = partial(chalk_board, width=box.width, height=box.height)
    at = frame.point(box.x, box.y, down="middle")
    stand.sprites.put(surface, ("stand board", box), draw, at, frame.scale)
    head = _rect(frame, box, 50, 34, box.width - 100, 84)
    stand.type.draw(surface, _("Best today"), "head", head, colour("paper"), "centre")
    below = _rect(frame, box, 50, 112, box.width - 100, 50)
    stand.type.draw(surface, TITLES[challenge](), "text", below, colour("lemon"), "centre", face="title")
    _draw_lines(stand, frame, surface, box, entries, mine)


def _draw_lines(
    stand: Stand, frame: Frame, surface: pygame.Surface, box: BoardBox, entries: Sequence[Entry], mine: str
) -> None:
    rows = stand.scene.board.rows
    top, high = 176.0, (box.height - 226.0) / rows
    if not entries:
        room = _rect(frame, box, 60, top, box.width - 120, box.height - top - 60)
        stand.type.draw(surface, _("Nobody yet. Be the first!"), "head", room, colour("paper"), "centre", lines=3)
        return
    for place, entry in enumerate(entries[:rows]):
        _draw_line(
            stand, frame, surface, BoardBox(box.x, box.y + top + high * place, box.width, high), place, entry, mine
        )


def _draw_line(
    stand: Stand, frame: Frame, surface: pygame.Surface, line: BoardBox, place: int, entry: Entry, mine: str
) -> None:
    role: Role = "title" if line.height > 84 else "head" if line.height > 60 else "button"
    own = entry.visit == mine
    if own:
        mark = _rect(frame, line, 44, 3, line.width - 88, line.height - 6)
        pygame.draw.rect(surface, pygame.Color(colour("go_dk")), mark, border_radius=frame.px(18))
    _draw_place(stand, frame, surface, line, place)
    words = _rect(frame, line, 160, 0, line.width - 360, line.height)
    stand.type.draw(surface, entry.initials, role, words, colour("paper"))
    points = _rect(frame, line, line.width - 270, 0, 200, line.height)
    stand.type.draw(surface, str(entry.score), role, points, colour("lemon"), "right")


def _draw_place(stand: Stand, frame: Frame, surface: pygame.Surface, line: BoardBox, place: int) -> None:
    if place < STARRED:
        radius = min(30.0, line.height * 0.4) - 3 * place
        at = frame.point(line.x + 100, line.y + line.height / 2, down="middle")
        stand.sprites.put(surface, ("board star", radius), partial(_star, radius=radius), at, frame.scale)
        return
    room = _rect(frame, line, 60, 0, 80, line.height)
    stand.type.draw(surface, str(place + 1), "button", room, colour("paper"), "centre")


def _star(canvas: Canvas, radius: float) -> None:
    star(canvas, 0, 0, radius, True, 5)


def _rect(frame: Frame, box: BoardBox, x: float, y: float, width: float, height: float) -> pygame.Rect:
    return frame.rect(box.x + x, box.y + y, width, height, down="middle")
