"""The line of help: where a slider's value comes from, what a button does, what the picture shows."""

from __future__ import annotations

from collections.abc import Callable

from simulator.text import _
from simulator.window.screens.lab.bench import Bench
from simulator.window.screens.lab.slider import Slider
from simulator.window.screens.lab.values import Value, given, source_of
from simulator.window.screens.lab.words import with_unit
from simulator.window.widget import Widget

LONGEST_SOURCE = 80
"""Letters of a source that have room; its first sentence is nearly always shorter."""

_HELP: dict[str, Callable[[], str]] = {
    "act:pour": lambda: _("Tune how hard pouring is."),
    "act:flip": lambda: _("Tune how hard flipping is."),
    "scene_file": lambda: _("The scene to begin with. Your own ones are here too."),
    "button:undo": lambda: _("Takes the last change back."),
    "button:redo": lambda: _("Makes the change again that was taken back."),
    "button:curves": lambda: _("How skill pays off, and which values matter most."),
    "button:save": lambda: _("Shows what differs, and writes it to a file with a new name."),
    "button:back": lambda: _("Leaves the lab."),
    "hand": lambda: _("Whose hand leads: a model, a recorded one, or your own."),
    "button:pin": lambda: _("A stands still, B follows the sliders: the picture shows both."),
    "sliders": lambda: _("More sliders. The wheel turns the pages too."),
    "scene": lambda: _("Your own hand: mouse, finger, keys or pad."),
}


def help_for(focus: Widget | None, bench: Bench) -> str:
    """What is said of the widget in the focus."""
    if isinstance(focus, Slider):
        return slider_help(focus.value, bench)
    if focus is None:
        return _("Point at a slider: here stands where its value comes from.")
    if focus.off_reason:
        return focus.off_reason
    if focus.name.startswith("reset:"):
        return _("Back to the value of the scene.")
    return _HELP[focus.name]() if focus.name in _HELP else ""


def slider_help(value: Value, bench: Bench) -> str:
    """What the scene on the bench has, and who says so."""
    scene = bench.history.now.loaded
    usual = with_unit(value, bench.history.now.usual(value.key))
    words = _("Usual value {amount}. Source: {source}")
    if given(scene, value):
        words = _("In the scene file {amount}. Source: {source}")
    return words.format(amount=usual, source=shortened(source_of(scene, value)))


def shortened(source: str) -> str:
    """The first part of a source; more stands in the scene file."""
    first = source.partition(";")[0].strip()
    return first if len(first) <= LONGEST_SOURCE else first[:LONGEST_SOURCE].rpartition(" ")[0] + " …"
