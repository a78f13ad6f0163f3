"""What a player is: it chooses a move from what it may see, and leads a hand through an act. It never blocks."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from simulator.acts.hand import Hand
from simulator.vocabulary import Flip, Pour


@dataclass(frozen=True, slots=True)
class Unseen:
    """What a hand that does not look is told of an act: how many ticks have gone by."""

    tick: int


class Player(Protocol):
    """A person, a bot or a recording. Skill is noise on the hand, never a faked outcome."""

    looks: bool
    """Whether its hand looks at the act. One that does not may be told `Unseen`: looking costs more than physics."""

    def attend(self, chance: random.Random, view: Any) -> None:
        """Told before each choice and each act: the random stream of this moment of the match, and what it may see."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any | None:
        """One of `moves`, from what the seat may see; None while still thinking.

        Where the seat may break in but nobody waits for it, None is among the moves: it keeps silent.
        """

    def take(self, request: Pour | Flip, scene: Any) -> None:
        """Told before an act begins: what is asked for and the scene (PourScene or FlipScene) it happens in."""

    def hand(self, seen: Any) -> Hand | None:
        """The pose wished for in the tick after `seen` (PourSeen, FlipSeen or Unseen); None lets go."""


class Handless:
    """A player of games without acts of dexterity, or one whose hand lets go at once."""

    looks = False

    def __init__(self) -> None:
        self._chance = random.Random(0)

    def attend(self, chance: random.Random, view: Any) -> None:
        """Takes the stream of this moment."""
        self._chance = chance

    def take(self, request: Pour | Flip, scene: Any) -> None:
        """Nothing to prepare: it lets go at once."""

    def hand(self, seen: Any) -> Hand | None:
        """Lets go."""
        return None


class RandomPlayer(Handless):
    """Plays any legal move of any game, each as likely as the next; for tests of the rules. It has no hand."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any | None:
        """Any of `moves`."""
        return self._chance.choice(moves)
