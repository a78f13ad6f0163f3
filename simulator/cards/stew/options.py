"""The readings of the rules: every option, what it may be and why it exists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from simulator.game.options import YES_NO, Option, check_options, without_preset


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is played; the defaults are the reference rules."""

    call: str = "anyone"
    vagabond_no_chicken: int = 3
    garlic_pair: int = 1
    last_call: bool = False


OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("call", ("anyone", "own_turn"), "anyone but the one who has just placed may call, or who is on turn"),
        Option("vagabond_no_chicken", (3, 0), "what the unfed vagabond adds to a pot without chicken"),
        Option("garlic_pair", (1, 2), "what both garlics count together"),
        Option("last_call", YES_NO, "whether the last card of the deck may still be followed by a call"),
    )
}


def options_from(table: Mapping[str, Any]) -> Options:
    """The options of a header. Raises BadSetup where one is unknown or its value is not allowed."""
    chosen = without_preset(table)
    check_options(chosen, OPTIONS)
    return Options(**chosen)
