"""Where pieces lie in a pan on a stove: every piece keeps its place while others join it, so that it can fall there."""

from __future__ import annotations

from simulator.vocabulary import Condiment, Tally
from simulator.window.art.pan import Lying
from simulator.window.art.pieces import outline
from simulator.window.art.stove import STOVE_PAN

PIECE = 60.0
"""Length of a piece in the pan of a stove of size 1."""
SMALL_PIECE = 84.0
"""On the opponents' small stoves pieces are enlarged."""
SMALL_STOVE = 0.6

_SALT_PART = 0.77
_COLUMN = {
    Condiment.LEMON: -205.0,
    Condiment.PEPPER: 30.0,
    Condiment.PAPRIKA: -88.0,
    Condiment.HERBS: 150.0,
    Condiment.SALT: 215.0,
}
_BESIDE = (0.0, 46.0, 20.0, -8.0, 42.0)
_TURNS = (-6.0, 9.0, 170.0, -14.0, 4.0)


def piece_length(stove_size: float) -> float:
    """How long pieces are drawn on a stove of that size, in the stove's own px."""
    return SMALL_PIECE if stove_size < SMALL_STOVE else PIECE


def lying(pan: Tally, length: float) -> list[Lying]:
    """Every piece of `pan` at its place in the pan of a stove whose bottom middle is 0, 0."""
    return [resting(condiment, place, length) for condiment in pan for place in range(pan[condiment])]


def added(before: Tally, after: Tally) -> list[tuple[Condiment, int]]:
    """The pieces of `after` that `before` has not, as (condiment, its place among its kind)."""
    return [(kind, place) for kind in after for place in range(before[kind], after[kind])]


def resting(condiment: Condiment, place: int, length: float) -> Lying:
    """The place of the `place`-th piece of its kind: two side by side, the others on top."""
    size = length * _SALT_PART if condiment is Condiment.SALT else length
    beside = _BESIDE[place % len(_BESIDE)] * (-1 if condiment is Condiment.SALT else 1)
    row = 0 if place < 2 else 1 + (place - 2) // 3
    turn = _TURNS[(place + len(condiment)) % len(_TURNS)]
    low = outline(condiment, size, turn).bounds[3]
    return Lying(condiment.value, _COLUMN[condiment] + beside, STOVE_PAN.slab_top - low - 2 - row * size * 0.6, turn)
