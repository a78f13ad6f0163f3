"""The card below the scene: the histogram, the figures, and one sentence that sums them up. Painted when it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.lab.counts import Counts
from simulator.text import _
from simulator.window.art.palette import colour
from simulator.window.screens.lab.bench import Bench
from simulator.window.screens.lab.figures_table import draw_figures, verdict
from simulator.window.screens.lab.hands import OWN
from simulator.window.screens.lab.histogram import Histogram, bars
from simulator.window.screens.lab.places import roomy_px

if TYPE_CHECKING:
    from simulator.window.app import App

CHART_PART = 0.56
"""How much of the card's width the histogram takes."""


class CountsCard:
    """Keeps its picture until there is something new to count."""

    def __init__(self) -> None:
        self._histogram = Histogram()
        self._picture: pygame.Surface | None = None

    def relay(self) -> None:
        """Something is known that is not in the picture yet."""
        self._picture = None

    @property
    def stale(self) -> bool:
        """Whether the picture must be painted anew."""
        return self._picture is None

    def draw(
        self, app: App, surface: pygame.Surface, card: pygame.Rect, bench: Bench, known: dict[str, Counts]
    ) -> None:
        """The card with what is known by now."""
        if self._picture is None or self._picture.get_size() != card.size:
            self._picture = pygame.Surface(card.size).convert()
            self._picture.blit(surface, (0, 0), card)
            self._paint(app, self._picture, bench, known)
        surface.blit(self._picture, card.topleft)

    def _paint(self, app: App, surface: pygame.Surface, bench: Bench, known: dict[str, Counts]) -> None:
        counts, pinned = bench.counts_of_b(known), bench.counts_of_a(known)
        sets = {"b": bars(bench.act, counts, bench.worth(bench.named))}
        if bench.pinned is not None and pinned is not None:
            sets = {"a": bars(bench.act, pinned, bench.worth(bench.pinned.hand)), **sets}
        wide, high = surface.get_size()
        inset, low = app.frame.px(26), high - max(app.frame.px(62), round(1.7 * roomy_px(app, "note", high / 14)))
        title_high = round(1.4 * roomy_px(app, "text", high / 12))
        title = pygame.Rect(inset, app.frame.px(12), round(wide * CHART_PART), title_high)
        words = _("Pieces per pour") if bench.act == "pour" else _("How crepes land")
        app.type.draw(surface, words, "text", title, face="title")
        chart = pygame.Rect(inset, title.bottom, round(wide * CHART_PART) - inset, low - title.bottom)
        self._histogram.draw(app, surface, chart, sets, bench.wishes)
        left = chart.right + app.frame.px(50)
        table = pygame.Rect(left, app.frame.px(16), wide - inset - left, low - app.frame.px(16))
        line = pygame.Rect(inset, low, wide - 2 * inset, high - low - app.frame.px(8))
        found = bench.figures(counts, bench.named)
        before = None if pinned is None else bench.figures(pinned, bench.pinned.hand if bench.pinned else None)
        if not found or before == {}:
            waits = _("Now it is your turn.") if bench.hand == OWN else _("The first ones are on their way …")
            app.type.draw(surface, waits, "note", line, colour("ink2"))
            return
        draw_figures(app, surface, table, found, before, bench.wishes)
        sentence, hue = verdict(bench.act, found, before, bench.wishes)
        app.type.draw(surface, sentence, "note", line, colour(hue), face="bold")
