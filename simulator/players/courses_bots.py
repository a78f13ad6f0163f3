"""The bots of the card game of courses: they see views only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from simulator.cards.courses.components import ONE, Cards, Course, best_split
from simulator.cards.courses.moves import Discard, Draw, EndTurn, Meld, Move, Source
from simulator.cards.courses.views import View
from simulator.players.courses_outlook import after_meld, broken_left, chances, outlook, table_of
from simulator.players.player import Handless, Player, RandomPlayer

NEARLY = 0.1
"""Dishes that a card on the way to one is worth to somebody who does not reckon. Chosen: ten never outweigh a dish."""


class Sensible(Handless):
    """Takes what brings a dish nearer, drops what is of least use and lays down what it can."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The move that leaves the best hand."""
        return max(moves, key=lambda move: (self.after(view, move), self._chance.random()))

    def after(self, view: View, move: Move) -> float:
        """What the hand is worth after `move`."""
        match move:
            case Draw(Source.DISCARD):
                return self.kept(view, view.hand + ONE[view.discard[-1]], view.discard[-1])
            case Draw():
                return self.drawn(view)
            case Discard(card):
                return self.worth(view, view.hand - ONE[card])
            case Meld(cards):
                return 1 + self.worth(view, view.hand - Cards.of(cards))
        return self.worth(view, view.hand) - 1

    def kept(self, view: View, hand: Cards, taken: Course) -> float:
        """What seven cards are worth after the best of them has been dropped that may be."""
        kinds = [card for card in hand if view.options.allow_bounce or card is not taken]
        return max(self.worth(view, hand - ONE[card]) for card in kinds)

    def drawn(self, view: View) -> float:
        """What a card from the deck is worth: a little more than none at all."""
        return self.worth(view, view.hand) + NEARLY / 2

    def worth(self, view: View, hand: Cards) -> float:
        """Dishes in the hand, and a little for what is on the way to one."""
        dishes = sum(best_split(hand, broken_left(view)))
        return dishes + NEARLY * sum(min(count, 2) for count in hand.counts)


DENIES = 0.03
"""Dishes that keeping a wanted card from the next cook is worth. Chosen: it only decides between equals."""


class Strong(Sensible):
    """Counts what is left to draw, reckons with every draw to come, and watches what the next cook collects."""

    def after(self, view: View, move: Move) -> float:
        """Dishes expected at the end, less what a dropped card is worth to the next cook."""
        match move:
            case Discard(card):
                return self.worth(view, view.hand - ONE[card]) - DENIES * wanted_next(view, card)
            case Meld(cards):
                return after_meld(table_of(view), view.hand, cards, broken_left(view), turns_to_come(view))
            case EndTurn():
                return outlook(table_of(view), view.hand, broken_left(view), turns_to_come(view), False)
        return super().after(view, move)

    def drawn(self, view: View) -> float:
        """The mean over all that may be drawn."""
        return sum(
            chance * max(self.worth(view, view.hand + ONE[card] - ONE[out]) for out in view.hand + ONE[card])
            for card, chance in chances(table_of(view)).items()
        )

    def worth(self, view: View, hand: Cards) -> float:
        """Dishes expected at the end of the game."""
        may_meld = view.options.mode == "meld" and not view.melded_now
        return outlook(table_of(view), hand, broken_left(view), turns_to_come(view), may_meld)


HORIZON_TURNS = 6
"""Turns that are reckoned with ahead. Chosen: with six draws the hand is as good as made."""


def turns_to_come(view: View) -> int:
    """Turns of its own after this one, as far as it looks ahead."""
    if view.time_up:
        return 0
    left = HORIZON_TURNS if view.turns_left is None else view.turns_left - 1
    return min(left, HORIZON_TURNS)


def wanted_next(view: View, card: Course) -> float:
    """How much the next cook seems to want a card: it has taken such cards, and has not dropped any."""
    following = view.seats[(view.seat + 1) % len(view.seats)]
    return (1 + following.taken[card]) / (1 + following.dropped[card])


BOTS: Mapping[str, Callable[[], Player]] = {"random": RandomPlayer, "sensible": Sensible, "strong": Strong}
"""The bots by name, the best last."""
