"""The door to practice: which screen practises which act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulator.window.screen import Screen

if TYPE_CHECKING:
    from simulator.window.app import App


def practice_screen(app: App, act: str, scene: str = "standard") -> Screen:
    """The practice of `act`, "pour" or "flip", on a scene.

    Raises:
        SceneFaults: there is no such scene, or it has faults.
    """
    if act == "flip":
        from simulator.window.screens.practice_flip import PracticeFlipScreen

        return PracticeFlipScreen(app, scene)
    from simulator.window.screens.practice_pour import PracticePourScreen

    return PracticePourScreen(app, scene)
