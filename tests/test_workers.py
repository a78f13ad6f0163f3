"""Processes that share work: the same answers in the same order, and none outlives the command."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import pytest

from simulator import workers
from simulator.workers import Team, shared

unix = pytest.mark.skipif(not hasattr(os, "killpg"), reason="this machine ends processes otherwise")


def doubled(number):
    return 2 * number


def never_done(path):
    """Says on a pipe that it has begun, and keeps it open for as long as it lives."""
    with open(path, "w") as pipe:
        pipe.write("begun\n")
        pipe.flush()
        signal.pause()


@pytest.mark.parametrize("count", [1, 2])
def test_answers_come_in_the_order_of_the_tasks_for_any_number_of_workers(count):
    assert list(shared(doubled, range(9), count)) == [2 * number for number in range(9)]
    assert list(shared(doubled, [], count)) == []


def test_one_piece_of_work_is_done_here_however_many_workers_are_allowed():
    assert list(shared(lambda number: os.getpid(), [1], 256)) == [os.getpid()]


def test_there_are_never_more_workers_than_pieces_of_work(monkeypatch):
    asked = []

    class Noted(Team):
        def __init__(self, count):
            asked.append(count)
            super().__init__(count)

    monkeypatch.setattr(workers, "Team", Noted)
    assert list(shared(doubled, [1, 2], 256)) == [2, 4]
    assert asked == [2]


@pytest.mark.parametrize("count", [1, 2])
def test_tasks_are_taken_as_they_are_needed(count):
    taken = []

    def endless():
        while True:
            taken.append(len(taken))
            yield len(taken)

    answers = shared(doubled, endless(), count)
    assert [next(answers) for _ in range(3)] == [2, 4, 6]
    answers.close()
    assert len(taken) <= 3 + 2 * workers.AHEAD


def test_a_piece_of_work_aside_gives_its_answer_and_nobody_stays():
    doing = workers.aside(partial(doubled, 21))

    assert doing.result() == 42
    for process in multiprocessing.active_children():
        process.join()
    assert multiprocessing.active_children() == []


@unix
def test_stopping_ends_work_that_would_never_end(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    team = Team(1)
    future = team.submit(never_done, str(pipe))
    with open(pipe) as listens:
        assert listens.readline() == "begun\n"
        team.stop()
        assert listens.read() == ""
    assert isinstance(future.exception(), BrokenProcessPool)
    assert multiprocessing.active_children() == []


LEADER = """
import sys
from simulator.__main__ import _end
from simulator.workers import shared
from tests.test_workers import never_done
import signal
signal.signal(signal.SIGTERM, _end)
signal.signal(signal.SIGINT, signal.default_int_handler)
if __name__ == "__main__":
    list(shared(never_done, [{path!r}, {path!r}], 2))
"""


@unix
@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM", "SIGINT"])
def test_no_worker_outlives_the_command(tmp_path, how):
    pipe, script = tmp_path / "pipe", tmp_path / "leader.py"
    os.mkfifo(pipe)
    script.write_text(LEADER.format(path=str(pipe)))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}
    leader = subprocess.Popen([sys.executable, str(script)], env=environment, stderr=subprocess.PIPE)
    with open(pipe) as listens:
        assert listens.readline() == "begun\n"
        assert listens.readline() == "begun\n"
        leader.send_signal(getattr(signal, how))
        leader.communicate()
        assert listens.read() == ""  # every end of the pipe is closed: nobody is left who holds it
    assert leader.returncode != 0


@unix
@pytest.mark.parametrize(("how", "status"), [("SIGINT", 130), ("SIGTERM", 143)])
def test_a_command_that_is_ended_says_so_in_one_line(tmp_path, how, status):
    words = ["match", "--players", "bot:chef,bot:chef", "--games", "1000000", "--log-dir", str(tmp_path / "logs")]
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell may have started the tests deaf to Ctrl-C
    command = subprocess.Popen([sys.executable, "-m", "simulator", *words], stderr=subprocess.PIPE, text=True)
    signal.signal(signal.SIGINT, before)
    while not any("\n" in log.read_text() for log in (tmp_path / "logs").glob("*.jsonl")):
        assert command.poll() is None
    command.send_signal(getattr(signal, how))
    _out, said = command.communicate()

    assert (command.returncode, said.count("\n")) == (status, 1)
    header = json.loads(next((tmp_path / "logs").glob("*seed1.jsonl")).read_text().splitlines()[0])
    assert header["seed"] == 1
