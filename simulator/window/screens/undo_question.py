"""The question at every table whether a choice may be taken back: its words, and who answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from simulator.text import _
from simulator.window.layout import Frame
from simulator.window.screens.kitchen_layout import Box
from simulator.window.widgets import Button, Do, Widget


def words(name: str) -> str:
    """What `name` asks the others."""
    return _("{name} would like to take the last choice back.").format(name=name)


def words_box(card: Box) -> Box:
    """Where it stands on the card."""
    return Box(card.x + 40, card.y + 30, card.w - 80, 130)


def answers(
    frame: Frame, card: Box, names: Mapping[int, str], agree: Callable[[int], object], refuse: Do
) -> list[Widget]:
    """The buttons of all who have to agree, by seat, and No."""
    width = (card.w - 60) / (len(names) + 1)
    boxes = [frame.rect(card.x + 30 + place * width, card.y + 180, width - 20, 136) for place in range(len(names) + 1)]
    made: list[Widget] = []
    for (seat, name), box in zip(names.items(), boxes, strict=False):
        title = _("{name} agrees").format(name=name)
        made.append(Button(f"button:agree:{seat}", box, title, partial(_ask, agree, seat), role="text"))
    return [*made, Button("button:refuse", boxes[-1], _("No"), refuse)]


def _ask(agree: Callable[[int], object], seat: int) -> None:
    agree(seat)
