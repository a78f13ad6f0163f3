"""The bots of « À table ! »: they see views only. What they believe is reckoned in `stew_belief`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from simulator.cards.stew.components import Hungry, Ingredient
from simulator.cards.stew.moves import CALL, PASS, Feed, Move
from simulator.cards.stew.play import CALLED_BADLY, CALLED_WELL, GOAL
from simulator.cards.stew.state import Waits
from simulator.cards.stew.views import View
from simulator.players.player import Handless, Player, RandomPlayer
from simulator.players.stew_belief import (
    KINDS,
    Pots,
    blind_pots,
    chance_of_enough,
    expected_total,
    inferred_pots,
    plus,
)

MORE_LIKELY_THAN_NOT = 0.5


class Sensible(Handless):
    """Counts its own cards, takes every other for as likely as the next, and calls when that is likelier than not.

    It places what it holds where the pot then counts most.
    """

    def choose(self, view: View, moves: Sequence[Move | None]) -> Move | None:
        """A call where it is believed to succeed; else on with the round."""
        if CALL in moves and self.calls(view):
            return CALL
        if view.waits is Waits.PLACE:
            return max(moves, key=lambda move: (self.after(view, move), self._chance.random()))
        return PASS if PASS in moves else moves[0] if moves[0] != CALL else None

    def calls(self, view: View) -> bool:
        """Whether it calls now."""
        return chance_of_enough(self.pots(view), view.fed, view.options) >= MORE_LIKELY_THAN_NOT

    def after(self, view: View, move: Move | None) -> float:
        """How good the pot is after the ingredient in hand is placed."""
        pots = self.pots(view)
        if isinstance(move, Feed):
            return self.worth(pots, view.fed | {move.hungry}, view)
        held = KINDS.index(view.holds) if view.holds else 0
        return self.worth({plus(pot, held): weight for pot, weight in pots.items()}, view.fed, view)

    def pots(self, view: View) -> Pots:
        """What it believes to lie in the pot."""
        return blind_pots(view)

    def worth(self, pots: Pots, fed: frozenset[Hungry], view: View) -> float:
        """How good such pots are."""
        return expected_total(pots, fed, view.options)


INTO_POT: Mapping[Ingredient, float] = {
    Ingredient.POTATO: 0.54,
    Ingredient.CARROT: 0.52,
    Ingredient.LEEK: 0.54,
    Ingredient.GARLIC: 0.62,
    Ingredient.CHICKEN: 0.23,
    Ingredient.STONE: 0.13,
}
"""How often an ingredient goes into the pot. Measured over 200 games of two sensible bots (potato .55, carrot .53,
leek .55, garlic .66, chicken .14, stone .01), then a quarter of even chances mixed in: others play otherwise."""


def likely(ingredient: Ingredient, hungry: Hungry | None, fed: frozenset[Hungry]) -> float:
    """How likely another farmer puts that ingredient there."""
    return INTO_POT[ingredient] if hungry is None else 1 - INTO_POT[ingredient]


CALLS_THAT_SUCCEED = 0.55
"""Share of calls that succeed, for the outlook on further rounds. Measured over games of strong bots: .5 to .6."""

WAITING_IS_WORTH = 0.9
"""Share of the outlook that is left to somebody who does not call, since others may. Measured: 128 : 72 over 200
games against a fixed threshold of .3 at .9, 106 : 94 at 1, and 39 : 111 of .78 against .9."""


@lru_cache(maxsize=50_000)
def outlook(points: tuple[int, ...], seat: int) -> float:
    """The chance that `seat` wins from here, if every farmer is as likely to call first as the next."""
    best = max(points)
    if best >= GOAL:
        return (points[seat] == best) / points.count(best)
    callers = range(len(points))
    good = sum(outlook(after_call(points, caller, succeeds=True), seat) for caller in callers)
    bad = sum(outlook(after_call(points, caller, succeeds=False), seat) for caller in callers)
    return (CALLS_THAT_SUCCEED * good + (1 - CALLS_THAT_SUCCEED) * bad) / len(points)


def after_call(points: tuple[int, ...], caller: int, *, succeeds: bool) -> tuple[int, ...]:
    """The points after a call."""
    if succeeds:
        return tuple(before + CALLED_WELL * (seat == caller) for seat, before in enumerate(points))
    return tuple(before + CALLED_BADLY * (seat != caller) for seat, before in enumerate(points))


class Strong(Sensible):
    """Remembers what it saw, infers what others placed, and calls when that brings the win nearer than waiting."""

    def calls(self, view: View) -> bool:
        """Whether a call is better for its chance to win the game than to wait."""
        chance = chance_of_enough(self.pots(view), view.fed, view.options)
        good = outlook(after_call(view.points, view.seat, succeeds=True), view.seat)
        bad = outlook(after_call(view.points, view.seat, succeeds=False), view.seat)
        return chance * good + (1 - chance) * bad >= WAITING_IS_WORTH * outlook(view.points, view.seat)

    def pots(self, view: View) -> Pots:
        """What it infers to lie in the pot."""
        return inferred_pots(view, likely)

    def worth(self, pots: Pots, fed: frozenset[Hungry], view: View) -> float:
        """How likely such pots are enough."""
        return chance_of_enough(pots, fed, view.options)


BOTS: Mapping[str, Callable[[], Player]] = {"random": RandomPlayer, "sensible": Sensible, "strong": Strong}
"""The bots by name, the best last."""
