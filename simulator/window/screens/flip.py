"""The flip close-up: take the handle, dip, flick, slide the pan under the crepe; then its landing in slow motion."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pygame

from simulator.acts.flick_map import LEVEL, pan_pose_from_pointer
from simulator.acts.flip import FlipAct
from simulator.acts.hand import RATE_HZ, Hand
from simulator.text import _
from simulator.vocabulary import Landed
from simulator.window.act_words import advice
from simulator.window.acts_view_flight import Flight
from simulator.window.acts_view_flip import FlipPicture, FlipView
from simulator.window.key_hand import FlipKeys
from simulator.window.keys import Key
from simulator.window.pad_hand import FlipPad
from simulator.window.pointer import FlipPointer
from simulator.window.screens.act import ActScreen, LiveHand, Phase
from simulator.window.screens.act_context import ActContext, FlipDone

if TYPE_CHECKING:
    from simulator.window.app import App

VERDICT_S = 0.5
"""How long the landing is looked at before its replay, and after it."""

REPLAY_SPEED = 0.25
LONGEST_REPLAY_S = 1.2
HELP_CYCLE_S = 2.4
KEY_STEP_PX = 24.0


class FlipScreen(ActScreen):
    """One flip. `done` is called once, after the landing was shown."""

    name = "flip"
    gesture_name = "flip"
    act: FlipAct

    def __init__(self, app: App, act: FlipAct, context: ActContext, done: FlipDone) -> None:
        self._view: FlipView | None = None
        super().__init__(app, act, context, done)

    def take_up(self, act: FlipAct, context: ActContext) -> None:
        """Begins with `act`, the pan at home."""
        super().take_up(act, context)
        self.flight = Flight()
        self._replay_s = 0.0
        self._gauge_rad_s = 0.0
        self._last_tilt_rad = 0.0
        self._moment = self.flight.look(act.seen())

    def layout(self) -> None:
        self._view = FlipView(self.app, self.act.scene, self.context)
        super().layout()

    @property
    def view(self) -> FlipView:
        """The painter for the present size."""
        assert self._view is not None, "not laid out yet"
        return self._view

    @property
    def grip(self) -> tuple[str, pygame.Rect]:
        return "pan:handle", self.view.handle_rect()

    # The hand

    @property
    def pose(self) -> Hand:
        return self.act.seen().pan

    @property
    def begun(self) -> bool:
        return self.flight.left_s is not None

    def pointer_hand(self) -> FlipPointer:
        return FlipPointer(LEVEL, self.act.scene.hand)

    def pad_hand(self, time_s: float) -> FlipPad:
        return FlipPad(LEVEL, self.act.scene.hand, time_s)

    def key(self, event: Key) -> bool:
        if event.action in ("confirm", "tip"):
            self._key_flick(event)
            return True
        if event.action in ("left", "right") and event.pressed and isinstance(self._lead, FlipKeys):
            way = 1 if event.action == "right" else -1
            self._lead.sideways_px += way * KEY_STEP_PX * self.mirror
            return True
        return False

    def _key_flick(self, event: Key) -> None:
        if event.pressed and self.phase is Phase.WAITING:
            keys = FlipKeys(LEVEL, self.act.scene.hand)
            self.begin(event.time_s, keys)
            keys.press(event.time_s)
        elif not event.pressed and isinstance(self._lead, FlipKeys):
            self._lead.release(event.time_s)

    def begin(self, time_s: float, lead: LiveHand | None) -> None:
        super().begin(time_s, lead)
        self._gauge_rad_s = 0.0

    # Time

    def watch(self) -> None:
        seen = self.act.seen()
        if not self.begun and self.phase is Phase.LED:
            self._gauge_rad_s = max(self._gauge_rad_s, (seen.pan.tilt_rad - self._last_tilt_rad) * RATE_HZ)
        self._last_tilt_rad = seen.pan.tilt_rad
        if seen.flying and not self.begun:
            self._moment = self.flight.look(seen)
            self.app.sounds.play("whoosh")

    def look(self) -> None:
        self._moment = self.flight.look(self.act.seen())

    # The landing

    @property
    def good(self) -> bool:
        """Whether the crepe landed picture side up."""
        return self.act.done and self.act.outcome.landed is Landed.PICTURE_UP

    def show_result(self) -> None:
        self.app.sounds.play("bell" if self.good else "error")
        if self.good and self.context.hand is None:
            self.learned.learn("flip")

    def update_result(self, dt_s: float) -> None:
        if self.phase is Phase.REPLAY:
            self._go_on_with_replay(dt_s)
        elif self._since_s >= VERDICT_S:
            self._begin_replay()

    def _begin_replay(self) -> None:
        """Without a flight, with less motion or in a hurry only the still picture is looked at again."""
        start_s, end_s = self.flight.replay_span()
        replayed = self.begun and not self.app.settings.reduced_motion and self.context.speed <= 1.0
        self.phase = Phase.REPLAY
        self._replay_s = max(start_s, end_s - LONGEST_REPLAY_S) if replayed else end_s

    def _go_on_with_replay(self, dt_s: float) -> None:
        self._replay_s += dt_s * REPLAY_SPEED
        end_s = self.flight.replay_span()[1]
        self._moment = self.flight.at(min(self._replay_s, end_s))
        if self._replay_s >= end_s + VERDICT_S * REPLAY_SPEED:
            self.finish()

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        replaying = self.phase is Phase.REPLAY and self._replay_s < self.flight.replay_span()[1]
        picture = FlipPicture(
            moment=self._moment,
            flight=self.flight if self.phase in (Phase.LED, Phase.BACK) else None,
            gauge_rad_s=self._gauge_rad_s,
            strength=self._lead.strength if isinstance(self._lead, FlipKeys) and not self.act.done else None,
            hand_shown=self.phase is not Phase.OVER,
            hint=self.hint(),
            verdict=self._verdict() if self.act.done else "",
            good=self.good,
            replaying=replaying,
            ghost=self._ghost(),
        )
        self.view.draw(surface, picture)
        self.draw_front(surface, self.view.signs)

    def hint(self) -> str:
        """One line: what to do now."""
        if self.context.hand is not None:
            return _("{name} flips the crepe.").format(name=self.context.seat_name)
        if self.phase is Phase.WAITING:
            return _("It stayed in the pan: flick faster.") if self._gauge_rad_s else self.hint_to_begin()
        if self.phase in (Phase.RESULT, Phase.REPLAY):
            least_rad_s = self.act.scene.gauge.just_right_min_rad_s
            return advice(self.act.seen(), self.mirror, least_rad_s) or _("Press to go on.")
        if isinstance(self._lead, FlipKeys) and not self.begun:
            return _("Let go when the meter is in the green.")
        return _("Flick up. Then slide the pan under the crepe.")

    def hint_to_begin(self) -> str:
        """What to do first, by the device that was used last."""
        return {
            "pointer": _("Take the handle, dip, and flick up."),
            "keys": _("Hold the space bar, and let go in the green."),
            "pad": _("Stick down to dip, then flick it up and let go."),
            "switch": _("Hold the switch, and let go in the green."),
        }[self.app.device]

    def _verdict(self) -> str:
        return {
            Landed.PICTURE_UP: _("Picture side up!"),
            Landed.RECIPE_UP: _("Recipe side up"),
            Landed.BESIDE: _("Beside the pan"),
        }[self.act.outcome.landed]

    def _ghost(self) -> tuple[float, float] | None:
        """Height and pitch of the pan that shows the movement, until the first success."""
        time_s = self.waited_s(HELP_CYCLE_S)
        if time_s is None:
            return None
        pose = pan_pose_from_pointer(_shown_way(time_s), 0, self.act.scene.hand)
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
