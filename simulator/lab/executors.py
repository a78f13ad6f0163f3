"""Who does the work: this process, or processes on this machine. The answers are the same; only their order varies."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Protocol, TypeVar

from simulator.lab.faults import WorkersLost
from simulator.workers import AHEAD, Team

Task = TypeVar("Task")
Answer = TypeVar("Answer")

MOST_DEATHS = 3
"""Deaths of workers in a row without any work done between, after which the work itself is to blame."""


Answers = Generator[tuple[int, Answer], None, None]


class Executor(Protocol):
    """Does numbered tasks and yields (number, answer) as they are done, in any order."""

    def run(self, job: Callable[[Task], Answer], tasks: Iterable[tuple[int, Task]]) -> Answers[Answer]:
        """Each task is done once for the caller, however often a worker died over it.

        Raises:
            WorkersLost: workers died again and again.
        """

    def close(self) -> None:
        """Let the workers go."""


class Here:
    """Does all work in this process."""

    def run(self, job: Callable[[Task], Answer], tasks: Iterable[tuple[int, Task]]) -> Answers[Answer]:
        """One task after the other."""
        for number, task in tasks:
            yield number, job(task)

    def close(self) -> None:
        """There is nobody to let go."""


class Processes:
    """Shares the work among processes of this machine. One that dies costs its piece of work, which is done again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._team: Team | None = None

    def run(self, job: Callable[[Task], Answer], tasks: Iterable[tuple[int, Task]]) -> Answers[Answer]:
        """Keeps a few tasks ahead of the workers, never all of them."""
        waiting, again, deaths = iter(tasks), list[tuple[int, Task]](), 0
        running: dict[Future[Answer], tuple[int, Task]] = {}
        while True:
            room = self._workers * AHEAD - len(running)
            for task in _next(again, waiting, room):
                running[self._submit(job, task[1])] = task
            if not running:
                return
            done, _still = wait(running, return_when=FIRST_COMPLETED)
            if any(isinstance(future.exception(), BrokenProcessPool) for future in done):
                deaths += 1
                again += running.values()
                running.clear()
                self._start_anew(deaths)
                continue
            for future in done:
                number, _task = running.pop(future)
                yield number, future.result()
            deaths = 0

    def _submit(self, job: Callable[[Task], Answer], task: Task) -> Future[Answer]:
        if self._team is None:
            self._team = Team(self._workers)
        try:
            return self._team.submit(job, task)
        except BrokenProcessPool as fault:
            lost: Future[Answer] = Future()
            lost.set_exception(fault)
            return lost

    def _start_anew(self, deaths: int) -> None:
        self.close()
        if deaths > MOST_DEATHS:
            raise WorkersLost(f"workers died {deaths} times without any work done between")

    def close(self) -> None:
        """Let the workers finish what they are at, and go."""
        if self._team is not None:
            self._team.close()
            self._team = None


def _next(again: list[tuple[int, Task]], waiting: Iterator[tuple[int, Task]], room: int) -> list[tuple[int, Task]]:
    """Up to `room` tasks, those that were lost first."""
    taken = again[:room]
    del again[:room]
    return taken + list(islice(waiting, room - len(taken)))
