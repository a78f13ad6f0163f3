"""The screens that open over the kitchen, each imported when it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simulator.window.screens.kitchen import KitchenScreen


def open_pause(kitchen: KitchenScreen) -> None:
    """Go on, settings, leave."""
    from simulator.window.screens.kitchen_pause import PauseScreen

    kitchen.app.push(PauseScreen(kitchen))


def open_coffee(kitchen: KitchenScreen) -> None:
    """The tray of cups, or the cups that can be stolen."""
    from simulator.window.screens.coffee_tray import CoffeeTray

    kitchen.app.push(CoffeeTray(kitchen.table, kitchen.viewer, kitchen.choose))


def open_dishes(kitchen: KitchenScreen) -> None:
    """The dishes that can be taken."""
    from simulator.window.screens.dish_picker import DishPicker

    kitchen.app.push(DishPicker(kitchen.table, kitchen.choose))


def open_end(kitchen: KitchenScreen) -> None:
    """The podium, in the kitchen's place."""
    from simulator.window.screens.end import EndScreen

    kitchen.app.replace(EndScreen(kitchen.table.match))


def hand_over(kitchen: KitchenScreen) -> None:
    """Asks for the cook whose turn it is."""
    from simulator.window.screens.handover import HandoverScreen

    kitchen.app.push(HandoverScreen(kitchen.table.state.seats[kitchen.viewer].name))
