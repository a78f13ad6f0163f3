import errno
import json
import os

import pytest

from simulator.acts.hand import Gesture, Hand
from simulator.window.practice_log import FlipCount, PracticeLog, count_flips, count_pours

GESTURE = Gesture("pour", (Hand(0.0, 72.5, 0.0), Hand(0.1, 72.5, 0.3)))


def pour(aim, **in_pan):
    outcome = {"in_pan": in_pan, "spilled": {}, "fouls": []}
    return {"act": "pour", "scene": "standard", "seed": 4, "aim": aim, "outcome": outcome}


def test_a_line_is_whole_json_with_its_gesture(tmp_path):
    log = PracticeLog(tmp_path, "pour")
    log.append(pour(2, lemon=1), GESTURE)
    table = json.loads(log.path.read_text())
    assert table["outcome"]["in_pan"] == {"lemon": 1}
    assert Gesture.from_json(table["gesture"]) == GESTURE


def test_facts_are_filtered_and_a_cut_line_is_left_out(tmp_path):
    log = PracticeLog(tmp_path, "pour")
    log.append(pour(2, lemon=1), GESTURE)
    log.append({**pour(1, lemon=1), "scene": "chef"}, GESTURE)
    with log.path.open("a") as file:
        file.write('{"act": "pour", "sce')
    assert [table["scene"] for table in log.facts()] == ["standard", "chef"]
    assert [table["aim"] for table in log.facts(scene="chef")] == [1]


def test_a_line_cut_short_spoils_none_that_comes_after_it(tmp_path):
    log = PracticeLog(tmp_path, "pour")
    log.append(pour(2, lemon=1), GESTURE)
    whole = log.path.read_bytes()
    for cut in range(0, len(whole), 7):
        log.path.write_bytes(whole + whole[:cut])
        log.append(pour(1, lemon=1), GESTURE)
        assert [table["aim"] for table in log.facts()] == [2, 1]


@pytest.mark.parametrize(
    "line",
    ["}", "[}", '{"x":\n}', "[" * 100_000 + "}", "5}", '{"aim": 1}', '{"outcome": 5}', "\xff}", '{"outcome": {}}'],
)
@pytest.mark.parametrize("act", ["pour", "flip"])
def test_a_line_that_is_none_of_ours_is_left_out(tmp_path, line, act):
    log = PracticeLog(tmp_path, act)
    log.path.write_bytes(line.encode("latin-1") + b"\n")

    log.append(pour(2, lemon=1), GESTURE)

    assert [table["aim"] for table in log.facts()] == [2]


def test_an_act_that_does_not_fit_on_the_disk_is_taken_back(tmp_path, monkeypatch):
    log = PracticeLog(tmp_path, "pour")
    log.append(pour(2, lemon=1), GESTURE)
    whole = log.path.read_bytes()

    def full(_file):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left") as fault:
            log.append(pour(1, lemon=1), GESTURE)

    assert fault.value.filename == str(log.path)
    assert log.path.read_bytes() == whole


def test_pours_are_counted_with_what_fell_beside():
    beside = pour(2, lemon=1)
    beside["outcome"]["spilled"] = {"salt": 1}
    count = count_pours([pour(1, lemon=1), beside, pour(1, lemon=9)])
    assert (count.tips, count.hits) == (3, 2)
    assert count.histogram == (0, 1, 1, 0, 0, 0, 1)
    assert count.mean == 4.0


def test_a_streak_ends_with_a_failed_flip_and_the_best_stays():
    landings = ["picture_up", "picture_up", "beside", "picture_up"]
    count = count_flips([{"outcome": {"landed": landed}} for landed in landings])
    assert count == FlipCount(4, 1, 2, (("beside", 1), ("picture_up", 3)))


def test_nothing_practised_counts_nothing(tmp_path):
    assert PracticeLog(tmp_path, "flip").facts() == []
    assert count_pours([]).tips == 0
    assert count_flips([]).best == 0
