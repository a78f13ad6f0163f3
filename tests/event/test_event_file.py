"""The file of a stand: the shipped one is clean, and what is wrong with another is one clear error with its line."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from simulator.resources import SCENES
from simulator.scene.event import EventScene
from simulator.scene.files import check, load_scene, vary
from simulator.scene.lines import key_lines

STANDARD = SCENES / "event" / "standard.toml"
WRONG = ("-1", "1e9", '"no"', "[]", "nan", "2026-01-01", '"\\u0000"', "0x7fffffffffffffff")
BROKEN = ("= =", '"unfinished', "[", "tru", "'", "\\", "{ a = ", "1.2.3")
KEYS = [key for key in key_lines(STANDARD.read_text(encoding="utf-8")) if len(key) == 2]


def mutations(count: int) -> Iterator[tuple[str, int, str]]:
    """Name, line and text of files that each have one thing wrong: a value, a key, or the TOML itself."""
    chance = random.Random(1)
    text = STANDARD.read_text(encoding="utf-8")
    lines, places = text.splitlines(), key_lines(text)
    while count:
        key = chance.choice(KEYS)
        line = places[key]
        kind, value = chance.choice([("value", word) for word in WRONG] + [("toml", word) for word in BROKEN])
        changed = [*lines]
        changed[line - 1] = f"{key[1]} = {value}"
        if chance.random() < 0.2:
            kind, changed[line - 1] = "key", f"{key[1]}_x = 1"
        mutated = "\n".join(changed) + "\n"
        if kind != "toml" and _is_fine(mutated):
            continue
        count -= 1
        yield f"{kind} {key[0]}.{key[1]} {value}", line, mutated


def _is_fine(text: str) -> bool:
    import tomllib

    try:
        EventScene.model_validate(tomllib.loads(text), strict=True)
    except ValueError:
        return False
    return True


def test_the_shipped_stand_has_no_faults_and_says_the_defaults():
    assert check(STANDARD) == []
    assert load_scene("event", "standard").model_dump() == EventScene(title="Standard").model_dump()


def test_two_hundred_spoiled_files_are_each_one_clear_error_with_file_and_line(tmp_path: Path):
    file = tmp_path / "stand.toml"
    for name, line, text in mutations(200):
        file.write_text(text, encoding="utf-8")

        faults = check(file)

        assert len(faults) == 1, (name, faults)
        assert "\n" not in str(faults[0]), name
        assert str(faults[0]).startswith(f"{file}:"), name
        assert "allowed" in str(faults[0]), name
        nearest = faults[0].line
        assert nearest == line or name.startswith("toml"), (name, str(faults[0]))


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("times.idle_s", 0.0, "allowed is a number from 5 to 600"),
        ("show.language", "xx", "allowed are en, fr, de"),
        ("show.mirror", 1, "allowed are true, false"),
        ("play.dish_goal", 2.5, "allowed is a whole number from 1 to 7"),
        ("staff.pin_hash", "1234", "alacarte event --make-pin"),
        ("care.restart_at", "25:00", "allowed is a time like 05:00"),
        ("board.page_host", "example.org", "allowed is an address like 127.0.0.1"),
    ],
)
def test_a_value_that_cannot_be_says_what_is_allowed(key: str, value: object, allowed: str):
    with pytest.raises(Exception, match=key) as refused:
        vary(load_scene("event", "standard"), key, value)

    assert allowed in str(refused.value)


def test_a_stand_that_offers_nothing_is_refused(tmp_path: Path):
    file = tmp_path / "stand.toml"
    file.write_text('act = "event"\n[offer]\npour_challenge = false\ncrepe_challenge = false\nfull_game = false\n')

    assert [str(fault).partition("stand.toml:")[2][:8] for fault in check(file)] == ["2: offer"]
