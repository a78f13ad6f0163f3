"""The supervisor: a process beside the stand that starts it again when it has crashed or hangs.

The stand says `beat` on its standard output. A stand that ends by itself with status 0 was closed by the staff; with
RESTART it wants to be started again; anything else is a crash. After three crashes in a minute a safe screen is shown.
"""

from __future__ import annotations

import contextlib
import logging
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import FrameType
from typing import IO

from simulator.event.heartbeat import BEAT

RESTART = 75
"""Exit status of a stand that wants to be started again."""

HUNG_S = 4.0
"""Without a beat for so long a stand hangs: killed and started again within 5 s. Chosen."""
START_S, SETTLED_BEATS = 60.0, 20
"""So long a stand may be silent at its start, until it has beaten so often: its first pictures take their time."""
LOOK_S = 0.1
CRASHES, CRASHES_S = 3, 60.0
OLD_LOGS = 3


@dataclass(frozen=True, slots=True)
class End:
    """How a stand has ended: its status, None when it hung and was killed; and its last words."""

    status: int | None
    words: str

    @property
    def crashed(self) -> bool:
        """Whether nobody wanted it to end."""
        return self.status not in (0, RESTART)

    @property
    def reason(self) -> str:
        """For the log and the safe screen."""
        how = "no heartbeat" if self.status is None else f"exit status {self.status}"
        return f"{how}: {self.words}" if self.words else how


class Supervisor:
    """Keeps one stand running.

    Args:
        command: starts the stand; `safe(reason)` starts the safe screen.
        clock, pause: for tests.
    """

    def __init__(
        self,
        command: Sequence[str],
        safe: Callable[[str], Sequence[str]],
        log: logging.Logger,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._command = list(command)
        self._safe = safe
        self._log = log
        self._clock = clock
        self._crashes: deque[float] = deque(maxlen=CRASHES)
        self._child: subprocess.Popen[str] | None = None
        self._stopped = False

    def run(self) -> int:
        """Until the staff close the stand, or somebody stops the supervisor."""
        command = self._command
        while not self._stopped:
            end = self._watched(command)
            if self._stopped or end.status == 0:
                break
            command = self._next(end)
        return 0

    def stop(self) -> None:
        """Ends the stand and itself."""
        self._stopped = True
        if self._child is not None:
            with contextlib.suppress(OSError):
                self._child.terminate()

    def _next(self, end: End) -> list[str]:
        """What to start now."""
        if not end.crashed:
            self._log.info("started again as asked")
            self._crashes.clear()
            return self._command
        self._log.error("crashed: %s", end.reason)
        self._crashes.append(self._clock())
        if len(self._crashes) == CRASHES and self._clock() - self._crashes[0] < CRASHES_S:
            self._log.error("%d crashes in a minute: the safe screen is shown", CRASHES)
            self._crashes.clear()
            return list(self._safe(end.reason))
        return self._command

    def _watched(self, command: Sequence[str]) -> End:
        """Starts a stand and waits for its end; one that hangs is killed."""
        try:
            child = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace"
            )
        except OSError as fault:
            return End(-1, str(fault))
        self._child = child
        listener = _Listener(child, self._log, self._clock)
        while child.poll() is None:
            time.sleep(LOOK_S)
            if listener.silent_s > (HUNG_S if listener.beats > SETTLED_BEATS else START_S):
                child.kill()
                child.wait()
                return End(None, listener.finish())
        return End(child.returncode, listener.finish())


class _Listener:
    """Reads what a stand says: beats, words for whoever started the supervisor, faults for the log."""

    def __init__(self, child: subprocess.Popen[str], log: logging.Logger, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._log = log
        self._heard_s = clock()
        self._last: deque[str] = deque(maxlen=3)
        self.beats = 0
        assert child.stdout is not None
        assert child.stderr is not None
        self._threads = [self._listen(child.stdout, self._said), self._listen(child.stderr, self._complained)]

    @property
    def silent_s(self) -> float:
        """How long nothing was heard."""
        return self._clock() - self._heard_s

    def _listen(self, stream: IO[str], told: Callable[[str], None]) -> threading.Thread:
        def read() -> None:
            with contextlib.suppress(ValueError, OSError):
                for line in stream:
                    told(line.rstrip("\n"))

        thread = threading.Thread(target=read, daemon=True)
        thread.start()
        return thread

    def _said(self, line: str) -> None:
        if line == BEAT:
            self._heard_s = self._clock()
            self.beats += 1
        elif line:
            print(line, flush=True)

    def _complained(self, line: str) -> None:
        if line.strip():
            self._last.append(line.strip())
            self._log.warning("%s", line)

    def finish(self) -> str:
        """The last words, once everything is read."""
        for thread in self._threads:
            thread.join(1.0)
        return self._last[-1] if self._last else ""


def logger(path: Path, log_mb: int) -> logging.Logger:
    """A log that is cut into `OLD_LOGS` + 1 files of `log_mb` together; without a disk nothing is kept."""
    log = logging.getLogger("alacarte.stand")
    log.setLevel(logging.INFO)
    log.propagate = False
    for old in list(log.handlers):
        log.removeHandler(old)
        old.close()
    most_bytes = log_mb * 1_000_000 // (OLD_LOGS + 1)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=most_bytes, backupCount=OLD_LOGS, encoding="utf-8")
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        handler.handleError = lambda record: None  # type: ignore[method-assign]
        log.addHandler(handler)
    return log


def supervise(command: Sequence[str], safe: Callable[[str], Sequence[str]], log_path: Path, log_mb: int) -> int:
    """Keeps the stand of `command` running until it is closed. The exit status."""
    supervisor = Supervisor(command, safe, logger(log_path, log_mb))

    def stop(number: int, frame: FrameType | None) -> None:
        supervisor.stop()

    for name in ("SIGTERM", "SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), stop)
    return supervisor.run()


def own_command() -> list[str]:
    """How this program is started again."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "simulator"]
