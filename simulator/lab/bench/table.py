"""A pour as plain data, for loops that are not ours: solids, pieces and where they enter, the poses of the bottle."""

from __future__ import annotations

import random
from dataclasses import dataclass

from simulator.acts.bottle import bottle_walls, kitchen_walls, piece_mass_g, piece_outline
from simulator.acts.fill import handfuls, home
from simulator.acts.hand import Gesture, Hand
from simulator.acts.pour import PourAct
from simulator.game import stream_seed
from simulator.lab.sample import PourTask, pour_once
from simulator.physics.world import Outline, Pose
from simulator.scene.pour import PourScene
from simulator.vocabulary import Pour


@dataclass(frozen=True, slots=True)
class Table:
    """All that a pour needs. `poses` are those of the bottle after each tick, to the end of the act."""

    scene: PourScene
    request: Pour
    seed: int
    gesture: Gesture
    walls: list[Outline]
    bottle: list[Outline]
    outlines: list[Outline]
    masses_g: list[float]
    entrances: list[Pose]
    home: Hand
    poses: list[Hand]


def table_of(task: PourTask, seed: int, index: int) -> Table:
    """The pour number `index` of a task. Its hand must be slow enough for one physics step a tick, its bottle so narrow
    that pieces enter one by one."""
    request, act_seed = task.request(index), stream_seed(seed, "pour", index)
    gesture = pour_once(task, seed, index).gesture
    chance = random.Random(act_seed)
    condiments = request.contents.pieces()
    chance.shuffle(condiments)
    scene, pieces = task.scene, task.scene.pieces
    return Table(
        scene,
        request,
        act_seed,
        gesture,
        list(kitchen_walls(scene.pan)),
        list(bottle_walls(scene.dispenser)),
        [piece_outline(kind, pieces.size_of(kind)) for kind in condiments],
        [piece_mass_g(pieces, kind) for kind in condiments],
        [at for handful in handfuls(scene, condiments, chance) for _kind, at in handful],
        home(scene),
        _all_poses(PourAct(scene, request, act_seed, recorded=True), gesture),
    )


def _all_poses(act: PourAct, gesture: Gesture) -> list[Hand]:
    poses = []
    while not act.done:
        act.step(gesture.poses[act.tick] if act.tick < len(gesture.poses) else None)
        poses.append(act.seen().bottle)
    return poses
