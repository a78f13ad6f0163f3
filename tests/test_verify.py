"""`replay --verify`: acts of a log performed again, and what is said where that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from simulator.acts.perform import open_act
from simulator.alacarte.rules import event_to_json
from simulator.log import parse_log
from simulator.scene import digest, load_scene
from simulator.verify import verify
from simulator.vocabulary import Condiment, Flip, Pour, Tally

HEADER = {"format": "alacarte-log", "version": 1, "game": "alacarte", "seats": ["Ann", "Bob"], "seed": 7}
SEASON = {"seat": 0, "move": "season", "bottle": "pepper"}
SEED = 11


def as_bytes(lines: list[dict[str, Any]]) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def line_of(request: Pour | Flip) -> dict[str, Any]:
    """The line of an act in which the hand holds still for a moment and lets go."""
    name = "pour" if isinstance(request, Pour) else "flip"
    scene = load_scene(name, "standard")
    act = open_act(scene, request, SEED)
    for _ in range(60):
        act.step(act.home)
    while not act.done:
        act.step(None)
    performance = {"scene": "standard", "digest": digest(scene), "seed": SEED, "gesture": act.gesture.to_json()}
    return {**event_to_json(act.outcome), "performance": performance}


@pytest.fixture(scope="module")
def pour() -> dict[str, Any]:
    return line_of(Pour(0, 0, Condiment.PEPPER, Tally.of(pepper=15, salt=5)))


def pour_log(line: dict[str, Any]) -> bytes:
    seats = [{"dish": "mammoth-bourguignon"}, {"dish": "steak-tartan"}]
    return as_bytes([{**HEADER, "position": {"seats": seats}}, SEASON, line])


def diverged(line: dict[str, Any]) -> list[tuple[int, str]]:
    found = verify(parse_log(pour_log(line)))
    assert found.acts == 1
    return [(one.line, one.reason) for one in found.diverged]


def test_an_act_performed_again_ends_as_it_did(pour: dict[str, Any]) -> None:
    assert diverged(pour) == []


def test_a_flip_is_performed_again_too() -> None:
    seats = [{"dish": "crepe", "heat": 2}, {"dish": "steak-tartan"}]
    header = {**HEADER, "position": {"seats": seats, "actions_left": 2}}
    log = parse_log(as_bytes([header, {"seat": 0, "move": "flip"}, line_of(Flip(0))]))

    assert verify(log).to_json() == {"acts": 1, "diverged": []}


def test_an_act_that_ends_otherwise_is_listed_with_both_outcomes(pour: dict[str, Any]) -> None:
    found = verify(parse_log(pour_log({**pour, "in_pan": {"pepper": 2}})))

    (entry,) = found.to_json()["diverged"]
    assert (entry["line"], entry["reason"]) == (3, "diverged")
    assert entry["recorded"]["in_pan"] == {"pepper": 2}
    assert entry["performed"]["in_pan"] == pour["in_pan"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"scene": "no-such-scene"}, "scene_missing"),
        ({"digest": "0000"}, "scene_changed"),
        ({"scene": 3}, "malformed"),
        ({"seed": -1}, "malformed"),
        ({"seed": 2**70}, "malformed"),
        ({"seed": True}, "malformed"),
        ({"gesture": None}, "malformed"),
        ({"gesture": {"format": "alacarte-gesture", "version": 1, "act": "pour", "rate_hz": 60}}, "malformed"),
    ],
)
def test_an_act_that_cannot_be_performed_is_reported_by_name(
    change: dict[str, Any], reason: str, pour: dict[str, Any]
) -> None:
    assert diverged({**pour, "performance": {**pour["performance"], **change}}) == [(3, reason)]


def test_a_performance_that_is_no_object_is_reported(pour: dict[str, Any]) -> None:
    assert diverged({**pour, "performance": 5}) == [(3, "malformed")]


def test_a_flip_where_a_pour_was_asked_for_is_reported(pour: dict[str, Any]) -> None:
    gesture = {**pour["performance"]["gesture"], "act": "flip"}

    assert diverged({**pour, "performance": {**pour["performance"], "gesture": gesture}}) == [(3, "malformed")]


def test_acts_without_a_performance_are_not_counted() -> None:
    assert verify(parse_log(pour_log({"chance": "pour", "in_pan": {"pepper": 1}}))).acts == 0
