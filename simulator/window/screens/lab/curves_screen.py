"""The second page of the lab: how skill pays off, and which values matter. Both fill while the person looks on."""

from __future__ import annotations

import pygame

from simulator.lab.counts import Counts
from simulator.text import _, percent
from simulator.window.art.palette import channels, colour
from simulator.window.screen import Screen
from simulator.window.screens.lab import drawing
from simulator.window.screens.lab.bench import Bench
from simulator.window.screens.lab.counting import Counting
from simulator.window.screens.lab.curve_questions import SHARE, Moved, Questions
from simulator.window.screens.lab.places import CARDS_Y, EDGE, GAP, Places, roomy_px
from simulator.window.screens.lab.ranking_picture import draw_ranking
from simulator.window.screens.lab.skill_picture import draw_skill
from simulator.window.widgets import Button

SORTED_EVERY_S = 1.5
"""So often the ranking may change places: a list that jumps cannot be read. Chosen."""

RIGHT_OF_AXIS = 0.68
"""Where the empty half of the ranking begins, in parts of its width."""


class CurvesScreen(Screen):
    """Measures as long as it is open."""

    name = "lab curves"
    animated = False

    def __init__(self, bench: Bench, counting: Counting) -> None:
        super().__init__()
        self.questions = Questions(bench)
        self._counting = counting
        self._points = self.questions.points()
        self.known: dict[str, Counts] = {}
        self._ranking: list[Moved] = []
        self._sorted_s = 0.0

    @property
    def acts(self) -> tuple[int, int]:
        """How many acts are counted, of how many."""
        return sum(counts.total for counts in self.known.values()), sum(one.acts for one in self._points.values())

    def enter(self) -> None:
        self._counting.ask(dict(self._points))
        self._look()
        self._ranking = self.questions.ranking(self.known)

    def layout(self) -> None:
        places = Places(self.app.frame)
        back = places.head(EDGE, 240, from_right=True)
        self.widgets = [Button("button:back", back, _("Back"), self.back, style="pill", role="text")]

    def update(self, dt_s: float) -> None:
        self._look()
        self._sorted_s += dt_s
        if self._sorted_s >= SORTED_EVERY_S:
            self._sorted_s = 0.0
            self._ranking = self.questions.ranking(self.known)

    def _look(self) -> None:
        known = self._counting.look()
        if known != self.known:
            self.known = known
            self.redraw()

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        drawing.draw_ground(self.app, surface)
        places = Places(self.app.frame)
        self.app.type.draw(surface, _("Curves of the lab"), "head", places.head(44, 700))
        self._draw_progress(surface, places)
        half = (places.width - 2 * EDGE - GAP) / 2
        high = places.height - CARDS_Y - EDGE
        skill, rank = (places.box(EDGE + place * (half + GAP), CARDS_Y, half, high) for place in (0, 1))
        self._draw_skill(surface, skill)
        self._draw_ranking(surface, rank)
        self.draw_widgets(surface)

    def _draw_progress(self, surface: pygame.Surface, places: Places) -> None:
        done, wanted = self.acts
        words = _("{done} of {all} acts").format(done=done, all=wanted)
        box = places.head(780, 560)
        self.app.type.draw(surface, words, "note", pygame.Rect(box.x, box.y, box.width, box.height // 2), face="bold")
        thick = max(8, self.app.frame.px(18))
        track = pygame.Rect(box.x, box.centery + self.app.frame.px(10), places.head(780, 560).width, thick)
        pygame.draw.rect(surface, channels(colour("paper")), track, border_radius=thick // 2)
        full = track.copy()
        full.width = round(track.width * done / max(1, wanted))
        pygame.draw.rect(surface, channels(colour("lab_b")), full, border_radius=thick // 2)
        pygame.draw.rect(surface, channels(colour("ink")), track, max(2, self.app.frame.px(4)), thick // 2)

    def _draw_skill(self, surface: pygame.Surface, card: pygame.Rect) -> None:
        pour = self.questions.bench.act == "pour"
        sub = _("chance of 1 or 2 pieces") if pour else _("chance to land picture side up")
        room = self._draw_card(surface, card, _("Skill"), sub)
        curves = {letter: self.questions.skill(letter, self.known) for letter in self.questions.letters}
        draw_skill(self.app, surface, room, curves)
        if not any(curves.values()):
            self._tell_waiting(surface, room)

    def _draw_ranking(self, surface: pygame.Surface, card: pygame.Rect) -> None:
        pour = self.questions.bench.act == "pour"
        sub = _("change in pieces a pour") if pour else _("change in the share of good landings")
        share = percent(round(100 * SHARE))
        sub += ", " + _("from {share} below to {share} above the present value").format(share=share)
        room = self._draw_card(surface, card, _("What matters"), sub)
        draw_ranking(self.app, surface, room, self.questions.bench.act, self._ranking)
        if all(one.change is None for one in self._ranking):
            self._tell_waiting(surface, room.move(round(room.width * RIGHT_OF_AXIS), 0).clip(room))

    def _tell_waiting(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """That an empty picture is going to fill."""
        words = _("The first ones are on their way …")
        self.app.type.draw(surface, words, "note", room, colour("ink2"), "centre", lines=3)

    def _draw_card(self, surface: pygame.Surface, card: pygame.Rect, title: str, sub: str) -> pygame.Rect:
        """A card with its heading; the room below."""
        drawing.draw_card(self.app, surface, card)
        inset = self.app.frame.px(28)
        high = round(1.4 * roomy_px(self.app, "text", card.height / 14))
        box = pygame.Rect(card.x + inset, card.y + self.app.frame.px(14), card.width - 2 * inset, high)
        self.app.type.draw(surface, title, "text", box, face="title")
        below = pygame.Rect(box.x, box.bottom, box.width, round(2.6 * roomy_px(self.app, "note", card.height / 20)))
        self.app.type.draw(surface, sub, "note", below, colour("ink2"), lines=2)
        top = below.bottom + self.app.frame.px(10)
        return pygame.Rect(box.x, top, box.width, card.bottom - self.app.frame.px(16) - top)
