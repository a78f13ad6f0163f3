"""What there is to see of a pour. A look is one batch read; what it means for each piece is worked out when asked."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from simulator.acts.bottle import is_in_pan, is_inside
from simulator.acts.hand import Hand
from simulator.physics.world import Motion
from simulator.scene.pour import PourScene
from simulator.vocabulary import Condiment, Foul, Tally

Where = Literal["bottle", "air", "pan", "spilled"]


@dataclass(frozen=True, slots=True)
class PieceSeen:
    """One piece: what it is, its middle in mm, its angle in rad, and where it counts now."""

    condiment: Condiment
    x_mm: float
    y_mm: float
    angle_rad: float
    where: Where


@dataclass(frozen=True)
class Look:
    """All pieces at one moment. `over`: the bottle is back, so that what is in the pan stays in the pan."""

    scene: PourScene
    bottle: Hand
    condiments: tuple[Condiment, ...]
    motions: list[Motion]
    over: bool

    @cached_property
    def places(self) -> list[Where]:
        """Where each piece counts."""
        cos, sin = math.cos(self.bottle.tilt_rad), math.sin(self.bottle.tilt_rad)
        return [self._place(motion, cos, sin) for motion in self.motions]

    @property
    def fallen(self) -> int:
        """Pieces outside the bottle."""
        return sum(place != "bottle" for place in self.places)

    def all_rest(self, lost_below_mm: float) -> bool:
        """Whether every piece outside lies still or has fallen below `lost_below_mm`."""
        return all(
            place == "bottle" or motion.y_mm < lost_below_mm or self._lies(motion)
            for place, motion in zip(self.places, self.motions, strict=True)
        )

    def tally(self, *places: Where) -> Tally:
        """How many pieces are in these places."""
        pairs = zip(self.condiments, self.places, strict=True)
        return Tally.count(condiment for condiment, place in pairs if place in places)

    def pieces(self) -> tuple[PieceSeen, ...]:
        """Every piece."""
        rows = zip(self.condiments, self.motions, self.places, strict=True)
        return tuple(PieceSeen(kind, at.x_mm, at.y_mm, at.angle_rad, place) for kind, at, place in rows)

    def _lies(self, motion: Motion) -> bool:
        return math.hypot(motion.right_mm_s, motion.up_mm_s) < self.scene.rules.rest_mm_s

    def _place(self, motion: Motion, cos: float, sin: float) -> Where:
        right, up = motion.x_mm - self.bottle.x_mm, motion.y_mm - self.bottle.y_mm
        if is_inside(self.scene.dispenser, (right * cos - up * sin, right * sin + up * cos)):
            return "bottle"
        if is_in_pan(self.scene.pan, (motion.x_mm, motion.y_mm)):
            return "pan" if self.over or self._lies(motion) else "air"
        return "spilled" if motion.y_mm < 0 or self._lies(motion) else "air"


@dataclass(frozen=True)
class PourSeen:
    """What there is to see of a pour after a tick. The tallies count what has come to lie or fallen off the table."""

    tick: int
    bottle: Hand
    look: Look
    fouls: frozenset[Foul]
    peak_tilt_rad: float
    mouth_down: bool
    way_down_closed: bool
    let_go: bool

    @cached_property
    def pieces(self) -> tuple[PieceSeen, ...]:
        """Every piece, in the order in which they fell into the bottle."""
        return self.look.pieces()

    @property
    def in_pan(self) -> Tally:
        """What lies in the pan."""
        return self.look.tally("pan")

    @property
    def spilled(self) -> Tally:
        """What lies beside the pan or has fallen off the table."""
        return self.look.tally("spilled")

    @property
    def fallen(self) -> int:
        """Pieces that have left the bottle."""
        return self.look.fallen
