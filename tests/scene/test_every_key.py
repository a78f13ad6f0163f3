"""Every number of every scene, tables of single bottles too: what is outside its range is refused with the range."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest

from simulator.commands.scene_files import loaded
from simulator.scene.files import SceneFaults, check, load_scene, schema, vary


def numbers(act: str) -> Iterator[tuple[str, float, float]]:
    """Key, lowest and highest value of every number of an act's scenes."""
    whole = schema(act)

    def of(table: dict[str, Any], owner: str) -> Iterator[tuple[str, float, float]]:
        for name, entry in table["properties"].items():
            for kind in (entry, *entry.get("anyOf", ())):
                if "$ref" in kind:
                    yield from of(whole["$defs"][kind["$ref"].rsplit("/", 1)[-1]], f"{owner}{name}.")
                elif kind.get("type") == "number":
                    yield f"{owner}{name}", kind["minimum"], kind["maximum"]

    return of(whole, "")


KEYS = [(act, *number) for act in ("pour", "flip") for number in numbers(act)]


def test_keys_of_single_bottles_are_among_them():
    assert ("pour", "bottles.herbs.materials.friction", 0.0, 1.5) in KEYS
    assert ("pour", "pieces.lemon_size_mm", 3.0, 20.0) in KEYS
    assert len(KEYS) > 70


@pytest.mark.parametrize("act", ["pour", "flip"])
def test_what_no_number_may_be_is_refused_with_the_range(act):
    scene = load_scene(act, "standard")
    for _act, key, low, high in (entry for entry in KEYS if entry[0] == act):
        for value in (low - 1e-6, -1e9, high + 1e-3, 1e300, math.nan, math.inf, -math.inf, "12", True, [low]):
            with pytest.raises(SceneFaults) as refused:
                vary(scene, key, value)

            (fault,) = refused.value.faults
            assert fault.key == key
            assert fault.allowed == f"allowed is a number from {low:g} to {high:g}"


def test_a_file_is_told_with_its_line(tmp_path):
    path = tmp_path / "my.toml"
    for act, key, low, _high in KEYS:
        owner, _dot, name = key.rpartition(".")
        path.write_text(f'act = "{act}"\n[{owner}]\n\n{name} = {low - 1}\n')

        (fault,) = check(path)

        assert (fault.line, fault.key) == (4, key)


@pytest.mark.parametrize("order", [1, -1])
def test_values_that_fit_together_only_may_be_set_in_any_order(order):
    changes = [("dispenser.mouth_mm", 36.0), ("dispenser.inside_width_mm", 60.0)][::order]

    scene = loaded("pour", "standard", changes)

    assert (scene.dispenser.mouth_mm, scene.dispenser.inside_width_mm) == (36.0, 60.0)
