"""What the eye keeps of a flight: the way behind, the way ahead, how the crepe bends, every picture for the replay."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace

from simulator.acts.flip import FlipSeen
from simulator.acts.hand import RATE_HZ
from simulator.window.acts_view_crepe import Bend, openness

GRAVITY_MM_S2 = 9810.0
FLOOR_MM = 2.0
"""Where the middle of a lying crepe is, above the floor of a pan at home."""

GHOST_EVERY_RAD = 0.9
"""A pale picture of the crepe stays behind each time it has turned so far."""

REPLAY_BEFORE_S, REPLAY_AFTER_S = 0.28, 0.25

Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Moment:
    """One picture of the act: when, what was seen, how far the rim hung, how open the disc was drawn."""

    time_s: float
    seen: FlipSeen
    droop: float
    opened: float


@dataclass(slots=True)
class Flight:
    """Watches an act picture by picture. Lengths are mm, y up."""

    moments: list[Moment] = field(default_factory=list)
    trail: list[Place] = field(default_factory=list)
    ghosts: list[Moment] = field(default_factory=list)
    bend: Bend = field(default_factory=Bend)
    velocity: Place = (0.0, 0.0)
    left_s: float | None = None

    def look(self, seen: FlipSeen) -> Moment:
        """Take in what is seen now."""
        time_s = seen.tick / RATE_HZ
        before = self.moments[-1] if self.moments else None
        if before is not None and time_s <= before.time_s:
            return before
        pull = self._move(before, seen, time_s)
        if before is not None:
            self.bend.feel(pull, time_s - before.time_s)
        moment = Moment(time_s, seen, self.bend.droop, openness(seen.crepe[1] - seen.pan.y_mm - FLOOR_MM))
        self.moments.append(moment)
        self._fly(moment)
        return moment

    def _move(self, before: Moment | None, seen: FlipSeen, time_s: float) -> float:
        """The new velocity; returns the pull along the screen's down, in g, 0 in free flight."""
        if before is None:
            return 0.0
        dt_s = time_s - before.time_s
        old = self.velocity
        self.velocity = (
            (seen.crepe[0] - before.seen.crepe[0]) / dt_s,
            (seen.crepe[1] - before.seen.crepe[1]) / dt_s,
        )
        lift = (self.velocity[1] - old[1]) / dt_s / GRAVITY_MM_S2
        air = -self.velocity[1] / 1500.0 if seen.flying else 0.0
        return min(max(lift + (1.0 if seen.flying else 0.0) - air, -8.0), 8.0)

    def _fly(self, moment: Moment) -> None:
        seen = moment.seen
        if not seen.flying:
            return
        if self.left_s is None:
            self.left_s = moment.time_s
            self.trail.clear()
        self.trail.append((seen.crepe[0], seen.crepe[1]))
        last = self.ghosts[-1].seen.turned_rad if self.ghosts else 0.0
        if abs(seen.turned_rad - last) > (GHOST_EVERY_RAD if self.ghosts else 0.2):
            self.ghosts.append(moment)

    def ahead(self) -> list[Place]:
        """The way to the height of the pan at home, if nothing is in between; empty unless it flies."""
        if not self.moments or not self.moments[-1].seen.flying:
            return []
        x, y, _ = self.moments[-1].seen.crepe
        across, up = self.velocity
        root = up * up + 2 * GRAVITY_MM_S2 * (y - FLOOR_MM)
        if root <= 0:
            return []
        time_s = (up + math.sqrt(root)) / GRAVITY_MM_S2
        steps = [time_s * step / 16 for step in range(17)]
        return [(x + across * t, y + up * t - GRAVITY_MM_S2 * t * t / 2) for t in steps]

    def replay_span(self) -> tuple[float, float]:
        """From the flick to the landing, in s."""
        end_s = self.moments[-1].time_s
        start_s = end_s if self.left_s is None else self.left_s - REPLAY_BEFORE_S
        return max(start_s, self.moments[0].time_s), min(end_s, self._rest_s() + REPLAY_AFTER_S)

    def _rest_s(self) -> float:
        flying = [moment.time_s for moment in self.moments if moment.seen.flying]
        return flying[-1] if flying else self.moments[-1].time_s

    def at(self, time_s: float) -> Moment:
        """The picture between the two recorded next to `time_s`."""
        place = next((i for i, moment in enumerate(self.moments) if moment.time_s >= time_s), len(self.moments) - 1)
        after = self.moments[place]
        before = self.moments[max(place - 1, 0)]
        if after.time_s == before.time_s:
            return after
        return _between(before, after, (time_s - before.time_s) / (after.time_s - before.time_s))


def _between(before: Moment, after: Moment, part: float) -> Moment:
    def mix(first: float, second: float) -> float:
        return first + (second - first) * part

    one, two = before.seen, after.seen
    pan = type(two.pan)(*(mix(a, b) for a, b in zip(one.pan, two.pan, strict=True)))
    x, y, angle = (mix(a, b) for a, b in zip(one.crepe, two.crepe, strict=True))
    seen = replace(two, pan=pan, crepe=(x, y, angle), turned_rad=mix(one.turned_rad, two.turned_rad))
    droop, opened = mix(before.droop, after.droop), mix(before.opened, after.opened)
    return Moment(mix(before.time_s, after.time_s), seen, droop, opened)
