"""What every game at this table has in common: choices, refusals, standings and the `Game` protocol.

Errors:
    GameError
    ├── IllegalMove      a player's choice that the rules refuse; carries the Refusal
    ├── UnexpectedEvent  an event that does not answer what the state waits for
    └── BadSetup         options, seats or a given position that cannot be played
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from simulator.text import _
from simulator.vocabulary import Chance, Outcome

if TYPE_CHECKING:
    import random


@dataclass(frozen=True, slots=True)
class Choose:
    """The rules wait for a choice of `seat`. The seats of `also` may break in, but nobody waits for them."""

    seat: int
    also: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Chosen:
    """A player's choice. `move` is a value of the game's own move types."""

    seat: int
    move: Any


Event = Chosen | Outcome
Pending = Choose | Chance | None
"""What a state waits for; None when the game is over."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed: a `reason` of notation.md and a `message` for people."""

    reason: str
    message: str


class Reason(NamedTuple):
    """A reason by its name in the notation, with the message in English; translated only when somebody reads it."""

    name: str
    message: str

    def refusal(self) -> Refusal:
        """The refusal to show, in the language in use."""
        return Refusal(self.name, _(self.message))


@dataclass(frozen=True, slots=True)
class Standing:
    """How one seat stands. `rank` 1 is the best; equal ranks are shared."""

    seat: int
    rank: int
    points: int
    winner: bool


class GameError(Exception):
    """Something the rules refuse; carries the Refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


class IllegalMove(GameError):
    """A player's choice that the rules refuse."""


class UnexpectedEvent(GameError):
    """An event that does not answer what the state waits for."""


class BadSetup(GameError):
    """Options, seats or a given position that cannot be played."""


class Game(Protocol):
    """A game is a module with these functions. All of them are pure."""

    NAME: str
    SEATS: range
    ACTS: tuple[str, ...]
    """The acts of dexterity that it asks for. Only a game with acts has scenes and a deck file of dishes."""

    def setup(self, header: Mapping[str, Any]) -> Any:
        """The first state of a log's `header` (notation.md). Raises BadSetup."""

    def pending(self, state: Any) -> Pending:
        """What `state` waits for."""

    def legal_moves(self, state: Any, seat: int | None = None) -> tuple[Any, ...]:
        """Every move open to `seat`, else to the seat that must choose; empty while chance is pending."""

    def refusal(self, state: Any, seat: int, move: Any) -> Refusal | None:
        """Why `seat` may not make `move` now, or None where it may."""

    def apply(self, state: Any, event: Event) -> Any:
        """The state after `event`. Raises IllegalMove or UnexpectedEvent."""

    def reveals(self, state: Any, move: Any) -> bool:
        """Whether `move`, made in `state`, shows somebody what was hidden, so that it cannot be taken back."""

    def deal(self, state: Any, chance: random.Random) -> Outcome:
        """A random answer to a pending roll or shuffle."""

    def observe(self, state: Any, seat: int) -> Any:
        """What `seat` may see."""

    def clock_s(self, state: Any) -> int | None:
        """Seconds after which whoever has a clock says TimeUp, counted from the deal; None where no clock runs."""

    def overlong(self, state: Any, turns: int) -> str | None:
        """Why a match without a window is stopped here, after so many turns; None while it goes on."""

    def standings(self, state: Any) -> tuple[Standing, ...]:
        """All seats, winners first."""

    def describe(self, state: Any) -> dict[str, Any]:
        """The position object of notation.md."""

    def event_from_json(self, table: Mapping[str, Any]) -> Event:
        """The event that a line of a log says. Raises UnexpectedEvent with `malformed` or `unknown_key`."""

    def event_to_json(self, event: Event) -> dict[str, Any]:
        """The line of a log that says `event`."""


def ranked(points: Sequence[int], over: bool) -> tuple[Standing, ...]:
    """All seats by their points, the best first; equal points share a rank, and the win where the game is over."""
    best = max(points)
    order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    ranks = {seat: 1 + sum(other > points[seat] for other in points) for seat in order}
    return tuple(Standing(seat, ranks[seat], points[seat], over and points[seat] == best) for seat in order)


def open_choices(game: Game, state: Any) -> tuple[Chosen, ...]:
    """Every choice open now: of the seat that must choose, then of those that may break in."""
    pending = game.pending(state)
    if not isinstance(pending, Choose):
        return ()
    seats = (pending.seat, *pending.also)
    return tuple(Chosen(seat, move) for seat in seats for move in game.legal_moves(state, seat))


def stream(seed: int, *use: str | int) -> random.Random:
    """A random stream of its own for each `use`: `stream(7, "act", 3)`. No stream is shared.

    The same on every machine and every Python: the key is hashed with BLAKE2b.
    """
    import random  # here: folding a log needs no chance, and should start quickly

    return random.Random(stream_seed(seed, *use))


def stream_seed(seed: int, *use: str | int) -> int:
    """The 64-bit seed that belongs to `use`; for numpy Generators and for act seeds."""
    import hashlib

    key: Sequence[str | int] = (seed, *use)
    digest = hashlib.blake2b(repr(tuple(key)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
