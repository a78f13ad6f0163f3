"""One focus for mouse, touch, keys and pad: what is pointed at or stepped to, and what is being pressed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from simulator.window.keys import Input, Key, Levers, Pointer, Typed, Wheel

if TYPE_CHECKING:
    from simulator.window.widget import Widget

State = Literal["on", "hot", "pressed"]

_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(slots=True)
class Focus:
    """Which widget has the focus; `by_keys` says that it was stepped to and stays without a pointer."""

    on: Widget | None = None
    held: Widget | None = None
    by_keys: bool = False

    def state(self, widget: Widget) -> State:
        """How `widget` is to look."""
        if widget is self.held and widget is self.on:
            return "pressed"
        return "hot" if widget is self.on else "on"

    def put(self, widget: Widget | None, by_keys: bool = True) -> None:
        """Gives the focus to `widget`."""
        if self.on is not None and self.on is not widget:
            self.on.blur()
        self.on, self.by_keys = widget, by_keys

    def keep(self, widgets: Sequence[Widget]) -> None:
        """After a new layout: the widget of the same name has the focus that the old one had."""
        self.on = next((one for one in widgets if self.on is not None and one.name == self.on.name), None)
        self.held = None

    def handle(self, event: Input, widgets: Sequence[Widget]) -> bool:
        """Takes an input; True when something happened that changes the picture."""
        shown = [widget for widget in widgets if widget.visible]
        match event:
            case Pointer():
                return self._point(event, shown)
            case Typed():
                return self.on is not None and self.on.type(event.words)
            case Wheel():
                return any(widget.wheel(event.steps) for widget in reversed(shown) if _under(widget, event.x, event.y))
            case Key():
                return event.pressed and self._press(event, shown)
            case Levers():
                return False

    def _point(self, event: Pointer, shown: Sequence[Widget]) -> bool:
        under = next((widget for widget in reversed(shown) if _under(widget, event.x, event.y)), None)
        if self.held is not None and _under(self.held, event.x, event.y):
            under = self.held  # what is held and carried lies over everything else
        if event.kind == "move":
            return self._move(event, under)
        if event.kind == "press":
            left = self.on is not under
            self.put(under, by_keys=False)
            self.held = under
            if under is not None:
                under.hold(event.x, event.y)
            return left or under is not None
        held, self.held = self.held, None
        if held is not None and held is under:
            held.release(event.x, event.y)
        if event.touch and not self.by_keys and not (under and under.keeps_focus):
            self.put(None, by_keys=False)
        return held is not None

    def _move(self, event: Pointer, under: Widget | None) -> bool:
        if self.held is not None:
            return self.held.drag(event.x, event.y)
        keeps = under is None and self.on is not None and (self.by_keys or self.on.keeps_focus)
        if under is self.on or keeps:
            return False
        self.put(under, by_keys=False)
        return True

    def _press(self, event: Key, shown: Sequence[Widget]) -> bool:
        if self.on in shown and self.on is not None and self.on.key(event):
            return True
        if event.action in ("next", "previous"):
            return self._step(shown, 1 if event.action == "next" else -1)
        if event.action in _STEPS:
            return self._go(shown, *_STEPS[event.action])
        if event.action in ("confirm", "tip") and self.on in shown and self.on is not None:
            self.on.activate()
            return True
        return False

    def _step(self, shown: Sequence[Widget], way: int) -> bool:
        stops = [widget for widget in shown if widget.focusable]
        if not stops:
            return False
        place = stops.index(self.on) + way if self.on in stops else (0 if way > 0 else -1)
        self.put(stops[place % len(stops)])
        return True

    def _go(self, shown: Sequence[Widget], dx: int, dy: int) -> bool:
        stops = [widget for widget in shown if widget.focusable]
        if self.on not in stops or self.on is None:
            return self._step(shown, 1)
        nearest = _nearest(self.on, stops, dx, dy)
        if nearest is None:
            return False
        self.put(nearest)
        return True


def _under(widget: Widget, x: float, y: float) -> bool:
    return widget.holds(x, y)


def _nearest(start: Widget, stops: Sequence[Widget], dx: int, dy: int) -> Widget | None:
    """The nearest widget in a direction; what lies aside counts three times."""
    ways: list[tuple[float, int, Widget]] = []
    for place, stop in enumerate(stops):
        x, y = stop.rect.centerx - start.rect.centerx, stop.rect.centery - start.rect.centery
        along, aside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
        if stop is not start and along > 0:
            ways.append((along + 3 * aside, place, stop))
    return min(ways)[2] if ways else None
