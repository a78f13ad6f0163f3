"""A match: rules, players, table and log. The only place where games and acts meet; it runs without a window.

Every random answer comes from `stream(seed, use, n)` with n the number of events so far, so that a match
that is resumed from its log goes on exactly as if it had never stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simulator.game import BadSetup, Choose, Chosen, Event, GameError, Refusal, Standing, stream, stream_seed
from simulator.games import GAMES, game_named, new_header
from simulator.log import PERFORMANCE, Log, LogWriter, Refused, read_log
from simulator.scene.decks import DeckFileError, with_deck
from simulator.vocabulary import Flip, Flipped, Outcome, Pour, Poured, Roll, Shuffle

if TYPE_CHECKING:
    from simulator.acts.flip import FlipAct
    from simulator.acts.pour import PourAct
    from simulator.players.player import Player

    Act = PourAct | FlipAct

__all__ = ["GAMES", "Match", "folded", "game_named", "new_header"]


@dataclass(frozen=True, slots=True)
class _Step:
    """What stood before an event, so that a choice can be taken back."""

    before: Any
    event: Event


class Match:
    """One game at one table.

    state: the present state of the rules. pending: what it waits for. events: all events so far. turns: turns
    begun so far, without the set-up.
    """

    def __init__(
        self,
        header: Mapping[str, Any],
        players: Sequence[Player | None] = (),
        log_path: str | Path | None = None,
        scenes: Mapping[str, Any] | None = None,
    ) -> None:
        """A match from its first state. `scenes` may hold loaded scenes by act; others are loaded by name when needed.

        Raises:
            BadSetup: the header cannot be played.
            OSError: the log cannot be made; it must not exist yet.
        """
        self._begin(header, players, scenes)
        self._log = LogWriter(log_path) if log_path is not None else None
        if self._log:
            self._write_header(self._log)

    def _write_header(self, log: LogWriter) -> None:
        try:
            log.write(self.header)
        except OSError:
            log.discard()
            raise

    def _begin(
        self, header: Mapping[str, Any], players: Sequence[Player | None], scenes: Mapping[str, Any] | None
    ) -> None:
        self.header = dict(header)
        self.game = game_named(header.get("game"))
        self.state = self.game.setup(_with_open_deck(header) if self.game.ACTS else header)
        self.seats = len(header["seats"])
        self.players: tuple[Player | None, ...] = tuple(players) or (None,) * self.seats
        self.turns = int(_turn(self.state) is not None)
        self.log_failed: Callable[[OSError], None] | None = None
        """Told when the log cannot be written: then the match goes on without it. Without one the error is raised."""
        self._scenes = dict(scenes or {})
        self._steps: list[_Step] = []

    @classmethod
    def resume(
        cls,
        path: str | Path,
        players: Sequence[Player | None] = (),
        scenes: Mapping[str, Any] | None = None,
    ) -> Match:
        """The match that a log has come to; it goes on in the same file. A last line cut short is dropped.

        Raises:
            Refused: a line of the log is refused.
            OpenElsewhere: another window or command plays this match now.
            OSError: the log cannot be read or written.
        """
        log = read_log(path)
        match = folded(log, players, scenes)
        match._log = LogWriter(path, at_bytes=log.complete_bytes)
        return match

    @property
    def pending(self) -> Any:
        """What the rules wait for; None when the game is over."""
        return self.game.pending(self.state)

    @property
    def seed(self) -> int:
        """The seed of the match; 0 for a log that names none."""
        seed = self.header.get("seed", 0)
        return seed if isinstance(seed, int) else 0

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far."""
        return tuple(step.event for step in self._steps)

    @property
    def log_path(self) -> Path | None:
        """The file that the match writes, if any."""
        return self._log.path if self._log else None

    @property
    def overlong(self) -> str | None:
        """Why the match is stopped here where no window is open; None while it goes on."""
        return self.game.overlong(self.state, self.turns)

    def standings(self) -> tuple[Standing, ...]:
        """All seats, winners first."""
        return self.game.standings(self.state)

    # Answers

    def answer(self, event: Event, performance: Mapping[str, Any] | None = None) -> None:
        """Apply `event` and write it to the log at once, with the performance of an act beside it.

        Raises:
            IllegalMove: a choice that the rules refuse. Nothing changes.
            UnexpectedEvent: not what the state waits for. Nothing changes.
            OSError: the log could not be written. Nothing changes. (See `log_failed`.)
        """
        after = self.game.apply(self.state, event)
        table = self.game.event_to_json(event)
        self._write({**table, PERFORMANCE: performance} if performance else table)
        self._advance(event, after)

    def _write(self, table: Mapping[str, Any]) -> None:
        if self._log is None:
            return
        try:
            self._log.write(table)
        except OSError as fault:
            if self.log_failed is None:
                raise
            self._log.close()
            self._log = None
            self.log_failed(fault)

    def _advance(self, event: Event, after: Any) -> None:
        self._steps.append(_Step(self.state, event))
        self.turns += _begins_turn(self.state, after)
        self.state = after

    def deal(self) -> Outcome:
        """Answer the pending roll or shuffle by chance; says what it was.

        Raises:
            ValueError: neither is pending.
        """
        if not isinstance(self.pending, (Roll, Shuffle)):
            raise ValueError(f"no roll and no shuffle is pending, but {self.pending}")
        outcome = self.game.deal(self.state, self._stream("chance"))
        self.answer(outcome)
        return outcome

    def bot_choice(self) -> Any | None:
        """What the player of the pending choice wants; None for a person, and while a bot still thinks."""
        seat = self.pending.seat
        player = self.players[seat]
        if player is None:
            return None
        view = self.game.observe(self.state, seat)
        player.attend(self._stream("bot", seat), view)
        return player.choose(view, self.game.legal_moves(self.state))

    def bot_event(self) -> Chosen | None:
        """The choice that the bots make now; None while the one that must choose is a person or still thinks.

        All who may choose are asked in a random order, each without hearing the others: so nobody is always the
        quickest. Who breaks in is heard before a move that only the seat on turn may make.
        """
        pending: Choose = self.pending
        seats = [pending.seat, *pending.also]
        if pending.also:
            self._stream("order").shuffle(seats)
        return self._quickest(pending, seats)

    def _quickest(self, pending: Choose, seats: Sequence[int]) -> Chosen | None:
        in_turn = None
        for seat in seats:
            if seat == pending.seat:
                move = self.bot_choice()
                in_turn = None if move is None else Chosen(seat, move)
                if in_turn and any(move in self.game.legal_moves(self.state, other) for other in pending.also):
                    return in_turn
            elif (move := self.bot_breaks_in(seat)) is not None:
                return Chosen(seat, move)
        return in_turn

    def bot_breaks_in(self, seat: int) -> Any | None:
        """What the player of `seat`, which may break in, does; None for a person, and where it keeps silent."""
        player = self.players[seat]
        if player is None:
            return None
        view = self.game.observe(self.state, seat)
        player.attend(self._stream("bot", seat), view)
        return player.choose(view, (*self.game.legal_moves(self.state, seat), None))

    def choose(self, move: Any, seat: int | None = None) -> None:
        """Answer the pending choice with `move`, made by `seat` where another one breaks in. Raises IllegalMove."""
        self.answer(Chosen(self.pending.seat if seat is None else seat, move))

    # Acts

    def scene(self, act: str) -> Any:
        """The loaded scene of `act`, "pour" or "flip"."""
        if act not in self._scenes:
            from simulator.scene import load_scene

            self._scenes[act] = load_scene(act, self.header.get("scene", "standard"))
        return self._scenes[act]

    def open_act(self) -> Act:
        """The pending pour or flip, ready for its first tick; its seed belongs to this moment of the match.

        Raises:
            ValueError: no act is pending.
        """
        from simulator.acts.perform import open_act

        request = self.pending
        if not isinstance(request, (Pour, Flip)):
            raise ValueError(f"no act is pending, but {request}")
        return open_act(self.scene(_act_of(request)), request, self.act_seed)

    @property
    def act_seed(self) -> int:
        """The seed of the act that is pending now."""
        return stream_seed(self.seed, "act", len(self._steps))

    def bot_hand(self) -> Player | None:
        """The player who leads the hand of the pending act, told what is asked for; None for a person."""
        request: Pour | Flip = self.pending
        player = self.players[request.seat]
        if player is not None:
            player.attend(self._stream("hand", request.seat), self.game.observe(self.state, request.seat))
            player.take(request, self.scene(_act_of(request)))
        return player

    def close_act(self, act: Act) -> Poured | Flipped:
        """Answer the pending act with the outcome of `act`, its performance beside it in the log."""
        outcome: Poured | Flipped = act.outcome
        self.answer(outcome, self.performance(act))
        return outcome

    def performance(self, act: Act) -> dict[str, Any]:
        """How `act` was performed: scene, seed and gesture. Enough to perform it again."""
        from simulator.scene import digest

        name = _act_of(self.pending)
        return {
            "scene": self.header.get("scene", "standard"),
            "digest": digest(self.scene(name)),
            "seed": self.act_seed,
            "gesture": act.gesture.to_json(),
        }

    def _stream(self, *use: str | int) -> Any:
        return stream(self.seed, *use, len(self._steps))

    # Undo

    @property
    def can_undo(self) -> bool:
        """Whether the last event was a choice that showed nothing hidden: what chance or a hand has answered stays."""
        if not self._steps:
            return False
        before, event = self._steps[-1].before, self._steps[-1].event
        return isinstance(event, Chosen) and not self.game.reveals(before, event.move)

    def undo(self) -> None:
        """Take back the last choice, in the log too.

        Raises:
            ValueError: the last event was no choice, or showed what was hidden.
        """
        if not self.can_undo:
            raise ValueError("only a choice can be taken back, and only where it showed nothing hidden")
        if self._log:
            self._log.take_back()
        before = self._steps.pop().before
        self.turns -= _begins_turn(before, self.state)
        self.state = before

    def close(self) -> None:
        """Close the log."""
        if self._log:
            self._log.close()


def _with_open_deck(header: Mapping[str, Any]) -> dict[str, Any]:
    """The header as the rules take it: they read no files, so the deck is a table."""
    try:
        return with_deck(header)
    except DeckFileError as fault:
        raise BadSetup(Refusal("no_such_deck", str(fault))) from None


def _act_of(request: Pour | Flip) -> str:
    return "pour" if isinstance(request, Pour) else "flip"


def _turn(state: Any) -> int | None:
    """Whose turn it is; None during a set-up."""
    return None if getattr(state, "setup", ()) else state.turn


def _begins_turn(before: Any, after: Any) -> bool:
    return _turn(after) not in (None, _turn(before))


def folded(log: Log, players: Sequence[Player | None] = (), scenes: Mapping[str, Any] | None = None) -> Match:
    """The match that `log` has come to, without a file of its own. Runs no physics.

    Raises:
        Refused: the header or a line is refused; says which.
    """
    try:
        match = Match(log.header, players, None, scenes)
    except GameError as fault:
        raise Refused(1, fault.refusal.reason, fault.refusal.message) from None
    for line in log.lines:
        try:
            event = match.game.event_from_json(line.event)
            match._advance(event, match.game.apply(match.state, event))
        except GameError as fault:
            raise Refused(line.number, fault.refusal.reason, fault.refusal.message) from None
    return match
