"""Ranges of scene values as people write them: `dispenser.mouth_mm=9:16:0.5`, `…=9:15`, `…=10,12,14`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from itertools import product
from typing import Any

from simulator.lab.faults import LabFault
from simulator.scene import SceneFaults, varied

MOST_VALUES = 10_000
"""Values of one range, and places of one study. Chosen: a typing error is caught, a night's work is not."""


@dataclass(frozen=True, slots=True)
class Span:
    """One value of the scene, free from `low` to `high`; `values` where single ones were asked for."""

    key: str
    low: float
    high: float
    values: tuple[float, ...] = ()

    def at(self, share: float) -> float:
        """The value this share of the way from low to high, to six digits."""
        return float(f"{self.low + share * (self.high - self.low):.6g}")


def read_span(text: str) -> Span:
    """The range that `KEY=LOW:HIGH`, `KEY=LOW:HIGH:STEP` or `KEY=A,B,C` says.

    Raises:
        LabFault: it says none, runs backwards, or its step leads nowhere.
    """
    key, equals, rest = text.partition("=")
    key = key.strip()
    if not (key and equals and rest.strip()):
        raise LabFault(f"{text!r}: allowed is KEY=LOW:HIGH, KEY=LOW:HIGH:STEP or KEY=A,B,C")
    if ":" not in rest:
        values = tuple(float(_number(text, part)) for part in rest.split(","))
        return Span(key, min(values), max(values), values)
    numbers = [_number(text, part) for part in rest.split(":")]
    if len(numbers) > 3:
        raise LabFault(f"{text!r}: allowed is LOW:HIGH or LOW:HIGH:STEP")
    low, high, *step = numbers
    if low >= high:
        raise LabFault(f"{text!r}: allowed is a range from the lower to the higher value")
    return Span(key, float(low), float(high), _stepped(text, low, high, step[0]) if step else ())


def _number(text: str, part: str) -> Decimal:
    try:
        number = Decimal(part.strip())
    except InvalidOperation:
        number = Decimal("nan")
    if not number.is_finite():
        raise LabFault(f"{text!r}: {part!r}: allowed is a number")
    return number


def _stepped(text: str, low: Decimal, high: Decimal, step: Decimal) -> tuple[float, ...]:
    if step <= 0:
        raise LabFault(f"{text!r}: a step of {step}: allowed is more than 0")
    count = int((high - low) / step) + 1
    if count > MOST_VALUES:
        raise LabFault(f"{text!r}: {count} values: allowed are {MOST_VALUES}")
    return tuple(float(low + place * step) for place in range(count))


def check_spans(scene: Any, spans: Sequence[Span]) -> None:
    """That both ends of each range are values that the scene can have.

    Raises:
        LabFault: no such key, or an end is not allowed.
    """
    keys = [span.key for span in spans]
    for span in spans:
        if keys.count(span.key) > 1:
            raise LabFault(f"{span.key}: given {keys.count(span.key)} times: allowed is once")
        for value in (span.low, span.high):
            try:
                varied(scene, [(span.key, value)])
            except SceneFaults as fault:
                raise LabFault(_first_line(fault)) from None


def fits(scene: Any, changes: Sequence[tuple[str, Any]]) -> bool:
    """Whether the scene can have all these values together."""
    try:
        varied(scene, changes)
    except SceneFaults:
        return False
    return True


def _first_line(fault: SceneFaults) -> str:
    return str(fault).splitlines()[0]


def grid(scene: Any, spans: Sequence[Span]) -> list[tuple[tuple[str, float], ...]]:
    """Every combination of the values of `spans`, the last turning fastest.

    Raises:
        LabFault: a range without values, too many combinations, or one that the scene cannot have.
    """
    for span in spans:
        if not span.values:
            raise LabFault(f"{span.key}={span.low:g}:{span.high:g}: allowed is a range with a step, as in 9:16:0.5")
    size = 1
    for span in spans:
        size *= len(span.values)
    if size > MOST_VALUES:
        raise LabFault(f"{size} places: allowed are {MOST_VALUES}")
    places = [tuple(zip((span.key for span in spans), values, strict=True)) for values in product(*_values(spans))]
    for place in places:
        check_place(scene, place)
    return places


def _values(spans: Sequence[Span]) -> list[tuple[float, ...]]:
    return [span.values for span in spans]


def check_place(scene: Any, changes: Sequence[tuple[str, Any]]) -> None:
    """That the scene can have these values together.

    Raises:
        LabFault: it cannot; says which value and why.
    """
    try:
        varied(scene, changes)
    except SceneFaults as fault:
        where = ", ".join(f"{key}={value:g}" for key, value in changes)
        raise LabFault(f"{_first_line(fault)} (at {where})") from None
