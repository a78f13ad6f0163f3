"""A file that one process writes alone. The machine lets go of it when the process ends, however it ends.

Anyone may import this module: it imports nothing of the package.
"""

from __future__ import annotations

import errno
import os

_TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)

try:
    import fcntl
except ImportError:  # Windows
    import msvcrt

    _FAR = 2**31 - 2
    """A byte that no log reaches: on Windows nobody else may read what is held."""

    def _hold(number: int) -> None:
        os.lseek(number, _FAR, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        os.lseek(number, 0, os.SEEK_SET)
else:

    def _hold(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(number: int) -> bool:
    """Take an open file for this process alone; False where another one has it.

    A file system without locks lets everybody.
    """
    try:
        _hold(number)
    except OSError as fault:
        return fault.errno not in _TAKEN
    return True
