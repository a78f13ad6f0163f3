"""How a message shows what stands in a file."""

from __future__ import annotations


def shown(value: object) -> str:
    """A value of a file as a message shows it, cut where it is long."""
    text = ascii(value) if not isinstance(value, int) or abs(value) < 10**30 else "a huge number"
    return text if len(text) <= 60 else text[:57] + "..."
