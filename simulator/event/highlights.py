"""Acts worth seeing again: of the present visit for its result, of all visits for the time when nobody plays.

A highlight says how the hand moved, never whose it was.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.event.challenges import Order, Tip, in_pan, request_of
from simulator.event.storage import table_of, written_whole
from simulator.text import _
from simulator.verify import NotPerformed
from simulator.vocabulary import Condiment, Flip, Flipped, Landed, Pour, Poured, Tally
from simulator.window.history import opened_again
from simulator.window.screens.act_context import NOTHING, ActContext, LedHand

if TYPE_CHECKING:
    from simulator.match import Act
    from simulator.window.best_moment import Moment

MOST = 12
"""So many are kept; the oldest goes first."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """An act, how it was performed, and the dish it was for."""

    request: Pour | Flip
    performance: Mapping[str, Any]
    dish: str | None = None
    dish_name: str = ""
    colour: str = "yellow"
    needs: Tally = NOTHING
    pan: Tally = NOTHING

    def context(self, hand: LedHand) -> ActContext:
        """What its close-up shows."""
        return ActContext(
            dish=self.dish,
            dish_name=_(self.dish_name) if self.dish_name else "",
            colour=self.colour,
            needs=self.needs,
            pan=self.pan,
            seat_name=_("A guest"),
            hand=hand,
            practice=isinstance(self.request, Flip),
        )

    def opened(self) -> tuple[Act, LedHand]:
        """The act before its first tick, and the hand that leads it. Raises NotPerformed."""
        return opened_again(self.performance, self.request)


def best_tip(orders: Sequence[Order], tips: Sequence[Tip], poured: Sequence[Poured]) -> int | None:
    """The place of the tip that hit best, the largest of equals; None when none hit."""
    hits = [
        (outcome.fallen[tip.bottle], place)
        for place, (tip, outcome) in enumerate(zip(tips, poured, strict=False))
        if outcome.fallen == Tally.of({tip.bottle: orders[tip.order].needs[tip.bottle]})
    ]
    return max(hits)[1] if hits else None


def best_flip(flipped: Sequence[Flipped]) -> int | None:
    """The place of the last crepe of the longest row; None when none landed picture side up."""
    best, row, found = 0, 0, None
    for place, outcome in enumerate(flipped):
        row = row + 1 if outcome.landed is Landed.PICTURE_UP else 0
        if row > best:
            best, found = row, place
    return found


def of_tip(
    orders: Sequence[Order], tips: Sequence[Tip], poured: Sequence[Poured], place: int, told: Mapping[str, Any]
) -> Highlight:
    """The highlight of a tip of a pour challenge."""
    order = orders[tips[place].order]
    pan = in_pan(poured[:place], tips, tips[place].order)
    return Highlight(request_of(tips[place]), told, order.dish, order.name, order.colour, order.needs, pan)


def of_moment(moment: Moment) -> Highlight:
    """The highlight of a full game."""
    from simulator.window.screens.kitchen_acts import context_of

    seen = context_of(moment.before, moment.request, None)
    flipped = isinstance(moment.request, Flip)
    dish = "crepe" if flipped else seen.dish
    name = moment.before.deck[str(dish)].name if dish and not flipped else ""
    return Highlight(moment.request, moment.performance, dish, name, seen.colour, seen.needs, seen.pan)


class Album:
    """The highlights of a folder. A disk that cannot be written keeps none."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def add(self, highlight: Highlight, name: str) -> None:
        """Keeps a highlight, and forgets the oldest."""
        with suppress(OSError):
            written_whole(self._folder / f"{name}.json", _to_json(highlight))
            for path in self._paths()[:-MOST]:
                path.unlink()

    def find(self, place: int) -> Highlight | None:
        """One of those that can still be performed, counted round and round; None when there is none."""
        paths = self._paths()
        for step in range(len(paths)):
            path = paths[-1 - (place + step) % len(paths)]
            with suppress(ValueError, KeyError, TypeError, OSError, NotPerformed):
                highlight = _from_json(table_of(path))
                highlight.opened()
                return highlight
        return None

    def _paths(self) -> list[Path]:
        try:
            return sorted(self._folder.glob("*.json"), key=lambda path: (path.stat().st_mtime, path.name))
        except OSError:
            return []


def _to_json(highlight: Highlight) -> dict[str, Any]:
    request = highlight.request
    table: dict[str, Any] = {
        "dish": highlight.dish,
        "dish_name": highlight.dish_name,
        "colour": highlight.colour,
        "needs": highlight.needs.as_dict(),
        "pan": highlight.pan.as_dict(),
        "performance": json.loads(json.dumps(dict(highlight.performance))),
    }
    if isinstance(request, Pour):
        return table | {"bottle": request.bottle.value, "contents": request.contents.as_dict()}
    return table


def _from_json(table: Mapping[str, Any]) -> Highlight:
    request: Pour | Flip = Flip(0)
    if "bottle" in table:
        request = Pour(0, 0, Condiment(table["bottle"]), Tally.of(table["contents"]), "challenge")
    return Highlight(
        request,
        table["performance"],
        table["dish"],
        str(table["dish_name"]),
        str(table["colour"]),
        Tally.of(table["needs"]),
        Tally.of(table["pan"]),
    )
