"""The lab at a pilot's window, with workers that answer at once."""

from __future__ import annotations

import time
from collections.abc import Callable

from simulator.lab.counts import Counts
from simulator.window.screens.lab.counting import Counting
from simulator.window.screens.lab.screen import LabScreen
from simulator.window.screens.lab.values import Value, values_of
from tests.window.pilot import Pilot

POURS = Counts({"0": 60, "1": 70, "2": 40, "3": 20, "4": 6, "5": 3, "7": 1})
FEWER = Counts({"0": 130, "1": 50, "2": 15, "3": 5})
FLIPS = Counts({"picture_up": 120, "recipe_up": 20, "beside": 60})


class AtOnce(Counting):
    """Knows everything as soon as it is asked; `asked` are the points of the last question."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.asked = {}
        self.closed = False

    def ask(self, points):
        self.asked = {name: point for name, point in points.items() if point is not None}

    def look(self):
        return {name: _counted(name, point.scene.act) for name, point in self.asked.items()}

    @property
    def done(self):
        return True

    def close(self):
        self.closed = True


def _counted(name: str, act: str) -> Counts:
    if act == "flip":
        return FLIPS
    return FEWER if name == "a" or name.endswith(" 0") else POURS


def lab(pilot: Pilot, act: str = "pour", **more) -> LabScreen:
    """The lab on top."""
    screen = LabScreen(act, counting=AtOnce(), **more)
    pilot.app.push(screen)
    pilot.tick()
    return screen


def until(pilot: Pilot, what: Callable[[], bool], most_s: float = 30.0) -> None:
    """Frames in the machine's own time: what is made beside the loop takes as long as it takes."""
    start_s = time.perf_counter()
    while not what():
        assert time.perf_counter() - start_s < most_s, f"not within {most_s} s"
        pilot.tick()
        time.sleep(0.002)


def value(act: str, key: str) -> Value:
    """One value of the scenes of `act`."""
    return next(one for one in values_of(act) if one.key == key)


def page_of(screen: LabScreen, key: str) -> None:
    """Turns to the page with the slider of `key`."""
    while screen.panel.turn(-1):
        pass
    while f"slider:{key}" not in screen.targets():
        assert screen.panel.turn(1), f"no slider of {key}"
