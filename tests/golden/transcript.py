"""The transcript of a log: every event and what the table looks like after it.

`python tests/golden/transcript.py tests/golden/alacarte.jsonl` writes the text beside the log. Read the difference
before it is committed: it is a change of the rules.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from simulator.game import open_choices
from simulator.log import Log, read_log
from simulator.match import folded

HERE = Path(__file__).parent


def transcript(path: Path) -> str:
    """The text of a transcript."""
    return "".join(line + "\n" for line in _lines(read_log(path)))


def _lines(log: Log) -> Iterator[str]:
    match = folded(Log(log.header, (), 0))
    game, state = match.game, match.state
    shown: dict[str, Any] = {}
    for line in (None, *log.lines):
        if line:
            yield "> " + json.dumps(line.event)
            state = game.apply(state, game.event_from_json(line.event))
        position = _flat(game.describe(state))
        changes = {key: value for key, value in position.items() if key not in shown or shown[key] != value}
        gone = [key for key in shown if key not in position]
        yield f"  {json.dumps(changes)} {' '.join('-' + key for key in gone)}".rstrip()
        yield f"  {len(open_choices(game, state))} legal"
        shown = position
    yield from (f"= {standing}" for standing in game.standings(state))


def _flat(position: dict[str, Any]) -> dict[str, Any]:
    """The position with the keys of each seat beside the others: `0.heat`."""
    seats = {f"{place}.{key}": value for place, seat in enumerate(position["seats"]) for key, value in seat.items()}
    return {key: value for key, value in position.items() if key != "seats"} | seats


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).with_suffix(".txt").write_text(transcript(Path(name)))
