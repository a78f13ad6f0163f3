"""One screen of the window: it lays its widgets out, takes inputs, and draws itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from simulator.window.keys import Input, Key, Levers, Pointer, Typed, Wheel
from simulator.window.widgets import Focus, Widget

if TYPE_CHECKING:
    from simulator.window.app import App

__all__ = ["Input", "Key", "Levers", "Pointer", "Screen", "Typed", "Wheel"]


class Screen:
    """Base of every screen. A screen without widgets of its own overrides `handle`, `draw` and `targets`.

    The app calls: `enter` once when it comes on top for the first time, `layout` then and after every change of size or
    settings, `resume` when it is on top again, `handle` for each input, `update` each frame while on top, `draw`.
    """

    name = "screen"
    """What the targets file calls it."""
    overlay = False
    """Whether the screen below shines through; that one stands still meanwhile."""
    animated = True
    """Whether it is drawn anew each frame; otherwise only after `redraw()`."""

    app: App

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focus = Focus()
        self.dirty = True

    @property
    def scans(self) -> bool:
        """Whether, played with one switch, the focus goes round here by itself."""
        return True

    def enter(self) -> None:
        """The screen comes on top for the first time; `self.app` is there now."""

    def leave(self) -> None:
        """The screen is taken off the stack."""

    def resume(self) -> None:
        """What lay above it has gone."""

    def layout(self) -> None:
        """Puts everything where it belongs in a window of `self.app.size`; sets `self.widgets`."""

    def handle(self, event: Input) -> bool:
        """Takes an input; True when it was meant for this screen. Escape goes back one step."""
        if self.focus.handle(event, self.widgets):
            self.redraw()
            return True
        if isinstance(event, Key) and event.action == "back" and event.pressed:
            self.back()
            return True
        return False

    def update(self, dt_s: float) -> None:
        """Time has passed."""

    def draw(self, surface: pygame.Surface) -> None:
        """The whole picture, over what lies below when it is an overlay."""
        self.draw_widgets(surface)

    def draw_widgets(self, surface: pygame.Surface) -> None:
        """Every visible widget, the one with the focus last."""
        shown = [widget for widget in self.widgets if widget.visible]
        for widget in sorted(shown, key=lambda one: one is self.focus.on):
            widget.draw(self.app, surface, self.focus.state(widget))

    def targets(self) -> dict[str, pygame.Rect]:
        """Everything that can be pressed, by name (`button:heat`, `bottle:lemon`), in screen px."""
        return {name: rect for widget in self.widgets if widget.visible for name, rect in widget.targets().items()}

    def back(self) -> None:
        """One step back."""
        self.app.pop()

    def relay(self) -> None:
        """Lays everything out again and keeps the focus: after a change of what there is to press."""
        self.layout()
        self.focus.keep(self.widgets)
        self.redraw()

    def redraw(self) -> None:
        """Something looks different now."""
        self.dirty = True
