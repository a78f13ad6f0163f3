"""Pads: buttons and cross are keys, sticks and triggers are levers; a pad comes and goes while one plays."""

from __future__ import annotations

import pygame
import pytest

from simulator.window.keys import Key, Levers
from simulator.window.pads import Pads
from tests.window.acts_table import Ground
from tests.window.pilot import PAD, Pilot


def _axis(axis, value):
    return pygame.event.Event(pygame.JOYAXISMOTION, instance_id=PAD, axis=axis, value=value)


def _inputs(*events):
    pads = Pads()
    return [one for place, event in enumerate(events) for one in pads.inputs(event, float(place))]


def test_a_trigger_is_a_lever_from_rest_to_its_stop():
    pulled = _inputs(_axis(5, -1.0), _axis(5, 0.0), _axis(5, 1.0))
    assert [one.pull for one in pulled if isinstance(one, Levers)] == [0.0, 0.5, 1.0]
    assert not any(isinstance(one, Key) for one in pulled)


def test_either_stick_leads():
    levers = [one for one in _inputs(_axis(0, 0.05), _axis(4, 1.0), _axis(4, 0.0)) if isinstance(one, Levers)]
    assert [one.down for one in levers] == [0.0, 1.0, 0.0]
    assert all(abs(one.right) < 0.1 for one in levers)


def test_a_stick_and_the_cross_step_the_focus_and_let_go():
    found = _inputs(
        _axis(0, 0.9), _axis(0, -0.9), pygame.event.Event(pygame.JOYHATMOTION, instance_id=PAD, value=(0, 1))
    )
    assert [(key.action, key.pressed) for key in found if isinstance(key, Key)] == [
        ("right", True),
        ("right", False),
        ("left", True),
        ("up", True),
    ]


@pytest.mark.parametrize(("button", "action"), [(0, "confirm"), (1, "back"), (2, "tip"), (5, "next"), (7, "back")])
def test_a_button_is_a_key(button, action):
    event = pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=PAD, button=button)
    assert _inputs(event) == [Key(action, True, 0.0, f"pad {button}")]


def test_a_controller_has_one_layout_for_all():
    found = _inputs(
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=PAD, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT),
        pygame.event.Event(
            pygame.CONTROLLERAXISMOTION, instance_id=PAD, axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT, value=32767
        ),
    )
    assert found == [Key("left", True, 0.0, "pad 13"), Levers(0.0, 0.0, 1.0, 1.0)]


def test_the_table_waits_for_a_pad_that_is_gone_and_goes_on_without_it(tmp_path):
    pilot = Pilot.open(tmp_path, Ground())
    pilot.pad_button(0)
    pilot.machine(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=PAD))
    pilot.wait(0.5)
    assert pilot.screen.name == "pad_lost"
    pilot.press("button:without")
    assert pilot.screen.name == "ground"


def test_the_table_goes_on_by_itself_once_the_pad_speaks_again(tmp_path):
    pilot = Pilot.open(tmp_path, Ground())
    pilot.pad_button(0)
    pilot.machine(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=PAD))
    pilot.wait(0.5)
    pilot.pad_axis(0, 0.0)
    pilot.wait(0.1)
    assert pilot.screen.name == "ground"


def test_a_pad_that_nobody_used_may_go(tmp_path):
    pilot = Pilot.open(tmp_path, Ground())
    pilot.machine(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=PAD))
    pilot.wait(0.1)
    assert pilot.screen.name == "ground"
