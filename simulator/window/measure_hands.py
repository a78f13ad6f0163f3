"""Measures acts led through the window's own devices by hands with human noise: mouse, keys, pad.

`python -m simulator.window.measure_hands pour --device keys --hand practised --acts 2000`

The hands are those of `simulator.players.motor` and `simulator.players.flick`: what is noise on the way of a pointer is
noise on how long a key is held and on how far a lever is pulled, with the same figures.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from simulator.acts.flick_map import LEVEL
from simulator.acts.flip import FlipAct
from simulator.acts.hand import RATE_HZ, Hand
from simulator.acts.pour import PourAct
from simulator.game import stream, stream_seed
from simulator.lab.sample import GLANCE_TICKS, PourTask
from simulator.lab.statistics import wilson
from simulator.players import flick, motor
from simulator.scene import load_scene
from simulator.scene.flip import FlipScene
from simulator.scene.pour import PourScene
from simulator.vocabulary import Flip, Landed
from simulator.window.key_hand import FLICK_HOLD_S, TIP_DEG_S, FlipKeys, PourKeys
from simulator.window.pad_hand import FLICK_REACH, FlipPad, PourPad
from simulator.window.pointer import FlipPointer, PourPointer
from simulator.workers import shared

PX_MM = 6.6
"""Design px a millimetre of the close-up of a pour, as the window draws it."""

SAMPLE_TICKS = 4
"""A mouse of 125 Hz speaks every 8 ms, and so does a wireless pad."""

LEVER_STEPS = 127
"""A cheap pad tells so many places of a lever from its rest to its stop."""

DEVICES = ("mouse", "keys", "pad")


class Led(Protocol):
    """A person at a device: the pose of each tick, asked for in order; `fallen` is what has been seen to fall."""

    def pose(self, tick: int, fallen: int) -> Hand | None:
        """The pose wished for in the tick after `tick`."""


# Pour


class MousePour:
    """Pulls and pushes a mouse as the motor hand moves the bottle, in whole px."""

    def __init__(self, scene: PourScene, skill: str, aim_deg: float, chance: random.Random) -> None:
        self._motor = _motor(scene, skill, aim_deg, chance)
        self._home = Hand(scene.hand.home_x_mm, scene.hand.home_y_mm, 0.0)
        self._pointer = PourPointer(self._home, PX_MM)
        self._pointer.press(0.0, 0.0, 0.0)
        self._phase = chance.randrange(SAMPLE_TICKS)

    def pose(self, tick: int, fallen: int) -> Hand | None:
        wished = self._motor.pose(tick, fallen if self._motor.watches else 0)
        time_s = (tick + 1) / RATE_HZ
        if wished is None:
            self._pointer.release(time_s, 0.0, 0.0)
        elif tick % SAMPLE_TICKS == self._phase:
            right_px = (wished.x_mm - self._home.x_mm) * PX_MM
            self._pointer.move(time_s, round(right_px), round(wished.tilt_rad / math.pi * self._pointer.pull_px))
        return self._pointer.hand(time_s)


class PadPour:
    """Pulls a trigger as the motor hand moves the bottle, in the pad's own steps."""

    def __init__(self, scene: PourScene, skill: str, aim_deg: float, chance: random.Random) -> None:
        self._motor = _motor(scene, skill, aim_deg, chance)
        self._pad = PourPad(Hand(scene.hand.home_x_mm, scene.hand.home_y_mm, 0.0), scene, PX_MM, 0.0)
        self._phase = chance.randrange(SAMPLE_TICKS)

    def pose(self, tick: int, fallen: int) -> Hand | None:
        wished = self._motor.pose(tick, fallen if self._motor.watches else 0)
        time_s = (tick + 1) / RATE_HZ
        if tick % SAMPLE_TICKS == self._phase:
            pull = 0.0 if wished is None else wished.tilt_rad / math.pi
            self._pad.lead(time_s, 0.0, 0.0, round(2 * LEVER_STEPS * pull) / (2 * LEVER_STEPS))
        return self._pad.hand(time_s)


class KeysPour:
    """Holds the key for as long as the tip to its aim takes, the noise of its amplitude on that time."""

    watches = False

    def __init__(self, scene: PourScene, skill: str, aim_deg: float, chance: random.Random) -> None:
        noise = motor.SKILLS[skill]
        self._keys = PourKeys(Hand(scene.hand.home_x_mm, scene.hand.home_y_mm, 0.0), scene)
        press_s = 0.1 + abs(chance.gauss(0, noise.onset_s))
        self._keys.press(press_s)
        self._let_go_s = press_s + hold_s(aim_deg) * max(0.1, 1 + chance.gauss(0, noise.share))
        self._plan()

    def _plan(self) -> None:
        self._keys.release(self._let_go_s)

    def pose(self, tick: int, fallen: int) -> Hand | None:
        return self._keys.hand((tick + 1) / RATE_HZ)


class WatchingKeysPour(KeysPour):
    """Lets go short of its aim, looks, creeps on with a second press, and lets go a reaction after a piece fell."""

    watches = True

    def __init__(self, scene: PourScene, skill: str, aim_deg: float, chance: random.Random) -> None:
        self._reaction_s = max(0.1, motor.REACTION_S + chance.gauss(0, motor.SKILLS[skill].onset_s))
        self._look_s = motor.LOOK_S + abs(chance.gauss(0, motor.SKILLS[skill].onset_s))
        self._saw_s: float | None = None
        self._creeps = True
        super().__init__(scene, skill, motor.LOOK_DEG, chance)

    def _plan(self) -> None:
        self._keys.release(self._let_go_s)
        self._keys.press(self._let_go_s + self._look_s)

    def pose(self, tick: int, fallen: int) -> Hand | None:
        time_s = (tick + 1) / RATE_HZ
        if fallen and self._saw_s is None:
            self._saw_s = time_s
        saw = self._saw_s is not None and time_s - self._saw_s >= self._reaction_s
        begun = time_s > self._let_go_s + self._look_s
        if self._creeps and begun and (saw or self._keys.pose.tilt_rad >= math.radians(motor.GIVE_UP_DEG)):
            self._creeps = False
            self._keys.release(time_s)
        return self._keys.hand(time_s)


def hold_s(aim_deg: float) -> float:
    """How long the key is held for the bottle to come to rest at `aim_deg`: speeding up and stopping take as long."""
    return aim_deg / TIP_DEG_S


def _motor(scene: PourScene, skill: str, aim_deg: float, chance: random.Random) -> motor.PourHand:
    watching = skill.startswith(motor.WATCHING)
    noise = motor.SKILLS[skill.removeprefix(motor.WATCHING)]
    if watching:
        return motor.WatchingHand(scene, noise, chance)
    return motor.PourHand(scene, noise, aim_deg, chance)


def led_pour(scene: PourScene, device: str, hand: str, aim_deg: float, chance: random.Random) -> Led:
    """The person of skill `hand` at `device`."""
    if device == "keys":
        kind = WatchingKeysPour if hand.startswith(motor.WATCHING) else KeysPour
        return kind(scene, hand.removeprefix(motor.WATCHING), aim_deg, chance)
    return (MousePour if device == "mouse" else PadPour)(scene, hand, aim_deg, chance)


def poured(scene: PourScene, device: str, hand: str, aim_deg: float, seed: int, index: int) -> tuple[int, list[str]]:
    """How many pieces fell in pour number `index`, and the fouls."""
    request = PourTask(scene, hand).request(index)
    act = PourAct(scene, request, stream_seed(seed, "pour", index))
    led = led_pour(scene, device, hand, aim_deg, stream(seed, "device", device, index))
    fallen = 0
    while not act.done:
        if hand.startswith(motor.WATCHING) and act.tick % GLANCE_TICKS == 0:
            fallen = act.fallen()
        act.step(led.pose(act.tick, fallen))
    return act.outcome.fallen.total, sorted(foul.value for foul in act.outcome.fouls)


# Flip


class PointerFlip:
    """Flicks a mouse or a stick: whole px, or the steps of a lever that ends at its stop."""

    def __init__(self, scene: FlipScene, device: str, skill: flick.FlickSkill, chance: random.Random) -> None:
        made = flick.noisy_flick(scene, skill, chance)
        self._samples = flick.pointer_trace(made, chance.random() * flick.POINTER_S)
        self._hand = scene.hand
        self._mouse = FlipPointer(LEVEL, scene.hand) if device == "mouse" else None
        self._pad = FlipPad(LEVEL, scene.hand)
        if self._mouse is not None:
            self._mouse.press(0.0, 0.0, 0.0)

    def pose(self, tick: int, fallen: int) -> Hand | None:
        time_s = (tick + 1) / RATE_HZ
        place, between = divmod(tick, SAMPLE_TICKS)
        if not between:
            self._sample(time_s, *self._samples[min(place, len(self._samples) - 1)])
        if tick > len(self._samples) * SAMPLE_TICKS + flick.PATIENCE_S * RATE_HZ:
            return None
        return self._mouse.hand(time_s) if self._mouse is not None else self._pad.hand(time_s)

    def _sample(self, time_s: float, up_px: float, right_px: float) -> None:
        if self._mouse is not None:
            self._mouse.move(time_s, right_px, -up_px)
            return
        way_px = FLICK_REACH * (self._hand.flick_px if up_px > 0 else self._hand.dip_px)
        self._pad.lead(time_s, _lever(right_px / (FLICK_REACH * self._hand.flick_px)), _lever(-up_px / way_px), 0.0)


def _lever(part: float) -> float:
    return round(min(max(part, -1.0), 1.0) * LEVER_STEPS) / LEVER_STEPS


class KeysFlip:
    """Holds the key until the meter is just right: noise on the time held, and on when the finger moves."""

    def __init__(self, scene: FlipScene, device: str, skill: flick.FlickSkill, chance: random.Random) -> None:
        self._keys = FlipKeys(LEVEL, scene.hand)
        press_s = 0.1 + abs(chance.gauss(0, skill.onset_s))
        self._keys.press(press_s)
        held_s = FLICK_HOLD_S * max(0.1, 1 + chance.gauss(0, skill.share)) + chance.gauss(0, skill.onset_s)
        self._keys.release(press_s + max(0.02, held_s))
        self._let_go_s = press_s + held_s + flick.PATIENCE_S + 1.0

    def pose(self, tick: int, fallen: int) -> Hand | None:
        time_s = (tick + 1) / RATE_HZ
        return None if time_s > self._let_go_s else self._keys.hand(time_s)


def flipped(scene: FlipScene, device: str, hand: str, seed: int, index: int) -> str:
    """How the crepe of flip number `index` landed."""
    act = FlipAct(scene, Flip(0), stream_seed(seed, "flip", index))
    kind = KeysFlip if device == "keys" else PointerFlip
    led: Led = kind(scene, device, flick.SKILLS[hand], stream(seed, "device", device, index))
    while not act.done:
        act.step(led.pose(act.tick, 0))
    return act.outcome.landed.value


# The command


@dataclass(frozen=True, slots=True)
class Measured:
    """What is measured: act, device, hand, scene, and where a blind pour aims."""

    act: str
    device: str
    hand: str
    scene: str
    aim_deg: float
    seed: int

    def once(self, index: int) -> Any:
        """Act number `index`."""
        scene = load_scene(self.act, self.scene)
        if self.act == "flip":
            return flipped(scene, self.device, self.hand, self.seed, index)
        return poured(scene, self.device, self.hand, self.aim_deg, self.seed, index)


def measured(what: Measured, n: int, workers: int = 1) -> dict[str, Any]:
    """The figures of `n` acts, as the command prints them."""
    found = list(shared(partial(Measured.once, what), range(n), workers))
    if what.act == "flip":
        return {side.value: wilson(found.count(side.value), n) for side in Landed}
    counts = [count for count, _fouls in found]
    return {
        "mean": round(sum(counts) / n, 3),
        "p_0": wilson(sum(count == 0 for count in counts), n),
        "p_1_or_2": wilson(sum(count in (1, 2) for count in counts), n),
        "p_3_plus": wilson(sum(count >= 3 for count in counts), n),
        "fouls": dict(sorted(Counter(foul for _count, fouls in found for foul in fouls).items())),
    }


def main() -> int:
    """Print the figures as one JSON object."""
    parser = argparse.ArgumentParser(description="Measure acts led by noisy hands through the window's devices.")
    parser.add_argument("act", choices=("pour", "flip"))
    parser.add_argument("--device", choices=DEVICES, required=True)
    parser.add_argument("--hand", default="practised", help="novice, practised, expert; for a pour also watching-…")
    parser.add_argument("--scene", default="standard")
    parser.add_argument("--aim", type=float, help="final tilt of a blind pour in degrees; the scene's without it")
    parser.add_argument("--acts", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    aim_deg = given.aim or 0.0
    if given.act == "pour" and given.aim is None:
        aim_deg = getattr(load_scene("pour", given.scene).aim, f"{given.hand.removeprefix(motor.WATCHING)}_deg")
    what = Measured(given.act, given.device, given.hand, given.scene, aim_deg, given.seed)
    json.dump(measured(what, given.acts, given.workers), sys.stdout)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
