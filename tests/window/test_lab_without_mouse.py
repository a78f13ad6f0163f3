"""The lab without a mouse, by keyboard only and by pad only; and what it says of sources and of doubtful figures."""

from __future__ import annotations

import pygame
import pytest

from simulator.lab.counts import Counts, figures
from simulator.scene import load_scene
from simulator.window.screens.lab.figures_table import verdict
from simulator.window.screens.lab.values import source_of
from simulator.window.screens.menu import MenuScreen
from tests.window.devices import KeyboardPilot, PadPilot
from tests.window.lab_bench import lab, value

MOUTH = "dispenser.mouth_mm"
WISHES = {"p_0": (0.25, 0.45), "p_3_plus": (0.1, 0.28)}


def to_the_right(pilot):
    if isinstance(pilot, PadPilot):
        pilot.pad_cross(1, 0)
    else:
        pilot.keyboard(pygame.K_RIGHT)


@pytest.mark.parametrize("kind", [KeyboardPilot, PadPilot])
def test_everything_in_the_lab_is_reached_without_a_mouse(tmp_path, kind):
    pilot = kind.open(tmp_path, MenuScreen(), (1024, 600))
    pilot.shown = False
    screen = lab(pilot)
    shipped = load_scene("pour", "standard").dispenser.mouth_mm

    pilot.press("button:pin")
    assert screen.bench.pinned is not None
    pilot.press(f"slider:{MOUTH}")
    leapt = screen.bench.scene.dispenser.mouth_mm
    to_the_right(pilot)
    assert shipped < leapt < screen.bench.scene.dispenser.mouth_mm
    pilot.press("button:undo")
    assert screen.bench.scene.dispenser.mouth_mm == leapt

    pilot.press("button:save")
    pilot.press("button:write")
    assert load_scene("pour", tmp_path / "scenes" / "pour" / "standard-2.toml").dispenser.mouth_mm == leapt


def test_a_source_is_told_of_the_value_that_the_file_gives_only():
    scene = load_scene("pour", "standard")
    mouth, shoulder = value("pour", MOUTH), value("pour", "dispenser.shoulder_deg")

    assert source_of(scene, mouth) == scene.dispenser.source
    assert source_of(scene, shoulder) == shoulder.source != scene.dispenser.source


@pytest.mark.parametrize(
    ("times", "said"), [(1, "Not sure yet: 3 or more"), (100, "Not as wished: 3 or more")], ids=["few", "many"]
)
def test_a_figure_is_missed_only_when_that_is_sure(times, said):
    found = figures("pour", Counts({"0": 6 * times, "1": 9 * times, "3": times}))

    assert verdict("pour", found, None, WISHES)[0] == said
