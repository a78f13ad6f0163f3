"""Shuffled cards: as a line of a log, as a random answer, and checked against what there is."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from typing import Any

from simulator.game import Reason, Refusal, UnexpectedEvent
from simulator.game.reading import Table, names
from simulator.vocabulary import Shuffled

SHUFFLE = "shuffle"

WRONG_CARDS = Reason("cards_do_not_add_up", "These are not the cards that have to be shuffled now.")
GAME_OVER = Reason("game_over", "The game is over.")
CHANCE_FIRST = Reason("unexpected", "The cards have to be shuffled first.")
A_CHOICE_FIRST = Reason("unexpected", "A player has to choose now.")


def read_shuffle(table: Table, kind: type[StrEnum]) -> Shuffled:
    """The shuffle that a line says. Raises UnexpectedEvent with `malformed`."""
    return Shuffled(SHUFFLE, tuple(card.value for card in names(table.get("cards"), "cards", kind)))


def shuffle_to_json(shuffled: Shuffled) -> dict[str, Any]:
    """The line that says a shuffle."""
    return {"chance": SHUFFLE, "cards": list(shuffled.items)}


def shuffled_by(chance: random.Random, cards: Iterable[StrEnum]) -> Shuffled:
    """`cards` in a random order."""
    names_in_order = sorted(card.value for card in cards)
    return Shuffled(SHUFFLE, tuple(chance.sample(names_in_order, len(names_in_order))))


def check_shuffle(shuffled: Shuffled, cards: Iterable[StrEnum]) -> None:
    """Raises UnexpectedEvent where `shuffled` are not just these cards."""
    if Counter(shuffled.items) != Counter(card.value for card in cards):
        raise UnexpectedEvent(WRONG_CARDS.refusal())


NOT_ACCEPTED = Refusal("position_not_accepted", "position: a card game does not begin with a given position")
