"""Studies: whoever does the work, and however often it was stopped, the answer is the same."""

from __future__ import annotations

import pytest
from made_up import KillsEveryWorker, KillsItsWorkerOnce, Stopped, StopsAfter, rolled, setting

from simulator.lab.counts import Counts
from simulator.lab.executors import Here, Processes
from simulator.lab.faults import LabFileFault, WorkersLost
from simulator.lab.journal import Journal
from simulator.lab.points import CHUNK, count_work, pieces_of_work
from simulator.lab.study import Study

QUESTION = {"study": "sweep", "acts": 120, "versions": {"pymunk": "7"}}


def places(acts=120, mouths=(12, 13, 14)):
    asked = setting(acts)
    return [asked.point(asked.hands[0], (("dispenser.mouth_mm", mouth),)) for mouth in mouths]


def measured(executor=None, journal=None, job=rolled, points=None):
    try:
        return Study(executor, journal, job=job).measure(points or places())
    finally:
        (executor or Here()).close()


def test_every_act_is_done_once_and_pieces_of_work_are_of_one_size():
    points = places(120)
    works = list(pieces_of_work(points))

    assert len(works) == count_work(points) == 6
    assert {sum(part.acts for part in work.parts) for work in works[:-1]} == {CHUNK["pour"]}
    done = [(number, index) for work in works for number, part in zip(work.points, work.parts, strict=True)
            for index in range(part.first, part.first + part.acts)]  # fmt: skip
    assert done == [(number, index) for number in range(3) for index in range(120)]


def test_counts_belong_to_their_point():
    found = measured()

    assert [counts.total for counts in found] == [120, 120, 120]
    assert [set(counts.outcomes) for counts in found] == [{"0", "1", "2"}, {"1", "2", "3"}, {"2", "3", "4"}]


def test_any_number_of_workers_counts_the_same():
    assert measured(Processes(1)) == measured(Processes(2)) == measured()


def test_a_worker_that_is_killed_costs_only_its_piece_of_work(tmp_path):
    trace = tmp_path / "killed"

    assert measured(Processes(2), job=KillsItsWorkerOnce(trace)) == measured()
    assert trace.exists()


def test_work_that_kills_every_worker_is_given_up():
    with pytest.raises(WorkersLost, match="workers died"):
        measured(Processes(1), job=KillsEveryWorker(), points=places(60, (12,)))


def test_progress_is_told_in_acts():
    told = []

    Study(progress=lambda done, all_acts: told.append((done, all_acts)), job=rolled).measure(places(100, (12,)))

    assert told == [(0, 100), (64, 100), (100, 100)]


# The journal


@pytest.mark.parametrize("done", [0, 1, 5])
def test_a_study_that_was_stopped_goes_on_where_it_was(tmp_path, done):
    path = tmp_path / "sweep.journal"
    with pytest.raises(Stopped):
        measured(journal=Journal(path, QUESTION, resume=False), job=StopsAfter(done))

    journal = Journal(path, QUESTION, resume=True)
    assert len(journal.known) == done
    again = StopsAfter(6 - done)
    assert measured(journal=journal, job=again) == measured()
    assert again.left == 0


def test_stages_of_one_study_are_kept_apart(tmp_path):
    def two_stages(journal, job):
        study = Study(journal=journal, job=job)
        return study.measure(places(100, (12,))) + study.measure(places(100, (14,)))

    path = tmp_path / "calibrate.journal"
    with pytest.raises(Stopped):
        two_stages(Journal(path, QUESTION, resume=False), StopsAfter(3))

    assert two_stages(Journal(path, QUESTION, resume=True), StopsAfter(1)) == two_stages(None, rolled)


def begun(path):
    journal = Journal(path, QUESTION, resume=False)
    for number in range(3):
        journal.write(number, [Counts({"1": number + 1})])
    journal.close()
    return path


def test_a_last_line_cut_short_is_dropped(tmp_path):
    path = begun(tmp_path / "x.journal")
    path.write_bytes(path.read_bytes()[:-7])

    journal = Journal(path, QUESTION, resume=True)
    assert sorted(journal.known) == [0, 1]
    journal.write(2, [Counts({"1": 3})])
    journal.close()

    assert sorted(Journal(path, QUESTION, resume=True).known) == [0, 1, 2]


@pytest.mark.parametrize(
    "tamper",
    [
        lambda rows: [rows[0], rows[1].replace(b'"1": 1', b'"1": 7'), *rows[2:]],
        lambda rows: [rows[0], *rows[2:]],
        lambda rows: [rows[0], rows[2], rows[1], rows[3]],
        lambda rows: rows[1:],
        lambda rows: [b"nothing\n", *rows[1:]],
    ],
    ids=["a number", "a line lost", "two lines swapped", "no header", "another header"],
)
def test_a_journal_that_was_changed_is_refused(tmp_path, tamper):
    path = begun(tmp_path / "x.journal")
    path.write_bytes(b"".join(tamper(path.read_bytes().splitlines(keepends=True))))

    with pytest.raises(LabFileFault, match=r"x.journal:\d: .*allowed is a journal as a study left it"):
        Journal(path, QUESTION, resume=True)


def test_a_journal_of_another_question_is_refused_with_what_differs(tmp_path):
    path = begun(tmp_path / "x.journal")

    with pytest.raises(LabFileFault, match=r"versions.pymunk: .*begun with \"7\""):
        Journal(path, {**QUESTION, "versions": {"pymunk": "8"}}, resume=True)


def test_a_journal_is_never_overwritten(tmp_path):
    path = begun(tmp_path / "x.journal")

    with pytest.raises(LabFileFault, match="--resume"):
        Journal(path, QUESTION, resume=False)
