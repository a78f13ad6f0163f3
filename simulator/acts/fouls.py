"""The referee of a pour: watches how the bottle is led and names each foul as it happens."""

from __future__ import annotations

import math

from simulator.acts.hand import RATE_HZ, Hand
from simulator.scene.pour import PourScene
from simulator.vocabulary import Foul


class Referee:
    """Follows a bottle pose by pose. `fouls` grows; `slant` is judged at the end, when it is known what fell."""

    def __init__(self, scene: PourScene, start: Hand) -> None:
        rules = scene.rules
        self._rules = rules
        self._from = math.radians(rules.tip_from_deg)
        self._dip = math.radians(rules.second_dip_deg)
        self._stillness = math.radians(rules.still_deg)
        self._down = math.radians(rules.mouth_down_deg)
        self._patience = rules.still_s * RATE_HZ
        self.peak_rad = start.tilt_rad
        self._low_since_rad = math.inf
        self._still_at_rad = start.tilt_rad
        self._still_ticks = 0
        self._stood_rad = math.inf
        self._sideways, self._upwards = ToAndFro(rules.shake_mm), ToAndFro(rules.shake_mm)
        self.fouls: set[Foul] = set()

    def look(self, pose: Hand, touches: bool) -> None:
        """Take in the pose of one tick, and whether the bottle touches pan or stove."""
        tilt_rad = pose.tilt_rad
        if tilt_rad > self.peak_rad:
            self.peak_rad = tilt_rad
        if self.peak_rad < self._from:
            return
        self._look_at_dips(tilt_rad)
        self._look_at_stops(tilt_rad)
        if tilt_rad > math.pi / 2:
            self._look_at_shaking(pose)
        if touches and tilt_rad > self._from:
            self.fouls.add(Foul.TAPPED)

    @property
    def way_down_closed(self) -> bool:
        """Whether the bottle has come back so far that tipping on would be a second dip."""
        return self._low_since_rad < math.inf

    def close(self, something_fell: bool) -> frozenset[Foul]:
        """All fouls of the act."""
        if something_fell and self.peak_rad < math.radians(self._rules.slant_deg):
            self.fouls.add(Foul.SLANT)
        return frozenset(self.fouls)

    def _look_at_dips(self, tilt_rad: float) -> None:
        if self.peak_rad - tilt_rad > self._dip and tilt_rad < self._low_since_rad:
            self._low_since_rad = tilt_rad
        if tilt_rad - self._low_since_rad > self._dip:
            self.fouls.add(Foul.SECOND_DIP)

    def _look_at_stops(self, tilt_rad: float) -> None:
        if abs(tilt_rad - self._still_at_rad) > self._stillness:
            self._still_at_rad, self._still_ticks = tilt_rad, 0
        self._still_ticks += 1
        if self._still_ticks > self._patience and self._from < tilt_rad < self._down:
            self._stood_rad = min(self._stood_rad, self._still_at_rad)
        if tilt_rad - self._stood_rad > self._dip:
            self.fouls.add(Foul.SECOND_DIP)

    def _look_at_shaking(self, pose: Hand) -> None:
        """To and fro: two turns, sideways or up and down."""
        self._sideways.look(pose.x_mm)
        self._upwards.look(pose.y_mm)
        if self._sideways.turns >= 2 or self._upwards.turns >= 2:
            self.fouls.add(Foul.SHAKEN)


class ToAndFro:
    """Counts the turns of a movement; a way shorter than `least_mm` is a tremble and does not count."""

    def __init__(self, least_mm: float) -> None:
        self._least_mm = least_mm
        self._farthest_mm: float | None = None
        self._way = 0
        self.turns = 0

    def look(self, at_mm: float) -> None:
        """Take in where the movement is now."""
        if self._farthest_mm is None:
            self._farthest_mm = at_mm
        way_mm = at_mm - self._farthest_mm
        if way_mm * self._way > 0:
            self._farthest_mm = at_mm
        elif abs(way_mm) > self._least_mm:
            self.turns += self._way != 0
            self._way = 1 if way_mm > 0 else -1
            self._farthest_mm = at_mm
