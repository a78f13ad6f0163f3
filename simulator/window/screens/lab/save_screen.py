"""Saving a tuned scene: what differs, under which new name, and where. A file that is there is never written over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from simulator.lab.faults import LabFileFault
from simulator.lab.recorded import NAME
from simulator.lab.scene_file import proposed, write_scene
from simulator.scene import scene_names
from simulator.shown import file_trouble
from simulator.text import _
from simulator.window.art.palette import colour
from simulator.window.focus import State
from simulator.window.keys import Input, Wheel
from simulator.window.layout import Frame
from simulator.window.pages import Pages
from simulator.window.screen import Screen
from simulator.window.screens.lab.bench import Bench
from simulator.window.screens.lab.values import Value, values_of
from simulator.window.screens.lab.words import value_name, with_unit
from simulator.window.screens.menu_picture import draw_room
from simulator.window.screens.sheet import Sheet
from simulator.window.widget import Widget
from simulator.window.widgets import Button, TextField

if TYPE_CHECKING:
    from simulator.window.app import App

LONGEST_NAME = 40


class Difference(Widget):
    """One value that differs: its name, its key in the file, before and after. Nothing to press."""

    focusable = False
    scanned = False

    def __init__(self, rect: pygame.Rect, name: str, key: str, before: str, after: str) -> None:
        super().__init__(f"difference:{key}", rect)
        self.words = name, key, before, after

    def targets(self) -> dict[str, pygame.Rect]:
        return {}

    def draw(self, app: App, surface: pygame.Surface, state: State) -> None:
        name, key, before, after = self.words
        box = self.rect
        left = pygame.Rect(box.x, box.y, round(box.width * 0.55), box.height)
        upper = pygame.Rect(left.x, left.y, left.width, round(left.height * 0.54))
        lower = pygame.Rect(left.x, upper.bottom, left.width, left.height - upper.height)
        app.type.draw(surface, name, "text", upper, face="title")
        app.type.draw(surface, key, "note", lower, colour("ink2"))
        right = pygame.Rect(left.right, box.y, box.right - left.right, box.height)
        app.type.draw(surface, f"{before}  →  {after}", "text", right, align="right", face="bold")


class SaveScreen(Screen):
    """Proposes a name, shows the difference, writes. `saved` is told the file."""

    name = "lab save"
    animated = False

    def __init__(self, bench: Bench, saved: Callable[[Path], None]) -> None:
        super().__init__()
        self._bench = bench
        self._saved = saved
        self.scene_name = free_name(bench.history.now.loaded.name, bench.own_scenes, bench.act)
        self.trouble = ""
        self.pages = Pages(self)
        self.sheet = Sheet(Frame((1920, 1080)))

    @property
    def path(self) -> Path:
        """Where the file will be."""
        return self._bench.own_scenes / f"{self.scene_name}.toml"

    def layout(self) -> None:
        self.sheet = Sheet(Frame(self.app.size))
        frame, inside = self.sheet.frame, self.sheet.inside
        row_px = max(frame.px(86), round(1.2 * (self.app.type.least_px("text") + self.app.type.least_px("note"))))
        rows = [partial(self._row, value=value) for value in self._changed()]
        room = pygame.Rect(inside.x, inside.y, inside.width, inside.height - frame.px(150))
        self.widgets = list(self.pages.arrange(rows, room, row_px, frame.px(8))) if rows else []
        field = frame.rect(412, 964, 948, 96)
        self.widgets += [
            Button("button:back", self.sheet.back_button, _("Back"), self.back, style="pill"),
            TextField("name", field, self.scene_name, self._rename, LONGEST_NAME, _("Name of the scene")),
            Button("button:write", self.sheet.main_button, _("Save"), self._write, off_reason=self._refusal(),
                   style="star"),
        ]  # fmt: skip

    def _changed(self) -> list[Value]:
        tuned = self._bench.history.now
        return [value for value in values_of(self._bench.act) if tuned.changed(value.key)]

    def _row(self, rect: pygame.Rect, value: Value) -> Widget:
        tuned, act = self._bench.history.now, self._bench.act
        before, after = (with_unit(value, amount) for amount in (tuned.usual(value.key), tuned.value(value.key)))
        return Difference(rect, value_name(act, value.key), value.key, before, after)

    def _refusal(self) -> str:
        """Why the file cannot be written; empty where it can."""
        if not self._bench.history.now.changes:
            return _("Nothing is changed.")
        if not NAME.fullmatch(self.scene_name):
            return _("Allowed are a to z, 0 to 9, - and _.")
        if self.path.exists() or self.scene_name in scene_names(self._bench.act):
            return _("There is such a scene already.")
        return ""

    def _rename(self, words: str) -> None:
        self.scene_name = words
        self.trouble = ""
        self.relay()

    def _write(self) -> None:
        tuned = self._bench.history.now
        source = f"tuned in the lab's window, from {tuned.loaded.name}"
        scene = proposed(tuned.loaded, tuned.changes, self.scene_name, source, "tuned in the lab's window")
        try:
            write_scene(self.path, scene)
        except LabFileFault as fault:
            self.trouble = str(fault)
        except OSError as fault:
            self.trouble = file_trouble(fault)
        else:
            self.app.sounds.play("bell")
            path = self.path
            self.app.pop()
            self._saved(path)
            return
        self.app.sounds.play("error")
        self.redraw()

    def handle(self, event: Input) -> bool:
        if isinstance(event, Wheel):
            return self.pages.wheel(event)
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        draw_room(self.app, surface)
        self.sheet.draw(self.app, surface, _("Save scene"))
        frame, inside = self.sheet.frame, self.sheet.inside
        line = pygame.Rect(inside.x, inside.bottom - frame.px(140), inside.width, frame.px(140))
        words, hue = (self.trouble, "stop") if self.trouble else (self._where(), "ink2")
        self.app.type.draw(surface, words, "note", line, colour(hue), lines=3)
        self.draw_widgets(surface)

    def _where(self) -> str:
        if not self._bench.history.now.changes:
            return _("Nothing is changed yet: there is nothing to save.")
        return _("A new file: {path}").format(path=self.path)


def free_name(base: str, folder: Path, act: str) -> str:
    """A name like `base` that no scene has yet: standard-2, standard-3, …"""
    taken = {*scene_names(act), *(path.stem for path in folder.glob("*.toml"))}
    stem = base.rstrip("0123456789").rstrip("-") or base
    number = 2
    while f"{stem}-{number}" in taken:
        number += 1
    return f"{stem}-{number}"
