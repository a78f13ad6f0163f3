"""Every value of a scene that a slider can lead: its range, its step, where it comes from."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from simulator.lab.scene_file import flat
from simulator.scene.files import schema

STEPS = 200
"""About so many steps from one end of a slider to the other. Chosen: finer than any difference that can be measured."""

MAIN = {
    "pour": (
        "dispenser.mouth_mm", "dispenser.inside_width_mm", "dispenser.shoulder_deg", "materials.friction",
        "pieces.size_mm", "pieces.salt_size_mm",
    ),
    "flip": (
        "crepe.length_mm", "pan.width_mm", "materials.friction", "materials.restitution", "hand.lift_mm",
        "hand.pitch_max_deg",
    ),
}  # fmt: skip
"""What is tuned most, on the first page."""


@dataclass(frozen=True, slots=True)
class Value:
    """One value of the scenes of an act. `source` says where its default comes from."""

    key: str
    low: float
    high: float
    source: str

    @property
    def section(self) -> str:
        """The table of the scene file that it stands in."""
        return self.key.partition(".")[0]

    @property
    def step(self) -> float:
        """1, 2 or 5 of some power of ten, so that about two hundred lead from end to end."""
        rough = (self.high - self.low) / STEPS
        power = 10.0 ** math.floor(math.log10(rough))
        return next(times * power for times in (1, 2, 5, 10) if times * power >= rough * 0.999)

    @property
    def digits(self) -> int:
        """Places after the decimal mark that a step needs."""
        return max(0, -math.floor(math.log10(self.step) + 1e-9))

    def stepped(self, wished: float) -> float:
        """The value that a slider can have nearest to `wished`."""
        near = round(wished / self.step) * self.step
        return round(min(max(near, self.low), self.high), 6)

    def share(self, value: float) -> float:
        """How far `value` is on the way from the low end to the high one, 0 to 1."""
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))


@lru_cache(maxsize=2)
def values_of(act: str) -> tuple[Value, ...]:
    """Every number in the scenes of `act`, in the order of their files."""
    facts = schema(act)
    return tuple(_values(facts, facts["properties"], ""))


def _values(facts: Mapping[str, Any], properties: Mapping[str, Any], path: str) -> Iterator[Value]:
    for name, told in properties.items():
        table = _table(facts, told)
        if table is not None:
            yield from _values(facts, table["properties"], f"{path}{name}.")
        elif (bounds := _bounds(told)) is not None:
            yield Value(path + name, bounds[0], bounds[1], told["source"])


def _either(told: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a key holds where it holds anything."""
    kinds: list[Mapping[str, Any]] = told.get("anyOf", [told])
    return kinds[0]


def _table(facts: Mapping[str, Any], told: Mapping[str, Any]) -> Mapping[str, Any] | None:
    reference = str(_either(told).get("$ref", ""))
    table: Mapping[str, Any] | None = facts["$defs"].get(reference.rpartition("/")[2])
    return table


def _bounds(told: Mapping[str, Any]) -> tuple[float, float] | None:
    kind = _either(told)
    return (float(kind["minimum"]), float(kind["maximum"])) if "minimum" in kind else None


def shown_value(scene: Any, key: str) -> float:
    """The value that counts in `scene`: what is not given there is that of all pieces, or of all bottles."""
    known = flat(scene)
    value = known.get(key)
    if value is not None:
        return float(value)
    if key.startswith("bottles."):
        return float(known[key[key.index("materials.") :]])
    return float(known["pieces.size_mm"])


def given(scene: Any, value: Value) -> bool:
    """Whether the file of `scene` gives the value itself, and so speaks of it where it tells its sources."""
    table = getattr(scene, value.section)
    return value.key.partition(".")[2] in table.model_fields_set


def source_of(scene: Any, value: Value) -> str:
    """Where the value of `scene` comes from: what its file says of the table, where it gives the value and says so."""
    told = getattr(getattr(scene, value.section), "source", "") if given(scene, value) else ""
    return str(told or value.source).replace("\n", " ").strip()
