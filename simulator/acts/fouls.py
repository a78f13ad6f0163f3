"""The referee of a pour: watches how the bottle is led and names each foul as it happens."""

from __future__ import annotations

import math

from simulator.acts.bottle import bottle_corners, touches_kitchen
from simulator.acts.hand import RATE_HZ, Hand
from simulator.scene.pour import PourScene
from simulator.vocabulary import Foul


class Referee:
    """Follows a bottle pose by pose. `fouls` grows; `slant` is judged at the end, when it is known what fell."""

    def __init__(self, scene: PourScene, start: Hand) -> None:
        rules = scene.rules
        self._rules = rules
        self._pan = scene.pan
        self._corners = bottle_corners(scene.dispenser)
        self._lowest_mm = scene.pan.rim_mm + scene.dispenser.reach_mm
        self._from = math.radians(rules.tip_from_deg)
        self._dip = math.radians(rules.second_dip_deg)
        self._stillness = math.radians(rules.still_deg)
        self._down = math.radians(rules.mouth_down_deg)
        self.peak_rad = start.tilt_rad
        self._low_since_rad = math.inf
        self._still_at_rad = start.tilt_rad
        self._still_ticks = 0
        self._stood_rad = math.inf
        self._turns_x_mm: list[float] = []
        self._way = 0
        self.fouls: set[Foul] = set()

    def look(self, pose: Hand) -> None:
        """Take in the pose of one tick."""
        if pose.tilt_rad < self._from and self.peak_rad < self._from:
            self.peak_rad = max(self.peak_rad, pose.tilt_rad)
            return
        self._look_at_dips(pose.tilt_rad)
        self._look_at_stops(pose.tilt_rad)
        if pose.tilt_rad > math.pi / 2:
            self._look_at_shaking(pose.x_mm)
        if pose.tilt_rad > self._from and pose.y_mm < self._lowest_mm:
            self._look_at_taps(pose)

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
        self.peak_rad = max(self.peak_rad, tilt_rad)
        if self.peak_rad - tilt_rad > self._dip:
            self._low_since_rad = min(self._low_since_rad, tilt_rad)
        if tilt_rad - self._low_since_rad > self._dip:
            self.fouls.add(Foul.SECOND_DIP)

    def _look_at_stops(self, tilt_rad: float) -> None:
        if abs(tilt_rad - self._still_at_rad) > self._stillness:
            self._still_at_rad, self._still_ticks = tilt_rad, 0
        self._still_ticks += 1
        stood_long = self._still_ticks > self._rules.still_s * RATE_HZ
        if stood_long and self._from < tilt_rad < self._down:
            self._stood_rad = min(self._stood_rad, self._still_at_rad)
        if tilt_rad - self._stood_rad > self._dip:
            self.fouls.add(Foul.SECOND_DIP)

    def _look_at_shaking(self, x_mm: float) -> None:
        """To and fro: two turns, each after a way longer than a tremble."""
        if not self._turns_x_mm:
            self._turns_x_mm.append(x_mm)
        way = x_mm - self._turns_x_mm[-1]
        if self._way and way * self._way > 0:
            self._turns_x_mm[-1] = x_mm
        elif abs(way) > self._rules.shake_mm:
            self._way = 1 if way > 0 else -1
            self._turns_x_mm.append(x_mm)
        if len(self._turns_x_mm) > 3:
            self.fouls.add(Foul.SHAKEN)

    def _look_at_taps(self, pose: Hand) -> None:
        cos, sin = math.cos(pose.tilt_rad), math.sin(pose.tilt_rad)
        for x, y in self._corners:
            if touches_kitchen(self._pan, (pose.x_mm + x * cos + y * sin, pose.y_mm + y * cos - x * sin)):
                self.fouls.add(Foul.TAPPED)
                return
