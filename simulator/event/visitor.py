"""A noisy visitor for the self-test: presses what there is, tips and flips by hand, and leaves when it likes."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from simulator.event.session import Phase
from simulator.window.keys import Action, Input, Key, Pointer, Typed
from simulator.window.screen import Screen
from simulator.window.screens.act import Phase as ActPhase
from simulator.window.screens.flip import FlipScreen
from simulator.window.screens.pour import PourScreen

if TYPE_CHECKING:
    from simulator.event.stand import Stand

LEAVES = 0.5
"""This part of all visitors leaves before the end."""
LONGEST_PATIENCE = 60
"""Whoever leaves does so after at most so many presses."""
PAUSE_S = (0.1, 0.9)
"""How long a visitor looks before the next press."""
ACTIONS: tuple[Action, ...] = ("confirm", "back", "left", "right", "up", "down", "next", "tip", "full_screen")
BORED_S = 45.0
"""Nobody plays the full game of a test to its end: after so long a visitor leaves it more often."""


class Visitor:
    """One visitor. `inputs` is asked each tick; None once it has left for good."""

    def __init__(self, stand: Stand, chance: random.Random) -> None:
        self._stand = stand
        self._chance = chance
        self._patience = chance.randrange(LONGEST_PATIENCE) if chance.random() < LEAVES else None
        self._gesture: Iterator[Pointer] | None = None
        self._ready_s = 0.0
        self._began_s = stand.now_s
        self.left = False

    def inputs(self) -> list[Input]:
        """What the visitor does in this tick."""
        if self.left:
            return []
        if self._gesture is not None:
            return self._go_on()
        if self._stand.now_s < self._ready_s:
            return []
        if self._wants_to_leave():
            self.left = True
            return []
        self._ready_s = self._stand.now_s + self._chance.uniform(*PAUSE_S)
        return self._act()

    def _wants_to_leave(self) -> bool:
        if self._stand.now_s - self._began_s > BORED_S and self._chance.random() < 0.05:
            return True
        if self._patience is None:
            return False
        self._patience -= 1
        return self._patience < 0

    def _go_on(self) -> list[Input]:
        assert self._gesture is not None
        step = next(self._gesture, None)
        if step is None:
            self._gesture = None
            return []
        return [step]

    def _act(self) -> list[Input]:
        screen = self._stand.screen
        assert screen is not None
        if isinstance(screen, PourScreen) and screen.phase is ActPhase.WAITING and self._chance.random() < 0.9:
            return self._begin(self._tip(screen))
        if isinstance(screen, FlipScreen) and screen.phase is ActPhase.WAITING and self._chance.random() < 0.9:
            return self._begin(self._flick(screen))
        return self._press(screen)

    def _begin(self, gesture: Iterator[Pointer]) -> list[Input]:
        self._gesture = gesture
        return self._go_on()

    def _press(self, screen: Screen) -> list[Input]:
        """Something there is, or anything at all; now and then a key."""
        dice = self._chance.random()
        if dice < 0.04:
            return [Typed(self._chance.choice("azé1 "))]
        if dice < 0.1:
            action = self._chance.choice(ACTIONS)
            return [Key(action, True, self._stand.now_s, action), Key(action, False, self._stand.now_s, action)]
        targets = [rect for name, rect in screen.targets().items() if "give_up" not in name or dice < 0.2]
        wide, high = self._stand.size
        x, y = self._chance.uniform(0, wide - 1), self._chance.uniform(0, high - 1)
        if targets and dice < 0.95:
            x, y = self._chance.choice(targets).center
        touch = self._chance.random() < 0.5
        now_s = self._stand.now_s
        return [Pointer("press", x, y, now_s, touch), Pointer("release", x, y, now_s, touch)]

    # Gestures, one pointer a tick

    def _tip(self, screen: PourScreen) -> Iterator[Pointer]:
        """Take the bottle, carry it over the pan, pull down, push up."""
        targets = screen.targets()
        bottle = next(rect for name, rect in targets.items() if name.startswith("bottle:"))
        pan = targets["pan"]
        pulled = self._chance.uniform(120, 330) * self._stand.scale
        over = pan.centerx - bottle.height * self._chance.uniform(0.2, 0.5)
        above, below = (over, float(bottle.centery)), (over, bottle.centery + pulled)
        down_s = 0.4 + self._chance.uniform(0.3, 1.2)
        up_s = down_s + self._chance.uniform(0.2, 0.6)
        return self._along([(0.0, bottle.center), (0.4, above), (down_s, below), (up_s, above), (up_s + 0.1, above)])

    def _flick(self, screen: FlipScreen) -> Iterator[Pointer]:
        """Take the handle, dip, flick up, hold level."""
        handle = screen.targets()["pan:handle"]
        dip = self._chance.uniform(100, 180) * self._stand.scale
        flick = self._chance.uniform(80, 200) * self._stand.scale
        x, y = handle.center
        fast_s = self._chance.uniform(0.1, 0.25)
        way = [(0.0, (x, y)), (0.35, (x, y + dip)), (0.5, (x, y + dip)), (0.5 + fast_s, (x, y - flick))]
        side = x + self._chance.gauss(0, 60) * self._stand.scale
        return self._along([*way, (1.0 + fast_s, (side, y)), (2.0 + fast_s, (side, y))])

    def _along(self, way: list[tuple[float, tuple[float, float]]]) -> Iterator[Pointer]:
        start_s = self._stand.now_s
        yield Pointer("press", *way[0][1], start_s)
        while (passed_s := self._stand.now_s - start_s) < way[-1][0]:
            x, y = _between(way, passed_s)
            tremble = self._chance.gauss(0, 1.5)
            yield Pointer("move", x + tremble, y + tremble, self._stand.now_s, held=True)
        yield Pointer("release", *way[-1][1], self._stand.now_s)


def _between(way: list[tuple[float, tuple[float, float]]], at_s: float) -> tuple[float, float]:
    for (start_s, start), (end_s, end) in itertools.pairwise(way):
        if at_s <= end_s:
            part = 0.5 - 0.5 * math.cos(math.pi * (at_s - start_s) / (end_s - start_s))
            return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])
    return way[-1][1]


def is_home(stand: Stand) -> bool:
    """Whether nobody is at the stand."""
    return stand.session.phase is Phase.ATTRACT and not stand.staffed
