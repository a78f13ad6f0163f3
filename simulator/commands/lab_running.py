"""How a command conducts a study: workers, journal, progress bar, Ctrl-C, and the files at the end."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.commands.faults import FileFault, Interrupted
from simulator.commands.output import print_json
from simulator.text import _

if TYPE_CHECKING:
    from simulator.lab.executors import Executor
    from simulator.lab.journal import Journal
    from simulator.lab.results import Finding
    from simulator.lab.study import Progress, Study


def conduct(
    arguments: argparse.Namespace,
    question: Mapping[str, Any],
    answer: Callable[[Study], Finding],
    folder: Path | None = None,
    stem: str = "",
) -> tuple[Finding, dict[str, float]]:
    """The answer to a question, and how long it took; written to `folder` where there is one.

    Raises:
        FileFault: another study lies there already, or one that is not to be resumed.
        Interrupted: Ctrl-C; what is done lies in the journal.
    """
    started_s = time.perf_counter()
    stem = stem or str(question["study"])
    done = _done_before(folder, stem, question, arguments.resume) if folder else None
    if done is not None:
        return done, {"acts": 0, "seconds": 0.0}
    journal = _open_journal(folder, stem, question, arguments.resume) if folder else None
    finding, acts = _measured(arguments, answer, journal)
    if folder is not None and journal is not None:
        from simulator.lab.results import write_finding

        write_finding(folder, stem, finding)
        journal.discard()
    return finding, {"acts": acts, "seconds": round(time.perf_counter() - started_s, 3)}


def _measured(
    arguments: argparse.Namespace, answer: Callable[[Study], Finding], journal: Journal | None
) -> tuple[Finding, int]:
    from simulator.lab.study import Study

    executor = executor_of(arguments)
    try:
        with progress() as tell:
            study = Study(executor, journal, tell)
            return answer(study), study.acts
    except KeyboardInterrupt:
        raise Interrupted(_kept(journal)) from None
    finally:
        executor.close()
        if journal is not None:
            journal.close()


def _kept(journal: Journal | None) -> str:
    if journal is None:
        return _("interrupted; without --out nothing is kept")
    return _("interrupted; what is done is kept: the same command with --resume goes on")


def _done_before(folder: Path, stem: str, question: Mapping[str, Any], resume: bool) -> Finding | None:
    """The finding that lies in `folder` already, where that is what was asked for."""
    from simulator.lab.journal import first_difference
    from simulator.lab.results import paths_of, read_finding

    table, sidecar, _journal = paths_of(folder, stem)
    if not sidecar.exists() and not table.exists():
        return None
    if not resume:
        raise FileFault(
            _("{path}: a finished study lies here: allowed is another place").format(
                path=sidecar if sidecar.exists() else table
            )
        )
    finding = read_finding(sidecar)
    place = first_difference(finding.question, question)
    if place is not None:
        raise FileFault(
            _("{path}: another study lies here: {key} is {was}, not {now}").format(
                path=sidecar, key=place[0], was=place[1], now=place[2]
            )
        )
    return finding


def _open_journal(folder: Path, stem: str, question: Mapping[str, Any], resume: bool) -> Journal:
    from simulator.lab.journal import Journal
    from simulator.lab.results import paths_of

    folder.mkdir(parents=True, exist_ok=True)
    return Journal(paths_of(folder, stem)[2], question, resume)


def executor_of(arguments: argparse.Namespace) -> Executor:
    """Processes on this machine, unless the flags say otherwise."""
    if arguments.scheduler or arguments.cluster:
        from simulator.lab.cluster import Cluster

        return Cluster(arguments.scheduler, arguments.workers)
    from simulator.lab.executors import Here, Processes

    return Processes(arguments.workers) if arguments.workers > 1 else Here()


@contextmanager
def progress() -> Iterator[Progress]:
    """A bar with rate and time left on standard error, only on a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, all_acts: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn("{task.fields[rate]}")
    columns = (BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    started_s = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None, rate="")

        def tell(done: int, all_acts: int) -> None:
            speed = done / max(time.perf_counter() - started_s, 1e-9)
            told = _("{speed:.0f} a second").format(speed=speed)
            bar.update(task, completed=done, total=all_acts, rate=told)

        yield tell


def print_finding(finding: Finding, spent: Mapping[str, float], as_json: bool, where: Path | None) -> None:
    """One JSON object, or a table for people."""
    if as_json:
        print_json({**finding.to_json(), **spent})
        return
    from simulator.commands.lab_tables import show

    show(finding)
    if where is not None:
        print(_("written to {path}").format(path=where))
