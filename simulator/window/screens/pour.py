"""The pour close-up: take the bottle, pull down to tip it, push up to turn it back; then what fell is named."""

from __future__ import annotations

import itertools
import math
from enum import Enum, auto
from typing import TYPE_CHECKING

import pygame

from simulator.acts.hand import RATE_HZ, Hand
from simulator.acts.pour import PourAct, PourSeen
from simulator.text import _
from simulator.vocabulary import Tally
from simulator.window.act_words import result_words
from simulator.window.acts_learned import Learned
from simulator.window.acts_view_fall import Falls
from simulator.window.acts_view_pour import PX_MM, PourPicture, PourView
from simulator.window.key_hand import PourKeys
from simulator.window.keys import Input, Key, Pointer
from simulator.window.pointer import PULL_PX, PourPointer, Ticks
from simulator.window.screen import Screen
from simulator.window.screens.act_context import ActContext, PourDone

if TYPE_CHECKING:
    from simulator.window.app import App

BOT_WAITS_S = 0.5
RESULT_S = 1.5
"""How long the result is shown; a press goes on at once."""

HELP_AFTER_S = 0.8
HELP_CYCLE_S = 3.0
RATTLE_MM_S = 260.0
"""A bottle carried to and fro as fast as this rattles."""


class Phase(Enum):
    """Where the close-up is in its course."""

    WAITING = auto()
    LED = auto()
    BACK = auto()
    RESULT = auto()
    OVER = auto()


class PourScreen(Screen):
    """One tip of a bottle. `done` is called once, after the result was shown."""

    name = "pour"

    def __init__(self, app: App, act: PourAct, context: ActContext, done: PourDone) -> None:
        super().__init__()
        self.app = app
        self.learned = Learned(app.data.root)
        self._done = done
        self._view: PourView | None = None
        self.take_up(act, context)

    def take_up(self, act: PourAct, context: ActContext) -> None:
        """Begins with `act`, the bottle at home."""
        self.act = act
        self.context = context
        self.phase = Phase.WAITING
        self._pointer = self._new_pointer()
        self._keys: PourKeys | None = None
        self._ticks: Ticks | None = None
        self._since_s = 0.0
        self._at_px: tuple[float, float] | None = None
        self._falls = Falls()
        self._seen = act.seen()
        self._falls.look(self._seen)
        self._speed_mm_s = 0.0

    def layout(self) -> None:
        self._view = PourView(self.app, self.act.scene, self.act.request.bottle, self.context)

    @property
    def view(self) -> PourView:
        """The painter for the present size."""
        assert self._view is not None, "not laid out yet"
        return self._view

    @property
    def seen(self) -> PourSeen:
        """What is shown."""
        return self._seen

    def targets(self) -> dict[str, pygame.Rect]:
        """Bottle and pan; the whole window while the result can be skipped."""
        if self.phase is Phase.RESULT:
            return {"skip": pygame.Rect((0, 0), self.app.size)}
        bottle = f"bottle:{self.act.request.bottle.value}"
        return {bottle: self.view.bottle_rect(self._seen), "pan": self.view.pan_rect()}

    # Inputs

    def handle(self, event: Input) -> bool:
        if isinstance(event, Key) and event.action == "back" and event.pressed:
            return super().handle(event)
        if self.phase is Phase.RESULT:
            return self._skip(event)
        if self.context.hand is not None:
            return False
        if isinstance(event, Pointer):
            return self._point(event)
        return isinstance(event, Key) and self._key(event)

    def _skip(self, event: Input) -> bool:
        pressed = isinstance(event, Pointer) and event.kind == "press"
        keyed = isinstance(event, Key) and event.pressed and event.action in ("confirm", "tip")
        if pressed or keyed:
            self._finish()
        return pressed or keyed

    def _point(self, event: Pointer) -> bool:
        x, y = self.app.frame.design(*event.at)
        if event.kind == "press":
            if self.phase is not Phase.WAITING or not self.view.bottle_rect(self._seen).collidepoint(event.at):
                return False
            self._begin(event.time_s)
            self._pointer.press(event.time_s, x, y)
        elif event.kind == "move":
            self._pointer.move(event.time_s, x, y)
        else:
            self._pointer.release(event.time_s, x, y)
        self._at_px = event.at
        return True

    def _key(self, event: Key) -> bool:
        if event.action in ("confirm", "tip"):
            self._key_tip(event)
            return True
        if event.action in ("left", "right"):
            self._key_carry(event)
            return True
        return False

    def _key_tip(self, event: Key) -> None:
        if event.pressed:
            self._take_by_keys(event.time_s)
            if self._keys is not None:
                self._keys.press()
        elif self._keys is not None:
            self._keys.release()

    def _key_carry(self, event: Key) -> None:
        if event.pressed:
            self._take_by_keys(event.time_s)
        if self._keys is not None:
            way = (1 if event.action == "right" else -1) * (-1 if self.app.frame.mirrored else 1)
            self._keys.carry = way if event.pressed else 0

    def _take_by_keys(self, time_s: float) -> None:
        if self.phase is Phase.WAITING:
            self._keys = PourKeys(self._seen.bottle)
            self._begin(time_s)

    def _begin(self, time_s: float) -> None:
        self.phase = Phase.LED
        self._since_s = 0.0
        self._ticks = Ticks(time_s, self.context.speed)

    def _new_pointer(self) -> PourPointer:
        return PourPointer(self.act.seen().bottle, PX_MM, PULL_PX)

    # Time

    def update(self, dt_s: float) -> None:
        self._since_s += dt_s
        match self.phase:
            case Phase.WAITING:
                self._start_bot()
            case Phase.LED | Phase.BACK:
                self._go_on()
            case Phase.RESULT:
                if self._since_s >= RESULT_S / max(self.context.speed, 1.0):
                    self._finish()
            case Phase.OVER:
                pass

    def _start_bot(self) -> None:
        if self.context.hand is not None and self._since_s >= BOT_WAITS_S / max(self.context.speed, 1.0):
            self._begin(self.app.now_s)

    def _go_on(self) -> None:
        assert self._ticks is not None
        before = self._seen
        for time_s in self._ticks.due(self.app.now_s):
            self.act.step(self._wished(time_s))
            if self.act.done or self.phase is Phase.WAITING:
                break
        self._seen = self.act.seen()
        self._sound(before)
        if self.act.done:
            self._show_result()

    def _wished(self, time_s: float) -> Hand | None:
        """Where the bottle is to go; one let go before it was tipped is only put back: that is no tip yet."""
        if self.context.hand is not None:
            return self.context.hand.hand(self.act.seen())
        wished = self._keys.hand(time_s) if self._keys is not None else self._pointer.hand(time_s)
        if wished is None and not self._tipped():
            return self._put_back()
        return wished

    def _tipped(self) -> bool:
        seen = self.act.seen()
        return seen.let_go or seen.fallen > 0 or math.degrees(seen.peak_tilt_rad) >= self.act.scene.rules.tip_from_deg

    def _put_back(self) -> Hand:
        self.phase = Phase.BACK
        bottle, home = self.act.seen().bottle, self.act.home
        if math.dist(bottle[:2], home[:2]) < 0.5 and bottle.tilt_rad < 0.01:
            self._wait_again()
        part = 8.0 / RATE_HZ
        return Hand(*(now + (then - now) * part for now, then in zip(bottle, home, strict=True)))

    def _wait_again(self) -> None:
        self.phase = Phase.WAITING
        self._since_s = 0.0
        self._pointer = self._new_pointer()
        self._keys = None

    def _sound(self, before: PourSeen) -> None:
        landed = self._falls.look(self._seen)
        if landed:
            self.app.sounds.play("tick", min(1.0, 0.5 + 0.25 * landed))
        ticks = self._seen.tick - before.tick
        if not ticks:
            return
        speed = (self._seen.bottle.x_mm - before.bottle.x_mm) * RATE_HZ / ticks
        upright = self._seen.bottle.tilt_rad < math.radians(30)
        if upright and abs(speed) > RATTLE_MM_S and speed * self._speed_mm_s < 0:
            self.app.sounds.play("rattle", 0.7)
        if abs(speed) > RATTLE_MM_S or speed == 0.0:
            self._speed_mm_s = speed
        if self._seen.fouls and not before.fouls:
            self.app.sounds.play("error")

    # The result

    def _show_result(self) -> None:
        self.phase = Phase.RESULT
        self._since_s = 0.0
        outcome = self.act.outcome
        if self.context.hand is None and outcome.in_pan.total and not outcome.fouls:
            self.learned.learn("pour")

    def _finish(self) -> None:
        if self.phase is not Phase.OVER:
            self.phase = Phase.OVER
            self._done(self.act.outcome, self.act.gesture)

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        self.view.draw(surface, self.picture())

    def picture(self) -> PourPicture:
        """What is to be drawn now."""
        held = self.phase in (Phase.LED, Phase.BACK) and self.context.hand is None and self._keys is None
        grab = self._pointer.grab if held and self._pointer.held else None
        return PourPicture(
            seen=self._seen,
            falling=self._falls.pieces,
            landings=() if self.app.settings.reduced_motion else self._falls.landings(),
            have=self.have(),
            pointer=self._at_px if held and self._pointer.held else None,
            grab=None if grab is None else self.app.frame.point(*grab),
            hint=self.hint(),
            result=self.result() if self.act.done else "",
            help_pull=self._help_pull(),
        )

    def have(self) -> Tally:
        """What counts as in the pan."""
        fallen = self._seen.in_pan + self._seen.spilled if self.context.misses_count else self._seen.in_pan
        return self.context.pan + fallen

    def result(self) -> str:
        """What the tip did, in words."""
        return result_words(self.act.outcome)

    def hint(self) -> str:
        """One line: what to do now."""
        if self.context.hand is not None:
            return _("{name} tips the bottle.").format(name=self.context.seat_name)
        if self.phase is Phase.WAITING:
            return _("Take the bottle, carry it over the pan, pull down.")
        if self.phase is Phase.RESULT:
            return _("Press to go on.")
        if self._seen.way_down_closed:
            return _("Now only back up.")
        return _("One movement: down past the green, then back up.")

    def _help_pull(self) -> float | None:
        """How far down the hand is that shows the movement, in design px, until the first success."""
        waits = self.phase is Phase.WAITING and self.context.hand is None
        if not waits or self._since_s < HELP_AFTER_S or self.learned.knows("pour"):
            return None
        return _shown_pull((self._since_s - HELP_AFTER_S) % HELP_CYCLE_S)


def _shown_pull(time_s: float) -> float:
    way = ((0.0, 0.0), (0.3, 0.0), (1.1, 250.0), (1.5, 250.0), (2.2, 0.0), (HELP_CYCLE_S, 0.0))
    for (start_s, start), (end_s, end) in itertools.pairwise(way):
        if time_s <= end_s:
            part = (time_s - start_s) / (end_s - start_s)
            return start + (end - start) * part * part * (3 - 2 * part)
    return 0.0
