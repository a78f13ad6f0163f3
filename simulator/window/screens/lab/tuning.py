"""What the person has changed, step by step, so that every step can be taken back and made again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from simulator.lab.measure import Changes
from simulator.scene import SceneFaults, varied
from simulator.window.screens.lab.values import Value, shown_value

CLOSER = 12
"""Halvings that find where a slider must stop: finer than its step."""

AT_THE_MARK = 0.49
"""So near, in steps, a slider is at the mark; a step of a key from there leads away from it. Chosen."""


@dataclass(frozen=True, slots=True)
class Tuned:
    """A scene as it was loaded, and what was changed since. `now` is both together."""

    loaded: Any
    changes: Changes = ()
    now: Any = None

    @classmethod
    def of(cls, loaded: Any, changes: Sequence[tuple[str, float]] = ()) -> Tuned:
        """The scene with these changes.

        Raises:
            SceneFaults: the scene cannot have them together.
        """
        kept = tuple(sorted(dict(changes).items()))
        return cls(loaded, kept, varied(loaded, kept) if kept else loaded)

    def value(self, key: str) -> float:
        """The value that counts now."""
        return shown_value(self.now, key)

    def usual(self, key: str) -> float:
        """The value that counted in the scene as it was loaded."""
        return shown_value(self.loaded, key)

    def changed(self, key: str) -> bool:
        """Whether it is another one now."""
        return any(name == key for name, _value in self.changes)

    def put(self, key: str, amount: float) -> Tuned:
        """The same with one more change; a value put back is no change any more. Raises SceneFaults."""
        others = [(name, value) for name, value in self.changes if name != key]
        back = abs(amount - self.usual(key)) < 1e-9
        return Tuned.of(self.loaded, others if back else [*others, (key, amount)])


@dataclass(frozen=True, slots=True)
class Reached:
    """Where a slider came to: as far as was wished, or as far as the values `held_by` allow."""

    tuned: Tuned
    held_by: tuple[str, ...] = ()


def led(tuned: Tuned, value: Value, wished: float) -> Reached:
    """`tuned` with the slider of `value` moved towards `wished`, as far as the other values of the scene allow.

    Near the mark of the scene as it was loaded it comes to lie there exactly, also where that is between two steps.
    """
    usual = tuned.usual(value.key)
    wished = usual if abs(wished - usual) < AT_THE_MARK * value.step else value.stepped(wished)
    try:
        return Reached(tuned.put(value.key, wished))
    except SceneFaults as fault:
        held_by = _others_named(str(fault), value.key)
    near, far = tuned.value(value.key), wished
    reached = tuned
    for _halving in range(CLOSER):
        middle = value.stepped((near + far) / 2)
        try:
            reached = tuned.put(value.key, middle)
            near = middle
        except SceneFaults:
            far = middle
    return Reached(reached, held_by)


def _others_named(fault: str, key: str) -> tuple[str, ...]:
    """The other keys that a fault names."""
    found = re.findall(r"\b(?:dispenser|materials|pieces|pan|hand|rules|crepe|gauge)\.[a-z_0-9]+", fault)
    if " salt" in fault:
        found.append("pieces.salt_size_mm")
    if re.search(r"\bpieces? of ", fault):
        found.append("pieces.size_mm")
    return tuple(dict.fromkeys(name for name in found if name != key))


@dataclass(slots=True)
class History:
    """Steps that can be taken back. One drag of a slider is one step, however often it moved."""

    now: Tuned
    past: list[Tuned] = field(default_factory=list)
    future: list[Tuned] = field(default_factory=list)
    _open: str = ""

    def put(self, tuned: Tuned, drag: str = "") -> bool:
        """The next step, or more of the one that is still being made; whether anything is another now."""
        if tuned == self.now:
            return False
        if not (drag and drag == self._open):
            self.past.append(self.now)
        self._open = drag
        self.now = tuned
        self.future = []
        return True

    def close(self) -> None:
        """The slider was let go: what comes next is a step of its own."""
        self._open = ""

    def undo(self) -> bool:
        """One step back; whether there was one."""
        return self._go(self.past, self.future)

    def redo(self) -> bool:
        """One step forward again; whether there was one."""
        return self._go(self.future, self.past)

    def _go(self, there: list[Tuned], behind: list[Tuned]) -> bool:
        self.close()
        if not there:
            return False
        behind.append(self.now)
        self.now = there.pop()
        return True
