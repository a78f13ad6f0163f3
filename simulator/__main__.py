"""`python -m simulator` is `alacarte`."""

from __future__ import annotations

import signal
import sys
from types import FrameType


def main() -> int:
    """The command that the words on the line name; the exit status. Ctrl-C counts from the first moment."""
    try:
        from simulator.commands.streams import make_safe

        make_safe()
        signal.signal(signal.SIGTERM, _end)
        from simulator.cli import main as run

        return run()
    except KeyboardInterrupt:
        return 130


def _end(_number: int, _frame: FrameType | None) -> None:
    """The machine asks for the end: workers are let go, files are closed."""
    from simulator.commands.faults import Ended

    raise Ended


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # in a folder build, processes that film or measure start this file again
    sys.exit(main())
