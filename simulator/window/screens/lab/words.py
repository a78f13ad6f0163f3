"""Scene values, hands, figures and outcomes as people call them."""

from __future__ import annotations

from collections.abc import Callable

from simulator.text import _, decimal
from simulator.vocabulary import Condiment
from simulator.window.act_words import condiment_name
from simulator.window.screens.lab.values import Value
from simulator.window.screens.lab.words_flip import FLIP_SECTIONS, FLIP_WORDS
from simulator.window.screens.lab.words_pour import ONE_BOTTLE, ONE_SIZE, POUR_SECTIONS, POUR_WORDS, Words

USUAL_DIGITS = 2
"""Places after the decimal mark, unless the value needs more."""

_UNITS: tuple[tuple[str, Callable[[], str]], ...] = (
    ("_g_mm2", lambda: _("{n} g/mm²")),
    ("_mm_px", lambda: _("{n} mm/px")),
    ("_mm_s", lambda: _("{n} mm/s")),
    ("_deg_s", lambda: _("{n}°/s")),
    ("_rad_s", lambda: _("{n} rad/s")),
    ("_mm", lambda: _("{n} mm")),
    ("_deg", lambda: _("{n}°")),
    ("_px", lambda: _("{n} px")),
    ("_g", lambda: _("{n} g")),
    ("_s", lambda: _("{n} s")),
)


def value_name(act: str, key: str) -> str:
    """What a value is called: Mouth."""
    return _words(act, key)[0]().format(bottle=_bottle(key))


def value_meaning(act: str, key: str) -> str:
    """What it does, in a few words."""
    return _words(act, key)[1]()


def _words(act: str, key: str) -> Words:
    if act == "flip":
        return FLIP_WORDS[key]
    if key.startswith("bottles."):
        return ONE_BOTTLE[key.rpartition(".")[2]]
    return POUR_WORDS.get(key, ONE_SIZE)


def _bottle(key: str) -> str:
    """The bottle that a value belongs to, where it belongs to one."""
    kinds = [kind for kind in Condiment if f".{kind.value}." in key or f".{kind.value}_size" in key]
    return condiment_name(kinds[0]) if kinds else ""


def section_name(act: str, section: str) -> str:
    """What a page of sliders is called; the first has no section of its own."""
    return (FLIP_SECTIONS if act == "flip" else POUR_SECTIONS)[section]()


def with_unit(value: Value, amount: float) -> str:
    """12.0 mm, with as many places as its slider has steps."""
    unit = next((words for ending, words in _UNITS if value.key.endswith(ending)), None)
    told = amount_told(value, amount)
    return unit().format(n=told) if unit else told


def amount_told(value: Value, amount: float) -> str:
    """12.0; more places where the scene has a finer value than the slider."""
    digits = min(value.digits, USUAL_DIGITS)
    while digits < 4 and abs(round(amount, digits) - amount) > 1e-9:
        digits += 1
    return decimal(amount, digits).replace("-", "−")


def end_told(amount: float) -> str:
    """An end of a slider: 6, or 0.0005."""
    digits = 0
    while digits < 4 and abs(round(amount, digits) - amount) > 1e-9:
        digits += 1
    return decimal(amount, digits).replace("-", "−")


_FIGURES: dict[str, Callable[[], str]] = {
    "mean": lambda: _("mean"),
    "p_0": lambda: _("none"),
    "p_1_or_2": lambda: _("1 or 2"),
    "p_3_plus": lambda: _("3 or more"),
    "picture_up": lambda: _("picture up"),
    "recipe_up": lambda: _("recipe up"),
    "beside": lambda: _("beside"),
}


def figure_name(figure: str) -> str:
    """What a figure is called beside its gauge, and a landing under its bar."""
    return _FIGURES[figure]()
