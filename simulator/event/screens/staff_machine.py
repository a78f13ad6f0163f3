"""The machine: what is wrong with it, restart, exit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator import __version__
from simulator.event.care import memory_mb
from simulator.text import _
from simulator.window.art.palette import colour
from simulator.window.keys import Input
from simulator.window.screens.kitchen_drawers import icon_named
from simulator.window.widgets import Button, Widget

if TYPE_CHECKING:
    from simulator.event.screens.staff import StaffScreen


class MachineTab:
    """Restart, exit, and what the staff should know."""

    def __init__(self, screen: StaffScreen) -> None:
        self._screen = screen

    def widgets(self, room: pygame.Rect) -> list[Widget]:
        """Two deeds."""
        px = self._screen.frame.px
        wide, high = room.width // 2 - px(20), px(120)
        first = pygame.Rect(room.x, room.y, wide, high)
        second = pygame.Rect(room.right - wide, room.y, wide, high)
        return [
            Button("button:restart", first, _("Restart"), self._restart, _("a visit goes on"), icon_named("again")),
            Button("button:exit", second, _("Exit"), self._exit, _("closes the stand"), icon_named("close")),
        ]

    def see(self, event: Input) -> None:
        """Nothing but the buttons."""

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Version, memory, folder; then whatever is wrong, in words."""
        px, write = self._screen.frame.px, self._screen.stand.type
        facts = _("Version {version} · {memory:.0f} MB · {folder}").format(
            version=__version__, memory=memory_mb(), folder=self._screen.stand.storage.root
        )
        line = pygame.Rect(room.x, room.y + px(140), room.width, px(76))
        write.draw(surface, facts, "note", line, colour("ink2"), lines=2)
        troubles = self._screen.stand.troubles
        head = pygame.Rect(room.x, line.bottom + px(8), room.width, px(64))
        words, hue = (_("Please look at this:"), "stop") if troubles else (_("Nothing is wrong."), "go_dk")
        write.draw(surface, words, "text", head, colour(hue), face="title")
        for place, trouble in enumerate(troubles[:4]):
            box = pygame.Rect(room.x, head.bottom + place * px(84), room.width, px(80))
            write.draw(surface, trouble, "note", box, lines=2)

    def _restart(self) -> None:
        self._screen.stand.end("restart")

    def _exit(self) -> None:
        self._screen.stand.end("exit")
