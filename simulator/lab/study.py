"""A study: points are measured by whoever does the work, and what is done stays done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing

from simulator.lab.counts import Counts
from simulator.lab.executors import Executor, Here
from simulator.lab.journal import Journal
from simulator.lab.measure import Part, counts_of
from simulator.lab.points import Point, Work, count_work, pieces_of_work

Progress = Callable[[int, int], None]
"""Told how many acts are done, and how many there are so far."""

Job = Callable[[tuple[Part, ...]], list[Counts]]
"""Counts what came of each part."""


class Study:
    """Measures points. Work that the journal knows already is not done again, so a study that was stopped goes on.

    What is measured depends on the points alone: not on the executor, and not on whether the study was ever stopped.
    """

    def __init__(
        self,
        executor: Executor | None = None,
        journal: Journal | None = None,
        progress: Progress | None = None,
        job: Job = counts_of,
    ) -> None:
        self._executor = executor or Here()
        self._journal = journal
        self._progress = progress or (lambda done, all_acts: None)
        self._job = job
        self._works = 0
        self._done = 0
        self._all = 0

    @property
    def acts(self) -> int:
        """Acts measured so far."""
        return self._done

    def measure(self, points: Sequence[Point]) -> list[Counts]:
        """What came of the acts of each point.

        Raises:
            LabFault: a piece was lost, or workers were.
            KeyboardInterrupt: a person has had enough; what is done is in the journal.
        """
        found = [Counts() for _ in points]
        self._all += sum(point.acts for point in points)
        self._progress(self._done, self._all)
        first = self._works
        self._works += count_work(points)
        for work, answers in self._answers(first, points):
            for number, counts in zip(work.points, answers, strict=True):
                found[number] += counts
            self._done += sum(part.acts for part in work.parts)
            self._progress(self._done, self._all)
        return found

    def _answers(self, first: int, points: Sequence[Point]) -> Iterator[tuple[Work, list[Counts]]]:
        known = self._journal.known if self._journal else {}
        asked: dict[int, Work] = {}
        kept: list[tuple[Work, list[Counts]]] = []

        def unknown() -> Iterator[tuple[int, tuple[Part, ...]]]:
            for number, work in enumerate(pieces_of_work(points), start=first):
                if number in known:
                    kept.append((work, known[number]))
                else:
                    asked[number] = work
                    yield number, work.parts

        with closing(self._executor.run(self._job, unknown())) as running:
            for number, answers in running:
                yield from kept
                kept.clear()
                if self._journal:
                    self._journal.write(number, answers)
                yield asked.pop(number), answers
        yield from kept
