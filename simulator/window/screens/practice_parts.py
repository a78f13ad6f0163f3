"""What both practices share: which scene, how slow, what is logged, and the buttons under the card."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from simulator.acts.hand import Gesture
from simulator.scene.files import digest, load_scene, scene_names
from simulator.text import _
from simulator.window.art.canvas import Canvas
from simulator.window.art.furniture import card
from simulator.window.art.palette import colour
from simulator.window.layout import row
from simulator.window.practice_log import PracticeLog
from simulator.window.settings import PRACTICE_SPEEDS
from simulator.window.type import Align, Role
from simulator.window.widgets import Button, Widget

if TYPE_CHECKING:
    from simulator.window.app import App

LEFT, TOP, WIDE, HIGH = 1388.0, 44.0, 496.0, 570.0
ROW_HIGH = 64.0
SCENES_Y, TIMES_Y = 636.0, 710.0

_SPEEDS = {1.0: "1", 0.5: "½", 0.25: "¼"}
_KNOWN_SCENES: dict[str, Callable[[], str]] = {
    "family": lambda: _("family"),
    "standard": lambda: _("standard"),
    "chef": lambda: _("chef"),
}
_EASIEST_FIRST = ("family", "standard", "chef")


class Practice:
    """One practice of an act: its scene, its slow time, its log."""

    def __init__(self, app: App, act: str, scene: str) -> None:
        self.app = app
        self.act = act
        self.scene: Any = load_scene(act, scene)
        self.speed = app.settings.practice_speed
        self.log = PracticeLog(app.data.practice, act)
        self.seed = 0
        self._seeds = random.SystemRandom()

    def next_seed(self) -> int:
        """The seed of the next act: nobody knows how its pieces will lie."""
        self.seed = self._seeds.getrandbits(53)
        return self.seed

    def note(self, facts: dict[str, Any], gesture: Gesture) -> None:
        """Logs an act with its scene, seed and speed."""
        scene = {"act": self.act, "scene": self.scene.name, "digest": digest(self.scene), "seed": self.seed}
        with self.app.keeping():
            self.log.append({**scene, "speed": self.speed, **facts}, gesture)

    def facts(self, **wanted: Any) -> list[dict[str, Any]]:
        """The acts practised on this scene at this speed."""
        return self.log.facts(scene=self.scene.name, speed=self.speed, **wanted)


def choices(practice: Practice, changed: Callable[[], None]) -> list[Widget]:
    """The buttons for scene and slow time, right under the card."""
    frame = practice.app.frame
    names = sorted(scene_names(practice.act), key=_scene_order)
    upper = _by_words(
        frame.rect(LEFT, SCENES_Y, WIDE, ROW_HIGH, "right", "top"), [scene_name(name) for name in names], frame.px(8)
    )
    lower = row(frame.rect(LEFT + WIDE * 0.5, TIMES_Y, WIDE * 0.5, ROW_HIGH, "right", "top"), 3, frame.px(8))

    def choose_scene(name: str) -> Callable[[], None]:
        def choose() -> None:
            practice.scene = load_scene(practice.act, name)
            changed()

        return choose

    def choose_speed(speed: float) -> Callable[[], None]:
        def choose() -> None:
            practice.speed = speed
            changed()

        return choose

    widgets: list[Widget] = [
        _pill(f"scene:{name}", box, scene_name(name), choose_scene(name), practice.scene.name == name)
        for name, box in zip(names, upper, strict=False)
    ]
    widgets += [
        _pill(f"speed:{speed}", box, _SPEEDS[speed], choose_speed(speed), practice.speed == speed)
        for speed, box in zip(PRACTICE_SPEEDS, lower, strict=True)
    ]
    return widgets


def _by_words(box: pygame.Rect, words: list[str], gap_px: int) -> list[pygame.Rect]:
    """`box` cut into one box a word, wider for a longer one."""
    whole = sum(len(word) + 5 for word in words)
    room = box.width - gap_px * (len(words) - 1)
    boxes, left = [], float(box.x)
    for word in words:
        width = room * (len(word) + 5) / whole
        boxes.append(pygame.Rect(round(left), box.y, round(width), box.height))
        left += width + gap_px
    return boxes


def draw_time_label(app: App, surface: pygame.Surface) -> None:
    """What the buttons with 1, ½ and ¼ are for."""
    box = app.frame.rect(LEFT, TIMES_Y, WIDE * 0.47, ROW_HIGH, "right", "top")
    app.type.draw(surface, _("time"), "note", box, align="left" if app.frame.mirrored else "right", face="bold")


def _pill(name: str, box: pygame.Rect, words: str, do: Callable[[], None], chosen: bool) -> Button:
    return Button(name, box, words, do, style="pill", chosen=chosen, role="note")


def _scene_order(name: str) -> tuple[int, str]:
    place = _EASIEST_FIRST.index(name) if name in _EASIEST_FIRST else len(_EASIEST_FIRST)
    return place, name


def scene_name(name: str) -> str:
    """What a scene is called; one that does not ship with the game by its own name."""
    return _KNOWN_SCENES[name]() if name in _KNOWN_SCENES else name


class Panel:
    """The card with the statistics, right at the top. Lengths are design px from its corner."""

    def __init__(self, app: App, high: float = HIGH) -> None:
        self.app = app
        self.high = high
        self.rect = app.frame.rect(LEFT, TOP, WIDE, high, "right", "top")

    def paper(self, surface: pygame.Surface) -> None:
        """The empty card."""
        self.app.sprites.put(surface, ("practice card", self.high), self._paper, self.rect.topleft, self.app.scale)

    def _paper(self, canvas: Canvas) -> None:
        card(canvas, 0, 0, WIDE, self.high)

    def words(
        self,
        surface: pygame.Surface,
        words: str,
        role: Role,
        box: tuple[float, float, float, float],
        align: Align = "left",
        ink: str = "ink",
        face: str = "",
    ) -> None:
        """Words in a box (x, y, width, height) of the card."""
        x, y, wide, high = box
        left, top = self.at(x, y)
        rect = pygame.Rect(round(left), round(top), self.app.frame.px(wide), self.app.frame.px(high))
        self.app.type.draw(surface, words, role, rect, colour(ink), align, face=face)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the card in screen px."""
        return self.rect.x + x * self.app.scale, self.rect.y + y * self.app.scale
