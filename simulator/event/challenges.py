"""The challenges of a stand and their scores. Everybody of one hour gets the same orders, and pieces that lie alike."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from simulator.alacarte.components import Deck, deck_from_table
from simulator.game import stream, stream_seed
from simulator.scene.decks import read_deck
from simulator.text import _
from simulator.vocabulary import Condiment, Flipped, Landed, Pour, Poured, Tally


class Challenge(StrEnum):
    """What a visitor may play."""

    POUR = "pour"
    CREPE = "crepe"
    GAME = "game"


CONTENTS = (15, 5)
"""Pieces of the colour and salt in every bottle of a challenge. Source: rules/alacarte.md, Components."""

KINDS_ASKED = (1, 2, 2)
"""How many bottles the three orders take: an easy one first."""

EXACT, WRONG_COSTS, ALL_EXACT = 30, 5, 10

TITLES: dict[Challenge, Callable[[], str]] = {
    Challenge.POUR: lambda: _("Pour challenge"),
    Challenge.CREPE: lambda: _("Crepe challenge"),
    Challenge.GAME: lambda: _("Full game"),
}

FORMULAS: dict[Challenge, Callable[[], str]] = {
    Challenge.POUR: lambda: _(
        "Each order: {exact} points, {wrong} less for each piece missing or too many; none if nothing falls. "
        "All exact: {all} more."
    ).format(exact=EXACT, wrong=WRONG_COSTS, all=ALL_EXACT),
    Challenge.CREPE: lambda: _("One point for each crepe in a row that lands picture side up."),
    Challenge.GAME: lambda: _("The points of the best visitor at the table."),
}
"""How the score is counted, in one line, as it is shown."""


@dataclass(frozen=True, slots=True)
class Order:
    """A guest's order: the dish, and the pieces it needs exactly."""

    dish: str
    name: str
    colour: str
    needs: Tally

    @property
    def title(self) -> str:
        """The dish's name in the language in use."""
        return _(self.name)


@dataclass(frozen=True, slots=True)
class Tip:
    """One tip of a pour challenge: the bottle, for which order."""

    order: int
    bottle: Condiment


def standard_deck() -> Deck:
    """The deck whose dishes are ordered."""
    return deck_from_table(read_deck("standard"))


def orders_of(hour: int, deck: Deck) -> tuple[Order, ...]:
    """The three orders of an hour."""
    chance = stream(hour, "orders")
    chosen: list[str] = []
    for kinds in KINDS_ASKED:
        fitting = [dish.id for dish in deck.dishes if len(dish.condiments) == kinds and dish.id not in chosen]
        chosen.append(chance.choice(fitting))
    return tuple(Order(name, deck[name].name, deck[name].colour, deck[name].condiments) for name in chosen)


def tips_of(orders: Sequence[Order]) -> tuple[Tip, ...]:
    """The tips, one for each kind that an order asks for."""
    return tuple(Tip(place, kind) for place, order in enumerate(orders) for kind in order.needs)


def request_of(tip: Tip) -> Pour:
    """The tip as the table is asked for it."""
    contents = Tally.of({tip.bottle: CONTENTS[0], Condiment.SALT: CONTENTS[1]})
    return Pour(0, 0, tip.bottle, contents, "challenge")


def act_seed(hour: int, challenge: Challenge, place: int) -> int:
    """How the pieces lie at the act of that place: alike for everybody of the hour."""
    return stream_seed(hour, challenge.value, place)


def in_pan(poured: Sequence[Poured], tips: Sequence[Tip], order: int) -> Tally:
    """What has fallen for an order so far; beside the pan counts too."""
    fallen = Tally()
    for tip, outcome in zip(tips, poured, strict=False):
        if tip.order == order:
            fallen += outcome.fallen
    return fallen


def order_score(needs: Tally, fallen: Tally) -> int:
    """The points of one order; whoever lets nothing fall has none."""
    if not fallen.total:
        return 0
    wrong = sum(abs(needs[kind] - fallen[kind]) for kind in Condiment)
    return max(0, EXACT - WRONG_COSTS * wrong)


def pour_score(orders: Sequence[Order], tips: Sequence[Tip], poured: Sequence[Poured]) -> int:
    """The points of a pour challenge."""
    scores = [order_score(order.needs, in_pan(poured, tips, place)) for place, order in enumerate(orders)]
    done = len(poured) == len(tips)
    return sum(scores) + (ALL_EXACT if done and all(score == EXACT for score in scores) else 0)


def crepe_score(flipped: Sequence[Flipped]) -> int:
    """The longest row of crepes picture side up."""
    rows = itertools.groupby(flipped, lambda one: one.landed is Landed.PICTURE_UP)
    return max((len(list(row)) for good, row in rows if good), default=0)


def row_now(flipped: Sequence[Flipped]) -> int:
    """How many in a row just now."""
    return len(list(itertools.takewhile(lambda one: one.landed is Landed.PICTURE_UP, reversed(flipped))))
