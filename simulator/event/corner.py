"""The hidden door of the staff: a corner that is held, or the key F10 where there is no pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulator.window.keys import Input, Key, Pointer

if TYPE_CHECKING:
    from simulator.scene.event import Staff

PART = 0.09
"""How much of the window's height the corner takes."""
KEY = "f10"


class Corner:
    """How long the corner has been held."""

    def __init__(self) -> None:
        self._held_s: float | None = None

    def take(self, event: Input, size_px: tuple[int, int], staff: Staff) -> None:
        """A press in the corner begins, letting go or leaving it ends."""
        match event:
            case Pointer(kind="press"):
                self._held_s = 0.0 if _inside(event.at, size_px, staff.corner) else None
            case Pointer(kind="move") if event.held and not _inside(event.at, size_px, staff.corner):
                self._held_s = None
            case Pointer(kind="release"):
                self._held_s = None
            case Key(name=name) if name == KEY:
                self._held_s = 0.0 if event.pressed else None

    def opened(self, dt_s: float, staff: Staff) -> bool:
        """Time has passed; True once, when the corner was held long enough."""
        if self._held_s is None:
            return False
        self._held_s += dt_s
        if self._held_s < staff.hold_s:
            return False
        self._held_s = None
        return True


def _inside(at: tuple[float, float], size_px: tuple[int, int], corner: str) -> bool:
    side = PART * size_px[1]
    down, _underscore, across = corner.partition("_")
    x = at[0] if across == "left" else size_px[0] - 1 - at[0]
    y = at[1] if down == "top" else size_px[1] - 1 - at[1]
    return 0 <= x <= side and 0 <= y <= side
