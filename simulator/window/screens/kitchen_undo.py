"""Taking a choice back in the kitchen: asking for it, agreeing, and what the kitchen shows then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
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
            self._put_down(self._kitchen.table.ask_undo)

    def agree(self, seat: int) -> None:
        """`seat` agrees."""
        self._put_down(partial(self._kitchen.table.agree, seat))

    def refuse(self) -> None:
        """Somebody does not agree."""
        self._kitchen.table.refuse_undo()
        self._kitchen.arrange()

    def _put_down(self, answer: Callable[[], object]) -> None:
        if self._kitchen.put_down(answer, partial(self._put_down, answer)):
            self._answered()

    def _answered(self) -> None:
        if self._kitchen.table.undo is None:
            self._kitchen.begin_again()
        self._kitchen.arrange()
