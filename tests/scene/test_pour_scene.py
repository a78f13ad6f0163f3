"""Pour scenes: shipped ones are clean; every fault of a file is named at once, with its line and what is allowed."""

from __future__ import annotations

import random

import pytest
from pydantic import BaseModel

from simulator.resources import SCENES
from simulator.scene.files import SceneFaults, check, digest, load_scene, scene_names, schema, vary
from simulator.scene.pour import PourScene
from simulator.vocabulary import Condiment

TABLES = [field.annotation for field in PourScene.model_fields.values()]
SECTIONS = [table for table in TABLES if isinstance(table, type) and issubclass(table, BaseModel)]
MUTANTS = 300


def written(tmp_path, text):
    path = tmp_path / "mine.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def told(path):
    return [str(fault) for fault in check(path)]


@pytest.mark.parametrize("name", ["family", "standard", "chef"])
def test_a_shipped_scene_has_no_faults(name):
    assert name in scene_names("pour")
    assert check(SCENES / "pour" / f"{name}.toml") == []
    assert load_scene("pour", name).name == name


@pytest.mark.parametrize("section", SECTIONS)
def test_every_number_has_a_range_and_a_source(section):
    for key, field in section.model_fields.items():
        if field.annotation in (float, float | None):
            assert field.json_schema_extra["source"], key
            assert len(field.metadata) >= 2, key


def test_all_faults_are_told_at_once_in_the_order_of_the_file(tmp_path):
    path = written(
        tmp_path,
        'act = "pour"\n[dispenser]\nmouth_mm = 99\nnek_mm = 5\n\n[materials]\nfriction = "rough"\n'
        "[rules]\nslant_deg = true\n",
    )

    faults = told(path)

    assert faults[0] == f"{path}:3: dispenser.mouth_mm: 99: allowed is a number from 6 to 40"
    assert faults[1].startswith(f"{path}:4: dispenser.nek_mm: 5: no such key: allowed are ")
    assert "neck_mm" in faults[1]
    assert faults[2] == f"{path}:7: materials.friction: 'rough': allowed is a number from 0 to 1.5"
    assert faults[3] == f"{path}:9: rules.slant_deg: True: allowed is a number from 60 to 180"
    assert len(faults) == 4


def test_what_does_not_go_together_is_told_in_words(tmp_path):
    path = written(
        tmp_path,
        'act = "pour"\n[dispenser]\nmouth_mm = 7\ninside_height_mm = 30\n'
        "[pan]\nwidth_mm = 200\n[hand]\nreach_mm = 80\n",
    )

    faults = told(path)

    assert f"{path}:3: dispenser.mouth_mm: 7.0: allowed is more than a piece of lemon (8.0)" in faults
    assert any(":4: dispenser.inside_height_mm: 30.0: allowed is a bottle that holds 15" in fault for fault in faults)
    assert any(":6: pan.width_mm: 200.0: allowed is a pan within the hand's reach" in fault for fault in faults)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        (
            "[hand]\nhighest_mm = 60",
            3,
            "allowed is a height from which the bottle can be tipped over the pan (at least 65)",
        ),
        ("[hand]\nlowest_mm = 160", 3, "allowed is less than hand.highest_mm (150.0)"),
        ("[hand]\nhome_x_mm = -60\nhome_y_mm = 56", 4, "allowed is a place clear of the pan's rim (at least 57 above"),
        ("[pan]\nstove_width_mm = 70", 3, "allowed is at least pan.width_mm (80.0)"),
        (
            "[dispenser]\ninside_width_mm = 34\nmouth_mm = 34",
            4,
            "allowed is less than dispenser.inside_width_mm (34.0)",
        ),
        ("[pieces]\nsalt_size_mm = 15.5", 1, "allowed is more than a piece of salt (15.5)"),
        ("[materials]\nfriction = -0.1", 3, "allowed is a number from 0 to 1.5"),
        ("[pieces]\nsize_mm = 0", 3, "allowed is a number from 3 to 20"),
        ("[hand]\nmax_speed_mm_s = 1e9", 3, "allowed is a number from 50 to 1800"),
    ],
)
def test_what_a_kitchen_cannot_be_is_told_with_its_line(tmp_path, text, line, says):
    path = written(tmp_path, 'act = "pour"\n' + text + "\n")

    assert any(fault.startswith(f"{path}:{line}: ") and says in fault for fault in told(path))


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, 'allowed are "pour", "flip", "event"'),
        ('act = "juggle"', 1, 'allowed are "pour", "flip", "event"'),
        ('act = ["pour"]', 1, 'allowed are "pour", "flip", "event"'),
        ('act = "pour"\npan = 3\n', 2, "allowed is a table of "),
        ('act = "pour"\nthis is no TOML\n', 2, "allowed is TOML"),
        (b'act = "pour"\nname = "\xff\xfe"\n', 2, "allowed is UTF-8"),
        ('act = "pour"\n[materials]\nfriction = nan\n', 3, "allowed is a number from 0 to 1.5"),
        ("a = " + "[" * 5000, 1, "allowed is TOML"),
    ],
)
def test_a_file_that_is_no_scene_is_refused_with_its_line(tmp_path, text, line, says):
    path = written(tmp_path, text)

    faults = told(path)

    assert len(faults) == 1
    assert faults[0].startswith(f"{path}:{line}: ")
    assert says in faults[0]


def test_folders_and_missing_files_are_refused(tmp_path):
    folder = tmp_path / "folder.toml"
    folder.mkdir()

    assert "cannot be read" in told(folder)[0]
    assert "cannot be read" in told(tmp_path / "none.toml")[0]
    for wrong in ("juggle", "", "\0.toml", tmp_path, tmp_path / "none.toml"):
        with pytest.raises(SceneFaults, match="no such scene: allowed are chef, family, standard"):
            load_scene("pour", wrong)


def test_a_scene_of_another_act_is_refused():
    with pytest.raises(SceneFaults, match="act: 'flip': allowed is \"pour\""):
        load_scene("pour", SCENES / "flip" / "standard.toml")


def test_a_varied_scene_differs_in_one_value_only():
    scene = load_scene("pour", "standard")

    other = vary(scene, "dispenser.mouth_mm", 12)

    assert other.dispenser.mouth_mm == 12.0
    assert vary(other, "dispenser.mouth_mm", scene.dispenser.mouth_mm) == scene
    assert digest(other) != digest(scene) == digest(load_scene("pour", "standard"))


@pytest.mark.parametrize(
    ("key", "value", "told_so"),
    [
        ("hand.max_speed_mm_s", 1500.0, "hand.max_speed_mm_s: 1500.0: allowed is at most 935 with hand.max_tilt_rate"),
        ("dispenser.neck_mm", 30.0, "hand.max_speed_mm_s: 800.0: allowed is at most 412 with hand.max_tilt_rate"),
        ("hand.max_tilt_rate_deg_s", 2400.0, "hand.max_tilt_rate_deg_s: 2400.0: allowed is at most 1365 with hand.max"),
        ("hand.home_x_mm", 200.0, "hand.home_x_mm: 200.0: allowed is within hand.reach_mm (190.0)"),
        ("hand.home_y_mm", 160.0, "hand.home_y_mm: 160.0: allowed is from hand.lowest_mm (54.0) to hand.highest_mm"),
    ],
)
def test_a_hand_that_does_not_go_with_the_rest_is_told_what_would(key, value, told_so):
    with pytest.raises(SceneFaults) as refused:
        vary(load_scene("pour", "standard"), key, value)

    (fault,) = refused.value.faults
    assert str(fault).startswith(told_so)


def test_what_is_said_to_be_allowed_is_allowed():
    scene = load_scene("pour", "standard")

    assert vary(scene, "hand.max_speed_mm_s", 935.0)
    assert vary(scene, "hand.max_tilt_rate_deg_s", 1365.0)


def test_a_bottle_may_have_its_own_materials(tmp_path):
    path = written(tmp_path, 'act = "pour"\n[bottles.lemon.materials]\nfriction = 0.9\n')

    scene = load_scene("pour", path)

    assert scene.materials_of(Condiment.LEMON).friction == 0.9
    assert scene.materials_of(Condiment.HERBS) == scene.materials
    assert vary(scene, "bottles.herbs.materials.friction", 0.2).materials_of(Condiment.HERBS).friction == 0.2


@pytest.mark.parametrize(
    ("key", "value"), [("dispenser.mouth", 12), ("nothing.at.all", 1), ("", 1), ("dispenser.mouth_mm", "wide")]
)
def test_a_change_that_cannot_be_is_refused_in_one_line(key, value):
    with pytest.raises(SceneFaults, match=r"^.*: .*: .*allowed") as refused:
        vary(load_scene("pour", "standard"), key, value)

    assert len(str(refused.value).splitlines()) == 1


def test_words_do_not_change_the_digest():
    scene = load_scene("pour", "standard")

    assert digest(scene.model_copy(update={"title": "Other", "name": "other"})) == digest(scene)


def test_the_schema_says_range_default_and_source():
    mouth = schema("pour")["$defs"]["Dispenser"]["properties"]["mouth_mm"]

    assert (mouth["minimum"], mouth["maximum"], mouth["default"]) == (6.0, 40.0, 15.0)
    assert mouth["source"]


def test_a_mutated_scene_file_loads_or_is_refused_in_words(tmp_path):
    texts = [(SCENES / act / f"{name}.toml").read_bytes() for act in ("pour", "flip") for name in scene_names(act)]
    chance = random.Random(20)
    for _mutant in range(MUTANTS):
        path = written(tmp_path, mutated(chance.choice(texts), chance))
        for line in told(path):
            assert line.startswith(f"{path}:")
            assert "allowed" in line or "cannot be read" in line


def mutated(text, chance):
    data = bytearray(text)
    for _change in range(chance.randint(1, 6)):
        at = chance.randrange(len(data))
        match chance.randrange(4):
            case 0:
                data[at] = chance.randrange(256)
            case 1:
                del data[at : at + chance.randint(1, 30)]
            case 2:
                data[at:at] = chance.choice(
                    [b"-", b"1e999", b"[", b"]]", b'"', b"nan", b"\n", b"=", b"true", b"0x", b"{"]
                )
            case 3:
                data[at:at] = data[chance.randrange(len(data)) :][: chance.randint(1, 40)]
        data = data or bytearray(b"x")
    return bytes(data)
