"""The pour challenge: three orders, tip by tip, with the points as they come."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from simulator.acts.hand import Gesture
from simulator.event.challenges import EXACT, order_score
from simulator.event.runs import PourRun
from simulator.event.screens.give_up import Paused, give_up_button
from simulator.text import _
from simulator.vocabulary import Poured
from simulator.window.art.canvas import Canvas
from simulator.window.art.furniture import card
from simulator.window.art.palette import colour
from simulator.window.art.signs import tick
from simulator.window.art.tiles import tile
from simulator.window.screens.act import Phase
from simulator.window.screens.act_context import ActContext
from simulator.window.screens.pour import PourScreen

if TYPE_CHECKING:
    from simulator.event.stand import Stand

LEFT, TOP, WIDE, HIGH, GAP = 622.0, 34.0, 236.0, 116.0, 14.0
"""The three orders, on the wall over the pan, in design px. They hang behind the bottle."""


class PourChallengeScreen(PourScreen):
    """Tip after tip until every order is served."""

    name = "pour challenge"

    def __init__(self, stand: Stand, run: PourRun) -> None:
        self.stand = stand
        self.run = run
        self._time_s = run.visit.done[-1].at_s if run.visit.done else 0.0
        super().__init__(stand, run.open_act(), self._new_context(), self._tipped_out)

    def _new_context(self) -> ActContext:
        order = self.run.orders[self.run.tip.order]
        pan = self.run.pan(self.run.tip.order)
        return ActContext(order.dish, order.title, order.colour, order.needs, pan)

    def _tipped_out(self, outcome: Poured, gesture: Gesture) -> None:
        self.run.close_act(outcome, gesture.to_json(), self._time_s)
        if self.run.over:
            self.stand.finished()
            return
        self.take_up(self.run.open_act(), self._new_context())
        self.relay()

    def update(self, dt_s: float) -> None:
        self._time_s += dt_s
        super().update(dt_s)

    # Inputs

    def layout(self) -> None:
        super().layout()
        for place in range(len(self.run.orders)):
            self._draw_order(self.view.background, place)
        self.widgets[-1] = give_up_button(self.stand, self.back)

    def back(self) -> None:
        self.app.push(Paused(self.stand))

    # Words and picture

    def hint(self) -> str:
        if self.phase is Phase.WAITING:
            count = self.run.orders[self.run.tip.order].needs[self.run.tip.bottle]
            if self.app.device == "pointer":
                return _("Exactly {count}: pull the bottle down.").format(count=count)
            return _("Exactly {count}: {how}").format(count=count, how=super().hint())
        return super().hint()

    def result(self) -> str:
        words = super().result()
        points = self._points_after_this()
        return words if points is None else _("{pieces}: {points} points").format(pieces=words, points=points)

    def _points_after_this(self) -> int | None:
        """The points of the order when this tip was its last."""
        order = self.run.tip.order
        if any(tip.order == order for tip in self.run.tips[self.run.place + 1 :]):
            return None
        return order_score(self.run.orders[order].needs, self.run.pan(order) + self.act.outcome.fallen)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        box = self.app.frame.rect(36, 964, 284, 84, "left")
        score = _("{points} points").format(points=self.run.score)
        self.app.type.draw(surface, score, "button", box, align="right" if self.app.frame.mirrored else "left")

    def _draw_order(self, surface: pygame.Surface, place: int) -> None:
        """An order with its dish, and its points once it is served; the present one is not faded."""
        order = self.run.orders[place]
        rect = self.app.frame.rect(LEFT + place * (WIDE + GAP), TOP, WIDE, HIGH, down="top")
        now = not self.run.over and self.run.tip.order == place
        points = self.run.order_points(place)
        draw = partial(_order, dish=order.dish, kind=order.colour, exact=points == EXACT)
        picture, left, top = self.app.sprites.picture(("order", order.dish, points == EXACT), draw, self.app.scale)
        if not now and points is None:
            picture = picture.copy()
            picture.set_alpha(130)
        surface.blit(picture, (rect.x + left, rect.y + top))
        words = str(points) if points is not None else "…" if now else ""
        room = pygame.Rect(rect.x + round(rect.width * 0.52), rect.y, round(rect.width * 0.42), rect.height)
        self.app.type.draw(surface, words, "head", room, colour("go_dk" if points == EXACT else "ink"), "right")


def _order(canvas: Canvas, dish: str, kind: str, exact: bool) -> None:
    card(canvas, 0, 0, WIDE, HIGH, 24)
    tile(canvas, 62, HIGH / 2, 90, dish, kind, width=5)
    if exact:
        tick(canvas, 136, HIGH / 2, 0.8)
