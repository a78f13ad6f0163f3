"""A match without a window: bots choose, their hands do the acts, chance answers, until the game is over."""

from __future__ import annotations

from simulator.game import Choose
from simulator.match import Match
from simulator.players.player import Unseen
from simulator.vocabulary import Flip, Flipped, Pour, Poured, TimeUp

SECONDS_A_TURN = 6
"""There is no clock without a window: every turn counts as so many seconds. Chosen: fifty turns in five minutes."""

LONGEST_ACT_TICKS = 480 * 60
"""A hand that has not let go after a minute of simulated time is told to."""


def play_out(match: Match, longest_turns: int | None = None) -> bool:
    """Play `match` to its end, every pour and flip simulated from the players' hands. False: stopped as too long.

    It is stopped where its game says so, or after `longest_turns`.

    Raises:
        ValueError: a seat has no player, or a player has not chosen.
    """
    while (pending := match.pending) is not None:
        if match.overlong or (longest_turns is not None and match.turns >= longest_turns):
            return False
        if _time_is_up(match):
            match.answer(TimeUp())
        elif isinstance(pending, Choose):
            _choose(match, pending.seat)
        elif isinstance(pending, (Pour, Flip)):
            perform_pending(match)
        else:
            match.deal()
    return True


def _time_is_up(match: Match) -> bool:
    clock_s = match.game.clock_s(match.state)
    return clock_s is not None and (match.turns - 1) * SECONDS_A_TURN >= clock_s


def _choose(match: Match, seat: int) -> None:
    choice = match.bot_event()
    if choice is None:
        raise ValueError(f"nobody chooses for seat {seat}")
    match.answer(choice)


def perform_pending(match: Match) -> Poured | Flipped:
    """Let the bot's hand do the pending act to its end and answer with the outcome.

    Raises:
        ValueError: the seat has no player.
    """
    player = match.bot_hand()
    if player is None:
        raise ValueError(f"nobody leads the hand of seat {match.pending.seat}")
    act = match.open_act()
    for tick in range(2 * LONGEST_ACT_TICKS):
        if act.done:
            return match.close_act(act)
        seen = act.seen() if player.looks else Unseen(act.tick)
        act.step(player.hand(seen) if tick < LONGEST_ACT_TICKS else None)
    raise RuntimeError("an act has not come to its end after two minutes")
