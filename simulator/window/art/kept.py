"""What was made once and is kept while there is room: what was not asked for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Kept(Generic[Value]):
    """Values by key, with the bytes that each takes; together they never take more than `most_bytes`, but for the
    youngest of them."""

    def __init__(self, most_bytes: int) -> None:
        self._kept: OrderedDict[Hashable, tuple[Value, int]] = OrderedDict()
        self._most_bytes = most_bytes
        self.taken_bytes = 0

    def find(self, key: Hashable) -> Value | None:
        """What was kept by `key`, or None."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def keep(self, key: Hashable, value: Value, taken_bytes: int) -> None:
        """Keeps `value`, and drops others where there is no room. There is nothing by this key yet."""
        assert key not in self._kept
        self._kept[key] = value, taken_bytes
        self.taken_bytes += taken_bytes
        while self.taken_bytes > self._most_bytes and len(self._kept) > 1:
            self.taken_bytes -= self._kept.popitem(last=False)[1][1]

    def clear(self) -> None:
        """Keeps nothing any more."""
        self._kept.clear()
        self.taken_bytes = 0
