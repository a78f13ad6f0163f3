"""Calibration: targets that some scene has are reached and proven, others are said to be out of reach."""

from __future__ import annotations

import numpy as np
import pytest
from made_up import made_up_mean, made_up_shares, poured, setting

from simulator.lab.calibrate import Wish, calibrate, calibrate_finding, calibrate_question, check_wish
from simulator.lab.calibrate_evolution import evolve
from simulator.lab.faults import LabFault, LabFileFault
from simulator.lab.scene_file import differences, proposed, scene_text, write_scene
from simulator.lab.spans import read_span
from simulator.lab.statistics import wilson
from simulator.lab.study import Study
from simulator.lab.surrogate import feature_count, features, fit
from simulator.lab.targets import Target, contradiction, read_target
from simulator.scene.files import load_scene

SPANS = (read_span("dispenser.mouth_mm=9:15"), read_span("materials.friction=0.2:0.7"))


def wish(budget=8000, seed=1, hands=("practised",), spans=SPANS, **wanted):
    targets = tuple(Target(figure, value) for figure, value in wanted.items())
    return Wish(setting(hands=hands, seed=seed), spans, targets, budget)


def feasible(mean):
    shares = made_up_shares(mean)
    return {"mean": mean, "p_0": shares["p_0"], "p_3_plus": shares["p_3_plus"]}


# The search


@pytest.mark.parametrize(("mean", "seed"), [(0.8, 1), (1.4, 2), (2.5, 3)])
def test_feasible_targets_are_reached_within_the_budget(mean, seed):
    asked = wish(10_000, seed, **feasible(mean))

    found = calibrate(Study(job=poured), asked)

    assert found.status == "reached"
    assert made_up_mean(*dict(found.changes).values()) == pytest.approx(mean, abs=0.10)
    assert sum(counts.total for counts in found.evidence.counts) <= 10_000


def test_the_proof_has_no_part_in_the_choice():
    asked = wish(**feasible(1.4))
    without = calibrate(Study(job=poured), asked)

    def poured_otherwise_at_the_end(parts):
        last = without.evidence.counts[-1].total
        fresh = sum(counts.total for counts in without.evidence.counts) - last
        return [*poured(parts)] if parts[0].first < fresh else [type(c)({"9": c.total}) for c in poured(parts)]

    spoiled = calibrate(Study(job=poured_otherwise_at_the_end), asked)

    assert spoiled.changes == without.changes
    assert spoiled.status == "infeasible"


@pytest.mark.parametrize(
    "wanted", [{"mean": 6.0, "p_0": 0.5}, {"mean": 0.8, "p_0": 0.2}, {"mean": 9.9}], ids=lambda wanted: str(wanted)
)
def test_infeasible_targets_are_said_to_be_so_with_the_nearest(wanted):
    asked = wish(4000, **wanted)

    finding = calibrate_finding(asked, calibrate(Study(job=poured), asked), calibrate_question(asked, "models"))

    assert finding.found["status"] == "infeasible"
    assert set(finding.found["values"]) == {span.key for span in SPANS}
    assert not all(row["near_enough"] for row in finding.found["targets"])


def test_the_table_holds_every_single_act():
    asked = wish(2000, mean=1.5)

    finding = calibrate_finding(asked, calibrate(Study(job=poured), asked), calibrate_question(asked, "models"))

    assert sum(row["pours"] for row in finding.rows) == finding.found["spent_acts"] <= 2000
    assert {row["stage"] for row in finding.rows} == {"wide", "closer", "closest", "correcting", "proof"}


def test_the_same_question_gives_the_same_answer():
    asked = wish(1500, mean=1.5)

    assert calibrate(Study(job=poured), asked) == calibrate(Study(job=poured), asked)


def test_evolution_gives_a_second_opinion():
    pytest.importorskip("cmaes")

    found = evolve(Study(job=poured), wish(10_000, **feasible(1.4)))

    assert made_up_mean(*dict(found.changes).values()) == pytest.approx(1.4, abs=0.2)
    assert sum(counts.total for counts in found.evidence.counts) <= 10_000


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (wish(hands=("novice", "expert"), mean=1.0), "2 hands: allowed is one"),
        (wish(10, mean=1.0), "--budget 10: allowed are 1000 to 1000000"),
        (wish(spans=(read_span("dispenser.mouth_mm=9:15:1"),), mean=1.0), "range without steps"),
    ],
)
def test_what_cannot_be_begun_is_refused(asked, said):
    with pytest.raises(LabFault, match=said):
        check_wish(asked)


# Targets


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"p_0": 0.6, "p_3_plus": 0.6}, "more than 1"),
        ({"p_0": 0.2, "p_1_or_2": 0.2, "p_3_plus": 0.2}, "all there is"),
        ({"mean": 0.3, "p_0": 0.5}, "at least 0.5"),
        ({"mean": 0.9, "p_3_plus": 0.4}, "at least 1.2"),
        ({"mean": 2.0, "p_0": 0.5, "p_1_or_2": 0.5}, "at most 1"),
    ],
)
def test_figures_that_no_counts_have_together_are_found_by_thinking(wanted, said):
    assert said in contradiction([Target(*item) for item in wanted.items()])


@pytest.mark.parametrize("mean", [0.4, 1.0, 2.5, 6.0])
def test_figures_that_some_counts_have_are_no_contradiction(mean):
    shares = made_up_shares(mean)

    assert contradiction([Target("mean", mean), *(Target(*item) for item in shares.items())]) is None
    assert contradiction([Target("mean", mean), Target("p_0", shares["p_0"])]) is None


@pytest.mark.parametrize("text", ["luck=0.5", "mean", "mean=", "mean=-1", "mean=nan", "p_0=1.5", "picture_up=0.5"])
def test_what_is_no_target_of_a_pour_is_refused(text):
    with pytest.raises(LabFault, match="--target"):
        read_target(text, "pour")


def test_a_target_is_surely_missed_only_where_its_interval_is_out_of_tolerance():
    target = Target("p_0", 0.30)

    assert not target.surely_missed(wilson(36, 100))
    assert target.surely_missed(wilson(900, 2000))


# Models


def test_a_surrogate_finds_the_curve_behind_noisy_counts():
    chance = np.random.default_rng(1)
    places = chance.uniform(-1, 1, (300, 2))
    slopes = np.array([0.4, 0.8, -0.6, 0.2, 0.0, 0.3])
    means = np.exp(features(places) @ slopes)
    counted = chance.poisson(means * 30) / 30

    found = fit("mean", places, np.full(300, 30.0), counted)

    assert feature_count(2) == 6
    assert found.slopes == pytest.approx(slopes, abs=0.05)
    at = np.array([[0.0, 0.0], [0.5, -0.5]])
    true = np.exp(features(at) @ slopes)
    assert np.all(np.abs(found.at(at) - true) < 4 * found.error_at(at))


def test_a_share_of_nothing_and_of_all_can_be_fitted():
    places = np.linspace(-1, 1, 20)[:, None]

    never = fit("share", places, np.full(20, 10.0), np.zeros(20))
    always = fit("share", places, np.full(20, 10.0), np.ones(20))

    assert float(never.at(np.zeros((1, 1)))[0]) < 0.05
    assert float(always.at(np.zeros((1, 1)))[0]) > 0.95


# Scene files


@pytest.mark.parametrize(("act", "name"), [("pour", "family"), ("pour", "chef"), ("flip", "standard")])
def test_a_scene_is_written_and_read_again_with_every_value(tmp_path, act, name):
    scene = load_scene(act, name)
    key = {"pour": "dispenser.mouth_mm", "flip": "crepe.mass_g"}[act]
    path = tmp_path / "new" / "mine.toml"

    write_scene(path, proposed(scene, [(key, 13.25)], "mine", 'found by "me"\nand proven'))

    again = load_scene(act, path)
    assert differences(scene, again) == [(key, differences(scene, again)[0][1], 13.25)]
    assert (again.name, again.source) == ("mine", 'found by "me"\nand proven')


def test_only_what_differs_from_the_defaults_is_written():
    scene = proposed(load_scene("pour", "standard"), [("materials.friction", 0.35)], "mine", "")

    assert "friction = 0.35" in scene_text(scene)
    assert "neck_mm" not in scene_text(scene)


def test_a_scene_file_is_never_overwritten(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("precious")

    with pytest.raises(LabFileFault, match="already"):
        write_scene(path, load_scene("pour", "standard"))
    assert path.read_text() == "precious"
