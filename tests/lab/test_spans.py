"""Ranges as people write them, and the places that they make."""

from __future__ import annotations

import pytest

from simulator.lab.faults import LabFault
from simulator.lab.spans import check_spans, grid, read_span
from simulator.scene.files import load_scene

STANDARD = load_scene("pour", "standard")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("a.b=9:10:0.5", (9.0, 9.5, 10.0)),
        ("a.b=0.1:0.3:0.1", (0.1, 0.2, 0.3)),
        ("a.b=9:10:0.4", (9.0, 9.4, 9.8)),
        ("a.b=9:15", ()),
        ("a.b=12,10,11", (12.0, 10.0, 11.0)),
    ],
)
def test_a_range_has_these_values(text, values):
    assert read_span(text).values == values


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a.b=16:9:0.5", "from the lower to the higher"),
        ("a.b=9:16:0", "a step of 0: allowed is more than 0"),
        ("a.b=9:16:-1", "more than 0"),
        ("a.b=0:1:0.0000001", "10000001 values: allowed are 10000"),
        ("a.b=9:16:1:2", "LOW:HIGH:STEP"),
        ("a.b=9:x", "'x': allowed is a number"),
        ("a.b=nan:3", "allowed is a number"),
        ("a.b=", "allowed is KEY=LOW:HIGH"),
        ("9:16", "allowed is KEY=LOW:HIGH"),
    ],
)
def test_what_is_no_range_is_refused_in_words(text, said):
    with pytest.raises(LabFault) as fault:
        read_span(text)

    assert said in str(fault.value)
    assert text in str(fault.value)


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (["dispenser.moth_mm=9:16"], "no such key"),
        (["dispenser.mouth_mm=5:16"], "dispenser.mouth_mm: 5.0"),
        (["dispenser.mouth_mm=9:16", "dispenser.mouth_mm=9:10"], "given 2 times"),
    ],
)
def test_a_range_that_the_scene_cannot_have_is_refused(texts, said):
    with pytest.raises(LabFault, match=said):
        check_spans(STANDARD, [read_span(text) for text in texts])


def test_a_grid_is_every_combination_the_last_value_turning_fastest():
    spans = [read_span("dispenser.mouth_mm=12,13"), read_span("materials.friction=0.2:0.4:0.1")]

    assert grid(STANDARD, spans) == [
        (("dispenser.mouth_mm", mouth), ("materials.friction", friction))
        for mouth in (12.0, 13.0)
        for friction in (0.2, 0.3, 0.4)
    ]


def test_a_combination_that_no_scene_can_have_is_named():
    spans = [read_span("dispenser.mouth_mm=10,14"), read_span("pieces.size_mm=8,11")]

    with pytest.raises(LabFault, match=r"at dispenser.mouth_mm=10, pieces.size_mm=11"):
        grid(STANDARD, spans)


def test_a_grid_that_nobody_could_wait_for_is_refused():
    spans = [read_span("dispenser.mouth_mm=12:14:0.01"), read_span("materials.friction=0.1:0.9:0.001")]

    with pytest.raises(LabFault, match="allowed are 10000"):
        grid(STANDARD, spans)
