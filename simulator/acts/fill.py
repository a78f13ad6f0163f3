"""How the pieces of a bottle lie: dropped in from the seed and settled, as after shaking.

Into a bottle of the usual width they fall one by one; into a wide one as many at once as have room abreast, or a bottle
of many pieces would cost the square of their number.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from simulator.acts.bottle import material_of, piece_mass_g, piece_outline
from simulator.acts.hand import Hand
from simulator.acts.held import HeldBottle
from simulator.physics.world import Body, Material, Pose, World
from simulator.scene.pour import PourScene
from simulator.vocabulary import Condiment, Pour

DROP_TICKS = 26
"""Between two handfuls of the fill: long enough that each has left the place where the next one enters."""

ABREAST_SIZES = 2.0
"""How many sizes apart pieces that enter at once are, so that they do not touch: the longest outline is 1.6 sizes."""

SETTLE_TICKS = 120
"""After the last piece of the fill: a quarter of a second, after which a fill moves less than 0.1 mm."""


@dataclass(frozen=True, slots=True)
class Fill:
    """The pieces of a standing bottle at rest, in the bottle's own frame, in the order in which they fell into it."""

    condiments: tuple[Condiment, ...]
    poses: tuple[Pose, ...]


def home(scene: PourScene) -> Hand:
    """Where the bottle waits."""
    return Hand(scene.hand.home_x_mm, scene.hand.home_y_mm, 0.0)


def drop_in(world: World, scene: PourScene, request: Pour, chance: random.Random) -> tuple[Condiment, ...]:
    """Let the contents fall into the bottle at home and settle; the pieces in their order."""
    condiments = request.contents.pieces()
    chance.shuffle(condiments)
    material = material_of(scene, request.bottle)
    for handful in handfuls(scene, condiments, chance):
        for condiment, at in handful:
            _piece(world, scene, condiment, material, at)
        world.step(DROP_TICKS)
    world.step(SETTLE_TICKS)
    return tuple(condiments)


def settled(scene: PourScene, request: Pour, seed: int) -> Fill:
    """The fill of this seed, in a world of its own with nothing but the bottle."""
    at, world = home(scene), World()
    HeldBottle(world, scene, request.bottle, at)
    condiments = drop_in(world, scene, request, random.Random(seed))
    poses = (Pose(lies.x_mm - at.x_mm, lies.y_mm - at.y_mm, lies.angle_rad) for lies in world.motions())
    return Fill(condiments, tuple(poses))


def lay_out(world: World, scene: PourScene, request: Pour, fill: Fill, at: Hand) -> list[Body]:
    """Write a fill into a world whose bottle is held at `at`."""
    material = material_of(scene, request.bottle)
    pairs = zip(fill.condiments, fill.poses, strict=True)
    return [_piece(world, scene, kind, material, _in_the_world(lies, at)) for kind, lies in pairs]


def _in_the_world(lies: Pose, at: Hand) -> Pose:
    cos, sin = math.cos(at.tilt_rad), math.sin(at.tilt_rad)
    x_mm = at.x_mm + lies.x_mm * cos + lies.y_mm * sin
    y_mm = at.y_mm + lies.y_mm * cos - lies.x_mm * sin
    return Pose(x_mm, y_mm, lies.angle_rad - at.tilt_rad)


def handfuls(
    scene: PourScene, condiments: Sequence[Condiment], chance: random.Random
) -> Iterator[list[tuple[Condiment, Pose]]]:
    """What enters at once, and where: below the shoulder of the bottle, anywhere from side to side, turned anyhow."""
    abreast = _abreast(scene, condiments)
    for start in range(0, len(condiments), abreast):
        some = condiments[start : start + abreast]
        room_mm = _room_mm(scene, some)
        first_mm = chance.uniform(-room_mm, room_mm)
        apart_mm = 2 * room_mm / len(some)
        sides = [(first_mm + room_mm + place * apart_mm) % (2 * room_mm) - room_mm for place in range(1, len(some))]
        pairs = zip(some, (first_mm, *sides), strict=True)
        yield [(condiment, _entrance(scene, condiment, side_mm, chance)) for condiment, side_mm in pairs]


def _abreast(scene: PourScene, condiments: Sequence[Condiment]) -> int:
    largest_mm = max(map(scene.pieces.size_of, condiments), default=1.0)
    return max(1, int(2 * _room_mm(scene, condiments) / (ABREAST_SIZES * largest_mm)))


def _room_mm(scene: PourScene, condiments: Sequence[Condiment]) -> float:
    """How far from the middle the largest of these may enter."""
    largest_mm = max(map(scene.pieces.size_of, condiments), default=0.0)
    return max(0.0, scene.dispenser.inside_width_mm / 2 - largest_mm)


def _entrance(scene: PourScene, condiment: Condiment, side_mm: float, chance: random.Random) -> Pose:
    dispenser, at, size_mm = scene.dispenser, home(scene), scene.pieces.size_of(condiment)
    height_mm = dispenser.inside_height_mm / 2 - dispenser.shoulder_mm - size_mm / 2
    return Pose(at.x_mm + side_mm, at.y_mm + height_mm, chance.uniform(-math.pi, math.pi))


def _piece(world: World, scene: PourScene, condiment: Condiment, material: Material, at: Pose) -> Body:
    outline = piece_outline(condiment, scene.pieces.size_of(condiment))
    return world.piece(outline, piece_mass_g(scene.pieces, condiment), material, at)
