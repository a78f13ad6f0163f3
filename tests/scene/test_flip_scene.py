"""Flip scenes: the shipped ones are clean, and every fault is named with what is allowed."""

from __future__ import annotations

import pytest
from pydantic import BaseModel

from simulator.resources import SCENES
from simulator.scene.files import SceneFaults, check, load_scene, vary
from simulator.scene.flip import FlipScene

TABLES = [field.annotation for field in FlipScene.model_fields.values()]
SECTIONS = [table for table in TABLES if isinstance(table, type) and issubclass(table, BaseModel)]


@pytest.mark.parametrize("name", ["family", "standard", "chef"])
def test_a_shipped_scene_has_no_faults(name):
    assert check(SCENES / "flip" / f"{name}.toml") == []


@pytest.mark.parametrize("section", SECTIONS)
def test_every_key_has_a_unit_or_a_bare_number_a_range_and_a_source(section):
    for key, field in section.model_fields.items():
        if key != "source":
            assert field.json_schema_extra["source"]
            assert len(field.metadata) >= 2


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("crepe.length_mm", 199.0, "crepe.length_mm: 199.0: allowed is a crepe that lies in the pan (at most 194.0)"),
        ("gauge.just_right_min_rad_s", 9.0, "allowed is less than gauge.just_right_max_rad_s"),
        ("materials.friction", -0.1, "materials.friction: -0.1: allowed is a number from 0 to 1.5"),
        ("hand.wrist_mm", float("nan"), "hand.wrist_mm"),
        ("pan.colour", 1.0, "pan.colour"),
    ],
)
def test_a_value_that_cannot_be_is_refused_in_words(key, value, allowed):
    with pytest.raises(SceneFaults) as refused:
        vary(load_scene("flip", "standard"), key, value)

    assert allowed in str(refused.value)


def test_both_faults_of_a_file_are_named_with_their_lines(tmp_path):
    text = (SCENES / "flip" / "standard.toml").read_text(encoding="utf-8")
    text = text.replace("length_mm = 160.0", "length_mm = 250.0").replace("min_rad_s = 5.47", "min_rad_s = 25.0")
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")

    faults = {fault.key: text.splitlines()[fault.line - 1] for fault in check(path)}

    assert faults == {
        "crepe.length_mm": "length_mm = 250.0",
        "gauge.just_right_min_rad_s": "just_right_min_rad_s = 25.0",
    }
