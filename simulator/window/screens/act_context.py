"""What a close-up of an act is told: whose act it is, what lies in the pan, and who leads the hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from simulator.acts.hand import Gesture, Hand
from simulator.vocabulary import Flipped, Poured, Tally

NOTHING = Tally()


class LedHand(Protocol):
    """A bot's hand, or the hand of a recorded gesture: one pose a tick, None when it has let go."""

    def hand(self, seen: Any) -> Hand | None:
        """The pose wished for in the tick after `seen` (PourSeen or FlipSeen)."""


@dataclass(frozen=True, slots=True)
class ActContext:
    """Everything a close-up shows besides the act itself.

    dish: id of the tile in the pan, "crepe", or None where nothing lies there (practice).
    dish_name, colour: as the deck says; `colour` is green, yellow, orange, red or blue.
    needs: the pieces the recipe asks for; pan: the pieces that lie in the pan before the act.
    seat_name, enamel: whose stove it is; `enamel` is mint, rose, lilac or sky.
    heat, green, red: the knob and its zones.
    flips_left, flips: flips of this turn still open, the one shown included, of how many.
    misses_count: whether what falls beside the pan counts as in it.
    hand: None for a person, else who leads the hand.
    practice: nothing depends on it; `speed` below 1 slows time as a practice aid, above 1 is for watching.
    aim: the number of pieces to try for, in practice.
    """

    dish: str | None = None
    dish_name: str = ""
    colour: str = "yellow"
    needs: Tally = NOTHING
    pan: Tally = NOTHING
    seat_name: str = ""
    enamel: str = "mint"
    heat: int = 0
    green: tuple[int, int] = (0, 6)
    red: int = 7
    flips_left: int = 2
    flips: int = 2
    misses_count: bool = True
    hand: LedHand | None = None
    practice: bool = False
    speed: float = 1.0
    aim: int | None = None


PourDone = Callable[[Poured, Gesture], None]
"""Called once, when the tip is over and its result was shown."""

FlipDone = Callable[[Flipped, Gesture], None]
"""Called once, when the crepe has come to rest and its result was shown."""
