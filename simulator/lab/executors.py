"""Who does the work: this process, or processes on this machine. The answers are the same; only their order varies."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Protocol, TypeVar

from simulator.lab.faults import WorkersLost

Task = TypeVar("Task")
Answer = TypeVar("Answer")

AHEAD = 2
"""Pieces of work waiting for each worker: none is ever idle, and memory stays bounded."""

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
        self._pool: ProcessPoolExecutor | None = None

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
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context(_start_method()), initializer=_begin_worker
            )
        try:
            return self._pool.submit(job, task)
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
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _next(again: list[tuple[int, Task]], waiting: Iterator[tuple[int, Task]], room: int) -> list[tuple[int, Task]]:
    """Up to `room` tasks, those that were lost first."""
    taken = again[:room]
    del again[:room]
    return taken + list(islice(waiting, room - len(taken)))


def _start_method() -> str:
    """Workers start afresh: a fork would copy the threads of a progress bar in whatever state they are."""
    return "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"


def _begin_worker() -> None:
    """A worker leaves Ctrl-C to the command, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
