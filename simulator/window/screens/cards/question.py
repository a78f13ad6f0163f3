"""The question on the table of a card game whether a choice may be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.window.art import furniture
from simulator.window.screens import undo_question
from simulator.window.screens.kitchen_layout import Box
from simulator.window.widgets import Widget

if TYPE_CHECKING:
    from simulator.window.screens.cards.table_screen import CardScreen

CARD = Box(160, 500, 1600, 350)


def widgets(screen: CardScreen) -> list[Widget]:
    """Who has to agree, and No."""
    undo, table = screen.table.undo, screen.table
    assert undo is not None

    def agree(seat: int) -> None:
        table.agree(seat)
        screen.undo_answered()

    def refuse() -> None:
        table.refuse_undo()
        screen.undo_answered()

    names = {seat: table.names[seat] for seat in undo.open}
    return undo_question.answers(screen.app.frame, CARD, names, agree, refuse)


def paint(screen: CardScreen, surface: pygame.Surface) -> None:
    """The card behind the buttons."""
    undo = screen.table.undo
    assert undo is not None
    draw = lambda canvas: furniture.card(canvas, -CARD.w / 2, -CARD.h / 2, CARD.w, CARD.h)  # noqa: E731
    screen.painter.put(surface, ("undo card",), draw, *CARD.middle)
    words = undo_question.words(screen.table.names[undo.asked_by])
    screen.painter.text(surface, words, "head", undo_question.words_box(CARD), lines=2)
