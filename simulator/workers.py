"""Processes that share work on this machine. They end with the command, however it ends.

Anyone may import this module: it imports nothing of the package.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection
from types import TracebackType
from typing import TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

AHEAD = 2
"""Pieces of work waiting for each worker: none is ever idle, and memory stays bounded."""


def shared(job: Callable[[Task], Answer], tasks: Iterable[Task], workers: int) -> Iterator[Answer]:
    """The answers to `tasks` in their order, worked out by so many processes; by this one where one is enough.

    Tasks are taken as they are needed, never all at once. Where the caller stops asking, all work stops at once.
    """
    waiting = iter(tasks)
    first = list(islice(waiting, workers * AHEAD))
    if min(workers, len(first)) <= 1:
        yield from map(job, first)
        yield from map(job, waiting)
        return
    with Team(min(workers, len(first))) as team:
        running = deque(team.submit(job, task) for task in first)
        while running:
            yield running.popleft().result()
            running.extend(team.submit(job, task) for task in islice(waiting, 1))


def aside(job: Callable[[], Answer]) -> Future[Answer]:
    """One piece of work in a process of its own, which goes when it is done; the caller goes on meanwhile."""
    team = Team(1)
    doing = team.submit(job)
    doing.add_done_callback(lambda _done: team.let_go())
    return doing


class Team:
    """Workers that leave Ctrl-C to the command. Leaving the block by an error ends them at once."""

    def __init__(self, workers: int) -> None:
        listens, self._line = multiprocessing.Pipe(duplex=False)
        context = multiprocessing.get_context(start_method())
        self._pool = ProcessPoolExecutor(workers, context, initializer=_begin_worker, initargs=(listens,))

    def submit(self, job: Callable[..., Answer], *task: object) -> Future[Answer]:
        """One piece of work. Raises BrokenProcessPool when a worker has died."""
        return self._pool.submit(job, *task)

    def close(self) -> None:
        """Let the workers finish what they are at, and go."""
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._line.close()

    def let_go(self) -> None:
        """Nothing more is to be done; nobody waits for the workers."""
        self._pool.shutdown(wait=False)
        self._line.close()

    def stop(self) -> None:
        """End the workers, whatever they are at."""
        self._line.close()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> Team:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.close()
        else:
            self.stop()


def start_method() -> str:
    """Workers start afresh: a fork would copy the threads of a progress bar in whatever state they are."""
    return "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"


def _begin_worker(line: Connection) -> None:
    """A worker leaves Ctrl-C to the command, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    """Nothing is ever said on the line: it goes dead with the command, even where that was killed, or when it stops."""
    with suppress(EOFError, OSError):
        line.recv_bytes()
    os._exit(1)
