"""The streams of a command as it finds them: closed, full, or of a terminal that does not know every letter.

An answer must come whole or be told as an error; what is said beside it on standard error may get lost.
"""

from __future__ import annotations

import io
import os
import sys


def make_safe() -> None:
    """Once, before anything is said: no closed or full stream and no unknown letter stops a command."""
    _open_what_is_closed()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    sys.stderr = _never_failing(sys.stderr)


def _open_what_is_closed() -> None:
    """A file that is opened later must not get the number of a stream, or what is said would be written into it."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if sys.stdout is None:
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - open as long as the command runs
    if sys.stderr is None:
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115


class _Lossy(io.FileIO):
    """A file that takes everything: what does not fit is lost."""

    def write(self, data: object) -> int:
        try:
            return super().write(data)  # type: ignore[arg-type]
        except OSError:
            return len(data)  # type: ignore[arg-type]


def _never_failing(stream: io.TextIOWrapper | object) -> io.TextIOWrapper:
    """Standard error as it was, which loses what cannot be written."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    raw = _Lossy(2, "w", closefd=False)
    return io.TextIOWrapper(io.BufferedWriter(raw), encoding, "backslashreplace", line_buffering=True)
