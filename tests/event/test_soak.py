"""Hours in time that passes by ticks: visitors come and go, and the pictures' cost is told for each hour."""

from __future__ import annotations

import pytest

from simulator.event.soak import SoakReport, _under_ms, soak, turns_of
from tests.event.stands import scene_with


def test_what_nearly_all_turns_stay_under_counts_the_turns_that_a_picture_stands_for():
    assert _under_ms([(0.001, 1)] * 98 + [(0.5, 1)] * 2, 0.99) == 500.0
    assert _under_ms([(0.001, 10)] * 98 + [(0.5, 1)] * 2, 0.99) == 1.0


def test_a_picture_counts_for_as_long_as_it_stands_and_a_change_only_once():
    assert turns_of(0.05, changed=False, again=False) == 10, "one turn in ten is drawn"
    assert turns_of(0.5, changed=False, again=False) == 100, "and while nobody is there time goes in larger steps"
    assert turns_of(0.5, changed=True, again=False) == 1
    assert turns_of(0.5, changed=True, again=True) == 10, "what changes all the time is drawn in every turn"


def test_an_hour_that_is_twice_as_dear_as_the_first_minute_is_not_fine():
    assert SoakReport(8, ratio=1.99).ok
    assert not SoakReport(8, ratio=2.0).ok


@pytest.mark.slow
def test_two_short_hours_of_visitors():
    report = soak(scene_with(), 2, seed=1, hour_s=90.0)

    assert report.visits >= 1
    assert report.frames > 1200
    assert len(report.hours_p99_ms) == len(report.hours_memory_mb) == 2
    assert report.ratio == pytest.approx(max(report.hours_p99_ms) / report.first_minute_p99_ms, abs=0.01)
