"""Taking a choice back in the kitchen: asking for it, agreeing, and what the kitchen shows then."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simulator.window.screens.kitchen import KitchenScreen


class TakingBack:
    """The question on the table, asked and answered."""

    def __init__(self, kitchen: KitchenScreen) -> None:
        self._kitchen = kitchen

    def ask(self) -> None:
        """Whoever chose last wants to take it back."""
        if self._kitchen.table.may_ask_undo:
            self._kitchen.table.ask_undo()
            self._answered()

    def agree(self, seat: int) -> None:
        """`seat` agrees."""
        self._kitchen.table.agree(seat)
        self._answered()

    def refuse(self) -> None:
        """Somebody does not agree."""
        self._kitchen.table.refuse_undo()
        self._kitchen.arrange()

    def _answered(self) -> None:
        if self._kitchen.table.undo is None:
            self._kitchen.begin_again()
        self._kitchen.arrange()
