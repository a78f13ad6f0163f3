"""What a log has come to: `alacarte replay`. Folding runs no physics; `--verify` performs every act again."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.game import open_choices
from simulator.log import Line, Log, Refused, read_log
from simulator.match import Match, folded, game_named
from simulator.text import _, ngettext
from simulator.vocabulary import Flip, Flipped, Pour, Poured

if TYPE_CHECKING:
    from simulator.acts.hand import Gesture
    from simulator.scene.flip import FlipScene
    from simulator.scene.pour import PourScene

FINE, FELL_SHORT, REFUSED_FILE = 0, 1, 3


def fold(log: Log) -> Any:
    """The state that `log` has come to.

    Raises:
        Refused: the header or a line is refused; says which.
    """
    return folded(log).state


def answer(log: Log) -> dict[str, Any]:
    """The answer of notation.md: position, legal moves, and how the game ended if it did.

    Raises:
        Refused: the header or a line is refused; says which.
    """
    return answer_of(folded(log))


def answer_of(match: Match) -> dict[str, Any]:
    """The answer of notation.md for a match in memory."""
    game, state = match.game, match.state
    over = game.pending(state) is None
    standings = game.standings(state) if over else ()
    return {
        "position": game.describe(state),
        "legal": [game.event_to_json(choice) for choice in open_choices(game, state)],
        "over": over,
        "winners": [standing.seat for standing in standings if standing.winner],
        "ranking": [standing.seat for standing in standings],
    }


# Acts performed again


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
    found = [_performed_again(*act) for act in _acts(log)]
    return Verified(len(found), tuple(divergence for divergence in found if divergence))


def _acts(log: Log) -> Iterator[tuple[Line, Pour | Flip, Poured | Flipped, Any]]:
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


# The command


def run_replay(path: str | Path, as_json: bool = False, verifying: bool = False) -> int:
    """Fold the log at `path` and print what it has come to; the exit status."""
    try:
        log = read_log(path)
        if log.cut_short:
            print(_("the last line was cut short and is dropped"), file=sys.stderr)
        match = folded(log)
        verified = verify(log) if verifying else None
    except Refused as fault:
        return _refuse(path, fault, as_json)
    except OSError as fault:
        return _refuse(path, Refused(0, "unreadable", fault.strerror or str(fault)), as_json)
    result = answer_of(match) | (verified.to_json() if verified else {})
    print(json.dumps(result, ensure_ascii=False) if as_json else _in_words(match, result))
    return FELL_SHORT if verified and verified.diverged else FINE


def _refuse(path: str | Path, fault: Refused, as_json: bool) -> int:
    print(f"{path}:{fault.line}: {fault.reason}: {fault.message}", file=sys.stderr)
    if as_json:
        error = {"line": fault.line, "reason": fault.reason, "message": fault.message}
        print(json.dumps({"error": error}, ensure_ascii=False))
    return REFUSED_FILE


def _in_words(match: Match, result: Mapping[str, Any]) -> str:
    lines = [_standing(match, standing) for standing in match.standings()]
    pending = result["position"].get("pending")
    lines.append(_("The game is over.") if result["over"] else _("Pending: {what}").format(what=pending))
    if "acts" in result:
        acts = result["acts"]
        lines.append(ngettext("{n} act performed again", "{n} acts performed again", acts).format(n=acts))
        lines += [f"  {row['line']}: {row['reason']}: {row['message']}" for row in result["diverged"]]
    return "\n".join(lines)


def _standing(match: Match, standing: Any) -> str:
    name = match.header["seats"][standing.seat]
    points = ngettext("{n} point", "{n} points", standing.points).format(n=standing.points)
    return f"{standing.rank}. {name}: {points}" + (" · " + _("winner") if standing.winner else "")
