"""How a message shows what stands in a file."""

from __future__ import annotations

LONGEST = 60
"""Characters of a value that a message shows."""

HUGE = 10**30


def shown(value: object) -> str:
    """A value of a file as a message shows it: cut where it is long, named where it is huge or deep."""
    if isinstance(value, int) and abs(value) >= HUGE:
        return "a huge number"
    try:
        text = ascii(value)
    except RecursionError:
        return "something nested too deep"
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
