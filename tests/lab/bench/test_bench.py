"""What is compared is the same pour, to the bit; a ratio says whether it is as good as wanted, or why there is none."""

from __future__ import annotations

import json
import shutil

import pytest

from simulator import cli
from simulator.acts.perform import open_act
from simulator.commands import bench as command
from simulator.lab.bench import games, pours
from simulator.lab.bench.c_loop import COMPILERS, c_pour, compiled
from simulator.lab.bench.ratio import Ratio, Skip, measured, over


@pytest.fixture(scope="module")
def table():
    return pours.table_of(pours.standard(), 1, 0)


@pytest.fixture(scope="module")
def places(table):
    """Where our own act leaves the pieces."""
    act = open_act(table.scene, table.request, table.seed, recorded=True)
    for pose in table.gesture.poses:
        act.step(pose)
    while not act.done:
        act.step(None)
    return [(piece.x_mm, piece.y_mm, piece.angle_rad) for piece in act.seen().pieces]


@pytest.mark.skipif(not any(map(shutil.which, COMPILERS)), reason="no C compiler")
def test_the_c_loop_is_the_same_pour_to_the_bit(table, places, tmp_path):
    assert c_pour(compiled(tmp_path), table)() == places


def test_the_newcomers_loop_is_the_same_pour_to_the_bit(table, places):
    assert pours.newcomer(table) == places


def test_without_a_compiler_the_c_loop_is_skipped_by_name(monkeypatch, tmp_path):
    monkeypatch.setattr(shutil, "which", lambda name: None)

    with pytest.raises(Skip, match="no C compiler"):
        compiled(tmp_path)


def test_box2d_pours_the_same_scene(table):
    pytest.importorskip("pyb2d3")
    from simulator.lab.bench.box2d import box2d_pour

    places = box2d_pour(table)()

    assert len(places) == 20
    assert all(-400 < x < 400 and y < 200 for x, y in places)


def test_the_rules_are_measured_against_chess():
    pytest.importorskip("chess")

    assert games.rules_vs_chess() > 0


def test_the_slope_of_a_power_is_its_exponent():
    assert pours.slope([0.0, 1.0, 2.0], [1.0, 2.5, 4.0]) == pytest.approx(1.5)


def test_twice_the_work_costs_about_twice_as_much():
    assert 1.2 < over(lambda: sum(range(400_000)), lambda: sum(range(200_000)), 9) < 3.5


@pytest.mark.parametrize(("value", "at_most", "reached"), [(1.0, True, True), (1.3, True, False), (1.3, False, True)])
def test_a_ratio_is_as_good_as_wanted_or_not(value, at_most, reached):
    assert Ratio("speed", value, 1.2, at_most, "").reached is reached


def test_what_is_missing_is_named():
    def missing():
        raise Skip("no Box2D")

    assert measured("sampling_vs_box2d", missing, 1.0, False, "").to_json() == {
        "value": None,
        "at_least": 1.0,
        "reached": False,
        "note": "no Box2D",
    }


def test_the_command_prints_every_ratio_and_says_by_its_status_whether_all_were_reached(monkeypatch, capsys):
    good, slow, gone = (
        Ratio("growth", 1.0, 1.3, True, ""),
        Ratio("two_workers", 1.0, 1.8, False, ""),
        Ratio("x", None, 1, True, ""),
    )
    monkeypatch.setattr(games, "ratios", list)
    monkeypatch.setattr(command, "_frame", lambda: gone)

    monkeypatch.setattr(pours, "ratios", lambda: [lambda: good])
    assert cli.main(["bench", "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)["ratios"]) == ["growth", "x"]

    monkeypatch.setattr(pours, "ratios", lambda: [lambda: slow])
    assert cli.main(["bench"]) == 1
    assert "falls short" in capsys.readouterr().out
