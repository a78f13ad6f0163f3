"""Which inputs of a close-up are meant for its buttons, and which for the hand."""

from __future__ import annotations

from collections.abc import Sequence

from simulator.window.focus import Focus
from simulator.window.keys import Input, Key, Pointer
from simulator.window.screens.act_parts import Phase
from simulator.window.widget import Widget

_WAYS = ("left", "right", "up", "down")


def for_buttons(event: Input, focus: Focus, widgets: Sequence[Widget], phase: Phase, by_pointer: bool) -> bool:
    """Whether an input was meant for a button and not for the hand; the focus has then taken it.

    Args:
        widgets: what is taken hold of first, then the buttons, the way back last. Only that stays open in an act.
        by_pointer: a pointer leads the hand.
    """
    if isinstance(event, Pointer):
        led = phase in (Phase.LED, Phase.BACK)
        return not (led and by_pointer) and _points(event, focus, widgets[-1:] if led else widgets[1:])
    if not isinstance(event, Key) or phase is not Phase.WAITING or event.name.startswith("stick"):
        return False
    on_button = focus.by_keys and focus.on not in (None, widgets[0])
    steps = event.action in ("next", "previous") or (event.name.startswith("pad") and event.action in _WAYS)
    return (steps or on_button) and focus.handle(event, widgets)


def _points(event: Pointer, focus: Focus, buttons: Sequence[Widget]) -> bool:
    on_one = any(widget.holds(*event.at) for widget in buttons) or focus.held is not None
    focus.handle(event, buttons)
    return on_one and event.kind != "move"
