"""The line of buttons on top of the lab: which act, which scene, one step back, the curves, saving, the way out."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from simulator.text import _
from simulator.window.art.canvas import Canvas
from simulator.window.art.icons import icon
from simulator.window.screens.lab.icon_button import IconButton
from simulator.window.screens.practice_parts import scene_name
from simulator.window.widgets import Button, Stepper, Widget

if TYPE_CHECKING:
    from simulator.window.screens.lab.screen import LabScreen


def buttons(screen: LabScreen) -> list[Widget]:
    """All of them, from left to right."""
    places, bench = screen.places, screen.bench
    acts = ((_("Bottle"), "pour", 176.0), (_("Crepe"), "flip", 370.0))
    widgets: list[Widget] = [
        Button(f"act:{act}", places.head(x, 182), words, partial(screen.choose_act, act), style="pill",
               chosen=act == bench.act, role="text")
        for words, act, x in acts
    ]  # fmt: skip
    scenes = bench.scenes()
    told = [told_scene(name, bench.history.now.changes != () and name == bench.scene_name) for name in scenes]
    widgets.append(
        Stepper("scene_file", places.head(570, 396), "", told, scenes.index(bench.scene_name),
                lambda place: screen.choose_scene(scenes[place]))
    )  # fmt: skip
    return [*widgets, *_steps(screen), *_doors(screen)]


def told_scene(name: str, changed: bool) -> str:
    """What a scene is called; that it is changed is said too."""
    told = scene_name(Path(name).stem)
    return _("{scene}, changed").format(scene=told) if changed else told


def _steps(screen: LabScreen) -> list[Widget]:
    history = screen.bench.history
    nothing = _("There is no step to take back."), _("There is no step to make again.")
    return [
        IconButton("button:undo", screen.places.head(984, 92), _back, screen.undo, "" if history.past else nothing[0]),
        IconButton("button:redo", screen.places.head(1088, 92), _on, screen.redo, "" if history.future else nothing[1]),
    ]


def _doors(screen: LabScreen) -> list[Widget]:
    places = screen.places
    return [
        Button("button:curves", places.head(492, 226, from_right=True), _("Curves"), screen.show_curves, style="pill",
               role="text"),
        Button("button:save", places.head(242, 238, from_right=True), _("Save scene"), screen.save, style="star",
               role="text"),
        Button("button:back", places.head(36, 194, from_right=True), _("Back"), screen.back, style="pill", role="text"),
    ]  # fmt: skip


def draw_title(screen: LabScreen, surface: pygame.Surface) -> None:
    """The name of the screen."""
    box, kind = screen.places.head(36, 134), screen.app.type
    kind.draw(surface, _("Lab"), kind.largest(_("Lab"), ("head", "button"), box.width, box.height), box)


def _back(canvas: Canvas) -> None:
    icon(canvas, "undo", 0, 0, 0.9)


def _on(canvas: Canvas) -> None:
    with canvas.at(mirrored=True):
        icon(canvas, "undo", 0, 0, 0.9)
