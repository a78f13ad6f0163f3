"""The acts themselves: how high a crepe flies, that no piece gets into a wall, that the same comes out twice."""

from __future__ import annotations

import hashlib
import math
import random
import subprocess
import sys
from collections.abc import Iterator

from simulator.acts.bottle import half_width_mm
from simulator.acts.flip import FlipAct
from simulator.acts.hand import RATE_HZ, Hand
from simulator.acts.pour import PourAct
from simulator.game import stream, stream_seed
from simulator.lab.chunks import all_done
from simulator.lab.sample import PourTask, pour_once
from simulator.lab.validate.check import Check, Trace
from simulator.physics.world import GRAVITY_MM_S2
from simulator.scene.files import load_scene
from simulator.scene.flip import FlipScene
from simulator.scene.pour import PourScene
from simulator.vocabulary import COLOURS, Flip

FAST_TICKS = 480
TOUCHED_MM = 0.5
"""The middle of a piece as deep in a wall is on its way through: the wall is 4 mm thick, and no piece as thin."""


def checks() -> list[Check]:
    """The quick checks of the acts."""
    return [flip_height(), leaks(12), repeatability(3)]


def flip_height() -> Check:
    """How high a crepe flies that leaves the pan just fast enough for half a turn."""
    scene = scene_of_theory()
    radius_mm = scene.hand.wrist_mm
    rates = [share * hadley_rad_s(scene) for share in (0.6, 0.8, 1.0, 1.2)]
    found = [(rate, thrown(scene, rate).seen().apex_mm) for rate in rates]
    theory = [(rate, (rate * radius_mm) ** 2 / (2 * GRAVITY_MM_S2)) for rate in rates]
    trace = Trace("Height of a flip", found, theory, "rad/s at release", "mm high")
    expected = math.pi * radius_mm / 4
    source = "Hadley's condition h = π R / 4 (physics.md)"
    return Check("flip height (mm)", found[2][1], expected, 0.034 * expected, source, trace)


def hadley_rad_s(scene: FlipScene) -> float:
    """The rate of the pan at which a crepe makes half a turn by the time it is back."""
    return math.sqrt(math.pi * GRAVITY_MM_S2 / (2 * scene.hand.wrist_mm))


def scene_of_theory() -> FlipScene:
    """A crepe in the very middle that neither bounces nor slides outwards as the pan turns."""
    scene = FlipScene()
    crepe = scene.crepe.model_copy(update={"lie_mm": 0.0})
    materials = scene.materials.model_copy(update={"restitution": 0.0, "friction": 1.5})
    return scene.model_copy(update={"crepe": crepe, "materials": materials})


def thrown(scene: FlipScene, rate_rad_s: float) -> FlipAct:
    """The finished act of a pan that turns about the wrist ever faster up to this rate and stops as it passes level."""
    act = FlipAct(scene, Flip(0), 1)
    for pose in _turn_up_to(rate_rad_s, scene.hand.wrist_mm):
        act.step(pose)
    while not act.done:
        act.step(None)
    return act


def _turn_up_to(rate_rad_s: float, radius_mm: float) -> list[Hand]:
    rise_ticks, evenly_ticks = 24, 12
    rise_s, evenly_s = rise_ticks / RATE_HZ, evenly_ticks / RATE_HZ
    lowest_rad = -rate_rad_s * (rise_s / 2 + evenly_s)
    pitches = [lowest_rad * tick / RATE_HZ for tick in range(RATE_HZ + 1)]
    moving_s = [tick / RATE_HZ for tick in range(1, rise_ticks + evenly_ticks + 1)]
    pitches += [lowest_rad + rate_rad_s * _turned(time_s, rise_s) for time_s in moving_s]
    pitches += [0.0] * RATE_HZ
    return [Hand(radius_mm * (math.cos(p) - 1), radius_mm * math.sin(p), p) for p in pitches]


def _turned(moving_s: float, rise_s: float) -> float:
    return moving_s**2 / (2 * rise_s) if moving_s < rise_s else moving_s - rise_s / 2


def leaks(pours: int, workers: int = 1) -> Check:
    """How many pieces got into a wall in so many pours at the limit of the hand's speed."""
    found, _speed = all_done(_leaked_in, pours, 10, workers)
    name = f"pieces in a wall in {pours} pours at the hand's limit"
    return Check(name, float(sum(found)), 0.0, 0.0, "design.md, measured fact 5")


def _leaked_in(indices: range) -> list[int]:
    return [leaked(load_scene("pour", "standard"), index) for index in indices]


def leaked(scene: PourScene, index: int) -> int:
    """How many pieces got into a wall of the bottle in a pour by a hand that leaps and shakes as fast as it can."""
    request = PourTask(scene, 0.0, COLOURS[index % 4]).request(index)
    act = PourAct(scene, request, stream_seed(1, "leak", index))
    watch = WallWatch(act)
    for pose in fast_poses(scene, stream(1, "fast", index)):
        act.step(pose)
        watch.look()
    while not act.done:
        act.step(None)
        watch.look()
    return len(watch.leaked)


def fast_poses(scene: PourScene, chance: random.Random) -> Iterator[Hand]:
    """A hand that leaps across its whole reach and turns the bottle over and back, as fast as the limit lets it."""
    hand, pose = scene.hand, Hand(scene.hand.home_x_mm, scene.hand.home_y_mm, 0.0)
    for _tick in range(FAST_TICKS):
        if chance.random() < 1 / 16:
            x_mm, y_mm = chance.choice((-hand.reach_mm, 0.0, hand.reach_mm)), chance.choice((40.0, 100.0, 400.0))
            pose = Hand(x_mm, y_mm, chance.choice((0.0, 0.0, 1.4, math.pi)))
        yield pose


class WallWatch:
    """Watches tick by tick whether a piece in a bottle gets into its walls. `leaked` are the pieces that did."""

    def __init__(self, act: PourAct) -> None:
        self._act = act
        self._inside = set(range(act.request.contents.total))
        self.leaked: set[int] = set()

    def look(self) -> None:
        """Take in where the pieces are now."""
        bottle = self._act.scene.dispenser
        places = self._act.places_in_bottle()
        for piece in list(self._inside):
            x, y = places[piece]
            if y > bottle.mouth_above_middle_mm - 1.0:
                self._inside.discard(piece)
            elif max(abs(x) - half_width_mm(bottle, y), -bottle.inside_height_mm / 2 - y) > TOUCHED_MM:
                self._inside.discard(piece)
                self.leaked.add(piece)


AGAIN = "from simulator.lab.validate.acts import digest; print(digest({index}))"


def repeatability(pours: int, workers: int = 1) -> Check:
    """How many of so many pours came out the same in a fresh process."""
    same, _speed = all_done(_same_again, pours, 1, workers)
    name = f"same outcome and bits in a fresh process, of {pours}"
    return Check(name, float(sum(same)), float(pours), 0.0, "design.md, measured fact 6")


def _same_again(indices: range) -> list[bool]:
    return [_again(index) == digest(index) for index in indices]


def _again(index: int) -> str:
    run = subprocess.run([sys.executable, "-c", AGAIN.format(index=index)], capture_output=True, text=True, check=True)
    return run.stdout.strip()


def digest(index: int) -> str:
    """What came of a pour and where every piece lies in the end, to the last bit."""
    act = pour_once(PourTask(load_scene("pour", "standard"), "novice"), 1, index)
    return hashlib.sha256(repr((act.outcome, act.seen().pieces)).encode()).hexdigest()
