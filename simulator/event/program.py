"""What is shown while nobody plays: the title with the board, the gesture, the best acts, a game of bots; in turn,
cross-faded, so that nothing burns in."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pygame

from simulator.acts.flip import FlipAct
from simulator.acts.hand import Gesture
from simulator.acts.pour import PourAct
from simulator.event.challenges import Challenge, orders_of, request_of, standard_deck, tips_of
from simulator.event.clock import hour_of
from simulator.match import Match
from simulator.players.bots import bots_of
from simulator.players.flick import flick_hand
from simulator.players.motor import pour_hand
from simulator.scene.files import load_scene
from simulator.text import _
from simulator.vocabulary import Flip
from simulator.window.screen import Screen
from simulator.window.screens.act_context import ActContext, LedHand
from simulator.window.screens.flip import FlipScreen
from simulator.window.screens.kitchen import KitchenScreen
from simulator.window.screens.pour import PourScreen

if TYPE_CHECKING:
    from simulator.event.stand import Stand

FADE_S = 0.8
SHOWS = ("title", "how_to_pour", "pour", "boards", "title", "how_to_flip", "flip", "kitchen")
"""The order; what is not offered is left out."""

LONG = {"kitchen": 2.0}
"""How many times longer than the others a show takes."""

FITS = {"how_to_pour": Challenge.POUR, "how_to_flip": Challenge.CREPE, "flip": Challenge.CREPE}


class Program:
    """Which show it is, for how long, and the picture that still fades away."""

    def __init__(self, stand: Stand) -> None:
        self._stand = stand
        self.place = 0
        self._since_s = 0.0
        self._rounds = 0
        self._fading: pygame.Surface | None = None
        self._bots: BotKitchen | None = None
        self._chance = random.Random(hour_of(stand.clock.now_s()))

    @property
    def name(self) -> str:
        """Which show it is."""
        return SHOWS[self.place]

    @property
    def rounds(self) -> int:
        """How many shows there have been: places move with it."""
        return self._rounds

    def screen(self) -> Screen:
        """The screen of the present show."""
        from simulator.event.screens.boards import BoardsScreen
        from simulator.event.screens.title import TitleScreen

        match self.name:
            case "how_to_pour":
                return self._pour(None)
            case "how_to_flip":
                return self._flip(None)
            case "pour":
                return self._pour_show()
            case "flip":
                scene = load_scene("flip", self._stand.scene.play.difficulty)
                return self._flip(flick_hand(scene, "practised", self._chance))
            case "kitchen":
                return self._kitchen()
            case "boards":
                return BoardsScreen(self._stand)
            case _:
                return TitleScreen(self._stand)

    def tick(self, dt_s: float) -> None:
        """Time has passed: the next show when it is time."""
        self._since_s += dt_s
        if self._since_s >= FADE_S:
            self._fading = None
        if self._since_s >= self._stand.scene.times.attract_change_s * LONG.get(self.name, 1.0):
            self._next()

    def _next(self) -> None:
        self._fading = self._stand.surface.copy()
        self._since_s = 0.0
        self._rounds += 1
        self.place = (self.place + 1) % len(SHOWS)
        while self.name in FITS and FITS[self.name] not in self._stand.offered:
            self.place = (self.place + 1) % len(SHOWS)
        self._stand.show(self.screen())

    def draw_fading(self, surface: pygame.Surface) -> None:
        """The last show over the present one, fainter and fainter."""
        if self._fading is None or self._fading.get_size() != surface.get_size():
            return
        part = min(1.0, self._since_s / FADE_S)
        self._fading.set_alpha(round(255 * (1 - part)))
        surface.blit(self._fading, (0, 0))

    # Shows

    def _pour_show(self) -> Screen:
        highlight = self._stand.album.find(self._rounds)
        if highlight is None:
            return self._pour("watching-practised")
        act, hand = highlight.opened()
        context = highlight.context(hand)
        if isinstance(act, PourAct):
            return ShownPour(self._stand, act, context, self._again)
        return ShownFlip(self._stand, act, context, self._again)

    def _pour(self, skill: str | None) -> Screen:
        """The first order of the hour, tipped by a bot; without a skill the hand shows how."""
        orders = orders_of(hour_of(self._stand.clock.now_s()), standard_deck())
        tip = tips_of(orders)[0]
        scene = load_scene("pour", self._stand.scene.play.difficulty)
        request, order = request_of(tip), orders[tip.order]
        hand = None if skill is None else pour_hand(scene, skill, request.contents, self._chance)
        context = ActContext(order.dish, order.title, order.colour, order.needs, seat_name=_("The chef"), hand=hand)
        act = PourAct(scene, request, self._chance.randrange(2**31))
        return ShownPour(self._stand, act, context, self._again)

    def _flip(self, hand: LedHand | None) -> Screen:
        scene = load_scene("flip", self._stand.scene.play.difficulty)
        context = ActContext("crepe", seat_name=_("The chef"), hand=hand, practice=True)
        return ShownFlip(self._stand, FlipAct(scene, Flip(0), self._chance.randrange(2**31)), context, self._again)

    def _again(self, outcome: Any, gesture: Gesture) -> None:
        """The act is over before the show is: once more."""
        self._stand.show(self.screen())

    def _kitchen(self) -> Screen:
        if self._bots is None or self._bots.table.match.pending is None:
            from simulator.event.runs import match_header

            header = match_header(0, self._stand.scene, self._chance)
            self._bots = BotKitchen(self._stand, Match(header, bots_of(header["players"], header["scene"])))
        return self._bots


class ShownPour(PourScreen):
    """A tip that is only looked at."""

    name = "attract pour"

    def layout(self) -> None:
        super().layout()
        self.widgets[-1].visible = False  # there is no way back from here

    def hint(self) -> str:
        """No words: "Tip to play" is said in their place."""
        return ""


class ShownFlip(FlipScreen):
    """A flip that is only looked at."""

    name = "attract flip"

    def layout(self) -> None:
        super().layout()
        self.widgets[-1].visible = False

    def hint(self) -> str:
        """No words here either."""
        return ""


class BotKitchen(KitchenScreen):
    """A game of bots, looked at in pieces."""

    name = "attract kitchen"

    def end(self) -> None:
        """The last picture stays until the next show."""
