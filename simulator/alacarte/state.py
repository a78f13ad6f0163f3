"""The state of a game: a frozen value. It is only the log folded with the rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from simulator.alacarte.components import ALL_CUPS, STARS, Cup, Deck
from simulator.alacarte.options import Options
from simulator.game.values import changed
from simulator.vocabulary import COLOURS, Condiment, Tally


class Waits(StrEnum):
    """What a game waits for, by its name in a position."""

    CUPS = "cups"
    STACKS = "stacks"
    CHOOSE = "choose"
    DIE = "die"
    CHOOSE_HEAT = "choose_heat"
    CUP = "cup"
    STEAL_CUP = "steal_cup"
    POUR = "pour"
    FLIP = "flip"
    OVER = "over"


class Crepe(StrEnum):
    """What has become of a cook's crepe."""

    UNUSED = "unused"
    IN_PAN = "in_pan"
    FINISHED = "finished"
    BURNT = "burnt"


NOTHING = Tally()
"""An empty pan, an empty sink."""


@dataclass(frozen=True, slots=True)
class Stove:
    """A stove: the knob's level, what cooks on it, what lies in the pan.

    `dish` is a dish id, `"crepe"`, or None where a new dish is due.
    """

    heat: int = 0
    dish: str | None = None
    pan: Tally = NOTHING


COLD_STOVE = Stove()
"""A stove without a dish, knob at 0."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A cook: stove, tray and cups. `finished` and `spoiled` list dish ids only."""

    name: str
    stove: Stove = COLD_STOVE
    finished: tuple[str, ...] = ()
    spoiled: tuple[str, ...] = ()
    stars: int = 0
    vp_cups: int = 0
    cups: tuple[Cup, ...] = ()
    crepe: Crepe = Crepe.UNUSED


@dataclass(frozen=True, slots=True)
class Tip:
    """The pour that is awaited: over whose pan, from which bottle, why, and how many tips are left.

    `why` is `season` or `reseason`.
    """

    target: int
    bottle: Condiment
    why: str = "season"
    tips_left: int = 1


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment.

    `turn` is the seat whose turn it is (during set-up the seat that chooses), `setup` the seats still to choose.
    `dishes` are the tiles on the table; with stacks the first of each colour lies on top.
    `bottles` are in the order of COLOURS. `supply` are the face-down cups, in the order of ALL_CUPS: it tells no order.
    `turn_ends`: a new dish is due and then the turn passes. `steal_from`: whose hidden cup is drawn.
    """

    deck: Deck
    options: Options
    first: int
    turn: int
    waits: Waits
    seats: tuple[Seat, ...]
    dishes: tuple[str, ...]
    bottles: tuple[Tally, ...]
    sink: Tally = NOTHING
    supply: tuple[Cup, ...] = ALL_CUPS
    used_cups: tuple[Cup, ...] = ()
    stars_left: int = STARS
    actions_left: int = 0
    breaks_used: int = 0
    flips_failed: int = 0
    cups_closed: bool = False
    turn_ends: bool = False
    last_lap: bool = False
    setup: tuple[int, ...] = ()
    tip: Tip | None = None
    steal_from: int | None = None

    def bottle(self, colour: Condiment) -> Tally:
        """What the bottle of `colour` holds."""
        return self.bottles[COLOURS.index(colour)]

    @property
    def cook(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.turn]

    @property
    def awaited_tip(self) -> Tip:
        """The pour that is awaited.

        Raises:
            ValueError: none is.
        """
        if self.tip is None:
            raise ValueError("no pour is awaited")
        return self.tip

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.waits is Waits.OVER

    def but(self, **changes: Any) -> State:
        """The same state but for `changes`."""
        return changed(self, changes)

    def with_seat(self, place: int, **changes: Any) -> State:
        """The same state but for `changes` of one seat."""
        seat = changed(self.seats[place], changes)
        return changed(self, {"seats": (*self.seats[:place], seat, *self.seats[place + 1 :])})
