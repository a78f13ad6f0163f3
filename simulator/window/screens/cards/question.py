"""The question on the table of a card game whether a choice may be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from simulator.text import _
from simulator.window.art import furniture
from simulator.window.screens.kitchen_layout import Box
from simulator.window.widgets import Button, Widget

if TYPE_CHECKING:
    from simulator.window.screens.cards.table_screen import CardScreen

CARD = Box(160, 500, 1600, 350)


def widgets(screen: CardScreen) -> list[Widget]:
    """Who has to agree, and No."""
    undo, frame = screen.table.undo, screen.app.frame
    assert undo is not None
    width = (CARD.w - 60) / (len(undo.open) + 1)
    boxes = [Box(CARD.x + 30 + place * width, CARD.y + 180, width - 20, 136) for place in range(len(undo.open) + 1)]
    made: list[Widget] = []
    for seat, box in zip(undo.open, boxes, strict=False):
        title = _("{name} agrees").format(name=screen.table.names[seat])
        made.append(Button(f"button:agree:{seat}", frame.rect(*box), title, _agreeing(screen, seat), role="text"))
    made.append(Button("button:refuse", frame.rect(*boxes[-1]), _("No"), _refusing(screen)))
    return made


def _agreeing(screen: CardScreen, seat: int) -> Callable[[], None]:
    def agree() -> None:
        screen.table.agree(seat)
        screen.undo_answered()

    return agree


def _refusing(screen: CardScreen) -> Callable[[], None]:
    def refuse() -> None:
        screen.table.refuse_undo()
        screen.undo_answered()

    return refuse


def paint(screen: CardScreen, surface: pygame.Surface) -> None:
    """The card behind the buttons."""
    undo = screen.table.undo
    assert undo is not None
    draw = lambda canvas: furniture.card(canvas, -CARD.w / 2, -CARD.h / 2, CARD.w, CARD.h)  # noqa: E731
    screen.painter.put(surface, ("undo card",), draw, *CARD.middle)
    words = _("{name} would like to take the last choice back.").format(name=screen.table.names[undo.asked_by])
    screen.painter.text(surface, words, "head", Box(CARD.x + 40, CARD.y + 30, CARD.w - 80, 130), lines=2)
