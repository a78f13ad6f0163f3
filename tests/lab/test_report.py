"""The report: one page that needs nothing beside it, with a picture of everything that was found."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest
from made_up import poured, rolled, setting

from simulator.alacarte.components import deck_from_table
from simulator.lab.balance import balance
from simulator.lab.calibrate import Wish, calibrate, calibrate_finding, calibrate_question
from simulator.lab.charts import Interval, Series, bars, curves, intervals, per_cent
from simulator.lab.compare import compare, compare_question
from simulator.lab.faults import LabFault, LabFileFault
from simulator.lab.pictures import pictures
from simulator.lab.report import report
from simulator.lab.results import Finding, write_finding
from simulator.lab.sensitivity import sensitivity, sensitivity_question
from simulator.lab.skill import skill, skill_question
from simulator.lab.spans import read_span
from simulator.lab.study import Study
from simulator.lab.sweep import places_of, sweep, sweep_question
from simulator.lab.targets import Target
from simulator.scene.decks import read_deck
from simulator.scene.files import load_scene


def findings():
    asked, study = setting(60, hands=("practised", "novice")), Study(job=rolled)
    chef = load_scene("pour", "chef")
    spans = [read_span("dispenser.mouth_mm=13:15")]
    steps = [read_span("dispenser.mouth_mm=12:14:1"), read_span("materials.friction=0.2,0.4")]
    yield sweep(study, asked, places_of(asked, steps, "grid", 0), sweep_question(asked, steps, "grid", 0))
    yield compare(study, asked, chef, compare_question(asked, chef))
    yield sensitivity(study, asked, spans, "mean", sensitivity_question(asked, spans, "mean"))
    yield skill(study, asked, [asked.scene, chef], (0.0, 0.1), skill_question(asked, [asked.scene, chef], (0.0, 0.1)))
    wish = Wish(setting(60), tuple(spans), (Target("mean", 1.3),), 1000)
    yield calibrate_finding(wish, calibrate(Study(job=poured), wish), calibrate_question(wish, "models"))
    yield balance(deck_from_table(read_deck("standard"), "standard"), ["family", "chef"], ["novice"])


def told(folder):
    for finding in findings():
        write_finding(folder, finding.study, finding)
    return report(folder)


def test_a_report_tells_of_every_study_in_the_folder(tmp_path):
    page = told(tmp_path)

    assert page.count("<h2>") == 6
    for words in ("What was asked", "What was found", "How sure that is"):
        assert page.count(f"<h3>{words}</h3>") == 6
    assert "dispenser.mouth_mm" in page
    assert page.count("<svg") >= 9


def test_a_report_needs_nothing_from_anywhere(tmp_path):
    page = told(tmp_path)

    assert not re.search(r"<(script|link|img|iframe)\b|\bsrc=|url\(", page)
    assert set(re.findall(r"https?://[^\"]+", page)) == {"http://www.w3.org/2000/svg"}


def test_every_picture_is_whole():
    for finding in findings():
        for _words, svg in pictures(finding):
            root = ElementTree.fromstring(svg)
            assert len(root) > 3
            assert "nan" not in svg


def test_words_from_files_stay_words(tmp_path):
    finding = next(findings())
    strange = Finding(
        finding.study, {**finding.question, "hands": [{"hand": "<script>alert(1)</script>"}]}, finding.rows
    )
    write_finding(tmp_path, "sweep", strange)

    assert "<script>" not in report(tmp_path)


def test_an_empty_folder_and_a_changed_table_are_refused(tmp_path):
    with pytest.raises(LabFault, match="no study lies here"):
        report(tmp_path)
    write_finding(tmp_path, "sweep", next(findings()))
    (tmp_path / "sweep.csv").write_text("case\n1\n")
    with pytest.raises(LabFileFault, match="unchanged"):
        report(tmp_path)


# Charts


def test_points_of_a_curve_lie_where_they_should():
    series = Series("one", [0.0, 1.0], [0.0, 1.0], [0.0, 0.9], [0.1, 1.0])

    circles = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', curves([series], "x", "y"))

    (x1, y1), (x2, y2) = [tuple(map(float, circle)) for circle in circles]
    assert x1 < x2
    assert y1 > y2


def test_a_bar_is_as_tall_as_its_share():
    svg = bars(["a"], [{0: 0.2, 1: 0.4}], "x", "y")

    tall = [float(height) for height in re.findall(r'height="([\d.]+)" fill="#147D78"', svg)]
    assert tall[1] == pytest.approx(2 * tall[0], abs=0.2)


def test_an_interval_that_holds_nothing_is_pale():
    svg = intervals([Interval("a", 0.1, 0.05, 0.2), Interval("b", 0.1, -0.1, 0.3)], "x", per_cent, zero=True)

    assert len(re.findall(r'<circle [^>]*fill="#147D78"', svg)) == 1
    assert len(re.findall(r'<circle [^>]*fill="#6B4A50"', svg)) == 1


def test_a_flat_curve_can_be_drawn():
    ElementTree.fromstring(curves([Series("one", [1.0], [0.0], [0.0], [0.0])], "x", "y"))
