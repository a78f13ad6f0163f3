"""The scene that is tuned, live in its panel: a hand model tips again and again, or the person does."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from simulator.acts.flip import FlipAct
from simulator.acts.perform import open_act
from simulator.acts.pour import PourAct
from simulator.game import stream_seed
from simulator.lab.hand_models import NamedHand
from simulator.scene.pour import FULL
from simulator.text import _, ngettext
from simulator.vocabulary import COLOURS, Condiment, Flip, Pour, Tally
from simulator.window.keys import Pointer
from simulator.window.screens.act import ActScreen, Phase
from simulator.window.screens.act_context import ActContext
from simulator.window.screens.flip import VERDICT_S, FlipScreen
from simulator.window.screens.lab.hands import live_hand
from simulator.window.screens.lab.live_views import FLIP_CROP, POUR_CROP, LabFlipView, LabPourView
from simulator.window.screens.lab.panel import app_in
from simulator.window.screens.pour import PourScreen

if TYPE_CHECKING:
    from simulator.window.app import App

LIVE_SEED = 1
RESULT_S = 0.7
"""How long the result of a tip stands in the lab. Chosen: long enough to read a figure."""

Told = Callable[[str], None]
"""Told how an act ended that a person led: pieces fallen, or the landing."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be seen: which scene, whose hand (None: the person's), which act of all."""

    scene: Any
    hand: NamedHand | None
    index: int

    @property
    def request(self) -> Pour | Flip:
        """What the act is asked for; the bottles come in turn."""
        if self.scene.act == "flip":
            return Flip(0)
        bottle = COLOURS[self.index % len(COLOURS)]
        return Pour(0, 0, bottle, Tally.of({bottle: FULL[0], Condiment.SALT: FULL[1]}))

    def act(self) -> PourAct | FlipAct:
        """The act, its pieces settled: that takes longer than a frame may."""
        seed = stream_seed(LIVE_SEED, "live", self.index)
        recorded = self.hand is not None and isinstance(self.hand.hand, tuple)
        return open_act(self.scene, self.request, seed, recorded)

    def context(self) -> ActContext:
        """What the close-up is told."""
        if self.hand is None:
            return ActContext(practice=True)
        contents = self.request.contents if isinstance(self.request, Pour) else Tally()
        return ActContext(practice=True, hand=live_hand(self.hand, self.scene, LIVE_SEED, self.index, contents))


class _LivePour(PourScreen):
    """A pour without buttons and hints of its own."""

    def layout(self) -> None:
        self._view = LabPourView(self.app, self.act.scene, self.act.request.bottle, self.context)
        self.widgets = []

    def hint(self) -> str:
        return ""

    def line(self) -> str:
        """One line for the person who leads: what to do now."""
        return super().hint() if self.context.hand is None else ""

    def result(self) -> str:
        fallen = self.act.outcome.fallen.total
        return ngettext("{n} piece", "{n} pieces", fallen).format(n=fallen) if fallen else _("Nothing fell")

    def update_result(self, dt_s: float) -> None:
        if self._since_s >= RESULT_S:
            self.finish()

    def draw_front(self, surface: pygame.Surface, signs: Any) -> None:
        """No buttons."""


class _LiveFlip(FlipScreen):
    """A flip without buttons, hints and replays."""

    def layout(self) -> None:
        self._view = LabFlipView(self.app, self.act.scene, self.context)
        self.widgets = []

    def hint(self) -> str:
        return ""

    def line(self) -> str:
        """One line for the person who leads: what to do now."""
        return super().hint() if self.context.hand is None else ""

    def update_result(self, dt_s: float) -> None:
        if self._since_s >= RESULT_S + VERDICT_S:
            self.finish()

    def draw_front(self, surface: pygame.Surface, signs: Any) -> None:
        """No buttons."""


class LiveScene:
    """Shows act after act. The next one is made ready beside the loop, so that no frame waits for it."""

    def __init__(self, app: App, told: Told) -> None:
        self._app = app
        self._told = told
        self._maker = ThreadPoolExecutor(1, "live scene")
        self._making: Future[PourAct | FlipAct] | None = None
        self._made_for: Wanted | None = None
        self._wanted: Wanted | None = None
        self._last: Wanted | None = None
        """What was asked for last."""
        self._shown: _LivePour | _LiveFlip | None = None
        self._rect = pygame.Rect(0, 0, 1, 1)
        self._index = 0
        self._over = False

    @property
    def close_up(self) -> ActScreen | None:
        """What is shown; None until the first act is ready."""
        return self._shown

    @property
    def line(self) -> str:
        """One line for the person who leads."""
        return self._shown.line() if self._shown is not None else ""

    @property
    def idle(self) -> bool:
        """Whether the person holds nothing now."""
        return self._shown is None or self._shown.phase is Phase.WAITING

    def place(self, rect: pygame.Rect) -> None:
        """The panel; sizes and settings may have changed too."""
        self._rect = rect
        if self._shown is not None:
            self._dress(self._shown)

    def show(self, scene: Any, hand: NamedHand | None) -> None:
        """From now on this scene and this hand; what is shown goes on until the new act is ready."""
        self._last = self._wanted = Wanted(scene, hand, self._index)

    def grip_rect(self) -> pygame.Rect | None:
        """What a person can take hold of now, in the window's px."""
        if self._shown is None or self._shown.context.hand is not None or not self.idle:
            return None
        return self._shown.grip[1].move(self._rect.topleft).clip(self._rect)

    def handle(self, event: Any) -> bool:
        """An input for the person's own hand."""
        if self._shown is None or self._shown.context.hand is not None:
            return False
        if isinstance(event, Pointer):
            x, y = event.x - self._rect.x, event.y - self._rect.y
            event = Pointer(event.kind, x, y, event.time_s, event.touch, event.held)
        return self._shown.handle(event)

    def update(self, dt_s: float) -> None:
        """Time has passed."""
        self._make()
        if self._shown is not None and not self._over:
            self._shown.update(dt_s)

    def draw(self, surface: pygame.Surface) -> None:
        """The panel."""
        if self._shown is not None:
            self._shown.draw(surface.subsurface(self._rect))

    def close(self) -> None:
        """Nothing more is shown."""
        self._maker.shutdown(wait=False, cancel_futures=True)

    def _make(self) -> None:
        if self._making is not None and self._making.done():
            act, made = self._making.result(), self._made_for
            self._making = None
            if made is self._wanted and made is not None:
                self._take(act, made)
        if self._making is None and self._wanted is not None:
            self._made_for = self._wanted
            self._making = self._maker.submit(self._wanted.act)

    def _take(self, act: PourAct | FlipAct, wanted: Wanted) -> None:
        self._wanted, self._over = None, False
        app = self._app
        shown: _LivePour | _LiveFlip
        if isinstance(act, FlipAct):
            shown = _LiveFlip(app, act, wanted.context(), self._done)
        else:
            shown = _LivePour(app, act, wanted.context(), self._done)
        self._shown = shown
        self._dress(shown)

    def _dress(self, shown: _LivePour | _LiveFlip) -> None:
        crop = FLIP_CROP if isinstance(shown, _LiveFlip) else POUR_CROP
        shown.app = app_in(self._app, self._rect, crop)
        shown.layout()

    def _done(self, outcome: Any, _gesture: Any) -> None:
        shown = self._shown
        assert shown is not None
        self._over = True
        self._index += 1
        led_by_person = shown.context.hand is None
        if led_by_person:
            landed = getattr(outcome, "landed", None)
            self._told(landed.value if landed is not None else str(outcome.fallen.total))
        if self._wanted is None and self._last is not None:
            self._wanted = Wanted(self._last.scene, self._last.hand, self._index)
