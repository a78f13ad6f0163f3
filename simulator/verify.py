"""Every act of a log performed again, from its scene, seed and gesture, and compared with what was recorded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simulator.log import Line, Log
from simulator.match import folded, game_named
from simulator.text import _
from simulator.vocabulary import Flip, Flipped, Pour, Poured

if TYPE_CHECKING:
    from simulator.acts.hand import Gesture
    from simulator.scene.flip import FlipScene
    from simulator.scene.pour import PourScene


@dataclass(frozen=True, slots=True)
class Divergence:
    """An act that could not be performed again as it stands in the log. The recorded outcome stands."""

    line: int
    reason: str
    message: str
    recorded: Mapping[str, Any] | None = None
    performed: Mapping[str, Any] | None = None

    def to_json(self) -> dict[str, Any]:
        """The entry of `diverged`."""
        table: dict[str, Any] = {"line": self.line, "reason": self.reason, "message": self.message}
        if self.performed is not None:
            table |= {"recorded": self.recorded, "performed": self.performed}
        return table


@dataclass(frozen=True, slots=True)
class Verified:
    """How many acts carried a performance, and which of them differ."""

    acts: int
    diverged: tuple[Divergence, ...]

    def to_json(self) -> dict[str, Any]:
        """What `--verify` adds to the answer."""
        return {"acts": self.acts, "diverged": [one.to_json() for one in self.diverged]}


def verify(log: Log) -> Verified:
    """Perform every act of `log` that carries its performance again, each from the state it was asked in.

    Raises:
        Refused: the header or a line is refused; says which.
    """
    folded(log)
    found = [_performed_again(*act) for act in acts_of(log)]
    return Verified(len(found), tuple(divergence for divergence in found if divergence))


def acts_of(log: Log) -> Iterator[tuple[Line, Pour | Flip, Poured | Flipped, Any]]:
    """Every line with a performance, with what was asked, what was recorded, and the game to write it."""
    game = game_named(log.header["game"])
    state = folded(Log(log.header, (), 0)).state
    for line in log.lines:
        event = game.event_from_json(line.event)
        request = game.pending(state)
        if line.performance is not None and isinstance(request, (Pour, Flip)):
            yield line, request, event, game  # type: ignore[misc]
        state = game.apply(state, event)


def _performed_again(line: Line, request: Pour | Flip, recorded: Poured | Flipped, game: Any) -> Divergence | None:
    from simulator.acts.perform import perform

    try:
        shown = evidence(line.performance, request)
    except NotPerformed as fault:
        return Divergence(line.number, fault.reason, str(fault))
    performed = perform(shown.scene, shown.gesture, shown.seed, request)
    if performed == recorded:
        return None
    tables = game.event_to_json(recorded), game.event_to_json(performed)
    return Divergence(line.number, "diverged", _("performed again, the act ends otherwise"), *tables)


# What a log says of a performance

MOST_SEED = 2**64


class NotPerformed(Exception):
    """An act that cannot be performed again: a `reason` in one word, and why in words."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Evidence:
    """Enough to perform an act again: its scene as it was then, the poses of the hand, the seed of how things lay."""

    scene: PourScene | FlipScene
    gesture: Gesture
    seed: int


def evidence(performance: Any, request: Pour | Flip) -> Evidence:
    """The evidence of an act that `request` asked for.

    Raises:
        NotPerformed: the log does not say how, or the scene is not there any more or has changed.
    """
    from simulator.acts.hand import Gesture, GestureError

    if not isinstance(performance, dict):
        raise NotPerformed("malformed", _("performance: allowed is a JSON object"))
    seed = performance.get("seed")
    if type(seed) is not int or not 0 <= seed < MOST_SEED:
        raise NotPerformed("malformed", _("performance: seed: allowed is a whole number of 64 bits"))
    try:
        gesture = Gesture.from_json(performance.get("gesture"))
    except GestureError as fault:
        raise NotPerformed("malformed", _("performance: gesture: {fault}").format(fault=fault)) from None
    act = "pour" if isinstance(request, Pour) else "flip"
    if gesture.act != act:
        words = _("performance: gesture: a {found} where a {act} was asked for")
        raise NotPerformed("malformed", words.format(found=gesture.act, act=act))
    return Evidence(_same_scene(performance, act), gesture, seed)


def _same_scene(performance: Mapping[str, Any], act: str) -> Any:
    from simulator.scene.faults import SceneFaults
    from simulator.scene.files import digest, load_scene

    name = performance.get("scene")
    if not isinstance(name, str):
        raise NotPerformed("malformed", _("performance: scene: allowed is the name of a scene"))
    try:
        scene = load_scene(act, name)
    except (SceneFaults, OSError, ValueError) as fault:
        message = _("scene {name}: {fault}").format(name=name, fault=fault)
        raise NotPerformed("scene_missing", message) from None
    if digest(scene) != performance.get("digest"):
        message = _("scene {name} is not as it was when the act was performed").format(name=name)
        raise NotPerformed("scene_changed", message)
    return scene
