"""The door of the staff: a PIN is never kept, never the same hash twice, and cannot be guessed by trying."""

from __future__ import annotations

from simulator.event.pin import PAUSE_S, TRIES, Lock, hashed, opens, random_pin
from simulator.scene.files import load_scene, vary


def test_only_the_right_pin_opens():
    kept = hashed("204817")

    assert opens("204817", kept)
    assert not opens("204818", kept)
    assert not opens("", kept)
    assert "204817" not in kept
    assert hashed("204817") != kept


def test_no_hash_is_opened_by_no_pin():
    assert not opens("", "")
    assert not opens("000000", "scrypt:14:8:1::")


def test_a_random_pin_has_six_digits_and_its_hash_may_stand_in_the_file():
    pins = {random_pin() for _ in range(50)}

    assert len(pins) > 40
    assert all(len(pin) == 6 and pin.isdigit() for pin in pins)
    scene = vary(load_scene("event", "standard"), "staff.pin_hash", hashed(pins.pop()))
    assert scene.staff.pin_hash.startswith("scrypt:")


def test_the_fifth_wrong_pin_closes_the_door_for_a_minute():
    lock = Lock()
    for _ in range(TRIES - 1):
        lock = lock.missed()
        assert lock.closed_s == 0
    lock = lock.missed()
    assert lock.closed_s == PAUSE_S

    assert lock.waited(PAUSE_S - 1).closed_s == 1
    assert lock.waited(PAUSE_S) == Lock()
