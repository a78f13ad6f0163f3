"""Rule cases as logs, folded as `alacarte replay` does: a game's `cases.jsonl` has a log and what is expected a line.

`expect` has dotted paths into the answer; `legal_has` and `legal_lacks` have moves as subsets; `error` a refused line.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from simulator.log import Refused, parse_log
from simulator.replay import answer

FILES = sorted(Path(__file__).parent.glob("*/cases.jsonl"))
CASES = [json.loads(line) for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]


def look_up(tree: Any, path: str) -> Any:
    for key in path.split("."):
        tree = tree[int(key)] if isinstance(tree, list) else tree[key]
    return tree


def answered(case: dict[str, Any]) -> dict[str, Any]:
    return answer(parse_log("".join(json.dumps(line) + "\n" for line in case["log"]).encode()))


def matches(pattern: dict[str, Any], move: dict[str, Any]) -> bool:
    return pattern.items() <= move.items()


@pytest.mark.parametrize("case", [case for case in CASES if "error" not in case], ids=lambda case: case["name"])
def test_a_case(case: dict[str, Any]) -> None:
    found = answered(case)

    assert {path: look_up(found, path) for path in case.get("expect", {})} == case.get("expect", {})
    for pattern in case.get("legal_has", []):
        assert any(matches(pattern, move) for move in found["legal"]), pattern
    for pattern in case.get("legal_lacks", []):
        assert not any(matches(pattern, move) for move in found["legal"]), pattern


@pytest.mark.parametrize("case", [case for case in CASES if "error" in case], ids=lambda case: case["name"])
def test_a_refused_case(case: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        answered(case)

    refused = caught.value
    assert {"line": refused.line, "reason": refused.reason} | case["error"] == {
        "line": refused.line,
        "reason": refused.reason,
    }
