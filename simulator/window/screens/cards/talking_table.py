"""What is said at a table of cards: lines on the wall, spoken ones, tips of things, and private words for one alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from simulator.match import Match
from simulator.text import _, language
from simulator.window.screens.cards.peek import PeekButton
from simulator.window.screens.cards.seen_table import SeenTable
from simulator.window.screens.kitchen_notes import Notes
from simulator.window.type import Role
from simulator.window.voice import Voice
from simulator.window.widgets import Button, Widget

if TYPE_CHECKING:
    from simulator.window.app import App

SIGN_BOTTOM_Y = 112.0
"""Nothing said lies over whose turn it is."""

LOWEST_TIP_Y = 900.0
"""A tip stands under its thing, off what is said on the wall; the drawers have theirs above."""

NOTE_HIGH = 112.0
"""So much room is between the sign and the cards."""


class TalkingTable(SeenTable):
    """Every line is said once; private words are spoken or shown only to whom they belong."""

    private_shown = False
    """Whether the viewer holds the button that shows private words."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app, match)
        self.notes = Notes()
        self.voice = Voice.of_this_machine()
        self.tips: dict[str, str] = {}
        """What things on the table say about themselves, by name."""
        self._told: Any = None
        """The private card that was spoken last."""

    def say(self, words: str) -> None:
        """A line on the wall for a moment; spoken too where that is wished."""
        self.notes.say(words)
        if self.app.settings.spoken_cards:
            self.voice.say(words, language())

    def tell_private(self) -> None:
        """A private card is spoken where nobody else sits at the table; others look at the caption behind a button."""
        words = self.private_words
        if words != self._told:
            self._told = words
            if words and self.alone and self.app.settings.spoken_cards:
                self.voice.say(words, language())

    # The own cards

    def peek_button(self, rect: pygame.Rect, reason: str) -> Widget:
        """The button that shows the viewer what is the viewer's own while it is held."""
        button = PeekButton("button:peek", rect, _("My cards"), self.peek, _("hold to look"), reason)
        button.role = "text" if self.app.frame.narrow else "button"
        return button

    def peek(self, shown: bool) -> None:
        """The button is held, or let go: private words are a caption meanwhile where spoken lines are switched on."""
        self.private_shown = shown and self.app.settings.spoken_cards
        self.redraw()

    # The picture

    @property
    def tip(self) -> str:
        """What the thing with the focus says about itself."""
        on = self.focus.on
        if on is None or self.film.now is not None or self.carries:
            return ""
        closed = on.off_reason if self.focus.by_keys or isinstance(on, Button) else ""
        return closed or self.tips.get(on.name, "")

    def draw_words(self, surface: pygame.Surface) -> None:
        """What is said now, and the tip of what has the focus."""
        words = self.notes.words
        if self.private_shown:
            words = self.private_words
        elif not (words or self.busy or self.tip or self.table.undo is not None):
            words = self.hint
        if words:
            large = self.app.settings.spoken_cards and not self.voice.speaks
            role: Role = "head" if large or self.private_shown else "text"
            self.draw_note(surface, words, role)
        if self.tip and self.app.screen is self:
            self._draw_tip(surface)

    def draw_note(self, surface: pygame.Surface, words: str, role: Role = "text") -> None:
        """A line on the wall, between the sign and the cards."""
        self.painter.pill(surface, words, *self.note_at, role=role, least_y=SIGN_BOTTOM_Y, high=NOTE_HIGH)

    def _draw_tip(self, surface: pygame.Surface) -> None:
        on = self.focus.on
        assert on is not None
        x, y = self.app.frame.design(on.rect.centerx, on.rect.top)
        below = y + on.rect.height / self.app.scale + 46
        if below > LOWEST_TIP_Y:
            self.painter.pill(surface, self.tip, x, y - 46, 760)
        elif y > 300:
            self.painter.pill(surface, self.tip, x, below + 14, 760)
        else:
            self.painter.pill(surface, self.tip, min(max(x, 690), 1230), below, 560)  # beside the names
