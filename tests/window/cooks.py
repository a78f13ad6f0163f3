"""A pilot that plays À la carte at the window: looks at what is open, presses it, tips bottles and flicks the pan."""

from __future__ import annotations

from collections.abc import Callable

from simulator.alacarte.components import CREPE
from simulator.alacarte.moves import Bin, ChooseHeat, EndTurn, FlipCrepe, Heat, Season, Serve
from simulator.alacarte.scoring import in_range, needed
from simulator.match import Match
from simulator.vocabulary import COLOURS
from simulator.window.screens.kitchen import KitchenScreen
from simulator.window.table import Table
from tests.window.pilot import Pilot

SOON_S = 0.1
"""Between acts nothing is measured, so frames may be long."""


def kitchen_of(pilot: Pilot) -> KitchenScreen:
    """The kitchen in the stack of screens."""
    return next(screen for screen in pilot.app.screens if isinstance(screen, KitchenScreen))


def play(pilot: Pilot, stop: Callable[[Match], bool] = lambda match: False, most_steps: int = 4000) -> None:
    """Plays for every person at the table until the podium, or until `stop`."""
    for _step in range(most_steps):
        if pilot.screen.name == "end" or stop(kitchen_of(pilot).table.match):
            return
        step(pilot)
    raise AssertionError(f"not over after {most_steps} steps, but on {pilot.screen.name}")


def step(pilot: Pilot) -> None:
    """Does what the screen on top asks for, or lets a little time pass."""
    pilot.tick(dt_s=SOON_S)
    doing = {"dish_picker": take_dish, "coffee_tray": take_cup, "pour": act, "flip": act, "kitchen": cook}
    if pilot.screen.name in doing:
        doing[pilot.screen.name](pilot)


def act(pilot: Pilot) -> None:
    """Tips the bottle or flicks the pan, if nothing is under way yet, and goes on after the result."""
    name = pilot.screen.name
    if any(target.startswith("bottle:") for target in pilot.screen.targets()):
        pilot.tip()
    elif "pan:handle" in pilot.screen.targets():
        pilot.flick()
    pilot.wait_until(lambda: pilot.screen.name != name or "skip" in pilot.screen.targets(), 20)
    if pilot.screen.name == name:
        pilot.press("skip")


def take_dish(pilot: Pilot) -> None:
    """Takes the open dish that asks for least, but for something."""
    state = kitchen_of(pilot).table.state
    open_ = [widget.name for widget in pilot.screen.widgets if widget.enabled]
    dishes = [name.removeprefix("dish:") for name in open_ if name != f"dish:{CREPE}"]
    if not dishes:
        pilot.press(f"dish:{CREPE}")
        return
    asked = {dish: state.deck[dish].condiments.total for dish in dishes}
    least = min(dishes, key=lambda dish: (asked[dish] == 0, asked[dish], state.deck[dish].green[0], dish))
    pilot.press(f"dish:{least}")


def take_cup(pilot: Pilot) -> None:
    """Takes the first cup that is offered."""
    pilot.press(next(widget.name for widget in pilot.screen.widgets if widget.enabled))


def cook(pilot: Pilot) -> None:
    """One press in the kitchen, when it waits for a person."""
    screen = kitchen_of(pilot)
    if screen.film.now is None and not screen.table.happenings and screen.table.chooser is not None:
        name = wish(screen.table)
        if name in screen.targets():
            pilot.press(name)


def wish(table: Table) -> str:
    """What a sensible person presses now."""
    moves, state = table.legal_moves(), table.state
    for move, name in ((Serve(), "button:serve"), (Bin(), "button:bin"), (FlipCrepe(), "button:flip")):
        if move in moves:
            return name
    stove = state.cook.stove
    if ChooseHeat(1) in moves:
        return f"heat:{min(3, max(1, _colder(table)))}"
    if stove.dish is not None and stove.dish != CREPE:
        still = needed(state.deck[stove.dish], stove.pan)
        bottle = next((one for one in COLOURS if still[one] and Season(one) in moves), None)
        if bottle is not None:
            return f"bottle:{bottle.value}"
    if Heat() in moves and (stove.dish == CREPE or not in_range(state.deck, stove)):
        return "die"
    return "button:end_turn" if EndTurn() in moves else "button:new_dish"


def _colder(table: Table) -> int:
    stove = table.state.cook.stove
    if stove.dish is None or stove.dish == CREPE:
        return 1
    return table.state.deck[stove.dish].green[0] - stove.heat
