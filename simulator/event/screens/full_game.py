"""The full game at a stand: the kitchen without a way to the settings, and the podium without a way to the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.alacarte.state import State
from simulator.event.runs import GameRun
from simulator.event.screens.give_up import Paused
from simulator.event.screens.result import ResultScreen
from simulator.games import bot_seats
from simulator.window.screens import end_picture
from simulator.window.screens.end import title
from simulator.window.screens.kitchen import KitchenScreen

if TYPE_CHECKING:
    from simulator.event.stand import Stand


class StandKitchen(KitchenScreen):
    """The kitchen of a visit."""

    name = "stand kitchen"

    def __init__(self, stand: Stand, run: GameRun) -> None:
        super().__init__(stand, run.match)
        self.stand = stand

    def leave(self) -> None:
        """The match belongs to the visit, which closes it."""

    def back(self) -> None:
        self.app.push(Paused(self.stand))

    def end(self) -> None:
        self.stand.finished()


class StandPodium(ResultScreen):
    """The podium of a visit (frame 6 of the look)."""

    name = "stand podium"

    def __init__(self, stand: Stand, run: GameRun) -> None:
        super().__init__(stand)
        self._match = run.match
        self._standings = run.match.standings()
        self._still: pygame.Surface | None = None

    @property
    def state(self) -> State:
        """The state at the end."""
        state: State = self._match.state
        return state

    def layout(self) -> None:
        super().layout()
        self._still = None

    def draw(self, surface: pygame.Surface) -> None:
        if self._still is None:
            words = title(self.state, self._standings)
            self._still = end_picture.still(self.stand, self.state, self._standings, words)
        surface.blit(self._still, (0, 0))
        end_picture.confetti(self.stand, surface, self._time_s, len(self.state.seats))
        end_picture.cooks(self.stand, surface, self._standings, bot_seats(self._match.header), self._time_s)
        self.draw_widgets(surface)
