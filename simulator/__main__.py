"""`python -m simulator` is `alacarte`."""

from __future__ import annotations

import sys


def main() -> int:
    """The command that the words on the line name; the exit status. Ctrl-C counts from the first moment."""
    try:
        from simulator.commands.streams import make_safe

        make_safe()
        from simulator.cli import main as run

        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # in a folder build, processes that film or measure start this file again
    sys.exit(main())
