"""Work on a cluster through Dask distributed (the `cluster` extra): the same answers, from other machines."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, TypeVar

from simulator.lab.executors import MOST_DEATHS, Answers
from simulator.lab.faults import LabFault, WorkersLost
from simulator.lab.versions import versions
from simulator.workers import AHEAD, start_method

Task = TypeVar("Task")
Answer = TypeVar("Answer")

PATIENCE_S = 15
"""How long a scheduler may take to answer."""


class Cluster:
    """Sends work to a Dask scheduler, or to a cluster of its own on this machine."""

    def __init__(self, address: str | None, workers: int) -> None:
        """The cluster at `address` (tcp://…), or a local one with so many workers where there is none.

        Raises:
            LabFault: Dask is not installed, or no scheduler answers.
        """
        distributed = _distributed()
        self._workers = workers
        self._local = None
        if address is None:
            self._local = _local_cluster(distributed, workers)
        try:
            self._client = distributed.Client(self._local or address, timeout=PATIENCE_S, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as fault:
            raise LabFault(f"--scheduler {address}: no scheduler answers: {fault}") from None

    def run(self, job: Callable[[Task], Answer], tasks: Iterable[tuple[int, Task]]) -> Answers[Answer]:
        """Keeps a few tasks ahead of the workers. A worker that dies costs its task, which is done again."""
        running = _Running(self._client, job)
        waiting, deaths = iter(tasks), 0
        try:
            running.begin(islice(waiting, AHEAD * self._many()))
            while running:
                number, task, future = running.next()
                if _died(future):
                    deaths += 1
                    if deaths > MOST_DEATHS:
                        raise WorkersLost(f"workers died {deaths} times without any work done between")
                    running.begin([(number, task)])
                    continue
                found, answer = future.result()
                _same_versions(found)
                deaths = 0
                yield number, answer
                running.begin(islice(waiting, max(1, AHEAD * self._many() - len(running))))
        finally:
            running.cancel()

    def _many(self) -> int:
        """Threads that work now: workers may come and go."""
        threads: dict[str, int] = self._client.nthreads()
        return max(self._workers, sum(threads.values()))

    def close(self) -> None:
        """Leave the cluster; one of its own is shut down."""
        self._client.close()
        if self._local is not None:
            self._local.close()


def _local_cluster(distributed: Any, workers: int) -> Any:
    """A cluster on this machine. Its workers are forked from a process that has read Dask once for all of them."""
    import dask

    dask.config.set({"distributed.worker.multiprocessing-method": start_method()})
    return distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=logging.CRITICAL
    )


class _Running:
    """Tasks that the cluster has been given and has not answered yet."""

    def __init__(self, client: Any, job: Callable[[Any], Any]) -> None:
        self._client = client
        self._job = job
        self._tasks: dict[Any, tuple[int, Any]] = {}
        self._done = _distributed().as_completed(loop=client.loop)

    def __len__(self) -> int:
        return len(self._tasks)

    def begin(self, tasks: Iterable[tuple[int, Any]]) -> None:
        """Send these."""
        for number, task in tasks:
            future = self._client.submit(_with_versions, self._job, task, pure=False)
            self._tasks[future] = (number, task)
            self._done.add(future)

    def next(self) -> tuple[int, Any, Any]:
        """Number, task and future of the next that is done, well or badly."""
        future = next(self._done)
        return *self._tasks.pop(future), future

    def cancel(self) -> None:
        """Ask for none of them any more."""
        self._client.cancel(list(self._tasks))


def _died(future: Any) -> bool:
    """Whether workers died over this task, oftener than the scheduler puts up with."""
    return future.status == "error" and isinstance(future.exception(), _distributed().KilledWorker)


def _distributed() -> Any:
    try:
        import distributed
    except ImportError:
        raise LabFault("a cluster needs Dask: pip install 'alacarte-simulator[cluster]'") from None
    return distributed


def _with_versions(job: Callable[[Any], Any], task: Any) -> tuple[dict[str, str], Any]:
    """What a worker does; it says with which versions."""
    return versions(), job(task)


def _same_versions(found: dict[str, str]) -> None:
    own = versions()
    for name, version in found.items():
        if version != own[name]:
            raise LabFault(
                f"a worker has {name} {version}: allowed is {own[name]}, as here: others may count otherwise"
            )
