"""The staff menu: settings, figures, scores, tests, and the machine. Nobody gets here without the PIN."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from simulator.event.screens.base import StandScreen
from simulator.event.session import Phase
from simulator.text import _
from simulator.window.keys import Input
from simulator.window.layout import row
from simulator.window.screens.menu_picture import draw_room
from simulator.window.screens.sheet import Sheet
from simulator.window.widgets import Button, Do, Widget

if TYPE_CHECKING:
    from simulator.event.stand import Stand

LEFT_ALONE_S = 180.0


class Tab(Protocol):
    """One page of the staff menu."""

    def widgets(self, room: pygame.Rect) -> list[Widget]:
        """What can be pressed in `room`."""

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """What lies under the widgets."""

    def see(self, event: Input) -> None:
        """Told of every input."""


class StaffScreen(StandScreen):
    """Tabs on a sheet of paper."""

    name = "staff"
    for_staff = True

    def __init__(self, stand: Stand) -> None:
        super().__init__(stand)
        self.tabs = _tabs(self)
        self.open_tab = "settings"
        self.room = pygame.Rect(0, 0, 0, 0)
        self._alone_s = 0.0

    @property
    def tab(self) -> Tab:
        """The page that is open."""
        return self.tabs[self.open_tab]

    def layout(self) -> None:
        sheet = Sheet(self.frame)
        inside = sheet.inside
        px = self.frame.px
        bar = pygame.Rect(inside.x, inside.y, inside.width, max(px(76), self.stand.type.size_px("text") + px(24)))
        self.room = pygame.Rect(inside.x, bar.bottom + px(18), inside.width, inside.bottom - bar.bottom - px(18))
        words = _tab_words()
        if self.stand.troubles:
            words["machine"] += " !"
        self.widgets = [
            Button(
                f"tab:{name}",
                box,
                words[name],
                self._opener(name),
                style="star" if words[name].endswith("!") else "pill",
                chosen=name == self.open_tab,
                role="text",
            )
            for name, box in zip(self.tabs, row(bar, len(self.tabs), px(14)), strict=True)
        ]
        self.widgets += self.tab.widgets(self.room)
        self.widgets.append(Button("button:back", sheet.back_button, _("Back"), self.back, style="pill"))

    def _opener(self, name: str) -> Do:
        def open_() -> None:
            self.stand.sounds.play("button")
            self.open_tab = name
            self.relay()

        return open_

    def handle(self, event: Input) -> bool:
        self._alone_s = 0.0
        self.tab.see(event)
        return super().handle(event)

    def update(self, dt_s: float) -> None:
        self._alone_s += dt_s
        if self._alone_s >= LEFT_ALONE_S:
            self.back()

    def back(self) -> None:
        """To where the stand was; while nobody plays the program begins anew, with what was changed."""
        self.stand.pop()
        if self.stand.session.phase is Phase.ATTRACT:
            self.stand.begin_program()

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.stand, surface)
        Sheet(self.frame).draw(self.stand, surface, _("Staff"))
        self.tab.paint(surface, self.room)
        self.draw_widgets(surface)


def _tabs(screen: StaffScreen) -> dict[str, Tab]:
    from simulator.event.screens.staff_figures import FiguresTab
    from simulator.event.screens.staff_machine import MachineTab
    from simulator.event.screens.staff_scores import ScoresTab
    from simulator.event.screens.staff_settings import SettingsTab
    from simulator.event.screens.staff_tests import TestsTab

    return {
        "settings": SettingsTab(screen),
        "figures": FiguresTab(screen),
        "scores": ScoresTab(screen),
        "tests": TestsTab(screen),
        "machine": MachineTab(screen),
    }


def _tab_words() -> dict[str, str]:
    return {
        "settings": _("Settings"),
        "figures": _("Figures"),
        "scores": _("Scores"),
        "tests": _("Tests"),
        "machine": _("Machine"),
    }
