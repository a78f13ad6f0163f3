"""What both close-ups are: an act that waits for a hand, is led by pointer, keys or pad, and tells its outcome once."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from simulator.acts.hand import RATE_HZ, Hand
from simulator.text import _
from simulator.window.acts_learned import Learned
from simulator.window.acts_view import Signs
from simulator.window.keys import Input, Key, Levers, Pointer, presses
from simulator.window.pad_hand import BEGAN_S, BEGINS_AT, FlipPad, PourPad
from simulator.window.pointer import FlipPointer, PourPointer, Ticks
from simulator.window.screen import Screen
from simulator.window.screens.act_buttons import for_buttons
from simulator.window.screens.act_context import ActContext
from simulator.window.screens.act_parts import SKIPPABLE, Grip, LiveHand, Phase, is_pad, is_pointer
from simulator.window.widgets import Button, Widget

if TYPE_CHECKING:
    from simulator.window.app import App

BOT_WAITS_S = 0.5
HELP_AFTER_S = 0.8
"""How long nobody has done anything before a hand shows the movement."""

__all__ = ["ActScreen", "LiveHand", "Phase"]

BACK_BOX = (1704, 968, 192, 84)
"""Where neither a hand nor the line of help comes, in design px."""

BACK_PART = 8.0 / RATE_HZ
"""What was taken and let go goes so much of its way home a tick."""


class ActScreen(Screen):
    """An act in close-up. `done` is called once, after its result was shown."""

    act: Any
    gesture_name = ""
    """What a person learns here (acts_learned)."""

    def __init__(self, app: App, act: Any, context: ActContext, done: Callable[[Any, Any], None]) -> None:
        super().__init__()
        self.app = app
        self.learned = Learned(app.data.root)
        self._done = done
        self._grip = Grip("grip", pygame.Rect(0, 0, 0, 0))
        self._fresh = True
        """Whether the pointer has not been pressed since the close-up opened: then it may come with its button down."""
        self._beside_px = (0.0, 0.0)
        """From the pointer to the hand that is shown: what was dragged here is held where it stands."""
        self.take_up(act, context)

    def take_up(self, act: Any, context: ActContext) -> None:
        """Begins with `act`, everything at home."""
        self.act = act
        self.context = context
        self.phase = Phase.WAITING
        self._lead: LiveHand | None = None
        self._ticks: Ticks | None = None
        self._since_s = 0.0
        self._at_px: tuple[float, float] | None = None

    # What each close-up says of itself

    @property
    def grip(self) -> tuple[str, pygame.Rect]:
        """The name and the place of what is taken hold of."""
        raise NotImplementedError

    @property
    def pose(self) -> Hand:
        """Where it is."""
        raise NotImplementedError

    @property
    def begun(self) -> bool:
        """Whether letting go now would end the act instead of putting back what was taken."""
        raise NotImplementedError

    def pointer_hand(self) -> PourPointer | FlipPointer:
        """A pointer that may take hold."""
        raise NotImplementedError

    def pad_hand(self, time_s: float) -> PourPad | FlipPad:
        """A pad that takes hold at `time_s`."""
        raise NotImplementedError

    def key(self, event: Key) -> bool:
        """A key or button for the hand; whether it meant anything."""
        raise NotImplementedError

    def watch(self) -> None:
        """Called after each tick that a person or a bot has led."""

    def look(self) -> None:
        """Called after the ticks of a frame: takes in what is shown."""
        raise NotImplementedError

    def show_result(self) -> None:
        """The act is done: its result begins to be shown."""
        raise NotImplementedError

    def update_result(self, dt_s: float) -> None:
        """Time passes while the result is shown."""
        raise NotImplementedError

    @property
    def mirror(self) -> int:
        """-1 for left-handed players, whose picture is mirrored."""
        return -1 if self.app.frame.mirrored else 1

    # What can be pressed

    def layout(self) -> None:
        name, rect = self.grip
        self._grip = Grip(name, rect)
        box = self.app.frame.rect(*BACK_BOX, "right")
        self.widgets = [
            self._grip,
            *self.choices(),
            Button("button:back", box, _("Back"), self.back, style="pill", role="text"),
        ]

    def choices(self) -> list[Widget]:
        """More that can be pressed while the act waits."""
        return []

    @property
    def scans(self) -> bool:
        return self.phase is Phase.WAITING and self.context.hand is None

    def targets(self) -> dict[str, pygame.Rect]:
        """What can be taken and pressed; the whole window while the result can be skipped."""
        if self.phase in SKIPPABLE:
            return {"skip": pygame.Rect((0, 0), self.app.size)}
        self._grip.rect = self.grip[1]
        if self.phase is Phase.WAITING:
            return super().targets()
        return {self._grip.name: self._grip.rect} | {one.name: one.rect for one in self.widgets[-1:]}

    # Inputs

    def handle(self, event: Input) -> bool:
        if isinstance(event, Key) and event.action == "back":
            if event.pressed:
                self.back()
            return True
        if self.phase in SKIPPABLE:
            return self._skip(event)
        if for_buttons(event, self.focus, self.widgets, self.phase, is_pointer(self._lead)):
            return True
        if self.context.hand is not None:
            return False
        match event:
            case Pointer():
                return self._point(event)
            case Key():
                return not event.name.startswith("stick") and self._key(event)
            case Levers():
                return self._pull(event)
        return False

    def _skip(self, event: Input) -> bool:
        """A press goes on; letting go of what was held is no press, and only then the result is read."""
        if presses(event):
            self.finish()
            return True
        if isinstance(event, Pointer) and event.kind == "release":
            self._since_s = 0.0
        return False

    def _point(self, event: Pointer) -> bool:
        if event.kind == "press":
            self._fresh, self._beside_px = False, (0.0, 0.0)
            if self.phase is not Phase.WAITING or not self.grip[1].collidepoint(event.at):
                return False
            self._take(event)
        elif self._fresh and event.held and self.phase is Phase.WAITING:
            middle = self.grip[1].center
            self._fresh, self._beside_px = False, (middle[0] - event.x, middle[1] - event.y)
            self._take(event)
        elif is_pointer(self._lead):
            lead = self._lead.move if event.kind == "move" else self._lead.release
            lead(event.time_s, *self.app.frame.design(*event.at))
        self._at_px = event.x + self._beside_px[0], event.y + self._beside_px[1]
        return True

    def _take(self, event: Pointer) -> None:
        pointer = self.pointer_hand()
        self.begin(event.time_s, pointer)
        pointer.press(event.time_s, *self.app.frame.design(*event.at))

    def _key(self, event: Key) -> bool:
        """A button of a pad whose levers hold something that has not begun puts it back."""
        if is_pad(self._lead):
            if event.pressed and not self.begun:
                self._lead.let_go(event.time_s)
            return True
        return self.key(event)

    def _pull(self, event: Levers) -> bool:
        if self.phase is Phase.WAITING and event.most >= BEGINS_AT:
            started_s = event.time_s - BEGAN_S
            self.begin(started_s, self.pad_hand(started_s))
        if is_pad(self._lead):
            self._lead.lead(event.time_s, event.right * self.mirror, event.down, event.pull)
        return True

    def resume(self) -> None:
        """What lay above has gone: a pad that has gone for good lets go."""
        if is_pad(self._lead) and not self.app.pads.there:
            self._lead.let_go(self.app.now_s)

    # The hand

    def begin(self, time_s: float, lead: LiveHand | None) -> None:
        """Somebody takes hold."""
        self.phase = Phase.LED
        self._lead = lead
        self._since_s = 0.0
        self._ticks = Ticks(time_s, self.context.speed)

    @property
    def pointer(self) -> PourPointer | FlipPointer | None:
        """The pointer while it is down and leads."""
        if self.phase not in (Phase.LED, Phase.BACK) or not is_pointer(self._lead):
            return None
        return self._lead if self._lead.held else None

    def update(self, dt_s: float) -> None:
        self._since_s += dt_s
        match self.phase:
            case Phase.WAITING:
                if self.context.hand is not None and self._since_s >= BOT_WAITS_S / max(self.context.speed, 1.0):
                    self.begin(self.app.now_s, None)
            case Phase.LED | Phase.BACK:
                self._go_on()
            case Phase.RESULT | Phase.REPLAY:
                self.update_result(dt_s)
            case Phase.OVER:
                pass

    def _go_on(self) -> None:
        assert self._ticks is not None
        for time_s in self._ticks.due(self.app.now_s):
            self.act.step(self._wished(time_s))
            self.watch()
            if self.act.done or self.phase is Phase.WAITING:
                break
        self.look()
        if self.act.done:
            self.phase = Phase.RESULT
            self._since_s = 0.0
            self.show_result()

    def _wished(self, time_s: float) -> Hand | None:
        """Where the hand leads; what was taken and let go before it began is only put back."""
        if self.context.hand is not None:
            return self.context.hand.hand(self.act.seen())
        assert self._lead is not None
        wished = self._lead.hand(time_s)
        return self._put_back() if wished is None and not self.begun else wished

    def _put_back(self) -> Hand:
        self.phase = Phase.BACK
        pose, home = self.pose, self.act.home
        if math.dist(pose[:2], home[:2]) < 0.5 and abs(pose.tilt_rad) < 0.005:
            self.phase = Phase.WAITING
            self._since_s = 0.0
            self._lead = None
        return Hand(*(now + (then - now) * BACK_PART for now, then in zip(pose, home, strict=True)))

    def finish(self) -> None:
        """The result was shown long enough: tells the outcome, once."""
        if self.phase is not Phase.OVER:
            self.phase = Phase.OVER
            self._done(self.act.outcome, self.act.gesture)

    # The picture

    def waited_s(self, cycle_s: float) -> float | None:
        """How far the hand that shows the movement is in its cycle; None while none is shown."""
        waits = self.phase is Phase.WAITING and self.context.hand is None
        if not waits or self._since_s < HELP_AFTER_S or self.learned.knows(self.gesture_name):
            return None
        return (self._since_s - HELP_AFTER_S) % cycle_s

    def draw_front(self, surface: pygame.Surface, signs: Signs) -> None:
        """Buttons, the ring of the focus, and the mark of slow time."""
        self._grip.rect = self.grip[1]
        self._grip.visible = self.phase is Phase.WAITING
        self.draw_widgets(surface)
        self._grip.visible = True
        if self.context.speed < 1 and self.phase is not Phase.REPLAY:
            words = _("practice: slow time") if self.context.practice else _("slow time")
            signs.put(surface, words, self.app.frame.point(960, 64, down="top"), "text")
