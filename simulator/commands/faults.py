"""What may go wrong for a person at the command line: one or two lines and an exit status, never a traceback."""

from __future__ import annotations

FINE = 0
FELL_SHORT = 1
WRONG_USAGE = 2
REFUSED_FILE = 3
INTERRUPTED = 130
"""128 + SIGINT, as shells count it."""
ENDED = 143
"""128 + SIGTERM."""


class Ended(KeyboardInterrupt):
    """The machine asks the command to end."""


class Fault(Exception):
    """A person's mistake, told in words."""

    status = WRONG_USAGE


class UsageFault(Fault):
    """A wrong argument: names it, its value and what is allowed."""


class FileFault(Fault):
    """A file that is refused or cannot be read or written."""

    status = REFUSED_FILE


class FellShort(Fault):
    """The command did its work and the result is not good enough."""

    status = FELL_SHORT


class Interrupted(Fault):
    """A person has had enough; says what is kept."""

    status = INTERRUPTED
