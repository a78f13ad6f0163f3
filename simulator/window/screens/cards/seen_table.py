"""A table of cards, whichever the game: what is seen there, and what a game adds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from simulator.game import Event
from simulator.match import Match
from simulator.window.card_table import CardTable
from simulator.window.screens.answering import AnsweringScreen
from simulator.window.screens.cards.painter import Painter
from simulator.window.screens.kitchen_motion import Film, Shot
from simulator.window.table import Happening
from simulator.window.widgets import Widget

if TYPE_CHECKING:
    from simulator.window.app import App


class SeenTable(AnsweringScreen):
    """A table as `viewer` sees it. What is drawn comes from `view`: it holds nothing that the viewer may not know."""

    name = "cards"

    def __init__(self, app: App, match: Match) -> None:
        super().__init__()
        self.app = app
        self.table = CardTable(match)
        self.painter = Painter(app)
        self.film = Film()
        self.shown: Any = self.table.state
        self.viewer = (self.table.persons or (0,))[0]
        self._playing: Happening | None = None

    # What a game adds

    def game_widgets(self) -> list[Widget]:
        """What can be pressed as the table stands."""
        raise NotImplementedError

    def shots(self, happening: Happening) -> list[Shot]:
        """What moves when something has happened."""
        raise NotImplementedError

    def said(self, happening: Happening) -> str:
        """One line for what has happened; empty for nothing."""
        raise NotImplementedError

    def paint(self, surface: pygame.Surface) -> None:
        """The table under the widgets."""
        raise NotImplementedError

    def paint_over(self, surface: pygame.Surface) -> None:
        """What lies over the widgets: a card in the hand."""

    @property
    def hides(self) -> bool:
        """Whether something now lies open for the viewer that others may not see."""
        raise NotImplementedError

    @property
    def owner(self) -> int | None:
        """The person who is to stand in front now; None while nobody need."""
        raise NotImplementedError

    def happened(self, happening: Happening) -> None:
        """It has been shown."""

    @property
    def private_words(self) -> str:
        """What only the viewer may know now: the card in hand, or the hand."""
        return ""

    @property
    def hint(self) -> str:
        """What there is to do, while nothing else is said."""
        return ""

    note_at = (960.0, 486.0)
    """Where lines are said, in design px."""

    always_hands_over = False
    """Whether the window is handed over even to who stood in front last."""

    # What is seen

    @property
    def view(self) -> Any:
        """The table as the viewer sees it."""
        return self.table.view(self.shown, self.viewer)

    @property
    def alone(self) -> bool:
        """Whether one person plays at most: nothing need be hidden from anybody else."""
        return len(self.table.persons) < 2

    @property
    def playing(self) -> Event | None:
        """The event that is being shown."""
        return self._playing.event if self._playing else None

    @property
    def carries(self) -> bool:
        """Whether a card is in the hand of somebody at the window, or flies."""
        return False

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.film.now is not None or bool(self.table.happenings)
