"""The moves of a cook, and the one source of what is allowed: `refusal`."""

from __future__ import annotations

from dataclasses import dataclass

from simulator.alacarte.components import Cup
from simulator.alacarte.state import State
from simulator.game import Refusal
from simulator.vocabulary import Condiment


@dataclass(frozen=True, slots=True)
class TakeDish:
    """Take the dish tile `dish` from the table."""

    dish: str


@dataclass(frozen=True, slots=True)
class TakeCrepe:
    """Take the own crepe in place of a dish."""


@dataclass(frozen=True, slots=True)
class Heat:
    """Throw the heating die."""


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


@dataclass(frozen=True, slots=True)
class FlipCrepe:
    """Throw the crepe and catch it."""


@dataclass(frozen=True, slots=True)
class Serve:
    """Serve the finished dish."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Throw the spoiled dish away."""


@dataclass(frozen=True, slots=True)
class Drink:
    """A coffee break: `swap` needs a target, `cool` levels, `reseason` a target and a bottle."""

    cup: Cup
    target: int | None = None
    levels: int | None = None
    bottle: Condiment | None = None


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Pass the spoons that are left to the left-hand neighbour."""


Move = TakeDish | TakeCrepe | Heat | ChooseHeat | StealCup | Season | FlipCrepe | Serve | Bin | Drink | EndTurn
