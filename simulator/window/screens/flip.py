"""The flip close-up: take the handle, dip, flick, slide the pan under the crepe; then its landing in slow motion."""

from __future__ import annotations

import itertools
from enum import Enum, auto
from typing import TYPE_CHECKING

import pygame

from simulator.acts.flick_map import LEVEL, pan_pose_from_pointer
from simulator.acts.flip import FlipAct, FlipSeen
from simulator.acts.hand import RATE_HZ, Hand
from simulator.text import _
from simulator.vocabulary import Landed
from simulator.window.acts_learned import Learned
from simulator.window.acts_view_flight import Flight
from simulator.window.acts_view_flip import FlipPicture, FlipView
from simulator.window.key_hand import FlipKeys
from simulator.window.keys import Input, Key, Pointer
from simulator.window.pointer import FlipPointer, Ticks
from simulator.window.screen import Screen
from simulator.window.screens.act_context import ActContext, FlipDone

if TYPE_CHECKING:
    from simulator.window.app import App

BOT_WAITS_S = 0.5
VERDICT_S = 0.5
"""How long the landing is looked at before its replay, and after it."""

REPLAY_SPEED = 0.25
LONGEST_REPLAY_S = 1.2
HELP_AFTER_S = 0.8
HELP_CYCLE_S = 2.4
KEY_STEP_PX = 24.0


class Phase(Enum):
    """Where the close-up is in its course."""

    WAITING = auto()
    LED = auto()
    BACK = auto()
    LANDED = auto()
    REPLAY = auto()
    OVER = auto()


class FlipScreen(Screen):
    """One flip. `done` is called once, after the landing was shown."""

    name = "flip"

    def __init__(self, app: App, act: FlipAct, context: ActContext, done: FlipDone) -> None:
        super().__init__()
        self.app = app
        self.learned = Learned(app.data.root)
        self._done = done
        self._view: FlipView | None = None
        self.take_up(act, context)

    def take_up(self, act: FlipAct, context: ActContext) -> None:
        """Begins with `act`, the pan at home."""
        self.act = act
        self.context = context
        self.phase = Phase.WAITING
        self.flight = Flight()
        self._pointer = self._new_pointer()
        self._keys: FlipKeys | None = None
        self._ticks: Ticks | None = None
        self._since_s = 0.0
        self._replay_s = 0.0
        self._gauge_rad_s = 0.0
        self._last_tilt_rad = 0.0
        self._moment = self.flight.look(act.seen())

    def layout(self) -> None:
        self._view = FlipView(self.app, self.act.scene, self.context)

    @property
    def view(self) -> FlipView:
        """The painter for the present size."""
        assert self._view is not None, "not laid out yet"
        return self._view

    def targets(self) -> dict[str, pygame.Rect]:
        """The handle while it can be taken; the whole window while something can be skipped."""
        if self.phase in (Phase.LANDED, Phase.REPLAY):
            return {"skip": pygame.Rect((0, 0), self.app.size)}
        return {"pan:handle": self.view.handle_rect()}

    # Inputs

    def handle(self, event: Input) -> bool:
        if isinstance(event, Key) and event.action == "back" and event.pressed:
            return super().handle(event)
        if self.phase in (Phase.LANDED, Phase.REPLAY):
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
            if self.phase is not Phase.WAITING or not self.view.handle_rect().collidepoint(event.at):
                return False
            self._begin(event.time_s)
            self._pointer.press(event.time_s, x, y)
        elif event.kind == "move":
            self._pointer.move(event.time_s, x, y)
        else:
            self._pointer.release(event.time_s, x, y)
        return True

    def _key(self, event: Key) -> bool:
        if event.action in ("confirm", "tip"):
            self._key_flick(event)
            return True
        if event.action in ("left", "right") and event.pressed and self._keys is not None:
            way = 1 if event.action == "right" else -1
            self._keys.sideways_px += way * KEY_STEP_PX * (-1 if self.app.frame.mirrored else 1)
            return True
        return False

    def _key_flick(self, event: Key) -> None:
        if event.pressed and self.phase is Phase.WAITING:
            self._keys = FlipKeys(LEVEL, self.act.scene.hand)
            self._begin(event.time_s)
            self._keys.press(event.time_s)
        elif not event.pressed and self._keys is not None:
            self._keys.release(event.time_s)

    def _begin(self, time_s: float) -> None:
        self.phase = Phase.LED
        self._since_s = 0.0
        self._gauge_rad_s = 0.0
        self._ticks = Ticks(time_s, self.context.speed)

    # Time

    def update(self, dt_s: float) -> None:
        self._since_s += dt_s
        match self.phase:
            case Phase.WAITING:
                self._start_bot()
            case Phase.LED | Phase.BACK:
                self._go_on()
            case Phase.LANDED:
                self._look_at_landing()
            case Phase.REPLAY:
                self._go_on_with_replay(dt_s)
            case Phase.OVER:
                pass

    def _start_bot(self) -> None:
        if self.context.hand is not None and self._since_s >= BOT_WAITS_S / max(self.context.speed, 1.0):
            self._begin(self.app.now_s)

    def _go_on(self) -> None:
        assert self._ticks is not None
        flew = self.flight.left_s is not None
        for time_s in self._ticks.due(self.app.now_s):
            self.act.step(self._wished(time_s))
            self._measure()
            if self.act.done or self.phase is Phase.WAITING:
                break
        self._moment = self.flight.look(self.act.seen())
        if self.flight.left_s is not None and not flew:
            self.app.sounds.play("whoosh")
        if self.act.done:
            self._land()

    def _wished(self, time_s: float) -> Hand | None:
        """Where the pan is to go; a pan let go before the crepe flew is only put back, that is no flip yet."""
        seen = self.act.seen()
        if self.context.hand is not None:
            return self.context.hand.hand(seen)
        wished = self._keys.hand(time_s) if self._keys is not None else self._pointer.hand(time_s)
        self._note_flight(seen)
        if wished is None and self.flight.left_s is None:
            return self._put_back(seen)
        return wished

    def _note_flight(self, seen: FlipSeen) -> None:
        if seen.flying and self.flight.left_s is None:
            self._moment = self.flight.look(seen)

    def _put_back(self, seen: FlipSeen) -> Hand:
        self.phase = Phase.BACK
        pan = seen.pan
        if abs(pan.x_mm) + abs(pan.y_mm) < 0.5 and abs(pan.tilt_rad) < 0.005:
            self._wait_again()
        part = 8.0 / RATE_HZ
        return Hand(*(now + (then - now) * part for now, then in zip(pan, LEVEL, strict=True)))

    def _wait_again(self) -> None:
        self.phase = Phase.WAITING
        self._since_s = 0.0
        self._pointer = self._new_pointer()
        self._keys = None

    def _measure(self) -> None:
        tilt_rad = self.act.seen().pan.tilt_rad
        self._gauge_rad_s = max(self._gauge_rad_s, (tilt_rad - self._last_tilt_rad) * RATE_HZ)
        self._last_tilt_rad = tilt_rad

    def _new_pointer(self) -> FlipPointer:
        return FlipPointer(LEVEL, self.act.scene.hand)

    # The landing

    @property
    def good(self) -> bool:
        """Whether the crepe landed picture side up."""
        return self.act.done and self.act.outcome.landed is Landed.PICTURE_UP

    def _land(self) -> None:
        self.phase = Phase.LANDED
        self._since_s = 0.0
        self.app.sounds.play("bell" if self.good else "error")
        if self.good and self.context.hand is None:
            self.learned.learn("flip")

    def _look_at_landing(self) -> None:
        if self._since_s < VERDICT_S:
            return
        start_s, end_s = self.flight.replay_span()
        replayed = self.flight.left_s is not None and not self.app.settings.reduced_motion and self.context.speed <= 1.0
        if not replayed:
            self._since_s = 0.0
            self._finish_after(VERDICT_S)
            return
        self.phase = Phase.REPLAY
        self._replay_s = max(start_s, end_s - LONGEST_REPLAY_S)

    def _go_on_with_replay(self, dt_s: float) -> None:
        self._replay_s += dt_s * REPLAY_SPEED
        end_s = self.flight.replay_span()[1]
        self._moment = self.flight.at(min(self._replay_s, end_s))
        if self._replay_s >= end_s + VERDICT_S * REPLAY_SPEED:
            self._finish()

    def _finish_after(self, seconds: float) -> None:
        self.phase = Phase.REPLAY
        self._replay_s = self.flight.replay_span()[1] + (VERDICT_S - seconds) * REPLAY_SPEED

    def _finish(self) -> None:
        if self.phase is not Phase.OVER:
            self.phase = Phase.OVER
            self._done(self.act.outcome, self.act.gesture)

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        replaying = self.phase is Phase.REPLAY and self._replay_s < self.flight.replay_span()[1]
        picture = FlipPicture(
            moment=self._moment,
            flight=self.flight if self.phase in (Phase.LED, Phase.BACK) else None,
            gauge_rad_s=self._gauge_rad_s,
            hand_shown=self.phase is not Phase.OVER,
            hint=self._hint(),
            verdict=self._verdict() if self.act.done else "",
            good=self.good,
            replaying=replaying,
            ghost=self._ghost(),
        )
        self.view.draw(surface, picture)

    def _hint(self) -> str:
        if self.context.hand is not None:
            return _("{name} flips the crepe.").format(name=self.context.seat_name)
        if self.phase is Phase.WAITING:
            return _("Take the handle, dip, and flick up.")
        if self.phase in (Phase.LANDED, Phase.REPLAY):
            return _("Press to go on.")
        return _("Flick up. Then slide the pan under the crepe.")

    def _verdict(self) -> str:
        return {
            Landed.PICTURE_UP: _("Picture side up!"),
            Landed.RECIPE_UP: _("Recipe side up"),
            Landed.BESIDE: _("Beside the pan"),
        }[self.act.outcome.landed]

    def _ghost(self) -> tuple[float, float] | None:
        """Height and pitch of the pan that shows the movement, until the first success."""
        waits = self.phase is Phase.WAITING and self.context.hand is None
        if not waits or self._since_s < HELP_AFTER_S or self.learned.knows("flip"):
            return None
        pose = pan_pose_from_pointer(_shown_way((self._since_s - HELP_AFTER_S) % HELP_CYCLE_S), 0, self.act.scene.hand)
        return pose.y_mm, pose.tilt_rad


def _shown_way(time_s: float) -> float:
    """The pointer's way of the hand that shows a flick: dip, wait, flick, back. px of a 1080p frame, up positive."""
    way = ((0.0, 0.0), (0.7, -159.0), (0.9, -159.0), (1.15, 141.0), (1.35, 141.0), (1.8, 0.0), (HELP_CYCLE_S, 0.0))
    for (start_s, start), (end_s, end) in itertools.pairwise(way):
        if time_s <= end_s:
            part = (time_s - start_s) / (end_s - start_s)
            part = part * part * (3 - 2 * part)
            return start + (end - start) * part
    return 0.0
