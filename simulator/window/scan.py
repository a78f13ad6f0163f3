"""One-button play: the focus goes round by itself, and the one switch takes what has it.

The switch is the space bar, Enter, a pad's button, or a press of mouse or finger anywhere that is no button.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulator.window.keys import Input, Key, Pointer

if TYPE_CHECKING:
    from simulator.window.screen import Screen
    from simulator.window.widget import Widget


class Scanner:
    """Moves the focus on every `step_s`; a screen that is new, or was pressed, is begun again from its first button."""

    def __init__(self) -> None:
        self._screen: Screen | None = None
        self._waited_s = 0.0
        self._held = False

    def update(self, dt_s: float, screen: Screen, step_s: float) -> None:
        """Time has passed; the focus goes on to the next button that is open."""
        if not screen.scans:
            return
        stops = [widget for widget in screen.widgets if _can_stop(widget)]
        if not stops:
            return
        on = screen.focus.on
        new = screen is not self._screen or on not in stops
        self._screen, self._waited_s = screen, 0.0 if new else self._waited_s + dt_s
        if new or on is None:
            screen.focus.put(stops[0])
            screen.redraw()
        elif self._waited_s >= step_s:
            self._waited_s = 0.0
            screen.focus.put(stops[(stops.index(on) + 1) % len(stops)])
            screen.redraw()

    def heard(self, event: Input, screen: Screen) -> Input | None:
        """What an input means with one switch; None for moves that would take the focus away."""
        if isinstance(event, Key) and event.action in ("confirm", "tip"):
            return self._switch(event.pressed, event.time_s)
        if not isinstance(event, Pointer):
            return event
        if event.kind == "press" and not any(widget.visible and widget.holds(*event.at) for widget in screen.widgets):
            return self._switch(True, event.time_s)
        if self._held:
            return self._switch(False, event.time_s) if event.kind == "release" else None
        return None if event.kind == "move" and not event.held else event

    def _switch(self, pressed: bool, time_s: float) -> Key:
        self._held, self._waited_s = pressed, 0.0
        return Key("tip", pressed, time_s, "switch")


def _can_stop(widget: Widget) -> bool:
    return widget.visible and widget.focusable and widget.scanned and widget.enabled
