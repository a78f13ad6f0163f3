"""The bottles that a given position leaves out."""

from __future__ import annotations

from collections.abc import Mapping

from simulator.alacarte.options import Options
from simulator.game import Refusal, UnexpectedEvent
from simulator.vocabulary import COLOURS, Condiment, Tally


def filled_bottles(given: Mapping[Condiment, Tally], elsewhere: Tally, options: Options) -> tuple[Tally, ...]:
    """All bottles: those left out hold what is missing of their colour, and salt so that the table's salt adds up.

    `elsewhere` lies in pans and sink. Missing salt is taken one at a time from the fullest of the bottles left out.

    Raises:
        UnexpectedEvent: more lies elsewhere than there is.
    """
    left_out = [colour for colour in COLOURS if colour not in given]
    salt = dict(zip(left_out, _salt(given, elsewhere, len(left_out), options), strict=True))
    return tuple(given[colour] if colour in given else _filled(colour, salt, elsewhere, options) for colour in COLOURS)


def _filled(colour: Condiment, salt: Mapping[Condiment, int], elsewhere: Tally, options: Options) -> Tally:
    pieces = options.bottle_fill - elsewhere[colour]
    if pieces < 0:
        raise _too_much(f"{elsewhere[colour]} {colour} in pans and sink: allowed are {options.bottle_fill}")
    return Tally.of({colour: pieces, Condiment.SALT: salt[colour]})


def _salt(given: Mapping[Condiment, Tally], elsewhere: Tally, left_out: int, options: Options) -> list[int]:
    on_the_table = options.bottle_salt * len(COLOURS)
    placed = elsewhere[Condiment.SALT] + sum(bottle[Condiment.SALT] for bottle in given.values())
    missing = options.bottle_salt * left_out - (on_the_table - placed)
    salt = [options.bottle_salt] * left_out
    if left_out and missing > sum(salt):
        raise _too_much(f"{placed} salt in pans, sink and bottles: allowed are {on_the_table}")
    for _ in range(missing if left_out else 0):
        salt[salt.index(max(salt))] -= 1
    return salt


def _too_much(message: str) -> UnexpectedEvent:
    return UnexpectedEvent(Refusal("position_does_not_add_up", message))
