"""What a log has come to: `alacarte replay`. Folding runs no physics."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.game import open_choices
from simulator.log import Log, Refused, read_log
from simulator.match import Match, folded
from simulator.shown import printable, said
from simulator.text import _, ngettext

if TYPE_CHECKING:
    from simulator.verify import Verified

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


# The command


def run_replay(path: str | Path, as_json: bool = False, verifying: bool = False) -> int:
    """Fold the log at `path` and print what it has come to; the exit status."""
    try:
        log = read_log(path)
        if log.cut_short:
            print(_("the last line was cut short and is dropped"), file=sys.stderr)
        match = folded(log)
        verified = _verified(log) if verifying else None
    except Refused as fault:
        return _refuse(path, fault, as_json)
    except OSError as fault:
        return _refuse(path, Refused(0, "unreadable", fault.strerror or str(fault)), as_json)
    result = answer_of(match) | (verified.to_json() if verified else {})
    print(json.dumps(result) if as_json else printable(_in_words(match, result)))
    return FELL_SHORT if verified and verified.diverged else FINE


def _verified(log: Log) -> Verified:
    from simulator.verify import verify  # here: folding a log should start quickly

    return verify(log)


def _refuse(path: str | Path, fault: Refused, as_json: bool) -> int:
    print(said(f"{path}:{fault.line}: {fault.reason}: {fault.message}"), file=sys.stderr)
    if as_json:
        error = {"line": fault.line, "reason": fault.reason, "message": fault.message}
        print(json.dumps({"error": error}))
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
