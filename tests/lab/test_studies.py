"""Sweeps, rankings, skill curves and comparisons: which acts they ask for and what their tables say."""

from __future__ import annotations

import json

import pytest
from made_up import rolled, setting

from simulator.lab.compare import compare, compare_question
from simulator.lab.faults import LabFault, LabFileFault
from simulator.lab.hand_models import Noise, read_hand, resolved
from simulator.lab.results import read_finding, write_finding
from simulator.lab.sensitivity import KEYS, sensitivity, sensitivity_question, spans_about
from simulator.lab.skill import noises_of, skill, skill_question
from simulator.lab.spans import read_span
from simulator.lab.study import Study
from simulator.lab.sweep import places_of, sweep, sweep_question
from simulator.players.motor import SKILLS
from simulator.scene.files import load_scene, varied


def study():
    return Study(job=rolled)


def swept(*texts, hands=("practised",)):
    asked, spans = setting(hands=hands), [read_span(text) for text in texts]
    return sweep(study(), asked, places_of(asked, spans, "grid", 0), sweep_question(asked, spans, "grid", 0))


def test_a_sweep_has_a_row_for_each_place_and_hand():
    rows = swept("dispenser.mouth_mm=12:14:1", hands=("novice", "expert")).rows

    assert [(row["dispenser.mouth_mm"], row["hand"]) for row in rows] == [
        (mouth, hand) for mouth in (12.0, 13.0, 14.0) for hand in ("novice", "expert")
    ]
    assert all(row["pours"] == sum(row[f"n_{pieces}"] for pieces in range(21)) == 120 for row in rows)
    assert rows[0]["mean_low"] < rows[0]["mean"] < rows[0]["mean_high"] < rows[-1]["mean"]


def test_a_sweep_that_spreads_its_places_leaves_out_what_no_scene_can_be():
    asked = setting()
    spans = [read_span("dispenser.mouth_mm=8.5:15"), read_span("pieces.size_mm=7:9.5")]

    places = places_of(asked, spans, "sobol", 64)

    assert 50 < len(places) < 64
    assert all(dict(place)["dispenser.mouth_mm"] > dict(place)["pieces.size_mm"] for place in places)


def test_the_sidecar_says_all_that_was_asked(tmp_path):
    finding = swept("dispenser.mouth_mm=12,13")

    write_finding(tmp_path, "sweep", finding)

    question = json.loads((tmp_path / "sweep.json").read_text())["question"]
    assert question["scene"]["materials"]["friction"] == load_scene("pour", "standard").materials.friction
    assert question["seed"] == 1
    assert set(question["versions"]) == {"alacarte", "pymunk", "numpy"}
    assert question["ranges"] == [{"key": "dispenser.mouth_mm", "low": 12.0, "high": 13.0, "values": [12.0, 13.0]}]


def test_what_was_written_is_read_again(tmp_path):
    finding = swept("dispenser.mouth_mm=12,13")
    write_finding(tmp_path, "sweep", finding)

    again = read_finding(tmp_path / "sweep.json")

    assert [dict(row) for row in again.rows] == [dict(row) for row in finding.rows]
    assert again.question == finding.question


def test_a_changed_table_and_a_foreign_sidecar_are_refused(tmp_path):
    write_finding(tmp_path, "sweep", swept("dispenser.mouth_mm=12,13"))
    table = tmp_path / "sweep.csv"
    table.write_text(table.read_text().replace("120", "999"))
    (tmp_path / "other.json").write_text('{"format": "something else"}')

    with pytest.raises(LabFileFault, match="unchanged"):
        read_finding(tmp_path / "sweep.json")
    with pytest.raises(LabFileFault, match="not what a study left"):
        read_finding(tmp_path / "other.json")


def test_a_comparison_says_what_is_sure():
    asked = setting()
    wider = varied(asked.scene, [("dispenser.mouth_mm", 15.0), ("dispenser.shoulder_deg", 44.9)])

    rows = compare(study(), asked, wider, compare_question(asked, wider)).rows

    by_figure = {row["figure"]: row for row in rows}
    assert by_figure["mean"]["difference"] == pytest.approx(by_figure["mean"]["b"] - by_figure["mean"]["a"], abs=1e-6)
    assert by_figure["mean"]["sure"]
    assert not by_figure["p_0"]["sure"]


def test_a_scene_compared_with_itself_differs_in_nothing_sure():
    asked = setting(400)

    rows = compare(study(), asked, asked.scene, compare_question(asked, asked.scene)).rows

    assert [row["figure"] for row in rows if row["sure"]] == []


def test_the_strongest_value_comes_first():
    asked = setting()
    spans = [read_span("materials.restitution=0.1:0.3"), read_span("dispenser.mouth_mm=13:15")]

    rows = sensitivity(study(), asked, spans, "mean", sensitivity_question(asked, spans, "mean")).rows

    assert [(row["key"], row["sure"]) for row in rows] == [
        ("dispenser.mouth_mm", True),
        ("materials.restitution", False),
    ]
    assert rows[0]["change_mean"] == pytest.approx(2.0, abs=0.5)


@pytest.mark.parametrize("act", ["pour", "flip"])
def test_every_value_that_is_tried_can_be_moved_in_every_scene(act):
    for name in ("family", "standard", "chef"):
        spans = spans_about(load_scene(act, name), KEYS[act], 0.1)

        assert [span.key for span in spans] == list(KEYS[act])
        assert all(span.low < span.high for span in spans)


def test_a_skill_curve_has_a_row_for_each_scene_and_noise():
    asked, noises = setting(), noises_of(read_span("noise=0:0.2:0.1"))
    scenes = [load_scene("pour", name) for name in ("family", "chef")]

    rows = skill(study(), asked, scenes, noises, skill_question(asked, scenes, noises)).rows

    assert [(row["scene"], row["noise"]) for row in rows] == [
        (name, noise) for name in ("family", "chef") for noise in (0.0, 0.1, 0.2)
    ]


# Hands


@pytest.mark.parametrize("name", list(SKILLS))
def test_at_its_own_noise_a_hand_is_the_named_one(name):
    scene = load_scene("pour", "standard")

    hand = resolved(Noise(SKILLS[name].share), scene)

    assert (hand.skill, hand.aim_deg) == (SKILLS[name], getattr(scene.aim, f"{name}_deg"))


def test_a_hand_without_noise_is_steady():
    assert resolved(Noise(0.0), load_scene("flip", "standard")).skill.onset_s == 0.0


@pytest.mark.parametrize(
    ("text", "act", "said"),
    [
        ("clumsy", "pour", "allowed are expert, practised, novice"),
        ("watching-novice", "flip", "no such hand for a flip"),
        ("tilt:100", "flip", "no such hand for a flip"),
        ("tilt:190", "pour", "0 to 180"),
        ("noise:lots", "pour", "0 to 0.6"),
        ("recorded:nobody", "pour", "no such set"),
        ("recorded:../x", "pour", "no such set"),
    ],
)
def test_a_hand_that_there_is_not_is_refused(tmp_path, text, act, said):
    with pytest.raises(LabFault, match=said):
        read_hand(text, act, tmp_path)
