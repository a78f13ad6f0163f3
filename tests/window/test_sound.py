"""Sounds: made, silent without a device, each with words."""

from __future__ import annotations

import numpy as np
import pytest

from simulator.window import synthesis
from simulator.window.captions import SHOWN_S
from simulator.window.screen import Screen
from simulator.window.settings import Settings
from simulator.window.sound import CAPTIONS, Sounds
from tests.window.pilot import Pilot


@pytest.mark.parametrize("name", synthesis.NAMES)
def test_every_sound_is_heard_stays_in_range_and_ends_softly(name):
    samples = synthesis.sound(name)
    assert 0.2 < np.abs(samples).max() <= 0.9
    assert abs(samples[-1]) < 0.01
    assert samples.size < 2 * synthesis.RATE_HZ


def test_every_sound_has_words_and_no_words_lack_a_sound():
    assert set(CAPTIONS) == set(synthesis.NAMES)


def test_a_sound_is_the_same_every_time():
    assert np.array_equal(synthesis.sound("sizzle"), synthesis.sound("sizzle"))


def test_without_a_device_nothing_fails_and_the_words_are_there(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sounds = Sounds(Settings())
    sounds.open()
    assert not sounds.device
    sounds.play("bell")
    assert [caption.name for caption in sounds.heard] == ["bell"]
    sounds.close()


def test_with_a_device_every_sound_plays():
    sounds = Sounds(Settings())
    sounds.open()
    assert sounds.device
    for name in CAPTIONS:
        sounds.play(name, 0.5)
    sounds.close()


@pytest.mark.parametrize(("captions", "words"), [(True, "the bell rings"), (False, "")])
def test_a_sound_is_shown_in_words_to_those_who_asked(tmp_path, captions, words):
    pilot = Pilot.open(tmp_path, Screen(), settings=Settings(captions=captions))
    pilot.app.sounds.play("bell")
    pilot.tick()
    assert pilot.app.caption == words
    pilot.wait(SHOWN_S + 0.1)
    assert pilot.app.caption == ""
