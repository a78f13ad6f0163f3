"""The supervisor starts a stand again that crashed or hangs, and shows the safe screen when it does not stay up."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from simulator.event import supervisor
from simulator.event.heartbeat import Heart
from simulator.event.supervisor import RESTART, Supervisor, logger

FIRST = "import sys, pathlib, time; p = pathlib.Path(sys.argv[1]); n = len(p.read_text()) if p.exists() else 0; "
FIRST += "p.write_text('x' * (n + 1)); print('beat', flush=True); "


def stand(code: str, told: Path) -> list[str]:
    """A stand that counts its starts in `told` and then does what `code` says; `n` starts went before."""
    return [sys.executable, "-c", FIRST + code, str(told)]


def run(command: list[str], log: logging.Logger, safe: list[str] | None = None) -> list[str]:
    """Runs a supervisor to its end; the reasons for which the safe screen was shown."""
    reasons: list[str] = []

    def safe_command(reason: str) -> list[str]:
        reasons.append(reason)
        return safe or [sys.executable, "-c", "raise SystemExit(0)"]

    assert Supervisor(command, safe_command, log).run() == 0
    return reasons


@pytest.fixture
def log(tmp_path: Path) -> logging.Logger:
    return logger(tmp_path / "stand.log", 1)


def test_a_stand_that_the_staff_close_stays_closed(tmp_path: Path, log: logging.Logger):
    assert run(stand("sys.exit(0)", tmp_path / "told"), log) == []

    assert (tmp_path / "told").read_text() == "x"


def test_a_crashed_stand_is_started_again_and_its_last_words_are_logged(tmp_path: Path, log: logging.Logger):
    run(stand("n < 2 and sys.exit('broken') or sys.exit(0)", tmp_path / "told"), log)

    assert (tmp_path / "told").read_text() == "xxx"
    assert "exit status 1: broken" in (tmp_path / "stand.log").read_text()


def test_a_hung_stand_is_killed_and_started_again(tmp_path: Path, log: logging.Logger, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(supervisor, "HUNG_S", 1.0)
    monkeypatch.setattr(supervisor, "SETTLED_BEATS", 0)

    run(stand("n < 1 and time.sleep(600) or sys.exit(0)", tmp_path / "told"), log)

    assert (tmp_path / "told").read_text() == "xx"
    assert "no heartbeat" in (tmp_path / "stand.log").read_text()


def test_a_hung_stand_is_noticed_within_five_seconds():
    assert supervisor.HUNG_S + 2 * supervisor.LOOK_S < 5


def test_three_crashes_in_a_minute_lead_to_the_safe_screen_with_the_reason(tmp_path: Path, log: logging.Logger):
    reasons = run(stand("sys.exit('no screen')", tmp_path / "told"), log)

    assert (tmp_path / "told").read_text() == "xxx"
    assert reasons == ["exit status 1: no screen"]


def test_from_the_safe_screen_the_stand_is_tried_again(tmp_path: Path, log: logging.Logger):
    safe = [sys.executable, "-c", f"raise SystemExit({RESTART})"]

    run(stand("n < 3 and sys.exit('no screen') or sys.exit(0)", tmp_path / "told"), log, safe)

    assert (tmp_path / "told").read_text() == "xxxx"


def test_restarts_that_were_asked_for_are_no_crashes(tmp_path: Path, log: logging.Logger):
    reasons = run(stand(f"sys.exit({RESTART} if n < 4 else 0)", tmp_path / "told"), log)

    assert reasons == []
    assert (tmp_path / "told").read_text() == "xxxxx"


def test_crashes_that_lie_far_apart_show_no_safe_screen(tmp_path: Path, log: logging.Logger):
    now_s = [0.0]

    def clock() -> float:
        now_s[0] += 0.5
        return now_s[0]

    def safe(reason: str) -> list[str]:
        raise AssertionError(reason)

    class Slow(Supervisor):
        def _next(self, end: supervisor.End) -> list[str]:
            now_s[0] += 31
            return super()._next(end)

    assert Slow(stand("sys.exit(1 if n < 5 else 0)", tmp_path / "told"), safe, log, clock).run() == 0


def test_what_a_stand_says_is_passed_on(tmp_path: Path, log: logging.Logger, capfd: pytest.CaptureFixture[str]):
    run(stand("print('PIN: 204817'); sys.exit(0)", tmp_path / "told"), log)

    assert capfd.readouterr().out == "PIN: 204817\n"


def test_the_log_is_cut_and_old_parts_are_thrown_away(tmp_path: Path):
    log = logger(tmp_path / "stand.log", 1)
    for _ in range(9000):
        log.warning("a" * 200)

    sizes = [path.stat().st_size for path in tmp_path.glob("stand.log*")]
    assert len(sizes) == 4
    assert sum(sizes) < 1_100_000


def test_without_a_disk_the_supervisor_goes_on(tmp_path: Path):
    (tmp_path / "file").write_text("")
    log = logger(tmp_path / "file" / "stand.log", 1)

    run(stand("n < 1 and sys.exit('broken') or sys.exit(0)", tmp_path / "told"), log)

    assert (tmp_path / "told").read_text() == "xx"


def test_a_stand_beats_twice_a_second_and_notices_when_nobody_listens(monkeypatch: pytest.MonkeyPatch):
    said: list[str] = []
    lost: list[bool] = []
    now_s = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now_s[0])

    class Out:
        def write(self, words: str) -> None:
            if now_s[0] > 102:
                raise BrokenPipeError
            said.append(words)

        def flush(self) -> None:
            pass

    heart = Heart(lambda: lost.append(True), Out())  # type: ignore[arg-type]
    for _ in range(16):
        heart()
        now_s[0] += 0.25

    assert said == ["beat\n"] * 5
    assert lost == [True]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="children are found in /proc")
def test_a_real_stand_that_is_killed_comes_up_again_and_ends_when_it_is_told_to(tmp_path: Path):
    command = [sys.executable, "-m", "simulator", "event", "--supervise", "--data", str(tmp_path), "--size", "1024x600"]
    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    watcher = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=quiet)
    assert watcher.stdout is not None
    assert "PIN" in next(line for line in watcher.stdout if "PIN" in line)
    first = children_of(watcher.pid)

    os.kill(first[0], signal.SIGKILL)
    log = tmp_path / "event" / "stand.log"
    while not (children_of(watcher.pid) and children_of(watcher.pid) != first):
        assert watcher.poll() is None
        time.sleep(0.05)
    second = children_of(watcher.pid)
    watcher.terminate()

    assert watcher.wait(60) == 0
    assert "exit status -9" in log.read_text()
    assert not Path(f"/proc/{second[0]}/exe").exists()


def children_of(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
