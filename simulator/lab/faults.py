"""What may go wrong with a study, in words that name place, value and what is allowed.

Errors:
    LabFault
    ├── LabFileFault   a file that is refused, or cannot be read or written
    └── WorkersLost    workers died again and again over the same piece of work
"""

from __future__ import annotations


class LabFault(Exception):
    """A study that cannot be done as it was asked for."""


class LabFileFault(LabFault):
    """A file or folder of a study that is refused."""


class WorkersLost(LabFault):
    """Workers died again and again without any work done between."""
