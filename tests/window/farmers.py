"""A pilot that plays the card games at the window: looks at what is open and does it, by pointer, keys, or pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import pygame

from simulator.cards.stew.components import Hungry
from simulator.cards.stew.state import Waits
from simulator.match import Match, new_header
from simulator.window import doors
from simulator.window.screens.cards.stew import StewScreen
from simulator.window.screens.cards.table_screen import CardScreen
from simulator.window.screens.menu import MenuScreen
from simulator.window.settings import Settings
from tests.window.pilot import Pilot

SOON_S = 0.1
FULL_POT = 4
"""Whoever may, calls when so many cards lie in the pot."""


class Press(Protocol):
    """How a person presses the target of that name."""

    def __call__(self, pilot: Pilot, name: str) -> None: ...


def open_small(folder: Path) -> Pilot:
    """A small window on its menu, with little motion."""
    return Pilot.open(folder, MenuScreen(), (1024, 600), Settings(reduced_motion=True))


def on_menu(pilot: Pilot) -> Pilot:
    """The window on its menu again; no picture is drawn but where a test asks for one."""
    pilot.app.pop_to(pilot.app.screens[0])
    pilot.shown = False
    return pilot


def sit_down(pilot: Pilot, game: str, names: Sequence[str], seed: int, options: Mapping[str, object]) -> Any:
    """The table of a match of persons and bots ("bot:strong"); the first name begins."""
    players = [name if name.startswith("bot:") else None for name in names]
    header = new_header(names, seed, game=game, players=players, options=options) | {"first": 0}
    doors.open_match(pilot.app, header)
    return table_of(pilot)


def picture(pilot: Pilot) -> bytes:
    """What the window shows now."""
    pilot.screen.redraw()
    pilot.screen.draw(pilot.app.surface)
    return pygame.image.tobytes(pilot.app.surface, "RGB")


def by_pointer(pilot: Pilot, name: str) -> None:
    """With the mouse."""
    pilot.press(name)


def by_keys(pilot: Pilot, name: str) -> None:
    """With the tabulator and Enter."""
    for _step in range(40):
        on = pilot.screen.focus.on
        if on is not None and on.name == name:
            pilot.key("confirm")
            return
        pilot.key("next")
    raise AssertionError(f"{name} cannot be reached with the tabulator on {pilot.screen.name}")


def by_pad(pilot: Pilot, name: str) -> None:
    """With the cross of a pad, step by step, and its first button."""
    for _step in range(60):
        on = pilot.screen.focus.on
        if on is not None and on.name == name:
            pilot.pad_button(0)
            return
        _step_towards(pilot, name)
    raise AssertionError(f"{name} cannot be reached with the cross on {pilot.screen.name}")


def _step_towards(pilot: Pilot, name: str) -> None:
    on, goal = pilot.screen.focus.on, pilot.find(name)
    if on is None:
        pilot.pad_cross(1, 0)
        return
    dx, dy = goal.centerx - on.rect.centerx, goal.centery - on.rect.centery
    ways = sorted(((abs(dx), (1 if dx > 0 else -1, 0)), (abs(dy), (0, 1 if dy < 0 else -1))), reverse=True)
    for _length, (right, up) in ways:
        pilot.pad_cross(right, up)
        if pilot.screen.focus.on is not on:
            return
    pilot.pad_button(5)  # round the shoulder: to the next one


def table_of(pilot: Pilot) -> Any:
    """The table in the stack of screens."""
    return next(screen for screen in pilot.app.screens if isinstance(screen, CardScreen))


def play(
    pilot: Pilot, press: Press = by_pointer, stop: Callable[[Match], bool] = lambda match: False, most: int = 6000
) -> None:
    """Plays for every person until the podium, or until `stop`."""
    for _step in range(most):
        if pilot.screen.name == "end" or stop(table_of(pilot).table.match):
            return
        pilot.tick(dt_s=SOON_S)
        step(pilot, press)
    raise AssertionError(f"not over after {most} steps, but on {pilot.screen.name}")


def step(pilot: Pilot, press: Press) -> None:
    """Does what the screen on top asks for, when it asks for something."""
    match pilot.screen.name:
        case "handover":
            press(pilot, "button:ready")
        case "round":
            press(pilot, "button:go_on")
        case "cards" if not table_of(pilot).busy:
            screen = table_of(pilot)
            wish = _farmers_wish(screen) if isinstance(screen, StewScreen) else _cooks_wish(screen)
            if wish:
                press(pilot, wish)


def _farmers_wish(screen: StewScreen) -> str:
    """What a simple farmer presses now: stones feed the first that is hungry, the rest goes into the pot."""
    view = screen.view
    if view.waits is Waits.PLACE and view.holds is not None:
        hungry = next((one for one in Hungry if one not in view.fed), None)
        return f"hungry:{hungry}" if hungry is not None and view.holds == "stone" else "pot"
    if view.waits is not Waits.DRAW:
        return ""
    open_ = [widget.name for widget in screen.widgets if widget.enabled]
    call = next((name for name in open_ if name.startswith("call:")), "")
    return call if call and len(view.pot) >= FULL_POT else "deck" if "deck" in open_ else ""


def _cooks_wish(screen: Any) -> str:
    """What a simple cook presses now: lays down what it can, drops its last card that may be dropped."""
    if screen.table.chooser is None:
        return ""
    open_ = [widget.name for widget in screen.widgets if widget.enabled]
    hand = [name for name in open_ if name.startswith("hand:")]
    ways = ("button:meld", "button:broken", "button:end_turn", *hand[-1:], "deck", "discard")
    return next((name for name in ways if name in open_), "")
