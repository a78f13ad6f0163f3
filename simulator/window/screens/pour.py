"""The pour close-up: take the bottle, pull down to tip it, push up to turn it back; then what fell is named."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

import pygame

from simulator.acts.hand import RATE_HZ, Hand
from simulator.acts.pour import PourAct, PourSeen
from simulator.text import _
from simulator.vocabulary import Tally
from simulator.window.act_words import result_words
from simulator.window.acts_view_fall import Falls
from simulator.window.acts_view_pour import PX_MM, PourPicture, PourView
from simulator.window.key_hand import PourKey, PourKeys
from simulator.window.keys import Action, Key
from simulator.window.pad_hand import PourPad
from simulator.window.pointer import PULL_PX, PourPointer
from simulator.window.screens.act import ActScreen, Phase
from simulator.window.screens.act_context import ActContext, PourDone

if TYPE_CHECKING:
    from simulator.window.app import App

RESULT_S = 2.0
"""How long the result is shown; a press goes on at once."""

HELP_CYCLE_S = 3.0
RATTLE_MM_S = 260.0
"""A bottle carried to and fro as fast as this rattles."""

_KEYS: dict[Action, PourKey] = {
    "confirm": "tip",
    "tip": "tip",
    "down": "creep",
    "creep": "creep",
    "up": "back",
    "left": "left",
    "right": "right",
}


class PourScreen(ActScreen):
    """One tip of a bottle. `done` is called once, after the result was shown."""

    name = "pour"
    gesture_name = "pour"
    act: PourAct

    def __init__(self, app: App, act: PourAct, context: ActContext, done: PourDone) -> None:
        self._view: PourView | None = None
        super().__init__(app, act, context, done)

    def take_up(self, act: PourAct, context: ActContext) -> None:
        """Begins with `act`, the bottle at home."""
        super().take_up(act, context)
        self._falls = Falls()
        self._seen = act.seen()
        self._falls.look(self._seen)
        self._speed_mm_s = 0.0

    def layout(self) -> None:
        self._view = PourView(self.app, self.act.scene, self.act.request.bottle, self.context)
        super().layout()

    @property
    def view(self) -> PourView:
        """The painter for the present size."""
        assert self._view is not None, "not laid out yet"
        return self._view

    @property
    def seen(self) -> PourSeen:
        """What is shown."""
        return self._seen

    @property
    def grip(self) -> tuple[str, pygame.Rect]:
        return f"bottle:{self.act.request.bottle.value}", self.view.bottle_rect(self._seen)

    def targets(self) -> dict[str, pygame.Rect]:
        """Bottle, pan and buttons; the whole window while the result can be skipped."""
        pan = {} if self.phase is Phase.RESULT else {"pan": self.view.pan_rect()}
        return super().targets() | pan

    # The hand

    @property
    def pose(self) -> Hand:
        return self.act.seen().bottle

    @property
    def begun(self) -> bool:
        seen = self.act.seen()
        return seen.let_go or seen.fallen > 0 or math.degrees(seen.peak_tilt_rad) >= self.act.scene.rules.tip_from_deg

    def pointer_hand(self) -> PourPointer:
        return PourPointer(self.pose, PX_MM, PULL_PX)

    def pad_hand(self, time_s: float) -> PourPad:
        return PourPad(self.pose, self.act.scene, PX_MM, time_s)

    def key(self, event: Key) -> bool:
        key = _KEYS.get(event.action)
        if key is None:
            return False
        if event.pressed and self.phase is Phase.WAITING and key != "back":
            self.begin(event.time_s, PourKeys(self.pose, self.act.scene))
        if isinstance(self._lead, PourKeys):
            if self.mirror < 0 and key in ("left", "right"):
                key = "right" if key == "left" else "left"
            (self._lead.press if event.pressed else self._lead.release)(event.time_s, key)
        return True

    # Time

    def look(self) -> None:
        before, self._seen = self._seen, self.act.seen()
        landed = self._falls.look(self._seen)
        if landed:
            self.app.sounds.play("tick", min(1.0, 0.5 + 0.25 * landed))
        self._rattle(before)
        if self._seen.fouls and not before.fouls:
            self.app.sounds.play("error")

    def _rattle(self, before: PourSeen) -> None:
        ticks = self._seen.tick - before.tick
        if not ticks:
            return
        speed = (self._seen.bottle.x_mm - before.bottle.x_mm) * RATE_HZ / ticks
        upright = self._seen.bottle.tilt_rad < math.radians(30)
        if upright and abs(speed) > RATTLE_MM_S and speed * self._speed_mm_s < 0:
            self.app.sounds.play("rattle", 0.7)
        if abs(speed) > RATTLE_MM_S or speed == 0.0:
            self._speed_mm_s = speed

    def show_result(self) -> None:
        outcome = self.act.outcome
        if self.context.hand is None and outcome.in_pan.total and not outcome.fouls:
            self.learned.learn("pour")

    def update_result(self, dt_s: float) -> None:
        if self._since_s >= RESULT_S / max(self.context.speed, 1.0):
            self.finish()

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        self.view.draw(surface, self.picture())
        self.draw_front(surface, self.view.signs)

    def picture(self) -> PourPicture:
        """What is to be drawn now."""
        pointer = self.pointer
        grab = None if pointer is None else pointer.grab
        pull = self.waited_s(HELP_CYCLE_S)
        return PourPicture(
            seen=self._seen,
            falling=self._falls.pieces,
            landings=() if self.app.settings.reduced_motion else self._falls.landings(),
            have=self.have(),
            pointer=self._at_px if grab is not None else None,
            grab=None if grab is None else self._shown_grab(*grab),
            hint=self.hint(),
            result=self.result() if self.act.done else "",
            help_pull=None if pull is None else _shown_pull(pull),
        )

    def _shown_grab(self, x: float, y: float) -> tuple[float, float]:
        """Where the hand that is shown took hold, in screen px."""
        right, down = self.app.frame.point(x, y)
        return right + self._beside_px[0], down + self._beside_px[1]

    def have(self) -> Tally:
        """What counts as in the pan."""
        fallen = self._seen.in_pan + self._seen.spilled if self.context.misses_count else self._seen.in_pan
        return self.context.pan + fallen

    def result(self) -> str:
        """What the tip did, in words."""
        return result_words(self.act.outcome, self.context.misses_count and not self.context.practice)

    def hint(self) -> str:
        """One line: what to do now."""
        if self.context.hand is not None:
            return _("{name} tips the bottle.").format(name=self.context.seat_name)
        if self.phase is Phase.WAITING:
            return self.hint_to_begin()
        if self.phase is Phase.RESULT:
            return _("Press to go on.")
        if self._seen.way_down_closed:
            return _("Now only back up.")
        if isinstance(self._lead, PourKeys):
            return _("Let go: it pauses. Press again and it creeps on.")
        return _("One movement: down into the green, then back up.")

    def hint_to_begin(self) -> str:
        """What to do first, by the device that was used last."""
        return {
            "pointer": _("Take the bottle, carry it over the pan, pull down."),
            "keys": _("Hold the space bar to tip the bottle."),
            "pad": _("Pull the trigger to tip the bottle."),
            "switch": _("Hold the switch to tip the bottle."),
        }[self.app.device]


def _shown_pull(time_s: float) -> float:
    """How far down the hand is that shows the movement, in design px."""
    way = ((0.0, 0.0), (0.3, 0.0), (1.1, 250.0), (1.5, 250.0), (2.2, 0.0), (HELP_CYCLE_S, 0.0))
    for (start_s, start), (end_s, end) in itertools.pairwise(way):
        if time_s <= end_s:
            part = (time_s - start_s) / (end_s - start_s)
            return start + (end - start) * part * part * (3 - 2 * part)
    return 0.0
