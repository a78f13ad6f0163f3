"""The lab: the scene live, a slider for each of its values, a histogram that fills meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from simulator.lab.counts import Counts
from simulator.text import _
from simulator.window.keys import Input, Key, Levers, Pointer, Wheel
from simulator.window.screen import Screen
from simulator.window.screens.lab import heading
from simulator.window.screens.lab.bench import Bench
from simulator.window.screens.lab.counting import Counting
from simulator.window.screens.lab.curves_screen import CurvesScreen
from simulator.window.screens.lab.hands import OWN
from simulator.window.screens.lab.live import LiveScene
from simulator.window.screens.lab.picture import LabPicture
from simulator.window.screens.lab.places import Places
from simulator.window.screens.lab.save_screen import SaveScreen
from simulator.window.screens.lab.side_column import side_column
from simulator.window.screens.lab.slider import Slider
from simulator.window.screens.lab.slider_pages import SliderPanel
from simulator.window.screens.lab.tuning import led
from simulator.window.screens.lab.values import Value
from simulator.window.screens.lab.wishes import Wishes
from simulator.window.screens.lab.words import value_name
from simulator.window.widgets import Area, Widget

RESTS_S = 0.12
"""How long a slider rests before the live scene is set up anew; the workers are asked at once. Chosen by eye."""


class LabScreen(Screen):
    """Tunes one act at a time; the other waits on its own bench.

    Args:
        act: "pour" or "flip", the one to begin with.
        scene: a name or a file.
        wishes: bands for the figures; else the usual ones.
        counting: who counts; else workers on this machine.

    Raises:
        SceneFaults: there is no such scene, or it has faults.
    """

    name = "lab"

    def __init__(
        self,
        act: str = "pour",
        scene: str = "standard",
        wishes: Wishes | None = None,
        counting: Counting | None = None,
    ) -> None:
        super().__init__()
        self._act = act
        self._first_scene = scene
        self._wishes = wishes
        self._benches: dict[str, Bench] = {}
        self._counting = counting or Counting()
        self._known: dict[str, Counts] = {}
        self.panel = SliderPanel(self.relay, self.move)
        self._live: LiveScene | None = None
        self._rest_s: float | None = None
        self._picture = LabPicture(self)

    # What is there

    @property
    def bench(self) -> Bench:
        """What is tuned now."""
        return self._benches[self._act]

    @property
    def live(self) -> LiveScene:
        """The scene in the middle."""
        assert self._live is not None, "not entered yet"
        return self._live

    @property
    def places(self) -> Places:
        """Where the cards lie."""
        return Places(self.app.frame)

    @property
    def known(self) -> dict[str, Counts]:
        """What the workers have counted by now, of "a" and "b"."""
        return self._known

    def enter(self) -> None:
        self._live = LiveScene(self.app, self._tell_own)
        self._open_bench(self._act, self._first_scene)
        self._ask()

    def leave(self) -> None:
        self._counting.close()
        self.live.close()

    def resume(self) -> None:
        self.relay()
        self._ask()

    def _open_bench(self, act: str, scene: str) -> None:
        if act not in self._benches:
            wishes = self._wishes if act == self._act else None
            self._benches[act] = Bench(act, scene, self.app.data.root, wishes)
        self._act = act

    # What can be pressed

    def layout(self) -> None:
        places = self.places
        self.live.place(places.live)
        self.widgets = [
            *([Area("scene", places.live)] if self.bench.hand == OWN else []),
            *heading.buttons(self),
            *side_column(self),
            *self.panel.arrange(self.app, self.bench, places.sliders),
        ]
        self._picture.relay_counts()

    def targets(self) -> dict[str, pygame.Rect]:
        grip = self.live.grip_rect()
        return super().targets() | ({"grip": grip} if grip is not None else {})

    def handle(self, event: Input) -> bool:
        if isinstance(event, Wheel):
            return self.places.sliders.collidepoint(event.x, event.y) and self.panel.turn(-1 if event.steps > 0 else 1)
        if self._for_the_hand(event) and self.live.handle(event):
            return True
        return super().handle(event)

    def _for_the_hand(self, event: Input) -> bool:
        """Whether an input is one for the bottle or the pan that the person leads."""
        if self.bench.hand != OWN:
            return False
        match event:
            case Pointer():
                grip = self.live.grip_rect()
                return not self.live.idle or (grip is not None and grip.collidepoint(event.at))
            case Key():
                on_scene = self.focus.on is not None and self.focus.on.name == "scene"
                steps = ("next", "previous", "back", "up" if self.live.idle else "")
                return (on_scene or not self.live.idle) and event.action not in steps
            case Levers():
                return True
        return False

    # What the buttons do

    def move(self, value: Value, wished: float, going_on: bool) -> None:
        """A slider wishes a value."""
        bench = self.bench
        reached = led(bench.history.now, value, wished)
        bench.message = ""
        if reached.held_by:
            names = ", ".join(value_name(bench.act, key) for key in reached.held_by)
            bench.message = _("It goes no further, because of: {names}.").format(names=names)
        drag = value.key if going_on or self._dragging(value) else ""
        changed = bench.history.put(reached.tuned, drag)
        if not going_on:
            bench.history.close()
        if changed:
            self._changed()
        held = self.focus.held
        self.relay()
        if going_on:
            self._keep_holding(held)

    def _dragging(self, value: Value) -> bool:
        return isinstance(self.focus.held, Slider) and self.focus.held.value == value

    def _keep_holding(self, held: Widget | None) -> None:
        """The slider that is dragged was laid out anew: the drag goes on with the new one."""
        if isinstance(held, Slider):
            new = next((one for one in self.widgets if one.name == held.name), None)
            if isinstance(new, Slider):
                new.take_over(held)
                self.focus.held = self.focus.on = new

    def _changed(self) -> None:
        """The scene is another one: workers begin anew at once, the live scene when the slider rests."""
        self.bench.own = Counts()
        self._ask(live=False)
        self._rest_s = RESTS_S

    def _ask(self, live: bool = True) -> None:
        bench = self.bench
        self._counting.ask(bench.points())
        self._known = self._counting.look()
        self._picture.relay_counts()
        if live:
            self._rest_s = None
            self.live.show(bench.scene, bench.named)
        self.redraw()

    def _again(self) -> None:
        self.app.sounds.play("button")
        self._ask()
        self.relay()

    def choose_act(self, act: str) -> None:
        """The other act comes onto the bench."""
        self._open_bench(act, "standard")
        self.panel.page = 0
        self._again()

    def choose_scene(self, scene: str) -> None:
        """Another scene to begin with."""
        self.bench.load(scene)
        self._again()

    def choose_hand(self, hand: str) -> None:
        """Another hand leads."""
        self.bench.choose_hand(hand)
        self._again()

    def pin(self) -> None:
        """What is tuned now is A from now on; or there is no A any more."""
        if self.bench.pinned is None:
            self.bench.pin()
        else:
            self.bench.unpin()
        self._again()

    def undo(self) -> None:
        """One step back."""
        self._stepped(self.bench.history.undo)

    def redo(self) -> None:
        """One step forward again."""
        self._stepped(self.bench.history.redo)

    def _stepped(self, step: Callable[[], bool]) -> None:
        if step():
            self.bench.own = Counts()
            self._again()

    def show_curves(self) -> None:
        """The second page: skill and sensitivity as pictures."""
        self.app.sounds.play("button")
        self.app.push(CurvesScreen(self.bench, self._counting))

    def save(self) -> None:
        """Asks for a name, and shows what would be written."""
        self.app.sounds.play("button")
        self.app.push(SaveScreen(self.bench, self._saved))

    def _saved(self, path: Path) -> None:
        """The lab goes on with the new file."""
        self.bench.load(str(path))
        self.bench.message = _("Saved: {path}").format(path=path)
        self._again()

    def _tell_own(self, outcome: str) -> None:
        self.bench.count_own(outcome)
        self._picture.relay_counts()

    # Time and picture

    def update(self, dt_s: float) -> None:
        known = self._counting.look()
        if known != self._known:
            self._known = known
            self._picture.relay_counts()
        if self._rest_s is not None:
            self._rest_s -= dt_s
            if (self._rest_s <= 0 and self.focus.held is None) or self._rest_s <= -RESTS_S:
                self._rest_s = None
                self.live.show(self.bench.scene, self.bench.named)
        self.live.update(dt_s)

    def draw(self, surface: pygame.Surface) -> None:
        self._picture.draw(surface)
