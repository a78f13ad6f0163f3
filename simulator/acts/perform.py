"""Acts by request: opened for a live hand, or performed from a recorded gesture with the same outcome."""

from __future__ import annotations

from simulator.acts.flip import FlipAct
from simulator.acts.hand import Gesture
from simulator.acts.pour import PourAct
from simulator.scene.flip import FlipScene
from simulator.scene.pour import PourScene
from simulator.vocabulary import Flip, Flipped, Pour, Poured

Act = PourAct | FlipAct


def open_act(scene: PourScene | FlipScene, request: Pour | Flip, seed: int, recorded: bool = False) -> Act:
    """The act that `request` asks for, on `scene`; `recorded` where a gesture will lead it.

    Raises:
        TypeError: the scene is not of the kind that the request needs.
    """
    match scene, request:
        case PourScene(), Pour():
            return PourAct(scene, request, seed, recorded)
        case FlipScene(), Flip():
            return FlipAct(scene, request, seed)
    raise TypeError(f"{request} cannot be performed on a scene of {scene.act}")


def perform(scene: PourScene | FlipScene, gesture: Gesture, seed: int, request: Pour | Flip) -> Poured | Flipped:
    """What `gesture` does on `scene` with this seed: the outcome of the act that recorded it.

    Raises:
        TypeError: the scene is not of the kind that the request needs.
    """
    act = open_act(scene, request, seed, recorded=True)
    for pose in gesture.poses:
        act.step(pose)
    while not act.done:
        act.step(None)
    return act.outcome
