"""The picture of the lab's first page: what stands still is painted once, the scene and the counts as they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from simulator.text import ngettext
from simulator.window.art.palette import colour
from simulator.window.screens.lab import drawing, heading, help_words
from simulator.window.screens.lab.counts_card import CountsCard
from simulator.window.screens.lab.hands import OWN
from simulator.window.widgets import Widget

if TYPE_CHECKING:
    from simulator.window.screens.lab.screen import LabScreen


class LabPicture:
    """Paints the lab `screen`, and keeps what need not be painted again."""

    def __init__(self, screen: LabScreen) -> None:
        self._screen = screen
        self._counts = CountsCard()
        self._still: pygame.Surface | None = None
        self._drawn_on: pygame.Surface | None = None
        self._captioned = False

    def relay_counts(self) -> None:
        """Something is known that is not in the picture yet."""
        self._counts.relay()

    def draw(self, surface: pygame.Surface) -> None:
        """The whole picture; where only the scene has moved, only its part."""
        screen = self._screen
        captioned = bool(screen.app.caption)
        whole = screen.dirty or captioned or self._captioned or surface is not self._drawn_on
        self._drawn_on, self._captioned = surface, captioned
        if screen.dirty or self._still is None or self._still.get_size() != surface.get_size():
            self._still = self._draw_still(surface.get_size())
        if whole:
            surface.blit(self._still, (0, 0))
        screen.live.draw(surface)
        self._draw_strip(surface)
        if whole or self._counts.stale:
            self._draw_counts(surface, self._still)
        for widget in self._over_the_scene():
            widget.draw(screen.app, surface, screen.focus.state(widget))

    def _draw_counts(self, surface: pygame.Surface, still: pygame.Surface) -> None:
        screen, card = self._screen, self._screen.places.counts
        surface.blit(still, card.topleft, card)
        self._counts.draw(screen.app, surface, card, screen.bench, screen.known)

    def _over_the_scene(self) -> list[Widget]:
        """What lies on the squared paper and is drawn with it, the one with the focus last."""
        found = [one for one in self._screen.widgets if self._screen.places.live.contains(one.rect)]
        return sorted(found, key=lambda one: one is self._screen.focus.on)

    def _draw_still(self, size: tuple[int, int]) -> pygame.Surface:
        """Everything but the scene and the counts: it changes only when something is pressed or pointed at."""
        screen, places = self._screen, self._screen.places
        still = pygame.Surface(size).convert()
        drawing.draw_ground(screen.app, still)
        for card in (places.scene, places.counts, places.sliders):
            drawing.draw_card(screen.app, still, card)
        heading.draw_title(screen, still)
        self._draw_help(still)
        over_the_scene = self._over_the_scene()
        shown = [one for one in screen.widgets if one not in over_the_scene]
        for widget in sorted(shown, key=lambda one: one is screen.focus.on):
            widget.draw(screen.app, still, screen.focus.state(widget))
        return still

    def _draw_help(self, surface: pygame.Surface) -> None:
        screen, bench = self._screen, self._screen.bench
        box = screen.panel.help_box(screen.app, screen.places.sliders)
        words = bench.message or help_words.help_for(screen.focus.on, bench)
        hue = colour("stop") if bench.message else colour("ink2")
        screen.app.type.draw(surface, words, "note", box, hue, lines=3)

    def _draw_strip(self, surface: pygame.Surface) -> None:
        screen, bench = self._screen, self._screen.bench
        total = bench.counts_of_b(screen.known).total
        told = (ngettext("{n} pour", "{n} pours", total) if bench.act == "pour"
                else ngettext("{n} flip", "{n} flips", total)).format(n=total)  # fmt: skip
        line = screen.live.line if bench.hand == OWN else ""
        drawing.draw_strip(screen.app, surface, screen.places.strip, line, told, self._mm_px())

    def _mm_px(self) -> float:
        """Screen px a millimetre of the live scene, for its scale."""
        close_up: Any = self._screen.live.close_up
        return 0.0 if close_up is None else float(close_up.view.stage.length(1.0))
