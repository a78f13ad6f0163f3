"""The moves of a cook, as values. What is allowed is said by `legality`."""

from __future__ import annotations

from dataclasses import dataclass

from simulator.alacarte.components import Cup
from simulator.vocabulary import COLOURS, Condiment


@dataclass(frozen=True, slots=True)
class Plain:
    """A move that its name says whole. Made once for all of them: a command starts the sooner."""


@dataclass(frozen=True, slots=True)
class TakeDish:
    """Take the dish tile `dish` from the table."""

    dish: str


class TakeCrepe(Plain):
    """Take the own crepe in place of a dish."""

    __slots__ = ()


class Heat(Plain):
    """Throw the heating die."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ChooseHeat:
    """After the face `choice`: 1, 2 or 3 levels."""

    levels: int


@dataclass(frozen=True, slots=True)
class StealCup:
    """After the face `cup` with no cup left: take one from the seat `source`; None where cups are hidden."""

    source: int
    cup: Cup | None = None


@dataclass(frozen=True, slots=True)
class Season:
    """Tip `bottle` once over the own pan."""

    bottle: Condiment


class FlipCrepe(Plain):
    """Throw the crepe and catch it."""

    __slots__ = ()


class Serve(Plain):
    """Serve the finished dish."""

    __slots__ = ()


class Bin(Plain):
    """Throw the spoiled dish away."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Drink:
    """A coffee break: `swap` needs a target, `cool` levels, `reseason` a target and a bottle."""

    cup: Cup
    target: int | None = None
    levels: int | None = None
    bottle: Condiment | None = None


class EndTurn(Plain):
    """Pass the spoons that are left to the left-hand neighbour."""

    __slots__ = ()


Move = TakeDish | TakeCrepe | Heat | ChooseHeat | StealCup | Season | FlipCrepe | Serve | Bin | Drink | EndTurn

LEVELS = (1, 2, 3)
"""How far a cook may choose to heat or to cool."""

HEAT, SERVE, BIN, FLIP_CREPE, TAKE_CREPE, END_TURN = Heat(), Serve(), Bin(), FlipCrepe(), TakeCrepe(), EndTurn()
SEASON = tuple(Season(colour) for colour in COLOURS)
CHOOSE_HEAT = tuple(ChooseHeat(levels) for levels in LEVELS)
