"""Every sound of the kitchen, made of sines and noise. Pure: the same samples on every machine.

Sounds are mono, floats from -1 to 1, RATE_HZ a second.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

RATE_HZ = 44_100

Samples = NDArray[np.float64]


def _time(seconds: float) -> Samples:
    return np.arange(round(seconds * RATE_HZ)) / RATE_HZ


def _tone(
    seconds: float, hertz: float, fade_s: float, partials: tuple[tuple[float, float], ...] = ((1, 1),)
) -> Samples:
    """A struck tone: partials are (multiple of `hertz`, loudness); higher ones die sooner."""
    time = _time(seconds)
    waves = [loud * np.sin(2 * np.pi * hertz * many * time) * np.exp(-time * many / fade_s) for many, loud in partials]
    return np.asarray(sum(waves))


def _noise(seconds: float, seed: int) -> Samples:
    return np.random.default_rng(seed).uniform(-1, 1, round(seconds * RATE_HZ))


def _band(noise: Samples, low_hz: float, high_hz: float) -> Samples:
    """Only what lies between two pitches."""
    spectrum = np.fft.rfft(noise)
    pitch = np.fft.rfftfreq(noise.size, 1 / RATE_HZ)
    spectrum[(pitch < low_hz) | (pitch > high_hz)] = 0
    return np.fft.irfft(spectrum, noise.size)


def _add(ground: Samples, sound: Samples, at_s: float, loud: float = 1.0) -> None:
    start = round(at_s * RATE_HZ)
    end = min(ground.size, start + sound.size)
    ground[start:end] += loud * sound[: end - start]


def _tick() -> Samples:
    """A piece of wood or sugar on iron."""
    return _tone(0.09, 1900, 0.016, ((1, 1), (1.47, 0.6), (2.9, 0.35)))


def _taps(seconds: float, count: int, hertz: float, seed: int, faster: float) -> Samples:
    """Many small knocks; `faster` below 1 crowds them at the start."""
    chance = np.random.default_rng(seed)
    ground = np.zeros(round(seconds * RATE_HZ))
    for knock in range(count):
        pitch = hertz * chance.uniform(0.8, 1.25)
        at_s = seconds * 0.85 * (knock / count) ** (1 / faster)
        _add(ground, _tone(0.06, pitch, 0.011, ((1, 1), (2.3, 0.4))), at_s, chance.uniform(0.4, 1.0))
    return ground


def _rattle() -> Samples:
    """Pieces shaken in a bottle."""
    return _taps(0.28, 14, 2300, 3, 1.0)


def _die() -> Samples:
    """The die tumbles and settles."""
    return _taps(0.85, 13, 900, 5, 0.7)


def _sizzle() -> Samples:
    """Fat in a hot pan: hiss and crackle."""
    hiss = _band(_noise(1.1, 7), 2500, 9000) * 0.5
    chance = np.random.default_rng(8)
    for _ in range(70):
        _add(hiss, _band(_noise(0.008, int(chance.integers(1_000_000))), 1500, 9000), chance.uniform(0, 1.0), 1.4)
    return hiss * _swell(hiss.size, 0.12, 0.5)


def _smoke() -> Samples:
    """A long hiss that sinks."""
    noise = _band(_noise(1.2, 11), 700, 5000)
    return noise * _swell(noise.size, 0.05, 0.9)


def _bell() -> Samples:
    """The counter bell."""
    return _tone(1.4, 1568, 0.42, ((1, 1), (2.0, 0.55), (2.76, 0.4), (5.4, 0.2)))


def _star() -> Samples:
    """Three bells going up."""
    ground = np.zeros(round(1.5 * RATE_HZ))
    for place, hertz in enumerate((1047, 1319, 1568)):
        _add(ground, _tone(1.1, hertz, 0.35, ((1, 1), (2.0, 0.5), (2.76, 0.3))), 0.11 * place)
    return ground


def _spoon() -> Samples:
    """A wooden spoon on the table."""
    return _tone(0.16, 430, 0.022, ((1, 1), (2.6, 0.5), (5.1, 0.2)))


def _whoosh() -> Samples:
    """Something flies past."""
    noise = _band(_noise(0.42, 13), 300, 2600)
    return np.asarray(noise * np.sin(np.linspace(0, np.pi, noise.size)) ** 2)


def _error() -> Samples:
    """A soft no: two low wooden notes down."""
    ground = np.zeros(round(0.34 * RATE_HZ))
    for place, hertz in enumerate((294, 233)):
        _add(ground, _tone(0.2, hertz, 0.05, ((1, 1), (2, 0.4), (3, 0.2))), 0.13 * place)
    return ground


def _button() -> Samples:
    """A drawer front pressed in."""
    return _tone(0.07, 620, 0.014, ((1, 1), (1.9, 0.5)))


def _swell(size: int, in_part: float, out_part: float) -> Samples:
    """Loudness that grows at the start and fades at the end."""
    place = np.linspace(0, 1, size)
    return np.minimum(np.minimum(place / in_part, (1 - place) / out_part), 1)


_SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "tick": (_tick, 0.5),
    "rattle": (_rattle, 0.45),
    "die": (_die, 0.6),
    "sizzle": (_sizzle, 0.4),
    "smoke": (_smoke, 0.5),
    "bell": (_bell, 0.5),
    "star": (_star, 0.6),
    "spoon": (_spoon, 0.6),
    "whoosh": (_whoosh, 0.5),
    "error": (_error, 0.5),
    "button": (_button, 0.4),
}

NAMES = tuple(_SOUNDS)
"""Every sound."""


def sound(name: str) -> Samples:
    """The samples of a sound, no louder than its place in the mix.

    Raises:
        KeyError: there is no such sound.
    """
    make, loud = _SOUNDS[name]
    samples = make()
    ends = min(samples.size // 2, round(0.004 * RATE_HZ))
    samples[-ends:] *= np.linspace(1, 0, ends)
    return np.asarray(samples * (loud / np.abs(samples).max()))
