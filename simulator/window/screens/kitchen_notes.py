"""The line on the wall of the kitchen, and the spoon that taps when nobody does anything for long."""

from __future__ import annotations

from simulator.window.screens.kitchen_motion import TAP_S

NOTE_S = 3.0
IDLE_S = 30.0
"""After so long without a choice a spoon taps on the table, once."""


class Notes:
    """What has just happened, for a moment. What a die says waits until it has come to rest."""

    def __init__(self) -> None:
        self.words = ""
        self._left_s = 0.0
        self._later = ""

    def say(self, words: str) -> None:
        """A line for a moment."""
        self.words, self._left_s = words, NOTE_S

    def keep(self, words: str) -> None:
        """A line for when the die has come to rest."""
        self._later = words

    def say_kept(self) -> None:
        """The die has come to rest."""
        if self._later:
            self.say(self._later)
            self._later = ""

    def clear(self) -> None:
        """Nothing is said."""
        self.words = ""

    def update(self, dt_s: float) -> None:
        """Time has passed."""
        self._left_s -= dt_s
        if self._left_s <= 0:
            self.words = ""


class Idle:
    """How long the table has waited, and the one tap of a spoon."""

    def __init__(self) -> None:
        self.waited_s = 0.0
        self._tapped = False
        self._tap_s: float | None = None

    def end(self) -> None:
        """Somebody has done something."""
        self.waited_s, self._tapped = 0.0, False

    @property
    def taps(self) -> bool:
        """Whether the spoon begins to tap now: once in a wait."""
        if self.waited_s < IDLE_S or self._tapped:
            return False
        self._tapped, self._tap_s = True, 0.0
        return True

    @property
    def tap_part(self) -> float | None:
        """How far the tap has come, 0 to 1; None while nothing taps."""
        return None if self._tap_s is None else min(1.0, self._tap_s / TAP_S)

    def update(self, dt_s: float) -> None:
        """Time has passed."""
        if self._tap_s is not None:
            self._tap_s = self._tap_s + dt_s if self._tap_s < TAP_S else None
