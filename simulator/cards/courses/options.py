"""The readings of the rules: every option, what it may be and why it exists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from simulator.cards.courses.components import ANY_NUMBER, COURSES, HAND
from simulator.game.options import ANY, YES_NO, Option, bad_option, check_options, without_preset
from simulator.shown import shown


@dataclass(frozen=True, slots=True)
class Timer:
    """How long a game is: so many turns each, or so many seconds by the clock of the table. One of them is None."""

    turns: int | None = 10
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is played; the defaults are the reference rules."""

    cards_per_course: int = 18
    timer: Timer = Timer()
    break_rule: str = "once"
    allow_bounce: bool = False
    mode: str = "hold"

    @property
    def most_broken(self) -> int:
        """Broken dishes that a cook may count in a game."""
        return {"never": 0, "once": 1, "always": ANY_NUMBER}[self.break_rule]


OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("cards_per_course", range(5, 61), "cards of each course; the fewest depend on the number of cooks"),
        Option("break_rule", ("never", "once", "always"), "two appetizers and a main course may count as a dish"),
        Option("allow_bounce", YES_NO, "taking a discard and dropping the same card"),
        Option("mode", ("hold", "meld"), "count at the end, or lay dishes down and refill the hand"),
    )
}
"""`timer` stands beside them: {"turns": N} or {"seconds": N}."""

TIMER_UNITS = ("turns", "seconds")


def options_from(table: Mapping[str, Any], cooks: int) -> Options:
    """The options of a header.

    Raises:
        BadSetup: an unknown option, a value that is not allowed, or too few cards for so many cooks.
    """
    chosen = without_preset(table)
    timer = _timer(chosen.pop("timer")) if "timer" in chosen else Timer()
    for name in chosen:
        if name not in OPTIONS:
            raise bad_option(f"{shown(name)}: unknown option: allowed are timer, {', '.join(OPTIONS)}")
    check_options(chosen, OPTIONS)
    options = Options(timer=timer, **chosen)
    fewest = cooks * HAND // len(COURSES) + 1
    if options.cards_per_course < fewest:
        raise bad_option(
            f"cards_per_course: {options.cards_per_course}: {cooks} cooks need whole numbers {fewest} and up"
        )
    return options


def _timer(value: object) -> Timer:
    if not isinstance(value, dict) or len(value) != 1 or next(iter(value)) not in TIMER_UNITS:
        raise bad_option(f'timer: {shown(value)}: allowed are {{"turns": N}} and {{"seconds": N}}')
    ((unit, length),) = value.items()
    if type(length) is not int or not 1 <= length <= ANY:
        raise bad_option(f"timer.{unit}: {shown(length)}: allowed are whole numbers 1 and up")
    return Timer(length, None) if unit == "turns" else Timer(None, length)
