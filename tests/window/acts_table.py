"""A close-up at a pilot's window, and the ways of a hand."""

from __future__ import annotations

from simulator.acts.flip import FlipAct
from simulator.acts.pour import PourAct
from simulator.scene.files import load_scene
from simulator.vocabulary import Condiment, Flip, Pour, Tally
from simulator.window.app import App
from simulator.window.screen import Screen
from simulator.window.screens.act_context import ActContext
from simulator.window.screens.flip import FlipScreen
from simulator.window.screens.pour import PourScreen
from simulator.window.settings import Settings
from tests.window.pilot import Pilot

MAMMOTH = ActContext(
    dish="mammoth-bourguignon",
    dish_name="Mammoth Bourguignon",
    colour="orange",
    needs=Tally.of(lemon=1, pepper=2),
    pan=Tally.of(lemon=1),
    seat_name="Ann",
)
CREPE = ActContext(dish="crepe", heat=4, flips_left=1, seat_name="Ann")


class Ground(Screen):
    """What lies below a close-up."""

    name = "ground"


class Told:
    """What a close-up told at its end."""

    def __init__(self) -> None:
        self.all: list[tuple[object, object]] = []

    def __call__(self, outcome, gesture) -> None:
        self.all.append((outcome, gesture))


def window(folder, size=(640, 360), **settings) -> Pilot:
    """A pilot at a window with nothing but a ground."""
    return Pilot.open(folder, Ground(), size, Settings(**settings))


def pouring(pilot: Pilot, context=MAMMOTH, bottle=Condiment.PEPPER, seed=3):
    """The close-up of a pour, laid out, and what it will tell."""
    told = Told()
    request = Pour(0, 0, bottle, Tally.of({bottle: 15, "salt": 5}))
    screen = PourScreen(pilot.app, PourAct(load_scene("pour", "standard"), request, seed), context, told)
    _show(pilot.app, screen)
    return screen, told


def flipping(pilot: Pilot, context=CREPE, seed=3):
    """The close-up of a flip, laid out, and what it will tell."""
    told = Told()
    screen = FlipScreen(pilot.app, FlipAct(load_scene("flip", "standard"), Flip(0), seed), context, told)
    _show(pilot.app, screen)
    return screen, told


def _show(app: App, screen: Screen) -> None:
    """Draws it once; afterwards only when a test asks, because pictures cost more than the act itself."""
    app.push(screen)
    app.tick(0.0)
    screen.animated = False


def pull(pilot: Pilot, name: str, tilt_deg: float = 118.0) -> None:
    """Takes a bottle, carries it over the pan, tips it, turns it back and lets go."""
    x, y = pilot.find(name).center
    scale = pilot.app.scale
    across = (-1 if pilot.app.frame.mirrored else 1) * 300 * scale
    down = tilt_deg * 2 * scale
    pilot.drag(
        [
            (0.0, x, y),
            (0.7, x + across, y),
            (0.9, x + across, y),
            (1.4, x + across, y + down),
            (1.6, x + across, y + down),
            (2.1, x + across, y),
        ]
    )


def flick(pilot: Pilot, flick_s: float = 0.16, sideways_px: float = 0.0) -> None:
    """Takes the handle, dips, flicks up and holds the pan level until the crepe is back; lets go."""
    x, y = pilot.find("pan:handle").center
    scale = pilot.app.scale
    pilot.drag(
        [
            (t, x + sideways_px * scale * min(t, 1.0), y + scale * _flick_way(t, flick_s))
            for t in (i * 0.004 for i in range(400))
        ]
    )


def _flick_way(time_s: float, flick_s: float) -> float:
    """px below the grab point."""
    if time_s < 0.4:
        return 159 * _eased(time_s / 0.4)
    if time_s < 0.55:
        return 159
    if time_s < 0.55 + flick_s:
        return 159 - 300 * _eased((time_s - 0.55) / flick_s)
    return -141 * (1 - _eased((time_s - 0.58 - flick_s) / 0.2))


def _eased(part: float) -> float:
    part = min(max(part, 0.0), 1.0)
    return part**3 * (10 - 15 * part + 6 * part**2)
