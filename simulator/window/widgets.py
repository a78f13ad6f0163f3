"""What can be pressed: drawer fronts, toggles, steppers, text fields, and bare areas over what a screen paints itself.

Rectangles are screen px. Every widget works by mouse, touch, keys and pad through one Focus.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from simulator.text import _
from simulator.window.art import palette
from simulator.window.focus import Focus, State
from simulator.window.fronts import Draw, arrow_left, arrow_right, draw_front, draw_ring, draw_unit, switch, two_lines
from simulator.window.keys import Key
from simulator.window.type import Align, Role
from simulator.window.widget import Do, Widget

if TYPE_CHECKING:
    from simulator.window.app import App

__all__ = ["Area", "Button", "Do", "Draw", "Focus", "State", "Stepper", "TextField", "Toggle", "Widget"]


class Area(Widget):
    """A pressable part of what the screen paints itself: a bottle, the pan. Shows a ring when it has the focus."""

    def __init__(self, name: str, rect: pygame.Rect, action: Do | None = None, off_reason: str = "") -> None:
        super().__init__(name, rect, action, off_reason)
        self.scanned = action is not None

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        if state == "hot" and (self.enabled or app.stepped):
            draw_ring(app, surface, self.rect)


class Button(Widget):
    """A drawer front: title, a second line, an icon. Closed, the second line says why. One without room is left out.

    style: "drawer" is a front of the counter, "pill" a round sign, "star" the one yellow button of a screen.
    """

    sub_matters = False
    """Whether the second line is wanted in a narrow window too."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        title: str,
        action: Do | None = None,
        sub: str = "",
        icon: Draw | None = None,
        off_reason: str = "",
        style: str = "drawer",
        chosen: bool = False,
        role: Role = "button",
    ) -> None:
        super().__init__(name, rect, action, off_reason)
        self.title = title
        self.sub = sub
        self.icon = icon
        self.style = style
        self.chosen = chosen
        self.role = role
        self.grow_px = 0
        """How much larger it is drawn than it is pressed, to each side: the pulse of the one main button."""

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        pressed = state == "pressed" and self.enabled
        box = self.rect.move(0, app.frame.px(4) if pressed else 0).inflate(2 * self.grow_px, self.grow_px)
        draw_front(app, surface, box, self._fill(state), self.style, hot=state == "hot", flat=pressed)
        self._draw_words(app, surface, box)

    def _fill(self, state: State) -> str:
        if not self.enabled:
            return "drawer_off"
        if self.style == "star":
            return "star"
        if self.chosen:
            return "mint"
        return "drawer_hot" if state != "on" else "drawer"

    def _draw_words(self, app: App, surface: pygame.Surface, box: pygame.Rect) -> None:
        colour = palette.colour("ink" if self.enabled else "off_text")
        inside = self._draw_icon(app, surface, box)
        sub = self.off_reason or self.sub
        align: Align = "left" if self.icon or self.style == "drawer" else "centre"
        upper, lower = two_lines(inside)
        roomy = app.type.holds(self.title, self.role, upper) and app.type.holds(sub, "note", lower, lines=2)
        if not sub or not roomy or (app.frame.narrow and self.enabled and not self.sub_matters):
            app.type.draw(surface, self.title, self.role, inside, colour, align, lines=2)
            return
        app.type.draw(surface, self.title, self.role, upper, colour, align)
        app.type.draw(surface, sub, "note", lower, colour, align, lines=2)

    def _draw_icon(self, app: App, surface: pygame.Surface, box: pygame.Rect) -> pygame.Rect:
        """Draws the icon, and returns the room that is left for words."""
        pad = app.frame.px(24)
        if self.icon is None:
            return box.inflate(-2 * pad, -app.frame.px(12))
        narrow = app.frame.narrow
        size = app.frame.scale * (0.76 if narrow else 1.0)
        middle = box.x + app.frame.px(46 if narrow else 62), box.centery
        picture, left, top = app.sprites.picture((self.name, "icon", self.title), self.icon, size)
        if not self.enabled:
            picture = picture.copy()
            picture.set_alpha(128)
        surface.blit(picture, (round(middle[0]) + left, round(middle[1]) + top))
        start = box.x + app.frame.px(93 if narrow else 116)
        end = box.right - (app.frame.px(5) if narrow else pad // 2)
        return pygame.Rect(start, box.y + app.frame.px(5), end - start, box.height - app.frame.px(10))


class Toggle(Widget):
    """A switch with a label: the knob slides, and the word says it too."""

    def __init__(self, name: str, rect: pygame.Rect, title: str, on: bool, changed: Callable[[bool], None]) -> None:
        super().__init__(name, rect)
        self.title = title
        self.on = on
        self.changed = changed

    def activate(self) -> None:
        self.on = not self.on
        self.changed(self.on)

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        draw_front(app, surface, self.rect, "drawer_hot" if state != "on" else "drawer", "drawer", state == "hot")
        wide, high = app.frame.px(104), app.frame.px(52)
        track = pygame.Rect(self.rect.right - wide - app.frame.px(24), self.rect.centery - high // 2, wide, high)
        draw_unit(app, surface, ("toggle", self.on), lambda canvas: switch(canvas, self.on), track)
        word = pygame.Rect(track.x - app.frame.px(120), self.rect.y, app.frame.px(100), self.rect.height)
        app.type.draw(surface, _("on") if self.on else _("off"), "note", word, palette.colour("ink2"), "right")
        left = self.rect.x + app.frame.px(28)
        room = pygame.Rect(left, self.rect.y, word.x - left - app.frame.px(8), self.rect.height)
        app.type.draw(surface, self.title, "text", room, lines=2, face="title")


class Stepper(Widget):
    """A row of values with a step to either side; left and right arrows step too. Without a title it is all steps."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        title: str,
        values: list[str],
        place: int,
        changed: Callable[[int], None],
        sub: str = "",
        chosen: bool = False,
    ) -> None:
        super().__init__(name, rect)
        self.title = title
        self.values = values
        self.place = place
        self.changed = changed
        self.sub = sub
        self.chosen = chosen

    def less_rect(self) -> pygame.Rect:
        """The step back, in screen px."""
        part = (0.44 if self.sub else 0.48) if self.title else 1.0
        left = self.rect.right - round(self.rect.width * part)
        return pygame.Rect(left, self.rect.y, self._side(), self.rect.height)

    def more_rect(self) -> pygame.Rect:
        """The step on."""
        return pygame.Rect(self.rect.right - self._side(), self.rect.y, self._side(), self.rect.height)

    def targets(self) -> dict[str, pygame.Rect]:
        return {self.name: self.rect, f"{self.name}:less": self.less_rect(), f"{self.name}:more": self.more_rect()}

    def _side(self) -> int:
        return min(self.rect.height, round(self.rect.width * (0.12 if self.title else 0.2)))

    def activate(self) -> None:
        self.step(1, around=True)

    def release(self, x: float, y: float) -> None:
        if self.less_rect().collidepoint(x, y):
            self.step(-1)
        else:
            self.step(1, around=not self.more_rect().collidepoint(x, y))

    def key(self, event: Key) -> bool:
        if event.action not in ("left", "right"):
            return False
        self.step(1 if event.action == "right" else -1)
        return True

    def step(self, way: int, around: bool = False) -> None:
        """The next or the one before; stops at the ends unless `around`."""
        place = (self.place + way) % len(self.values) if around else self.place + way
        if 0 <= place < len(self.values) and place != self.place:
            self.place = place
            self.changed(place)

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        fill = "drawer_hot" if state != "on" else "mint" if self.chosen else "drawer"
        draw_front(app, surface, self.rect, fill, "drawer", state == "hot")
        less, more = self.less_rect(), self.more_rect()
        for box, way, open_ in ((less, -1, self.place > 0), (more, 1, self.place < len(self.values) - 1)):
            inner = pygame.Rect(0, 0, app.frame.px(62), app.frame.px(62))
            inner.center = box.center
            draw_unit(app, surface, ("arrow", way), arrow_left if way < 0 else arrow_right, inner, 255 if open_ else 70)
        value = pygame.Rect(less.right, self.rect.y, more.x - less.right, self.rect.height)
        app.type.draw(surface, self.values[self.place], "text", value, align="centre", lines=2, face="title")
        if self.title:
            self._draw_title(app, surface, less.x)

    def _draw_title(self, app: App, surface: pygame.Surface, right: int) -> None:
        left = self.rect.x + app.frame.px(28)
        room = pygame.Rect(left, self.rect.y + app.frame.px(6), right - left, self.rect.height - app.frame.px(12))
        upper, lower = two_lines(room)
        roomy = app.type.holds(self.title, "text", upper, face="title") and app.type.holds(self.sub, "note", lower)
        if not self.sub or not roomy:
            app.type.draw(surface, self.title, "text", room, lines=2, face="title")
            return
        app.type.draw(surface, self.title, "text", upper, face="title")
        app.type.draw(surface, self.sub, "note", lower, palette.colour("ink2"))


class TextField(Widget):
    """A line that can be typed; at most `longest` letters. Pressed, it calls `spell`, for who has no keyboard."""

    keeps_focus = True

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        words: str,
        changed: Callable[[str], None],
        longest: int = 14,
        hint: str = "",
        spell: Do | None = None,
    ) -> None:
        super().__init__(name, rect, spell)
        self.scanned = spell is not None
        self.words = words
        self.changed = changed
        self.longest = longest
        self.hint = hint

    def type(self, words: str) -> bool:
        room = self.longest - len(self.words)
        added = "".join(letter for letter in words if letter.isprintable())[:room]
        self._become(self.words + added)
        return True

    def key(self, event: Key) -> bool:
        if event.action == "erase":
            self._become(self.words[:-1])
            return True
        return event.name == "space"  # it is a letter here

    def _become(self, words: str) -> None:
        if words != self.words:
            self.words = words
            self.changed(words)

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        draw_front(app, surface, self.rect, "paper", "drawer", state != "on", flat=True)
        room = self.rect.inflate(-app.frame.px(44), -app.frame.px(8))
        colour = palette.colour("ink" if self.words else "ink2")
        covered = app.type.draw(surface, self.words or self.hint, "button", room, colour)
        if state != "on":
            left = covered.right + 2 if self.words else room.x
            high = round(app.type.size_px("button") * 1.1)
            bar = pygame.Rect(left, room.centery - high // 2, max(3, app.frame.px(4)), high)
            pygame.draw.rect(surface, palette.channels(palette.colour("ink")), bar)
