"""Counts that grow while a person looks on."""

from __future__ import annotations

import pytest
from made_up import rolled, setting

from simulator.lab.background import LONGEST, SHORTEST, Background
from simulator.lab.study import Study


class Promise:
    """Work that is done when the test says so."""

    def __init__(self, job, task):
        self.job, self.task, self.ready, self.cancelled = job, task, False, False

    def done(self):
        return self.ready

    def result(self):
        return self.job(self.task)

    def cancel(self):
        self.cancelled = True


class ByHand(Background):
    """A background whose workers the test plays."""

    def __init__(self, workers=1):
        self.promises = []
        self._room, self._job, self._asked = workers * 2, rolled, {}
        self._team = self

    def submit(self, job, task):
        self.promises.append(Promise(job, task))
        return self.promises[-1]

    def acts(self):
        return [promise.task[0].acts for promise in self.promises]


def place(mouth, acts=40):
    asked = setting(acts)
    return asked.point(asked.hands[0], (("dispenser.mouth_mm", mouth),))


def test_the_first_pieces_of_work_are_the_shortest():
    background = ByHand()
    background.ask({"a": place(12)})
    while not background.done:
        background.promises[-1].ready = background.promises[-2].ready = True
        background.look()

    assert background.acts()[:5] == [SHORTEST, SHORTEST, 2, 4, LONGEST]
    assert max(background.acts()) == LONGEST
    assert sum(background.acts()) == 40


def test_what_is_known_is_what_a_study_would_count_and_acts_are_counted_in_order():
    background = ByHand()
    background.ask({"a": place(12, acts=7)})

    background.promises[1].ready = True
    assert background.look()["a"].total == 0
    background.promises[0].ready = True
    assert background.look()["a"].total == 2
    for promise in background.promises:
        promise.ready = True
    background.look()
    for promise in background.promises:
        promise.ready = True

    assert background.look()["a"] == Study(job=rolled).measure([place(12, acts=7)])[0]
    assert background.done


def test_a_change_forgets_what_was_asked_and_keeps_what_was_not_changed():
    background = ByHand(workers=2)
    background.ask({"a": place(12), "b": place(13)})
    old = list(background.promises)
    for promise in old:
        promise.ready = promise.task[0].changes == (("dispenser.mouth_mm", 12),)
    before = background.look()

    background.ask({"a": place(12), "b": place(14)})

    assert before["a"].total > 0
    assert background.look()["a"].total == before["a"].total
    assert background.look()["b"].total == 0
    assert all(promise.cancelled for promise in old if not promise.ready)


def test_two_pinned_scenes_grow_alike():
    background = ByHand(workers=2)
    background.ask({"a": place(12), "b": place(13)})

    given = [promise.task[0].changes[0][1] for promise in background.promises]

    assert sorted(given) == [12, 12, 13, 13]


@pytest.mark.slow
def test_real_workers_come_to_the_same():
    with Background(2, rolled) as background:
        background.ask({"a": place(12), "b": place(14)})
        while not background.done:
            found = background.look()

    assert [found["a"], found["b"]] == Study(job=rolled).measure([place(12), place(14)])
