"""Every closed form holds, and a check that does not hold says so."""

from __future__ import annotations

import json
import math

import pytest

from simulator import cli
from simulator.lab.validate import acts, bodies, contacts, dice, run, silo
from simulator.lab.validate.check import Check, Trace, within_band
from simulator.lab.validate.silo import Silo, avalanches, clogged
from simulator.scene.files import load_scene

GROUPS = {"bodies": bodies.checks, "contacts": contacts.checks, "dice": dice.checks, "acts": acts.checks}
GOOD, BAD = Check("apex", 1.0, 1.0, 0.1, "Galilei"), Check("bounce", 2.0, 1.0, 0.1, "Newton")


@pytest.fixture(scope="module")
def quick():
    return {group: checks() for group, checks in GROUPS.items()}


@pytest.mark.parametrize("group", GROUPS)
def test_every_closed_form_holds(quick, group):
    assert [check for check in quick[group] if not check.ok] == []


def test_there_are_enough_of_them_each_with_a_name_and_a_source(quick):
    every = [check for checks in quick.values() for check in checks]

    assert len({check.name for check in every}) == len(every) >= 14
    assert all(check.source for check in every)


@pytest.mark.parametrize(("found", "ok"), [(1.0, True), (1.25, True), (0.7, False), (math.nan, False)])
def test_a_check_holds_within_its_tolerance_only(found, ok):
    assert Check("share", found, 1.0, 0.25, "theory").ok is ok


def test_a_band_holds_from_end_to_end():
    held = [within_band("J50", found, 0.25, 0.75, "book").ok for found in (0.2, 0.25, 0.75, 0.8)]

    assert held == [False, True, True, False]


@pytest.mark.parametrize("name", ["family", "standard", "chef"])
def test_no_piece_gets_into_a_wall_however_fast_the_hand(name):
    assert sum(acts.leaked(load_scene("pour", name), index) for index in range(100, 104)) == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["family", "standard", "chef"])
def test_no_piece_gets_into_a_wall_in_many_fast_pours(name):
    assert sum(acts.leaked(load_scene("pour", name), index) for index in range(200, 230)) == 0


def test_a_silo_with_a_narrow_outlet_clogs_and_one_with_a_wide_outlet_runs():
    narrow, wide = (avalanches(Silo(outlet, True), 2, 1) for outlet in (2.0, 8.0))

    assert clogged(narrow) == 2
    assert clogged(wide) == 0


@pytest.mark.slow
def test_squares_clog_more_than_discs_and_wide_outlets_less():
    """A small silo: 12 avalanches each."""
    discs, wider, squares = (
        clogged(avalanches(filled, 12, 1)) for filled in (Silo(4.0, True), Silo(5.5, True), Silo(4.0, False))
    )

    assert wider <= discs <= squares
    assert squares >= 9


def test_exponential_avalanches_are_recognised_and_equal_ones_are_not():
    exponential = [silo.LEAST + round(-40 * math.log((place + 0.5) / 100)) for place in range(100)]

    assert silo.tail([min(size, 150) for size in exponential]).ok
    assert not silo.tail([60] * 99 + [150]).ok


def told(monkeypatch, capsys, checks, *words):
    monkeypatch.setattr(run, "checks", lambda slow, workers: iter(checks))
    return cli.main(["validate", *words]), capsys.readouterr().out


def test_the_command_prints_one_object_and_ends_well(monkeypatch, capsys):
    status, out = told(monkeypatch, capsys, [GOOD], "--json")

    assert status == 0
    row = {"name": "apex", "found": 1.0, "expected": 1.0, "tolerance": 0.1, "source": "Galilei", "ok": True}
    assert json.loads(out) == {"checks": [row]}


def test_a_check_that_falls_short_is_told_and_ends_with_one(monkeypatch, capsys):
    status, out = told(monkeypatch, capsys, [GOOD, BAD])

    assert status == 1
    assert [line.split()[0] for line in out.splitlines()] == ["ok", "falls"]


def test_both_ends_of_a_band_are_in_it():
    assert within_band("squares that clog", 1.0, 0.388, 1.0, "Goldberg").ok
    assert within_band("squares that clog", 0.388, 0.388, 1.0, "Goldberg").ok
    assert not within_band("squares that clog", 0.387, 0.388, 1.0, "Goldberg").ok


def traced(name, trace):
    return Check(name, 1.0, 1.0, 0.1, "Galilei", trace)


def test_checks_that_share_a_trace_share_a_picture_and_all_of_them_a_sheet(monkeypatch, capsys, tmp_path):
    pytest.importorskip("matplotlib")
    apex = Trace("Apex", [(0.0, 1.0)], [(0.0, 1.0), (1.0, 2.0)], "s", "mm")
    silo = Trace(
        "Silo", [(3.5, 0.6)], [], "grains", "J50", [(3.5, 0.9)], surely=[(0.5, 0.7)], allowed=[(3.5, 0.2, 1.0)]
    )
    shown = [traced("apex", apex), BAD, traced("narrow silo", silo), traced("wide silo", silo)]

    told(monkeypatch, capsys, shown, "--plots", str(tmp_path / "new"))

    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["01.png", "02.png", "all.png"]
