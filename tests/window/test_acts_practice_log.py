import json

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
